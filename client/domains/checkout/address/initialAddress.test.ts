import { expect, test } from 'vitest'
import { type InitialAddress, isSameAddress } from './initialAddress.ts'

const linz: InitialAddress = {
  type: 'PERSON',
  company: null,
  vatId: null,
  firstName: 'Kim',
  lastName: 'Muster',
  address: 'Hauptplatz 1',
  zip: '4020',
  city: 'Linz',
  country: 'AT',
  phone: undefined,
}

test.each<[string, Partial<InitialAddress>, boolean]>([
  ['itself', {}, true],
  ['nothing and empty are the same', { company: '', phone: null }, true],
  ['another house', { address: 'Hauptplatz 2' }, false],
  ['another phone', { phone: '+43 664 1234567' }, false],
  ['a club at the same place', { type: 'COMPANY' }, false],
])('an address is known again: %s', (_label, changes, expected) => {
  expect(isSameAddress(linz, { ...linz, ...changes })).toBe(expected)
})
