import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { button, field, findings, graphql, heading, newEmail, newTab } from './buying.ts'
import { changeAsProgram, leaveProduct } from './editing.ts'

const { url, email: staffEmail, password } = inject('site')
const product = 'Duschtuch Heimspiel'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Somebody with a browser of their own. The page's policy holds as it does for everybody. */
const newPerson = (options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 1000 }, ...options })

interface Placed {
  number: string
  email: string
  statusPath: string
}

/** Orders a towel by the documented paths, as a program of a customer would. */
async function placeOrder(person: BrowserContext): Promise<Placed> {
  const page = await person.newPage()
  interface Found {
    search: { products: { edges: { node: { variants: { id: string }[] } }[] } }
  }
  const query =
    'query($word: String!) { search(query: $word) { products(first: 1) { edges { node { variants { id } } } } } }'
  const { search } = await graphql<Found>(page, query, { word: product })
  const variantId = search.products.edges[0]?.node.variants[0]?.id ?? ''
  const item = Buffer.from(variantId, 'base64').toString().split(':')[1]
  const email = newEmail()
  const ask = async (method: 'put' | 'post', path: string, data: object) => {
    const answer = await page.request[method](`${url}/api/v0/${path}`, { data, headers: { origin: url } })
    expect([path, answer.status()]).toEqual([path, 200])
    return answer.json()
  }
  await ask('put', 'shop/cart', { items: [{ item, amount: 1 }] })
  const shippingAddress = {
    type: 'company',
    company: 'Turnverein Schönau am Kamp',
    first_name: 'Sieglinde',
    last_name: 'Fürnkranz',
    address: 'Am Kamp 9',
    zip: '3562',
    city: 'Schönberg',
    country: 'AT',
  }
  const cart = await ask('put', 'shop/cart', { orderInfo: { email, shippingAddress, selectedPayment: 'invoice' } })
  const order = await ask('post', 'shop_order', {
    idempotency_key: crypto.randomUUID(),
    total_cents: cart.totals.total_cents,
    terms: true,
  })
  await page.close()
  return { number: String(order.order_number), email, statusPath: order.status_path }
}

/** The session of the administrator, once somebody has signed in through the page. */
let session: Awaited<ReturnType<BrowserContext['storageState']>>
let placed: Placed

async function signIn(page: Page, word: string): Promise<void> {
  await field(page, 'E-Mail-Adresse').fill(staffEmail)
  await field(page, 'Passwort').fill(word)
  await button(page, /^anmelden$/).click()
}

