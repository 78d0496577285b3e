import type { LocalizedText } from '../../kit/languages.ts'
import type { Cents } from '../../kit/money.ts'
import { longestSlug } from '../../kit/slugs.ts'
import { heaviest, highestPrice, lastPlace, longestDelivery, longestNumber, mostPieces } from './rules/limits.ts'
import type { products } from './tables.ts'

/** A product as it stands in the database. */
export type ProductRow = typeof products.$inferSelect

/** What a field of each kind is changed to; null clears it.
 *  - `text`, `html`: translated, readers of English fall back to German; HTML is reduced to the allow-list when written
 *  - `slug`, `number`: a part of an address; a number that people type, without spaces
 *  - `words`: short texts that are the same in all languages
 *  - `stock`: pieces, null unlimited
 *  - `group`, `groups`: ids of the configuration
 *  - `unit`: key of a unit of the configuration */
export type FieldValues = {
  readonly text: LocalizedText
  readonly html: LocalizedText
  readonly slug: string
  readonly number: string
  readonly words: readonly string[]
  readonly flag: boolean
  readonly whole: number
  readonly cents: Cents
  readonly stock: number
  readonly instant: Date
  readonly day: string
  readonly group: string
  readonly groups: readonly string[]
  readonly unit: string
}
export type FieldKind = keyof FieldValues

/** `seen`: who sees a field in GraphQL, and where: visitors in lists (`list`), on the product's page (`page`, a field of
 *  `Product` by itself, for texts) or as part of something else such as the price (`within`); or those who keep the
 *  catalogue (`staff`).
 *  `search`: how the search finds it: `title` first, what is `around` it next, `text` last; absent: not at all. */
type TextDefinition = {
  readonly kind: 'text' | 'html'
  readonly seen: 'list' | 'page' | 'within' | 'staff'
  readonly search?: 'title' | 'around' | 'text'
}
type WordsDefinition = {
  readonly kind: 'words'
  readonly seen: 'within' | 'staff'
  readonly search?: 'around'
}
type ValueDefinition = {
  readonly kind: Exclude<FieldKind, 'text' | 'html' | 'words'>
  readonly seen: 'list' | 'within' | 'staff'
  readonly search?: never
}

/** A field of a product that people write. The name of its row is the one of the inputs and of GraphQL. */
type FieldDefinition = (TextDefinition | WordsDefinition | ValueDefinition) & {
  /** Where it is stored, unless under its own name. */
  readonly column?: keyof ProductRow
  /** Longest text in characters, of a translated one in each language, HTML included; longest of the words. */
  readonly characters?: number
  /** Most words. */
  readonly entries?: number
  readonly lowest?: number
  readonly highest?: number
  /** Whether null is refused. */
  readonly required?: true
  /** Its name on the documented paths, both ways. Amounts have a second one in cents, with `_cents` behind it. */
  readonly rest: string
  /** What its changes are added to besides the audit, which has every field: the history of the regular price or of the
   *  reduced one, or the movements of the stock. */
  readonly history?: 'regular' | 'child' | 'stock'
  /** What its name does not say. */
  readonly about?: string
}

/**
 * The fields of a product. From this table follow the rules and what is written, the audit, the GraphQL types and
 * inputs, the documented paths with their description, the search, and, by way of schema.graphql, the limits of the
 * editor. How to add one: `server/howToAdd.md`.
 */
