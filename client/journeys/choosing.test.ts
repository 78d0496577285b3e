import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { findings } from './buying.ts'

const { url } = inject('site')
const jersey = '/trikots/trikot-nordwald-mit-nadelstreif'
const kit = '/sets/3-teiliges-set-nordwald'
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
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
  await page.getByText('Staffelpreis ab 10 Stück erreicht.').waitFor()
  await page.getByText('Noch 14 Stück bis zum Preis von 28,90 €, 3 € weniger je Stück.').waitFor()

  await page.getByRole('switch', { name: 'Produkt personalisieren' }).check()
  await buy.click()
  await page.getByText('Sie haben Personalisierung ausgewählt, bitte geben Sie einen Text ein.').waitFor()
  await toastOf(page).getByText('Bitte geben Sie einen Text zur Personaliesierung ein.').waitFor()
  expect((await findings(page)).violations).toEqual([])

  await page.getByRole('textbox', { name: 'Text für alle Stücke: Name' }).fill('SV HERBST')
  await page.getByRole('switch', { name: /erweiterte Personalisierung/ }).check()
  const first = page.getByRole('textbox', { name: 'Text für Größe M, Damen, Nr. 1: Name' })
  expect(await first.inputValue()).toBe('SV HERBST')
  await first.fill('ÖZDEMIR')
  await page.getByRole('textbox', { name: 'Text für Größe M, Damen, Nr. 1: Nummer' }).fill('7')
  await page.getByText('9 / 16').first().waitFor()
  await buy.click()
  await toastOf(page).getByText('11 Stück zum Warenkorb hinzugefügt').waitFor()
  await page.getByRole('link', { name: 'Warenkorb, 11 Stück' }).waitFor()
  expect(await size(/^Größe M, Damen/).inputValue()).toBe('2')
  expect(failures).toEqual([])
})

