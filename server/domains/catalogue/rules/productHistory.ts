import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { allFields } from '../fields.ts'
import type { ProductChanges } from './productChanges.ts'
import type { TierChange } from './tiers.ts'
import type { VariantChanges } from './variantChanges.ts'

/** One difference between two states of a product. */
export type ProductDifference = {
  /** Names it within its change: the field, for a size `variant.<id>.<field>`. */
  readonly key: string
  /** As the audit log calls it: a column, a part, or `variant` for a size as a whole. */
  readonly field: string
  readonly variantId: string | null
  readonly before: unknown
  readonly after: unknown
  /** Whether the state before can be had back. */
  readonly isRestorable: boolean
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPair = (value: unknown): value is { readonly from: unknown; readonly to: unknown } =>
  isFields(value) && 'from' in value && 'to' in value

/** What hangs on a product as a whole list. */
const parts = ['tiers', 'groupIds', 'slots', 'cross', 'offers', 'downloads'] as const
/** Columns of the parts that stand in the product's own row, under their own names. */
const ownParts = ['properties', 'safety', 'claims', 'content', 'lettering'] as const

const fieldsByColumn = new Map<string, string>([
  ...allFields.map(({ column, field }): [string, string] => [column, field]),
  ...ownParts.map((part): [string, string] => [part, part]),
])
/** What a size's columns are called where they are written. */
const variantFields: Readonly<Record<string, string>> = {
  ...{ key: 'key', sku: 'sku', fit: 'fit', size: 'size', colorId: 'colorId', priceCents: 'price', available: 'stock' },
  ...{ backOn: 'backOn', expectedDays: 'expectedDays', weightGrams: 'weightGrams', isChildSize: 'isChildSize' },
  ...{ isPersonalisable: 'isPersonalisable', isOffline: 'isOffline', sortOrder: 'sortOrder', properties: 'properties' },
  reorderLevel: 'reorderLevel',
}

/** What an entry of the audit log tells of a product, field by field. Of some parts earlier entries know only what they
 *  became: those cannot be had back, nor sizes that were added or removed. */
export function differencesOfEntry(changes: Fields): readonly ProductDifference[] {
  return Object.entries(changes).flatMap(([field, value]): ProductDifference[] => {
    if (field === 'variants' && Array.isArray(value)) return value.filter(isFields).flatMap(variantDifferences)
    if (!isPair(value)) {
      return [{ key: field, field, variantId: null, before: null, after: value, isRestorable: false }]
    }
    const isRestorable = fieldsByColumn.has(field) || (parts as readonly string[]).includes(field)
    return [{ key: field, field, variantId: null, before: value.from, after: value.to, isRestorable }]
  })
}

function variantDifferences({ variantId, from, to }: Fields): ProductDifference[] {
  if (typeof variantId !== 'string') return []
  const key = `variant.${variantId}`
  if (!isFields(from) || !isFields(to)) {
    return [{ key, field: 'variant', variantId, before: from ?? null, after: to ?? null, isRestorable: false }]
  }
  return Object.keys(to).map(field => ({
    ...{ key: `${key}.${field}`, field, variantId, before: from[field] ?? null, after: to[field] ?? null },
    isRestorable: field in variantFields,
  }))
}

/** What setting fields back to their state before a change means. */
export type Restoring = {
  readonly changes: ProductChanges
  readonly variants: readonly VariantChanges[]
  readonly tiers?: readonly TierChange[]
}

/**
 * The writing that sets differences back. `keys`: which of them; null: all that can be. `variantIds`: the sizes that there
 * still are. Refuses with INVALID_INPUT, with paths below `keys`, what is no difference of the change or cannot be had
 * back, and with TRANSITION_NOT_ALLOWED where nothing is left to be set back.
 */
export function restoringOf(
  differences: readonly ProductDifference[],
  keys: readonly string[] | null,
  variantIds: ReadonlySet<string>,
): { readonly writing: Restoring; readonly refusals: readonly Refusal[] } {
  const isThere = ({ variantId }: ProductDifference) => variantId === null || variantIds.has(variantId)
  const possible = differences.filter(each => each.isRestorable && isThere(each))
  const refusals = (keys ?? []).flatMap((key, index) =>
    possible.some(each => each.key === key)
      ? []
      : [refusal('INVALID_INPUT', ['keys', String(index)], 'cannot be had back')],
  )
  const wanted = possible.filter(({ key }) => keys === null || keys.includes(key))
  if (wanted.length === 0 && refusals.length === 0) {
    refusals.push(refusal('TRANSITION_NOT_ALLOWED', [], 'Nothing of this change can be had back.'))
  }
  const changes: Record<string, unknown> = {}
  const variants = new Map<string, Record<string, unknown>>()
  let tiers: readonly TierChange[] | undefined
  for (const { field, variantId, before } of wanted) {
    if (variantId !== null) {
      const own = variants.get(variantId) ?? {}
      Object.assign(own, variantValue(field, before))
      variants.set(variantId, own)
    } else if (field === 'tiers') tiers = before as readonly TierChange[]
    else changes[fieldsByColumn.get(field) ?? field] = storedValueOf(field, before)
  }
  const writing = {
    changes: changes as ProductChanges,
    variants: [...variants].map(([variantId, fields]) => ({ ...fields, variantId })),
    ...(tiers && { tiers }),
  }
  return { writing, refusals }
}

/** A stock without limit is said by a field of its own. */
const variantValue = (field: string, before: unknown) =>
  field === 'available' && before === null ? { isStockUnlimited: true } : { [variantFields[field] ?? field]: before }

/** The log keeps instants as texts. */
function storedValueOf(field: string, before: unknown): unknown {
  if (field === 'visibleFrom') return typeof before === 'string' ? new Date(before) : null
  if (field !== 'offers' || !Array.isArray(before)) return before
  return before.filter(isFields).map(({ startsAt, endsAt, discountGroups }) => ({
    ...{ startsAt: new Date(String(startsAt)), endsAt: new Date(String(endsAt)), discountGroups },
  }))
}
