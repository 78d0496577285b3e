import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  button,
  field,
  findings,
  goToCheck,
  heading,
  newEmail,
  newTab,
  orderNumber,
  save,
  startBrowser,
  words,
} from './buying.ts'
import { signedIn } from './madeGallery.ts'

const { url } = inject('site')
const visit = startBrowser()

/** Tells the things of one run from those of another. */
const mark = crypto.randomUUID().slice(0, 6).toUpperCase()
const shirt = `Trikot Adler ${mark}`
const kit = `Mannschaftsset Adler ${mark}`

let context: BrowserContext
let office: Page
let failures: string[]
let voucher: string

beforeAll(async () => {
  const { context: guest } = await visit('/')
  const person = await signedIn()
  context = await guest.browser()!.newContext({
    storageState: await person.storageState(),
    viewport: { width: 1440, height: 1000 },
    bypassCSP: true,
  })
  await person.dispose()
  await guest.close()
  ;({ page: office, failures } = await newTab(context))
})
afterAll(async () => {
  await context.close()
})

const go = async (path: string, title: string) => {
  await office.goto(`${url}/admincenter/${path}`, { waitUntil: 'networkidle' })
  await heading(office, title)
}

/** Opens a product by its name, makes it visible and saves it. */
async function openProduct(title: string): Promise<void> {
  await go(`products?search=${encodeURIComponent(title)}`, 'Produkte')
  await office.getByRole('link', { name: title, exact: true }).first().click()
  await heading(office, title)
}

const part = (name: string) => office.getByRole('region', { name, exact: true })

test('a new operator sets up what a season needs, in the browser alone', { timeout: 180_000 }, async () => {
  // The supplier's list.
  await go('shop/import', 'Import und Export')
  const lines = ['Produktnummer;Titel;Preis;SKU;Größe;Passform;Bestand']
  for (const size of ['S', 'M', 'L']) {
    lines.push(
      `A-${mark};${size === 'S' ? shirt : ''};${size === 'S' ? '29,90' : ''};A-${mark}-${size};${size};Herren;40`,
    )
  }
  await office
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'lieferant.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await heading(office, 'lieferant.csv')
  await button(office, 'Prüfen').click()
  await button(office, 'Ein Produkt übernehmen').click()
  await button(office, 'Import rückgängig machen').first().waitFor({ timeout: 60_000 })

  // A discount on orders of a club, and how the big bag is sent.
  await go('discount/groups', 'Rabattgruppen')
  await button(office, 'Gruppe hinzufügen').click()
  const discount = part('Rabattgruppen').getByRole('group').last()
  await discount.getByRole('textbox', { name: 'Bezeichnung auf Deutsch' }).fill(`Saisonstart ${mark}`)
  await discount.getByRole('combobox', { name: 'Für wen' }).click()
  await office.getByRole('option', { name: 'alle', exact: true }).click()
  await discount.getByRole('switch', { name: 'Auf den ganzen Warenkorb' }).click()
  await discount.getByRole('textbox', { name: /Nachlass/ }).fill('10')
  await save(office)
  await go('shipping/groups', 'Versand')
  await button(office, 'Gruppe hinzufügen').click()
  const parcel = part('Versandgruppen').getByRole('group').last()
  await parcel.getByRole('textbox', { name: 'Bezeichnung auf Deutsch' }).fill(`Koffer ${mark}`)
  await parcel.getByRole('textbox', { name: /^Österreich: Kosten/ }).fill('7,90')
  await save(office)

  // The shirt from the list gets a price for ten, and the discount.
  await openProduct(shirt)
  await part('Staffelpreise')
    .getByRole('button', { name: /Staffel/ })
    .first()
    .click()
  await part('Staffelpreise').getByRole('textbox').nth(0).fill('10')
  await part('Staffelpreise').getByRole('textbox').nth(1).fill('25')
  await part('Verkauf').getByRole('combobox', { name: 'Rabattgruppen' }).click()
  await office.getByRole('option', { name: `Saisonstart ${mark}` }).click()
  await office.keyboard.press('Escape')
  await office.getByRole('switch', { name: 'für Kunden sichtbar' }).check()
  await save(office)

  // A set of it, with a name on it, sent as a big bag.
  await go('products', 'Produkte')
  await button(office, 'Produkt anlegen').click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Art').selectOption({ label: 'Set' })
  await field(office, 'Bezeichnung (Deutsch)').fill(kit)
  await field(office, 'Preis in Euro').fill('49,90')
  await dialog.getByRole('button', { name: 'anlegen', exact: true }).click()
  await heading(office, kit)
  for (const title of [shirt, 'Spielshort Nordwald']) {
    await part('Teile des Sets').getByRole('searchbox').fill(title)
    await button(office, `hinzufügen ${title}`).first().click()
  }
  await part('Personalisierung').getByRole('switch', { name: 'personalisierbar' }).check()
  await part('Personalisierung').getByRole('textbox', { name: 'Höchstlänge' }).fill('12')
  await part('Verkauf')
    .getByLabel('Versandgruppe')
    .selectOption({ label: `Koffer ${mark}` })
  await office.getByRole('switch', { name: 'für Kunden sichtbar' }).check()
  await save(office)

  // A code for everybody, and money for later.
  await go('shop/coupon/edit', 'Rabattcodes')
  await office.getByRole('link', { name: 'Rabattcode anlegen' }).click()
  await field(office, 'Code').fill(`SET-${mark}`)
  await field(office, 'Prozentsatz').fill('10')
  await button(office, 'speichern').click()
  await heading(office, `SET-${mark}`)
  await go('shop/voucher/browse', 'Gutscheine')
  await office.getByRole('link', { name: 'Gutschein ausstellen' }).click()
  await field(office, 'Wert').fill('20')
  await field(office, 'Grund').fill('Eröffnung')
  await button(office, 'speichern').click()
  const issued = office.getByRole('heading', { level: 1, name: /^Gutschein [0-9A-Z]{4}-/ })
  await issued.waitFor()
  voucher = (await issued.innerText()).replace('Gutschein ', '').trim()

  // What if all jerseys cost more?
  await go('products?search=Nadelstreif', 'Produkte')
  await office.getByRole('checkbox', { name: 'alle auf dieser Seite auswählen' }).click()
  await button(office, 'gemeinsam ändern …').click()
  await office.getByLabel('Preise ändern').selectOption({ label: 'um Prozent' })
  await office.getByLabel('Um wie viel').fill('5')
  await button(office, 'Vorschau').click()
  await button(office, 'an Bestellungen erproben').click()
  await office.getByText(/von [\d.]+ Bestellungen würden etwas anderes kosten\. .*statt/).waitFor({ timeout: 60_000 })
  await button(office, 'zurück').click()
  expect(failures).toEqual([])
})

