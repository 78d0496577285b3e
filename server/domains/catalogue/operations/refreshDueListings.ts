import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '../../../kit/days.ts'
import { type Database, inTransaction } from '../../../platform/database.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopDay } from '../../settings/settings.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { CARD_SHAPE } from '../rules/card.ts'
import { newSinceAtMost } from '../rules/newness.ts'
import { listingSettings } from '../settings.ts'
import { lockProducts } from './locks.ts'

/** Products that one transaction takes on, so that it does not hold many buyers up. */
const atOnce = 200
/** How many days back is looked for what came due; longer than the shop is ever switched off unnoticed. */
const daysBack = 3

/**
 * Brings into the lists what changes by itself as time goes by: products that become visible or are new no longer, days
 * of return that arrive, offers that begin or end, and how many pieces were sold; and tiles that were kept in another
 * shape than this release writes. Meant to run at the start, before requests are answered, and every few minutes; twice
 * does no harm.
 * Returns how many products it looked at.
 */
export async function refreshDueListings(database: Database, now: Date): Promise<number> {
  const settings = await readSettings(database.drizzle)
  return refresh(database, await dueProducts(database.drizzle, settings, now), settings, now)
}

/** How far back is looked for offers that began or ended: runs a minute apart may be late or left out. */
const minutesBack = 15

/** Brings the prices of offers that have just begun or ended into the lists. Meant to run every minute; what it misses,
 *  `refreshDueListings` finds. Returns how many products it looked at. */
export async function refreshBegunOffers(database: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - minutesBack * 60_000).toISOString()
  const rows = await run<{ id: string }>(database.drizzle, sql`${turnedOffers(since, now.toISOString())} order by id`)
  if (rows.length === 0) return 0
  const ids = rows.map(row => row.id)
  return refresh(database, ids, await readSettings(database.drizzle), now)
}

const turnedOffers = (since: string, until: string): SQL => sql`
  select distinct product_id as id from special_offers
  where starts_at between ${since}::timestamptz and ${until}::timestamptz
    or ends_at between ${since}::timestamptz and ${until}::timestamptz`

async function refresh(database: Database, due: readonly string[], settings: Settings, now: Date): Promise<number> {
  for (let start = 0; start < due.length; start += atOnce) {
    const ids = due.slice(start, start + atOnce)
    await inTransaction(database, async tx => {
      await lockProducts(tx, ids)
      await refreshListings(tx, ids, { settings, now })
    })
  }
  return due.length
}

async function dueProducts(db: Reader, settings: Settings, now: Date): Promise<string[]> {
  const today = shopDay(settings, now)
  const since = addDays(today, -daysBack)
  const instant = now.toISOString()
  const newUntil = newSinceAtMost(now, listingSettings.of(settings).newForDays).toISOString()
  const rows = await run<{ id: string }>(
    db,
    sql`
    select p.id from products p left join listings l on l.product_id = p.id
    where p.deleted_at is null and not p.is_offline and (
      l.sold_pieces <> p.sold_pieces
      or l.card_shape <> ${CARD_SHAPE}
      or (l.is_new and p.new_since <= ${newUntil}::timestamptz)
      or (p.visible_from <= ${instant}::timestamptz and l.product_id is null)
      or p.back_on between ${since}::date and ${today}::date)
    union
    select product_id from variants where back_on between ${since}::date and ${today}::date
    union
    ${turnedOffers(since, instant)}
    order by id`,
  )
  return rows.map(row => row.id)
}
