import { sql } from 'drizzle-orm'
import { sayWhy } from '../../domains/catalogue/stock/moving.ts'
import type { StockReason } from '../../domains/catalogue/stock/tables.ts'
import { guestViewer } from '../../kit/viewer.ts'
import type { Transaction } from '../../platform/database.ts'
import { run } from '../../platform/statements.ts'
import type { CatalogueRows } from '../catalogue/rows/rowTypes.ts'

/** Pieces at which the demo shop orders more, of every so many sizes that it counts. */
const LEVEL = 5
const EVERY = 4
/** So few sizes have more to tell than their opening. */
const MOVED = 8

type Move = { readonly daysAgo: number; readonly by: number; readonly reason: StockReason; readonly note: string }

/** What goes and comes again: the stock counts stay, which is what is left after all that was sold. */
const moves: readonly Move[] = [
  { daysAgo: 41, by: -3, reason: 'correction', note: 'Muster für die Vorstandssitzung' },
  { daysAgo: 33, by: 2, reason: 'return', note: 'Muster zurück, eines behalten' },
  { daysAgo: 9, by: 1, reason: 'delivery', note: 'Nachlieferung, Lieferschein 2291' },
]

const at = (now: Date, daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000)
const viewer = guestViewer()

/** Says of what is inserted next that it is what the shop began to count with, as long ago as its first order. */
export const sayOpening = (tx: Transaction, now: Date, daysAgo: number): Promise<void> =>
  sayWhy({ tx, viewer, now: at(now, daysAgo) }, { reason: 'opening' })

/** Gives sizes of the demo shop reorder levels, and some of them movements that orders did not make. */
export async function insertStockHistory(tx: Transaction, { variants }: CatalogueRows, now: Date): Promise<void> {
  const counted = variants.filter(({ available }) => typeof available === 'number')
  const reordered = counted.filter((_, place) => place % EVERY === 0).map(({ id }) => id)
  await run(tx, sql`update variants set reorder_level = ${LEVEL} where id = any(${sql.param(reordered)}::uuid[])`)
  const moved = counted.filter(({ available }) => available! > LEVEL).slice(0, MOVED)
  const ids = sql.param(moved.map(({ id }) => id))
  for (const { daysAgo, by, reason, note } of moves) {
    await sayWhy({ tx, viewer, now: at(now, daysAgo) }, { reason, note })
    await run(tx, sql`update variants set available = available + ${by}::int where id = any(${ids}::uuid[])`)
  }
}
