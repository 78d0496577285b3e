import { expect, test } from 'vitest'
import { afterIdleEnd, signInAgain } from './signInAgain.ts'

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

const query = { kind: 'query', hasEntries: false } as const
const mutation = { kind: 'mutation', hasEntries: false } as const

test.each([
  [
    'a list that is read',
    '/admincenter/orders',
    query,
    { outcome: 'leave', address: '/login?next=%2Fadmincenter%2Forders' },
  ],
  ['a list while something is typed', '/admincenter/orders', { ...query, hasEntries: true }, { outcome: 'refuse' }],
  ['what is saved in the admin centre', '/en/admincenter/products/1', mutation, { outcome: 'refuse' }],
  ['what is saved in the account', '/account', mutation, { outcome: 'leave', address: '/login?next=%2Faccount' }],
  ['a page for everybody', '/trikots', { ...mutation, hasEntries: true }, { outcome: 'goOn' }],
] as const)('when the session ends unused: %s', (_label, address, request, expected) => {
  expect(afterIdleEnd(new URL(address, 'https://shop.example.com'), request)).toEqual(expected)
})
