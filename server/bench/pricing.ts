import { priceCart } from '../domains/pricing/rules/priceCart.ts'
import type { PricingCase, Product } from '../domains/pricing/rules/pricingCase.ts'
import { measure, type Timings } from './measure.ts'

const LINES = 100

/** A cart of a hundred lines of as many products in fifty bulk groups, sets of two among them, with everything that a shop
 *  can decide: tier prices, three discount groups, a coupon that gives way to them, two vouchers, zip ranges, two VAT rates. */
const cart: PricingCase = {
  now: '2026-11-20T10:00:00Z',
  products: Array.from({ length: LINES }, (_, i): Product => {
    const isSet = i % 10 === 9
    return {
      id: `p${i}`,
      ...(isSet
        ? { type: 'set', slots: [`p${i - 1}`, `p${i - 2}`], price: 4900, childPrice: 3900 }
        : {
            price: 1990 + i,
            variants: ['s', 'm', 'l'].map(key => ({ key, properties: { color: i % 2 === 0 ? 'red' : 'blue' } })),
            tiers: [
              { from: 5, price: 1890 + i },
              { from: 10, price: 1690 + i, keys: ['m', 'l'] },
            ],
          }),
      vatGroup: i % 5 === 0 ? 'reduced' : 'standard',
      shippingGroup: i % 7 === 0 ? 'bulky' : 'parcel',
      discountGroups: i % 3 === 0 ? ['volume'] : [],
      specialOffers: [
        { start: '2026-11-01T00:00:00Z', end: '2026-12-01T00:00:00Z', discountGroups: i % 4 === 0 ? ['offer'] : [] },
      ],
      productGroups: ['shirts'],
      weight: 200,
    }
  }),
  lines: Array.from({ length: LINES }, (_, i) => {
    const piece = [{ variant: 'm', amount: 2 }]
    return i % 10 === 9
      ? {
          id: `l${i}`,
          product: `p${i}`,
          slots: [
            { product: `p${i - 1}`, pieces: piece },
            { product: `p${i - 2}`, pieces: piece },
          ],
        }
      : { id: `l${i}`, product: `p${i}`, variant: ['s', 'm', 'l'][i % 3]!, amount: 1 + (i % 12) }
  }),
  customer: { roles: ['everyone'], discountGroups: ['club'] },
  destination: { country: 'AT', postcode: '4020' },
  coupon: { code: 'SPRING', type: 'percent', value: 1000, scope: 'all', roles: ['everyone'] },
  vouchers: ['A', 'B'].map(code => ({ code, balance: 5000 })),
  rules: {
    vat: {
      ...{ type: 'inclusive', homeCountry: 'AT', defaultGroup: 'standard' },
      groups: [
        { id: 'standard', rates: { AT: [{ rate: 2000, validFrom: '2016-01-01' }] } },
        { id: 'reduced', rates: { AT: [{ rate: 1000, validFrom: '2016-01-01' }] } },
      ],
    },
    discountGroups: [
      { id: 'club', type: 'percent', global: true, additive: false, tiers: [{ from: 0, discount: 1000 }] },
      { id: 'volume', type: 'percent', roles: ['everyone'], tiers: [{ from: 15_000, discount: 500 }] },
      { id: 'offer', type: 'flat', roles: ['everyone'], additive: true, tiers: [{ from: 0, discount: 200 }] },
    ],
    shipping: {
      defaultGroup: 'parcel',
      groups: ['parcel', 'bulky'].map(id => ({
        id,
        tiers: [
          {
            max: 40,
            costs: {
              AT: {
                cost: 490,
                zipRanges: Array.from({ length: 20 }, (_, place) => ({
                  ...{ from: String(1000 + place * 400), to: String(1399 + place * 400), cost: 390 + place },
                })),
              },
            },
          },
        ],
      })),
    },
    tierSeparators: ['color'],
  },
}

/** How long the sum of a cart of a hundred lines takes, without anything around it. */
export async function measurePricing(seconds: number): Promise<{ readonly timings: Timings; readonly cpuMs: number }> {
  const lines = priceCart(cart).lines.length
  if (lines !== LINES) throw new Error(`${lines} of ${LINES} lines are priced`)
  const work = async () => void priceCart(cart)
  await measure([work], 1)
  const before = process.cpuUsage()
  const timings = await measure([work], seconds)
  const { user, system } = process.cpuUsage(before)
  return { timings, cpuMs: (user + system) / 1000 }
}
