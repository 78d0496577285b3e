import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  button,
  enterAddress,
  field,
  findings,
  graphql,
  heading,
  newEmail,
  newTab,
  orderNumber,
  save,
  startBrowser,
  takeJerseys,
  words,
} from './buying.ts'
import { failing } from './failing/meets.ts'
import { signedIn } from './madeGallery.ts'
import { openOutbox } from './mailbox.ts'

const { url } = inject('site')
const visit = startBrowser()
const meets = failing()
const said = words.de

const change = `mutation ($section: String!, $version: Int!, $changes: Json!) {
  updateSettings(input: { section: $section, version: $version, changes: $changes }) { errors { code } } }`

// Signed in once: from one address that is taken only so often.
let person: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  person = await signedIn()
})

/** Sets a section of the settings as its administrator. */
async function set(section: string, changes: object | 'as usual'): Promise<void> {
  const ask = async (query: string, variables: object) =>
    (await person.post(`${url}/graphql`, { data: { query, variables }, headers: { origin: url } })).json()
  const read = await ask('query ($key: String!) { settingsSection(key: $key) { version defaults } }', { key: section })
  const { version, defaults } = read.data.settingsSection
  const wanted = changes === 'as usual' ? defaults : changes
  expect(await ask(change, { section, version, changes: wanted })).toEqual({ data: { updateSettings: { errors: [] } } })
}

const asUsual = async () => {
  await set('orderFields', 'as usual')
  await set('delivery', 'as usual')
}
// What walks once more finds the shop as the first walk did.
beforeEach(asUsual)
// Whoever buys after this is asked nothing again.
afterAll(async () => {
  await asUsual()
  await person.dispose()
})

test('a team is asked for at the checkout and a number per line, and both are in order, mail and office', async () => {
  const { page, context, failures } = await visit('/')
  const staff = await context.browser()!.newContext({
    storageState: await person.storageState(),
    viewport: { width: 1440, height: 1000 },
  })
  const { page: office } = await newTab(staff)
  await office.goto(`${url}/admincenter/settings/fields`, { waitUntil: 'networkidle' })
  await heading(office, 'Felder der Bestellung')
  for (const [at, label] of ['Mannschaft', 'Spielernummer'].entries()) {
    await button(office, 'Feld hinzufügen').click()
    await office.getByRole('textbox', { name: 'Beschriftung auf Deutsch' }).nth(at).fill(label)
    await office.getByRole('switch', { name: 'Pflichtfeld' }).nth(at).check()
  }
  await office.getByRole('combobox', { name: 'Wo gefragt wird' }).nth(1).selectOption('line')
  await office.getByRole('combobox', { name: 'Art' }).nth(1).selectOption('number')
  expect(await findings(office)).toEqual({ violations: [], isTooWide: false })
  await save(office)

  const email = newEmail()
  await takeJerseys(page, 2)
  await page.goto(`${url}/checkout`, { waitUntil: 'networkidle' })
  await page.getByText('Eine Angabe fehlt noch').waitFor()
  await page.getByRole('link', { name: /im Warenkorb ergänzen/ }).click()
  await heading(page, 'Warenkorb')
  const number = page.getByRole('textbox', { name: 'Spielernummer' })
  await number.fill('sieben')
  await number.blur()
  await page.getByText('Das passt nicht zu „Spielernummer“').waitFor()
  await number.fill('7')
  const kept = page.waitForResponse(answer => answer.url().includes('/graphql') && answer.request().method() === 'POST')
  await number.blur()
  await kept
  await page.getByText('Das passt nicht zu').waitFor({ state: 'hidden' })
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

  await page.goto(`${url}/checkout`, { waitUntil: 'networkidle' })
  await enterAddress(page, said, email)
  await button(page, said.next).click()
  await heading(page, said.shippingTitle)
  await button(page, said.next).click()
  await page.getByRole('button', { name: '„Mannschaft“ fehlt noch.' }).click()
  await page.getByRole('textbox', { name: 'Mannschaft' }).fill('U13 weiblich')
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await button(page, said.next).click()
  await heading(page, said.paymentTitle)
  await page.getByRole('radio', { name: said.invoice }).check()
  await button(page, said.next).click()
  await heading(page, said.checkTitle)
  await page.getByText('U13 weiblich').waitFor()
  await page.getByRole('checkbox', { name: said.terms }).check()
  await button(page, said.order).click()
  const placed = await orderNumber(page)
  // Answers may name people: whoever has only the link reads those of the lines, which say what is bought.
  await page.getByText('Spielernummer').first().waitFor()
  expect(await page.getByText('U13 weiblich').count()).toBe(0)
  await office.goto(page.url(), { waitUntil: 'networkidle' })
  await office.getByText('U13 weiblich').first().waitFor()

  const outbox = await openOutbox()
  await expect.poll(() => outbox.textOf('orderConfirmation', email)).toContain('Mannschaft: U13 weiblich')
  expect(await outbox.textOf('orderConfirmation', email)).toContain('Spielernummer: 7')
  await outbox.close()

  await office.goto(`${url}/admincenter/orders?search=${placed}`, { waitUntil: 'networkidle' })
  await office.getByRole('link', { name: placed }).first().click()
  await heading(office, `Bestellung ${placed}`)
  await office.getByText('U13 weiblich').first().waitFor()
  await office.getByText('Spielernummer').first().waitFor()
  expect(await findings(office)).toEqual({ violations: [], isTooWide: false })
  expect(failures).toEqual([])
  await staff.close()
  await context.close()
})

