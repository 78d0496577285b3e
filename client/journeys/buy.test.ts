import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'

const { url } = inject('site')
const jersey = '/trikots/trikot-nordwald-mit-nadelstreif'
let browser: Browser
let axe: string

beforeAll(async () => {
  browser = await launchBrowser()
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
})
afterAll(() => browser.close())

/** What stands on the buttons and fields on the way, by language. */
const words = {
  de: {
    size: /^Größe S, Herren/,
    add: /in den Warenkorb$/,
    cart: /^Warenkorb, /,
    added: /zum Warenkorb hinzugefügt$/,
    toCheckout: 'zur Kassa',
    email: 'E-Mail-Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    address: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    next: 'weiter',
    invoice: /^Rechnung/,
    terms: /AGB/,
    order: 'zahlungspflichtig bestellen',
    shippingTitle: 'Lieferung',
    paymentTitle: 'Zahlung',
    checkTitle: 'Bestellung prüfen',
    thanks: 'Danke für Ihre Bestellung',
    number: /Ihre Bestellnummer ist (\d+)/,
    follow: 'Bestellung verfolgen',
  },
  en: {
    size: /^Size S, Men/,
    add: /to cart$/,
    cart: /^Cart, /,
    added: /added to the cart$/,
    toCheckout: 'Checkout',
    email: 'E-mail address',
    firstName: 'First name',
    lastName: 'Last name',
    address: 'Street and number',
    zip: 'Postcode',
    city: 'Town',
    next: 'Continue',
    invoice: /^Invoice/,
    terms: /terms and conditions/,
    order: 'Order with obligation to pay',
    shippingTitle: 'Delivery',
    paymentTitle: 'Payment',
    checkTitle: 'Check your order',
    thanks: 'Thank you for your order',
    number: /Your order number is (\d+)/,
    follow: 'Follow the order',
  },
} as const
type Words = (typeof words)[keyof typeof words]

interface Visit {
  page: Page
  context: BrowserContext
  failures: string[]
}

async function newTab(context: BrowserContext): Promise<{ page: Page; failures: string[] }> {
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', error => failures.push(String(error)))
  page.on('console', message => message.type() === 'error' && failures.push(message.text()))
  return { page, failures }
}

/** Opens a page as a guest with an empty cart. */
async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, bypassCSP: true, ...options })
  const tab = await newTab(context)
  await tab.page.goto(url + path, { waitUntil: 'networkidle' })
  return { ...tab, context }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Goes to the jersey's page and puts some of size S into the cart. */
async function takeJerseys(page: Page, amount: number, said: Words = words.de): Promise<void> {
  await page.goto(`${url}${said === words.en ? '/en' : ''}${jersey}`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: said.size }).fill(String(amount))
  await button(page, said.add).first().click()
  await page.getByRole('article', { name: said.added }).waitFor()
}

async function enterAddress(page: Page, said: Words = words.de): Promise<void> {
  await field(page, said.email).fill('kim@example.com')
  await field(page, said.firstName).fill('Kim')
  await field(page, said.lastName).fill('Muster')
  await field(page, said.address).fill('Hauptplatz 1')
  await field(page, said.zip).fill('4020')
  await field(page, said.city).fill('Linz')
}

/** From the cart to the page with the button that orders. */
async function goToCheck(page: Page, said: Words = words.de): Promise<void> {
  await page.goto(`${url}${said === words.en ? '/en' : ''}/checkout`, { waitUntil: 'networkidle' })
  await enterAddress(page, said)
  await button(page, said.next).click()
  await heading(page, said.shippingTitle)
  await button(page, said.next).click()
  await heading(page, said.paymentTitle)
  await page.getByRole('radio', { name: said.invoice }).check()
  await button(page, said.next).click()
  await heading(page, said.checkTitle)
}

/** The number of the order that the page thanks for. */
async function orderNumber(page: Page, said: Words = words.de): Promise<number> {
  await heading(page, said.thanks)
  const text = (await page.getByText(said.number).textContent()) ?? ''
  return Number(said.number.exec(text)?.[1])
}

