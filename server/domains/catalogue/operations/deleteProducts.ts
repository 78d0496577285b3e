import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { tellOfMany } from '../../../platform/events.ts'
import { operation } from '../../../platform/operation.ts'
import { readSettings } from '../../settings/queries.ts'
import { productChanged, productDeleted } from '../events.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { products, variants } from '../tables.ts'
import { removeVariants } from './changeVariants.ts'
import { lockProducts } from './locks.ts'
import { notePrices } from './writeProduct.ts'

/**
 * Takes products out of the shop: nobody finds or buys them any more, orders and history keep them. A set with one of them
 * as a piece is sold out from then on. Their prices end in the price history, their addresses and article numbers are free
 * for others; `restoreProducts` brings them back. Ids that are none, or of what
 * is deleted already, are left out. Answers with those that it deleted.
 */
export const deleteProducts = operation(
  'admin:catalogue',
  async (scope, input: { readonly productIds: readonly string[] }): Promise<{ deletedIds: string[] }> => {
    const { tx, now } = scope
    const wanted = [...new Set(input.productIds.filter(isId))]
    if (wanted.length === 0) return { deletedIds: [] }
    await lockProducts(tx, wanted)
    const deleted = await tx
      .update(products)
      .set({ deletedAt: now, updatedAt: now, revision: sql`${products.revision} + 1` })
      .where(and(inArray(products.id, wanted), isNull(products.deletedAt)))
      .returning()
    await tx.update(variants).set({ isRetired: true }).where(inArray(variants.productId, wanted))
    const ids = new Set(deleted.map(product => product.id))
    const deletedIds = wanted.filter(id => ids.has(id))
    if (deletedIds.length === 0) return { deletedIds }
    for (const product of deleted) await notePrices(scope, product, { priceCents: null, childPriceCents: null })
    await noteAudit(
      scope,
      deletedIds.map(subjectId => ({ action: 'product.deleted', subjectId })),
    )
    await tellOfMany(tx, productDeleted, deletedIds)
    await refreshListings(tx, deletedIds, { settings: await readSettings(tx), now })
    return { deletedIds }
  },
)

/**
 * Removes single variants from their products (from `productId` alone, if it is given), which stay. A product that loses its last variant is not sold until it
 * gets stock of its own. Ids that are none are left out. Answers with those that it removed.
 */
export const deleteVariants = operation(
  'admin:catalogue',
  async (
    scope,
    input: { readonly variantIds: readonly string[]; readonly productId?: string },
  ): Promise<{ deletedIds: string[] }> => {
    const { tx, now } = scope
    const wanted = [...new Set(input.variantIds.filter(isId))]
    if (wanted.length === 0) return { deletedIds: [] }
    const owners = await tx
      .selectDistinct({ id: variants.productId })
      .from(variants)
      .where(and(inArray(variants.id, wanted), eq(variants.isRetired, false)))
    const productIds = owners.map(owner => owner.id).filter(id => id === (input.productId ?? id))
    if (productIds.length === 0) return { deletedIds: [] }
    await lockProducts(tx, productIds)
    const own = await tx.select().from(variants).where(inArray(variants.productId, productIds))
    const removed = own.filter(variant => wanted.includes(variant.id))
    if (removed.length === 0) return { deletedIds: [] }
    const changed = await removeVariants(scope, removed)
    for (const productId of productIds) {
      const isLast = own.every(variant => variant.productId !== productId || removed.includes(variant))
      await tx
        .update(products)
        .set({ updatedAt: now, revision: sql`${products.revision} + 1`, ...(isLast && { available: 0 }) })
        .where(eq(products.id, productId))
    }
    await noteAudit(
      scope,
      productIds.map(subjectId => ({ action: 'product.updated', subjectId, changes: { variants: changed } })),
    )
    await tellOfMany(tx, productChanged, productIds)
    await refreshListings(tx, productIds, { settings: await readSettings(tx), now })
    const ids = new Set(removed.map(variant => variant.id))
    return { deletedIds: wanted.filter(id => ids.has(id)) }
  },
)
