import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { button, heading, jersey, startBrowser } from './buying.ts'
import { kinds, operationOf } from './failing/kinds.ts'

const { url } = inject('site')
const visit = startBrowser()

const size = (page: Page) => page.getByRole('textbox', { name: /^Größe S, Herren/ })
const said = (page: Page, sentence: string) => page.getByRole('article', { name: sentence })

test.each(
  Object.entries(kinds),
)('%s: each corner says so itself, the page stays and nothing is lost', async (_, kind) => {
  const { page, context } = await visit(jersey)
  await size(page).fill('12')
  await page.getByText('zu je 31,90 €').first().waitFor()
  const met = new Set<string>()
  await page.route('**/graphql*', route => {
    met.add(operationOf(route))
    return kind.meet(route)
  })

  // A price that is not known is not shown, and the button says so.
  await size(page).fill('13')
  await page.getByText('Der Preis Ihrer Auswahl ist gerade nicht bekannt.').waitFor()
  await page.getByText(kind.sentence).first().waitFor()
  expect(await page.getByText('zu je 31,90 €').count()).toBe(0)
  await button(page, 'Preis erneut laden').first().waitFor()

  // Suggestions take down nothing but their own list.
  const search = page.getByRole('combobox', { name: 'Produkte suchen' })
  await search.fill('hose')
  await page.getByRole('search').getByText(kind.sentence).waitFor()
  await search.fill('')

  // A change says why it was not made, in one message.
  await page
    .getByRole('button', { name: /auf die Merkliste$/ })
    .first()
    .click()
  await said(page, kind.sentence).waitFor()
  expect(await page.getByRole('article', { name: kind.sentence }).count()).toBe(1)

  // A page that does not come leaves this one where it is.
  await page.getByRole('navigation', { name: 'Produktgruppen' }).getByRole('link', { name: 'Sets' }).click()
  await said(page, kind.sentence).getByRole('button', { name: 'erneut laden' }).waitFor()
  await heading(page, 'Trikot Nordwald mit Nadelstreif')
  await expect.poll(() => new URL(page.url()).pathname).toBe(jersey)
  expect(await size(page).inputValue()).toBe('13')
  expect([...met].sort()).toEqual(
    expect.arrayContaining([
      'GroupPageQuery',
      'SearchSuggestionsQuery',
      'useProductQuoteQuery',
      'useSetFavouriteMutation',
    ]),
  )

  // And it goes on when all is well again.
  await page.unroute('**/graphql*')
  await button(page, 'Preis erneut laden').first().click()
  await page.getByText('zu je 31,90 €').first().waitFor()
  await said(page, kind.sentence).getByRole('button', { name: 'erneut laden' }).click()
  await heading(page, 'Sets')
  await page.goBack()
  await heading(page, 'Trikot Nordwald mit Nadelstreif')
  await expect.poll(() => size(page).inputValue()).toBe('13')
  await context.close()
})

test('without a connection a link stays on the page, and goes on by itself when the connection is back', async () => {
  const { page, context } = await visit('/trikots')
  await context.setOffline(true)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Trikot Nordwald mit Nadelstreif/ })
    .first()
    .click()
  await said(page, 'Verbindung unterbrochen. Bitte versuchen Sie es noch einmal.').waitFor()
  await heading(page, 'Trikots')
  expect(new URL(page.url()).pathname).toBe('/trikots')
  // The other language is another document, where the browser's own page of errors would come.
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await heading(page, 'Trikots')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Trikot Nordwald mit Nadelstreif/ })
    .first()
    .click()
  await said(page, 'Verbindung unterbrochen. Bitte versuchen Sie es noch einmal.').waitFor()
  await context.setOffline(false)
  await heading(page, 'Trikot Nordwald mit Nadelstreif')
  expect(new URL(page.url()).pathname).toBe(jersey)
  await context.close()
})

test('a list asks three times for more, then says why and waits to be asked', async () => {
  const { page, context } = await visit('/trikots')
  let asked = 0
  await page.route('**/graphql*', route => {
    if (operationOf(route) === 'GroupPageProductsQuery') asked += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await page.mouse.wheel(0, 4000)
  const sentence = page.getByText('Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.')
  await sentence.waitFor()
  await page.mouse.wheel(0, -600)
  await page.mouse.wheel(0, 4000)
  expect(asked).toBe(3)
  await page.unroute('**/graphql*')
  const present = await page.getByRole('main').getByRole('article').count()
  await page.getByRole('main').getByRole('button', { name: 'erneut laden' }).first().click()
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(present)
  await context.close()
})

test('amounts, texts and the colour survive a reload and the other language, and are gone with the order', async () => {
  const { page, context } = await visit(jersey)
  await size(page).fill('2')
  await page.getByRole('switch', { name: 'Produkt personalisieren' }).check()
  await page.getByRole('textbox', { name: 'Text für alle Stücke: Name' }).fill('SV HERBST')
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => size(page).inputValue()).toBe('2')
  expect(await page.getByRole('textbox', { name: 'Text für alle Stücke: Name' }).inputValue()).toBe('SV HERBST')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: /^Size S, Men/ }).inputValue()).toBe('2')
  await button(page, /to cart$/)
    .first()
    .click()
  await page.getByRole('article', { name: /added to the cart$/ }).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByRole('textbox', { name: /^Size S, Men/ }).inputValue()).toBe('0')
  await context.close()
})

test('the chosen colour stands in the address, and an address shows its colour', async () => {
  const { page, context } = await visit(jersey)
  const colors = page.getByRole('group', { name: /^Farbe/ }).getByRole('radio')
  expect(await colors.count()).toBeGreaterThan(1)
  await colors.nth(1).check({ force: true })
  const chosen = await page
    .getByRole('group', { name: /^Farbe/ })
    .locator('legend')
    .textContent()
  const { search } = new URL(page.url())
  expect(search).toMatch(/^\?color=[\w-]+$/)
  await page.goto(`${url}/en${jersey}${search}`, { waitUntil: 'networkidle' })
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await page.goto(`${url}${jersey}${search}`)
  expect(
    await page
      .getByRole('group', { name: /^Farbe/ })
      .locator('legend')
      .textContent(),
  ).toBe(chosen)
  await context.close()
})

test('half an address survives a reload before anything of it was sent', async () => {
  const { page, context } = await visit('/signup')
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Kim')
  await page.locator('input[type=password]').first().fill('Umkleide-2026')
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => page.getByRole('textbox', { name: 'Vorname' }).inputValue()).toBe('Kim')
  expect(await page.locator('input[type=password]').first().inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Umkleide')
  await context.close()
})
