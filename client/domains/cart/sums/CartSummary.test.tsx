import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PageRoute } from '../../../router/route.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { routes } from '../routes.ts'

const money = (cents: number) => ({ cents, currency: 'EUR' })
const nothing = {
  codes: [],
  blocks: [],
  parts: null,
  delivery: null,
  payBy: null,
  freeShipping: null,
  minimumOrder: null,
}
const noMethod = /keine Zahlungsart möglich/

/** The cart's page: 71,32 € of which vouchers pay some. */
const open = (cart: object, totals: object) =>
  renderPage(routes[0] as PageRoute, {
    address: '/cart',
    answers: {
      CartPageQuery: {
        Query: () => ({
          viewer: { cart: { id: 'c', lines: [{ id: 'l' }], dispatches: [], paymentMethods: [], ...nothing, ...cart } },
        }),
        Totals: () => ({
          ...{
            goods: money(6642),
            shipping: money(490),
            gross: money(7132),
            toPay: money(7132),
            voucherPaid: money(0),
          },
          ...{ vatTakenOff: money(0), discounts: [], vat: [], vouchers: [], vatGround: null, ...totals },
        }),
      },
    },
  })

describe('the summary of a cart', () => {
  test('that vouchers pay wholly says that nothing is to pay, and names each by the end of its code', async () => {
    const vouchers = [
      { codeEnd: '5WEK', paid: money(5000), remaining: money(0) },
      { codeEnd: '6XYZ', paid: money(2132), remaining: money(2868) },
    ]
    await open({}, { voucherPaid: money(7132), toPay: money(0), vouchers })
    expect(screen.queryByText(noMethod)).toBeNull()
    expect(screen.getByText('Es ist nichts zu bezahlen.')).toBeDefined()
    expect(screen.getByText(/…5WEK \(noch 0,00/)).toBeDefined()
    expect(screen.getByText(/…6XYZ \(noch 28,68/)).toBeDefined()
  })

  test('with something left to pay and no method for it says so', async () => {
    await open({}, {})
    expect(screen.getByText(noMethod)).toBeDefined()
  })

  test('is read out with what is left to pay after vouchers', async () => {
    const vouchers = [{ codeEnd: '5WEK', paid: money(1000), remaining: money(0) }]
    await open({}, { voucherPaid: money(1000), toPay: money(6132), vouchers })
    expect(screen.getByText(/^Zu zahlen 61,32/)).toBeDefined()
  })

  test('of vouchers alone speaks of no shipping, and of how they come', async () => {
    await open({ needsShipping: false }, { shipping: money(0) })
    expect(screen.getByText('Gutscheine kommen per E-Mail, sobald sie bezahlt sind.')).toBeDefined()
    expect(screen.queryByText(/Versand|Lieferung/, { selector: 'section *' })).toBeNull()
  })
})
