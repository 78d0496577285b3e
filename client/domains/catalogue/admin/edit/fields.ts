import type { ProductForm_product$data } from '../../../../__generated__/ProductForm_product.graphql.ts'
import type {
  Fit,
  LocalizedTextInput,
  ProductChanges,
  TierScope,
} from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import { eurosOf } from '../../../../adminKit/edit/euros.ts'
import { today } from '../../../../adminKit/list/days.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { type Accepted, ProductChanges as acceptedChanges } from '../../../../schema/accepted.ts'
import { type PartKey, type PartValues, partsOf } from './parts.ts'
import { type PropertyFields, propertyFields } from './variantProperties.ts'

type NamesOf<Value> = {
  [Name in keyof ProductChanges]-?: NonNullable<ProductChanges[Name]> extends Value ? Name : never
}[keyof ProductChanges]

/** Texts in both languages. */
export type TextField = NamesOf<LocalizedTextInput>
/** One line of the form, the same in all languages: amounts, numbers, names, days. */
export type LineField = NamesOf<string | number>
export type FlagField = NamesOf<boolean>
export type ListKey = NamesOf<readonly string[]>

/** Parts of the form that show their fields by this table. */
export type Section = 'basics' | 'visibility' | 'personalisation' | 'texts' | 'delivery' | 'selling' | 'law'

interface Shown {
  section: Section
  label: MessageId
  hint?: MessageId
}
interface ShownText extends Shown {
  /** Lines at first; without it, it is a plain field. HTML has an editor of its own. */
  rows?: number
}
interface ShownLine extends Shown {
  kind: 'price' | 'number' | 'name' | 'day' | 'instant'
  /** Stands at the right end inside of the field; an amount has its '€' there. */
  unit?: MessageId | 'g'
}
interface ShownFlag extends Shown {
  /** Where the form's word is the opposite of the field's. */
  isInverted?: boolean
}

/** The texts in the order of the form. What they accept says the server's schema (`acceptedOf`). */
export const textFields: Readonly<Record<TextField, ShownText>> = {
  title: { section: 'basics', label: 'admin.product.title' },
  subtitle: { section: 'basics', label: 'admin.product.subtitle' },
  personalisationHelp: { section: 'personalisation', label: 'admin.product.personalisationHelp' },
  description: { section: 'texts', label: 'admin.product.description', rows: 3 },
  details: { section: 'texts', label: 'admin.product.details' },
  careLabel: { section: 'texts', label: 'admin.product.careLabel', hint: 'admin.product.careLabelHint', rows: 2 },
  careInstructions: { section: 'texts', label: 'admin.product.careInstructions' },
  generalInformation: { section: 'texts', label: 'admin.product.generalInformation' },
  composition: { section: 'texts', label: 'admin.product.composition', hint: 'admin.product.compositionHint' },
  fibreNote: { section: 'texts', label: 'admin.product.fibreNote', hint: 'admin.product.fibreNoteHint' },
  unit: { section: 'texts', label: 'admin.product.unit', hint: 'admin.product.unitHint' },
  unitPlural: { section: 'texts', label: 'admin.product.unitPlural' },
  durabilityTerms: { section: 'law', label: 'admin.product.durabilityTerms', rows: 3 },
  deliveryInformation: { section: 'delivery', label: 'admin.product.deliveryInformation' },
  outOfStockTableText: {
    section: 'delivery',
    label: 'admin.product.outOfStockTableText',
    hint: 'admin.product.outOfStockTableHint',
  },
  outOfStockNote: { section: 'delivery', label: 'admin.product.outOfStockNote' },
}

