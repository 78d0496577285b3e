import { eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, refuse, refuseStale } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { tell } from '../../../platform/events.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { requireLock } from '../../locks/operations.ts'
import { readSettings } from '../../settings/queries.ts'
import { productChanged } from '../events.ts'
import type { ProductRow } from '../fields.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { type ProductKind, products } from '../tables.ts'
import { lockProducts } from './locks.ts'
import { type ProductWriting, writeProduct } from './writeProduct.ts'

export type UpdateProduct = ProductWriting & {
  readonly productId: string
  /** What it is said to be; that never changes. */
  readonly kind?: ProductKind
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
}

/**
 * Changes a product, its variants, tier prices and all that hangs on it, as a whole or not at all. Every price that
 * changes is added to the price history, every stock count to the movements, and who did what to the audit. HTML is
 * reduced to the allow-list. Where all is as it was nothing is written, and the revision stays.
 *
 * Refuses with PRODUCT_LOCKED (see `editedProduct`), and with all reasons at once: STALE_REVISION where somebody else was faster, SLUG_TAKEN, NUMBER_TAKEN,
 * VARIANT_UNKNOWN, VARIANT_EXISTS, NOT_FOUND (groups, products, colours), INVALID_INPUT. Throws NotFound for a product that is unknown
 * or deleted.
 */
export const updateProduct = operation(
  'admin:catalogue',
  async (scope, input: UpdateProduct): Promise<{ productId: string }> => {
    const { tx, now } = scope
    const product = await editedProduct(scope, input.productId, input.changes?.slots ?? [])
    refuseStale(product, input.revision)
    if (input.kind !== undefined && input.kind !== product.kind) {
      refuse('INVALID_INPUT', ['kind'], `the product is of the kind ${product.kind} and stays so`)
    }
    const settings = await readSettings(tx)
    const revision = product.revision + 1
    const changes = await writeProduct(scope, product, input, { settings, revision, path: ['changes'] })
    if (changes === null) return { productId: product.id }
    await noteAudit(scope, { action: 'product.updated', subjectId: product.id, changes })
    await tell(tx, productChanged, { productId: product.id })
    await refreshListings(tx, [product.id], { settings, now })
    return { productId: product.id }
  },
)

/** A product that somebody edits on its page, as `lockedProduct`. Refuses with PRODUCT_LOCKED at `productId` while somebody
 *  else does, or the same person in another tab; programs are not kept away, be it by a key or as the person who edits, for they
 *  write stocks and prices at any time, and who edits sees these merged (decisions 82 and 89). */
export async function editedProduct(
  scope: Pick<OperationScope, 'tx' | 'viewer' | 'now' | 'tab'>,
  id: string,
  others: readonly string[] = [],
): Promise<ProductRow> {
  const product = await lockedProduct(scope, id, others)
  if (scope.viewer.key === null) await requireLock(scope, 'product', id, ['productId'])
  return product
}

/** A product and the sets with it, and `others`, locked until the transaction ends. Throws NotFound, for one that is
 *  deleted too: it is restored before anything else. */
export async function lockedProduct(
  { tx }: Pick<OperationScope, 'tx'>,
  id: string,
  others: readonly string[] = [],
): Promise<ProductRow> {
  if (!isId(id)) throw new NotFound()
  await lockProducts(tx, [id, ...others.filter(isId)])
  const [product] = await tx.select().from(products).where(eq(products.id, id))
  if (!product || product.deletedAt !== null) throw new NotFound()
  return product
}
