import { z } from 'zod'
import { holidayRegions } from '../../kit/holidays.ts'
import { type Language, type LocalizedText, textIn } from '../../kit/languages.ts'
import { defineSettings, type Settings } from '../settings/rules.ts'
import { countrySetting, localizedSetting, shopDay, shopSettings } from '../settings/settings.ts'
import {
  countryConflicts,
  discountConflicts,
  pickupConflicts,
  providerConflicts,
  shippingConflicts,
  vatConflicts,
} from './conflicts/conflicts.ts'
import { groupHindrances, shippingHindrances, vatHindrances } from './conflicts/hindrances.ts'
import { parcelsInOrder, tiersInOrder } from './conflicts/ordered.ts'
import { paymentConflicts } from './conflicts/payment.ts'
import { defaultCountries, euCountries, reducedVatRates, standardVatRates } from './defaults/countries.ts'
import { providerKinds, usualProviders } from './defaults/providers.ts'

/** What prices depend on. Amounts are cents, rates basis points, weights grams. Source: shop.md 3 "Shop configuration". */

const cents = z.int().min(0)
const limit = cents.nullable().default(null)
const key = z.string().min(1).max(100)

const vatGroup = z.object({
  id: key,
  /** As staff call it; null: by its id. */
  title: localizedSetting.nullable().default(null),
  rates: z.record(countrySetting, z.array(z.object({ validFrom: z.iso.date(), rate: z.int().min(0).max(10_000) }))),
})

const since = (rates: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, [{ validFrom: '2016-01-01', rate }]]))

/** Value added tax: the groups of goods with their rates by country and day. */
export const vatSettings = defineSettings(
  'vat',
  z.object({
    type: z.enum(['inclusive', 'exclusive']),
    fixedPrice: z.boolean(),
    /** Taxes at the rate of the destination (One-Stop-Shop). A seller under the EU's threshold taxes at home. */
    taxesAtDestination: z.boolean(),
    /** A small business, whose supplies are free of VAT: no rate holds, and each sum says why (§ 6 Abs. 1 Z 27 UStG in
     *  Austria, § 19 UStG in Germany). */
    smallBusiness: z.boolean(),
    /** What the tax is called beside prices; null: as usual in the language. */
    label: localizedSetting.nullable(),
    /** What it is called in sums; null: as beside prices. */
    detailsLabel: localizedSetting.nullable(),
    /** Whether sums tell the tax by rate, and not all rates in one. */
    showDetailed: z.boolean(),
    defaultGroup: key,
    groups: z.array(vatGroup).max(50),
    /** What proves a company's VAT id, without which nobody is freed from VAT within the EU: the answer of the EU's register
     *  (`vies`, asked in the name of the shop's own `vatId`), or its form and check digit alone (`form`). */
    vatIdCheck: z.enum(['vies', 'form']),
    /** Days for which an answer of the register counts for a cart before it is asked again. */
    vatIdCheckDays: z.int().min(1).max(30),
  }),
  {
    ...{ type: 'inclusive', fixedPrice: false, taxesAtDestination: false, smallBusiness: false },
    ...{ label: null, detailsLabel: null, showDetailed: true, defaultGroup: 'standard' },
    groups: [
      { id: 'standard', title: { de: 'Normalsatz', en: 'Standard rate' }, rates: since(standardVatRates) },
      { id: 'reduced', title: { de: 'Ermäßigter Satz', en: 'Reduced rate' }, rates: since(reducedVatRates) },
    ],
    ...{ vatIdCheck: 'vies', vatIdCheckDays: 3 },
  },
  {
    conflicts: values => [...unknownDefault(values.defaultGroup, values.groups), ...vatConflicts(values.groups)],
    hindrances: async (tx, before, after, now) => [
      ...(await groupHindrances(tx, 'vat', before.groups, after.groups)),
      ...(await vatHindrances(tx, before, after, now)),
    ],
  },
)

/** The VAT rate of a group (null: the default) at home on the day of `now`, in basis points; null if there is none. A small
 *  business has none but 0. */
export function homeVatRate(settings: Settings, group: string | null, now: Date): number | null {
  const day = shopDay(settings, now)
  const { groups, defaultGroup, smallBusiness } = vatSettings.of(settings)
  if (smallBusiness) return 0
  const rates = groups.find(each => each.id === (group ?? defaultGroup))?.rates[shopSettings.of(settings).country]
  const valid = (rates ?? [])
    .filter(each => each.validFrom <= day)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  return valid[0]?.rate ?? null
}

/** Whether goods that go to a country stay within the EU. */
export const isInEu = (country: string): boolean => euCountries.includes(country)

const zip = z.string().max(20)
const zipRange = z.object({ from: zip, to: zip, cost: cents.nullable(), freeFrom: limit })
const countryCost = z.object({ cost: cents.nullable(), zipRanges: z.array(zipRange).max(200).default([]) })
const shippingGroup = z.object({
  id: key,
  /** As the page of shipping costs names it; null: by its id. */
  title: localizedSetting.nullable().default(null),
  countBy: z.enum(['amount', 'weight']).default('amount'),
  freeFrom: limit,
  tiers: z.array(z.object({ max: z.int().min(1).nullable(), costs: z.record(countrySetting, countryCost) })).max(20),
})

