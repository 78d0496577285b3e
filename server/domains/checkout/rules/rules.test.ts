import { describe, expect, test } from 'vitest'
import { completeAddress, postalRefusals, withEntries } from '../../../kit/postalAddresses.ts'

describe('addresses', () => {
  const full = {
    type: 'person',
    firstName: 'Kim',
    lastName: 'Muster',
    address: 'Hauptplatz 1',
    zip: '4020',
    city: 'Linz',
    country: 'AT',
  } as const
  const wrong = (address: Parameters<typeof postalRefusals>[0]) =>
    postalRefusals(address, ['AT', 'DE'], ['a']).map(({ code, path }) => `${code} ${path.join('.')}`)

  test('a complete one is fine, of a person and of a company', () => {
    expect(wrong(full)).toEqual([])
    expect(wrong({ ...full, type: 'company', company: 'SV Nordwald' })).toEqual([])
  })

  test.each<[string, Parameters<typeof postalRefusals>[0], string[]]>([
    ['none at all', null, ['ADDRESS_INCOMPLETE a']],
    ['no city', { ...full, city: '' }, ['ADDRESS_INCOMPLETE a.city']],
    ['a company without its name', { ...full, type: 'company' }, ['ADDRESS_INCOMPLETE a.company']],
    ['a country far away', { ...full, country: 'US' }, ['COUNTRY_NOT_SERVED a.country']],
    ['a VAT id that is none', { ...full, type: 'company', company: 'SV', vatId: '12' }, ['VAT_ID_INVALID a.vatId']],
    ['a link for a name', { ...full, firstName: 'Gewinn https://evil.example' }, ['NAME_INVALID a.firstName']],
    ['markup for a street', { ...full, address: '<a href=x>hier</a>' }, ['NAME_INVALID a.address']],
    ['a link for a company', { ...full, type: 'company', company: 'www.evil.example' }, ['NAME_INVALID a.company']],
    ['a city that runs the other way', { ...full, city: 'Linz\u202ezniL' }, ['NAME_INVALID a.city']],
    ['a postcode of signs', { ...full, zip: '--' }, ['NAME_INVALID a.zip']],
    ['a postcode of another country', { ...full, zip: '80331' }, ['POSTCODE_INVALID a.zip']],
    ['a postcode that is too short', { ...full, country: 'DE', zip: '8033' }, ['POSTCODE_INVALID a.zip']],
    ['a telephone number that is none', { ...full, phone: 'nein danke' }, ['PHONE_INVALID a.phone']],
    ['a telephone number as it is dialled at home', { ...full, phone: '0664 1234567' }, []],
    ['of a person the VAT id does not matter', { ...full, vatId: '12' }, []],
  ])('%s', (_label, address, expected) => expect(wrong(address)).toEqual(expected))

  test('entries are tidied, what is left out stays, null clears', () => {
    const { address, refusals } = withEntries(
      { ...full, phone: '1' },
      { city: ' Bad  Ischl ', country: 'de', phone: null },
      [],
    )
    expect(refusals).toEqual([])
    expect(address).toEqual({ ...full, city: 'Bad Ischl', country: 'DE', phone: null })
  })

  test('a postcode is said to look as those of its country do', () => {
    expect(postalRefusals({ ...full, zip: '402' }, ['AT'], ['a'])).toEqual([
      {
        code: 'POSTCODE_INVALID',
        path: ['a', 'zip'],
        message: 'Postcodes of AT look like 4020.',
        details: { example: '4020' },
      },
    ])
    expect(withEntries(null, { zip: ' A-4020 ', country: 'at' }, []).address).toMatchObject({ zip: '4020' })
  })

  test('only a company keeps its company fields in the order', () => {
    expect(completeAddress({ ...full, company: 'SV', vatId: 'ATU13585627' })).toMatchObject({
      company: null,
      vatId: null,
    })
  })
})
