import type { orderFieldSettings } from '../domains/cart/settings.ts'
import type { listingSettings, unitSettings } from '../domains/catalogue/settings.ts'
import type { checkoutSettings } from '../domains/checkout/settings.ts'
import { euCountries } from '../domains/pricing/defaults/countries.ts'
import { usualProviders } from '../domains/pricing/defaults/providers.ts'
import {
  type deliverySettings,
  type discountSettings,
  paymentSettings,
  type shippingSettings,
} from '../domains/pricing/settings.ts'
import type { operatorSettings, shopSettings } from '../domains/settings/settings.ts'
import { settings } from '../domains/settings/tables.ts'
import type { Transaction } from '../platform/database.ts'

/** The demo shop as its settings describe it: an invented company in Linz, with prices and terms that fit its goods. */

const shop: (typeof shopSettings)['defaults'] = {
  name: 'Halle & Feld',
  claim: {
    de: 'Teambekleidung für Vereine in Österreich und Deutschland. Beflockt in Linz, abgeholt im Vereinsheim.',
    en: 'Teamwear for clubs in Austria and Germany. Printed in Linz, collected at your clubhouse.',
  },
  company: 'Halle & Feld Teamsport GmbH',
  address: 'Spielplatzweg 4',
  zip: '4020',
  city: 'Linz',
  country: 'AT',
  email: 'service@halle-und-feld.example',
  phone: '+43 732 000 000',
  bankAccount: 'IBAN AT00 0000 0000 0000 0000 (Musterbank Linz)',
  vatId: 'ATU00000000',
  register: 'FN 000000 x, Landesgericht Linz',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
}

const operator: Partial<(typeof operatorSettings)['defaults']> = {
  legalForm: 'gmbh',
  representatives: ['Kim Muster'],
  businessPurpose: { de: 'Handel mit Sportbekleidung und Sportartikeln', en: 'Trade in sportswear and sporting goods' },
  authority: 'Magistrat der Landeshauptstadt Linz',
  chamber: 'Wirtschaftskammer Oberösterreich',
  tradeLaw: { de: 'Gewerbeordnung (ris.bka.gv.at)', en: 'Austrian Trade Regulation Act (ris.bka.gv.at)' },
  editorialLine: { de: 'Information über unser Angebot an Teambekleidung', en: 'Information about our teamwear' },
  accessibilityTestedOn: '2026-11-20',
  isDemo: true,
}

const costs = (at: number, de: number, others: number, outside: number) => ({
  ...Object.fromEntries(euCountries.map(code => [code, { cost: others, zipRanges: [] }])),
  AT: { cost: at, zipRanges: [] },
  DE: { cost: de, zipRanges: [] },
  CH: { cost: outside, zipRanges: [] },
  LI: { cost: outside, zipRanges: [] },
})

/** Islands that parcels reach by ship, with what that costs more. */
const islands: readonly [from: string, to: string][] = [
  ['18565', '18565'],
  ['25849', '25869'],
  ['25946', '25999'],
  ['26465', '26486'],
  ['26548', '26579'],
  ['26757', '26757'],
  ['27498', '27499'],
]
const withIslands = <Costs extends ReturnType<typeof costs>>(of: Costs, more: number) => ({
  ...of,
  DE: { ...of.DE, zipRanges: islands.map(([from, to]) => ({ from, to, cost: of.DE.cost + more, freeFrom: null })) },
})

const shipping: Partial<(typeof shippingSettings)['defaults']> = {
  printingDays: 10,
  transitDays: { min: 1, max: 2 },
  offersParts: true,
  freeFromByCountry: { AT: 15_000, DE: 20_000 },
  groups: [
    {
      id: 'parcel',
      title: { de: 'Pakete', en: 'Parcels' },
      countBy: 'amount',
      freeFrom: null,
      tiers: [{ max: 40, costs: withIslands(costs(490, 890, 1490, 2490), 1000) }],
    },
    {
      id: 'bulky',
      title: { de: 'Sperriges', en: 'Bulky goods' },
      countBy: 'amount',
      freeFrom: null,
      tiers: [{ max: 5, costs: withIslands(costs(990, 1490, 2490, 3990), 2000) }],
    },
  ],
  pickup: {
    isOffered: true,
    places: [
      {
        ...{ key: 'linz', country: 'AT' },
        name: { de: 'Vereinsheim Linz', en: 'Clubhouse Linz' },
        address: { de: 'Spielplatzweg 4, 4020 Linz', en: 'Spielplatzweg 4, 4020 Linz, Austria' },
        hours: { de: 'Dienstag und Donnerstag, 16 bis 20 Uhr', en: 'Tuesday and Thursday, 4 to 8 pm' },
        note: { de: 'Ausgabe am Kiosk neben Platz 2', en: 'At the kiosk beside pitch 2' },
      },
      {
        ...{ key: 'wels', country: 'AT' },
        name: { de: 'Sporthalle Wels', en: 'Sports hall Wels' },
        address: { de: 'Hallenstraße 11, 4600 Wels', en: 'Hallenstraße 11, 4600 Wels, Austria' },
        hours: { de: 'Samstag, 9 bis 13 Uhr', en: 'Saturday, 9 am to 1 pm' },
        note: null,
      },
    ],
  },
}