export const lineFields: Readonly<Record<LineField, ShownLine>> = {
  basePrice: { section: 'basics', kind: 'price', label: 'admin.product.price' },
  childPrice: { section: 'basics', kind: 'price', label: 'admin.product.childPrice' },
  productNumber: { section: 'basics', kind: 'name', label: 'admin.product.number' },
  slug: { section: 'basics', kind: 'name', label: 'admin.product.slug' },
  available: {
    section: 'selling',
    kind: 'number',
    label: 'admin.product.cell.stock',
    hint: 'admin.product.availableHint',
  },
  vatGroup: { section: 'selling', kind: 'name', label: 'admin.product.vatGroup' },
  shippingGroup: { section: 'selling', kind: 'name', label: 'admin.product.shippingGroup' },
  quantityUnit: {
    section: 'selling',
    kind: 'name',
    label: 'admin.product.quantityUnit',
    hint: 'admin.product.quantityUnitHint',
  },
  durabilityYears: {
    section: 'law',
    kind: 'number',
    label: 'admin.product.durabilityYears',
    hint: 'admin.product.durabilityHint',
    unit: 'admin.product.years',
  },
  visibleFrom: { section: 'visibility', kind: 'instant', label: 'admin.product.visibleFrom' },
  sortOrder: {
    section: 'visibility',
    kind: 'number',
    label: 'admin.product.sortOrder',
    hint: 'admin.product.sortOrderHint',
  },
  personalisationMaxLength: {
    section: 'personalisation',
    kind: 'number',
    label: 'admin.product.maxLength',
    unit: 'admin.product.characters',
  },
  expectedDaysMin: { section: 'delivery', kind: 'number', label: 'admin.product.daysMin', unit: 'admin.product.days' },
  expectedDays: { section: 'delivery', kind: 'number', label: 'admin.product.daysMax', unit: 'admin.product.days' },
  printingDays: {
    section: 'delivery',
    kind: 'number',
    label: 'admin.product.printingDays',
    hint: 'admin.product.printingDaysHint',
    unit: 'admin.product.days',
  },
  weightGrams: { section: 'delivery', kind: 'number', label: 'admin.product.weight', unit: 'g' },
  backOn: { section: 'delivery', kind: 'day', label: 'admin.product.backOn', hint: 'admin.product.backOnHint' },
}

export const flagFields: Readonly<Record<FlagField, ShownFlag>> = {
  isOffline: { section: 'visibility', label: 'admin.product.isOnline', isInverted: true },
  isMarkedNew: { section: 'visibility', label: 'admin.product.isNew' },
  isMarkedSale: { section: 'visibility', label: 'admin.product.isSale' },
  isPersonalisable: { section: 'personalisation', label: 'admin.product.isPersonalisable' },
}

export const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(fields) as Name[]

/** The names of the fields of a section, in order. */
export const namesIn = <Name extends string>(fields: Readonly<Record<Name, Shown>>, section: Section): Name[] =>
  namesOf(fields).filter(name => fields[name].section === section)

const accepted: Readonly<Partial<Record<keyof ProductChanges, Accepted>>> = acceptedChanges

/** What the server accepts for a field. */
export const acceptedOf = (name: keyof ProductChanges): Accepted => accepted[name] ?? {}

/** What a cell of the size table holds: stock ('' is unlimited), own price ('' is the product's), day, article number, fit
 *  and colour ('' for none) and so on. */
const cellFields = [
  'stock',
  'price',
  'backOn',
  'sku',
  'weightGrams',
  'expectedDays',
  'reorderLevel',
  'size',
  'fit',
  'color',
] as const
export type CellField = (typeof cellFields)[number]

export type TextKey = `${TextField}.${'de' | 'en'}`
/** What of a size is true or not. */
export type CellFlag = 'isOffline' | 'isChildSize' | 'isPersonalisable'
export type FlagKey = FlagField | `variant.${string}.${CellFlag}`
export type CellKey = `variant.${string}.${CellField}`
export type PropertiesKey = `variant.${string}.properties`
export type FieldKey =
  | TextKey
  | LineField
  | FlagKey
  | CellKey
  | PropertiesKey
  | Exclude<ListKey, PartKey>
  | 'tiers'
  | 'newVariants'
  | PartKey

/** A tier price as it is edited. `variantIds`: of the scope SOME. */
export interface TierFields {
  readonly from: string
  readonly price: string
  readonly scope: TierScope
  readonly variantIds: readonly string[]
}

/** A size that is to be added, as it is edited. `stock`: pieces, '' for unlimited; `color`: an id, '' for none; the others
 *  are absent or '' for the product's price, a number that is made, and none. */