describe('an operator', () => {
  test('signs in, and ends up where a guest was not let in', async () => {
    const person = await newPerson()
    const { page, failures } = await newTab(person)
    await page.goto(`${url}/admincenter/orders?tab=toShip`)
    await heading(page, 'Anmelden')
    expect(new URL(page.url()).pathname).toBe('/login')
    await signIn(page, 'nicht-mein-Passwort')
    await page.getByRole('alert').getByText('Falscher Benutzer oder falsches Passwort.').waitFor()
    await signIn(page, password)
    await heading(page, 'Bestellungen')
    expect(new URL(page.url()).search).toBe('?tab=toShip')
    await page.getByText('Willkommen Administrator !').first().waitFor()
    expect(failures).toEqual([])
    session = await person.storageState()
    await person.close()
  })

  test('sees an order, marks it paid and shipped, and the customer is told', async () => {
    const customer = await newPerson()
    placed = await placeOrder(customer)
    const { number, email, statusPath } = placed
    const person = await newPerson({ storageState: session })
    const { page, failures } = await newTab(person)
    await page.goto(`${url}/admincenter`)
    await heading(page, 'Dashboard')
    await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Bestellungen' }).click()
    await heading(page, 'Bestellungen')
    await page.getByRole('searchbox', { name: 'Nummer, Name, Telefon' }).fill(email)
    await page.waitForURL('**/orders?search=*')
    await page.getByText('1 bis 1 von 1').waitFor()
    const row = page.getByRole('row', { name: new RegExp(number) })
    await row.getByText('Turnverein Schönau am Kamp').waitFor()
    await row.getByText('neu', { exact: true }).waitFor()

    // The keyboard alone selects and opens.
    await row.getByRole('link').focus()
    await page.keyboard.press('Space')
    await page.getByRole('region', { name: 'Auswahl' }).getByText('1 ausgewählt').waitFor()
    await page.keyboard.press('Enter')
    await heading(page, `Bestellung ${number}`)

    await button(page, 'als bezahlt markieren').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'als bezahlt markieren' }).click()
    await page.getByRole('article', { name: `Bestellung ${number} ist als bezahlt markiert` }).waitFor()
    await button(page, 'als versandt markieren').click()
    await dialog.getByLabel('Versanddienst').selectOption('DPD')
    await dialog.getByLabel('Sendungsnummer').fill('09981234567890')
    await dialog.getByRole('button', { name: 'als versandt markieren' }).click()
    await page.getByRole('article', { name: `Bestellung ${number} ist als versandt markiert` }).waitFor()

    const history = page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem')
    const told = history.filter({ has: page.getByText('E-Mail im Postausgang') })
    await history.getByText('DPD 09981234567890, von Administrator').waitFor()
    await history.getByText('Zahlung eingegangen').waitFor()
    await history.getByText('Bestellung eingegangen').waitFor()
    expect(await told.count()).toBe(3)
    expect(await button(page, 'als bezahlt markieren').count()).toBe(0)
    expect(await button(page, 'als versandt markieren').count()).toBe(0)

    const mails = page.getByRole('region', { name: 'E-Mails' })
    expect(await mails.getByRole('listitem').count()).toBe(3)
    await mails.getByRole('button', { name: `Ihre Bestellung ${number} ist unterwegs: ansehen` }).click()
    const letter = page.frameLocator('iframe')
    await letter.getByText('DPD 09981234567890').waitFor()
    await dialog.getByRole('radio', { name: 'nur Text' }).check({ force: true })
    await expect.poll(() => dialog.getByRole('textbox', { name: 'nur Text' }).inputValue()).toContain('09981234567890')
    await dialog.getByRole('button', { name: 'schließen' }).click()
    await mails.getByRole('button', { name: /ist unterwegs: erneut senden/ }).click()
    await page.getByRole('article', { name: 'Die E-Mail liegt wieder im Postausgang' }).waitFor()

    await page.goto(`${url}/admincenter/outbox?search=${encodeURIComponent(email)}`)
    await page
      .getByRole('button', { name: `Ihre Bestellung ${number} ist unterwegs: ansehen` })
      .first()
      .waitFor()
    expect(failures).toEqual([])
    await person.close()

    const follower = await newTab(customer)
    await follower.page.goto(url + statusPath)
    await follower.page.getByText('09981234567890').first().waitFor()
    await customer.close()
  })

  test('is told calmly that somebody else was faster, and nothing is lost', async () => {
    const customer = await newPerson()
    const { number } = await placeOrder(customer)
    await customer.close()
    const person = await newPerson({ storageState: session })
    const { page, failures } = await newTab(person)
    await page.goto(`${url}/admincenter/orders/${number}`)
    await heading(page, `Bestellung ${number}`)
    await button(page, 'als bezahlt markieren').click()
    const { order } = await graphql<{ order: { id: string } }>(
      page,
      'query($number: String!) { order(orderNumber: $number) { id } }',
      { number },
    )
    await graphql(
      page,
      'mutation($input: MarkOrdersPaidInput!) { markOrdersPaid(input: $input) { errors { code } } }',
      {
        input: { orderIds: [order.id] },
      },
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'als bezahlt markieren' }).click()
    await dialog.getByRole('alert').getByText(`Bestellung ${number} ist schon bezahlt oder storniert.`).waitFor()
    expect(failures).toEqual([])
    await person.close()
  })

  test('changes price and stock of a product, and the shop shows them', async () => {
    const person = await newPerson({ storageState: session })
    const { page, failures } = await newTab(person)
    await page.goto(`${url}/admincenter/products`)
    await page.getByRole('searchbox', { name: 'Bezeichnung, Nummer' }).fill(product)
    await page.getByText('1 bis 1 von 1').waitFor()
    await page.getByRole('link', { name: product }).click()
    await heading(page, product)

    const basics = page.getByRole('region', { name: 'Stammdaten' })
    const price = basics.getByRole('textbox', { name: 'Preis' })
    await price.fill('kostet nichts')
    await button(page, 'speichern').first().click()
    await basics.getByText('Bitte geben Sie einen Preis ein, zum Beispiel 34,90.').waitFor()
    expect(await price.evaluate(element => element === document.activeElement)).toBe(true)
    await price.fill('23,40')
    const sizes = page.getByRole('region', { name: 'Größen und Passformen' })
    await sizes.getByRole('textbox').first().fill('2')
    const bar = page.getByRole('region', { name: '2 ungespeicherte Änderungen' })
    await bar.waitFor()

    await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Postausgang' }).click()
    const question = page.getByRole('dialog', { name: 'Seite wirklich verlassen?' })
    await question.getByRole('button', { name: 'abbrechen' }).click()
    await page.goBack()
    await question.getByRole('button', { name: 'abbrechen' }).click()
    await bar.getByRole('button', { name: 'speichern' }).click()
    await page.getByRole('article', { name: 'gespeichert' }).waitFor()
    await bar.waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Preisverlauf' }).getByText('23,40 €').waitFor()
    const path = await page.getByRole('link', { name: 'im Shop ansehen' }).getAttribute('href')
    await leaveProduct(page)
    expect(failures).toEqual([])
    await person.close()

    const visitor = await newPerson()
    const shop = await newTab(visitor)
    await shop.page.goto(url + path)
    await heading(shop.page, product)
    await shop.page.getByText('23,40 €').first().waitFor({ state: 'attached' })
    await shop.page
      .getByText(/noch 2/i)
      .first()
      .waitFor()
    await visitor.close()
  })

  test('writes the care label in both languages, and the shop shows and finds it', async () => {
    const person = await newPerson({ storageState: session })
    const { page, failures } = await newTab(person)
    await page.goto(`${url}/admincenter/products`)
    await page.getByRole('searchbox', { name: 'Bezeichnung, Nummer' }).fill(product)
    await page.getByText('1 bis 1 von 1').waitFor()
    await page.getByRole('link', { name: product }).click()
    await heading(page, product)
    const german = page.getByRole('textbox', { name: /^Pflegeetikett \(Deutsch\)/ })
    expect(await german.getAttribute('maxlength')).toBe('200')
    await german.fill('Schonwaschgang 30 °C, nicht bügeln über dem Druck')
    await page
      .getByRole('textbox', { name: /^Pflegeetikett \(Englisch\)/ })
      .fill('Delicates 30 °C, do not iron over the print')
    await button(page, 'speichern').first().click()
    await page.getByRole('article', { name: 'gespeichert' }).waitFor()
    const path = await page.getByRole('link', { name: 'im Shop ansehen' }).getAttribute('href')
    await leaveProduct(page)
    expect(failures).toEqual([])
    await person.close()

    const visitor = await newPerson()
    const shop = await newTab(visitor)
    await shop.page.goto(url + path)
    await shop.page.getByRole('tab', { name: 'Waschanleitung' }).click()
    await shop.page.getByText('Schonwaschgang 30 °C, nicht bügeln über dem Druck').waitFor()
    await shop.page.goto(`${url}/en${path}`)
    await shop.page.getByRole('tab', { name: 'Care instructions' }).click()
    await shop.page.getByText('Delicates 30 °C, do not iron over the print').waitFor()
    await shop.page.goto(`${url}/search?q=Schonwaschgang`)
    await shop.page.getByRole('link', { name: product }).first().waitFor()
    expect(shop.failures).toEqual([])
    await visitor.close()
  })

  test('keeps entries when the product has changed in the meantime', async () => {
    const person = await newPerson({ storageState: session })
    const { page, failures } = await newTab(person)
    await page.goto(`${url}/admincenter/products?search=${encodeURIComponent(product)}`)
    await page.getByRole('link', { name: product }).click()
    await heading(page, product)
    await page.getByRole('textbox', { name: 'Untertitel (Deutsch)' }).fill('Frottee, 70 × 140 cm')
    const productId = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
    const { managedProduct } = await graphql<{ managedProduct: { management: { revision: number } } }>(
      page,
      'query($id: ID!) { managedProduct(id: $id) { management { revision } } }',
      { id: productId },
    )
    const { revision } = managedProduct.management
    await changeAsProgram(page, { productId, revision, changes: { sortOrder: 4321 } })
    await button(page, 'speichern').first().click()
    await page.getByRole('alert').getByText('Jemand anders hat inzwischen gespeichert.').waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Sortierung' }).inputValue()).toBe('4321')
    expect(await page.getByRole('textbox', { name: 'Untertitel (Deutsch)' }).inputValue()).toBe('Frottee, 70 × 140 cm')
    await button(page, 'speichern').first().click()
    await page.getByRole('article', { name: 'gespeichert' }).waitFor()
    expect(failures).toEqual([])
    await person.close()
  })
})

