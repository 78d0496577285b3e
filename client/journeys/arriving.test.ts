import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { takeJerseys } from './buying.ts'

const { url } = inject('site')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A page whose scripts are held back until they are let go. */
async function withoutScripts(path: string, tab?: Page): Promise<{ page: Page; asked: string[]; letGo: () => void }> {
  const page = tab ?? (await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage())
  const asked: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    asked.push(new URL(route.request().url()).pathname)
    await held.promise
    await route.continue()
  })
  await page.goto(url + path, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, asked, letGo: held.resolve }
}

test('scripts are asked for when what is in sight has been painted', async () => {
  const { page, asked, letGo } = await withoutScripts('/')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const painted = () => performance.getEntriesByType('paint').map(({ name }) => name)
  expect(await page.evaluate(painted)).toContain('first-contentful-paint')
  letGo()
})

test('what is pressed before the scripts are there is done when they are', async () => {
  const { page, letGo } = await withoutScripts('/trikots')
  await page
    .getByRole('main')
    .getByRole('button', { name: /auf die Merkliste$/ })
    .first()
    .click()
  letGo()
  await page.getByText('Artikel wurde zur Merkliste hinzugefügt.').waitFor()
})

test('a form that needs scripts keeps what was entered and is sent once they are there', async () => {
  const { page, letGo } = await withoutScripts('/login')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('niemand@example.com')
  await page.locator('input[type=password]').fill('Umkleide-2026')
  await page.getByRole('button', { name: 'anmelden', exact: true }).click()
  letGo()
  await page.getByRole('alert').waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('amounts that are typed before the scripts are there count', async () => {
  const { page, letGo } = await withoutScripts('/trikots/trikot-nordwald-mit-nadelstreif')
  const size = page.getByRole('textbox', { name: /^Größe S, Herren/ })
  await size.fill('12')
  letGo()
  await page.getByText('zu je 31,90 €').first().waitFor()
  expect(await size.inputValue()).toBe('12')
  await page.getByRole('button', { name: '12 Stück in den Warenkorb' }).first().waitFor()
})

test('an amount in the cart that is typed and left before the scripts are there counts', async () => {
  const buyer = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage()
  await takeJerseys(buyer, 2)
  const { page, letGo } = await withoutScripts('/cart', buyer)
  const amount = page.getByRole('textbox', { name: /^Stückzahl Trikot Nordwald mit Nadelstreif/ })
  await amount.fill('4')
  await amount.blur()
  letGo()
  await page.getByRole('link', { name: 'Warenkorb, 4 Stück' }).waitFor()
  expect(await amount.inputValue()).toBe('4')
})

test('what is searched for before the scripts are there gets its suggestions', async () => {
  const { page, letGo } = await withoutScripts('/')
  await page.getByRole('combobox', { name: 'Produkte suchen' }).fill('hose')
  letGo()
  await page.getByRole('option').first().waitFor()
})
