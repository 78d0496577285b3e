import { expect, test } from 'vitest'
import { listAddress } from './useListAddress.ts'

test.each([
  ['sets a filter and begins at the first page', 'tab=new&after=abc', { country: 'AT' }, '/orders?tab=new&country=AT'],
  ['replaces a filter', 'country=AT', { country: 'DE' }, '/orders?country=DE'],
  ['takes a filter away', 'country=AT&tab=new', { country: null }, '/orders?tab=new'],
  ['takes away what is empty', 'search=hose', { search: '' }, '/orders'],
  ['goes to a page', 'tab=new', { after: 'WzI1XQ' }, '/orders?tab=new&after=WzI1XQ'],
  ['writes what addresses cannot hold', '', { search: 'Größe & mehr' }, '/orders?search=Gr%C3%B6%C3%9Fe+%26+mehr'],
])('the address of a list %s', (_label, search, changes, expected) => {
  expect(listAddress('/orders', new URLSearchParams(search), changes)).toBe(expected)
})
