import { afterEach, expect, test, vi } from 'vitest'
import { carriedOn, carriedPartner } from './carried.ts'

const at = (address: string) => vi.stubGlobal('location', new URL(address, 'https://shop.example'))
afterEach(() => vi.unstubAllGlobals())

test('an address carries on what the present one carries', () => {
  at('/trikots?partner=fc-muster')
  const to = (address: string) => carriedOn(new URL(address, location.href))
  expect(to('/cart').search).toBe('?partner=fc-muster')
  expect(to('/search?q=hose').search).toBe('?q=hose&partner=fc-muster')
  expect(to('/cart?partner=other').search).toBe('?partner=other')
  expect(to('https://elsewhere.example/').search).toBe('')
})

test.each([
  '/',
  '/?partner=',
  '/?partner=ab',
  '/?partner=n%C3%A4h',
  '/?partner=a%20b',
])('nothing is carried: %s', address => {
  at(address)
  expect(carriedPartner()).toBeNull()
  expect(carriedOn(new URL('/cart', location.href)).search).toBe('')
})
