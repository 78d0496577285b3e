import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { countUpTo } from '../../../platform/counting.ts'
import { alongFalling } from '../../../platform/sorting.ts'
import type { Reader } from '../../../platform/statements.ts'
import { auditEntries } from '../../../platform/tables.ts'
import type { BulkSubject } from '../rules/bulkChanges.ts'
import { groupMembers, products, tierPrices, variants } from '../tables.ts'

/** A change of a product as the audit log has it. */
export type HistoryEntry = Pick<typeof auditEntries.$inferSelect, 'id' | 'at' | 'action' | 'actorName' | 'changes'>

const { id, at, action, actorName, changes } = auditEntries
const columns = { id, at, action, actorName, changes }
const ofProduct = (productId: string) =>
  and(eq(auditEntries.subjectType, 'product'), eq(auditEntries.subjectId, productId))

/** A page of what was done to a product, the latest first. The log is kept for good, and what it tells of the catalogue is
 *  for those who keep it. */
export const browseProductHistory = (
  reader: Reader,
  productId: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<HistoryEntry[]> =>
  reader
    .select(columns)
    .from(auditEntries)
    .where(ofProduct(productId))
    .orderBy(...alongFalling('desc', auditEntries.at, auditEntries.id))
    .offset(page.offset)
    .limit(page.limit)

export const countProductHistory = (reader: Reader, productId: string, most: number): Promise<number> =>
  countUpTo(reader, most, auditEntries, ofProduct(productId))

/** One change of a product; null where it has none of this id. */
export async function historyEntry(reader: Reader, productId: string, changeId: string): Promise<HistoryEntry | null> {
  const [entry] = await reader
    .select(columns)
    .from(auditEntries)
    .where(and(ofProduct(productId), eq(auditEntries.id, changeId)))
  return entry ?? null
}

/** What a change of several products looks at, by id; those that do not exist or are deleted are left out. */
export async function bulkSubjects(reader: Reader, ids: readonly string[]): Promise<Map<string, BulkSubject>> {
  const wanted = ids.filter(isId)
  if (wanted.length === 0) return new Map()
  const there = and(inArray(products.id, wanted), isNull(products.deletedAt))
  const own = await reader.select().from(products).where(there)
  const sizes = await reader.select().from(variants).where(inArray(variants.productId, wanted))
  const tiers = await reader
    .select()
    .from(tierPrices)
    .where(inArray(tierPrices.productId, wanted))
    .orderBy(tierPrices.id)
  const groups = await reader
    .select()
    .from(groupMembers)
    .where(inArray(groupMembers.productId, wanted))
    .orderBy(asc(groupMembers.position))
  const variantsOf = Map.groupBy(sizes, ({ productId }) => productId)
  const tiersOf = Map.groupBy(tiers, ({ productId }) => productId)
  const groupsOf = Map.groupBy(groups, ({ productId }) => productId)
  return new Map(
    own.map(product => [
      product.id,
      {
        product,
        variants: variantsOf.get(product.id) ?? [],
        tiers: (tiersOf.get(product.id) ?? []).map(({ fromAmount, priceCents, scope, variantKeys }) => ({
          ...{ from: fromAmount, price: priceCents, scope, keys: variantKeys },
        })),
        groupIds: (groupsOf.get(product.id) ?? []).map(({ groupId }) => groupId),
      },
    ]),
  )
}
