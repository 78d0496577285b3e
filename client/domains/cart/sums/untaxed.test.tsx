import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageRoute } from '../../../router/route.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { routes } from '../routes.ts'

const money = (cents: number) => ({ cents, currency: 'EUR' })

/** The cart's page with a shirt in the cart. */
const open = (problems: readonly object[], language = '') =>
  renderPage(routes[0] as PageRoute, {
    address: `${language}/cart`,
    answers: {
      CartPageQuery: {
        Query: () => ({
          viewer: {
            cart: {
              ...{ id: 'c', lines: [{ id: 'l' }], blocks: [], codes: [], problems },
              ...{ parts: null, delivery: null, payBy: null, freeShipping: null, minimumOrder: null },
            },
          },
        }),
        Totals: () => ({
          ...{ goods: money(3980), shipping: money(490), gross: money(4470), toPay: money(4470) },
          ...{ voucherPaid: money(0), vatTakenOff: money(0), discounts: [], vat: [] },
        }),
      },
    },
  })
const noRate = [{ code: 'VAT_RATE_MISSING' }]

test.each([
  ['', /kein Steuersatz hinterlegt/, 'zur Kassa'],
  ['/en', /has no VAT rate/, 'Go to checkout'],
])('%s: goods without a rate at home are not led to the checkout', async (language, reason, way) => {
  await open(noRate, language)
  expect(screen.getByText(reason)).toBeDefined()
  expect(screen.queryByRole('link', { name: way })).toBeNull()
})

test('all else is, and nothing is said of rates', async () => {
  await open([{ code: 'ORDER_TOO_SMALL' }])
  expect(screen.queryByText(/Steuersatz/)).toBeNull()
  expect(screen.getAllByRole('link', { name: 'zur Kassa' }).length).toBeGreaterThan(0)
})
