import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'

const { url } = inject('site')
const jersey = '/trikots/trikot-nordwald-mit-nadelstreif'
const kit = '/sets/3-teiliges-set-nordwald'
let browser: Browser
let axe: string

beforeAll(async () => {
  browser = await launchBrowser()
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
})
afterAll(() => browser.close())

/** Opens a page as a guest with an empty cart; what goes wrong in the browser fails the test that asks for it. */
async function visit(path: string, width = 1440) {
  const context = await browser.newContext({ viewport: { width, height: 1000 }, bypassCSP: true })
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', error => failures.push(String(error)))
  page.on('console', message => message.type() === 'error' && failures.push(message.text()))
  await page.goto(url + path, { waitUntil: 'networkidle' })
  return { page, failures }
}

async function violations(page: Page): Promise<string[]> {
  // A sum that is being reckoned anew is pale for a moment.
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate(axe)
  return page.evaluate(async () => {
    type Violation = { id: string; nodes: { target: string[] }[] }
    const check = (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe
    return (await check.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`)
  })
}

const toastOf = (page: Page) => page.getByRole('region', { name: /Meldungen|Messages|Notifications/ })

test('a team orders eleven jerseys, each with its own name, at the tier price', async () => {
  const { page, failures } = await visit(jersey)
  const size = (name: RegExp) => page.getByRole('textbox', { name })
  const buy = page.getByRole('button', { name: /Stück in den Warenkorb/ }).first()
  await size(/^Größe S, Herren, lagernd/).fill('9')
  await page.getByRole('radio', { name: 'Damen' }).check({ force: true })
  await size(/^Größe M, Damen, lagernd/).fill('2')
  await page.getByText('11 Stück', { exact: true }).first().waitFor()
  await page.getByText('zu je 31,90 €').first().waitFor()
  await page.getByText('Staffelpreis ab 10 Stück erreicht. Noch 14 Stück bis zum Preis von 28,90 €.').waitFor()

  await page.getByRole('switch', { name: 'Produkt personalisieren' }).check()
  await buy.click()
  await page.getByText('Sie haben Personalisierung ausgewählt, bitte geben Sie einen Text ein.').waitFor()
  await toastOf(page).getByText('Bitte geben Sie einen Text zur Personaliesierung ein.').waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByRole('textbox', { name: 'Text für alle Stücke' }).fill('SV HERBST')
  await page.getByRole('switch', { name: /erweiterte Personalisierung/ }).check()
  const first = page.getByRole('textbox', { name: 'Text für Größe M, Damen, Nr. 1' })
  expect(await first.inputValue()).toBe('SV HERBST')
  await first.fill('ÖZDEMIR 7')
  await page.getByText('9 / 16').first().waitFor()
  await buy.click()
  await toastOf(page).getByText('11 Stück zum Warenkorb hinzugefügt').waitFor()
  await page.getByRole('link', { name: 'Warenkorb, 11 Stück' }).waitFor()
  expect(await size(/^Größe M, Damen/).inputValue()).toBe('2')
  expect(failures).toEqual([])
})

test('without a size the page says so and gives the keyboard to the first', async () => {
  const { page } = await visit(jersey)
  await page.getByRole('button', { name: 'in den Warenkorb' }).first().dispatchEvent('click')
  await page.getByRole('alert').getByText('Bitte wählen Sie eine Größe.').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Größe S, Herren, lagernd')
})

test.each([
  ['-4', '0'],
  ['', '0'],
  ['abc', '0'],
  ['007', '7'],
])('the amount "%s" becomes %s', async (typed, amount) => {
  const { page } = await visit(jersey)
  const field = page.getByRole('textbox', { name: /^Größe S, Herren/ })
  await field.fill('5')
  await field.fill(typed)
  await field.blur()
  expect(await field.inputValue()).toBe(amount)
})

test('a set is sold when all of its pieces are equally many', async () => {
  const { page, failures } = await visit(kit)
  const pieces = page.locator('#sizes > li')
  const size = (piece: number, name: RegExp) => pieces.nth(piece).getByRole('textbox', { name })
  await size(0, /^Größe S,/).fill('3')
  await size(1, /^Größe M,/).fill('3')
  await size(2, /^Größe 39–42,/).fill('2')
  await page.getByText('Bitte fügen Sie bei jedem gewählten Set Produkt die gleichen Bestellmengen ein.').waitFor()
  await page.getByText('Stutzenstrumpf Nordwald: es fehlen noch 1 Stück.').last().waitFor()
  await page.getByText('2 Sets vollständig').first().waitFor()
  await page.getByText('2 zu je 64,90 €.').waitFor()
  expect(await page.getByRole('button', { name: 'Sets in den Warenkorb' }).first().isDisabled()).toBe(true)
  expect(await violations(page)).toEqual([])

  await size(2, /^Größe 43–46,/).fill('1')
  await page.getByText('3 zu je 64,90 €. Sie sparen 35,40 € gegenüber dem Einzelkauf.').waitFor()
  await page.getByRole('button', { name: '3 Sets in den Warenkorb' }).click()
  await toastOf(page).getByText('3 Sets hinzugefügt').waitFor()
  expect(failures).toEqual([])
})

test('pictures open large, turn with the arrow keys and close with Escape', async () => {
  const { page } = await visit(jersey)
  await page
    .getByRole('link', { name: /vergrößern$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Bilder von Trikot Nordwald mit Nadelstreif' })
  await dialog.getByText(/^1 \/ /).waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByText(/^2 \/ /).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('on a phone the bar at the bottom buys, in English too', async () => {
  const { page, failures } = await visit(`/en${jersey}`, 390)
  await page.getByRole('textbox', { name: /^Size S, Men, in stock/ }).fill('2')
  await page.getByText('at €34.90').first().waitFor()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await toastOf(page).getByText('2 pieces added to the cart').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(page)).toEqual([])
  expect(failures).toEqual([])
})
