import type { Language } from '../../../kit/languages.ts'
import type { ThirdPartyName } from '../../../kit/thirdParties.ts'
import type { paymentSettings } from '../../pricing/settings.ts'
import type { privacySettings } from '../../privacy/settings.ts'
import type { operatorSettings, shopSettings } from '../settings.ts'

/** What a text of the shop needs to know of its operator. */
export type Seller = (typeof shopSettings)['defaults'] & {
  /** Where goods are picked up; null where that is not offered. */
  pickupAddress: string | null
  /** The payment methods that are offered. */
  methods: (typeof paymentSettings)['defaults']['methods']
  /** The shop's country in the reader's language; empty where it is not known. */
  countryName: string
  language: Language
  operator: (typeof operatorSettings)['defaults']
  /** Origin of the shop's pages. */
  publicUrl: string
  /** What the shop switched on that concerns privacy, and the services of others among it. */
  others: {
    readonly switches: (typeof privacySettings)['defaults']
    readonly services: readonly ThirdPartyName[]
  }
}

/** Parts of standing pages that follow the settings and what the product keeps, so that nobody copies them into a text:
 *  who runs the shop, what shipping costs, sizes, what is kept of people and in browsers, services of others. */
export const writtenParts = ['particulars', 'shippingCosts', 'sizeTables', 'keptData', 'cookies', 'services'] as const
export type WrittenPart = (typeof writtenParts)[number]

/** A stretch of a page; `part` where it is one of those that are never copied. */
export type Stretch = { readonly html: string; readonly part?: WrittenPart }

/** A page of text: title and HTML of our own making; values of the operator are escaped by `safe`. `stretches` are the same
 *  HTML in pieces, as many in each language, of pages that have parts which are never copied; some may be empty. */
export type LegalText = { title: string; body: string; stretches?: readonly Stretch[] }

/** A page of its stretches. */
export const textOfStretches = (title: string, stretches: readonly Stretch[]): LegalText => ({
  title,
  body: stretches.map(({ html }) => html).join(''),
  stretches,
})

/** Escapes a text for HTML. */
export const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
