import { type SQL, sql } from 'drizzle-orm'
import { insertRows } from '../../../platform/insertRows.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { productDownloads, productImages, setSlots, specialOffers, tierPrices } from '../../catalogue/tables.ts'
import type { PartName, ProductParts } from '../rules/partCells.ts'

/** A product with the parts that are written anew; those that are not named stay. */
export type PartsWrite = { readonly productId: string; readonly parts: Partial<ProductParts> }

type Scope = Pick<OperationScope, 'tx' | 'newId'>

/** Replaces what hangs on products, each part with two statements for all of them. The pieces of sets are written by
 *  `writeSlots`, once all products are there. */
export async function writeParts(scope: Scope, writes: readonly PartsWrite[]): Promise<void> {
  const { tx, newId } = scope
  const images = await emptied(scope, writes, 'images', sql`product_images`)
  await insertRows(
    tx,
    productImages,
    images.flatMap(({ productId, list }) =>
      list.map((image, position) => ({ ...image, id: newId(), productId, position })),
    ),
  )
  const tiers = await emptied(scope, writes, 'tiers', sql`tier_prices`)
  await insertRows(
    tx,
    tierPrices,
    tiers.flatMap(({ productId, list }) =>
      list.map(({ from, price, scope: of, keys }) => ({
        ...{ id: newId(), productId, fromAmount: from, priceCents: price, scope: of, variantKeys: [...keys] },
      })),
    ),
  )
  const offers = await emptied(scope, writes, 'offers', sql`special_offers`)
  await insertRows(
    tx,
    specialOffers,
    offers.flatMap(({ productId, list }) =>
      list.map(({ startsAt, endsAt, discountGroups }) => ({
        ...{ id: newId(), productId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
        discountGroups: [...discountGroups],
      })),
    ),
  )
  const downloads = await emptied(scope, writes, 'downloads', sql`product_downloads`)
  await insertRows(
    tx,
    productDownloads,
    downloads.flatMap(({ productId, list }) => list.map((each, position) => ({ ...each, productId, position }))),
  )
}

/** Replaces the pieces of sets. */
export async function writeSlots(scope: Scope, writes: readonly PartsWrite[]): Promise<void> {
  const sets = await emptied(scope, writes, 'slots', sql`set_slots`, sql`set_id`)
  await insertRows(
    scope.tx,
    setSlots,
    sets.flatMap(({ productId: setId, list }) => list.map((productId, position) => ({ setId, productId, position }))),
  )
}

/** The products that get a part anew, without what they had of it. */
async function emptied<Name extends PartName>(
  { tx }: Scope,
  writes: readonly PartsWrite[],
  name: Name,
  table: SQL,
  owner: SQL = sql`product_id`,
): Promise<{ readonly productId: string; readonly list: ProductParts[Name] }[]> {
  const found = writes.flatMap(({ productId, parts }) => {
    const list = parts[name]
    return list === undefined ? [] : [{ productId, list: list as ProductParts[Name] }]
  })
  if (found.length === 0) return []
  const ids = found.map(({ productId }) => productId)
  await run(tx, sql`delete from ${table} where ${owner} = any(${sql.param(ids)}::uuid[])`)
  return found
}