test('an answer that did not arrive stays in its field, and leaving the field sends it again', async () => {
  const asked = { key: 'number', place: 'line', kind: 'number', label: { de: 'Spielernummer' }, isRequired: true }
  await set('orderFields', { fields: [asked] })
  const { page, context } = await visit('/')
  await takeJerseys(page, 1)
  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  const number = page.getByRole('textbox', { name: 'Spielernummer' })
  await meets('useAnswerCartLinesMutation', {
    page,
    press: async () => {
      await number.fill('7')
      await number.blur()
    },
    again: async () => {
      const kept = page.waitForResponse(answer => answer.request().postData()?.includes('useAnswerCartLines') ?? false)
      await number.focus()
      await number.blur()
      await kept
    },
    after: () => page.reload({ waitUntil: 'networkidle' }),
  })
  await expect.poll(() => number.inputValue()).toBe('7')
  await context.close()
})

test('a parcel goes to a Packstation, with the Postnummer of whoever fetches it', async () => {
  const station = { isOffered: true, countries: ['AT', 'DE'], change: 0 }
  await set('delivery', {
    providers: [
      { key: 'dhl', name: 'DHL', kind: 'dhl', trackingUrl: 'https://www.example.com/{number}', stations: station },
    ],
  })
  const { page, context, failures } = await visit('/')
  const email = newEmail()
  await takeJerseys(page, 1)
  await page.goto(`${url}/checkout`, { waitUntil: 'networkidle' })
  await enterAddress(page, said, email)
  await button(page, said.next).click()
  await heading(page, said.shippingTitle)
  await page.getByRole('radio', { name: /Packstation/ }).check()
  // The country that it begins with stands there and is not asked for.
  const country = page.getByRole('combobox', { name: 'Land der Abholstelle' })
  expect(await country.inputValue()).toBe('AT')
  await button(page, said.next).click()
  await page.getByRole('button', { name: 'Bitte geben Sie an, welche Abholstelle es ist.' }).waitFor()
  expect(await page.getByRole('button', { name: 'Bitte wählen Sie das Land.' }).count()).toBe(0)
  await field(page, 'Packstation oder Postfiliale').fill('am Bahnhof')
  await field(page, 'Postnummer').fill('1234 5678')
  await field(page, 'Postleitzahl der Abholstelle').fill('53113')
  await field(page, 'Ort der Abholstelle').fill('Bonn')
  // It counts: the postcode is none of Austria.
  await button(page, said.next).click()
  await page.getByRole('button', { name: 'Das sieht anders aus, etwa so: Packstation 145' }).waitFor()
  await page
    .getByRole('button', { name: /Postleitzahl|PLZ/ })
    .first()
    .waitFor()
  await country.selectOption('DE')
  await button(page, said.next).click()
  await page
    .getByRole('button', { name: /Postleitzahl|PLZ/ })
    .first()
    .waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Das sieht anders aus, etwa so: Packstation 145' }).click()
  await field(page, 'Packstation oder Postfiliale').fill('145')
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await button(page, said.next).click()
  await heading(page, said.paymentTitle)
  await page.getByRole('radio', { name: said.invoice }).check()
  await button(page, said.next).click()
  await heading(page, said.checkTitle)
  await page.getByText('Packstation 145').first().waitFor()
  await page.getByText('Postnummer 12345678').waitFor()
  await page.getByRole('checkbox', { name: said.terms }).check()
  await button(page, said.order).click()
  const placed = await orderNumber(page)
  // Whoever has only the link learns the city that the parcel goes to.
  await page.getByText('Bonn').first().waitFor()
  expect(await page.getByText(/Packstation 145|12345678/).count()).toBe(0)
  const outbox = await openOutbox()
  await expect
    .poll(() => outbox.textOf('orderConfirmation', email))
    .toContain('Postnummer 12345678, Packstation 145, 53113 Bonn, Deutschland')
  await outbox.close()
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  await graphql(page, signIn, { input: { email: inject('site').email, password: inject('site').password } })
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('Packstation 145').first().waitFor()
  const query = 'query ($number: String!) { order(orderNumber: $number) { station { lines } invoiceAddress { city } } }'
  expect(await graphql(page, query, { number: placed })).toEqual({
    order: {
      station: { lines: ['Postnummer 12345678', 'Packstation 145', '53113 Bonn'] },
      invoiceAddress: { city: 'Linz' },
    },
  })
  expect(failures).toEqual([])
  await context.close()
})