test('a name is drawn on the chosen shirt as it is typed, and again in the cart', async () => {
  const { page, failures } = await visit(jersey)
  const drawing = page.getByRole('img', { name: 'Hofstätter 10' })
  const pictureOf = () => page.locator('li[data-main] a > img').getAttribute('alt')
  await page.getByRole('radio', { name: 'Damen' }).check({ force: true })
  await page.getByRole('radio', { name: 'Tannengrün' }).check({ force: true })
  await expect.poll(pictureOf).toBe('Damentrikot Nordwald mit Nadelstreif, Tannengrün, Vorderseite')
  await page.getByRole('textbox', { name: /^Größe M, Damen/ }).fill('1')
  await page.getByRole('switch', { name: 'Produkt personalisieren' }).check()
  const name = page.getByRole('textbox', { name: 'Text für alle Stücke: Name' })
  await name.fill('Hofstätter ⚽')
  await page.getByText('Das können wir nicht drucken: ⚽').waitFor()
  await page
    .getByRole('button', { name: /Stück in den Warenkorb/ })
    .first()
    .click()
  await expect.poll(() => name.evaluate(field => field === document.activeElement)).toBe(true)
  await name.fill('Hofstätter')
  await page.getByRole('textbox', { name: 'Text für alle Stücke: Nummer' }).fill('10')
  await drawing.first().waitFor()
  expect(await pictureOf()).toBe('Damentrikot Nordwald mit Nadelstreif, Tannengrün, Rückseite')
  expect(await drawing.first().locator('text').allTextContents()).toEqual(['HOFSTÄTTER', '10'])
  expect((await findings(page)).violations).toEqual([])

  await page
    .getByRole('button', { name: /Stück in den Warenkorb/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Warenkorb, 1 Stück' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor()
  await drawing.waitFor()
  expect(await drawing.locator('text').allTextContents()).toEqual(['HOFSTÄTTER', '10'])
  expect((await findings(page)).violations).toEqual([])
  expect(failures).toEqual([])
})

test('what comes in one size begins with one piece, and has no chart of bodies', async () => {
  const { page } = await visit('/taschen-zubehoer/rucksack-auswaertsspiel')
  expect(
    await page
      .getByRole('textbox', { name: /lagernd|noch/ })
      .first()
      .inputValue(),
  ).toBe('1')
  await page.getByRole('button', { name: '1 Stück in den Warenkorb' }).first().waitFor()
  expect(await page.getByRole('link', { name: 'Größentabelle' }).count()).toBe(0)
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

test.each(['1,5', '2.5'])('the amount "%s" is refused in words and never read as another', async typed => {
  const { page } = await visit(jersey)
  const field = page.getByRole('textbox', { name: /^Größe S, Herren/ })
  await field.fill(typed)
  await field.blur()
  await page.getByText('Größe S, Herren: Bitte geben Sie eine ganze Zahl ein.').waitFor()
  expect(await field.inputValue()).toBe(typed)
  await field.fill('2')
  await page.getByText('2 Stück', { exact: true }).first().waitFor()
  expect(await page.getByText('Bitte geben Sie eine ganze Zahl ein.').count()).toBe(0)
})

test('a team’s list goes into sizes and texts, and its pieces stand together in the cart', async () => {
  const { page, failures } = await visit(jersey)
  await page.getByRole('button', { name: 'Mannschaftsliste einfügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mannschaftsliste' })
  const list = dialog.getByRole('textbox', { name: /^Name, Nummer und Größe/ })
  await list.fill('Größe\tNr.\tName\nS\t10\tADA\nM\t7\tKIM\nM\t7\tLEE\n9XL\t4\tMIA')
  await dialog.getByText('Die Größe „9XL“ gibt es hier nicht.').waitFor()
  await dialog.getByText('Die Nummer 7 kommt mehrmals vor.').first().waitFor()
  expect(await dialog.getByRole('button', { name: '4 Personen übernehmen' }).isDisabled()).toBe(true)
  expect((await findings(page)).violations).toEqual([])
  await list.fill('S\t10\tADA\nM\t7\tKIM\nM\t8\tLEE')
  await dialog.getByRole('button', { name: '3 Personen übernehmen' }).click()
  expect(await page.getByRole('textbox', { name: /^Größe M, Herren/ }).inputValue()).toBe('2')
  expect(await page.getByRole('textbox', { name: 'Text für Größe M, Herren, Nr. 2: Name' }).inputValue()).toBe('LEE')
  expect(await page.getByRole('textbox', { name: 'Text für Größe M, Herren, Nr. 2: Nummer' }).inputValue()).toBe('8')
  await page.getByRole('button', { name: '3 Stück in den Warenkorb' }).first().click()
  await toastOf(page).getByText('3 Stück zum Warenkorb hinzugefügt').waitFor()

  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  const sizes = page.getByRole('list', { name: 'Größen: Trikot Nordwald mit Nadelstreif' })
  expect(await sizes.getByRole('listitem').count()).toBe(2)
  await page.getByRole('button', { name: 'ansehen und ändern' }).click()
  const texts = page.getByRole('dialog', { name: 'Personalisierung: Trikot Nordwald mit Nadelstreif' })
  await texts.getByRole('textbox', { name: /^Text für alle Stück/ }).fill('SV HERBST')
  await texts.getByRole('button', { name: 'für alle übernehmen' }).click()
  expect((await findings(page)).violations).toEqual([])
  await texts.getByRole('button', { name: 'Texte übernehmen' }).click()
  await page.getByText('auf allen 3 Stück').waitFor()
  await page.getByRole('button', { name: '7 Stück dazunehmen' }).click()
  await page.getByText('auf allen 10 Stück').waitFor()
  await page.getByText('Staffelpreis ab 10 Stück, statt 34,90 € je Stück').waitFor()
  expect(failures).toEqual([])
})

test('a size that is gone takes the address of whoever waits for it', async () => {
  const { page, failures } = await visit(jersey)
  await page.getByRole('button', { name: 'Größe XL, Herren, ausverkauft' }).click()
  const address = page.getByRole('textbox', { name: 'Größe XL, Herren: E-Mail, wenn sie wieder da ist' })
  await address.fill('kim')
  await page.getByRole('button', { name: 'benachrichtigen' }).click()
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').waitFor()
  await address.fill('kim@example.org')
  await page.getByRole('button', { name: 'benachrichtigen' }).click()
  await page.getByText('Bitte bestätigen Sie noch über den Link in der E-Mail an kim@example.org.').waitFor()
  expect((await findings(page)).violations).toEqual([])
  expect(failures).toEqual([])
})

test('a set is sold when all of its pieces are equally many', async () => {
  const { page, failures } = await visit(kit)
  const pieces = page.locator('#sizes > li')
  const size = (piece: number, name: RegExp) => pieces.nth(piece).getByRole('textbox', { name })
  await size(0, /^Größe S,/).fill('3')
  await size(1, /^Größe M,/).fill('3')
  await size(2, /^Größe 39–42,/).fill('2')
  await page.getByText('Bitte fügen Sie bei jedem gewählten Set Produkt die gleichen Bestellmengen ein.').waitFor()
  await page.getByText('Stutzenstrumpf Nordwald: Es fehlt noch 1 Stück.').last().waitFor()
  await page.getByText('2 Sets vollständig').first().waitFor()
  await page.getByText('2 zu je 64,90 €.').waitFor()
  expect(await page.getByRole('button', { name: 'Sets in den Warenkorb' }).first().isDisabled()).toBe(true)
  expect((await findings(page)).violations).toEqual([])

  await size(2, /^Größe 43–46,/).fill('1')
  await page.getByText('3 zu je 64,90 €. Sie sparen 35,40 € gegenüber dem Einzelkauf.').waitFor()
  await page.getByRole('button', { name: '3 Sets in den Warenkorb' }).click()
  await toastOf(page).getByText('3 Sets hinzugefügt').waitFor()
  expect(failures).toEqual([])
})

test('the texts of a set can be read while its pieces are chosen', async () => {
  const { page } = await visit(kit)
  await page.setViewportSize({ width: 1440, height: 800 })
  // The top of each piece in turn, as one who fills in sizes scrolls.
  const pieces = page.locator('#sizes > li')
  const shown: boolean[] = []
  for (const at of [1, 2]) {
    await pieces.nth(at).evaluate(piece => window.scrollTo(0, piece.getBoundingClientRect().top + window.scrollY - 100))
    shown.push(
      await page.locator('main [role="tabpanel"]:not([hidden])').evaluate(panel => {
        const { top, bottom } = panel.getBoundingClientRect()
        return top >= 0 && Math.min(bottom, window.innerHeight) - top >= Math.min(120, bottom - top)
      }),
    )
  }
  expect(shown).toEqual([true, true])
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
  expect((await findings(page)).violations).toEqual([])
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
  expect((await findings(page)).violations).toEqual([])
  expect(failures).toEqual([])
})

test('a search of several wishes becomes filters, shows that colour, and its product begins with it', async () => {
  const { page, failures } = await visit('/search?q=trikot+gr%C3%BCn+kinder+140')
  expect(decodeURIComponent(new URL(page.url()).search)).toMatch(/^\?q=trikot&fit=children&color=[^&]+&size=140$/)
  const chips = page.getByRole('list', { name: 'Gewählte Filter' })
  for (const wish of ['Kinder', '140']) await chips.getByRole('button', { name: `Filter ${wish} entfernen` }).waitFor()
  const rail = page.getByRole('complementary', { name: 'Filter' })
  expect(await rail.getByRole('checkbox', { name: /^Kinder/ }).isChecked()).toBe(true)
  const tile = page.getByRole('main').getByRole('article').first()
  const shown = await tile.getByText(/€/).first().textContent()
  expect((await findings(page)).violations).toEqual([])

  await tile.getByRole('link').first().click()
  await page.waitForURL(/\?color=/)
  const code = new URL(page.url()).searchParams.get('color')
  expect(code).not.toBe('')
  await page.getByRole('radio', { name: /grün/i, checked: true }).first().waitFor()
  expect(shown).toMatch(/^\d+,\d\d\s€$/)
  await page.goBack()
  await chips.getByRole('button', { name: 'Filter 140 entfernen' }).click()
  await page.waitForURL(/q=trikot&fit=children&color=[^&]+$/)
  expect(failures).toEqual([])
})

test('where a filter leaves nothing the rail stays, and one click takes away what is in the way', async () => {
  const { page, failures } = await visit('/trikots?fit=children&size=5XL&color=NAV')
  await page.getByRole('heading', { name: 'Keine Produkte gefunden' }).waitFor()
  const rail = page.getByRole('complementary', { name: 'Filter' })
  expect(await rail.getByRole('checkbox', { name: /^Kinder/ }).isChecked()).toBe(true)
  expect(await rail.getByRole('checkbox', { name: '5XL', exact: true }).isChecked()).toBe(true)
  const step = page.getByRole('button', { name: /^ohne 5XL: \d+ Produkt/ })
  const count = Number(/(\d+) Produkt/.exec((await step.textContent()) ?? '')?.[1])
  expect((await findings(page)).violations).toEqual([])
  await step.click()
  await page.waitForURL(/\?fit=children&color=NAV$/)
  await rail.getByText(count === 1 ? '1 Produkt' : `${count} Produkte`, { exact: true }).waitFor()
  expect(failures).toEqual([])
})

test('an empty search asks what somebody looks for, and a word without end stays in its place', async () => {
  const { page } = await visit('/search', 390)
  await page.getByRole('heading', { name: 'Was suchen Sie?' }).waitFor()
  for (const path of [`/search?q=${'Trikot'.repeat(16)}`, `/en/search?q=${'w'.repeat(90)}`]) {
    await page.goto(url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test.each([
  '/',
  '/trikots',
  jersey,
  kit,
  '/taschen-zubehoer/geschenkgutschein',
])('what the server draws of %s has its styles before any script is there', async path => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const [count, unstyled] = await page.evaluate(() => {
    const written = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join('\n')
    const drawn = new Set([...document.querySelectorAll('main *')].flatMap(element => [...element.classList]))
    const ofModules = [...drawn].filter(name => name.startsWith('_'))
    return [ofModules.length, ofModules.filter(name => !written.includes(`.${name}`))] as const
  })
  expect(count).toBeGreaterThan(20)
  expect(unstyled).toEqual([])
  await context.close()
})
