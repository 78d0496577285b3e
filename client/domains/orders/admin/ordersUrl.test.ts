import { expect, test } from 'vitest'
import { viewOf } from '../../../adminKit/list/url.ts'
import { ordersUrl, ordersVariables } from './ordersUrl.ts'

const variables = (text: string) => ordersVariables(viewOf(ordersUrl, new URLSearchParams(text)))

const usual = {
  filter: { tab: 'ALL', search: null, from: null, to: null, country: null, paymentMethod: null, isCancelled: null },
  orderBy: { field: 'PLACED_AT', direction: 'DESC' },
}

test('without anything said, all orders are shown, the latest first', () => {
  expect(variables('')).toEqual(usual)
})

test('everything that can be said is said', () => {
  const said =
    'tab=openPayment&search=Nordwald&from=2026-11-01&to=2026-11-30&country=AT&payment=invoice&cancelled=without&sort=-total&after=WzI1XQ'
  expect(variables(said)).toEqual({
    filter: {
      tab: 'OPEN_PAYMENT',
      search: 'Nordwald',
      from: '2026-11-01',
      to: '2026-11-30',
      country: 'AT',
      paymentMethod: 'invoice',
      isCancelled: false,
    },
    orderBy: { field: 'TOTAL', direction: 'DESC' },
  })
})

test.each([
  ['an unknown tab', 'tab=overdue'],
  ['a tab that objects have by themselves', 'tab=toString'],
  ['a day that does not exist', 'from=2026-02-30'],
  ['a day written otherwise', 'to=30.11.2026'],
  ['a country that is no code', 'country=Austria'],
  ['an unknown column', 'sort=password'],
  ['empty words', 'search=&payment='],
])('%s counts as not said', (_label, text) => {
  expect(variables(text)).toEqual(usual)
})

test('a column is sorted rising by its name, falling with a minus', () => {
  expect(variables('sort=customer').orderBy).toEqual({ field: 'CUSTOMER', direction: 'ASC' })
  expect(variables('sort=-number').orderBy).toEqual({ field: 'NUMBER', direction: 'DESC' })
})