const [invoice, prepayment] = paymentSettings.defaults.methods
const payment: (typeof paymentSettings)['defaults'] = {
  methods: [
    { ...invoice!, isEnabled: true, max: 500_000, countries: ['AT', 'DE'] },
    { ...prepayment!, isEnabled: true },
  ],
}

/** Parcels go with the post in Austria and with DHL in Germany, also to their lockers. */
const [post, dhl, ...others] = usualProviders
const delivery: Partial<(typeof deliverySettings)['defaults']> = {
  providers: [
    { ...post!, stations: { isOffered: true, countries: ['AT'], change: 0 } },
    { ...dhl!, stations: { isOffered: true, countries: ['DE'], change: -100 } },
    ...others,
  ],
}

/** What crosses a border of the EU has to be worth its papers. */
const checkout: Partial<(typeof checkoutSettings)['defaults']> = {
  minimums: [
    { country: 'CH', discountGroup: null, amount: 5000 },
    { country: 'LI', discountGroup: null, amount: 5000 },
  ],
}

/** What helps when a parcel is packed. */
const orderFields: Partial<(typeof orderFieldSettings)['defaults']> = {
  fields: [
    {
      ...{ key: 'mannschaft', kind: 'text', place: 'order', isRequired: false, min: null, max: 80 },
      label: { de: 'Mannschaft', en: 'Team' },
      help: {
        de: 'Steht auf dem Lieferschein und außen am Paket.',
        en: 'Shown on the packing slip and outside on the parcel.',
      },
      ...{ options: [], productGroups: [] },
    },
  ],
}

type Discounts = Partial<(typeof discountSettings)['defaults']>

/** Discount groups that the demo shop gives to customers one by one; percentages in basis points. */
const discounts: Discounts = {
  groups: [
    {
      ...{ id: 'verein', title: { de: 'Vereinsrabatt', en: 'Club discount' }, type: 'percent', roles: [] },
      ...{ global: true, additive: false, tiers: [{ from: 0, discount: 1000 }] },
    },
    {
      ...{ id: 'partner', title: { de: 'Partnerverein', en: 'Partner club' }, type: 'percent', roles: [] },
      ...{ global: true, additive: false },
      tiers: [
        { from: 0, discount: 1500 },
        { from: 100_000, discount: 2000 },
      ],
    },
    {
      ...{ id: 'jubilaeum', title: { de: 'Vereinsjubiläum', en: 'Club anniversary' }, type: 'flat', roles: [] },
      ...{ global: true, additive: true, tiers: [{ from: 20_000, discount: 2500 }] },
    },
  ],
}

/** Those of the shop that has two years behind it besides: one for loyal customers, and for everybody those of products:
 *  by special offers, and from an amount on. */
const laterGroups: NonNullable<Discounts['groups']> = [
  {
    ...{ id: 'treue', title: { de: 'Treuebonus', en: 'Loyalty bonus' }, type: 'flat', roles: [] },
    ...{ global: true, additive: false, tiers: [{ from: 5000, discount: 500 }] },
  },
  {
    ...{ id: 'aktion', title: { de: 'Aktion', en: 'Special offer' }, type: 'percent', roles: ['everyone'] },
    ...{ global: false, additive: false, tiers: [{ from: 0, discount: 1500 }] },
  },
  {
    ...{ id: 'mengenrabatt', title: { de: 'Mengenrabatt', en: 'Volume discount' }, type: 'percent' },
    ...{ roles: ['everyone'], global: false, additive: false, tiers: [{ from: 15_000, discount: 500 }] },
  },
]

/** Tiles say of what cloth a piece is. */
const listing: Partial<(typeof listingSettings)['defaults']> = { previewProperties: ['material'] }

/** Socks come in pairs. */
const units: Partial<(typeof unitSettings)['defaults']> = {
  units: [{ key: 'paar', one: { de: 'Paar', en: 'pair' }, many: { de: 'Paar', en: 'pairs' } }],
}

/** What is stored of each section. */
export const demoSettings = {
  ...{ shop, operator, listing, units, shipping, delivery, payment, discounts },
  ...{ checkout, orderFields },
}

/** Stores the settings of the demo shop, but for sections of which something is stored already; with `history` also what
 *  two years of life brought along. */
export async function insertDemoSettings(
  tx: Pick<Transaction, 'insert'>,
  now: Date,
  { history = false }: { history?: boolean } = {},
): Promise<void> {
  const grown = { ...demoSettings, discounts: { groups: [...(discounts.groups ?? []), ...laterGroups] } }
  await tx
    .insert(settings)
    .values(Object.entries(history ? grown : demoSettings).map(([key, value]) => ({ key, value, updatedAt: now })))
    .onConflictDoNothing()
}