test('a new product gets sizes and stock, is shown, and is taken out of the shop again', async () => {
  const person = await newPerson({ storageState: session })
  const { page, failures } = await newTab(person)
  const title = 'Stirnband Frühlauf'
  await page.goto(`${url}/admincenter/products`)
  await button(page, 'Produkt anlegen').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Bezeichnung (Deutsch)' }).fill(title)
  await dialog.getByRole('textbox', { name: 'Preis in Euro' }).fill('12,90')
  await dialog.getByLabel('Produktgruppen').click()
  await dialog.getByRole('option', { name: 'Freizeit' }).click()
  await dialog.getByRole('button', { name: 'anlegen' }).click()
  await heading(page, title)
  await page.getByText('offline', { exact: true }).waitFor()

  await button(page, 'Größen hinzufügen').click()
  await dialog.getByRole('combobox', { name: 'Passform' }).selectOption('Unisex')
  await dialog.getByLabel('Größen', { exact: true }).fill('S/M, L/XL,')
  await dialog.getByRole('button', { name: 'hinzufügen' }).click()
  const sizes = page.getByRole('region', { name: 'Größen und Passformen' })
  await sizes.getByRole('textbox', { name: 'Größe S/M, Unisex' }).fill('6')
  await sizes.getByRole('textbox', { name: 'Größe L/XL, Unisex' }).fill('')
  await page.getByRole('switch', { name: 'für Kunden sichtbar' }).check()
  await button(page, 'speichern').first().click()
  await page.getByRole('article', { name: 'gespeichert' }).waitFor()
  await sizes.getByRole('combobox', { name: 'Anzeige in den Zellen' }).selectOption('Angeboten')
  await sizes.getByRole('checkbox', { name: /^Größe L\/XL/ }).uncheck()
  await sizes.getByRole('checkbox', { name: /^Größe L\/XL/ }).check()
  const path = (await page.getByRole('link', { name: 'im Shop ansehen' }).getAttribute('href')) ?? ''
  expect(path).toBe('/freizeit/stirnband-fruehlauf')

  const visitor = await newPerson()
  const shop = await newTab(visitor)
  await shop.page.goto(url + path)
  await heading(shop.page, title)
  await shop.page.getByRole('textbox', { name: /^Größe S\/M/ }).waitFor()
  expect(await shop.page.getByRole('textbox', { name: /^Größe / }).count()).toBe(2)

  await button(page, 'Weitere Aktionen').click()
  await page.getByRole('menuitem', { name: 'Produkt löschen' }).click()
  await dialog.getByRole('button', { name: 'löschen' }).click()
  await heading(page, 'Produkte')
  await shop.page.reload()
  await heading(shop.page, 'Diese Seite gibt es nicht')

  await page.goto(`${url}/admincenter/products?state=deleted`)
  await page.getByRole('link', { name: title }).first().click()
  await page.getByText('Dieses Produkt ist gelöscht.').waitFor()
  await button(page, 'wiederherstellen').click()
  await page.getByRole('article', { name: 'wiederhergestellt, noch offline' }).waitFor()
  expect(failures).toEqual([])
  await Promise.all([person.close(), visitor.close()])
})

