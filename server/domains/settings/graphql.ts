import { builder } from '../../api/builder.ts'
import type { RequestContext } from '../../api/context.ts'
import { MoneyRef, money } from '../../api/values.ts'
import { textIn } from '../../kit/languages.ts'
import type { Country } from './countries.ts'
import { legalText } from './legalTexts/legalText.ts'
import { readSettings, settingsFrom } from './queries.ts'
import { homeVatRate, type Settings } from './rules.ts'

const settingsKey = {}

/** The configuration, read once per request. */
export const settingsOf = (context: RequestContext): Promise<Settings> =>
  context.once(settingsKey, () => readSettings(context.database.drizzle))

/** Takes over the configuration that another statement brought along as `settingsText`, so that it is not read again. */
export const primeSettings = (context: RequestContext, text: string): Promise<Settings> =>
  context.once(settingsKey, () => Promise.resolve(settingsFrom(text)))

const CountryRef = builder.objectRef<Country>('Country').implement({
  fields: t => ({
    code: t.exposeString('code'),
    title: t.string({ resolve: (country, _args, { language }) => textIn(language, country.title) }),
  }),
})

const CountryThreshold = builder.objectRef<{ country: Country; from: number }>('CountryThreshold').implement({
  fields: t => ({
    country: t.field({ type: CountryRef, resolve: threshold => threshold.country }),
    from: t.field({ type: MoneyRef, resolve: threshold => money(threshold.from) }),
  }),
})

const CheckoutRules = builder.objectRef<Settings>('CheckoutRules').implement({
  fields: t => ({
    termsRequired: t.boolean({ resolve: settings => settings.checkout.termsRequired }),
    conditionsRequired: t.boolean({ resolve: settings => settings.checkout.conditionsRequired }),
    conditionsUrl: t.string({ nullable: true, resolve: settings => settings.checkout.conditionsUrl }),
    ageRequired: t.boolean({ resolve: settings => settings.checkout.ageRequired }),
    cancelUnpaidAfterDays: t.int({
      description: 'Days after which an order to be paid in advance is cancelled if it is still unpaid; 0: never.',
      resolve: settings => settings.payment.cancelUnpaidAfterDays,
    }),
    pickupOffered: t.boolean({ resolve: settings => settings.shipping.pickup.isOffered }),
    pickupAddress: t.string({
      nullable: true,
      resolve: ({ shipping }, _args, { language }) =>
        shipping.pickup.isOffered ? textIn(language, shipping.pickup.address) : null,
    }),
  }),
})

const LegalText = builder.objectRef<{ title: string; body: string }>('LegalText').implement({
  fields: t => ({ title: t.exposeString('title'), body: t.expose('body', { type: 'Html' }) }),
})

export const ShopRef = builder.objectRef<Settings>('Shop').implement({
  description: 'What everybody may know of the shop and its operator.',
  fields: t => ({
    name: t.string({ resolve: settings => settings.shop.name }),
    claim: t.string({ resolve: (settings, _args, { language }) => textIn(language, settings.shop.claim) }),
    currency: t.string({ resolve: settings => settings.shop.currency }),
    email: t.string({ resolve: settings => settings.shop.email }),
    phone: t.string({ resolve: settings => settings.shop.phone }),
    address: t.string({ resolve: ({ shop }) => `${shop.company}, ${shop.address}, ${shop.zip} ${shop.city}` }),
    homeCountry: t.string({ resolve: settings => settings.shop.country }),
    vatRate: t.int({
      description: 'Standard VAT rate at home in basis points.',
      resolve: (settings, _args, context) => homeVatRate(settings, null, context.now()) ?? 0,
    }),
    vatIncluded: t.boolean({ resolve: settings => settings.vat.type === 'inclusive' }),
    countries: t.field({ type: [CountryRef], resolve: settings => settings.shipping.countries }),
    freeShippingFrom: t.field({
      type: [CountryThreshold],
      resolve: ({ shipping }) =>
        shipping.countries.flatMap(country => {
          const from = shipping.freeFromByCountry[country.code]
          return from ? [{ country, from }] : []
        }),
    }),
    checkout: t.field({ type: CheckoutRules, resolve: settings => settings }),
    legalText: t.field({
      type: LegalText,
      nullable: true,
      description:
        'A standing page by its name: imprint, privacy, agb, shipping, withdrawal, disclaimer, help, sizes, accessibility.',
      args: { name: t.arg.string({ required: true }) },
      resolve: (settings, { name }, { language }) => legalText(settings, name, language),
    }),
  }),
})

builder.queryField('shop', t =>
  t.field({
    type: ShopRef,
    shared: true,
    authScopes: { public: true },
    resolve: (_root, _args, context) => settingsOf(context),
  }),
)
