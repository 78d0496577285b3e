import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, type Refusal, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import {
  changeRefusals,
  type ProductChanges,
  storedText,
  type TierChange,
  textKeys,
  tierRefusals,
  type VariantChanges,
  variantRefusals,
} from '../rules/productChanges.ts'
import { groupMembers, priceChanges, productGroups, products, tierPrices, variants } from '../tables.ts'
import { changeVariants } from './changeVariants.ts'
import { lockProducts } from './locks.ts'
import { refusingTaken } from './taken.ts'
import { raiseCatalogueVersion } from './version.ts'

export type UpdateProduct = {
  readonly productId: string
  /** The revision that the editor saw. */
  readonly revision: number
  readonly changes?: ProductChanges | null
  readonly variants?: readonly VariantChanges[] | null
  /** All tiers; absent: unchanged. */
  readonly tiers?: readonly TierChange[] | null
}

type ProductRow = typeof products.$inferSelect

/**
 * Changes a product, its variants and tier prices, as a whole or not at all. Every price that changes is added to the
 * price history, every stock count to the movements, and who did what to the audit. HTML is reduced to the allow-list.
 *
 * Refuses with all reasons at once: STALE_REVISION where somebody else was faster, SLUG_TAKEN, NUMBER_TAKEN,
 * VARIANT_UNKNOWN, NOT_FOUND (groups), INVALID_INPUT. Throws NotFound for an unknown product.
 */
export const updateProduct = operation('admin', async (scope, input: UpdateProduct): Promise<{ productId: string }> => {
  const { tx, viewer, now, newId } = scope
  const product = await lockedProduct(scope, input.productId)
  if (product.revision !== input.revision) {
    refuse('STALE_REVISION', ['revision'], `the product is at revision ${product.revision}`, {
      revision: product.revision,
    })
  }
  const changes = input.changes ?? {}
  const own = await tx.select().from(variants).where(eq(variants.productId, product.id))
  refuseIf([
    ...changeRefusals(changes, ['changes']),
    ...variantRefusals(input.variants ?? [], ['variants']),
    ...tierRefusals(input.tiers ?? [], ['tiers']),
    ...unknownVariants(input, new Set(own.map(variant => variant.id))),
    ...(await takenNames(scope, product, changes)),
    ...(await unknownGroups(scope, changes)),
  ])

  const fields = productFields(changes)
  await refusingTaken(
    {
      products_slug_key: { code: 'SLUG_TAKEN', path: ['changes', 'slug'] },
      products_product_number_key: { code: 'NUMBER_TAKEN', path: ['changes', 'productNumber'] },
    },
    () =>
      tx
        .update(products)
        .set({ ...fields, revision: product.revision + 1, updatedAt: now })
        .where(eq(products.id, product.id)),
  )
  await notePrices(scope, product, fields)
  const changedVariants = await changeVariants(scope, own, input.variants ?? [])
  if (input.tiers) await replaceTiers(scope, product.id, input.tiers, own)
  if (changes.groupIds) await replaceGroups(scope, product.id, changes.groupIds)
  await tx.insert(auditEntries).values({
    id: newId(),
    at: now,
    accountId: viewer.accountId,
    action: 'product.updated',
    subjectType: 'product',
    subjectId: product.id,
    changes: {
      ...differences(product, fields),
      ...(changedVariants.length > 0 && { variants: changedVariants }),
      ...(input.tiers && { tiers: input.tiers }),
      ...(changes.groupIds && { groupIds: changes.groupIds }),
    },
  })
  await refreshListings(tx, [product.id], { settings: await readSettings(tx), now })
  await raiseCatalogueVersion(tx)
  return { productId: product.id }
})

/** A product and the sets with it, locked until the transaction ends. Throws NotFound. */
export async function lockedProduct({ tx }: Pick<OperationScope, 'tx'>, id: string): Promise<ProductRow> {
  if (!isId(id)) throw new NotFound()
  await lockProducts(tx, [id])
  const [product] = await tx.select().from(products).where(eq(products.id, id))
  if (!product) throw new NotFound()
  return product
}

function unknownVariants(input: UpdateProduct, own: ReadonlySet<string>): Refusal[] {
  const unknown = (path: string[]) => refusal('VARIANT_UNKNOWN', path, 'is no variant of this product')
  return [
    ...(input.variants ?? []).flatMap(({ variantId }, index) =>
      own.has(variantId) ? [] : [unknown(['variants', String(index), 'variantId'])],
    ),
    ...(input.tiers ?? []).flatMap(({ variantIds }, index) =>
      (variantIds ?? []).every(id => own.has(id)) ? [] : [unknown(['tiers', String(index), 'variantIds'])],
    ),
  ]
}

