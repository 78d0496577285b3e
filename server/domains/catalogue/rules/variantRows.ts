import { isDeepStrictEqual } from 'node:util'
import type { Cents } from '../../../kit/money.ts'
import type { variants } from '../tables.ts'
import { propertiesWanted, unnamedSize, type VariantChanges, type VariantFields } from './variantChanges.ts'

/** A variant as its table has it. */
export type VariantRow = typeof variants.$inferSelect

/** What a new variant is given besides what was said of it. `basePrice`: a price that equals the product's is none of its
 *  own; `sortOrder`: its place where none was said. */
type Given = Pick<VariantRow, 'id' | 'productId' | 'key' | 'sku' | 'sortOrder'> & { readonly basePrice: Cents | null }

/** A new variant as it is stored. */
export const newVariantRow = (fields: VariantFields, { basePrice, sortOrder, ...given }: Given): VariantRow => ({
  ...given,
  fit: fields.fit ?? null,
  size: (fields.size ?? unnamedSize).trim(),
  colorId: fields.colorId ?? null,
  properties: propertiesWanted(fields, {}) ?? {},
  priceCents: fields.price === basePrice ? null : (fields.price ?? null),
  isChildSize: fields.isChildSize ?? fields.fit === 'children',
  isPersonalisable: fields.isPersonalisable ?? true,
  available: fields.available ?? null,
  reorderLevel: fields.reorderLevel ?? null,
  backOn: fields.backOn ?? null,
  expectedDays: fields.expectedDays ?? null,
  weightGrams: fields.weightGrams ?? null,
  isOffline: fields.isOffline ?? false,
  isRetired: false,
  sortOrder: fields.sortOrder ?? sortOrder,
})

/** The stock that a change leaves; undefined: as it was, null: unlimited. */
export function availableOf(
  { stock, isStockUnlimited }: Pick<VariantChanges, 'stock' | 'isStockUnlimited'>,
  before: Pick<VariantRow, 'available'>,
): number | null | undefined {
  if (isStockUnlimited) return null
  if (typeof stock === 'number') return stock
  // Saying that stock is limited without a count leaves a count that there is.
  return isStockUnlimited === false && before.available === null ? 0 : undefined
}

/** The columns that become different. */
export function variantDifferences(fields: VariantFields, before: VariantRow): Partial<VariantRow> {
  const wanted: Partial<VariantRow> = {
    key: fields.key ?? undefined,
    sku: fields.sku ?? undefined,
    fit: fields.fit,
    size: fields.size?.trim(),
    colorId: fields.colorId,
    priceCents: fields.price,
    isChildSize: fields.isChildSize ?? undefined,
    isPersonalisable: fields.isPersonalisable ?? undefined,
    available: fields.available,
    backOn: fields.backOn,
    expectedDays: fields.expectedDays,
    reorderLevel: fields.reorderLevel,
    weightGrams: fields.weightGrams,
    isOffline: fields.isOffline ?? undefined,
    sortOrder: fields.sortOrder ?? undefined,
    properties: propertiesWanted(fields, before.properties),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => value !== undefined && !isDeepStrictEqual(value, before[key as keyof VariantRow]),
    ),
  )
}