test('and a shopper buys with all of it', { timeout: 120_000 }, async () => {
  const { page: shopper, context: guest } = await visit(`/search?q=${encodeURIComponent(kit)}`)
  await shopper.getByRole('link', { name: kit }).first().click()
  await heading(shopper, kit)
  const pieces = shopper.locator('#sizes > li')
  await pieces
    .nth(0)
    .getByRole('textbox', { name: /^Größe M/ })
    .fill('1')
  await pieces
    .nth(1)
    .getByRole('textbox', { name: /^Größe M/ })
    .first()
    .fill('1')
  await shopper.getByRole('switch', { name: 'Produkt personalisieren' }).check()
  await field(shopper, 'Text für alle Stücke').fill('M. LEITNER')
  await button(shopper, '1 Set in den Warenkorb').click()
  await shopper.getByRole('article', { name: words.de.added }).waitFor()

  await goToCheck(shopper, words.de, newEmail())
  for (const code of [`SET-${mark}`, voucher]) {
    await button(shopper, /^(Gutschein oder Aktionscode|Weiteren Code) einlösen$/).click()
    await field(shopper, 'Gutschein oder Aktionscode').fill(code)
    await shopper.getByRole('button', { name: 'einlösen', exact: true }).click()
    await shopper.getByText(code, { exact: false }).first().waitFor()
  }
  // A tenth off the set, sent as a big bag, and 20 € of it paid.
  await shopper.getByText(/^4,99\s€ abgezogen$/).waitFor()
  for (const sum of [/^7,90\s€$/, /^32,81\s€$/]) await shopper.getByText(sum).first().waitFor()
  await button(shopper, words.de.order).click()
  const number = await orderNumber(shopper)

  await shopper.goto(`${url}/search?q=${encodeURIComponent(shirt)}`, { waitUntil: 'networkidle' })
  await shopper.getByRole('link', { name: shirt, exact: true }).first().click()
  await heading(shopper, shirt)
  await shopper.getByRole('textbox', { name: /^Größe M, Herren/ }).fill('10')
  await button(shopper, words.de.add).first().click()
  await shopper.getByRole('article', { name: words.de.added }).waitFor()
  await goToCheck(shopper, words.de, newEmail())
  // Ten at 25 €, a tenth off, and sent for nothing.
  await shopper
    .getByText(/^225,00\s€$/)
    .first()
    .waitFor()
  await button(shopper, words.de.order).click()
  await orderNumber(shopper)

  await go(`orders?search=${number}`, 'Bestellungen')
  await office.getByRole('link', { name: number }).first().click()
  await heading(office, `Bestellung ${number}`)
  await office.getByText('M. LEITNER').first().waitFor()
  await office.getByText(`Rabattcode SET-${mark}`).waitFor()
  expect(await findings(office)).toEqual({ violations: [], isTooWide: false })
  expect(failures).toEqual([])
  await guest.close()
})
