import type { Language } from '../../../kit/languages.ts'
import { textIn } from '../../../kit/languages.ts'
import { ours } from '../../../kit/mailWords.ts'
import { speechIn } from '../../../texts/texts.ts'
import type { DocumentContent, ItemLine } from './document.ts'
import type { UnitWords } from './snapshot.ts'

/** A unit of the shop, as its settings name it. */
export interface ShopUnit {
  readonly key: string
  readonly one: { readonly de: string; readonly en?: string | null | undefined }
  readonly many: { readonly de: string; readonly en?: string | null | undefined }
}

/** Units that every shop has, with their codes of UN/ECE recommendation 20. */
const usualUnits = [
  ['piece', 'document.unit.piece', 'document.unit.pieces', 'H87'],
  ['lot', 'document.unit.lot', 'document.unit.lot', 'C62'],
  ['hour', 'document.unit.hour', 'document.unit.hours', 'HUR'],
  ['metre', 'document.unit.metre', 'document.unit.metres', 'MTR'],
  ['kilogram', 'document.unit.kilogram', 'document.unit.kilograms', 'KGM'],
] as const

/** The units in which lines may be counted, in a language, by their keys. */
export function unitWords(language: Language, units: readonly ShopUnit[]): Record<string, UnitWords> {
  const { text } = speechIn(language)
  return {
    ...Object.fromEntries(
      usualUnits.map(([key, one, many, code]) => [key, { one: text(one), many: text(many), code }]),
    ),
    ...Object.fromEntries(
      units.map(({ key, one, many }) => [
        key,
        { one: textIn(language, one), many: textIn(language, many), code: 'C62' },
      ]),
    ),
  }
}

/** The units that a document's lines name. */
export function unitsUsed(content: DocumentContent, units: readonly ShopUnit[]): Record<string, UnitWords> {
  const all = unitWords(content.language, units)
  const lines = content.lines.filter((line): line is ItemLine => line.kind === 'item')
  return Object.fromEntries(lines.map(({ unit }) => [unit, all[unit] ?? all.piece!]))
}

/**
 * Why a document has no VAT on it, in its language, with both VAT ids where the law wants them; null where it has. `smallBusiness`:
 * the ground that the seller's country knows. Source: Art. 226 nos. 11, 11a VAT directive; § 11 (1) 3, § 6 (1) 27 UStG (AT);
 * § 14 (4) 8, § 14a, § 19 UStG (DE).
 */
export function taxNoteOf(
  { treatment, language, receiver }: Pick<DocumentContent, 'treatment' | 'language' | 'receiver'>,
  given: { readonly smallBusiness: string; readonly sellerVatId: string | null },
): string | null {
  const { text } = speechIn(language)
  if (treatment === 'standard') return null
  if (treatment === 'smallBusiness') return given.smallBusiness
  if (treatment === 'intraCommunity') {
    return text('vat.ground.intraCommunity', {
      buyer: ours(receiver?.vatId ?? ''),
      seller: ours(given.sellerVatId ?? 'none'),
    })
  }
  if (treatment === 'export') return text('document.tax.export')
  if (treatment === 'reverseCharge') return text('document.tax.reverseCharge')
  return text('document.tax.outOfScope')
}
