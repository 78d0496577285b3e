import { type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import { type Reader, rowsIf, run, utc } from '../../../platform/statements.ts'
import { type StockReason, stockReasons } from '../../catalogue/stock/tables.ts'

/** One change of a stock count; see `stockMovements`. */
export type StockMovement = {
  readonly id: string
  readonly pieceId: string
  readonly delta: number
  readonly stockBefore: number | null
  readonly stockAfter: number | null
  readonly reason: StockReason
  readonly note: string | null
  readonly orderId: string | null
  /** Who entered it; null for what orders do, and where nobody is known. */
  readonly by: string | null
  /** ISO 8601. */
  readonly at: string
}

/** `pieceId` of a variant or a product without variants; days of the shop's calendar, both included. */
export type MovementFilter = {
  readonly pieceId?: string | null
  readonly reason?: StockReason | null
  readonly from?: string | null
  readonly to?: string | null
}

export const movementTabs = ['all', 'orders', 'entered', 'stocktaking'] as const
export type MovementTab = (typeof movementTabs)[number]

const reasonsOf: Readonly<Record<MovementTab, readonly StockReason[]>> = {
  all: stockReasons,
  orders: ['order', 'cancellation'],
  entered: ['return', 'delivery', 'correction', 'import', 'opening'],
  stocktaking: ['stocktaking'],
}

const isOf = (reasons: readonly StockReason[]): SQL =>
  reasons.length === stockReasons.length
    ? sql`true`
    : sql`m.reason in (${sql.join(
        reasons.map(reason => sql`${reason}`),
        sql`, `,
      )})`

const listedFor = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'catalogue'))

function conditions(viewer: Viewer, filter: MovementFilter & { tab?: MovementTab | null }, zone: string): SQL {
  const { pieceId, reason, from, to, tab } = filter
  const all = [listedFor(viewer), isOf(reasonsOf[tab ?? 'all'])]
  if (reason) all.push(isOf([reason]))
  if (pieceId) {
    all.push(
      isId(pieceId)
        ? sql`(m.variant_id = ${pieceId}::uuid or (m.product_id = ${pieceId}::uuid and m.variant_id is null))`
        : sql`false`,
    )
  }
  if (from) all.push(sql`m.at >= (${from}::date::timestamp at time zone ${zone})`)
  if (to) all.push(sql`m.at < ((${to}::date + 1)::timestamp at time zone ${zone})`)
  return sql.join(all, sql` and `)
}

const rowsOf = (where: SQL, rest: SQL): SQL => sql`
  select m.id, coalesce(m.variant_id, m.product_id) as "pieceId", m.delta, m.stock_before as "stockBefore",
    m.stock_after as "stockAfter", m.reason, m.note, m.order_id as "orderId",
    case when m.reason not in ('order', 'cancellation') then a.name end as by, ${utc(sql`m.at`)} as at
  from stock_movements m left join accounts a on a.id = m.account_id where ${where} ${rest}`

/** A page of movements, the latest first. */
export const browseStockMovements = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  filter: MovementFilter & { tab?: MovementTab | null },
  page: { offset: number; limit: number },
  zone: string,
): Promise<StockMovement[]> =>
  run(
    reader,
    rowsOf(conditions(viewer, filter, zone), sql`order by m.number desc limit ${page.limit} offset ${page.offset}`),
  )

export const countStockMovements = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  filter: MovementFilter & { tab?: MovementTab | null },
  zone: string,
  most: number,
): Promise<number> => countUpTo(reader, most, sql`stock_movements m`, conditions(viewer, filter, zone))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export const countMovementTabs = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  filter: MovementFilter,
  zone: string,
): Promise<Record<MovementTab, number>> => {
  const each = movementTabs.map(tab => [tab, conditions(viewer, { ...filter, tab }, zone)])
  return countEach(reader as Reader, sql`stock_movements m`, Object.fromEntries(each) as Record<MovementTab, SQL>)
}

/** Movements by id, for those who read the catalogue. */
export const stockMovementsByIds = (
  reader: Pick<Reader, '_'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<StockMovement[]> =>
  run(reader, rowsOf(sql`${listedFor(viewer)} and m.id = any(${sql.param(ids.filter(isId))}::uuid[])`, sql``))
