import { expect, inject, test } from 'vitest'
import {
  button,
  field,
  findings,
  goToCheck,
  heading,
  newEmail,
  newTab,
  orderNumber,
  startBrowser,
  takeJerseys,
  words,
} from './buying.ts'
import { signedIn } from './madeGallery.ts'

const { url } = inject('site')
const visit = startBrowser()

test('a coupon is made, entered in the checkout, ordered with and seen again', async () => {
  const code = `REISE-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  const { page: start, context } = await visit('/')
  const person = await signedIn()
  const staff = await context.browser()!.newContext({
    storageState: await person.storageState(),
    viewport: { width: 1440, height: 1000 },
  })
  await person.dispose()
  const { page: office, failures } = await newTab(staff)

  await office.goto(`${url}/admincenter/shop/coupon/edit`, { waitUntil: 'networkidle' })
  await office.getByRole('link', { name: 'Rabattcode anlegen' }).click()
  await heading(office, 'Rabattcode anlegen')
  await field(office, 'Code').fill(code.toLowerCase())
  await field(office, 'Prozentsatz').fill('10')
  await field(office, 'Mindestwert der Waren').fill('50')
  await field(office, 'Einlösungen je Kunde').fill('1')
  await office.getByText(/^10\s% auf alle Waren ab 50,00\s€, für alle, einmal je Kunde$/).waitFor()
  await button(office, 'speichern').click()
  await heading(office, code)

  await takeJerseys(start, 2)
  const email = newEmail()
  await goToCheck(start, words.de, email)
  await button(start, 'Gutschein oder Aktionscode einlösen').click()
  await field(start, 'Gutschein oder Aktionscode').fill('gibt es nicht')
  await field(start, 'Gutschein oder Aktionscode').press('Enter')
  await start.getByText('Diesen Code kennen wir nicht.').waitFor()
  await field(start, 'Gutschein oder Aktionscode').fill(code.toLowerCase())
  await start.getByRole('button', { name: 'einlösen', exact: true }).click()
  await start.getByText(`Rabattcode ${code}`).waitFor()
  await start.getByText(/^6,98\s€ abgezogen$/).waitFor()
  expect(await findings(start)).toEqual({ violations: [], isTooWide: false })
  await button(start, words.de.order).click()
  const number = await orderNumber(start)
  await start.getByRole('link', { name: words.de.follow }).click()
  await start.getByText(`Rabattcode ${code}`).waitFor()

  await office.goto(`${url}/admincenter/shop/coupon/edit`, { waitUntil: 'networkidle' })
  await office.getByRole('link', { name: code }).click()
  await heading(office, code)
  expect(await findings(office)).toEqual({ violations: [], isTooWide: false })
  await office.getByRole('link', { name: 'Einlösungen ansehen' }).click()
  await heading(office, 'Einlösungen')
  await office.getByText(code, { exact: true }).first().waitFor()
  await office.getByRole('link', { name: number }).click()
  await heading(office, `Bestellung ${number}`)
  await office.getByText(`Rabattcode ${code}`).waitFor()
  expect(failures).toEqual([])
  await staff.close()
  await context.close()
})
