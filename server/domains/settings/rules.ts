import { z } from 'zod'
import { dayOf } from '../../kit/days.ts'
import { defaultCountries, euCountries, reducedVatRates, standardVatRates } from './countries.ts'

/** The site's configuration by area. Amounts are cents, rates basis points, weights grams; a missing area or field
 *  has the default that stands here. Source: shop.md 3 "Shop configuration". */

const localized = z.object({ de: z.string(), en: z.string().nullish() })
const cents = z.int().min(0)
const limit = cents.nullable().default(null)
const countryCode = z.string().regex(/^[A-Z]{2}$/)

const shop = z.object({
  name: z.string().min(1).default('Halle & Feld'),
  claim: localized.default({
    de: 'Teambekleidung für Vereine in Österreich und Deutschland. Beflockt in Linz, abgeholt im Vereinsheim.',
    en: 'Teamwear for clubs in Austria and Germany. Printed in Linz, collected at your clubhouse.',
  }),
  company: z.string().default('Halle & Feld Teamsport GmbH'),
  address: z.string().default('Spielplatzweg 4'),
  zip: z.string().default('4020'),
  city: z.string().default('Linz'),
  country: countryCode.default('AT'),
  email: z.string().default('service@halle-und-feld.example'),
  phone: z.string().default('+43 732 000 000'),
  bankAccount: z.string().default('IBAN AT00 0000 0000 0000 0000 (Musterbank Linz)'),
  vatId: z.string().default('ATU00000000'),
  register: z.string().default('FN 000000 x, Landesgericht Linz'),
  currency: z.literal('EUR').default('EUR'),
  timeZone: z.string().default('Europe/Vienna'),
  /** Pieces from which on a size is no longer called 'noch n'. */
  fewLeftUpTo: z.int().min(0).default(5),
  showSoldOut: z.boolean().default(true),
})

const vatGroup = z.object({
  id: z.string().min(1),
  rates: z.record(countryCode, z.array(z.object({ validFrom: z.iso.date(), rate: z.int().min(0).max(10_000) }))),
})

const since = (rates: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, [{ validFrom: '2016-01-01', rate }]]))

const vat = z.object({
  type: z.enum(['inclusive', 'exclusive']).default('inclusive'),
  fixedPrice: z.boolean().default(false),
  /** Taxes at the rate of the destination (One-Stop-Shop). A seller under the EU's threshold taxes at home. */
  taxesAtDestination: z.boolean().default(false),
  defaultGroup: z.string().default('standard'),
  groups: z.array(vatGroup).default([
    { id: 'standard', rates: since(standardVatRates) },
    { id: 'reduced', rates: since(reducedVatRates) },
  ]),
})

const zipRange = z.object({ from: z.string(), to: z.string(), cost: cents.nullable(), freeFrom: limit })
const countryCost = z.object({ cost: cents.nullable(), zipRanges: z.array(zipRange).default([]) })
const shippingGroup = z.object({
  id: z.string().min(1),
  countBy: z.enum(['amount', 'weight']).default('amount'),
  freeFrom: limit,
  tiers: z.array(z.object({ max: z.int().min(1).nullable(), costs: z.record(countryCode, countryCost) })),
})

const eu = (cost: number) => Object.fromEntries(euCountries.map(code => [code, { cost, zipRanges: [] }]))
const costs = (at: number, de: number, others: number, export_: number) => ({
  ...eu(others),
  AT: { cost: at, zipRanges: [] },
  DE: { cost: de, zipRanges: [] },
  CH: { cost: export_, zipRanges: [] },
  LI: { cost: export_, zipRanges: [] },
})

const shipping = z.object({
  countries: z.array(z.object({ code: countryCode, title: localized })).default([...defaultCountries]),
  defaultGroup: z.string().default('parcel'),
  freeFromByCountry: z.record(countryCode, cents).default({ AT: 15_000, DE: 20_000 }),
  groups: z.array(shippingGroup).default([
    { id: 'parcel', countBy: 'amount', freeFrom: null, tiers: [{ max: 40, costs: costs(490, 890, 1490, 2490) }] },
    { id: 'bulky', countBy: 'amount', freeFrom: null, tiers: [{ max: 5, costs: costs(990, 1490, 2490, 3990) }] },
  ]),
  pickup: z.object({ isOffered: z.boolean(), address: localized }).default({
    isOffered: true,
    address: {
      de: 'Vereinsheim Linz, Spielplatzweg 4, 4020 Linz',
      en: 'Clubhouse Linz, Spielplatzweg 4, 4020 Linz, Austria',
    },
  }),
})