/** Places one more order and answers with its number: one more than the latest if that was a single one. */
async function nextOrderNumber(): Promise<number> {
  const { page, context } = await visit('/')
  await takeJerseys(page, 1)
  await goToCheck(page)
  await page.getByRole('checkbox', { name: words.de.terms }).check()
  await button(page, words.de.order).click()
  const number = await orderNumber(page)
  await context.close()
  return number
}

/** A window that comes to the front; headless windows are always in front. */
const comeToFront = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Asks the server directly, as this visitor: what another window or another buyer does. */
async function graphql<Data>(page: Page, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const answer = await page.request.post(`${url}/graphql`, { data: { query, variables }, headers: { origin: url } })
  const { data } = (await answer.json()) as { data: Data }
  return data
}

test('a guest finds a jersey by browsing, takes several sizes, and buys by invoice', async () => {
  const { page, context, failures } = await visit('/')
  await page.getByRole('navigation', { name: 'Produktgruppen' }).getByRole('link', { name: 'Trikots' }).click()
  await heading(page, 'Trikots')
  await page.locator('main article').getByRole('link', { name: 'Trikot Nordwald mit Nadelstreif' }).click()
  await heading(page, 'Trikot Nordwald mit Nadelstreif')
  await page.getByRole('textbox', { name: words.de.size }).fill('9')
  await page.getByRole('radio', { name: 'Damen' }).check({ force: true })
  await page.getByRole('textbox', { name: /^Größe M, Damen/ }).fill('2')
  await button(page, '11 Stück in den Warenkorb').first().click()
  await page.getByRole('link', { name: 'Warenkorb, 11 Stück' }).click()

  await heading(page, 'Warenkorb')
  const lines = page.getByRole('list', { name: 'Positionen im Warenkorb' }).locator('> li')
  expect(await lines.count()).toBe(2)
  await page.getByText('2 Positionen, 11 Stück').waitFor()
  await lines.first().getByText('Staffelpreis ab 10 Stück, statt 34,90 € je Stück').waitFor()
  const summary = page.getByRole('region', { name: 'Zusammenfassung' })
  await summary.getByText('350,90 €').first().waitFor()
  await summary.getByText('inkl. 20 % Mwst').waitFor()
  await summary.getByText('Rechnung', { exact: true }).waitFor()
  await summary.getByText('Lieferung nach Österreich, Deutschland und in 22 weitere Länder').waitFor()

  await summary.getByRole('link', { name: 'zur Kassa' }).click()
  await heading(page, 'Ihre Adresse')
  expect(await page.getByRole('checkbox', { name: /Newsletter/ }).isChecked()).toBe(false)
  await enterAddress(page)
  await button(page, 'weiter').click()
  await heading(page, 'Lieferung')
  await page.getByText(/voraussichtliche Lieferung in \d+\sWochen?, spätestens am \d\d\.\d\d\.\d{4}/).waitFor()
  await button(page, 'weiter').click()
  await heading(page, 'Zahlung')
  await page.getByRole('radio', { name: /^Rechnung/ }).check()
  await button(page, 'weiter').click()

  await heading(page, 'Bestellung prüfen')
  const box = page.getByRole('region', { name: 'Ihre Artikel' })
  await box.getByText('Stückpreis 31,90 €').first().waitFor()
  await page.getByText('Gesetzliche Gewährleistung.').waitFor()
  await box.getByText('Mit dem Klick bestellen Sie verbindlich für 350,90 €.').waitFor()
  await button(page, 'zahlungspflichtig bestellen').click()
  await box.getByText('Sie müssen den AGB zustimmen um fortzufahren.').waitFor()
  await box.getByRole('checkbox', { name: /AGB/ }).check()
  await button(page, 'zahlungspflichtig bestellen').click()

  const number = await orderNumber(page)
  await page.getByText('Wir haben die Bestätigung an kim@example.com gesendet.').waitFor()
  await page.getByRole('link', { name: 'Warenkorb, leer' }).waitFor()
  await page.getByRole('link', { name: 'Bestellung verfolgen' }).click()
  await heading(page, `Bestellung ${number}`)
  const way = page.getByRole('list', { name: 'Stand der Bestellung' }).getByRole('listitem')
  await way.nth(1).getByText('wird für den Versand vorbereitet').waitFor()
  await way.nth(2).getByText('Zahlung offen').waitFor()
  await page.getByText('350,90 €').first().waitFor()
  expect(failures).toEqual([])

  const path = new URL(page.url()).pathname
  expect((await page.request.get(url + path)).status()).toBe(200)
  expect((await page.request.get(`${url}${path}x`)).status()).toBe(404)
  await context.close()
})

