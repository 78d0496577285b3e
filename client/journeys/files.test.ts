import type { Browser, BrowserContext, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { findings, heading, newTab } from './buying.ts'
import { leaveProduct } from './editing.ts'

/** The library of files: looked through, tagged, put into the trash and back, chosen from. */

const { url, email, password } = inject('site')

let browser: Browser
let session: Awaited<ReturnType<BrowserContext['storageState']>>
beforeAll(async () => {
  browser = await launchBrowser()
  const person = await browser.newContext()
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  const data = { query: signIn, variables: { input: { email, password } } }
  const headers = { origin: url, 'x-forwarded-for': '10.77.0.63' }
  const answer = await person.request.post(`${url}/graphql`, { data, headers })
  expect(await answer.json()).toEqual({ data: { signIn: { errors: [] } } })
  session = await person.storageState()
  await person.close()
})
afterAll(() => browser.close())

const button = (place: Locator, name: string) => place.getByRole('button', { name })
const wide = { width: 1440, height: 1000 }

test.each([
  ['the list', 'files'],
  ['tiles', 'files?look=tiles'],
])(
  '%s of files is nowhere wider than its place, and nothing moves while pictures come',
  async (_label, path) => {
    const person = await browser.newContext({ storageState: session, viewport: wide })
    const { page, failures } = await newTab(person)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) shifts.push(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${url}/admincenter/filebrowser`)
    await page.waitForURL('**/admincenter/files')
    await page.goto(`${url}/admincenter/${path}`)
    await heading(page, 'Dateien')
    await page.waitForFunction(() => [...document.images].every(image => image.complete || image.loading === 'lazy'))
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0)),
    ).toBeLessThan(0.01)
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await findings(page)]).toEqual([width, { violations: [], isTooWide: false }])
    }
    expect(failures).toEqual([])
    await person.close()
  },
  60_000,
)

test('files are selected by keyboard, tagged in their row, put into the trash and brought back', async () => {
  const person = await browser.newContext({ storageState: session, viewport: wide })
  const { page, failures } = await newTab(person)
  // Files of the demo: others may be edited by other journeys meanwhile.
  await page.goto(`${url}/admincenter/files?type=PDF&search=groessentabelle`)
  await heading(page, 'Dateien')
  const rows = page.locator('tbody tr')
  const name = (await rows.first().locator('[data-row-control="link"]').textContent()) ?? ''
  expect(name).toMatch(/\.pdf$/)
  await rows.first().locator('[data-row-control="link"]').focus()
  await page.keyboard.press('Control+a')
  const bar = page.getByRole('region', { name: 'Auswahl' })
  await bar.getByText(`${await rows.count()} ausgewählt`).waitFor()
  await button(bar, 'Auswahl aufheben').click()

  await page.getByRole('button', { name: `Schlagwörter von ${name}` }).click()
  await page.keyboard.type('Pflege,')
  await page.waitForResponse(answer => (answer.request().postData() ?? '').includes('Pflege'))
  await page.goto(`${url}/admincenter/files?tag=Pflege`)
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: 'Schlagwörter Pflege' }).waitFor()

  await rows.first().getByRole('checkbox').check()
  await button(bar, 'löschen').click()
  const dialog = page.getByRole('dialog', { name: 'wirklich löschen?' })
  await dialog.getByText('noch verwendet').waitFor()
  await dialog.getByRole('radio', { name: 'Überall entfernen und löschen' }).check()
  await button(dialog, 'löschen').click()
  await page.getByRole('heading', { name: 'Keine Dateien gefunden' }).waitFor()
  await page.goto(`${url}/admincenter/files?in=trash`)
  await rows.first().getByRole('checkbox').check()
  await button(bar, 'wiederherstellen').click()
  await page.getByRole('heading', { name: 'Der Papierkorb ist leer' }).waitFor()
  await page.goto(`${url}/admincenter/files?tag=Pflege`)
  await expect.poll(() => rows.count()).toBe(1)
  expect(failures).toEqual([])
  await person.close()
}, 60_000)

test.each([
  [1440, 1000],
  [390, 844],
])(
  'at %i pixels a product shows a picture that another one shows',
  async (width, height) => {
    const person = await browser.newContext({ storageState: session, viewport: { width, height } })
    const { page, failures } = await newTab(person)
    await page.goto(`${url}/admincenter/products?search=Duschtuch`)
    await page.locator('[data-row-control="link"]').first().click()
    const images = page.locator('#images [data-image]')
    await images.first().waitFor()
    const before = await images.count()
    await button(page.locator('#images'), 'aus der Dateiverwaltung wählen').click()
    const dialog = page.getByRole('dialog', { name: 'Bilder aus der Dateiverwaltung wählen' })
    await dialog.getByRole('searchbox').fill('hero')
    await dialog.getByRole('searchbox').press('Enter')
    const tiles = dialog.locator('[data-tiles] > li')
    await expect.poll(async () => (await tiles.allTextContents()).every(text => text.includes('hero'))).toBe(true)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await tiles
      .nth(width > 1000 ? 0 : 1)
      .locator('[data-row-control="link"]')
      .click()
    await button(dialog, 'eine übernehmen').click()
    const question = page.getByRole('dialog', { name: 'Bild hinzufügen' })
    await button(question, 'hinzufügen').click()
    await expect.poll(() => images.count()).toBe(before + 1)
    await leaveProduct(page)
    expect(failures).toEqual([])
    await person.close()
  },
  60_000,
)
