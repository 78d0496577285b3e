import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { tellOfMany } from '../../../platform/events.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { refusingTaken } from '../../../platform/taken.ts'
import { readSettings } from '../../settings/queries.ts'
import { productRestored } from '../events.ts'
import type { ProductRow } from '../fields.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { products, variants } from '../tables.ts'
import { freeNumbers } from './changeVariants.ts'
import { drawProductNumber, freeSlug } from './createProduct.ts'
import { lockProducts } from './locks.ts'
import { isNameTaken, takenConstraints } from './productNames.ts'
import { notePrices } from './writeProduct.ts'

/**
 * Brings deleted products back, with all that hung on them; offline, for prices and texts may be of yesterday. Address and
 * article numbers are theirs again where nobody has taken them since; otherwise they get new ones. Ids that are none, or
 * of what is not deleted, are left out. Answers with those that it restored. Refuses with SLUG_TAKEN or NUMBER_TAKEN only
 * where somebody takes one of them at the same moment.
 */
export const restoreProducts = operation(
  'admin:catalogue',
  async (scope, input: { readonly productIds: readonly string[] }): Promise<{ restoredIds: string[] }> => {
    const { tx, now } = scope
    const wanted = [...new Set(input.productIds.filter(isId))]
    if (wanted.length === 0) return { restoredIds: [] }
    await lockProducts(tx, wanted)
    const deleted = await tx
      .select()
      .from(products)
      .where(and(inArray(products.id, wanted), isNotNull(products.deletedAt)))
    const byId = new Map(deleted.map(product => [product.id, product]))
    const restoredIds = wanted.filter(id => byId.has(id))
    for (const id of restoredIds) await restore(scope, byId.get(id)!)
    await tellOfMany(tx, productRestored, restoredIds)
    if (restoredIds.length > 0) await refreshListings(tx, restoredIds, { settings: await readSettings(tx), now })
    return { restoredIds }
  },
)

async function restore(scope: OperationScope, product: ProductRow): Promise<void> {
  const { tx, now } = scope
  const { slug, productNumber } = product
  const isTaken = (column: 'slug' | 'productNumber') => isNameTaken(scope, product.id, column, product[column])
  const number = (await isTaken('productNumber')) ? await drawProductNumber(scope) : productNumber
  const names = {
    productNumber: number,
    slug: (await isTaken('slug')) ? await freeSlug(scope, product.title.de, number) : slug,
  }
  await refusingTaken(takenConstraints([]), () =>
    tx
      .update(products)
      .set({
        ...names,
        deletedAt: null,
        isOffline: true,
        updatedAt: now,
        revision: sql`${products.revision} + 1`,
      })
      .where(eq(products.id, product.id)),
  )
  const changed = await reclaimNumbers(scope, product.id, names.productNumber)
  const { priceCents, childPriceCents } = product
  await notePrices(scope, { id: product.id, priceCents: null, childPriceCents: null }, { priceCents, childPriceCents })
  const renamed = Object.entries(names).filter(([key, value]) => product[key as keyof typeof names] !== value)
  await noteAudit(scope, {
    action: 'product.restored',
    subjectId: product.id,
    changes: {
      ...Object.fromEntries(renamed.map(([key, to]) => [key, { from: product[key as keyof typeof names], to }])),
      ...(changed.length > 0 && { variants: changed }),
    },
  })
}

/** Gives the variants their article numbers back; those that others have by now get new ones of the product's. */
async function reclaimNumbers(scope: OperationScope, productId: string, productNumber: string) {
  const { tx } = scope
  const own = await tx.select().from(variants).where(eq(variants.productId, productId)).orderBy(variants.sortOrder)
  const skus = own.map(({ sku }) => sku)
  const others = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(inArray(variants.sku, skus), ne(variants.productId, productId), eq(variants.isRetired, false)))
  const taken = new Set(others.map(({ sku }) => sku))
  const lost = own.filter(({ sku }) => taken.has(sku))
  const numbers = await freeNumbers(scope, productNumber, new Set(skus), lost.length)
  const changed = lost.map(({ id, sku }, index) => ({ variantId: id, from: { sku }, to: { sku: numbers[index]! } }))
  for (const { variantId, to } of changed) await tx.update(variants).set(to).where(eq(variants.id, variantId))
  await refusingTaken({ variants_sku: { code: 'NUMBER_TAKEN', path: ['productIds'] } }, () =>
    tx.update(variants).set({ isRetired: false }).where(eq(variants.productId, productId)),
  )
  return changed
}
