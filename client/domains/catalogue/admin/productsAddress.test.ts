import { expect, test } from 'vitest'
import { productsVariables } from './productsAddress.ts'

const usual = {
  first: 25,
  after: null,
  filter: { state: 'ALL', search: null, groupId: null, kind: null },
  orderBy: { field: 'UPDATED_AT', direction: 'DESC' },
}

test('without anything said, all products are shown, the latest changed first', () => {
  expect(productsVariables(new URLSearchParams())).toEqual(usual)
})

test('everything that can be said is said', () => {
  const search = new URLSearchParams('state=soldOut&search=hose&group=R3JvdXA&kind=set&sort=price&after=WzI1XQ')
  expect(productsVariables(search)).toEqual({
    first: 25,
    after: 'WzI1XQ',
    filter: { state: 'SOLD_OUT', search: 'hose', groupId: 'R3JvdXA', kind: 'SET' },
    orderBy: { field: 'PRICE', direction: 'ASC' },
  })
})

test.each([
  ['an unknown state', 'state=lost'],
  ['an unknown kind', 'kind=car'],
  ['an unknown column', 'sort=-weight'],
])('%s counts as not said', (_label, text) => {
  expect(productsVariables(new URLSearchParams(text))).toEqual(usual)
})