test('a club finds a shirt by searching, has it printed, and buys in English', async () => {
  const { page, context, failures } = await visit('/en')
  const search = page.getByRole('combobox', { name: 'Search products' })
  await search.fill('nordwald jersey pinstripes')
  await search.press('Enter')
  await page
    .locator('main article')
    .getByRole('link', { name: /Nordwald jersey with pinstripes/ })
    .click()
  await heading(page, 'Nordwald jersey with pinstripes')
  await page.getByRole('textbox', { name: words.en.size }).fill('2')
  await page.getByRole('switch').first().check()
  await page.getByRole('textbox', { name: 'Text for all pieces' }).fill('ÖZDEMIR 7')
  await button(page, words.en.add).first().click()
  await page.getByRole('link', { name: 'Cart, 2 pieces' }).click()

  await heading(page, 'Cart')
  await page.getByText('ÖZDEMIR 7').waitFor()
  await page.getByText('Personalised pieces are excluded from withdrawal.').waitFor()
  await button(page, 'view and change').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Text for piece 2' }).fill('HUBER 10')
  await button(page, 'Use these texts').click()
  await page.getByText('ÖZDEMIR 7, HUBER 10').waitFor()
  await button(page, /one piece more|one more/).click()
  await dialog.getByText('Each further piece needs a text.').waitFor()
  await dialog.getByRole('textbox', { name: 'Text for piece 3' }).fill('KAYA 1')
  await button(page, 'Use these texts').click()
  await page.getByText('ÖZDEMIR 7, HUBER 10, KAYA 1').waitFor()
  await page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'Checkout' }).click()

  await heading(page, 'Your address')
  await page.getByRole('radio', { name: 'Club or company' }).check()
  await field(page, 'Name of the club or company').fill('Union Sportverein Nordwald')
  await field(page, 'VAT id (optional)').fill('ATU123')
  await enterAddress(page, words.en)
  await page.getByRole('checkbox', { name: 'Invoice to another address' }).check()
  await button(page, 'Continue').click()
  const mistakes = page.getByRole('region', { name: /^Please check \d entries$/ })
  await mistakes.waitFor()
  expect(await mistakes.evaluate(element => element === document.activeElement)).toBe(true)
  await mistakes.getByRole('button', { name: 'This is not a valid VAT id.' }).click()
  expect(await field(page, 'VAT id (optional)').evaluate(element => element === document.activeElement)).toBe(true)
  await field(page, 'VAT id (optional)').fill('ATU12345675')
  const invoice = page.getByRole('group', { name: 'Billing address' })
  await invoice.getByRole('textbox', { name: 'First name' }).fill('Josef')
  await invoice.getByRole('textbox', { name: 'Last name' }).fill('Hofstätter')
  await invoice.getByRole('textbox', { name: 'Street and number' }).fill('Hauptplatz 3')
  await invoice.getByRole('textbox', { name: 'Postcode' }).fill('4240')
  await invoice.getByRole('textbox', { name: 'Town' }).fill('Freistadt')
  await button(page, 'Continue').click()
  await heading(page, 'Delivery')
  await page.getByRole('radio', { name: /^Collection at the clubhouse/ }).check()
  await page.getByRole('complementary').getByText('Collection at the clubhouse').first().waitFor()
  await button(page, 'Continue').click()
  await heading(page, 'Payment')
  await page.getByRole('radio', { name: /^Invoice/ }).check()
  await button(page, 'Continue').click()

  await heading(page, 'Check your order')
  await page.getByText('Personalised: ÖZDEMIR 7, HUBER 10, KAYA 1').waitFor()
  await page.getByText('Personalised goods are excluded from the right of withdrawal.').waitFor()
  await page.getByText('Hofstätter').waitFor()
  await page.getByRole('checkbox', { name: words.en.terms }).check()
  await button(page, words.en.order).click()
  const number = await orderNumber(page, words.en)
  await page.getByText(/once it is ready for collection/).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/order\//)
  await page.getByRole('link', { name: words.en.follow }).click()
  await heading(page, `Order ${number}`)
  await page.getByText('being prepared for collection').waitFor()
  expect(failures).toEqual([])
  await context.close()
})

