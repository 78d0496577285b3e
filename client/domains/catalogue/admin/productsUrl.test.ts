import { expect, test } from 'vitest'
import { viewOf } from '../../../adminKit/list/url.ts'
import { productsUrl, productsVariables } from './productsUrl.ts'

const variables = (text: string) => productsVariables(viewOf(productsUrl, new URLSearchParams(text)))

const usual = {
  filter: { state: 'ALL', search: null, groupId: null, kind: null, discountGroup: null, property: null },
  orderBy: { field: 'UPDATED_AT', direction: 'DESC' },
}

test('without anything said, all products are shown, the latest changed first', () => {
  expect(variables('')).toEqual(usual)
})

test('everything that can be said is said', () => {
  const said =
    'state=soldOut&search=hose&group=R3JvdXA&kind=set&discount=verein&property=material&sort=price&after=WzI1XQ'
  expect(variables(said)).toEqual({
    filter: {
      state: 'SOLD_OUT',
      search: 'hose',
      groupId: 'R3JvdXA',
      kind: 'SET',
      discountGroup: 'verein',
      property: 'material',
    },
    orderBy: { field: 'PRICE', direction: 'ASC' },
  })
})

test.each([
  ['an unknown state', 'state=lost'],
  ['an unknown kind', 'kind=car'],
  ['an unknown column', 'sort=-weight'],
])('%s counts as not said', (_label, text) => {
  expect(variables(text)).toEqual(usual)
})
