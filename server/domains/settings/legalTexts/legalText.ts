import { type Language, textIn } from '../../../kit/languages.ts'
import { shippingSettings } from '../../pricing/settings.ts'
import type { Settings } from '../rules.ts'
import { shopSettings } from '../settings.ts'
import { englishTexts } from './english.ts'
import { germanTexts } from './german.ts'
import { shippingText } from './shippingText.ts'
import type { LegalText, Seller } from './types.ts'

function sellerOf(settings: Settings, language: Language): Seller {
  const { countries, pickup } = shippingSettings.of(settings)
  const shop = shopSettings.of(settings)
  const home = countries.find(({ code }) => code === shop.country)
  const pickupAddress = pickup.isOffered ? textIn(language, pickup.address) : null
  return { ...shop, countryName: home ? textIn(language, home.title) : '', pickupAddress, language }
}

/** A standing page of the shop by its name (imprint, privacy, agb, shipping, withdrawal, disclaimer, help, sizes,
 *  accessibility), null for any other name. */
export function legalText(settings: Settings, name: string, language: Language): LegalText | null {
  if (name === 'shipping') return shippingText(settings, language)
  const texts = language === 'de' ? germanTexts : englishTexts
  return Object.hasOwn(texts, name) ? texts[name]!(sellerOf(settings, language)) : null
}
