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

/** A page of text: title and HTML of our own making; values of the operator are escaped by `safe`. */
export type LegalText = { title: string; body: string }

/** Escapes a text for HTML. */
export const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
