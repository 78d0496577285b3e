import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { button, field, findings, heading, newTab } from './buying.ts'
import { ask, signedIn } from './madeGallery.ts'

const { url } = inject('site')

type Piece = { id: string; sku: string; size: string; stock: number }
let browser: Browser
let person: Awaited<ReturnType<typeof signedIn>>
let counted: readonly Piece[]

beforeAll(async () => {
  browser = await launchBrowser()
  person = await signedIn()
  type Stock = { stock: { edges: { node: Omit<Piece, 'stock'> & { stock: number | null } }[] } }
  const { stock } = await ask<Stock>(person, 'query { stock(first: 100) { edges { node { id sku size stock } } } }')
  const limited = stock.edges.map(({ node }) => node).filter(node => node.stock !== null && node.stock > 3)
  counted = limited.slice(0, 3) as Piece[]
  expect(counted).toHaveLength(3)
  // So that one of them is low once two pieces are found to be missing.
  const input = { itemIds: [counted[0]!.id], level: counted[0]!.stock - 1 }
  await ask(person, 'mutation ($input: SetReorderLevelInput!) { setReorderLevel(input: $input) { errors { code } } }', {
    input,
  })
})
afterAll(async () => {
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

async function scan(page: Page, code: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await field(page, 'Code scannen oder eintippen').fill(code)
    await page.keyboard.press('Enter')
  }
}

test('three sizes are counted with a scanner and booked; movements and the low list tell of it', {
  timeout: 120_000,
}, async () => {
  const context = await browser.newContext({ storageState: await person.storageState(), bypassCSP: true })
  const { page, failures } = await newTab(context)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${url}/admincenter/shop/stock`)
  await heading(page, 'Bestand')
  await look(page)
  await page.getByRole('link', { name: 'Inventur', exact: true }).click()
  await heading(page, 'Inventur')
  await button(page, 'Inventur beginnen').first().click()
  const dialog = page.getByRole('dialog', { name: 'Inventur beginnen' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Regal 3')
  await dialog.getByRole('checkbox', { name: 'Reserviertes mitzählen' }).uncheck()
  await dialog.getByRole('button', { name: 'Inventur beginnen' }).click()
  await heading(page, 'Regal 3')

  const [first, second, third] = counted as [Piece, Piece, Piece]
  await scan(page, 'GIBT-ES-NICHT', 1)
  await page.getByRole('alert').filter({ hasText: 'GIBT-ES-NICHT: Diesen Code hat kein Artikel.' }).waitFor()
  await scan(page, first.sku, first.stock - 2)
  await scan(page, second.sku, second.stock)
  await scan(page, third.sku, third.stock + 1)
  await page.getByRole('status').filter({ hasText: '3 von' }).filter({ hasText: '2 Differenzen' }).waitFor()
  await page.getByRole('link', { name: 'Gezählt 3', exact: true }).waitFor()
  await look(page)
  await page.getByRole('link', { name: 'Differenzen 2', exact: true }).click()
  await page.getByRole('row').filter({ hasText: first.sku }).getByText('-2').waitFor()
  await page.getByRole('row').filter({ hasText: third.sku }).getByText('+1').waitFor()

  await button(page, 'buchen').click()
  const booking = page.getByRole('dialog', { name: '„Regal 3“ buchen' })
  await booking.getByText('2 weichen ab').waitFor()
  await booking.getByRole('button', { name: 'buchen' }).click()
  await page.getByText('gebucht', { exact: true }).first().waitFor()
  await look(page)

  await page.goto(`${url}/admincenter/shop/stock/movements?tab=stocktaking`)
  await page.getByRole('row').filter({ hasText: 'Regal 3' }).filter({ hasText: '-2' }).waitFor()
  expect(await page.getByRole('row').filter({ hasText: 'Regal 3' }).count()).toBe(2)
  await look(page)

  await page.goto(`${url}/admincenter/shop/stock?state=low&search=${encodeURIComponent(first.sku)}`)
  const row = page.getByRole('row').filter({ hasText: first.sku })
  await row
    .getByText(String(first.stock - 2), { exact: true })
    .first()
    .waitFor()
  expect(await page.getByRole('row').filter({ hasText: second.sku }).count()).toBe(0)
  // The refused code is said by the server with 200; nothing else may have been told to the console.
  expect(failures).toEqual([])
  await context.close()
})