export const productFields = {
  title: { kind: 'text', characters: 160, required: true, rest: 'title', seen: 'list', search: 'title' },
  subtitle: { kind: 'text', characters: 200, rest: 'title_sub', seen: 'list', search: 'around' },
  description: { kind: 'text', characters: 2000, rest: 'description', seen: 'page', search: 'text' },
  details: { kind: 'html', characters: 50_000, rest: 'details', seen: 'page', search: 'text' },
  careLabel: {
    kind: 'text',
    characters: 200,
    rest: 'care_label',
    seen: 'page',
    search: 'text',
    about: 'Care in short, as on the label that is sewn in.',
  },
  careInstructions: { kind: 'html', characters: 20_000, rest: 'waschanleitung', seen: 'page' },
  deliveryInformation: { kind: 'html', characters: 20_000, rest: 'delivery_infos', seen: 'page' },
  generalInformation: { kind: 'html', characters: 20_000, rest: 'general_infos', seen: 'page' },
  composition: {
    kind: 'text',
    characters: 500,
    rest: 'composition',
    seen: 'page',
    search: 'text',
    about: 'Fibres by share, Reg. (EU) 1007/2011, Art. 16: nothing but their names and shares.',
  },
  fibreNote: {
    kind: 'text',
    characters: 300,
    rest: 'fibre_note',
    seen: 'page',
    search: 'text',
    about: 'What stands beside the fibres: recycled, organically grown.',
  },
  durabilityTerms: {
    kind: 'html',
    characters: 5000,
    rest: 'durability_terms',
    seen: 'page',
    about: 'Who guarantees the durability, for what and how it is claimed.',
  },
  durabilityYears: {
    kind: 'whole',
    lowest: 3,
    highest: 99,
    rest: 'durability_years',
    seen: 'within',
    about: 'Producer’s free guarantee of durability for the whole product, longer than two years: Dir. (EU) 2024/825.',
  },
  unit: {
    kind: 'text',
    characters: 60,
    rest: 'unit',
    seen: 'page',
    about: 'What one of it is called where it is counted, such as "Flasche"; null: "Stück".',
  },
  unitPlural: {
    kind: 'text',
    characters: 60,
    rest: 'unit_plural',
    seen: 'page',
    about: 'What several of it are called; null: as one.',
  },
  quantityUnit: {
    kind: 'unit',
    characters: 60,
    rest: 'quantity_unit',
    seen: 'staff',
    about: 'Key of the unit of the shop in which it is counted; null: the usual one. Words of its own go before.',
  },
  outOfStockTableText: { kind: 'text', characters: 60, rest: 'out_of_stock_table_text', seen: 'within' },
  outOfStockNote: { kind: 'text', characters: 300, rest: 'out_of_stock_text_info_bubble', seen: 'within' },
  personalisationHelp: { kind: 'html', characters: 5000, rest: 'desc_indi', seen: 'within' },
  personalisationMaxLength: { kind: 'whole', lowest: 1, highest: 9999, rest: 'desc_indi_maxlength', seen: 'within' },
  isPersonalisable: { kind: 'flag', rest: 'allow_custom_title', seen: 'list' },
  slug: { kind: 'slug', characters: longestSlug, required: true, rest: 'slug', seen: 'list' },
  productNumber: { kind: 'number', characters: longestNumber, required: true, rest: 'order_number', seen: 'list' },
  basePrice: {
    column: 'priceCents',
    kind: 'cents',
    lowest: 0,
    highest: highestPrice,
    rest: 'price',
    seen: 'within',
    history: 'regular',
  },
  childPrice: {
    column: 'childPriceCents',
    kind: 'cents',
    lowest: 0,
    highest: highestPrice,
    rest: 'price_children',
    seen: 'within',
    history: 'child',
    about: 'The reduced price of a set with children’s sizes.',
  },
  isOffline: { kind: 'flag', required: true, rest: 'offline', seen: 'staff' },
  isMarkedNew: { column: 'isNew', kind: 'flag', required: true, rest: 'new', seen: 'within' },
  isMarkedSale: {
    column: 'isSale',
    kind: 'flag',
    required: true,
    rest: 'sale',
    seen: 'within',
    about: 'Whether cuts of its prices are announced; to shoppers, and in `qry`, whether it is reduced now.',
  },
  sortOrder: { kind: 'whole', lowest: -lastPlace, highest: lastPlace, required: true, rest: 'order', seen: 'staff' },
  visibleFrom: { kind: 'instant', rest: 'visible_from', seen: 'staff' },
  backOn: { kind: 'day', rest: 'visible_again_from', seen: 'within' },
  expectedDaysMin: {
    kind: 'whole',
    lowest: 0,
    highest: longestDelivery,
    rest: 'expected_days_until_shipping_min',
    seen: 'within',
    about: 'Working days, as those of the longest time.',
  },
  expectedDays: {
    kind: 'whole',
    lowest: 0,
    highest: longestDelivery,
    rest: 'expected_days_until_shipping',
    seen: 'within',
    about: 'Working days.',
  },
  printingDays: {
    kind: 'whole',
    lowest: 0,
    highest: longestDelivery,
    rest: 'printing_days',
    seen: 'within',
    about: 'Working days that printing adds where a piece is personalised; null: as the settings say.',
  },
  weightGrams: { kind: 'whole', lowest: 0, highest: heaviest, rest: 'shipping_data.weight', seen: 'staff' },
  tags: { kind: 'words', entries: 30, characters: 60, rest: 'tags', seen: 'staff', search: 'around' },
  available: {
    kind: 'stock',
    lowest: 0,
    highest: mostPieces,
    rest: 'available',
    seen: 'staff',
    history: 'stock',
    about: 'Of a product without variants.',
  },
  vatGroup: { kind: 'group', rest: 'vat_groups', seen: 'staff' },
  shippingGroup: { kind: 'group', rest: 'shipping_groups', seen: 'staff' },
  discountGroups: { kind: 'groups', rest: 'discount_groups', seen: 'staff' },
} as const satisfies Readonly<Record<string, FieldDefinition>>

