import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { button, field, graphql } from './buying.ts'

const { url, email, password } = inject('site')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function signedIn(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await field(page, 'E-Mail-Adresse').fill(email)
  await field(page, 'Passwort').fill(password)
  await button(page, /^anmelden$/).click()
  await page.waitForURL(address => !address.pathname.includes('login'))
  return page
}

/** Makes a product with sizes, as a program does; its id in GraphQL. */
async function made(page: Page, title: string, euros: number, sizes: readonly string[]): Promise<string> {
  interface Made {
    createProduct: { product: { id: string } | null; errors: { code: string }[] }
  }
  const { createProduct } = await graphql<Made>(
    page,
    'mutation($input: CreateProductInput!) { createProduct(input: $input) { product { id } errors { code } } }',
    {
      input: {
        ...{ title: { de: title }, kind: 'GOODS', basePrice: euros * 100, groupIds: [] },
        newVariants: sizes.map(size => ({ size, fit: 'MEN' })),
      },
    },
  )
  expect(createProduct.errors).toEqual([])
  return createProduct.product!.id
}

test('a sheet of eight sizes is pasted, saved, and as it was told', async () => {
  const page = await signedIn()
  const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL']
  const id = await made(page, 'Trikot Tabellenblatt', 30, sizes)
  await page.goto(`${url}/admincenter/products/${id}`)
  await page.evaluate(text => navigator.clipboard.writeText(text), '1.200\t4\t0\t7\t8\t9\t10\t11\t12\r\n')
  const cell = (size: string) => page.getByRole('textbox', { name: `Größe ${size}, Herren` })
  await cell('XS').click()
  await page.keyboard.press('Control+v')
  await page.getByText('8 Werte eingefügt. Ein Wert lag außerhalb der Tabelle und fehlt.').waitFor()
  expect(await cell('XS').inputValue()).toBe('1200')
  await page.keyboard.press('Control+s')
  await page.getByText('Gespeichert', { exact: false }).first().waitFor()
  await page.reload()
  expect(await Promise.all(sizes.map(size => cell(size).inputValue()))).toEqual([
    ...['1200', '4', '0', '7', '8', '9', '10', '11'],
  ])
  await page.context().close()
})

test('prices of three products are raised by 5 % to ,90, and one is set back in its history', async () => {
  const page = await signedIn()
  const prices = { 'Preisrunde Eins': 34.9, 'Preisrunde Zwei': 14.9, 'Preisrunde Drei': 49.9 }
  const ids: string[] = []
  for (const [title, euros] of Object.entries(prices)) ids.push(await made(page, title, euros, ['M']))
  await page.goto(`${url}/admincenter/products?search=Preisrunde`)
  for (const title of Object.keys(prices)) await page.getByRole('checkbox', { name: `${title} auswählen` }).click()
  await button(page, 'gemeinsam ändern …').click()
  await page.getByLabel('Preise ändern').selectOption({ label: 'um Prozent' })
  await page.getByLabel('Um wie viel').fill('5')
  await page.getByLabel('Runden').selectOption({ label: 'auf ,90' })
  await button(page, 'Vorschau').click()
  await page.getByText('3 von 3 Produkten ändern sich.').waitFor()
  await button(page, 'an Bestellungen erproben').click()
  // They were never sold.
  await page.getByText(/Keine von \d+ Bestellungen würde etwas anderes kosten/).waitFor()
  await button(page, '3 Produkte ändern').click()
  await page.getByText('3 Produkte sind geändert').waitFor()
  for (const price of ['36,90', '15,90', '51,90']) {
    await page
      .getByText(new RegExp(`${price}\\s€`))
      .first()
      .waitFor()
  }
  await page.goto(`${url}/admincenter/products/${ids[0]}`)
  const history = page.getByRole('region', { name: 'Verlauf' })
  await history.getByRole('button', { name: 'zurücksetzen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'zurücksetzen' }).click()
  await page.getByText('Felder zurückgesetzt').waitFor()
  expect(await page.getByLabel('Preis', { exact: true }).first().inputValue()).toBe('34,90')
  await page.context().close()
})
