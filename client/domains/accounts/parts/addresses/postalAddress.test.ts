import { expect, test } from 'vitest'
import { addressFrom, isEntered, isSameAddress, type PostalAddress } from './postalAddress.ts'

const linz: PostalAddress = {
  type: 'PERSON',
  title: null,
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

test.each<[string, Partial<PostalAddress>, boolean]>([
  ['itself', {}, true],
  ['nothing and empty are the same', { company: '', phone: null }, true],
  ['another house', { address: 'Hauptplatz 2' }, false],
  ['another title', { title: 'Dr.' }, false],
  ['another phone', { phone: '+43 664 1234567' }, false],
  ['a club at the same place', { type: 'COMPANY' }, false],
])('an address is known again: %s', (_label, changes, expected) => {
  expect(isSameAddress(linz, { ...linz, ...changes })).toBe(expected)
})

function form(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, entry] of Object.entries(entries)) data.set(name, entry)
  return data
}

test('a field that is not shown is left as it was, an emptied one is cleared', () => {
  expect(addressFrom(form({ firstName: 'Kim', phone: '', other: 'x' }))).toEqual({ firstName: 'Kim', phone: '' })
})

test('of several addresses in a form one is read', () => {
  const entries = form({ 'a.type': 'COMPANY', 'a.company': 'SV Nordwald', 'b.company': 'USV Südtal', company: 'x' })
  expect(addressFrom(entries, 'a.')).toEqual({ type: 'COMPANY', company: 'SV Nordwald' })
})

test('a form that was only looked at holds no address', () => {
  const blank = { ...linz, firstName: '', lastName: '', address: '', zip: '', city: '' }
  expect([isEntered(linz), isEntered(blank), isEntered({ ...blank, zip: '4' })]).toEqual([true, false, true])
})