async function takenNames({ tx }: OperationScope, product: ProductRow, changes: ProductChanges): Promise<Refusal[]> {
  const isTaken = async (
    column: typeof products.slug | typeof products.productNumber,
    value: string | null | undefined,
  ) =>
    typeof value === 'string' &&
    (
      await tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(column, value), ne(products.id, product.id)))
    ).length > 0
  return [
    ...((await isTaken(products.slug, changes.slug))
      ? [refusal('SLUG_TAKEN', ['changes', 'slug'], 'another product has this address')]
      : []),
    ...((await isTaken(products.productNumber, changes.productNumber))
      ? [refusal('NUMBER_TAKEN', ['changes', 'productNumber'], 'another product has this number')]
      : []),
  ]
}

async function unknownGroups(scope: OperationScope, { groupIds }: ProductChanges): Promise<Refusal[]> {
  return groupIds && !(await areGroups(scope, groupIds))
    ? [refusal('NOT_FOUND', ['changes', 'groupIds'], 'one of the groups does not exist')]
    : []
}

/** Whether all these groups exist, each named once. */
export async function areGroups({ tx }: Pick<OperationScope, 'tx'>, groupIds: readonly string[]): Promise<boolean> {
  if (groupIds.length === 0) return true
  if (!groupIds.every(isId) || new Set(groupIds).size !== groupIds.length) return false
  const found = await tx
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(and(inArray(productGroups.id, [...groupIds]), sql`${productGroups.deletedAt} is null`))
  return found.length === groupIds.length
}

/** The columns that the changes set; absent fields are undefined, which leaves them as they are. */
function productFields(changes: ProductChanges): Partial<typeof products.$inferInsert> {
  const texts = Object.fromEntries(
    textKeys.flatMap(key => (changes[key] === undefined ? [] : [[key, storedText(key, changes[key])]])),
  ) as Partial<typeof products.$inferInsert>
  return {
    ...texts,
    slug: changes.slug ?? undefined,
    productNumber: changes.productNumber ?? undefined,
    priceCents: changes.basePrice,
    childPriceCents: changes.childPrice,
    isOffline: changes.isOffline ?? undefined,
    isNew: changes.isMarkedNew ?? undefined,
    isSale: changes.isMarkedSale ?? undefined,
    sortOrder: changes.sortOrder ?? undefined,
    isPersonalisable: changes.isPersonalisable ?? undefined,
    personalisationMaxLength: changes.personalisationMaxLength,
    visibleFrom: changes.visibleFrom,
    backOn: changes.backOn,
    expectedDaysMin: changes.expectedDaysMin,
    expectedDays: changes.expectedDays,
    weightGrams: changes.weightGrams,
    tags:
      changes.tags === undefined
        ? undefined
        : [...new Set((changes.tags ?? []).map(tag => tag.trim()).filter(Boolean))],
  }
}

/** The price history must be complete from the first day: the lowest price of 30 days depends on it. */
async function notePrices(
  { tx, viewer, now, newId }: OperationScope,
  product: ProductRow,
  fields: Partial<ProductRow>,
): Promise<void> {
  const note = (kind: 'regular' | 'child', before: number | null, after: number | null | undefined) =>
    after === undefined || after === before
      ? []
      : [{ id: newId(), productId: product.id, kind, priceCents: after, at: now, accountId: viewer.accountId }]
  const rows = [
    ...note('regular', product.priceCents, fields.priceCents),
    ...note('child', product.childPriceCents, fields.childPriceCents),
  ]
  if (rows.length > 0) await tx.insert(priceChanges).values(rows)
}

async function replaceTiers(
  { tx, newId }: OperationScope,
  productId: string,
  tiers: readonly TierChange[],
  own: readonly { id: string; key: string }[],
): Promise<void> {
  const keys = new Map(own.map(variant => [variant.id, variant.key]))
  await tx.delete(tierPrices).where(eq(tierPrices.productId, productId))
  if (tiers.length === 0) return
  await tx.insert(tierPrices).values(
    tiers.map(tier => ({
      id: newId(),
      productId,
      fromAmount: tier.from,
      priceCents: tier.price,
      variantKeys: (tier.variantIds ?? []).flatMap(id => keys.get(id) ?? []),
    })),
  )
}

/** The first group becomes the product's home. */
export async function replaceGroups(
  { tx }: Pick<OperationScope, 'tx'>,
  productId: string,
  groupIds: readonly string[],
): Promise<void> {
  await tx.delete(groupMembers).where(eq(groupMembers.productId, productId))
  if (groupIds.length === 0) return
  await tx.insert(groupMembers).values(groupIds.map((groupId, position) => ({ groupId, productId, position })))
}

/** What is different now, old and new value by field. */
function differences(before: ProductRow, after: Partial<ProductRow>): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    (Object.keys(after) as (keyof ProductRow)[])
      .filter(key => after[key] !== undefined && JSON.stringify(after[key]) !== JSON.stringify(before[key]))
      .map(key => [key, { from: before[key], to: after[key] }]),
  )
}
