import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { dataOf, errorFields, insertRange, productId, variantId } from '../../testing/asking.ts'
import { setSettings, statementsOf } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { shippingSettings } from './settings.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt, few, set } = await insertRange(database)

describe('the price of what is being chosen', () => {
  const quote = `query ($input: QuoteProductInput!) { quoteProduct(input: $input) { amount childSets total { cents }
    unitPrice { cents } tiers { from price { cents } isReached isCurrent } missingToNextTier nextTierPrice { cents }
    delivery { weeks earliest latest } ${errorFields} } }`
  const choose = (product: { id: string }, choice: object) =>
    dataOf(site.client(), quote, { input: { productId: productId(product), ...choice } })

  test('climbs the tiers', async () => {
    expect(await choose(shirt, { pieces: [{ variantId: variantId(shirt), amount: 12 }] })).toEqual({
      quoteProduct: {
        amount: 12,
        childSets: null,
        total: { cents: 18_000 },
        unitPrice: { cents: 1500 },
        tiers: [
          { from: 10, price: { cents: 1500 }, isReached: true, isCurrent: true },
          { from: 50, price: { cents: 1200 }, isReached: false, isCurrent: false },
        ],
        missingToNextTier: 38,
        nextTierPrice: { cents: 1200 },
        delivery: { weeks: 2, earliest: '2026-11-30', latest: '2026-12-01' },
        errors: [],
      },
    })
  })

  test('nothing chosen costs nothing and shows the tiers', async () => {
    expect(await choose(shirt, { pieces: [{ variantId: variantId(shirt), amount: 0 }] })).toMatchObject({
      quoteProduct: { amount: 0, total: { cents: 0 }, unitPrice: null, missingToNextTier: 10, errors: [] },
    })
  })

  test('sets count by their smallest slot and have a price once they are equal', async () => {
    const slots = (ofShirt: number, ofFew: number) => ({
      slots: [
        { productId: productId(shirt), pieces: [{ variantId: variantId(shirt), amount: ofShirt }] },
        { productId: productId(few), pieces: [{ variantId: variantId(few), amount: ofFew }] },
      ],
    })
    expect(await choose(set, slots(2, 2))).toMatchObject({
      quoteProduct: { amount: 2, childSets: 0, total: { cents: 9980 }, unitPrice: null, tiers: [], errors: [] },
    })
    expect(await choose(set, slots(3, 1))).toMatchObject({
      quoteProduct: { amount: 1, total: { cents: 0 }, errors: [{ code: 'SET_UNEQUAL', missing: [{ missing: 2 }] }] },
    })
    expect(await choose(set, slots(3, 3))).toMatchObject({
      quoteProduct: { total: { cents: 14_970 }, errors: [{ code: 'ONLY_FEW_LEFT', available: 2 }] },
    })
  })

  test('wrong amounts and sizes are told, unknown products are null', async () => {
    const pieces = [
      { variantId: variantId(shirt), amount: -1 },
      { variantId: 'x', amount: 1 },
    ]
    expect(await choose(shirt, { pieces })).toMatchObject({
      quoteProduct: {
        amount: 0,
        errors: [
          { code: 'AMOUNT_INVALID', path: ['pieces', '0'] },
          { code: 'VARIANT_UNKNOWN', path: ['pieces', '1'] },
        ],
      },
    })
    expect(await choose({ id: newId() }, {})).toEqual({ quoteProduct: null })
    const { statements } = await statementsOf(() => choose(shirt, { pieces }))
    expect(statements).toHaveLength(1)
  })
})

test('goods are said to be sent where it is said what that costs, and nowhere else', async () => {
  const costs = {
    AT: { cost: 490, zipRanges: [] },
    CH: { cost: null, zipRanges: [] },
    DE: { cost: null, zipRanges: [{ from: '80', to: '89', cost: 690, freeFrom: null }] },
  }
  await setSettings(database, 'shipping', {
    ...shippingSettings.defaults,
    groups: [{ ...shippingSettings.defaults.groups[0], tiers: [{ max: null, costs }] }],
  })
  const data = await dataOf(site.client(), '{ shop { countries { code } deliveryCountries { code } } }', {})
  const { shop } = data as { shop: Record<'countries' | 'deliveryCountries', { code: string }[]> }
  expect(shop.deliveryCountries.map(({ code }) => code).toSorted()).toEqual(['AT', 'DE'])
  expect(shop.countries.length).toBeGreaterThan(2)
})
