import fc from 'fast-check'
import type {
  CaseLine,
  Coupon,
  Customer,
  Destination,
  DiscountGroup,
  PricingCase,
  Product,
  ShippingGroup,
  VatRules,
} from './pricingCase.ts'

const countries = ['AT', 'DE', 'FR', 'CH', 'US']
const groupIds = ['g1', 'g2', 'g3', 'g4']
const cents = fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 30_000 }), fc.constantFrom(0, 1, 99, 999, 1990, 5000))
const basisPoints = fc.constantFrom(0, 1, 333, 500, 1000, 3333, 10_000)
const limit = fc.constantFrom(null, 0, '' as const, 1, 5000, 20_000)
const roles = fc.constantFrom(['everyone'], ['everyone'], ['club'], [])
const days = fc.constantFrom(null, 0, 7, 8, 30)
const instant = fc.constantFrom('2026-11-01T00:00:00Z', '2026-11-20T10:00:00Z', '2026-12-24T00:00:00Z')

const groupOfDiscounts = (id: string): fc.Arbitrary<DiscountGroup> =>
  fc.constantFrom('percent' as const, 'flat' as const).chain(type =>
    fc.record({
      id: fc.constant(id),
      type: fc.constant(type),
      roles,
      global: fc.boolean(),
      additive: fc.boolean(),
      tiers: fc.array(
        fc.record({ from: fc.constantFrom(0, 1, 5000), discount: type === 'percent' ? basisPoints : cents }),
        { maxLength: 2 },
      ),
    }),
  )

const someGroups = fc.subarray([...groupIds, 'gone'])
const shared = {
  vatGroup: fc.constantFrom(null, 'standard', 'reduced', 'gone'),
  shippingGroup: fc.constantFrom(null, null, 'parcel', 'heavy', 'gone'),
  discountGroups: someGroups,
  specialOffers: fc.array(fc.record({ start: instant, end: instant, discountGroups: someGroups }), { maxLength: 1 }),
  productGroups: fc.subarray(['c1', 'c2']),
  weight: fc.constantFrom(null, 0, 180, 900),
  expectedDaysUntilShipping: days,
  visibleAgainFrom: fc.constantFrom(null, '2026-12-24T00:00:00Z'),
}

const variantKeys = ['s', 'm', 'l']
const products: fc.Arbitrary<Product[]> = fc.tuple(
  fc.record({ id: fc.constant('ball'), type: fc.constantFrom('goods' as const, null), price: cents, ...shared }),
  fc.record({
    id: fc.constant('shirt'),
    type: fc.constant('goods' as const),
    price: fc.option(cents, { freq: 10 }),
    tiers: fc.array(fc.record({ from: fc.constantFrom(2, 5, 10), price: cents, keys: fc.subarray(variantKeys) }), {
      maxLength: 3,
    }),
    variants: fc.tuple(
      ...variantKeys.map(key =>
        fc.record({
          key: fc.constant(key),
          price: fc.option(cents),
          properties: fc.record({ color: fc.constantFrom('red', 'blue', '', null) }),
          childSize: fc.boolean(),
          weight: fc.constantFrom(null, 0, 250),
          expectedDaysUntilShipping: days,
        }),
      ),
    ),
    ...shared,
  }),
  fc.record({ id: fc.constant('card'), type: fc.constant('voucher' as const), price: cents, ...shared }),
  fc.record({
    id: fc.constant('kit'),
    type: fc.constant('set' as const),
    price: cents,
    childPrice: fc.option(cents),
    slots: fc.constant(['shirt', 'ball']),
    ...shared,
  }),
)

const amount = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5) },
)
const variant = fc.oneof(
  { weight: 15, arbitrary: fc.constantFrom(...variantKeys) },
  { weight: 1, arbitrary: fc.constant('gone') },
)
const lineBody: fc.Arbitrary<Omit<CaseLine, 'id'>> = fc.oneof(
  fc.record({ product: fc.constantFrom('ball', 'card'), amount }),
  fc.record({ product: fc.constant('shirt'), variant, amount }),
  fc.record({ product: fc.constant('shirt'), variant, amount }),
  fc.tuple(amount, amount, variant, variant, fc.nat({ max: 9 })).map(([a, b, one, other, odd]) => ({
    product: 'kit',
    slots: [
      {
        product: 'shirt',
        pieces: [
          { variant: one, amount: a },
          { variant: other, amount: b },
        ],
      },
      { product: 'ball', pieces: [{ amount: odd === 0 ? a : a + b }] },
    ],
  })),
)
const lines = fc
  .tuple(
    fc.array(lineBody, { maxLength: 7 }),
    fc.shuffledSubarray(['a', 'b', 'c', 'l1', 'l10', 'l2', 'Z'], { minLength: 7 }),
  )
  .map(([bodies, ids]) => bodies.map((body, i): CaseLine => ({ id: ids[i]!, ...body })))