describe.each([
  { language: 'de', colorScheme: 'light', width: 1440 },
  { language: 'de', colorScheme: 'dark', width: 390 },
  { language: 'en', colorScheme: 'light', width: 390 },
  { language: 'en', colorScheme: 'dark', width: 1440 },
] as const)('in $language, $colorScheme, $width pixels wide', ({ language, colorScheme, width }) => {
  test('nobody is kept out of a screen', async () => {
    const root = language === 'en' ? `${url}/en` : url
    const guest = await newPerson({ colorScheme, viewport: { width, height: 900 } })
    const door = await newTab(guest)
    await door.page.goto(`${root}/login`)
    expect(await findings(door.page)).toEqual({ violations: [], isTooWide: false })
    await guest.close()

    const person = await newPerson({ storageState: session, colorScheme, viewport: { width, height: 900 } })
    const { page, failures } = await newTab(person)
    const screens = [
      ['dashboard', 'Dashboard', 'Dashboard'],
      ['orders', 'Bestellungen', 'Orders'],
      ['orders?search=nobody-of-this-name', 'Bestellungen', 'Orders'],
      [`orders/${placed.number}`, `Bestellung ${placed.number}`, `Order ${placed.number}`],
      ['products', 'Produkte', 'Products'],
      ['outbox', 'Postausgang', 'Outbox'],
    ] as const
    for (const [path, german, english] of screens) {
      await page.goto(`${root}/admincenter/${path}`)
      await heading(page, language === 'en' ? english : german)
      expect([path, await findings(page)]).toEqual([path, { violations: [], isTooWide: false }])
    }
    await page.goto(`${root}/admincenter/products?search=2410`)
    await page.locator('[data-row]').first().getByRole('link').click()
    await page.getByRole('region', { name: language === 'en' ? 'Basics' : 'Stammdaten' }).waitFor()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    expect(await page.getByText(/\[admin\./).count()).toBe(0)
    expect(failures).toEqual([])
    await person.close()
  })
})

test('an operator signs out, and the door is shut', async () => {
  // A session of its own: it is gone afterwards, and others go on with theirs.
  const person = await newPerson()
  const { page, failures } = await newTab(person)
  await page.goto(`${url}/admincenter/dashboard`)
  await signIn(page, password)
  await heading(page, 'Dashboard')
  await page.getByRole('banner').getByRole('button', { name: 'ausloggen' }).click()
  await page.waitForURL(`${url}/`)
  await page.goto(`${url}/admincenter/dashboard`)
  await heading(page, 'Anmelden')
  expect(failures).toEqual([])
  await person.close()
})
