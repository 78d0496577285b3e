import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { refusal, refuseIf } from '../../../kit/refusals.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import type { VariantChanges } from '../rules/productChanges.ts'
import { priceChanges, stockMovements, variants } from '../tables.ts'
import { refusingTaken } from './taken.ts'

type VariantRow = typeof variants.$inferSelect

/** What became of a variant, for the audit. */
export type ChangedVariant = { readonly variantId: string; readonly from: object; readonly to: object }

/** Changes variants of a locked product; their prices go into the price history, corrected stock into the movements.
 *  Refuses with NUMBER_TAKEN where an article number is in use. Returns what has really changed. */
export async function changeVariants(
  scope: OperationScope,
  own: readonly VariantRow[],
  changes: readonly VariantChanges[],
): Promise<ChangedVariant[]> {
  await refuseTakenNumbers(scope, changes)
  const known = new Map(own.map(variant => [variant.id, variant]))
  const changed: ChangedVariant[] = []
  for (const [index, change] of changes.entries()) {
    const before = known.get(change.variantId)
    const after = before && fieldsOf(change, before)
    if (!before || !after || Object.keys(after).length === 0) continue
    await refusingTaken({ variants_sku: { code: 'NUMBER_TAKEN', path: ['variants', String(index), 'sku'] } }, () =>
      scope.tx.update(variants).set(after).where(eq(variants.id, before.id)),
    )
    await note(scope, before, after)
    const keys = Object.keys(after) as (keyof typeof after)[]
    changed.push({
      variantId: before.id,
      from: Object.fromEntries(keys.map(key => [key, before[key]])),
      to: after,
    })
  }
  return changed
}

async function refuseTakenNumbers({ tx }: OperationScope, changes: readonly VariantChanges[]): Promise<void> {
  const wanted = changes.flatMap(({ sku }, index) => (sku ? [{ sku, index }] : []))
  if (wanted.length === 0) return
  const rows = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(
      and(
        inArray(
          variants.sku,
          wanted.map(({ sku }) => sku),
        ),
        notInArray(
          variants.id,
          changes.map(({ variantId }) => variantId),
        ),
      ),
    )
  const taken = new Set(rows.map(row => row.sku))
  refuseIf(
    wanted
      .filter(({ sku }, place) => taken.has(sku) || wanted.findIndex(each => each.sku === sku) !== place)
      .map(({ index }) => refusal('NUMBER_TAKEN', ['variants', String(index), 'sku'], 'this article number is in use')),
  )
}

/** The columns that become different. */
function fieldsOf(change: VariantChanges, before: VariantRow): Partial<VariantRow> {
  const available = change.isStockUnlimited
    ? null
    : (change.stock ?? (change.isStockUnlimited === false ? 0 : undefined))
  // Saying that stock is limited without a count leaves a count that there is.
  const isKept = change.isStockUnlimited === false && change.stock === undefined && before.available !== null
  const wanted: Partial<VariantRow> = {
    priceCents: change.price,
    available: isKept ? undefined : available,
    backOn: change.backOn,
    sku: change.sku ?? undefined,
    isOffline: change.isOffline ?? undefined,
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => value !== undefined && value !== before[key as keyof VariantRow]),
  )
}

async function note(
  { tx, viewer, now, newId }: OperationScope,
  before: VariantRow,
  after: Partial<VariantRow>,
): Promise<void> {
  const common = {
    id: newId(),
    productId: before.productId,
    variantId: before.id,
    at: now,
    accountId: viewer.accountId,
  }
  if (after.priceCents !== undefined) {
    await tx.insert(priceChanges).values({ ...common, priceCents: after.priceCents })
  }
  if (after.available !== undefined && after.available !== null) {
    await tx
      .insert(stockMovements)
      .values({ ...common, delta: after.available - (before.available ?? 0), reason: 'correction' })
  }
}