const paymentMethod = z.object({
  id: z.string().min(1),
  isConfigured: z.boolean(),
  isEnabled: z.boolean(),
  min: limit,
  max: limit,
  order: z.int().nullable().default(null),
  countries: z.array(countryCode).default([]),
  title: localized,
  description: localized,
  /** Days until an invoice is due. Interest-free invoices of up to 50 days are no consumer credit. */
  termDays: z.int().min(0).max(50).nullable().default(null),
})

const payment = z.object({
  /** Days after which an order that is paid in advance and still unpaid is cancelled, so that its goods can be bought by
   *  others; 0: never. A transfer takes a day or two. */
  cancelUnpaidAfterDays: z.int().min(0).max(365).default(10),
  methods: z.array(paymentMethod).default([
    {
      id: 'invoice',
      isConfigured: true,
      isEnabled: true,
      min: null,
      max: 500_000,
      order: 1,
      countries: ['AT', 'DE'],
      title: { de: 'Rechnung', en: 'Invoice' },
      description: {
        de: 'Zahlbar innerhalb von 14 Tagen nach Erhalt der Ware.',
        en: 'Payable within 14 days of receiving the goods.',
      },
      termDays: 14,
    },
    {
      id: 'prepayment',
      isConfigured: true,
      isEnabled: true,
      min: null,
      max: null,
      order: 2,
      countries: [],
      title: { de: 'Vorkasse', en: 'Bank transfer in advance' },
      description: { de: 'Wir senden nach Eingang Ihrer Überweisung.', en: 'We ship once your transfer has arrived.' },
      termDays: null,
    },
  ]),
})

/** Payment methods whose orders are shipped only once the money has arrived. */
export const methodsPaidInAdvance: readonly string[] = ['prepayment']

const discountGroup = z.object({
  id: z.string().min(1),
  title: localized.default({ de: 'Rabatt', en: 'Discount' }),
  type: z.enum(['percent', 'flat']),
  roles: z.array(z.string()),
  global: z.boolean().default(false),
  additive: z.boolean().default(false),
  tiers: z.array(z.object({ from: cents, discount: z.int().min(0) })),
})

const checkout = z.object({
  termsRequired: z.boolean().default(true),
  conditionsRequired: z.boolean().default(false),
  conditionsUrl: z.string().nullable().default(null),
  /** A declaration, no proof of age. */
  ageRequired: z.boolean().default(false),
})

const areas = {
  shop: shop.prefault({}),
  vat: vat.prefault({}),
  shipping: shipping.prefault({}),
  payment: payment.prefault({}),
  discounts: z
    .object({
      groups: z.array(discountGroup).default([]),
      /** Keys of the variant properties that part bulk groups of tier prices. */
      tierSeparators: z.array(z.string()).default([]),
    })
    .prefault({}),
  checkout: checkout.prefault({}),
}

const settingsSchema = z.object(areas)

/** The whole configuration with defaults filled in. */
export type Settings = z.infer<typeof settingsSchema>

/** The configuration out of the rows of `settings` (key to value). Throws a ZodError if a row does not fit, because a
 *  shop that guesses at its prices is worse than one that does not start. */
export const parseSettings = (rows: Readonly<Record<string, unknown>>): Settings => settingsSchema.parse({ ...rows })

/** The shop's calendar day of an instant, YYYY-MM-DD. */
export const shopDay = (settings: Settings, instant: Date): string => dayOf(instant, settings.shop.timeZone)

/** The VAT rate of a group (null: the default) at home on the day of `now`, in basis points; null if there is none. */
export function homeVatRate(settings: Settings, group: string | null, now: Date): number | null {
  const day = shopDay(settings, now)
  const rates = settings.vat.groups.find(each => each.id === (group ?? settings.vat.defaultGroup))?.rates[
    settings.shop.country
  ]
  const valid = (rates ?? [])
    .filter(each => each.validFrom <= day)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  return valid[0]?.rate ?? null
}
