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

test('a voucher is issued, pays part of what is on it, and shows what happened', async () => {
  const { page: start, context } = await visit('/')
  const person = await signedIn()
  const staff = await context.browser()!.newContext({
    storageState: await person.storageState(),
    viewport: { width: 1440, height: 1000 },
  })
  await person.dispose()
  const { page: office, failures } = await newTab(staff)

  await office.goto(`${url}/admincenter/shop/voucher/browse`, { waitUntil: 'networkidle' })
  await office.getByRole('link', { name: 'Gutschein ausstellen' }).click()
  await heading(office, 'Gutschein ausstellen')
  await field(office, 'Wert').fill('200')
  await field(office, 'Grund').fill('Kulanz')
  await button(office, 'speichern').click()
  const title = office.getByRole('heading', { level: 1, name: /^Gutschein [0-9A-Z]{4}-/ })
  await title.waitFor()
  const code = (await title.innerText()).replace('Gutschein ', '').trim()
  expect(await findings(office)).toEqual({ violations: [], isTooWide: false })

  await takeJerseys(start, 2)
  await goToCheck(start, words.de, newEmail())
  await button(start, 'Gutschein oder Aktionscode einlösen').click()
  await field(start, 'Gutschein oder Aktionscode').fill(code.toLowerCase().replaceAll('-', ' '))
  await start.getByRole('button', { name: 'einlösen', exact: true }).click()
  await start.getByText(/€ bezahlt, danach bleiben/).waitFor()
  expect(await findings(start)).toEqual({ violations: [], isTooWide: false })
  await button(start, words.de.order).click()
  const number = await orderNumber(start)

  await office.reload({ waitUntil: 'networkidle' })
  await office.getByText('teilweise eingelöst').first().waitFor()
  await office.getByRole('link', { name: `Bestellung ${number}` }).click()
  await heading(office, `Bestellung ${number}`)
  expect(failures).toEqual([])
  await staff.close()
  await context.close()
})

test('a buyer chooses a look, sees on the paper what is typed, and the cart holds it', async () => {
  const { page, context, failures } = await visit('/taschen-zubehoer/geschenkgutschein')
  const paper = page.getByRole('figure')
  await page.getByRole('radio', { name: 'Frohes Fest!' }).check()
  await page.getByLabel('Für wen ist er?').fill('Lukas')
  await page.getByLabel('Ihre Nachricht auf dem Gutschein').fill('Bis zum ersten Heimspiel!')
  await button(page, '75,00 €').click()
  for (const words of ['Frohes Fest!', '75,00 €', 'für Lukas', 'Bis zum ersten Heimspiel!', 'Unbefristet gültig.'])
    await paper.getByText(words, { exact: false }).waitFor()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  // The page names the voucher before it is in the cart, too.
  const added = page.waitForResponse(
    async answer => answer.url().includes('/graphql') && (await answer.text()).includes('"addToCart"'),
  )
  await button(page, /^Gutschein über 75,00/).click()
  await added
  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  await page.getByText('Lukas').first().waitFor()
  expect(failures).toEqual([])
  await context.close()
})
