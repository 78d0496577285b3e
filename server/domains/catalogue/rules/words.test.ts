import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cleanHtml, textOfHtml } from '../../../kit/html.ts'
import { isSlug, slugOf } from '../../../kit/slugs.ts'
import { isReserved } from '../../content/rules/segments.ts'
import { deliveryWeeks } from '../../pricing/rules/deliveryTime.ts'
import { groupPath, productPath } from './paths.ts'
import { inFitOrder, inSizeOrder } from './sizes.ts'
import { isGroupSlug } from './slugs.ts'
import { sortKey } from './sortKeys.ts'

test('sizes stand in the order of a size table', () => {
  const sizes = ['XL', '140', 'Einheitsgröße', '116', '5XL', 'S', '3XL', 'XXL', '39/42', 'M', '128', 'XS', 'S']
  expect(inSizeOrder(sizes)).toEqual([
    ...['39/42', '116', '128', '140', 'XS', 'S', 'M', 'XL', 'XXL', '3XL', '5XL', 'Einheitsgröße'],
  ])
  expect(inFitOrder(['children', 'unisex', 'women', 'men', 'women'])).toEqual(['men', 'women', 'unisex', 'children'])
})

test('titles sort as a German reader expects, numbers by value', () => {
  const titles = ['Zip-Top', 'Ärmel', 'armband', 'Trikot 10', 'Trikot 9', 'Straße', 'Strasse 2']
  expect(titles.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
    ...['armband', 'Ärmel', 'Straße', 'Strasse 2', 'Trikot 9', 'Trikot 10', 'Zip-Top'],
  ])
})

test.each([
  ['Trikot „Nordwald“ Größe XL', 'trikot-nordwald-groesse-xl'],
  ['  Hoodie – Crème  ', 'hoodie-creme'],
  ['???', ''],
  [`${'lang '.repeat(40)}`, `${'lang-'.repeat(16).slice(0, 79)}`],
])('address of %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
  expect(slug === '' || isSlug(slug)).toBe(true)
})

test('a group cannot take the address of the cart', () => {
  expect(isGroupSlug('cart')).toBe(false)
  expect(isGroupSlug('trikots')).toBe(true)
  expect(isGroupSlug('Trikots')).toBe(false)
})

test('pages below a language', () => {
  expect(groupPath('de', 'trikots')).toBe('/trikots')
  expect(productPath('en', 'trikots', 'nordwald')).toBe('/en/trikots/nordwald')
  expect(productPath('de', null, 'nordwald')).toBe('/i/nordwald')
})

describe('expected delivery', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  test.each([
    ['at least a week', [{ expectedDays: null, backOn: null }], 1],
    ['days are rounded up to weeks', [{ expectedDays: 8, backOn: null }], 2],
    ['the time until it is back', [{ expectedDays: 3, backOn: '2026-12-12' }], 4],
    [
      'the larger of product and variant',
      [
        { expectedDays: 21, backOn: null },
        { expectedDays: 1, backOn: null },
      ],
      3,
    ],
    ['a day that has passed does not count', [{ expectedDays: null, backOn: '2026-01-01' }], 1],
  ])('%s', (_label, parts, weeks) => {
    expect(deliveryWeeks(parts, now)).toBe(weeks)
  })
})

describe('HTML from people', () => {
  test.each([
    ['<p onclick="x()">Text <script>alert(1)</script><b>fett</b></p>', '<p>Text <b>fett</b></p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener">x</a>'],
    ['<a href="https://example.com" target="_blank">x</a>', '<a href="https://example.com" rel="noopener">x</a>'],
    ['<h1>Titel</h1><img src=x onerror=alert(1)><iframe src="//evil"></iframe>', '<h2>Titel</h2>'],
    ['<svg><a xlink:href="javascript:x">t</a></svg>', '<a rel="noopener">t</a>'],
  ])('%s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
    expect(cleanHtml(clean)).toBe(clean)
  })
  test('its text has no tags and keeps words apart', () => {
    expect(textOfHtml('<ul><li>Eins &amp; zwei</li><li>drei</li></ul><p>vier<br>fünf</p>')).toBe(
      'Eins & zwei drei vier fünf',
    )
  })
})

/** First segments of the addresses that the client's routes and the mails lead to. */
const firstSegments = () => {
  const client = path.join(import.meta.dirname, '../../../../client')
  const files = ['routes.tsx', ...readdirSync(path.join(client, 'domains')).map(each => `domains/${each}/routes.ts`)]
  const routes = files.map(file => path.join(client, file)).filter(file => existsSync(file))
  const written = routes.flatMap(file => [...readFileSync(file, 'utf8').matchAll(/path: '([^':*/]+)/g)])
  const named = [...readFileSync(path.join(client, 'router/accountPaths.ts'), 'utf8').matchAll(/^ {2}\w+: '(\w+)',$/gm)]
  const below = ['addresses', 'profile', 'security', 'data', 'company', 'partner']
  return [...new Set([...written, ...named].map(([, segment]) => segment!.toLowerCase()))].filter(
    segment => !below.includes(segment),
  )
}

test('no group takes an address that the shop itself uses', () => {
  const segments = firstSegments()
  expect(segments).toEqual(expect.arrayContaining(['favourites', 'garantie', 'invitation', 'restock', 'terms']))
  expect(segments.filter(segment => !isReserved(segment))).toEqual([])
})
