import { describe, expect, test } from 'vitest'
import { plainPostcode } from '../../../kit/postcodes.ts'
import { packParcels } from './parcels.ts'
import type { CaseLine, Customer, Destination, Product, ShippingRules, ShippingTier, ZipRange } from './pricingCase.ts'
import { lineOf, quoteOf } from './testCase.ts'

const at = (max: number | null, cost: number | null): ShippingTier => ({ max, costs: { AT: { cost } } })

describe('step 8: parcels', () => {
  const parcels = (quantity: number, tiers: ShippingTier[]) =>
    packParcels(quantity, tiers, null, {
      country: 'AT',
      postcode: '1010',
      customer: null,
      goods: 0,
      countryFreeFrom: null,
    })
  const sizes = (quantity: number, tiers: ShippingTier[]) =>
    parcels(quantity, tiers)?.map(parcel => [parcel.quantity, parcel.max, parcel.cost]) ?? null

  test.each<[string, number, ShippingTier[], [number, number | null, number][] | null]>([
    ['the smallest tier that holds it', 5, [at(20, 3), at(5, 1), at(10, 2)], [[5, 5, 1]]],
    ['one more needs the next', 6, [at(20, 3), at(5, 1), at(10, 2)], [[6, 10, 2]]],
    ['no limit holds all', 1000, [at(null, 9), at(5, 1)], [[1000, null, 9]]],
    ['a limit before no limit', 5, [at(null, 9), at(5, 1)], [[5, 5, 1]]],
    [
      'two full ones and a rest',
      45,
      [at(20, 3), at(5, 1)],
      [
        [20, 20, 3],
        [20, 20, 3],
        [5, 5, 1],
      ],
    ],
    [
      'full ones without a rest',
      40,
      [at(20, 3), at(5, 1)],
      [
        [20, 20, 3],
        [20, 20, 3],
      ],
    ],
    [
      'a rest too large for the smaller tier',
      26,
      [at(20, 3), at(5, 1)],
      [
        [20, 20, 3],
        [6, 20, 3],
      ],
    ],
    ['a quantity of 0 is a parcel too', 0, [at(20, 3), at(5, 1)], [[0, 5, 1]]],
    ['a tier for 0', 0, [at(0, 0), at(5, 1)], [[0, 0, 0]]],
    ['a largest tier of 0 holds nothing else', 1, [at(0, 1)], null],
    ['a cost of 0 is one', 1, [at(5, 0)], [[1, 5, 0]]],
    ['no tier', 1, [], null],
    ['no cost in the only tier', 1, [at(5, null)], null],
    ['no cost in the smallest tier, though a larger has one', 1, [at(5, null), at(9, 1)], null],
    ['no cost for the rest', 26, [at(20, 3), at(10, null)], null],
    ['more parcels than memory', 1e12, [at(1, 1)], null],
  ])('%s', (_label, quantity, tiers, expected) => {
    expect(sizes(quantity, tiers)).toEqual(expected)
  })
})

describe('step 8: zip ranges', () => {
  const holds = (postcode: string | null, from: string, to: string) => {
    const tiers = [{ costs: { AT: { cost: 1, zipRanges: [{ from, to, cost: 2 }] } } }]
    const circumstances = {
      country: 'AT',
      postcode: plainPostcode(postcode),
      customer: null,
      goods: 0,
      countryFreeFrom: null,
    }
    return packParcels(1, tiers, null, circumstances)![0]!.cost === 2
  }

  test.each<[string, string | null, string, string, boolean]>([
    ['inside', '6020', '6000', '6999', true],
    ['the lower bound', '6000', '6000', '6999', true],
    ['the upper bound', '6999', '6000', '6999', true],
    ['just below', '5999', '6000', '6999', false],
    ['just above', '7000', '6000', '6999', false],
    ['over the bounds’ length', '69991', '6000', '6999', true],
    ['a prefix', '6020', '60', '69', true],
    ['bounds of two lengths', '6020', '6', '6020', true],
    ['shorter than the bounds', '602', '6000', '6999', false],
    ['shorter than one of them', '602', '6', '6999', false],
    ['no postcode', null, '6000', '6999', false],
    ['blanks and dashes do not count', 'A-60 20', 'A6000', 'A6999', true],
    ['nor do they in bounds', 'A6020', 'A-6000', 'A-69 99', true],
    ['small letters are letters', 'sw1a 1aa', 'SW1A', 'SW1Z', true],
    ['as text, not as numbers', '10', '9', '99', false],
    ['leading zeros count', '01067', '01000', '01999', true],
  ])('%s', (_label, postcode, from, to, expected) => {
    expect(holds(postcode, from, to)).toBe(expected)
  })

  const cost = (postcode: string, country: number | null, zipRanges: ZipRange[]) => {
    const circumstances = { country: 'AT', postcode, customer: null, goods: 0, countryFreeFrom: null }
    return packParcels(1, [{ costs: { AT: { cost: country, zipRanges } } }], null, circumstances)?.[0]?.cost ?? null
  }
  test.each<[string, string, number | null, ZipRange[], number | null]>([
    [
      'the first that holds decides',
      '6020',
      1,
      [
        { from: '60', to: '60', cost: 2 },
        { from: '6020', to: '6020', cost: 3 },
      ],
      2,
    ],
    [
      'no cost in it: not there',
      '6020',
      1,
      [
        { from: '60', to: '60', cost: null },
        { from: '6', to: '6', cost: 3 },
      ],
      null,
    ],
    ['outside of it the country’s', '1010', 1, [{ from: '60', to: '60', cost: null }], 1],
    ['in the range alone', '6020', null, [{ from: '60', to: '60', cost: 2 }], 2],
    ['outside of that', '1010', null, [{ from: '60', to: '60', cost: 2 }], null],
  ])('%s', (_label, postcode, country, ranges, expected) => {
    expect(cost(postcode, country, ranges)).toBe(expected)
  })
})