const placeLine = z.object({ de: z.string().max(300), en: z.string().max(300).nullish() })
/** A place where goods are handed out. `key`: by which carts remember it. */
const pickupPlace = z.object({
  key,
  name: placeLine.refine(({ de }) => de.trim() !== '', { message: 'A place needs a name.', path: ['de'] }),
  address: placeLine,
  /** When it is open; null: not said. */
  hours: placeLine.nullable().default(null),
  /** What else buyers should know, such as the door; null: nothing. */
  note: placeLine.nullable().default(null),
  /** Null: that of the shop. */
  country: countrySetting.nullable().default(null),
})
export type PickupPlace = z.infer<typeof pickupPlace>

const cutOffTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'A time of day like 14:00.')
  .nullable()

/** How amounts are shown. A shop that shows no prices is there to be looked at: it sells nothing, for nobody orders what costs
 *  they do not know what. Source: shop.md 3 `prefix_currency`, `showPrice`, `showShippingCosts`. */
export const displaySettings = defineSettings(
  'display',
  z.object({
    /** Whether German readers see '€ 34,90' as is usual in Austria, and not '34,90 €'. English ones always see '€34.90'. */
    currencyFirst: z.boolean(),
    showPrices: z.boolean(),
    /** Whether the cart says already what shipping comes to; the checkout does so always, before anything is ordered. */
    showShippingCosts: z.boolean(),
  }),
  { currencyFirst: false, showPrices: true, showShippingCosts: true },
)

/** How mails and documents write amounts. */
export const amountsOf = (settings: Settings) => ({ isCurrencyFirst: displaySettings.of(settings).currencyFirst })

/** Where the shop delivers to and what that costs. Nothing can be delivered before costs are set: whatever stood here
 *  would be somebody's loss. */
export const shippingSettings = defineSettings(
  'shipping',
  z.object({
    countries: z.array(z.object({ code: countrySetting, title: localizedSetting })).max(300),
    defaultGroup: key,
    freeFromByCountry: z.record(countrySetting, cents),
    groups: z.array(shippingGroup).max(50),
    pickup: z.object({ isOffered: z.boolean(), places: z.array(pickupPlace).max(50).default([]) }),
    /** Working days that printing adds to the delivery of personalised pieces whose product says nothing else. */
    printingDays: z.int().min(0).max(365),
    /** Working days that a parcel is on its way. */
    transitDays: z
      .object({ min: z.int().min(0).max(60), max: z.int().min(0).max(60) })
      .refine(({ min, max }) => min <= max, 'The least must not be above the most.'),
    /** Whose public holidays are no working days; null: those of the shop's country, as far as they are known. */
    holidays: z.enum(holidayRegions).nullable(),
    /** When the shop is closed besides, both days included. */
    closedDays: z
      .array(
        z
          .object({ from: z.iso.date(), to: z.iso.date() })
          .refine(({ from, to }) => from <= to, 'The first day must not be after the last one.'),
      )
      .max(50),
    /** Whether what is there may be sent ahead, at no further cost, where the rest of an order comes much later. */
    offersParts: z.boolean(),
    /** By weekday until when (HH:MM, the shop's clock) an order is still worked on that day; null: nothing is promised. */
    cutOff: z.object({
      monday: cutOffTime,
      tuesday: cutOffTime,
      wednesday: cutOffTime,
      thursday: cutOffTime,
      friday: cutOffTime,
    }),
  }),
  {
    countries: [...defaultCountries],
    defaultGroup: 'parcel',
    freeFromByCountry: {},
    groups: [{ id: 'parcel', title: { de: 'Pakete', en: 'Parcels' }, countBy: 'amount', freeFrom: null, tiers: [] }],
    pickup: { isOffered: false, places: [] },
    printingDays: 0,
    transitDays: { min: 1, max: 3 },
    holidays: null,
    closedDays: [],
    offersParts: false,
    cutOff: { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null },
  },
  {
    conflicts: values => [
      ...unknownDefault(values.defaultGroup, values.groups),
      ...countryConflicts(values.countries),
      ...shippingConflicts(values.groups),
      ...pickupConflicts(values.pickup),
    ],
    hindrances: async (tx, before, after) => [
      ...(await groupHindrances(tx, 'shipping', before.groups, after.groups)),
      ...shippingHindrances(before, after),
    ],
    tidied: values => ({ ...values, groups: parcelsInOrder(values.groups) }),
  },
)

/** Addresses of pages on which parcels are followed; `{number}` stands for the number. */
const trackingUrl = z
  .string()
  .max(300)
  .regex(/^https:\/\/[^\s{}]+\{number\}[^\s{}]*$/, 'An address that begins with https:// and holds {number} once.')

