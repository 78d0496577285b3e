import { withValuesAt } from '../../../../adminKit/edit/changes.ts'
import { valueAt } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import {
  type CellKey,
  type Edits,
  type FieldKey,
  type Fields,
  type FieldValue,
  type FlagKey,
  type LineField,
  type ListKey,
  type NewSizeFields,
  type ProductValues,
  propertiesKey,
  type TextKey,
  type TierFields,
} from './fields.ts'
import type { PropertyFields } from './variantProperties.ts'

/** The product's form as its sections see it: by the names of its fields. */
export interface ProductForm {
  text(key: TextKey | LineField | CellKey): string
  flag(key: FlagKey): boolean
  list(key: ListKey): readonly string[]
  tiers(): readonly TierFields[]
  /** Sizes that come with the next saving. */
  newSizes(): readonly NewSizeFields[]
  properties(variantId: string): readonly PropertyFields[]
  set(key: FieldKey, value: FieldValue): void
  /** What is wrong with a field, as a sentence. */
  problem(key: FieldKey): string | undefined
  isEdited(key: FieldKey): boolean
  /** Those who may only read see the same form without being able to change it. */
  isReadOnly: boolean
}

export function useProductForm(): ProductForm {
  const { values, changed, problems, isReadOnly, set } = useEditingContext<ProductValues>()
  return {
    text: key => String(valueAt(values, key) ?? ''),
    flag: key => valueAt(values, key) === true,
    list: key => (valueAt(values, key) ?? []) as readonly string[],
    tiers: () => (valueAt(values, 'tiers') ?? []) as readonly TierFields[],
    newSizes: () => (valueAt(values, 'newVariants') ?? []) as readonly NewSizeFields[],
    properties: variantId => (valueAt(values, propertiesKey(variantId)) ?? []) as readonly PropertyFields[],
    set,
    problem: key => problems[key],
    isEdited: key => changed.includes(key),
    isReadOnly,
  }
}

/** Fields by name as the kit's values by path. */
export const valuesOf = (fields: Fields): ProductValues => withValuesAt<ProductValues>({}, Object.entries(fields))

/** The values of changed fields, by name. */
export const editsOf = (values: ProductValues, changed: readonly string[]): Edits =>
  new Map(changed.map(key => [key as FieldKey, valueAt(values, key) as FieldValue]))
