import { describe, expect, test } from 'vitest'
import { settingsWith } from '../../../testing/facts.ts'
import type { Customer } from './pricingCase.ts'
import { pricingRules } from './shopRules.ts'
import { quoteOf } from './testCase.ts'
import { idToAsk } from './vatProof.ts'
import { vatTerritory } from './vatTerritory.ts'

describe('the country whose VAT counts', () => {
  const rules = { homeCountry: 'AT', euCountries: ['AT', 'DE', 'XI'] }
  test.each([
    ['of Belfast', rules, { country: 'GB', postcode: 'BT1 5GS' }, 'XI'],
    ['of Derry, typed in small letters and with spare signs', rules, { country: 'GB', postcode: ' bt-48 6dq' }, 'XI'],
    ['of London', rules, { country: 'GB', postcode: 'SW1A 1AA' }, 'GB'],
    ['of Bath', rules, { country: 'GB', postcode: 'BA1 1AA' }, 'GB'],
    ['of the United Kingdom while the postcode is not known', rules, { country: 'GB', postcode: null }, 'GB'],
    ['of a place elsewhere with such a postcode', rules, { country: 'DE', postcode: 'BT1 5GS' }, 'DE'],
    [
      'of a seller in the United Kingdom',
      { ...rules, homeCountry: 'GB' },
      { country: 'GB', postcode: 'BT1 5GS' },
      'GB',
    ],
    ['where rules do not know it', { ...rules, euCountries: ['AT'] }, { country: 'GB', postcode: 'BT1 5GS' }, 'GB'],
    ['of no known destination', rules, null, null],
  ])('%s', (_label, given, destination, country) => {
    expect(vatTerritory(given, destination)).toBe(country)
  })
})

describe('goods that go to Northern Ireland', () => {
  const company = (number: string): Customer => ({ company: true, vatId: { number, status: 'valid' } })
  const quoteTo = (
    postcode: string,
    customer: Customer,
    settings = settingsWith({ shop: { country: 'DE' }, vat: { taxesAtDestination: true } }),
  ) =>
    quoteOf({
      lines: [{ id: 'a', product: 'p', amount: 1 }],
      products: [{ id: 'p', price: 12_000 }],
      pickup: false,
      destination: { country: 'GB', postcode },
      customer,
      rules: {
        ...pricingRules(settings),
        shipping: { defaultGroup: 'parcel', groups: [{ id: 'parcel', tiers: [{ costs: { GB: { cost: 0 } } }] }] },
      },
    })
  const vatOf = (...given: Parameters<typeof quoteTo>) =>
    quoteTo(...given).vat.map(({ category, rate }) => [category, rate])

  test('are a distance sale to a consumer, at the rate there', () => {
    expect(vatOf('BT1 5GS', {})).toEqual([['standard', 2000]])
    expect(quoteTo('BT1 5GS', {}).totals.gross).toBe(12_000)
  })

  test('of a seller who taxes at home are taxed as at home', () => {
    expect(vatOf('BT1 5GS', {}, settingsWith({ shop: { country: 'DE' } }))).toEqual([['standard', 1900]])
  })

  test('are a tax-free supply to a company whose id of Northern Ireland is proven', () => {
    expect(vatOf('BT1 5GS', company('XI980780684'))).toEqual([['intraCommunity', 0]])
    expect(quoteTo('BT1 5GS', company('XI980780684')).totals.gross).toBe(10_084)
  })

  test('are an export to the rest of the United Kingdom, whoever buys', () => {
    expect(vatOf('SW1A 1AA', {})).toEqual([['export', 0]])
    expect(vatOf('SW1A 1AA', company('XI980780684'))).toEqual([['export', 0]])
  })

  test('ask the register about a company’s id, which goods to London do not', () => {
    const asked = (postcode: string) =>
      idToAsk(
        settingsWith({ vat: { vatIdCheck: 'vies' } }),
        company('XI980780684'),
        { country: 'GB', postcode },
        null,
        new Date('2026-11-20T10:00:00Z'),
      )
    expect(asked('BT1 5GS')).toEqual({ prefix: 'XI', rest: '980780684' })
    expect(asked('SW1A 1AA')).toBeNull()
  })
})
