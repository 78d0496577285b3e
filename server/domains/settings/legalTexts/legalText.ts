import { type Language, textIn } from '../../../kit/languages.ts'
import type { Settings } from '../rules.ts'
import { englishTexts } from './english.ts'
import { germanTexts } from './german.ts'
import type { LegalText, Seller } from './types.ts'

const euros = (language: Language) =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' })

function sellerOf(settings: Settings, language: Language): Seller {
  const format = (cents: number) => euros(language).format(cents / 100)
  const standard = settings.shipping.groups.find(group => group.id === settings.shipping.defaultGroup)
  const shippingRows = settings.shipping.countries.flatMap(({ code, title }) => {
    const cost = standard?.tiers[0]?.costs[code]?.cost
    if (cost === undefined || cost === null) return []
    const freeFrom = settings.shipping.freeFromByCountry[code]
    return [{ country: textIn(language, title), cost: format(cost), freeFrom: freeFrom ? format(freeFrom) : null }]
  })
  const { isOffered, address } = settings.shipping.pickup
  return { ...settings.shop, shippingRows, pickupAddress: isOffered ? textIn(language, address) : null, language }
}

/** A standing page of the shop by its name (imprint, privacy, agb, shipping, withdrawal, disclaimer, help, sizes,
 *  accessibility), null for any other name. */
export function legalText(settings: Settings, name: string, language: Language): LegalText | null {
  const texts = language === 'de' ? germanTexts : englishTexts
  return Object.hasOwn(texts, name) ? texts[name]!(sellerOf(settings, language)) : null
}
