import { describe, expect, test } from 'vitest'
import { addressOf, localized, placeOf } from './place.ts'

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
  ])('%s is %s %s', (address, language, path) => {
    expect(at(address)).toMatchObject({ language, path })
  })
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
    ['//other.example/cart', 'en', '//other.example/cart'],
    ['#content', 'en', '#content'],
  ] as const)('%s in %s is %s', (path, language, address) => {
    expect(localized(path, language)).toBe(address)
  })

  test('there and back is the same place', () => {
    for (const address of ['/', '/en', '/en/search?q=hose&page=2', '/trikots#tab=details'])
      expect(addressOf(at(address))).toBe(address)
  })
})
