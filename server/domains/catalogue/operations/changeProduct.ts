import { and, desc, eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, type Refusal, Refused, refusal, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { tell } from '../../../platform/events.ts'
import { type OperationContext, type OperationScope, operation } from '../../../platform/operation.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { productChanged } from '../events.ts'
import type { ProductRow } from '../fields.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { bulkSubjects, historyEntry } from '../queries/history.ts'
import { type BulkChanges, bulkRefusals, bulkWriting } from '../rules/bulkChanges.ts'
import { differencesOfEntry, restoringOf } from '../rules/productHistory.ts'
import { lockedProduct } from './updateProduct.ts'
import { type ProductWriting, writeProduct } from './writeProduct.ts'

/** What became of a product: its revision by now, and the change in its history; null where all was as it was. */
export type ProductChanged = {
  readonly productId: string
  readonly revision: number
  readonly changeId: string | null
}

export type ChangeProduct = {
  readonly productId: string
  /** The revision that was seen; null: whatever it is by now. */
  readonly revision: number | null
  readonly changes: BulkChanges
}

/**
 * Changes one of several products that are changed alike: prices by a share or an amount of what they are now, groups,
 * flags and days; as a whole or not at all. Prices of sizes and tiers change as the product's. Refuses as `updateProduct`,
 * and with INVALID_INPUT where a price would become none, with paths below `changes`. Throws NotFound.
 */
export const changeProduct = operation(
  'admin:catalogue',
  async (scope, { productId, revision, changes }: ChangeProduct): Promise<ProductChanged> => {
    refuseIf(bulkRefusals(changes, ['changes']))
    const product = await lockedProduct(scope, productId)
    refuseStale(product, revision)
    const subject = (await bulkSubjects(scope.tx, [product.id])).get(product.id)
    if (!subject) throw new NotFound()
    const { writing, refusals } = bulkWriting(subject, changes)
    refuseIf(refusals.map(each => ({ ...each, path: ['changes', ...each.path] })))
    return write(scope, product, writing)
  },
)

/** Most products of one request. */
export const mostChanged = 50

/** Changes products alike, each by itself, one after the other: what is refused of one keeps no other from being changed.
 *  Paths of refusals begin with `products` and the place. */
export async function changeEach(
  context: OperationContext,
  products: readonly Omit<ChangeProduct, 'changes'>[],
  changes: BulkChanges,
): Promise<{ readonly changed: readonly ProductChanged[]; readonly refusals: readonly Refusal[] }> {
  const changed: ProductChanged[] = []
  const refusals: Refusal[] = []
  for (const [index, product] of products.entries()) {
    const place = ['products', String(index)]
    try {
      changed.push(await changeProduct(context, { ...product, changes }))
    } catch (error) {
      if (error instanceof Refused) {
        refusals.push(...error.refusals.map(each => ({ ...each, path: [...place, ...each.path] })))
      } else if (error instanceof NotFound) {
        refusals.push(refusal('NOT_FOUND', [...place, 'productId'], 'is no product'))
      } else throw error
    }
  }
  return { changed, refusals }
}

export type RestoreProductFields = {
  readonly productId: string
  readonly revision: number | null
  /** A change of the product's history. */
  readonly changeId: string
  /** Which of its differences are set back to what was before; null: all that can be. */
  readonly keys: readonly string[] | null
}

/**
 * Sets chosen fields of a product back to what they were before one of its changes, by a change of its own. Refuses as
 * `restoringOf` and `updateProduct`. Throws NotFound for a product or a change that there is not.
 */
export const restoreProductFields = operation(
  'admin:catalogue',
  async (scope, { productId, revision, changeId, keys }: RestoreProductFields): Promise<ProductChanged> => {
    const product = await lockedProduct(scope, productId)
    refuseStale(product, revision)
    const entry = isId(changeId) ? await historyEntry(scope.tx, product.id, changeId) : null
    const subject = (await bulkSubjects(scope.tx, [product.id])).get(product.id)
    if (!entry || !subject) throw new NotFound()
    const sizes = new Set(subject.variants.map(({ id }) => id))
    const { writing, refusals } = restoringOf(differencesOfEntry(entry.changes), keys, sizes)
    refuseIf(refusals)
    return write(scope, product, writing)
  },
)

/** Writes a product that is locked, with all that follows from it. */
async function write(scope: OperationScope, product: ProductRow, writing: ProductWriting): Promise<ProductChanged> {
  const { tx, now } = scope
  const { id: productId } = product
  const settings = await readSettings(tx)
  const revision = product.revision + 1
  const changes = await writeProduct(scope, product, writing, { settings, revision, path: ['changes'] })
  if (changes === null) return { productId, revision: product.revision, changeId: null }
  await noteAudit(scope, { action: 'product.updated', subjectId: productId, changes })
  await tell(tx, productChanged, { productId })
  await refreshListings(tx, [productId], { settings, now })
  const [entry] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(eq(auditEntries.subjectType, 'product'), eq(auditEntries.subjectId, productId), eq(auditEntries.at, now)),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return { productId, revision, changeId: entry?.id ?? null }
}
