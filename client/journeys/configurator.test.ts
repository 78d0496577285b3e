import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import {
  button,
  findings,
  goToCheck,
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
import { signedIn } from './madeGallery.ts'

const { url } = inject('site')
const visit = startBrowser()
const cloth = 'Piqué, 180 g/m²'
/** What the product said before, which a second walk cannot read from it any more. */
let before: string | undefined
const flags = ['Filter', 'Auf der Kachel', 'In Warenkorb und Bestellung']

/** Opens what the configurator says of the material; where nobody took it up before, it is taken up. */
async function openMaterial(office: Page): Promise<void> {
  await office.goto(`${url}/admincenter/shop/settings/configurator`, { waitUntil: 'networkidle' })
  await heading(office, 'Konfigurator')
  const known = office.getByRole('button', { name: /^Material/, expanded: false })
  const stranger = button(office, /material\)? aufnehmen/i)
  await known.or(stranger).first().click()
  await office.getByRole('complementary', { name: 'Vorschau von Material' }).waitFor()
}

/** Switches all of it on or off. */
async function switchAll(office: Page, isOn: boolean): Promise<void> {
  for (const name of flags) await office.getByRole('switch', { name }).setChecked(isOn)
}

/** Saves, where something was changed. */
async function saveChanges(office: Page): Promise<void> {
  if (await button(office, 'speichern').isVisible()) await save(office)
}

test('a property becomes a filter, gets a value, and is seen by whoever looks for it from the list to the order', async () => {
  const { page: shop, context, failures: seen } = await visit('/')
  const person = await signedIn()
  const staff = await context.browser()!.newContext({
    storageState: await person.storageState(),
    viewport: { width: 1440, height: 1000 },
  })
  await person.dispose()
  const { page: office, failures } = await newTab(staff)

  // As a property alone it shows nowhere yet; what is switched on afterwards is one change, which is taken back below.
  await openMaterial(office)
  await switchAll(office, false)
  await saveChanges(office)
  await switchAll(office, true)
  await office
    .getByRole('complementary', { name: 'Vorschau von Material' })
    .getByText('Material: Baumwolle')
    .first()
    .waitFor()
  expect(await findings(office)).toEqual({ violations: [], isTooWide: false })
  await save(office)

  const { product } = await graphql<{ product: { id: string } }>(
    office,
    '{ product(slug: "trikot-nordwald-mit-nadelstreif") { id } }',
  )
  await office.goto(`${url}/admincenter/products/${encodeURIComponent(product.id)}`, { waitUntil: 'networkidle' })
  const value = office.locator('[name="properties.0.value.de"]')
  before ??= await value.inputValue()
  await value.fill(cloth)
  await saveChanges(office)

  await shop.goto(`${url}/trikots`, { waitUntil: 'networkidle' })
  // The lists follow the changed setting in the background.
  await expect
    .poll(
      async () => {
        await shop.reload({ waitUntil: 'networkidle' })
        return shop.getByRole('checkbox', { name: cloth }).count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await shop.getByRole('checkbox', { name: cloth }).check()
  await shop.waitForURL('**/trikots?p.material=*')
  await expect.poll(() => shop.locator('main ul article').count()).toBe(1)
  await shop.getByText(cloth, { exact: true }).first().waitFor()
  expect(await findings(shop)).toEqual({ violations: [], isTooWide: false })

  await takeJerseys(shop, 1)
  await shop.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  await shop.getByText(`Material: ${cloth}`).waitFor()
  await goToCheck(shop, words.de, newEmail())
  await shop.getByText(`Material: ${cloth}`).first().waitFor()
  await button(shop, words.de.order).click()
  const number = await orderNumber(shop)
  await shop.getByRole('link', { name: words.de.follow }).click()
  await shop.getByText(`Material: ${cloth}`).waitFor()

  await office.goto(`${url}/admincenter/orders`, { waitUntil: 'networkidle' })
  await office.getByRole('link', { name: number }).first().click()
  await heading(office, `Bestellung ${number}`)
  // The page says it, and so does the packing slip behind it.
  await office.getByText(`Material: ${cloth}`).first().waitFor()

  // Other journeys find the shop as it was.
  await office.goto(`${url}/admincenter/shop/settings/configurator`, { waitUntil: 'networkidle' })
  await button(office, 'rückgängig machen').first().click()
  await office.getByRole('article', { name: 'Die Änderung ist rückgängig gemacht.' }).waitFor()
  await openMaterial(office)
  for (const name of flags) expect(await office.getByRole('switch', { name }).isChecked()).toBe(false)
  await office.goto(`${url}/admincenter/products/${encodeURIComponent(product.id)}`, { waitUntil: 'networkidle' })
  await value.fill(before)
  await saveChanges(office)
  await expect
    .poll(
      async () => {
        await shop.goto(`${url}/trikots`, { waitUntil: 'networkidle' })
        return shop.getByRole('group', { name: 'Material' }).count()
      },
      { timeout: 30_000 },
    )
    .toBe(0)
  expect({ failures, seen }).toEqual({ failures: [], seen: [] })
  await staff.close()
})
