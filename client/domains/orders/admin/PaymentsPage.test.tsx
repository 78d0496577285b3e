import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import paymentsPageQuery from '../../../__generated__/PaymentsPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { asStaff } from '../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'shop/payments',
  layout: 'admin',
  page: () => import('./PaymentsPage.tsx'),
  query: paymentsPageQuery,
  variables: () => ({ first: 25, filter: { tab: 'ALL' }, orderBy: { field: 'PLACED_AT', direction: 'DESC' } }),
  isPersonal: true,
}
const euros = (cents: number) => ({ cents, currency: 'EUR' })
const order = (orderNumber: string, paymentState: string, gross: number, toPay: number) => ({
  node: {
    ...{ id: orderNumber, orderNumber, placedAt: '2026-11-20T10:00:00Z', customerName: `Kundin ${orderNumber}` },
    ...{ pieceCount: 1, state: 'OPEN', paymentState, shippingState: 'OPEN', hold: null, isRead: true, isPickup: false },
    ...{ viewerCanMarkPaid: paymentState === 'OPEN', viewerCanMarkShipped: false, carriers: [] },
    ...{ payBy: '2026-12-01', paidAt: paymentState === 'PAID' ? '2026-11-21T10:00:00Z' : null },
    paymentMethod: { key: 'invoice', title: 'Rechnung' },
    totals: { gross: euros(gross), toPay: euros(toPay) },
  },
})
const staff = asStaff(['ORDERS'])
const open = (toPay: number) =>
  renderPage(route, {
    address: '/admincenter/shop/payments',
    around: staff.around,
    answers: {
      ...staff.answers,
      PaymentsPageQuery: {
        Query: () => ({
          payments: {
            ...{ totalCount: 2, isCountCapped: false, tabs: [{ key: 'OPEN', count: 1 }] },
            sums: {
              ...{ open: euros(1500), paid: euros(2000), toRefund: euros(0), refunded: euros(0) },
              byVouchers: euros(0),
            },
            edges: [order('10002', 'OPEN', 1500, toPay), order('10001', 'PAID', 2000, 2000)],
          },
          shop: { paymentMethods: [{ key: 'invoice', title: 'Rechnung' }] },
        }),
      },
    },
  })

test('payments stand with what is owed and came in, and what it comes to', async () => {
  await open(1500)
  const row = (number: string) => screen.getByText(`Kundin ${number}`).closest('tr, li') as HTMLElement
  expect(within(row('10002')).getByText('offen')).toBeTruthy()
  expect(within(row('10001')).getByText('bezahlt')).toBeTruthy()
  const sums = screen.getByText('Noch offen').closest('dl') as HTMLElement
  expect(sums.textContent).toMatch(/Noch offen.*15,00.*Bezahlt.*20,00/)
  expect(sums.textContent).not.toContain('Zurückzuzahlen')
  expect(screen.queryByRole('columnheader', { name: 'Gutscheine' })).toBeNull()
})

test('what vouchers paid has a column once there is some', async () => {
  await open(1000)
  expect(screen.getByText(/^5,00/)).toBeTruthy()
})