describe('step 8: a parcel is free, the first reason counts', () => {
  const free = (
    goods: number,
    customer: Customer | null,
    country: number | '' | null,
    range: ZipRange | null,
    group: number | '' | null,
  ) =>
    packParcels(1, [{ costs: { AT: { cost: 5, zipRanges: range ? [range] : [] } } }], group, {
      country: 'AT',
      postcode: '1010',
      customer,
      goods,
      countryFreeFrom: country,
    })![0]!
  const range = (freeFrom: number | '' | null): ZipRange => ({ from: '1', to: '1', cost: 7, freeFrom })

  test.each<[string, ReturnType<typeof free>, number, string | null]>([
    ['nothing frees it', free(5000, null, null, null, null), 5, null],
    ['the customer’s flag', free(0, { shippingFree: true, freeShippingFrom: 1 }, 1, range(1), 1), 0, 'customer'],
    [
      'the customer’s threshold, reached exactly',
      free(5000, { freeShippingFrom: 5000 }, 1, range(1), 1),
      0,
      'customerThreshold',
    ],
    ['missed by a cent', free(4999, { freeShippingFrom: 5000 }, null, null, null), 5, null],
    ['the zip range’s', free(5000, {}, 1, range(5000), 1), 0, 'zipRange'],
    ['the range’s is missed and stands instead of the country’s', free(5000, {}, 1, range(5001), null), 7, null],
    ['the range’s is missed, the group’s is not', free(5000, {}, 1, range(5001), 5000), 0, 'group'],
    ['a range with 0 has none, so the country’s', free(5000, {}, 5000, range(0), null), 0, 'country'],
    ['a range with "" has none', free(5000, {}, 5000, range(''), null), 0, 'country'],
    ['the country’s', free(5000, {}, 5000, null, 1), 0, 'country'],
    ['the group’s own', free(5000, {}, 5001, null, 5000), 0, 'group'],
    ['0 is no threshold', free(0, { freeShippingFrom: 0 }, 0, null, 0), 5, null],
    ['"" is no threshold', free(5000, { freeShippingFrom: '' }, '', null, ''), 5, null],
  ])('%s', (_label, parcel, cost, reason) => {
    expect(parcel).toMatchObject({ cost, free: reason })
  })
})

