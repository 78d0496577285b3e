import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { trimmed } from '../../../kit/writtenTexts.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import type { ProductDownload } from '../rules/parts.ts'
import type { OfferChange } from '../rules/productChanges.ts'
import { type TierChange, tierScopeOf } from '../rules/tiers.ts'
import {
  crossSells,
  groupMembers,
  type ProductKind,
  productDownloads,
  productGroups,
  products,
  setSlots,
  specialOffers,
  tierPrices,
} from '../tables.ts'
import { usableFiles } from './usableFiles.ts'

type Writer = Pick<OperationScope, 'tx' | 'newId'>

/** Whether all these groups exist, each named once. They stay as they are until the transaction ends. */
export async function areGroups({ tx }: Pick<OperationScope, 'tx'>, groupIds: readonly string[]): Promise<boolean> {
  if (groupIds.length === 0) return true
  if (!groupIds.every(isId) || new Set(groupIds).size !== groupIds.length) return false
  const rows = await run<{ id: string }>(
    tx,
    sql`
    select id from ${productGroups} where id = any(${sql.param([...groupIds])}::uuid[]) and deleted_at is null
    order by id for share`,
  )
  return rows.length === groupIds.length
}

/** Kinds of products by id; those that do not exist or are deleted are left out. */
export async function kindsOf(
  { tx }: Pick<OperationScope, 'tx'>,
  ids: readonly string[],
): Promise<Map<string, ProductKind>> {
  const wanted = ids.filter(isId)
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .select({ id: products.id, kind: products.kind, deletedAt: products.deletedAt })
    .from(products)
    .where(inArray(products.id, wanted))
  return new Map(rows.filter(row => row.deletedAt === null).map(row => [row.id, row.kind]))
}

/** The first group becomes the product's home; its place by hand in groups that stay is kept. `isNew`: it has none so far, as
 *  with the other parts. */
export async function replaceGroups(
  { tx }: Writer,
  productId: string,
  groupIds: readonly string[],
  isNew: boolean,
): Promise<void> {
  const own = eq(groupMembers.productId, productId)
  const others = notInArray(groupMembers.groupId, [...groupIds])
  if (!isNew) await tx.delete(groupMembers).where(groupIds.length > 0 ? and(own, others) : own)
  if (groupIds.length === 0) return
  await tx
    .insert(groupMembers)
    .values(groupIds.map((groupId, position) => ({ groupId, productId, position })))
    .onConflictDoUpdate({
      target: [groupMembers.groupId, groupMembers.productId],
      set: { position: sql`excluded.position` },
    })
}

/** What hangs on a product as it is, of those parts that are wanted: for the audit, which tells what was before. */
export async function partsOf(
  { tx }: Pick<OperationScope, 'tx'>,
  productId: string,
  wanted: Partial<Record<'tiers' | 'groupIds' | 'slots' | 'cross' | 'offers' | 'downloads', unknown>>,
): Promise<Record<string, unknown>> {
  const readers = {
    tiers: () => tiersOf({ tx }, productId),
    groupIds: () => groupIdsOf({ tx }, productId),
    slots: async () => {
      const own = eq(setSlots.setId, productId)
      const rows = await tx.select({ id: setSlots.productId }).from(setSlots).where(own).orderBy(asc(setSlots.position))
      return rows.map(({ id }) => id)
    },
    cross: async () => {
      const own = eq(crossSells.productId, productId)
      const rows = await tx
        .select({ id: crossSells.otherId })
        .from(crossSells)
        .where(own)
        .orderBy(asc(crossSells.position))
      return rows.map(({ id }) => id)
    },
    offers: async () => {
      const { startsAt, endsAt, discountGroups } = specialOffers
      const own = eq(specialOffers.productId, productId)
      return tx.select({ startsAt, endsAt, discountGroups }).from(specialOffers).where(own).orderBy(asc(startsAt))
    },
    downloads: () => downloadsOf({ tx }, productId),
  }
  const parts: Record<string, unknown> = {}
  for (const [part, read] of Object.entries(readers)) {
    if (wanted[part as keyof typeof readers] !== undefined) parts[part] = await read()
  }
  return parts
}

