import { type Language, type LocalizedText, textIn } from '../../../kit/languages.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { vatSettings } from '../settings.ts'

/** How a shop speaks of the VAT: what it is called beside prices and in sums, and whether sums tell it by rate. */
export type VatWords = {
  readonly label: string
  readonly sumsLabel: string
  readonly isByRate: boolean
}

const usual: Readonly<Record<Language, string>> = { de: 'Mwst', en: 'VAT' }

/** As the settings say it in a language; what they do not say is called as usual. */
export function vatWords(settings: Settings, language: Language): VatWords {
  const { label: beside, detailsLabel, showDetailed } = vatSettings.of(settings)
  const label = (beside && textIn(language, beside)) || usual[language]
  return { label, sumsLabel: (detailsLabel && textIn(language, detailsLabel)) || label, isByRate: showDetailed }
}

/** The same of what was kept before these words were. */
export const usualVatWords = (language: Language): VatWords => ({
  label: usual[language],
  sumsLabel: usual[language],
  isByRate: true,
})

/** Sources: § 6 Abs. 1 Z 27 UStG (Austria), § 19 UStG (Germany), Art. 284 VAT Directive (all others of the EU). */
const smallBusinessGrounds: Readonly<Record<string, LocalizedText>> = {
  AT: {
    de: 'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG).',
    en: 'Exempt from VAT as a small business (section 6 (1) 27 of the Austrian VAT Act, UStG).',
  },
  DE: {
    de: 'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 19 UStG).',
    en: 'Exempt from VAT as a small business (section 19 of the German VAT Act, UStG).',
  },
}
const smallBusinessElsewhere: LocalizedText = {
  de: 'Umsatzsteuerfrei aufgrund der Regelung für Kleinunternehmen (Art. 284 der Richtlinie 2006/112/EG).',
  en: 'Exempt from VAT as a small business (Art. 284 of Directive 2006/112/EC).',
}

/** Why a small business adds no VAT, in words to stand beside prices and sums; null for a shop that is none. */
export const smallBusinessGround = (settings: Settings, language: Language): string | null =>
  vatSettings.of(settings).smallBusiness ? smallBusinessNote(settings, language) : null

/** The same words, whether the shop is one or not. */
export function smallBusinessNote(settings: Settings, language: Language): string {
  return textIn(language, smallBusinessGrounds[shopSettings.of(settings).country] ?? smallBusinessElsewhere)
}