test('no step can be skipped, and what was entered survives a reload', async () => {
  const { page, context } = await visit('/checkout')
  await heading(page, 'Ihr Warenkorb ist leer')
  await takeJerseys(page, 1)
  await page.goto(`${url}/checkout/check`)
  await page.waitForURL('**/checkout/address')
  await button(page, 'weiter').click()
  await page.getByRole('region', { name: 'Bitte prüfen Sie 6 Angaben' }).waitFor()
  await page.getByText('Bitte geben Sie den Vornamen an.').nth(1).waitFor()

  await enterAddress(page)
  const kept = page.waitForResponse(response => response.request().postData()?.includes('useUpdateCheckout') ?? false)
  await field(page, 'Ort').blur()
  await kept
  await page.waitForLoadState('networkidle')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await field(page, 'Nachname').inputValue()).toBe('Muster')
  expect(await field(page, 'Ort').inputValue()).toBe('Linz')

  await button(page, 'weiter').click()
  await heading(page, 'Lieferung')
  await button(page, 'weiter').click()
  await heading(page, 'Zahlung')
  await button(page, 'weiter').click()
  await page
    .getByRole('region', { name: /^Bitte prüfen/ })
    .getByText('Bitte wählen Sie eine Zahlungsart !')
    .waitFor()
  await page.getByRole('radio', { name: /^Vorkasse/ }).check()
  await button(page, 'weiter').click()
  await heading(page, 'Bestellung prüfen')

  await page.getByRole('link', { name: 'ändern Lieferadresse' }).click()
  await heading(page, 'Ihre Adresse')
  await field(page, 'Ort').fill('Freistadt')
  await button(page, 'weiter').click()
  await heading(page, 'Bestellung prüfen')
  await page.getByText('4020 Freistadt, Österreich').waitFor()
  await page.goBack()
  await heading(page, 'Ihre Adresse')
  await context.close()
})

test('a position that was removed can be put back, and no more can be taken than there are', async () => {
  const { page, context } = await visit('/')
  await takeJerseys(page, 2)
  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  await button(page, 'Trikot Nordwald mit Nadelstreif entfernen').click()
  await heading(page, 'Ihr Warenkorb ist leer')
  const toasts = page.getByRole('region', { name: 'Meldungen' })
  await toasts.getByText('gelöscht').waitFor()
  await toasts.getByRole('button', { name: 'rückgängig' }).click()
  await heading(page, 'Warenkorb')
  const amount = page.getByRole('textbox', { name: /^Stückzahl Trikot Nordwald/ })
  expect(await amount.inputValue()).toBe('2')

  await amount.fill('5000')
  await amount.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/^Nur noch \d+\sStück verfügbar$/)
    .waitFor()
  await expect.poll(async () => Number(await amount.inputValue())).toBeGreaterThan(2)
  expect(Number(await amount.inputValue())).toBeLessThan(5000)
  await context.close()
})

