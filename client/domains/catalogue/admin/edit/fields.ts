import type { ProductForm_product$data } from '../../../../__generated__/ProductForm_product.graphql.ts'
import { today } from '../../../../adminKit/list/days.ts'
import { eurosOf } from '../euros.ts'

/** Texts in both languages, and which of them are HTML; in step with the server's rules. */
export const textFields = {
  title: { longest: 160, isHtml: false },
  subtitle: { longest: 200, isHtml: false },
  description: { longest: 2000, isHtml: false },
  details: { longest: 50_000, isHtml: true },
  careInstructions: { longest: 20_000, isHtml: true },
  deliveryInformation: { longest: 20_000, isHtml: true },
  generalInformation: { longest: 20_000, isHtml: true },
  composition: { longest: 500, isHtml: false },
  personalisationHelp: { longest: 5000, isHtml: true },
  outOfStockTableText: { longest: 60, isHtml: false },
  outOfStockNote: { longest: 300, isHtml: false },
} as const
export type TextField = keyof typeof textFields
export const textFieldNames = Object.keys(textFields) as TextField[]

/** Whole numbers, empty for none. */
export const numberFields = [
  'sortOrder',
  'personalisationMaxLength',
  'expectedDaysMin',
  'expectedDays',
  'weightGrams',
] as const
/** Amounts in euros as they are typed. */
export const priceFields = ['basePrice', 'childPrice'] as const
/** One-line texts that are the same in all languages. */
export const nameFields = ['slug', 'productNumber'] as const
/** Days, empty for none. */
const dayFields = ['visibleFrom', 'backOn'] as const
export const flagFields = ['isOffline', 'isMarkedNew', 'isMarkedSale', 'isPersonalisable'] as const

/** What a cell of the size table holds: stock ('' is unlimited), own price ('' is the product's), day, article number. */
const cellFields = ['stock', 'price', 'backOn', 'sku'] as const
export type CellField = (typeof cellFields)[number]

export type TextKey = `${TextField}.${'de' | 'en'}`
export type LineKey =
  | (typeof numberFields)[number]
  | (typeof priceFields)[number]
  | (typeof nameFields)[number]
  | (typeof dayFields)[number]
export type FlagKey = (typeof flagFields)[number] | `variant.${string}.isOffline`
export type CellKey = `variant.${string}.${CellField}`
export type ListKey = 'tags' | 'groupIds'
export type FieldKey = TextKey | LineKey | FlagKey | CellKey | ListKey | 'tiers'

/** A tier price as it is edited. `variantIds` empty: for all sizes. */
export interface TierFields {
  readonly from: string
  readonly price: string
  readonly variantIds: readonly string[]
}

export type FieldValue = string | boolean | readonly string[] | readonly TierFields[]
export type Fields = Readonly<Partial<Record<FieldKey, FieldValue>>>

/** What the editor changed, by field; everything else is as the server has it. */
export type Edits = ReadonlyMap<FieldKey, FieldValue>

export const cellKey = (variantId: string, field: CellField): CellKey => `variant.${variantId}.${field}`
export const offeredKey = (variantId: string): FlagKey => `variant.${variantId}.isOffline`

/** Every field of a product as the form shows it when nothing was changed. */
export function fieldsOf(product: ProductForm_product$data, language: 'de' | 'en'): Fields {
  const { management, variants } = product
  if (!management) return {}
  const fields: Partial<Record<FieldKey, FieldValue>> = {}
  for (const name of textFieldNames) {
    fields[`${name}.de`] = management.texts[name]?.de ?? ''
    fields[`${name}.en`] = management.texts[name]?.en ?? ''
  }
  for (const name of numberFields) fields[name] = management[name]?.toString() ?? ''
  for (const name of priceFields) fields[name] = eurosOf(management[name]?.cents, language)
  for (const name of nameFields) fields[name] = product[name]
  fields.visibleFrom = management.visibleFrom ? today(new Date(management.visibleFrom)) : ''
  fields.backOn = management.backOn ?? ''
  fields.isOffline = management.isOffline
  fields.isMarkedNew = management.isMarkedNew
  fields.isMarkedSale = management.isMarkedSale
  fields.isPersonalisable = product.isPersonalisable
  fields.tags = management.tags
  fields.groupIds = product.groups.map(group => group.id)
  for (const variant of variants) {
    fields[cellKey(variant.id, 'stock')] = variant.stock?.toString() ?? ''
    fields[cellKey(variant.id, 'price')] = eurosOf(variant.ownPrice?.cents, language)
    fields[cellKey(variant.id, 'backOn')] = variant.backOn ?? ''
    fields[cellKey(variant.id, 'sku')] = variant.sku
    fields[offeredKey(variant.id)] = variant.isOffline ?? false
  }
  fields.tiers = product.tierPrices.map(tier => ({
    from: String(tier.from),
    price: eurosOf(tier.price.cents, language),
    variantIds: tier.variants.length === variants.length ? [] : tier.variants.map(variant => variant.id),
  }))
  return fields
}

/** Whether two values of a field are the same to a reader. */
const isSame = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The edits with one more; going back to what the server has is no edit any more. */
export function withEdit(edits: Edits, fields: Fields, key: FieldKey, value: FieldValue): Edits {
  const changed = new Map(edits)
  if (isSame(fields[key], value)) changed.delete(key)
  else changed.set(key, value)
  return changed
}

/** The edits that still say something else than the server, which may have taken them over or moved on. */
export const remainingEdits = (edits: Edits, fields: Fields): Edits =>
  new Map([...edits].filter(([key, value]) => fields[key] !== undefined && !isSame(fields[key], value)))
