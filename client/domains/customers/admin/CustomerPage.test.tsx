import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import customerPageQuery from '../../../__generated__/CustomerPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import type { Answers } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'

const route: PageRoute = {
  path: 'shop/customers/:id',
  layout: 'admin',
  page: () => import('./CustomerPage.tsx'),
  query: customerPageQuery,
  variables: ({ params }) => ({ id: params.id }),
  isPersonal: true,
}

const euros = (cents: number) => ({ cents, currency: 'EUR' })
const noOrders = { totalCount: 0, edges: [] }
const lena = {
  ...{
    id: 'c1',
    name: 'Lena Pichler',
    email: 'lena@example.com',
    hasAccount: true,
    isCompany: true,
    company: 'FC Ried',
  },
  ...{ customerNumber: 1042, orderCount: 4, revenue: euros(40_000), open: euros(5_990), viewerCanInvite: false },
  ...{ firstOrderAt: '2026-01-05T10:00:00.000Z', lastOrderAt: '2026-11-02T10:00:00.000Z' },
  ...{ orders: noOrders, latest: noOrders, discountGroupChoices: [{ key: 'club', title: 'Verein' }] },
  user: {
    ...{ id: 'u1', note: null, revision: 3, viewerCanEditTerms: true, viewerCanEditNote: true, phone: null },
    ...{ viewerCanEditNumber: false, customerNumber: 1042 },
    addresses: [],
    terms: {
      ...{ discountGroups: [], personalPercent: 0, isShippingFree: false, freeShippingFrom: null },
      paymentOverrides: [{ method: 'invoice', isEnabled: null, min: null, max: euros(50_000), order: 2 }],
    },
  },
}
const shop = { paymentMethods: [{ key: 'invoice', title: 'Rechnung' }] }
const open = (customer: object, answers: Answers = {}) =>
  renderPage(route, {
    address: '/admincenter/shop/customers/c1',
    answers: { CustomerPageQuery: { Query: () => ({ customer, shop }) }, ...answers },
  })

describe('a customer', () => {
  test('shows what they bought and owe, and the average of what counts', async () => {
    await open(lena)
    const figures = within(screen.getByRole('region', { name: 'Kennzahlen' }))
    expect(figures.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
      ['400,00 €', '59,90 €', '4', '100,00 €'],
    )
    expect(figures.getByText(/^Bestellungen vom 05\.01\.2026 bis 02\.11\.2026\./)).toBeTruthy()
  })

  test('gets conditions of their own, of which what changed is sent to the account', async () => {
    const { user, environment } = await open(lena, {
      useUpdateUserMutation: {
        Mutation: () => ({ updateUser: { user: { ...lena.user, revision: 4 }, errors: [] } }),
      },
    })
    await user.click(screen.getByRole('textbox', { name: 'Persönlicher Rabatt' }))
    await user.paste('10')
    await user.click(screen.getByRole('textbox', { name: /Interne Notiz/ }))
    await user.paste('Zahlt immer pünktlich')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(environment.asked.slice(1)).toEqual([
      {
        name: 'useUpdateUserMutation',
        variables: {
          input: {
            ...{ userId: 'u1', revision: 3 },
            changes: { personalPercent: 1000, note: 'Zahlt immer pünktlich' },
          },
        },
      },
    ])
  })

  test('without an account has none, and is invited with the name of the last order', async () => {
    const last = { firstName: 'Lena', lastName: 'Pichler', company: null, phone: null }
    const order = { language: 'DE', isPickup: true, invoiceAddress: last, shippingAddress: last }
    const latest = { totalCount: 1, edges: [{ node: order }] }
    const guest = { ...lena, hasAccount: false, user: null, customerNumber: null, viewerCanInvite: true, latest }
    const { user, environment } = await open(guest, {
      useInviteUserMutation: {
        Mutation: () => ({
          inviteUser: { user: null, errors: [{ code: 'EMAIL_TAKEN', path: ['email'], retryAfterSeconds: null }] },
        }),
      },
    })
    expect(screen.queryByRole('textbox', { name: 'Persönlicher Rabatt' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Zu einem Konto einladen' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Zu einem Konto einladen' }))
    expect(environment.asked.at(-1)).toEqual({
      name: 'useInviteUserMutation',
      variables: {
        input: {
          ...{ email: 'lena@example.com', firstName: 'Lena', lastName: 'Pichler', company: null },
          ...{ language: 'DE', roles: ['USER'] },
        },
      },
    })
    expect(await dialog.findByText('Für diese E-Mail-Adresse gibt es schon ein Konto.')).toBeTruthy()
  })
})
