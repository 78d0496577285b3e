import { expect, test } from 'vitest'
import { signInAgain } from './signInAgain.ts'

test.each([
  ['/admincenter/orders?tab=new', '/login?next=%2Fadmincenter%2Forders%3Ftab%3Dnew'],
  ['/en/admincenter', '/en/login?next=%2Fen%2Fadmincenter'],
  ['/account/security#keys', '/login?next=%2Faccount%2Fsecurity%23keys'],
  ['/trikots', null],
  ['/accountant', null],
  ['/login?next=%2Fadmincenter', null],
])('from %s to %s', (address, expected) => {
  expect(signInAgain(new URL(address, 'https://shop.example.com'))).toBe(expected)
})
