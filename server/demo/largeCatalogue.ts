import { sql } from 'drizzle-orm'
import { refreshListings } from '../domains/catalogue/listings/refreshListings.ts'
import { productGroups } from '../domains/catalogue/tables.ts'
import { readSettings } from '../domains/settings/queries.ts'
import { shopSettings } from '../domains/settings/settings.ts'
import { dayOf } from '../kit/days.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { StartFailure } from '../platform/failure.ts'
import { insertRows } from '../platform/insertRows.ts'
import { run } from '../platform/statements.ts'
import { gathered } from './catalogue/rows/catalogueRows.ts'
import type { SeedClock } from './catalogue/rows/rowTypes.ts'
import { LARGE_NUMBER_PREFIX, largeGroupRows, largeProductRows } from './large/products.ts'
import { insertProducts, SEED_LOCK, type SeedParts, seedDemo } from './seed.ts'
import { stableId } from './stableId.ts'

/** Products of one transaction. */
const productsAtOnce = 1000

/**
 * Adds so many products in forty groups, about six and a half variants each, to the demo shop, for measuring; fills an
 * empty database with the demo shop first. The products follow from their running number: what is there from a former
 * or interrupted run is counted, and the next ones are added. `progress` is told how many there are after each step.
 * Throws StartFailure on a database that holds another shop.
 */
export async function seedLargeCatalogue(
  { database, storage, now, products }: SeedParts & { products: number },
  progress: (added: number) => void = () => {},
): Promise<void> {
  await seedDemo({ database, storage, now })
  const settings = await readSettings(database.drizzle)
  const { timeZone } = shopSettings.of(settings)
  const clock: SeedClock = { now, today: dayOf(now, timeZone), timeZone }
  const files = await prepareGroups({ database })
  const rowsOf = (first: number, count: number) =>
    gathered(Array.from({ length: count }, (_, place) => largeProductRows(first + place, clock)))
  let prepared: { first: number; rows: ReturnType<typeof rowsOf> } | null = null
  for (let added = 0; added < products; ) {
    const wanted = Math.min(productsAtOnce, products - added)
    await inTransaction(database, async tx => {
      await run(tx, sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
      const first = await largeProductCount(tx)
      const rows = prepared?.first === first ? prepared.rows : rowsOf(first, wanted)
      const inserting = insertProducts(tx, {
        ...rows,
        productImages: rows.productImages.filter(image => files.has(image.fileId)),
      })
      // The next rows are made while PostgreSQL writes these.
      const next = first + wanted
      prepared = { first: next, rows: rowsOf(next, Math.min(productsAtOnce, products - added - wanted)) }
      await inserting
      await refreshListings(
        tx,
        rows.products.map(product => product.id),
        { settings, now },
      )
    })
    added += wanted
    progress(added)
  }
  await database.pool.query('analyze')
}

/** Sees that the groups are there, and answers with the ids of the demo shop's files. */
async function prepareGroups({ database }: Pick<SeedParts, 'database'>): Promise<ReadonlySet<string>> {
  return inTransaction(database, async tx => {
    await run(tx, sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const groups = largeGroupRows()
    const colors = await run<{ id: string }>(tx, sql`select id from colors where id = ${stableId('color', 'NAV')}`)
    if (colors.length === 0) {
      throw new StartFailure('The database holds a shop of its own; a large catalogue is added to the demo shop only.')
    }
    const known = await run<{ id: string }>(tx, sql`select id from product_groups where id = ${groups[0]!.id}`)
    if (known.length === 0) await insertRows(tx, productGroups, groups)
    const files = await run<{ id: string }>(tx, sql`select id from files`)
    return new Set(files.map(file => file.id))
  })
}

async function largeProductCount(tx: Transaction): Promise<number> {
  const rows = await run<{ count: number }>(
    tx,
    sql`select count(*)::int as count from products where product_number like ${`${LARGE_NUMBER_PREFIX}%`}`,
  )
  return rows[0]!.count
}
