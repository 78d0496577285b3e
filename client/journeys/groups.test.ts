import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { button, findings, newTab } from './buying.ts'
import { ask, signedIn } from './madeGallery.ts'

const { url } = inject('site')

let browser: Browser
let person: Awaited<ReturnType<typeof signedIn>>
const groups: Record<'season' | 'home' | 'away' | 'keeper', string> = { season: '', home: '', away: '', keeper: '' }

async function makeGroup(title: string, parentIds: readonly string[]): Promise<string> {
  interface Made {
    createProductGroup: { productGroup: { id: string } | null; errors: unknown[] }
  }
  const query =
    'mutation($input: CreateProductGroupInput!) { createProductGroup(input: $input) { productGroup { id } errors { code } } }'
  const { createProductGroup } = await ask<Made>(person, query, {
    input: { changes: { title: { de: title }, parentIds } },
  })
  expect(createProductGroup.errors).toEqual([])
  return createProductGroup.productGroup!.id
}

async function makeProduct(title: string, groupId: string): Promise<void> {
  interface Made {
    createProduct: { product: { id: string } | null; errors: unknown[] }
  }
  const query =
    'mutation($input: CreateProductInput!) { createProduct(input: $input) { product { id } errors { code } } }'
  const input = {
    title: { de: title },
    kind: 'GOODS',
    basePrice: 2990,
    groupIds: [groupId],
    newVariants: [{ size: 'M' }],
  }
  const { createProduct } = await ask<Made>(person, query, { input })
  expect(createProduct.errors).toEqual([])
  interface Shown {
    updateProduct: { errors: unknown[] }
  }
  const show = 'mutation($input: UpdateProductInput!) { updateProduct(input: $input) { errors { code } } }'
  const { updateProduct } = await ask<Shown>(person, show, {
    input: { productId: createProduct.product!.id, revision: 1, changes: { isOffline: false } },
  })
  expect(updateProduct.errors).toEqual([])
}

beforeAll(async () => {
  browser = await launchBrowser()
  person = await signedIn()
  groups.season = await makeGroup('Saison Baumreise', [])
  groups.home = await makeGroup('Heimtrikots', [groups.season])
  groups.away = await makeGroup('Auswärtstrikots', [groups.season])
  groups.keeper = await makeGroup('Torwarttrikots', [groups.season])
  for (const title of ['Heim Eins', 'Heim Zwei', 'Heim Drei']) await makeProduct(title, groups.home)
})
afterAll(async () => {
  const remove =
    'mutation($input: DeleteProductGroupsInput!) { deleteProductGroups(input: $input) { errors { code } } }'
  await ask(person, remove, { input: { groupIds: Object.values(groups) } })
  await person.dispose()
  await browser.close()
})

/** Looks at the page as it is, on a desk and on a phone. */
async function look(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  }
}

test('groups are moved by keyboard and mouse, products are ordered, and the shop shows it', async () => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    storageState: await person.storageState(),
  })
  const { page, failures } = await newTab(context)
  // As it was made, also when it is walked once more.
  await ask(
    person,
    'mutation($input: ArrangeProductGroupsInput!) { arrangeProductGroups(input: $input) { errors { code } } }',
    { input: { levels: [{ parentId: groups.season, childIds: [groups.home, groups.away, groups.keeper] }] } },
  )
  await page.goto(`${url}/admincenter/groups`)
  const handle = (name: string) => button(page, `„${name}“ verschieben`)
  await handle('Heimtrikots').focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText(/„Heimtrikots“: Platz \d von 3, Saison Baumreise/).waitFor({ state: 'attached' })
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await row('Torwarttrikots').scrollIntoViewIfNeeded()
  const [from, to] = [await handle('Torwarttrikots').boundingBox(), await row('Saison Baumreise').boundingBox()]
  await page.mouse.move(from!.x + 10, from!.y + 10)
  await page.mouse.down()
  await page.mouse.move(from!.x + 14, from!.y - 20, { steps: 4 })
  await page.mouse.move(from!.x + 10, to!.y + to!.height - 4, { steps: 8 })
  await page.mouse.up()
  await page.getByText('„Torwarttrikots“: Platz 1 von 3, Saison Baumreise').waitFor({ state: 'attached' })
  // For a moment after a drag presses are taken for its end.
  await expect
    .poll(async () => {
      const isOpen = await button(page, 'speichern').isVisible()
      if (isOpen) await button(page, 'speichern').click()
      return isOpen
    })
    .toBe(false)
  await look(page)

  await page.goto(`${url}/admincenter/groups/${encodeURIComponent(groups.home)}`)
  const place = page.getByRole('textbox', { name: 'Platz von „Heim Zwei“ (1 bis 3)' })
  await place.fill('1')
  await place.press('Enter')
  await button(page, 'speichern').click()
  await page.getByText('Gespeichert', { exact: false }).first().waitFor()
  await look(page)

  await page.goto(`${url}/saison-baumreise`)
  const children = page.getByRole('main').getByRole('link', { name: /trikots$/ })
  const shown = (await children.allTextContents()).filter(text => /^(Heim|Auswärts|Torwart)trikots$/.test(text))
  expect(shown[0]).toBe('Torwarttrikots')
  expect(shown.toSorted()).toEqual(['Auswärtstrikots', 'Heimtrikots', 'Torwarttrikots'])
  await page.goto(`${url}/heimtrikots`)
  const tiles = page.getByRole('main').getByRole('heading', { name: /^Heim (Eins|Zwei|Drei)$/ })
  await tiles.nth(2).waitFor()
  expect((await tiles.allTextContents())[0]).toBe('Heim Zwei')
  expect(failures).toEqual([])
  await context.close()
})
