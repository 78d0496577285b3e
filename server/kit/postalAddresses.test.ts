import { describe, expect, test } from 'vitest'
import { completeAddress, type PostalDraft, postalLines, withEntries } from './postalAddresses.ts'

const person: PostalDraft = {
  ...{ type: 'person', title: null, company: null, vatId: null, firstName: 'Kim', lastName: 'Muster' },
  ...{ address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'AT', phone: null },
}

describe('an address on a letter', () => {
  test.each<[string, PostalDraft, string[]]>([
    ['a person', person, ['Kim Muster', 'Hauptplatz 1', '4020 Linz']],
    ['with a title', { ...person, title: 'Dr.' }, ['Dr. Kim Muster', 'Hauptplatz 1', '4020 Linz']],
    [
      'a company',
      { ...person, type: 'company', company: 'SV Nordwald', vatId: 'ATU13585627' },
      ['SV Nordwald', 'Kim Muster', 'Hauptplatz 1', '4020 Linz'],
    ],
    ['of which only name and city are shown', { ...person, address: '', zip: '' }, ['Kim Muster', 'Linz']],
    ['of an order from before titles', { ...person, title: undefined }, ['Kim Muster', 'Hauptplatz 1', '4020 Linz']],
    ['nothing entered yet', {}, []],
  ])('%s', (_label, address, lines) => {
    expect(postalLines(address)).toEqual(lines)
  })
})

describe('what is entered of an address', () => {
  test('white space is tidied, codes are capitals, null and blanks clear, what is left out stays', () => {
    const entered = { title: ' Mag.  ', country: 'de', vatId: ' atu13585627', phone: ' ', city: null }
    expect(withEntries({ ...person, phone: '+43 1' }, entered, ['a'])).toEqual({
      address: { ...person, title: 'Mag.', country: 'DE', vatId: 'ATU13585627', phone: null, city: null },
      refusals: [],
    })
  })

  test('a part that is too long is refused and stays as it was', () => {
    const { address, refusals } = withEntries(person, { title: 'x'.repeat(41), zip: '1'.repeat(16) }, ['a'])
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(['INVALID_INPUT a.title'])
    expect(address).toMatchObject({ title: null, zip: '1111111111111111' })
  })

  test('a complete one has every part; a person neither company nor VAT id', () => {
    const entered = { company: 'SV Nordwald', vatId: 'ATU13585627', firstName: 'Kim', title: 'Dr.' }
    expect(completeAddress(entered)).toEqual({
      ...{ type: 'person', title: 'Dr.', company: null, vatId: null, firstName: 'Kim', lastName: '' },
      ...{ address: '', zip: '', city: '', country: '', phone: null },
    })
    expect(completeAddress({ ...entered, type: 'company' })).toMatchObject({
      company: 'SV Nordwald',
      vatId: 'ATU13585627',
    })
  })
})