type Definitions = typeof productFields
export type ProductField = keyof Definitions

/** The fields whose rows say so: `FieldsWith<{ kind: 'text' }>`. */
export type FieldsWith<Wanted> = {
  [Field in ProductField]: Definitions[Field] extends Wanted ? Field : never
}[ProductField]

/** Texts in both languages. */
export type TextField = FieldsWith<{ kind: 'text' | 'html' }>
/** Texts that only the product's own page shows. */
export type PageTextField = FieldsWith<{ kind: 'text' | 'html'; seen: 'page' }>
/** Texts that the search finds, besides the title. */
export type SearchedText = FieldsWith<{ kind: 'text' | 'html'; search: 'around' | 'text' }>
/** Words that the search finds. */
export type SearchedWords = FieldsWith<{ kind: 'words'; search: 'around' }>
/** Fields that those who keep the catalogue are shown apart: what visitors see of them is put together, or nothing. */
export type ManagedField = Exclude<ProductField, TextField | FieldsWith<{ seen: 'list' }>>

/** A field's name with what its row says. */
export type NamedField<Field extends ProductField = ProductField> = FieldDefinition & {
  readonly field: Field
  readonly kind: Definitions[Field]['kind']
  readonly column: ColumnOf<Field>
}
type ColumnOf<Field extends ProductField> = Definitions[Field] extends { column: infer Column extends keyof ProductRow }
  ? Column
  : Field & keyof ProductRow

/** Values by field as the database has them. */
export type StoredFields<Field extends ProductField = ProductField> = {
  readonly [Each in Field]: ProductRow[ColumnOf<Each>]
}

/** What is to become of fields; absent: unchanged, null: cleared. */
export type FieldChanges<Field extends ProductField = ProductField> = {
  readonly [Each in Field]?: FieldValues[Definitions[Each]['kind']] | null
}

/** The row of one field. */
export const fieldOf = <Field extends ProductField>(field: Field) =>
  ({ column: field, ...productFields[field], field }) as unknown as NamedField<Field>

const all = (Object.keys(productFields) as ProductField[]).map(field => fieldOf(field))

const fieldsThat = <Field extends ProductField>(are: (row: NamedField) => boolean) =>
  all.filter(are) as unknown as readonly NamedField<Field>[]

const isText = ({ kind }: NamedField): boolean => kind === 'text' || kind === 'html'

export const allFields: readonly NamedField[] = all
export const textFields = fieldsThat<TextField>(isText)
export const pageTextFields = fieldsThat<PageTextField>(row => isText(row) && row.seen === 'page')
export const searchedTexts = fieldsThat<SearchedText>(
  row => isText(row) && (row.search === 'around' || row.search === 'text'),
)
export const searchedWords = fieldsThat<SearchedWords>(({ kind, search }) => kind === 'words' && search === 'around')
/** Prices, whose changes are added to a history. */
export const pricedFields = fieldsThat<FieldsWith<{ history: 'regular' | 'child' }>>(
  ({ history }) => history === 'regular' || history === 'child',
)
export const managedFields = fieldsThat<ManagedField>(row => !isText(row) && row.seen !== 'list')
