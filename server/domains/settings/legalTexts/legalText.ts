import { createHash } from 'node:crypto'
import { type Language, textIn } from '../../../kit/languages.ts'
import { pickupText } from '../../pricing/rules/pickup.ts'
import { paymentSettings, shippingSettings } from '../../pricing/settings.ts'
import { privacySettings, servicesOn } from '../../privacy/settings.ts'
import type { Settings } from '../rules.ts'
import { operatorSettings, shopSettings, UNKNOWN_COUNTRY } from '../settings.ts'
import { accessibility } from './accessibility.ts'
import { englishTexts } from './english.ts'
import { germanTexts } from './german.ts'
import { guarantee } from './guaranteeNotice.ts'
import { imprint } from './imprint.ts'
import { privacy } from './privacy.ts'
import { shippingText } from './shippingText.ts'
import type { LegalText, Seller, WrittenPart } from './types.ts'
import { withdrawal } from './withdrawal.ts'

/** Pages that depend on country, legal form and on what the product keeps, each in both languages. */
const composed: Readonly<Record<string, (seller: Seller) => LegalText>> = {
  imprint,
  privacy,
  withdrawal,
  accessibility,
  guarantee,
}

function sellerOf(settings: Settings, language: Language, publicUrl: string): Seller {
  const { countries, pickup } = shippingSettings.of(settings)
  const shop = shopSettings.of(settings)
  const home = countries.find(({ code }) => code === shop.country)
  const pickupAddress = (pickup.isOffered && pickupText(pickup.places, language)) || null
  const operator = operatorSettings.of(settings)
  const countryName = countryNameIn(language, shop.country, home && textIn(language, home.title))
  const methods = paymentSettings
    .of(settings)
    .methods.filter(({ isConfigured, isEnabled }) => isConfigured && isEnabled)
  const others = { switches: privacySettings.of(settings), services: servicesOn(settings) }
  return { ...shop, operator, countryName, pickupAddress, methods, language, publicUrl, others }
}

/** A country as readers call it, also where the shop does not deliver to it; empty where it is not known. */
const countryNameIn = (language: Language, code: string, served: string | undefined): string =>
  served ?? (code === UNKNOWN_COUNTRY ? '' : (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code))

/** A standing page of the shop by its name (imprint, privacy, agb, shipping, withdrawal, disclaimer, help, sizes,
 *  accessibility, guarantee), null for any other name. `publicUrl` is the origin of addresses that are written out. */
export function legalText(settings: Settings, name: string, language: Language, publicUrl: string): LegalText | null {
  if (name === 'shipping') return shippingText(settings, language)
  const texts = { ...(language === 'de' ? germanTexts : englishTexts), ...composed }
  return Object.hasOwn(texts, name) ? texts[name]!(sellerOf(settings, language, publicUrl)) : null
}

/** The pages on which parts stand that are never copied. */
const pagesOfParts: Readonly<Record<WrittenPart, string>> = {
  ...{ particulars: 'imprint', shippingCosts: 'shipping', sizeTables: 'sizes' },
  ...{ keptData: 'privacy', cookies: 'privacy', services: 'privacy' },
}

/** One of these parts as HTML, of the page that it stands on. */
export const writtenPart = (settings: Settings, part: WrittenPart, language: Language, publicUrl: string): string =>
  legalText(settings, pagesOfParts[part], language, publicUrl)?.stretches?.find(each => each.part === part)?.html ?? ''

const versions = new WeakMap<Settings, Map<Language, string>>()

/** Names the wording of the terms in a language: the beginning of the SHA-256 of their HTML, by which it is known later
 *  which text somebody agreed to. Reckoned once per configuration, for ordering asks. */
export function termsVersion(settings: Settings, language: Language): string {
  const known = versions.get(settings) ?? new Map<Language, string>()
  versions.set(settings, known)
  const version =
    known.get(language) ??
    createHash('sha256')
      .update(legalText(settings, 'agb', language, '')!.body)
      .digest('hex')
      .slice(0, 16)
  known.set(language, version)
  return version
}