const provider = z.object({
  /** By which carts and orders know it. */
  key,
  name: z.string().trim().min(1).max(60),
  /** What its stations are called and what is written on their parcels. */
  kind: z.enum(providerKinds),
  /** Where a parcel is followed; null: nowhere. */
  trackingUrl: trackingUrl.nullable(),
  /** Parcel lockers and pick-up points, which buyers name themselves. */
  stations: z.object({
    isOffered: z.boolean(),
    countries: z.array(countrySetting).max(50),
    /** Cents by which it costs more or, below 0, less than to the door; what is free stays free. */
    change: z.int().min(-100_000).max(100_000),
  }),
})

/** Who carries parcels, where they are followed, and to whose stations they may go. */
export const deliverySettings = defineSettings(
  'delivery',
  z.object({ providers: z.array(provider).max(20) }),
  { providers: [...usualProviders] },
  { conflicts: ({ providers }) => providerConflicts(providers) },
)

/** Providers to whose stations the shop delivers. */
export const stationProviders = (settings: Settings) =>
  deliverySettings.of(settings).providers.filter(({ stations }) => stations.isOffered)

/** The places where goods are handed out; none while the shop offers no pickup. */
export const pickupPlaces = (settings: Settings): readonly PickupPlace[] => {
  const { isOffered, places } = shippingSettings.of(settings).pickup
  return isOffered ? places : []
}

const paymentMethod = z.object({
  id: key,
  isConfigured: z.boolean(),
  isEnabled: z.boolean(),
  min: limit,
  max: limit,
  order: z.int().nullable().default(null),
  countries: z.array(countrySetting).default([]),
  title: localizedSetting,
  description: localizedSetting,
  /** Days until an invoice is due. Interest-free invoices of up to 50 days are no consumer credit. */
  termDays: z.int().min(0).max(50).nullable().default(null),
})

const payment = z.object({ methods: z.array(paymentMethod).max(50) })
const usualMethods: z.infer<typeof payment> = {
  methods: [
    {
      ...{ id: 'invoice', isConfigured: true, isEnabled: false, min: null, max: null, order: 1, countries: [] },
      title: { de: 'Rechnung', en: 'Invoice' },
      description: {
        de: 'Zahlbar innerhalb von 14 Tagen nach Erhalt der Ware.',
        en: 'Payable within 14 days of receiving the goods.',
      },
      termDays: 14,
    },
    {
      ...{ id: 'prepayment', isConfigured: true, isEnabled: false, min: null, max: null, order: 2, countries: [] },
      title: { de: 'Vorkasse', en: 'Bank transfer in advance' },
      description: { de: 'Wir senden nach Eingang Ihrer Überweisung.', en: 'We ship once your transfer has arrived.' },
      termDays: null,
    },
  ],
}

/** How orders can be paid. A shop enables what it is ready for: prepayment needs a bank account. */
export const paymentSettings = defineSettings('payment', payment, usualMethods, {
  conflicts: ({ methods }) => paymentConflicts(methods),
})

/** Payment methods whose orders are shipped only once the money has arrived. */
export const methodsPaidInAdvance: readonly string[] = ['prepayment']

/** What is said of a payment method beside its title. Vouchers alone are issued once they are paid, whatever the method: what it
 *  says of money that follows goods does not hold for them. */
export const methodDescription = (
  { id, description }: { readonly id: string; readonly description: LocalizedText },
  language: Language,
  { needsShipping }: { readonly needsShipping: boolean },
): string | null => (needsShipping || methodsPaidInAdvance.includes(id) ? textIn(language, description) : null)

const discountGroup = z.object({
  id: key,
  title: localizedSetting.default({ de: 'Rabatt', en: 'Discount' }),
  type: z.enum(['percent', 'flat']),
  roles: z.array(z.string()),
  global: z.boolean().default(false),
  additive: z.boolean().default(false),
  tiers: z.array(z.object({ from: cents, discount: z.int().min(0) })).max(50),
})

/** Discount groups, and the keys of the variant properties that part bulk groups of tier prices. */
export const discountSettings = defineSettings(
  'discounts',
  z.object({ groups: z.array(discountGroup).max(200), tierSeparators: z.array(z.string().max(100)) }),
  { groups: [], tierSeparators: [] },
  {
    changedBy: 'terms',
    conflicts: ({ groups }) => discountConflicts(groups),
    hindrances: (tx, before, after) => groupHindrances(tx, 'discount', before.groups, after.groups),
    tidied: values => ({ ...values, groups: tiersInOrder(values.groups) }),
  },
)

/** Names discount groups as buyers read them; one that is gone by its id. */
export const discountTitle = (settings: Settings, language: Language): ((group: string) => string) => {
  const titles = new Map(discountSettings.of(settings).groups.map(({ id, title }) => [id, textIn(language, title)]))
  return group => titles.get(group) ?? group
}

const unknownDefault = (defaultGroup: string, groups: readonly { readonly id: string }[]) =>
  groups.some(({ id }) => id === defaultGroup)
    ? []
    : [{ path: ['defaultGroup'], message: 'It must be the id of one of the groups.' }]
