import { expect, test } from 'vitest'
import {
  browsingOf,
  browsingSearch,
  browsingVariables,
  filterCount,
  searchSearch,
  searchWith,
  toggled,
  withoutFilters,
  withProperty,
  withWishes,
} from './browsing.ts'

const read = (search: string) => browsingOf(new URLSearchParams(search))

test('an address without a choice asks for everything in the recommended order', () => {
  expect(browsingVariables(new URLSearchParams('q=hose'))).toEqual({ filter: null, orderBy: null })
})

test('a choice becomes the filter of the query', () => {
  const search = new URLSearchParams('fit=women,children&color=navy&size=M,L&from=2500&to=4500&stock=1&sort=price-asc')
  expect(browsingVariables(search)).toEqual({
    filter: {
      fits: ['CHILDREN', 'WOMEN'],
      colors: ['navy'],
      sizes: ['L', 'M'],
      priceFrom: 2500,
      priceTo: 4500,
      properties: null,
      personalisable: null,
      inStock: true,
      onSale: null,
    },
    orderBy: 'PRICE_ASC',
  })
})

test.each([
  'fit=dwarfs&from=-5&to=1e9&sort=random&stock=yes',
  'from=12.5&to=99999999999999',
  'fit=&color=,,&size=',
])('nonsense is left out: %s', search => {
  expect(browsingVariables(new URLSearchParams(search))).toEqual({ filter: null, orderBy: null })
})

test('a made-up address cannot ask for endless values', () => {
  const many = Array.from({ length: 500 }, (_, at) => `c${at}`).join(',')
  expect(read(`color=${many}`).colors).toHaveLength(30)
})

test.each([
  ['', ''],
  ['sort=recommended', ''],
  ['utm_source=x&fit=dwarfs&stock=yes&from=abc', ''],
  [
    'sort=price-asc&stock=1&size=M,L,M&color=navy,black&fit=women,children',
    'fit=children%2Cwomen&color=black%2Cnavy&size=L%2CM&stock=1&sort=price-asc',
  ],
  ['from=0025&to=100&from=7', 'from=25&to=100'],
])('the choice "%s" is written "%s"', (given, written) => {
  const search = browsingSearch(new URLSearchParams(given))
  expect(search.toString()).toBe(written)
  expect(browsingSearch(search).toString()).toBe(written)
})

test.each([
  ['q=', ''],
  ['q=++hose++blau+', 'q=hose+blau'],
  ['fit=men&q=hose&q=ball&x=1', 'q=hose&fit=men'],
  [`q=${'a'.repeat(500)}`, `q=${'a'.repeat(100)}`],
])('the search "%s" is written "%s"', (given, written) => {
  expect(searchSearch(new URLSearchParams(given)).toString()).toBe(written)
})

test('there and back keeps the choice and the searched word', () => {
  const address = 'q=hose&fit=women&color=navy&size=M&from=2500&personalisable=1&sort=newest'
  expect(searchWith(new URLSearchParams('q=hose'), read(address)).toString()).toBe(address)
})

test('resetting keeps word and order', () => {
  const search = new URLSearchParams('q=hose&fit=women&stock=1&sort=title')
  expect(searchWith(search, withoutFilters(browsingOf(search))).toString()).toBe('q=hose&sort=title')
})

test('a range of prices counts as one filter', () => {
  expect(filterCount(read('fit=women,men&from=100&to=200&sale=1&sort=title'))).toBe(4)
})

test('toggling twice is the identity', () => {
  expect(toggled(toggled(['M'], 'L'), 'L')).toEqual(['M'])
})

test.each([
  ['q=trikot+grün+kinder+140&sort=price-asc', 'q=trikot&fit=children&color=GRN&size=140&sort=price-asc'],
  ['q=trikot+grün+kinder+140&fit=men&color=ROT', 'q=trikot&fit=men&color=ROT&size=140'],
])('what was wished for in words becomes filters, of kinds that are not chosen: %s', (given, address) => {
  const wishes = { words: 'trikot', fits: ['CHILDREN'], colors: ['GRN'], sizes: ['140'] }
  expect(withWishes(new URLSearchParams(given), wishes).toString()).toBe(address)
})

test('where all words were wishes, none is searched for', () => {
  const wishes = { words: '', fits: ['WOMEN', 'MEN'], colors: [], sizes: [] }
  expect(withWishes(new URLSearchParams('q=herren+damen'), wishes).toString()).toBe('fit=women%2Cmen')
})

test('values of properties stand in the address one by one, for they may hold commas', () => {
  const search = new URLSearchParams('p.weight=250&p.fabric=Interlock%2C+145&p.fabric=Mesh&p.=x&p.none=&q=trikot')
  const choice = browsingOf(search)
  expect(choice.properties).toEqual({ weight: ['250'], fabric: ['Interlock, 145', 'Mesh'] })
  expect(filterCount(choice)).toBe(3)
  expect(browsingVariables(search).filter?.properties).toEqual([
    { key: 'fabric', values: ['Interlock, 145', 'Mesh'] },
    { key: 'weight', values: ['250'] },
  ])
  const without = withProperty(withProperty(choice, 'weight', '250'), 'fabric', 'Mesh')
  expect(searchWith(search, without).toString()).toBe('q=trikot&p.fabric=Interlock%2C+145')
  expect(withoutFilters(choice).properties).toEqual({})
})