test('a second window shows what happened in the first', async () => {
  const { page, context } = await visit('/')
  await takeJerseys(page, 1)
  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  const { page: other } = await newTab(context)
  await takeJerseys(other, 1)
  await other.getByRole('link', { name: 'Warenkorb, 2 Stück' }).waitFor()

  await comeToFront(page)
  await page.getByText('Ihr Warenkorb wurde in einem anderen Fenster geändert.').first().waitFor()
  expect(await page.getByRole('textbox', { name: /^Stückzahl/ }).inputValue()).toBe('2')

  // A window that was not looked at since orders nothing but what it shows.
  await goToCheck(page)
  await page.getByRole('checkbox', { name: /AGB/ }).check()
  await other.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  await button(other, /ein Stück mehr/).click()
  await other.getByText('1 Position, 3 Stück').waitFor()
  await button(page, words.de.order).click()
  const mistakes = page.getByRole('region', { name: /^Bitte prüfen/ })
  await mistakes.getByText('Der Preis hat sich geändert, seit Sie diese Seite geöffnet haben.').waitFor()
  await mistakes.getByText('Die neue Gesamtsumme ist 109,60 €').waitFor()
  expect(await page.getByRole('checkbox', { name: /AGB/ }).isChecked()).toBe(true)
  await button(page, words.de.order).click()
  await orderNumber(page)

  await comeToFront(other)
  await heading(other, 'Ihr Warenkorb ist leer')
  await context.close()
})

describe('an order is placed once', () => {
  test('by a double click', async () => {
    const { page, context } = await visit('/')
    await takeJerseys(page, 1)
    await goToCheck(page)
    await page.getByRole('checkbox', { name: /AGB/ }).check()
    await button(page, words.de.order).dblclick()
    const number = await orderNumber(page)
    expect(await nextOrderNumber()).toBe(number + 1)
    await context.close()
  })

  test('by another try after the answer was lost', async () => {
    const { page, context } = await visit('/')
    await takeJerseys(page, 1)
    await goToCheck(page)
    await page.getByRole('checkbox', { name: /AGB/ }).check()
    await page.route('**/graphql', async route => {
      await route.fetch()
      await route.abort()
    })
    await button(page, words.de.order).click()
    await page.getByText('Eine zweite Bestellung entsteht dabei nicht.').waitFor()
    await page.unroute('**/graphql')
    await button(page, words.de.order).click()
    const number = await orderNumber(page)
    expect(await nextOrderNumber()).toBe(number + 1)
    await context.close()
  })

  test('by looking for it after a reload', async () => {
    const { page, context } = await visit('/')
    await takeJerseys(page, 1)
    await goToCheck(page)
    await page.getByRole('checkbox', { name: /AGB/ }).check()
    await page.route('**/graphql', async route => {
      await route.fetch()
      await route.abort()
    })
    await button(page, words.de.order).click()
    await page.getByText('Eine zweite Bestellung entsteht dabei nicht.').waitFor()
    await page.unroute('**/graphql')
    await page.reload()
    await page.waitForURL('**/cart')
    await button(page, 'Bestellung nachsehen').click()
    const number = await orderNumber(page)
    expect(await nextOrderNumber()).toBe(number + 1)
    await page.goto(`${url}/cart`, { waitUntil: 'networkidle' })
    expect(await button(page, 'Bestellung nachsehen').count()).toBe(0)
    await context.close()
  })
})

interface Stocked {
  productGroup: {
    products: {
      edges: {
        node: {
          id: string
          title: string
          variants: { id: string; availability: { state: string; quantity: number } }[]
        }
      }[]
    }
  }
}

test('of two buyers of the last pieces one hears that they are gone, and can order the rest', async () => {
  const [first, second] = [await visit('/'), await visit('/')]
  const { productGroup } = await graphql<Stocked>(
    first.page,
    `{ viewer { isStaff } productGroup(slug: "taschen-zubehoer") { products(first: 40) { edges { node {
      id title variants { id availability { state quantity } } } } } } }`,
  )
  const scarce = productGroup.products.edges
    .flatMap(({ node }) => node.variants.map(variant => ({ ...variant, productId: node.id, title: node.title })))
    .find(({ availability }) => availability.state === 'FEW_LEFT')!
  expect(scarce).toBeDefined()
  for (const { page } of [first, second]) {
    await takeJerseys(page, 1)
    const piece = { variantId: scarce.id, amount: scarce.availability.quantity }
    await graphql(page, 'mutation($input: AddToCartInput!) { addToCart(input: $input) { errors { code } } }', {
      input: { productId: scarce.productId, pieces: [piece] },
    })
    await goToCheck(page)
    await page.getByRole('checkbox', { name: /AGB/ }).check()
  }
  await button(first.page, words.de.order).click()
  await orderNumber(first.page)
  await button(second.page, words.de.order).click()
  const notice = second.page.getByRole('alert').filter({ hasText: 'Diese Positionen können so nicht bestellt werden:' })
  await notice.getByText(`${scarce.title}: ausverkauft`).waitFor()
  await notice.getByRole('button', { name: /^entfernen/ }).click()
  await notice.waitFor({ state: 'hidden' })
  await button(second.page, words.de.order).click()
  await orderNumber(second.page)
  await Promise.all([first.context.close(), second.context.close()])
})

