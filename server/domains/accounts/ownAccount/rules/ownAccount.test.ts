import { describe, expect, test } from 'vitest'
import { TEST_ADDRESS } from '../../../../testing/builders.ts'
import { type AddressList, addressListPlan } from './ownAddresses.ts'
import { changedProfile, type OwnProfile, type OwnProfileChanges } from './ownProfile.ts'

const kim: OwnProfile = {
  name: 'Kim Muster',
  title: null,
  firstName: 'Kim',
  lastName: 'Muster',
  company: null,
  phone: null,
  language: 'de',
}

describe('a profile', () => {
  test.each<[string, OwnProfileChanges, Partial<OwnProfile>]>([
    ['what is left out stays', {}, {}],
    ['the name follows', { lastName: '  Okafor ' }, { lastName: 'Okafor', name: 'Kim Okafor' }],
    ['null clears what may be empty', { company: null, phone: null, title: null }, {}],
    ['a title is no part of the name', { title: 'Mag.' }, { title: 'Mag.' }],
    ['another language', { language: 'en' }, { language: 'en' }],
    ['names of other scripts', { firstName: 'Ἀλέξανδρος' }, { firstName: 'Ἀλέξανδρος', name: 'Ἀλέξανδρος Muster' }],
  ])('%s', (_label, changes, expected) => {
    expect(changedProfile(kim, changes, ['changes'])).toEqual({ profile: { ...kim, ...expected }, refusals: [] })
  })

  test.each<[string, OwnProfileChanges, string]>([
    ['an emptied name', { firstName: ' ' }, 'NAME_INVALID'],
    ['a cleared name', { lastName: null }, 'NAME_INVALID'],
    ['a link', { company: 'https://evil.example' }, 'NAME_INVALID'],
    ['a line break', { firstName: 'Kim\r\nBcc: all@example.com' }, 'NAME_INVALID'],
    ['too long', { lastName: 'x'.repeat(81) }, 'NAME_INVALID'],
    ['a national number', { phone: '0664 1234567' }, 'PHONE_INVALID'],
  ])('refuses %s', (_label, changes, code) => {
    const { refusals } = changedProfile(kim, changes, ['changes'])
    expect(refusals).toMatchObject([{ code, path: ['changes', Object.keys(changes)[0]] }])
  })
})

describe('a whole list of addresses', () => {
  const [one, two] = ['0198f000-0000-7000-8000-000000000001', '0198f000-0000-7000-8000-000000000002']
  const known = [one, two].map(id => ({ ...TEST_ADDRESS, title: null, id }))
  const defaults = { defaultInvoiceAddressId: one, defaultShippingAddressId: two }
  const facts = { countries: ['AT'], newId: () => 'new' }
  const plan = (wanted: AddressList) => addressListPlan(known, defaults, wanted, facts)

  test('what is on it is changed, what is new inserted, the rest removed', () => {
    const addresses = [
      { uuid: two, city: 'Wels' },
      { ...TEST_ADDRESS, city: 'Steyr' },
    ]
    const { plan: made, refusals } = plan({ addresses, defaultInvoice: two })
    expect(refusals).toEqual([])
    expect(made).toMatchObject({
      insert: [{ id: 'new', city: 'Steyr' }],
      change: [{ id: two, city: 'Wels', firstName: 'Kim' }],
      remove: [one],
      defaults: { defaultInvoiceAddressId: two, defaultShippingAddressId: two },
    })
  })

  test('the same list again changes nothing that counts', () => {
    const { plan: made, refusals } = plan({ addresses: known.map(({ id, ...fields }) => ({ uuid: id, ...fields })) })
    expect([refusals, made.insert, made.remove, made.defaults]).toEqual([[], [], [], defaults])
    expect(made.change).toEqual(known)
  })

  test.each<[string, AddressList, string]>([
    ['without the invoice address', { addresses: [{ uuid: two }] }, 'ADDRESS_IS_DEFAULT_INVOICE'],
    ['without the delivery address', { addresses: [{ uuid: one }] }, 'ADDRESS_IS_DEFAULT_SHIPPING'],
    ['with a default that is not on it', { defaultInvoice: '0198f000-0000-7000-8000-000000000009' }, 'NOT_FOUND'],
    ['with an address twice', { addresses: [{ uuid: one }, { uuid: two }, { uuid: one }] }, 'INVALID_INPUT'],
    [
      'with 51',
      {
        addresses: [...known, ...Array.from({ length: 49 }, () => TEST_ADDRESS)].map((each, i) => ({
          ...each,
          uuid: [one, two][i] ?? null,
        })),
      },
      'TOO_MANY_ADDRESSES',
    ],
  ])('is refused %s', (_label, wanted, code) => {
    expect(plan(wanted).refusals.map(each => each.code)).toContain(code)
  })
})