describe('step 8: shipping of a cart', () => {
  const products: Product[] = [
    {
      id: 'shirt',
      price: 2000,
      weight: 200,
      variants: [{ key: 'm' }, { key: 'xl', weight: 300 }, { key: 'air', weight: 0 }],
    },
    { id: 'ball', price: 1000, shippingGroup: 'heavy', weight: 400 },
    { id: 'goal', price: 50_000, shippingGroup: 'gone' },
    { id: 'card', type: 'voucher', price: 100_000, shippingGroup: 'heavy' },
    { id: 'kit', type: 'set', price: 3000, slots: ['shirt', 'ball'], shippingGroup: 'heavy', weight: 99_999 },
    { id: 'trio', type: 'set', price: 3000, slots: ['shirt'] },
    { id: 'air', price: 500, shippingGroup: 'heavy' },
  ]
  const rules: ShippingRules = {
    defaultGroup: 'parcel',
    freeFromByCountry: { AT: 30_000 },
    groups: [
      { id: 'parcel', tiers: [{ costs: { AT: { cost: 490 }, DE: { cost: 990 } } }] },
      { id: 'heavy', countBy: 'weight', tiers: [{ max: 1000, costs: { AT: { cost: 700 } } }] },
    ],
  }
  const shipped = (
    lines: CaseLine[],
    more: { destination?: Destination | null; pickup?: boolean; shipping?: ShippingRules } = {},
  ) => quoteOf({ lines, products, pickup: false, ...more, rules: { shipping: more.shipping ?? rules } })
  const shirts = (id: string, variant: string, amount: number): CaseLine => ({ id, product: 'shirt', variant, amount })
  const set = (product: string, amount: number): CaseLine => ({
    id: 's',
    product,
    slots: [
      {
        product: 'shirt',
        pieces: [
          { variant: 'xl', amount },
          { variant: 'm', amount: 0 },
        ],
      },
      ...(product === 'kit' ? [{ product: 'ball', pieces: [{ amount }] }] : []),
    ],
  })
  const groups = (lines: CaseLine[]) =>
    shipped(lines).shipping.groups.map(({ group, countBy, quantity, cost }) => [group, countBy, quantity, cost])

  test.each<[string, CaseLine[], unknown[]]>([
    ['pieces of all lines of a group', [shirts('a', 'm', 2), shirts('b', 'xl', 3)], [['parcel', 'amount', 5, 490]]],
    [
      'grams, each group for itself, by id',
      [shirts('a', 'm', 1), lineOf('b', 'ball', 2)],
      [
        ['heavy', 'weight', 800, 700],
        ['parcel', 'amount', 1, 490],
      ],
    ],
    ['more than the largest tier', [lineOf('b', 'ball', 3)], [['heavy', 'weight', 1200, 1400]]],
    ['a set counts as one piece', [set('trio', 4)], [['parcel', 'amount', 4, 490]]],
    ['a set weighs what its pieces weigh', [set('kit', 1)], [['heavy', 'weight', 700, 700]]],
    ['no weight is 0 grams, and a parcel', [lineOf('a', 'air')], [['heavy', 'weight', 0, 700]]],
    ['a voucher product has no shipping', [lineOf('a', 'card')], []],
    ['an unknown group is listed and costs nothing', [lineOf('g', 'goal', 2)], [['gone', null, 2, 0]]],
  ])('%s', (_label, lines, expected) => {
    expect(groups(lines)).toEqual(expected)
  })

  test('a variant’s weight of 0 is a weight', () => {
    const heavy = [{ ...products[0]!, shippingGroup: 'heavy' }]
    const quote = quoteOf({
      lines: [shirts('a', 'air', 5)],
      products: heavy,
      pickup: false,
      rules: { shipping: rules },
    })
    expect(quote.shipping.groups[0]!.quantity).toBe(0)
  })

  test('what cannot be delivered is refused per line, the rest is shipped', () => {
    const quote = shipped([lineOf('b', 'ball'), lineOf('c', 'ball'), shirts('a', 'm', 1)], {
      destination: { country: 'DE' },
    })
    expect(quote.refusals).toEqual([
      { code: 'NOT_DELIVERABLE', line: 'b' },
      { code: 'NOT_DELIVERABLE', line: 'c' },
    ])
    expect(quote.shipping.groups).toMatchObject([
      { group: 'heavy', quantity: 800, deliverable: false, parcels: [], cost: 0, gross: 0 },
      { group: 'parcel', quantity: 1, deliverable: true, cost: 990, gross: 990 },
    ])
    expect(quote.totals).toMatchObject({ goods: 4000, shipping: 990, gross: 4990 })
  })

  test.each<[string, ShippingRules]>([
    ['a free group that does not exist', { freeFromByCountry: { AT: 1 }, groups: [] }],
    [
      'a free country without a cost',
      { defaultGroup: 'p', groups: [{ id: 'p', freeFrom: 1, tiers: [{ costs: {} }] }] },
    ],
    [
      'a country named like what every object has',
      { defaultGroup: 'p', groups: [{ id: 'p', tiers: [{ costs: {} }] }] },
    ],
  ])('not deliverable even where it would be free: %s', (_label, shipping) => {
    const quote = shipped([shirts('a', 'm', 1)], { shipping, destination: { country: 'constructor' } })
    expect(quote.refusals).toEqual([{ code: 'NOT_DELIVERABLE', line: 'a' }])
  })

  test('no destination yet: the home country', () => {
    expect(shipped([shirts('a', 'm', 1)], { destination: null }).shipping.cost).toBe(490)
    expect(shipped([shirts('a', 'm', 1)], { destination: {} }).shipping.cost).toBe(490)
  })

  test('pickup: no shipping, and all can be had', () => {
    const quote = shipped([lineOf('g', 'goal')], { pickup: true, destination: { country: 'DE' } })
    expect(quote.shipping).toEqual({ cost: 0, net: 0, vat: 0, gross: 0, groups: [] })
    expect(quote.placeable).toBe(true)
  })

  test.each<[string, CaseLine[], number]>([
    ['all goods count, whatever their group', [shirts('a', 'm', 14), lineOf('b', 'ball', 2)], 0],
    ['a voucher product does not', [shirts('a', 'm', 14), lineOf('b', 'ball', 1), lineOf('v', 'card')], 1190],
  ])('thresholds: %s', (_label, lines, cost) => {
    expect(shipped(lines).shipping.cost).toBe(cost)
  })

  test('thresholds look at goods after discounts and before vouchers', () => {
    const price = (personalPercent: number) =>
      quoteOf({
        lines: [shirts('a', 'm', 15)],
        products,
        pickup: false,
        customer: { personalPercent },
        vouchers: [{ code: 'A', balance: 30_000 }],
        rules: { shipping: rules },
      }).shipping.cost
    expect(price(0)).toBe(0)
    expect(price(1)).toBe(490)
  })
})
