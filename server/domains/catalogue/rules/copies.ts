import type { Language, LocalizedText } from '../../../kit/languages.ts'
import { type ProductRow, productFields } from '../fields.ts'
import type { variants } from '../tables.ts'

type VariantRow = typeof variants.$inferSelect

const words: Readonly<Record<Language, string>> = { de: '(Kopie)', en: '(copy)' }

/** A title that tells a copy from what it was made of: 'Trikot (Kopie)', no longer than titles may be. */
export function copiedTitle({ de, en }: LocalizedText): LocalizedText {
  const copied = (text: string, language: Language) => {
    const word = words[language]
    return `${text.slice(0, productFields.title.characters - word.length - 1).trimEnd()} ${word}`
  }
  return { de: copied(de, 'de'), ...(en && { en: copied(en, 'en') }) }
}

/** Counted pieces lie in the shop once, so that a copy has none of them; without limit stays without limit. */
const copiedStock = (available: number | null): number | null => (available === null ? null : 0)

/** What a copy of a product begins with, besides its names: offline, never sold, as new as it is. A GTIN is of one article
 *  alone. */
export const copiedProduct = (product: ProductRow, now: Date): ProductRow => ({
  ...product,
  title: copiedTitle(product.title),
  properties: product.properties.filter(({ key }) => key !== 'gtin'),
  available: copiedStock(product.available),
  isOffline: true,
  deletedAt: null,
  newSince: product.isNew ? now : null,
  soldPieces: 0,
  revision: 1,
  createdAt: now,
  updatedAt: now,
})

/** A size of a copy, besides its id and article number. */
export const copiedVariant = (variant: VariantRow): Omit<VariantRow, 'id' | 'productId' | 'sku'> => {
  const { id: _id, productId: _product, sku: _sku, ...fields } = variant
  const { gtin: _gtin, ...properties } = variant.properties
  return { ...fields, properties, available: copiedStock(variant.available), isRetired: false }
}
