import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { launchBrowser } from './browser.ts'

/** What the journeys of buying have in common: the words on the way, and the stretches that all of them walk. */

const { url, email: staffEmail, password } = inject('site')
export const jersey = '/trikots/trikot-nordwald-mit-nadelstreif'

/** What stands on the buttons and fields on the way, by language. */
export const words = {
  de: {
    size: /^Größe S, Herren/,
    add: /in den Warenkorb$/,
    cart: /^Warenkorb, /,
    added: /hinzugefügt$/,
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
    status: 'Stand der Bestellung',
  },
  en: {
    size: /^Size S, Men/,
    add: /to cart$/,
    cart: /^Cart, /,
    added: /^Product added$|added to the cart$/,
    toCheckout: 'Go to checkout',
    email: 'E-mail address',
    firstName: 'First name',
    lastName: 'Last name',
    address: 'Street and number',
    zip: 'Postcode',
    city: 'City',
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
    status: 'Status of the order',
  },
} as const
export type Words = (typeof words)[keyof typeof words]

export interface Visit {
  page: Page
  context: BrowserContext
  /** What went wrong in the browser. */
  failures: string[]
}

export async function newTab(context: BrowserContext): Promise<{ page: Page; failures: string[] }> {
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', error => failures.push(String(error)))
  page.on('console', message => message.type() === 'error' && failures.push(message.text()))
  return { page, failures }
}

/** A browser for the tests of one file. Answers with the way to open a page as a guest with an empty cart. */
export function startBrowser(): (path: string, options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  return async (path, options = {}) => {
    // Each visitor comes from somewhere else: from one address only so many orders are taken.
    const part = () => Math.floor(Math.random() * 254) + 1
    const context = await browser.newContext({
      viewport: { width: 1440, height: 1000 },
      bypassCSP: true,
      extraHTTPHeaders: { 'x-forwarded-for': `198.18.${part()}.${part()}` },
      ...options,
    })
    const tab = await newTab(context)
    await tab.page.goto(url + path, { waitUntil: 'networkidle' })
    return { ...tab, context }
  }
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** Saves a form of the admin centre, and waits until it is said that it is saved and nothing is unsaved any more. */
export async function save(page: Page): Promise<void> {
  await button(page, 'speichern').click()
  await page.getByRole('article', { name: 'Gespeichert' }).waitFor()
  await button(page, 'speichern').waitFor({ state: 'hidden' })
}
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** Where pages of a language begin. */
export const rootOf = (said: Words) => (said === words.en ? `${url}/en` : url)

/** Goes to the jersey's page and puts some of size S into the cart. */
export async function takeJerseys(page: Page, amount: number, said: Words = words.de): Promise<void> {
  await page.goto(`${rootOf(said)}${jersey}`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: said.size }).fill(String(amount))
  await button(page, said.add).first().click()
  await page.getByRole('article', { name: said.added }).waitFor()
}

/** An address that nobody else orders with, to find the orders of one test by. */
export const newEmail = (): string => `kim.${crypto.randomUUID()}@example.com`

export async function enterAddress(page: Page, said: Words = words.de, email = newEmail()): Promise<void> {
  await field(page, said.email).fill(email)
  await field(page, said.firstName).fill('Kim')
  await field(page, said.lastName).fill('Muster')
  await field(page, said.address).fill('Hauptplatz 1')
  await field(page, said.zip).fill('4020')
  await field(page, said.city).fill('Linz')
}

/** From the cart to the page with the button that orders, the terms accepted. */
export async function goToCheck(page: Page, said: Words = words.de, email = newEmail()): Promise<void> {
  await page.goto(`${rootOf(said)}/checkout`, { waitUntil: 'networkidle' })
  await enterAddress(page, said, email)
  await button(page, said.next).click()
  await heading(page, said.shippingTitle)
  await button(page, said.next).click()
  await heading(page, said.paymentTitle)
  await page.getByRole('radio', { name: said.invoice }).check()
  await button(page, said.next).click()
  await heading(page, said.checkTitle)
  await page.getByRole('checkbox', { name: said.terms }).check()
}

/** The number of the order that the page thanks for. */
export async function orderNumber(page: Page, said: Words = words.de): Promise<string> {
  await heading(page, said.thanks)
  const text = (await page.getByText(said.number).textContent()) ?? ''
  return said.number.exec(text)?.[1] ?? ''
}

/** Asks the server directly, as the visitor of this page: what another window or another buyer does. */
export async function graphql<Data>(page: Page, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const answer = await page.request.post(`${url}/graphql`, { data: { query, variables }, headers: { origin: url } })
  const { data } = (await answer.json()) as { data: Data }
  return data
}

/** The numbers of all orders of an e-mail address, asked for as staff in the given page. */
export async function ordersOf(page: Page, email: string): Promise<string[]> {
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  await graphql(page, signIn, { input: { email: staffEmail, password } })
  interface Found {
    orders: { edges: { node: { orderNumber: string } }[] }
  }
  const query = 'query($search: String!) { orders(filter: { search: $search }) { edges { node { orderNumber } } } }'
  const { orders } = await graphql<Found>(page, query, { search: email })
  return orders.edges.map(({ node }) => node.orderNumber)
}

/** Findings of axe on a page that has come to rest, and whether it is wider than its window. */
export async function findings(page: Page): Promise<{ violations: string[]; isTooWide: boolean }> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  for (let round = 1; ; round += 1) {
    await rest(page)
    const { wasBusy, ...found } = await judged(page)
    // A list that was asked anew in the middle of it was pale for a moment: that is no state to judge.
    if (!wasBusy || round === 5) return found
  }
}

async function rest(page: Page): Promise<void> {
  // What is still fading in has no colours to judge; what turns without end, or is held (a message under the mouse), is not
  // waited for.
  await page.evaluate(() => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    const rest = new Promise(resolve => setTimeout(resolve, 3000))
    return Promise.race([rest, Promise.allSettled(fading.map(animation => animation.finished))]).then(() => {})
  })
  await page.getByRole('progressbar').waitFor({ state: 'hidden' })
  // A sum that is being reckoned anew is pale for a moment.
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}

/** What axe finds now, and whether something was being asked anew while it looked. */
function judged(page: Page): Promise<{ violations: string[]; isTooWide: boolean; wasBusy: boolean }> {
  return page.evaluate(async () => {
    interface Violation {
      id: string
      nodes: { html: string }[]
    }
    const check = (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe
    let wasBusy = document.querySelector('[aria-busy="true"]') !== null
    const watch = new MutationObserver(() => {
      wasBusy ||= document.querySelector('[aria-busy="true"]') !== null
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] })
    const { violations } = await check.run()
    watch.disconnect()
    return {
      violations: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' ')),
      isTooWide: document.documentElement.scrollWidth > window.innerWidth,
      wasBusy,
    }
  })
}
