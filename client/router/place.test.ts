import { describe, expect, test } from 'vitest'
import { languages } from '../intl/languages.ts'
import { isInAdminCentre, localized, placeOf, urlOf } from './place.ts'

const at = (address: string) => placeOf(new URL(address, 'https://shop.example'))

describe('reading an address', () => {
  test.each([
    ['/', 'de', '/'],
    ['/trikots', 'de', '/trikots'],
    ['/trikots/', 'de', '/trikots'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/EN/cart', 'en', '/cart'],
    ['/de/cart', 'de', '/cart'],
    ['/england', 'de', '/england'],
    ['/en/trikots/nordwald?farbe=blau', 'en', '/trikots/nordwald'],
    ['/en//evil.example', 'en', '/evil.example'],
    ['/en/..//evil.example', 'de', '/evil.example'],
    ['/en///', 'en', '/'],
    ['/trikots//nordwald', 'de', '/trikots/nordwald'],
    ['/en/%5Cevil.example', 'en', '/%5Cevil.example'],
  ])('%s is %s %s', (address, language, path) => {
    expect(at(address)).toMatchObject({ language, path })
  })
})

test.each([
  '/en//evil.example',
  '/de//evil.example',
  '/..//evil.example',
  '/.//en//evil.example',
  '/en/%2F%2Fevil.example',
])('no link made of %s leads to another site', address => {
  for (const language of languages) {
    expect(new URL(urlOf({ ...at(address), language }), 'https://shop.example').host).toBe('shop.example')
  }
})

describe('writing an address', () => {
  test.each([
    ['/', 'en', '/en'],
    ['/cart', 'en', '/en/cart'],
    ['/en/cart', 'de', '/cart'],
    ['/en', 'de', '/'],
    ['/en?x=1', 'de', '/?x=1'],
    ['/?x=1', 'en', '/en?x=1'],
    ['/england', 'en', '/en/england'],
    ['https://other.example/cart', 'en', 'https://other.example/cart'],
    ['//other.example/cart', 'en', '/en/other.example/cart'],
    ['/en//evil.example', 'de', '/evil.example'],
    ['/en//evil.example', 'en', '/en/evil.example'],
    ['/\\evil.example', 'de', '/evil.example'],
    ['/en\\evil.example', 'de', '/evil.example'],
    ['/\t/evil.example', 'de', '/evil.example'],
    ['/en/\n/evil.example', 'de', '/evil.example'],
    ['\\\\evil.example', 'de', '/evil.example'],
    ['#content', 'en', '#content'],
  ] as const)('%s in %s is %s', (path, language, address) => {
    expect(localized(path, language)).toBe(address)
  })

  test('there and back is the same place', () => {
    for (const address of ['/', '/en', '/en/search?q=hose&page=2', '/trikots#tab=details'])
      expect(urlOf(at(address))).toBe(address)
  })
})

test.each([
  ['/admincenter', true],
  ['/admincenter/orders', true],
  ['/en/admincenter/orders', true],
  ['/', false],
  ['/cart', false],
  ['/administration', false],
  ['/admincentered', false],
])('%s is in the admin centre: %s', (path, isIn) => {
  expect(isInAdminCentre(placeOf(new URL(path, 'https://shop.example.com')))).toBe(isIn)
})
