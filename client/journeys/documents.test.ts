import { expect, inject, test } from 'vitest'
import { button, field, findings, heading, newTab, startBrowser } from './buying.ts'
import { signedIn } from './madeGallery.ts'

const { url } = inject('site')
const visit = startBrowser()
const clean = { violations: [], isTooWide: false }

test('an offer with a size run becomes an order, is delivered twice and invoiced, cancelled and restored', async () => {
  const { context: before } = await visit('/')
  const person = await signedIn()
  const context = await before.browser()!.newContext({
    storageState: await person.storageState(),
    viewport: { width: 1440, height: 1000 },
  })
  await person.dispose()
  const { page, failures } = await newTab(context)
  const dialog = page.getByRole('dialog')
  /** Presses what makes a document, and its like in the question that follows. */
  const make = async (verb: string) => {
    await button(page, verb).click()
    await dialog.getByRole('button', { name: verb }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  const issue = async () => {
    await button(page, 'ausstellen').click()
    await dialog.getByRole('button', { name: 'ausstellen' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  await page.goto(`${url}/admincenter/accounting/settings/global`, { waitUntil: 'networkidle' })
  await field(page, 'IBAN').fill('AT61 1904 3002 3457 3201')
  await button(page, 'speichern').click()
  await page.getByText('Gespeichert').first().waitFor()

  await page.goto(`${url}/admincenter/accounting/offer/browse`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Neues Angebot' }).first().click()
  await heading(page, 'Neues Angebot')
  await field(page, 'Name oder Firma').fill('SV Bruckmühl')
  for (const [label, value] of [
    ['Straße', 'Sportplatzweg 2'],
    ['PLZ', '4846'],
    ['Ort', 'Redlham'],
  ] as const) {
    await field(page, label).fill(value)
  }
  await button(page, 'Position').click()
  await field(page, 'Bezeichnung').fill('Trikotsatz Nordwald')
  await field(page, 'Einzelpreis').fill('30')
  await button(page, 'Größenlauf (Schnitt × Größe)').click()
  await page.getByLabel('Herren M, Stück').fill('4')
  await page.getByLabel('Herren L, Stück').fill('2')
  await field(page, 'Namen und Nummern').fill('Herren; M; Huber; 7\nHerren; L; Gruber; 9')
  await page.getByText('6 Stück, 2 beschriftet').waitFor()
  await page.getByText('180,00 €').first().waitFor()
  expect(await findings(page)).toEqual(clean)
  await button(page, 'speichern').click()
  await heading(page, 'SV Bruckmühl')
  await issue()
  const offer = page.getByRole('heading', { level: 1, name: /^Angebot AN-\d{4}-\d{5}$/ })
  await offer.waitFor()
  const lines = page.getByRole('region', { name: 'Positionen' })
  await lines.getByText('6 Stück × 30,00 €').waitFor()
  await lines.getByText('4 × Herren M').waitFor()
  await lines.getByText('7 Huber').waitFor()
  expect(await findings(page)).toEqual(clean)

  await make('Auftrag erstellen')
  await heading(page, 'SV Bruckmühl')
  await issue()
  await page.getByRole('heading', { level: 1, name: /^Auftrag AB-/ }).waitFor()
  const order = page.url()

  await button(page, 'Lieferschein erstellen').click()
  await dialog.getByRole('textbox', { name: /Herren M$/ }).fill('3')
  await dialog.getByRole('textbox', { name: /Herren L$/ }).fill('0')
  await dialog.getByRole('button', { name: 'Lieferschein erstellen' }).click()
  await heading(page, 'SV Bruckmühl')
  await issue()
  await page.getByRole('heading', { level: 1, name: /^Lieferschein LS-/ }).waitFor()

  await page.goto(order, { waitUntil: 'networkidle' })
  await page.getByText('Teilweise').first().waitFor()
  await make('Lieferschein erstellen')
  await heading(page, 'SV Bruckmühl')
  await issue()
  await page.getByRole('heading', { level: 1, name: /^Lieferschein LS-/ }).waitFor()

  await page.goto(order, { waitUntil: 'networkidle' })
  await page.getByText('Vollständig').first().waitFor()
  await make('Rechnung erstellen')
  await heading(page, 'SV Bruckmühl')
  await issue()
  const invoice = page.getByRole('heading', { level: 1, name: /^Rechnung RE-/ })
  await invoice.waitFor()
  const paper = await context.request.get(
    url + (await page.getByRole('link', { name: 'PDF öffnen' }).getAttribute('href'))!,
  )
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await findings(page)).toEqual(clean)

  await button(page, 'stornieren').click()
  await dialog.getByRole('button', { name: 'stornieren' }).click()
  await page.getByText('Storniert durch').waitFor()
  await button(page, 'neu ausstellen').click()
  await dialog.getByRole('button', { name: 'neu ausstellen' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto(`${url}/admincenter/accounting/invoice/browse?search=bruckm`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /^RE-/ }).nth(2).waitFor()
  expect(await findings(page)).toEqual(clean)
  expect(failures).toEqual([])
  await context.close()
  await before.close()
})