/** The groups of a product, its home first. */
async function groupIdsOf({ tx }: Pick<OperationScope, 'tx'>, productId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.productId, productId))
    .orderBy(asc(groupMembers.position))
  return rows.map(({ id }) => id)
}

/** The tier prices of a product. */
export async function tiersOf({ tx }: Pick<OperationScope, 'tx'>, productId: string): Promise<TierChange[]> {
  const rows = await tx.select().from(tierPrices).where(eq(tierPrices.productId, productId)).orderBy(tierPrices.id)
  return rows.map(({ fromAmount, priceCents, scope, variantKeys }) => ({
    ...{ from: fromAmount, price: priceCents, scope, keys: variantKeys },
  }))
}

/** Replaces all tier prices; `own` are the variants that the product has by now. */
export async function replaceTiers(
  { tx, newId }: Writer,
  productId: string,
  tiers: readonly TierChange[],
  own: readonly { readonly id: string; readonly key: string }[],
  isNew: boolean,
): Promise<void> {
  const keys = new Map(own.map(variant => [variant.id, variant.key]))
  if (!isNew) await tx.delete(tierPrices).where(eq(tierPrices.productId, productId))
  if (tiers.length === 0) return
  await tx.insert(tierPrices).values(
    tiers.map(tier => {
      const scope = tierScopeOf(tier)
      const named = [...(tier.variantIds ?? []).flatMap(id => keys.get(id) ?? []), ...(tier.keys ?? [])]
      return {
        id: newId(),
        productId,
        fromAmount: tier.from,
        priceCents: tier.price,
        scope,
        variantKeys: scope === 'some' ? [...new Set(named)] : [],
      }
    }),
  )
}

/** Replaces the pieces of a set. */
export async function replaceSlots({ tx }: Writer, setId: string, productIds: readonly string[]): Promise<void> {
  await tx.delete(setSlots).where(eq(setSlots.setId, setId))
  if (productIds.length === 0) return
  await tx.insert(setSlots).values(productIds.map((productId, position) => ({ setId, productId, position })))
}

/** Replaces the products that are recommended beside a product. */
export async function replaceCross({ tx }: Writer, productId: string, otherIds: readonly string[]): Promise<void> {
  await tx.delete(crossSells).where(eq(crossSells.productId, productId))
  if (otherIds.length === 0) return
  await tx.insert(crossSells).values(otherIds.map((otherId, position) => ({ productId, otherId, position })))
}

/** Replaces the limited-time offers of a product. */
export async function replaceOffers(
  { tx, newId }: Writer,
  productId: string,
  offers: readonly OfferChange[],
): Promise<void> {
  await tx.delete(specialOffers).where(eq(specialOffers.productId, productId))
  if (offers.length === 0) return
  await tx
    .insert(specialOffers)
    .values(offers.map(offer => ({ id: newId(), productId, ...offer, discountGroups: [...offer.discountGroups] })))
}

/** The downloads of a product in their order. */
export const downloadsOf = ({ tx }: Pick<OperationScope, 'tx'>, productId: string): Promise<ProductDownload[]> =>
  tx
    .select({ fileId: productDownloads.fileId, title: productDownloads.title })
    .from(productDownloads)
    .where(eq(productDownloads.productId, productId))
    .orderBy(asc(productDownloads.position))

/** Whether visitors may have all these files, each named once. */
export async function areFiles(
  scope: Pick<OperationScope, 'tx'>,
  downloads: readonly ProductDownload[],
): Promise<boolean> {
  const ids = downloads.map(({ fileId }) => fileId)
  return new Set(ids).size === ids.length && (await usableFiles(scope, ids)).size === ids.length
}

/** Replaces the downloads of a product. */
export async function replaceDownloads(
  { tx }: Writer,
  productId: string,
  downloads: readonly ProductDownload[],
): Promise<void> {
  await tx.delete(productDownloads).where(eq(productDownloads.productId, productId))
  if (downloads.length === 0) return
  await tx
    .insert(productDownloads)
    .values(downloads.map(({ fileId, title }, position) => ({ productId, fileId, title: trimmed(title), position })))
}
