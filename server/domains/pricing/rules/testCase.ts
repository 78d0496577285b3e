import { priceCart } from './priceCart.ts'
import type { CaseLine, PricingCase, PricingRules, Product, VatRules } from './pricingCase.ts'
import type { Quote } from './quote.ts'

/** A shop in Austria for hand-calculated tests: gross prices with 20, 10 or 4.9 %, a parcel for 4.90, 9.90 to Germany. */
const shop: PricingRules = {
  timeZone: 'Europe/Vienna',
  tierSeparators: ['color'],
  vat: {
    type: 'inclusive',
    fixedPrice: false,
    homeCountry: 'AT',
    euCountries: ['AT', 'DE', 'FR', 'GR'],
    defaultGroup: 'standard',
    groups: [
      {
        id: 'standard',
        rates: { AT: [{ validFrom: '2016-01-01', rate: 2000 }], DE: [{ validFrom: '2021-01-01', rate: 1900 }] },
      },
      { id: 'reduced', rates: { AT: [{ validFrom: '2016-01-01', rate: 1000 }] } },
      {
        id: 'food',
        rates: {
          AT: [
            { validFrom: '2016-01-01', rate: 1000 },
            { validFrom: '2026-07-01', rate: 490 },
          ],
        },
      },
    ],
  },
  shipping: {
    defaultGroup: 'parcel',
    groups: [{ id: 'parcel', tiers: [{ costs: { AT: { cost: 490 }, DE: { cost: 990 }, CH: { cost: 1200 } } }] }],
  },
  paymentMethods: [{ id: 'invoice', configured: true, enabled: true }],
}

/** What a test says of its case: lines, products, and whatever differs from the shop above. */
export type CaseParts = Omit<Partial<PricingCase>, 'rules'> & {
  lines: readonly CaseLine[]
  products: readonly Product[]
  rules?: PricingRules
  vat?: VatRules
}

/** A case of the test shop for delivery to Vienna on 20 November 2026, collected at the shop unless it says `pickup: false`. */
export function caseOf({ rules, vat, ...parts }: CaseParts): PricingCase {
  return {
    now: '2026-11-20T10:00:00Z',
    destination: { country: 'AT', postcode: '1010' },
    pickup: true,
    ...parts,
    rules: { ...shop, ...rules, vat: { ...shop.vat, ...rules?.vat, ...vat } },
  }
}

/** Prices such a case. */
export function quoteOf(parts: CaseParts): Quote {
  return priceCart(caseOf(parts))
}

/** A line of so many pieces of a product without variants. */
export function lineOf(id: string, product: string, amount = 1): CaseLine {
  return { id, product, amount }
}