test('without scripts cart and order can be read', async () => {
  const { page, context } = await visit('/')
  await takeJerseys(page, 2)
  const storageState = await context.storageState()
  const plain = await visit('/cart', { javaScriptEnabled: false, storageState })
  await plain.page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor()
  await plain.page.getByText('Gesamtsumme').first().waitFor()
  const html = await (await plain.page.request.get(`${url}/cart`)).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  await Promise.all([context.close(), plain.context.close()])
})

describe('everybody can buy', () => {
  /** What is wrong with the page as it stands. */
  async function findings(page: Page) {
    await page.evaluate(axe)
    return page.evaluate(async () => {
      const check = (window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }).axe
      return {
        violations: (await check.run()).violations.map(violation => violation.id),
        isTooWide: document.documentElement.scrollWidth > window.innerWidth,
      }
    })
  }

  test.each([
    [390, 'light', 'de'],
    [320, 'dark', 'de'],
    [1440, 'light', 'en'],
    [1440, 'dark', 'de'],
  ] as const)('at %i pixels, %s, %s: no finding, nothing wider than the window', async (width, colorScheme, language) => {
    const said = words[language]
    const { page, context } = await visit('/', {
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const root = language === 'en' ? `${url}/en` : url
    const nothing = { violations: [], isTooWide: false }
    const look = async (at: string) => expect({ at, ...(await findings(page)) }).toEqual({ at, ...nothing })

    await page.goto(`${root}/cart`, { waitUntil: 'networkidle' })
    await look('empty cart')
    await page.goto(`${root}${jersey}`, { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: said.size }).fill('2')
    await page.getByRole('switch').first().check()
    await page.getByRole('textbox', { name: /^Text (?:für alle Stücke|for all pieces)$/ }).fill('NORDWALD')
    await button(page, said.add).last().click()
    await page.getByRole('banner').getByRole('link', { name: said.cart }).getByText('2').waitFor()
    await page.goto(`${root}/cart`, { waitUntil: 'networkidle' })
    await look('cart')
    await button(page, /^(?:ansehen und ändern|view and change)$/).click()
    await look('texts')

    await page.goto(`${root}/checkout`, { waitUntil: 'networkidle' })
    await button(page, said.next).click()
    await page.getByRole('region', { name: /6/ }).waitFor()
    await look('mistakes of the address')
    await enterAddress(page, said)
    await button(page, said.next).click()
    await heading(page, said.shippingTitle)
    await look('shipping')
    await button(page, said.next).click()
    await heading(page, said.paymentTitle)
    await look('payment')
    await page.getByRole('radio', { name: said.invoice }).check()
    await button(page, said.next).click()
    await heading(page, said.checkTitle)
    await look('check')
    await button(page, said.order).click()
    await page.getByRole('checkbox', { name: said.terms, checked: false }).and(page.locator('[aria-invalid]')).waitFor()
    await look('mistakes of the check')
    await page.getByRole('checkbox', { name: said.terms }).check()
    await button(page, said.order).click()
    await orderNumber(page, said)
    await look('confirmation')
    await page.getByRole('link', { name: said.follow }).click()
    await page.waitForURL(address => !address.pathname.endsWith('/placed'))
    await look('status')
    await context.close()
  })
})
