import { type Language, textIn } from '../../../kit/languages.ts'
import { shippingSettings } from '../../pricing/settings.ts'
import type { Settings } from '../rules.ts'
import { shopSettings } from '../settings.ts'
import { englishTexts } from './english.ts'
import { germanTexts } from './german.ts'
import type { LegalText, Seller } from './types.ts'

const euros = (language: Language) =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' })

function sellerOf(settings: Settings, language: Language): Seller {
  const format = (cents: number) => euros(language).format(cents / 100)
  const { countries, groups, defaultGroup, freeFromByCountry, pickup } = shippingSettings.of(settings)
  const standard = groups.find(group => group.id === defaultGroup)
  const shippingRows = countries.flatMap(({ code, title }) => {
    const cost = standard?.tiers[0]?.costs[code]?.cost
    if (cost === undefined || cost === null) return []
    const freeFrom = freeFromByCountry[code]
    return [{ country: textIn(language, title), cost: format(cost), freeFrom: freeFrom ? format(freeFrom) : null }]
  })
  const shop = shopSettings.of(settings)
  const home = countries.find(({ code }) => code === shop.country)
  const pickupAddress = pickup.isOffered ? textIn(language, pickup.address) : null
  return { ...shop, countryName: home ? textIn(language, home.title) : '', shippingRows, pickupAddress, language }
}

/** A standing page of the shop by its name (imprint, privacy, agb, shipping, withdrawal, disclaimer, help, sizes,
 *  accessibility), null for any other name. */
export function legalText(settings: Settings, name: string, language: Language): LegalText | null {
  const texts = language === 'de' ? germanTexts : englishTexts
  return Object.hasOwn(texts, name) ? texts[name]!(sellerOf(settings, language)) : null
}
