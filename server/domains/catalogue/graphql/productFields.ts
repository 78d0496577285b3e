import type { InputFieldRef } from '@pothos/core'
import { type Accepted, accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { LocalizedTextInput, LocalizedTextRef, MoneyRef, money } from '../../../api/values.ts'
import { type LocalizedText, textIn } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import {
  allFields,
  type FieldChanges,
  type FieldKind,
  fieldOf,
  managedFields,
  type NamedField,
  type ProductField,
  pageTextFields,
  textFields,
} from '../fields.ts'
import type { Management } from '../queries/management.ts'
import type { ProductTexts } from '../queries/products.ts'
import { mostGroups } from '../rules/productChanges.ts'
import { loadTexts } from './loaders.ts'
import { partInputs } from './partInputs.ts'
import { ProductRef } from './refs.ts'
import type { ProductShape } from './shapes.ts'

/** The table of product fields as GraphQL shows and takes them. */

type Types = typeof builder.$inferSchemaTypes

const isRequired = ({ required }: NamedField): boolean => required === true

/** The texts of a product's page: read along where it was found by its address, else batched. */
export const textsOf = async (product: ProductShape, context: RequestContext): Promise<ProductTexts | null> =>
  product.texts ?? (await loadTexts(context, product.card.id))

builder.objectFields(ProductRef, t =>
  Object.fromEntries(
    pageTextFields.map(({ field, kind, about }) => {
      const options = {
        nullable: true,
        description: about,
        resolve: async (product: ProductShape, _args: object, context: RequestContext) => {
          const texts = await textsOf(product, context)
          return texts && textIn(context.language, texts[field])
        },
      } as const
      return [field, kind === 'html' ? t.field({ type: 'Html', ...options }) : t.string(options)]
    }),
  ),
)

export const ProductTextsRef = builder.objectRef<Management>('ProductTexts').implement({
  description: 'The texts of a product in both languages, for those who edit them.',
  fields: t =>
    Object.fromEntries(
      textFields.map(row => [
        row.field,
        t.field({
          type: LocalizedTextRef,
          nullable: !isRequired(row),
          // Null only where the row allows it.
          resolve: (management: Management) => management[row.field] as LocalizedText,
        }),
      ]),
    ),
})

const outputTypes = {
  slug: 'String',
  number: 'String',
  words: ['String'] as ['String'],
  flag: 'Boolean',
  whole: 'Int',
  cents: MoneyRef,
  stock: 'Int',
  instant: 'DateTime',
  day: 'Date',
  group: 'String',
  groups: ['String'] as ['String'],
  unit: 'String',
} as const satisfies Partial<Record<FieldKind, unknown>>

/** The fields that those who keep the catalogue are shown apart from the product's public side. */
export const managementFields = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, { readonly row: Management }>) =>
  Object.fromEntries(
    managedFields.map(row => [
      row.field,
      t.field({
        type: outputTypes[row.kind],
        nullable: !isRequired(row) && row.kind !== 'words' && row.kind !== 'groups',
        description: row.about,
        resolve: ({ row: management }) => {
          const value = management[row.field]
          return (row.kind === 'cents' ? money(value as Cents | null) : value) as never
        },
      }),
    ]),
  )

/** What a field accepts, as its input says it. */
const acceptedOf = ({ kind, characters, entries, lowest, highest, required }: NamedField): Accepted => ({
  characters,
  entries,
  lowest,
  highest,
  html: kind === 'html',
  required,
})

/** The option of another input that takes a field of the table. */
export const acceptsField = (field: ProductField) => accepts(acceptedOf(fieldOf(field)))

const inputTypes = { ...outputTypes, text: LocalizedTextInput, html: LocalizedTextInput, cents: 'Cents' } as const

type EditedInputs = {
  readonly [Field in ProductField]: InputFieldRef<Types, FieldChanges[Field]>
}

export const ProductChangesInput = builder.inputType('ProductChanges', {
  fields: t => ({
    ...(Object.fromEntries(
      allFields.map(row => [row.field, t.field({ type: inputTypes[row.kind], ...accepts(acceptedOf(row)) })]),
    ) as EditedInputs),
    groupIds: t.idList({
      description: 'All groups of the product; the first is its home.',
      ...accepts({ entries: mostGroups }),
    }),
    ...partInputs(t),
  }),
})
