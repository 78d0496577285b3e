import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import {
  button,
  goToCheck,
  graphql,
  heading,
  newEmail,
  newTab,
  orderNumber,
  ordersOf,
  startBrowser,
  takeJerseys,
  words,
} from './buying.ts'

const { url } = inject('site')
const visit = startBrowser()

/** A window that comes to the front; headless windows are always in front. */
const comeToFront = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a position that was removed can be put back, and no more can be taken than there are', async () => {
  const { page, context } = await visit('/')
  await takeJerseys(page, 2)
  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  await button(page, 'Trikot Nordwald mit Nadelstreif entfernen').click()
  await heading(page, 'Ihr Warenkorb ist leer')
  const toasts = page.getByRole('region', { name: 'Meldungen' })
  await toasts.getByText('gelöscht').waitFor()
  await toasts.getByRole('button', { name: 'rückgängig' }).click()
  await heading(page, 'Warenkorb')
  const amount = page.getByRole('textbox', { name: /^Stückzahl Trikot Nordwald/ })
  expect(await amount.inputValue()).toBe('2')

  await amount.fill('5000')
  await amount.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/^Nur noch \d+\sStück verfügbar, gewünscht waren 5\.000\.$/)
    .waitFor()
  await expect.poll(async () => Number(await amount.inputValue())).toBeGreaterThan(2)
  expect(Number(await amount.inputValue())).toBeLessThan(5000)
  await context.close()
})

test('a second window shows what happened in the first', async () => {
  const { page, context } = await visit('/')
  await takeJerseys(page, 1)
  await page.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  const { page: other } = await newTab(context)
  await takeJerseys(other, 1)
  await other.getByRole('link', { name: 'Warenkorb, 2 Stück' }).waitFor()

  await comeToFront(page)
  await page.getByText('Ihr Warenkorb wurde in einem anderen Fenster geändert.').first().waitFor()
  expect(await page.getByRole('textbox', { name: /^Stückzahl/ }).inputValue()).toBe('2')

  // A window that was not looked at since orders nothing but what it shows.
  await goToCheck(page)
  await other.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  await button(other, /ein Stück mehr/).click()
  await other.getByText('1 Position, 3 Stück').waitFor()
  await button(page, words.de.order).click()
  const mistakes = page.getByRole('region', { name: /^Bitte prüfen/ })
  await mistakes.getByText('Der Preis hat sich geändert, seit Sie diese Seite geöffnet haben.').waitFor()
  await mistakes.getByText('Die neue Gesamtsumme ist 109,60 €').waitFor()
  expect(await page.getByRole('checkbox', { name: /AGB/ }).isChecked()).toBe(true)
  await button(page, words.de.order).click()
  await orderNumber(page)

  await comeToFront(other)
  await heading(other, 'Ihr Warenkorb ist leer')
  await context.close()
})

describe('an order is placed once', () => {
  test('by a double click', async () => {
    const { page, context } = await visit('/')
    await takeJerseys(page, 1)
    const email = newEmail()
    await goToCheck(page, words.de, email)
    await button(page, words.de.order).dblclick()
    const number = await orderNumber(page)
    expect(await ordersOf(page, email)).toEqual([number])
    await context.close()
  })

  test('by another try after the answer was lost', async () => {
    const { page, context } = await visit('/')
    await takeJerseys(page, 1)
    const email = newEmail()
    await goToCheck(page, words.de, email)
    await page.route('**/graphql', async route => {
      await route.fetch()
      await route.abort()
    })
    await button(page, words.de.order).click()
    await page.getByText('Es wird dabei nicht doppelt bestellt.').waitFor()
    await page.unroute('**/graphql')
    await button(page, words.de.order).click()
    const number = await orderNumber(page)
    expect(await ordersOf(page, email)).toEqual([number])
    await context.close()
  })

  test('by looking for it after a reload', async () => {
    const { page, context } = await visit('/')
    await takeJerseys(page, 1)
    const email = newEmail()
    await goToCheck(page, words.de, email)
    await page.route('**/graphql', async route => {
      await route.fetch()
      await route.abort()
    })
    await button(page, words.de.order).click()
    await page.getByText('Es wird dabei nicht doppelt bestellt.').waitFor()
    await page.unroute('**/graphql')
    await page.reload()
    await page.waitForURL('**/cart')
    await button(page, 'Bestellung nachsehen').click()
    const number = await orderNumber(page)
    await page.goto(`${url}/cart`, { waitUntil: 'networkidle' })
    expect(await button(page, 'Bestellung nachsehen').count()).toBe(0)
    expect(await ordersOf(page, email)).toEqual([number])
    await context.close()
  })
})

interface Stocked {
  productGroup: {
    products: {
      edges: {
        node: {
          id: string
          title: string
          variants: { id: string; availability: { state: string; quantity: number } }[]
        }
      }[]
    }
  }
}

test('of two buyers of the last pieces one hears that they are gone, and can order the rest', async () => {
  const [first, second] = [await visit('/'), await visit('/')]
  const { productGroup } = await graphql<Stocked>(
    first.page,
    `{ viewer { isStaff } productGroup(slug: "taschen-zubehoer") { products(first: 40) { edges { node {
      id title variants { id availability { state quantity } } } } } } }`,
  )
  const scarce = productGroup.products.edges
    .flatMap(({ node }) => node.variants.map(variant => ({ ...variant, productId: node.id, title: node.title })))
    .find(({ availability }) => availability.state === 'FEW_LEFT')!
  expect(scarce).toBeDefined()
  for (const { page } of [first, second]) {
    await takeJerseys(page, 1)
    const piece = { variantId: scarce.id, amount: scarce.availability.quantity }
    await graphql(page, 'mutation($input: AddToCartInput!) { addToCart(input: $input) { errors { code } } }', {
      input: { productId: scarce.productId, pieces: [piece] },
    })
    await goToCheck(page)
  }
  await button(first.page, words.de.order).click()
  await orderNumber(first.page)
  await button(second.page, words.de.order).click()
  const notice = second.page.getByRole('alert').filter({ hasText: 'Diese Positionen können so nicht bestellt werden:' })
  await notice.getByText(`${scarce.title}: ausverkauft`).waitFor()
  await notice.getByRole('button', { name: /^entfernen/ }).click()
  await notice.waitFor({ state: 'hidden' })
  await button(second.page, words.de.order).click()
  await orderNumber(second.page)
  await Promise.all([first.context.close(), second.context.close()])
})