const customer: fc.Arbitrary<Customer> = fc.record({
  roles: fc.subarray(['user', 'club']),
  discountGroups: fc.subarray(groupIds.slice(0, 2)),
  personalPercent: basisPoints,
  shippingFree: fc.boolean(),
  freeShippingFrom: limit,
  company: fc.boolean(),
  vatId: fc.constantFrom(
    null,
    { number: 'fr 1', status: 'valid' as const },
    { number: 'FR1', status: 'unproven' as const },
  ),
})

const coupon: fc.Arbitrary<Coupon> = fc.record({
  code: fc.constant('C'),
  type: fc.constantFrom('percent' as const, 'flat' as const),
  value: fc.constantFrom(0, 1, 1000, 3333, 15_000),
  roles,
  scope: fc.constantFrom('all' as const, 'product' as const, 'productGroups' as const),
  product: fc.constantFrom('ball', 'shirt', 'kit', 'card'),
  productGroups: fc.subarray(['c1', 'c2']),
})

const destination: fc.Arbitrary<Destination> = fc.record({
  country: fc.constantFrom(...countries),
  postcode: fc.constantFrom(null, '1010', '6020', 'a-6', '9'),
})

const cost = fc.record({
  cost: fc.option(cents, { freq: 9 }),
  zipRanges: fc.array(
    fc.record({
      from: fc.constantFrom('6', '6000'),
      to: fc.constantFrom('6', '6999'),
      cost: fc.option(cents),
      freeFrom: limit,
    }),
    { maxLength: 2 },
  ),
})
const shippingGroup = (id: string, countBy: 'amount' | 'weight'): fc.Arbitrary<ShippingGroup> =>
  fc.record({
    id: fc.constant(id),
    countBy: fc.constant(countBy),
    freeFrom: limit,
    tiers: fc.array(
      fc.record({
        max: countBy === 'amount' ? fc.constantFrom(null, 3, 20) : fc.constantFrom(null, 500, 5000),
        costs: fc.record(Object.fromEntries(countries.map(country => [country, cost]))),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })

const rate = fc.constantFrom(0, 490, 700, 1000, 1900, 2000, 2550)
const ratesOf = (codes: readonly string[]) =>
  fc.record(Object.fromEntries(codes.map(code => [code, rate.map(own => [{ validFrom: '2020-01-01', rate: own }])])), {
    requiredKeys: ['AT', 'CH'],
  })
const vat: fc.Arbitrary<VatRules> = fc.record({
  type: fc.constantFrom('inclusive' as const, 'exclusive' as const),
  fixedPrice: fc.boolean(),
  homeCountry: fc.constantFrom('AT', 'AT', 'CH'),
  euCountries: fc.constant(['AT', 'DE', 'FR']),
  defaultGroup: fc.constant('standard'),
  groups: fc.tuple(
    fc.record({ id: fc.constant('standard'), rates: ratesOf(countries) }),
    fc.record({ id: fc.constant('reduced'), rates: ratesOf(countries) }),
  ),
})

/** Carts of all kinds: goods, sets, voucher products, broken lines, discounts, coupons, destinations and VAT rules. */
export const arbitraryCase: fc.Arbitrary<PricingCase> = fc.record({
  now: fc.constant('2026-11-20T10:00:00Z'),
  lines,
  products,
  customer: fc.option(customer),
  destination: fc.option(destination, { freq: 9 }),
  invoiceCountry: fc.option(fc.constantFrom('AT', 'DE')),
  pickup: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  coupon: fc.option(coupon),
  vouchers: fc.array(fc.record({ code: fc.constantFrom('A', 'B', 'C'), balance: cents }), { maxLength: 3 }),
  rules: fc.record({
    timeZone: fc.constant('Europe/Vienna'),
    tierSeparators: fc.subarray(['color']),
    vat,
    shipping: fc.record({
      defaultGroup: fc.constant('parcel'),
      freeFromByCountry: fc.record({ AT: limit, DE: limit }),
      groups: fc.tuple(shippingGroup('parcel', 'amount'), shippingGroup('heavy', 'weight')),
    }),
    discountGroups: fc.subarray(groupIds).chain(ids => fc.tuple(...ids.map(groupOfDiscounts))),
    paymentMethods: fc.constant([
      { id: 'invoice', configured: true, enabled: true, max: 20_000 },
      { id: 'eps', configured: true, enabled: true, countries: ['AT'] },
    ]),
  }),
})