export interface NewSizeFields {
  readonly size: string
  readonly fit: Fit | ''
  readonly color: string
  readonly stock: string
  readonly price?: string
  readonly sku?: string
  readonly gtin?: string
  /** The id of a size that it is like in its further properties, and these. */
  readonly like?: string | undefined
  readonly properties?: readonly PropertyFields[]
}

export type FieldValue =
  | string
  | boolean
  | readonly string[]
  | readonly TierFields[]
  | readonly NewSizeFields[]
  | readonly PropertyFields[]
  | PartValues[PartKey]
export type Fields = Readonly<Partial<Record<FieldKey, FieldValue>>>

/** What the editor changed, by field; everything else is as the server has it. */
export type Edits = ReadonlyMap<FieldKey, FieldValue>

/** The form as the kit keeps it: keys with dots are paths. */
export type ProductValues = Readonly<Record<string, unknown>>

export const cellKey = (variantId: string, field: CellField): CellKey => `variant.${variantId}.${field}`
export const cellFlagKey = (variantId: string, flag: CellFlag): FlagKey => `variant.${variantId}.${flag}`
export const propertiesKey = (variantId: string): PropertiesKey => `variant.${variantId}.properties`
export const offeredKey = (variantId: string): FlagKey => cellFlagKey(variantId, 'isOffline')

/** A value of one line as it is typed; empty for none. */
function typed(
  value: string | number | { readonly cents: number } | null | undefined,
  kind: ShownLine['kind'],
  language: 'de' | 'en',
): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return eurosOf(value.cents, language)
  return kind === 'instant' ? today(new Date(value)) : String(value)
}

/** Every field of a product as the form shows it when nothing was changed. */
export function fieldsOf(product: ProductForm_product$data, language: 'de' | 'en'): Fields {
  const { management, variants } = product
  if (!management) return {}
  const fields: Partial<Record<FieldKey, FieldValue>> = {}
  const { slug, productNumber, isPersonalisable } = product
  const values = { ...management, slug, productNumber, isPersonalisable }
  for (const name of namesOf(textFields)) {
    fields[`${name}.de`] = management.texts[name]?.de ?? ''
    fields[`${name}.en`] = management.texts[name]?.en ?? ''
  }
  for (const name of namesOf(lineFields)) fields[name] = typed(values[name], lineFields[name].kind, language)
  for (const name of namesOf(flagFields)) fields[name] = values[name]
  fields.tags = management.tags
  fields.groupIds = product.groups.map(group => group.id)
  for (const variant of variants) {
    fields[cellKey(variant.id, 'stock')] = variant.stock?.toString() ?? ''
    fields[cellKey(variant.id, 'price')] = eurosOf(variant.ownPrice?.cents, language)
    fields[cellKey(variant.id, 'backOn')] = variant.backOn ?? ''
    fields[cellKey(variant.id, 'sku')] = variant.sku
    fields[cellKey(variant.id, 'weightGrams')] = variant.ownWeightGrams?.toString() ?? ''
    fields[cellKey(variant.id, 'reorderLevel')] = variant.reorderLevel?.toString() ?? ''
    fields[cellKey(variant.id, 'expectedDays')] = variant.ownExpectedDays?.toString() ?? ''
    fields[cellKey(variant.id, 'size')] = variant.size
    fields[cellKey(variant.id, 'fit')] = variant.fit ?? ''
    fields[cellKey(variant.id, 'color')] = variant.color?.id ?? ''
    fields[propertiesKey(variant.id)] = propertyFields(variant.properties, language)
    fields[offeredKey(variant.id)] = variant.isOffline ?? false
    fields[cellFlagKey(variant.id, 'isChildSize')] = variant.isChildSize
    fields[cellFlagKey(variant.id, 'isPersonalisable')] = variant.isMarkedPersonalisable ?? true
  }
  fields.newVariants = []
  fields.discountGroups = management.discountGroups
  fields.tiers = (management.parts?.tiers ?? []).map(({ from, price, scope, variantIds }) => ({
    from: String(from),
    price: eurosOf(price.cents, language),
    scope,
    variantIds,
  }))
  return { ...fields, ...partsOf(management.parts) }
}
