import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PageRoute } from '../../../../router/route.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { routes } from '../../../orders/routes.ts'

const money = (cents: number) => ({ cents, currency: 'EUR' })
const step = (kind: string, change: number, more: object = {}) => ({
  ...{ kind, change: money(change), to: money(0), each: null, count: null, pieces: null, rules: [] },
  ...more,
})
const reasonOf = (steps: readonly object[], sum: number, total: number) => ({
  steps,
  sum: money(sum),
  total: money(total),
})

/** The page of an order with one line, of which that is known. */
const open = (priceReason: object | null, language = '') =>
  renderPage(routes[0] as PageRoute, {
    address: `${language}/order/10001/secret`,
    answers: {
      OrderStatusPageQuery: {
        Query: () => ({
          orderStatus: {
            ...{ orderNumber: '10001', placedAt: '2026-11-20T10:00:00Z', state: 'OPEN', hold: null, coupon: null },
            ...{ paidAt: null, shippedAt: null, cancelledAt: null, delivery: null, firstPartBy: null, payBy: null },
            ...{ pickupPlace: null, bankAccount: null },
            lines: [
              {
                id: 'l',
                title: 'Trikot',
                amount: 12,
                texts: [],
                pieces: [],
                image: null,
                product: null,
                priceReason,
                sum: money(0),
                unitPrice: null,
              },
            ],
          },
        }),
        Totals: () => ({
          ...{ goods: money(0), shipping: money(0), gross: money(0), toPay: money(0), voucherPaid: money(0) },
          ...{ vatTakenOff: money(0), discounts: [], vat: [] },
        }),
      },
    },
  })
const rows = () => {
  const button = screen.getByRole('button', { expanded: true })
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')!
  return within(panel)
    .getAllByRole('term')
    .map(term => [term.textContent, term.nextElementSibling?.textContent])
    .map(([text, amount]) => `${text}: ${amount?.replaceAll(/\s/g, ' ')}`.replaceAll(/\s/g, ' '))
}
const ask = { de: 'Warum dieser Preis?', en: 'Why this price?' }

describe('why a line cost that', () => {
  const list = step('LIST_PRICE', 41_880, { each: money(3490), count: 12 })
  const tier = step('TIER', -3600, { each: money(3190), count: 10, pieces: 14 })

  test('is told step by step, those of everyone apart from one’s own', async () => {
    const { user } = await open(
      reasonOf(
        [
          list,
          tier,
          step('OFFER', -1000, { rules: [{ title: 'Herbstaktion', percent: null }] }),
          step('ITEM_DISCOUNT', -500, { rules: [] }),
          step('CART_DISCOUNT', -300, {
            rules: [
              { title: 'Vereine', percent: 500 },
              { title: null, percent: 200 },
            ],
          }),
          step('COUPON', -100, { rules: [{ title: 'HERBST', percent: 1000 }] }),
        ],
        37_280,
        36_380,
      ),
    )
    await user.click(screen.getByRole('button', { name: ask.de }))
    expect(rows()).toEqual([
      'Listenpreis12 × 34,90 €: 418,80 €',
      'Staffelpreis ab 10 Stück14 Stück zählen zusammen, 31,90 € je Stück: -36,00 €',
      'Herbstaktion: -10,00 €',
      'Preis für alle: 372,80 €',
      'Weitere Rabatte: -5,00 €',
      'Vereine, 5 % + Persönlicher Rabatt, 2 %Anteil am Rabatt auf den Warenkorb: -3,00 €',
      'Rabattcode HERBST, 10 %: -1,00 €',
      'Ihr Preis: 363,80 €',
    ])
  })

  test('of sets tells how many are of children’s sizes, in English too', async () => {
    const { user } = await open(
      reasonOf(
        [step('LIST_PRICE', 9000, { each: money(3000), count: 3 }), step('CHILD_SETS', -1000, { count: 2 })],
        8000,
        8000,
      ),
      '/en',
    )
    await user.click(screen.getByRole('button', { name: ask.en }))
    expect(rows()).toEqual([
      'List price3 × €30.00: €90.00',
      '2 sets in children’s sizes: -€10.00',
      'Your price: €80.00',
    ])
  })

  test('says that nothing changed the list price', async () => {
    const { user } = await open(reasonOf([list], 41_880, 41_880))
    await user.click(screen.getByRole('button', { name: ask.de }))
    expect(screen.getByText('Keine Staffel und kein Rabatt: Das ist der Listenpreis.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: ask.de }))
    expect(screen.queryByText(/Keine Staffel/)).toBeNull()
  })

  test('was not kept with old orders, and they say so', async () => {
    const { user } = await open(null)
    await user.click(screen.getByRole('button', { name: ask.de }))
    expect(screen.getByText(/wurde noch nicht festgehalten/)).toBeTruthy()
  })
})
