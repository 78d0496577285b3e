import type { LocalizedText } from '../../../kit/languages.ts'
import { allFields, type NamedField, type ProductRow, type TextField } from '../fields.ts'
import { type ProductChanges, storedText } from './productChanges.ts'

/** The columns that the changes set; absent fields are left out, which leaves them as they are. */
export function columnsOf(changes: ProductChanges): Partial<ProductRow> {
  const columns = allFields.flatMap(row => {
    const value = storedValue(row, changes)
    return value === undefined ? [] : [[row.column, value]]
  })
  return Object.fromEntries(columns) as Partial<ProductRow>
}

/** A field's value as its column takes it; undefined: it stays as it is. */
function storedValue({ field, kind }: NamedField, changes: ProductChanges): unknown {
  const value = changes[field]
  if (value === undefined) return undefined
  if (kind === 'text' || kind === 'html') return storedText(field as TextField, value as LocalizedText | null)
  if (kind === 'flag') return value ?? undefined
  if (kind === 'words' || kind === 'groups') {
    return [...new Set(((value ?? []) as readonly string[]).map(each => each.trim()).filter(Boolean))]
  }
  return value
}

/** Since when a product is marked as new: from this change on, or still since an earlier one. */
export const markedAsNew = (product: ProductRow, { isNew }: Partial<ProductRow>, now: Date): Partial<ProductRow> =>
  isNew === undefined ? {} : { newSince: isNew ? (product.newSince ?? now) : null }
