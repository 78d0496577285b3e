import { expect, inject, test } from 'vitest'
import {
  button,
  enterAddress,
  findings,
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

test('a shopper asks why it costs that, chooses where to pick up, and orders; the operator sees both', async () => {
  const { page, context, failures } = await visit('/')
  await takeJerseys(page, 12)
  await button(page, 'Warum dieser Preis?').click()
  await page.getByText(/^12 Stück zählen zusammen/).waitFor()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  const [line] = await page.getByRole('list', { name: 'Positionen im Warenkorb' }).locator('> li').all()
  await line!.getByRole('button', { name: 'Warum dieser Preis?' }).click()
  await line!.getByText(/^Listenpreis/).waitFor()
  await line!.getByText(/^12 × 34,90\s€$/).waitFor()
  await line!.getByText(/^12 Stück zählen zusammen, 31,90\s€ je Stück$/).waitFor()
  await line!.getByText(/^-36,00\s€$|^−36,00\s€$/).waitFor()
  // What is asked for again as the amount changes.
  const amount = line!.getByRole('textbox', { name: /^Stückzahl/ })
  await amount.fill('2')
  await amount.press('Enter')
  await line!.getByText('Keine Staffel und kein Rabatt: Das ist der Listenpreis.').waitFor()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

  await page.goto(`${url}/checkout`, { waitUntil: 'networkidle' })
  const email = newEmail()
  await enterAddress(page, words.de, email)
  await button(page, 'weiter').click()
  await heading(page, 'Lieferung')
  await page.getByRole('radio', { name: /^Selbst abholen/ }).check()
  await button(page, 'weiter').click()
  await page.getByRole('button', { name: 'Bitte wählen Sie, wo Sie abholen.' }).waitFor()
  await page.getByRole('radio', { name: /^Sporthalle Wels/ }).check()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await button(page, 'weiter').click()
  await heading(page, 'Zahlung')
  await page.getByRole('radio', { name: words.de.invoice }).check()
  await button(page, 'weiter').click()
  await heading(page, 'Bestellung prüfen')
  await page.getByText('Hallenstraße 11, 4600 Wels').waitFor()
  await page.getByRole('checkbox', { name: words.de.terms }).check()
  await button(page, words.de.order).click()
  const number = await orderNumber(page)
  await page.getByText(/Abholung: Sporthalle Wels, Hallenstraße 11, 4600 Wels\./).waitFor()
  await page.getByRole('link', { name: words.de.follow }).click()
  await page.getByText('Samstag, 9 bis 13 Uhr').waitFor()
  await button(page, 'Warum dieser Preis?').click()
  await page.getByText(/^Listenpreis/).waitFor()
  expect(failures).toEqual([])

  const person = await signedIn()
  const staff = await context.browser()!.newContext({ storageState: await person.storageState() })
  await person.dispose()
  const { page: office, failures: wrong } = await newTab(staff)
  await office.goto(`${url}/admincenter/orders/${number}`, { waitUntil: 'networkidle' })
  await heading(office, `Bestellung ${number}`)
  await office.getByText('Samstag, 9 bis 13 Uhr').waitFor()
  await button(office, 'Warum dieser Preis?').click()
  await office.getByText(/^Listenpreis/).waitFor()
  expect(wrong).toEqual([])
  await staff.close()
  await context.close()
})
