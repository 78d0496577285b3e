import { describe, expect, test } from 'vitest'
import type { Customer, Product, VatRules } from './pricingCase.ts'
import { vatCategory, vatRates } from './vatRates.ts'

const rules: VatRules = {
  homeCountry: 'AT',
  euCountries: ['AT', 'DE', 'FR', 'GR'],
  defaultGroup: 'standard',
  groups: [
    {
      id: 'standard',
      rates: {
        AT: [{ rate: 2000 }],
        DE: [
          { validFrom: '2027-01-01', rate: 2100 },
          { validFrom: '2021-01-01', rate: 1900 },
        ],
      },
    },
    {
      id: 'food',
      rates: {
        AT: [
          { validFrom: '2026-07-01', rate: 490 },
          { validFrom: '2016-01-01', rate: 1000 },
        ],
        DE: [{ validFrom: '2027-01-01', rate: 700 }],
      },
    },
    {
      id: 'abroad',
      rates: { AT: [{ validFrom: '2027-01-01', rate: 2000 }], DE: [{ validFrom: '2021-01-01', rate: 1900 }] },
    },
    { id: 'free', rates: { AT: [{ validFrom: '2016-01-01', rate: 0 }] } },
  ],
}

describe('step 9: the rate of a product', () => {
  test.each<[string, Product['vatGroup'], string | null, string, number, number, boolean]>([
    ['at home', 'standard', 'AT', '2026-11-20', 2000, 2000, false],
    ['without a group the default one', null, 'DE', '2026-11-20', 1900, 2000, false],
    ['the day on which a rate begins', 'standard', 'DE', '2027-01-01', 2100, 2000, false],
    ['the day before', 'standard', 'DE', '2026-12-31', 1900, 2000, false],
    ['a decimal rate', 'food', 'AT', '2026-07-01', 490, 490, false],
    ['its predecessor', 'food', 'AT', '2026-06-30', 1000, 1000, false],
    ['no rate there: at home', 'standard', 'FR', '2026-11-20', 2000, 2000, false],
    ['no rate there yet: at home', 'food', 'DE', '2026-11-20', 490, 490, false],
    ['a rate of 0 is a rate', 'free', 'AT', '2026-11-20', 0, 0, false],
    ['no home rate yet: goes on with the destination’s', 'abroad', 'DE', '2026-11-20', 1900, 1900, true],
    ['no rate anywhere: goes on with 0', 'abroad', 'FR', '2026-11-20', 0, 0, true],
    ['an unknown group has no rates, not the default one’s', 'gone', 'AT', '2026-11-20', 0, 0, true],
    ['before all rates', 'food', 'AT', '2015-12-31', 0, 0, true],
  ])('%s', (_label, vatGroup, country, day, rate, homeRate, missing) => {
    expect(vatRates(rules, country, day)({ id: 'p', vatGroup })).toEqual({ rate, homeRate, missing })
  })

  test('without rules there are no rates', () => {
    expect(vatRates(null, null, '2026-11-20')({ id: 'p' })).toEqual({ rate: 0, homeRate: 0, missing: true })
  })
})

describe('step 9: the category of a supply', () => {
  const company = (number: string, status: 'valid' | 'invalid' | 'unproven' = 'valid'): Customer => ({
    company: true,
    vatId: { number, status },
  })
  const swiss: VatRules = { ...rules, homeCountry: 'CH' }

  test.each<[string, VatRules, string | null, Customer | null, string]>([
    ['at home', rules, 'AT', null, 'standard'],
    ['a guest in the EU', rules, 'DE', null, 'standard'],
    ['a proven company in the EU', rules, 'DE', company('DE123456789'), 'intraCommunity'],
    ['id and delivery in two other EU countries', rules, 'DE', company('FR12345678901'), 'intraCommunity'],
    ['case and spaces mean nothing', rules, 'DE', company(' f r 12 345'), 'intraCommunity'],
    ['EL is Greece', rules, 'DE', company('EL123456789'), 'intraCommunity'],
    ['EL delivered to Greece', rules, 'GR', company('el 123456789'), 'intraCommunity'],
    ['the seller’s own country’s id', rules, 'DE', company('ATU12345678'), 'standard'],
    ['delivery in the seller’s country', rules, 'AT', company('DE123456789'), 'standard'],
    ['an id from outside the EU', rules, 'DE', company('CHE123456789'), 'standard'],
    ['an id not proven', rules, 'DE', company('DE123456789', 'unproven'), 'standard'],
    ['an invalid id', rules, 'DE', company('DE123456789', 'invalid'), 'standard'],
    ['no company', rules, 'DE', { ...company('DE123456789'), company: false }, 'standard'],
    ['a company without an id', rules, 'DE', { company: true }, 'standard'],
    ['an id without a number', rules, 'DE', { company: true, vatId: { status: 'valid' } }, 'standard'],
    ['outside the EU for a guest', rules, 'CH', null, 'export'],
    ['outside the EU for a proven company', rules, 'CH', company('DE123456789'), 'export'],
    ['from outside the EU into it', swiss, 'DE', null, 'export'],
    ['from outside the EU, proven', swiss, 'DE', company('FR12345678901'), 'export'],
    ['from outside the EU to another country outside', swiss, 'US', null, 'export'],
    ['at home outside the EU', swiss, 'CH', null, 'standard'],
    ['nothing known', {}, null, null, 'standard'],
  ])('%s', (_label, vat, country, customer, expected) => {
    expect(vatCategory(vat, country, customer)).toBe(expected)
  })
})

test('a small business taxes nothing, wherever it goes and whoever buys', () => {
  const small = { ...rules, smallBusiness: true }
  for (const country of ['AT', 'DE', 'CH', null]) {
    expect(vatRates(small, country, '2026-11-20')({ id: 'p', vatGroup: 'unknown' })).toEqual({
      ...{ rate: 0, homeRate: 0, missing: false },
    })
    const company = { company: true, vatId: { number: 'DE136695976', status: 'valid' as const } }
    expect(vatCategory(small, country, company)).toBe('standard')
  }
})
