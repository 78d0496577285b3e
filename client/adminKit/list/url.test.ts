import { expect, test } from 'vitest'
import { cursorFrom, defineListUrl, isFiltered, listAddress, viewOf, withoutFilters } from './url.ts'

test.each([
  ['sets a filter and begins at the first page', 'tab=new&after=abc', { country: 'AT' }, '/orders?tab=new&country=AT'],
  ['replaces a filter', 'country=AT', { country: 'DE' }, '/orders?country=DE'],
  ['takes a filter away', 'country=AT&tab=new', { country: null }, '/orders?tab=new'],
  ['takes away what is empty', 'search=hose', { search: '' }, '/orders'],
  ['goes to a page', 'tab=new', { after: 'WzI1XQ' }, '/orders?tab=new&after=WzI1XQ'],
  ['writes what addresses cannot hold', '', { search: 'Größe & mehr' }, '/orders?search=Gr%C3%B6%C3%9Fe+%26+mehr'],
  ['sets several values', 'role=user', { role: ['admin', 'member'] }, '/orders?role=admin&role=member'],
  ['takes several values away', 'role=user&role=admin', { role: [] }, '/orders'],
])('the address of a list %s', (_label, search, changes, expected) => {
  expect(listAddress('/orders', new URLSearchParams(search), changes)).toBe(expected)
})

const address = defineListUrl({
  path: '/orders',
  tabs: { parameter: 'tab', label: 'kit.sort.label', titles: { all: 'kit.sort.label', open: 'kit.sort.label' } },
  filters: {
    search: { kind: 'words', label: 'kit.sort.label' },
    placed: { kind: 'days', label: 'kit.sort.label' },
    kind: { kind: 'one', label: 'kit.sort.label', choices: { goods: 'kit.sort.label', set: 'kit.sort.label' } },
    country: { kind: 'one', label: 'kit.sort.label', form: /^[A-Z]{2}$/ },
    role: { kind: 'many', label: 'kit.sort.label', form: /^[a-z]+$/ },
    subject: { kind: 'given', label: 'kit.sort.label' },
  },
  sorts: ['placed', 'total'],
  usual: { field: 'placed', isFalling: true },
})
const usual = {
  tab: 'all',
  filters: { search: '', placed: { from: null, to: null }, kind: null, country: null, role: [], subject: null },
  sort: { field: 'placed', isFalling: true },
  after: null,
  size: 25,
  isTiled: false,
  isDense: false,
  columns: null,
}
const read = (text: string) => viewOf(address, new URLSearchParams(text))

test('an address without anything said is the usual list', () => {
  expect(read('')).toEqual(usual)
})

test('an address holds tab, filters, order, page, its size, density and columns', () => {
  const said =
    'tab=open&search=TSV&from=2026-11-01&to=2026-11-30&kind=set&country=AT&role=admin&role=user&subject=x&sort=-total' +
    '&after=WzI1XQ&size=100&density=dense&columns=number+total'
  expect(read(said)).toEqual({
    tab: 'open',
    filters: {
      search: 'TSV',
      placed: { from: '2026-11-01', to: '2026-11-30' },
      kind: 'set',
      country: 'AT',
      role: ['admin', 'user'],
      subject: 'x',
    },
    sort: { field: 'total', isFalling: true },
    after: 'WzI1XQ',
    size: 100,
    isTiled: false,
    isDense: true,
    columns: ['number', 'total'],
  })
})

test.each([
  ['an unknown tab', 'tab=overdue'],
  ['a tab that objects have by themselves', 'tab=toString'],
  ['a day that does not exist', 'from=2026-02-30'],
  ['a day written otherwise', 'to=30.11.2026'],
  ['a choice that is none', 'kind=hasOwnProperty'],
  ['a value of another form', 'country=Austria'],
  ['one of several that is none', 'role=%3Cb%3E'],
  ['a value longer than any', `subject=${'x'.repeat(201)}`],
  ['a value that no text holds', 'subject=%00'],
  ['an unknown column to sort by', 'sort=password'],
  ['a page that is none', 'after=abc'],
  ['a page of another list', `after=${btoa('["x",1]')}`],
  ['a size that nobody offers', 'size=1000'],
  ['a density that is none', 'density=airy'],
  ['empty words', 'search=&columns='],
])('%s counts as not said', (_label, text) => {
  expect(read(text)).toEqual(usual)
})

test.each([
  ['the offset of a page', 'WzI1XQ', 'WzI1XQ'],
  ['a text in place of the offset', btoa('["25"]').replaceAll('=', ''), null],
  ['two values', btoa('[25,1]').replaceAll('=', ''), null],
  ['broken base64', 'W!', null],
])('a cursor may be %s', (_label, text, expected) => {
  expect(cursorFrom(text)).toBe(expected)
})

test.each([
  ['nothing', '', false],
  ['a tab alone', 'tab=open', false],
  ['a day', 'to=2026-11-30', true],
  ['one of several', 'role=user', true],
  ['words', 'search=x', true],
])('a list with %s is filtered or not', (_label, text, expected) => {
  expect(isFiltered(read(text))).toBe(expected)
})

test('filters are taken away, and tab, order and looks stay', () => {
  const search = new URLSearchParams('tab=open&search=x&from=2026-11-01&role=user&sort=total&size=50&density=dense')
  expect(listAddress('/orders', search, withoutFilters(address))).toBe(
    '/orders?tab=open&sort=total&size=50&density=dense',
  )
})

test('a list says its own numbers of rows, and whether rows can be tiles', () => {
  const files = defineListUrl({ ...address, sizes: [10, 25], hasTiles: true })
  const viewFrom = (text: string) => viewOf(files, new URLSearchParams(text))
  expect(viewFrom('')).toMatchObject({ size: 10, isTiled: false })
  expect(viewFrom('look=tiles&size=25')).toMatchObject({ size: 25, isTiled: true })
  expect(viewFrom('size=100&look=list')).toMatchObject({ size: 10, isTiled: false })
  expect(read('look=tiles')).toEqual(usual)
})
