import { expect, test } from 'vitest'
import type { ShippingRules } from '../../pricing/rules/pricingCase.ts'
import { sendingCosts } from './shipping.ts'

const rules: ShippingRules = {
  defaultGroup: 'parcel',
  freeFromByCountry: { AT: 15_000 },
  groups: [
    { id: 'parcel', countBy: 'amount', tiers: [{ max: 10, costs: { AT: { cost: 490 }, DE: { cost: 890 } } }] },
    {
      ...{ id: 'heavy', countBy: 'weight' },
      tiers: [{ max: 1000, costs: { AT: { cost: 500 } } }, { costs: { AT: { cost: 1500 } } }],
    },
  ],
}
const piece = { group: null, weightGrams: 300, priceCents: 3490 }

test.each([
  ['a piece costs what its parcel does', 'AT', piece, 490],
  ['nothing where it is worth enough', 'AT', { ...piece, priceCents: 15_000 }, 0],
  ['by weight where its group counts so', 'AT', { ...piece, group: 'heavy', weightGrams: 2000 }, 1500],
  ['nothing is known where it is not sent', 'CH', piece, null],
  ['nothing is known of a group that is not there', 'AT', { ...piece, group: 'gone' }, null],
] as const)('%s', (_label, country, sent, expected) => {
  expect(sendingCosts(rules, country, sent)).toBe(expected)
})
