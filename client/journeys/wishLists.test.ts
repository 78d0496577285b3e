import { expect, inject, test } from 'vitest'
import { button, findings, heading, newTab, startBrowser } from './buying.ts'
import { ask, signedIn } from './madeGallery.ts'

const { url } = inject('site')
const visit = startBrowser()

test('a shopper keeps a list, shares it, and puts it into the cart; a stranger sees it until that is withdrawn', async () => {
  const { page: stranger, context } = await visit('/')
  // Another one each time that it is walked.
  const name = `Ausrüstung ${crypto.randomUUID().slice(0, 6)}`
  const person = await signedIn()
  const own = await context.browser()!.newContext({ storageState: await person.storageState() })
  const { page, failures } = await newTab(own)
  await page.goto(`${url}/account/wishlists`, { waitUntil: 'networkidle' })
  await heading(page, 'Wunschlisten')
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

  await page.goto(`${url}/search?q=Trikot`, { waitUntil: 'networkidle' })
  await page.locator('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: /auf eine Liste setzen$/ }).click()
  await page.getByRole('textbox', { name: 'Neue Liste' }).fill(name)
  await page.getByRole('button', { name: 'anlegen' }).click()
  await page.getByRole('checkbox', { name: new RegExp(`^${name}`), checked: true }).waitFor()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await page.getByRole('link', { name: 'alle Listen ansehen' }).click()
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('heading', { name }).waitFor()

  await button(page, 'Größe wählen').click()
  await page
    .getByRole('radio', { name: /^(?!.*ausverkauft)/ })
    .first()
    .check()
  await page.getByRole('dialog').getByRole('button', { name: 'übernehmen' }).click()
  // The page below cannot be used before the dialog is closed.
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page
    .getByText(/Größe\s\d/)
    .first()
    .waitFor()
  const note = page.getByRole('textbox', { name: /^Notiz/ })
  await note.fill('für Kim')
  await note.press('Enter')
  await button(page, 'in den Warenkorb').click()
  await page.getByText('Ein Stück liegt im Warenkorb').first().waitFor()
  await button(page, 'Link erstellen').click()
  const address = page.getByRole('textbox', { name: 'Link zu dieser Liste' })
  await address.waitFor()
  const shared = await address.inputValue()
  expect(shared).toMatch(/\/wishlist\/[\w-]{22}$/)
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

  await stranger.goto(shared, { waitUntil: 'networkidle' })
  await heading(stranger, name)
  await stranger.getByText('für Kim').waitFor()
  expect(await findings(stranger)).toEqual({ violations: [], isTooWide: false })

  await button(page, 'nicht mehr teilen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'nicht mehr teilen' }).click()
  await page.getByText('Diese Liste sehen nur Sie.', { exact: false }).waitFor()
  await stranger.reload({ waitUntil: 'networkidle' })
  await heading(stranger, 'Diese Liste gibt es nicht mehr')
  expect(failures).toEqual([])
  await own.close()
  await person.dispose()
})

test('a word without results becomes a synonym, by which shoppers find', async () => {
  const { page: shopper, context } = await visit('/')
  await shopper.goto(`${url}/search?q=Schlupfwams`, { waitUntil: 'networkidle' })
  const person = await signedIn()
  const office = await context.browser()!.newContext({ storageState: await person.storageState() })
  const { page, failures } = await newTab(office)
  // What is counted is written in the background, every ten seconds.
  await expect
    .poll(
      async () => {
        const { searchMisses } = await ask<{ searchMisses: { totalCount: number } }>(
          person,
          '{ searchMisses(filter: { search: "schlupfwams" }) { totalCount } }',
        )
        return searchMisses.totalCount
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toBe(1)
  await page.goto(`${url}/admincenter/shop/search`, { waitUntil: 'networkidle' })
  await heading(page, 'Suche')
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await page
    .getByRole('row', { name: /schlupfwams/ })
    .getByRole('link', { name: 'Synonym anlegen' })
    .click()
  await page.getByLabel('Findet', { exact: false }).last().fill('Trikot')
  await page.keyboard.press('Enter')
  await page.getByText(/Damit werden \d+ Produkte gefunden/).waitFor()
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await button(page, 'speichern').click()
  await page.getByRole('heading', { name: 'schlupfwams' }).waitFor()
  await shopper.goto(`${url}/search?q=Schlupfwams`, { waitUntil: 'networkidle' })
  await shopper.locator('article').first().waitFor()
  expect(failures).toEqual([])
  await office.close()
  await person.dispose()
})
