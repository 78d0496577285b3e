import { sql } from 'drizzle-orm'
import { doerId } from '../../../kit/viewer.ts'
import { tellingOf, tellOfMany } from '../../../platform/events.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopDay } from '../../settings/settings.ts'
import { stockChanged } from '../events.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { listingSettings } from '../settings.ts'
import { sayingWhy } from '../stock/moving.ts'
import { lockProducts } from './locks.ts'

/** So many pieces of a variant, or, with `variantId` null, of a product that has none (of a set: so many sets). */
export type StockPiece = { readonly productId: string; readonly variantId: string | null; readonly amount: number }

/** Of which piece there is not enough, and how much there is. */
export type Shortage = {
  readonly productId: string
  readonly variantId: string | null
  readonly amount: number
  readonly available: number
}

type StockScope = Pick<OperationScope, 'tx' | 'now' | 'newId' | 'viewer'>

/** A row of `taken`: what was there and what went. */
type Taken = {
  productId: string
  variantId: string | null
  amount: number
  available: number | null
  isEnough: boolean
}

/**
 * Takes pieces out of stock for an order, all or nothing, and counts them as sold. Several buyers at once are served
 * one after the other, in the order of the products' ids: of two rivals one gets the last piece, and stock never goes
 * below zero. What is announced for a day to come can be bought beyond the stock, which then ends at 0.
 *
 * Pieces of one variant may come several times; amounts are whole numbers of at least 1. What does not exist, or is
 * offline, comes back as short of all; where anything is short, nothing was taken. Source: decisions.md, "Money, tax, time"; shop.md 4.
 */
export async function reserveStock(
  scope: StockScope,
  order: { readonly orderId: string; readonly pieces: readonly StockPiece[]; readonly settings: Settings },
): Promise<readonly Shortage[]> {
  const { tx, now } = scope
  const { settings } = order
  const pieces = together(order.pieces)
  const productIds = pieces.map(piece => piece.productId)
  // One journey: the second statement sees what is there once the first has its locks.
  const [, taken] = await Promise.all([
    lockProducts(tx, productIds),
    take(scope, order.orderId, pieces, shopDay(settings, now)),
  ])
  const shortages = shortagesOf(pieces, taken)
  if (shortages.length > 0) return shortages
  const scarce = taken.filter(
    ({ available, amount }) => available !== null && available - amount <= listingSettings.of(settings).fewLeftUpTo,
  )
  const products = scarce.map(({ productId }) => productId)
  await refreshListings(tx, products, { settings, now, only: 'stock' })
  return []
}

const keyOf = (piece: Pick<StockPiece, 'productId' | 'variantId'>) => `${piece.productId} ${piece.variantId ?? ''}`

function together(pieces: readonly StockPiece[]): StockPiece[] {
  const sums = new Map<string, StockPiece>()
  for (const piece of pieces) {
    const amount = (sums.get(keyOf(piece))?.amount ?? 0) + piece.amount
    sums.set(keyOf(piece), { ...piece, amount })
  }
  return [...sums.values()]
}

function shortagesOf(pieces: readonly StockPiece[], taken: readonly Taken[]): Shortage[] {
  const found = new Map(taken.map(row => [keyOf(row), row]))
  return pieces.flatMap(piece => {
    const row = found.get(keyOf(piece))
    return row?.isEnough ? [] : [{ ...piece, available: row?.available ?? 0 }]
  })
}

/** One statement, so that the read and the change see the same; the products are locked, and nobody else changes the
 *  stock of their variants. Changes nothing unless there is enough of every piece. */
async function take(
  scope: StockScope,
  orderId: string,
  pieces: readonly StockPiece[],
  today: string,
): Promise<Taken[]> {
  const { tx, now, newId, viewer } = scope
  const wanted = pieces.map(piece => ({
    id: newId(),
    product_id: piece.productId,
    variant_id: piece.variantId,
    amount: piece.amount,
  }))
  return run<Taken>(
    tx,
    sql`with wanted as materialized (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json) as row(
        id uuid, product_id uuid, variant_id uuid, amount int)
    ), found as materialized (
      select w.*, stock.available,
        not p.is_offline and p.deleted_at is null and not coalesce(v.is_offline, false)
        and (w.variant_id is null or v.id is not null)
        and (stock.available is null or stock.available >= w.amount or coalesce(v.back_on, p.back_on) > ${today}::date)
          as is_enough
      from wanted w
      join products p on p.id = w.product_id
      left join variants v on v.id = w.variant_id and v.product_id = p.id
      cross join lateral (
        select case when w.variant_id is null then p.available else v.available end as available) as stock
    ), verdict as materialized (
      select (select count(*) from found where is_enough) = (select count(*) from wanted) as is_enough,
        ${sayingWhy(scope, { reason: 'order', orderId })}
    ), variants_taken as (
      update variants v set available = greatest(0, v.available - f.amount)
      from found f, verdict
      where verdict.is_enough and v.id = f.variant_id and v.available is not null
    ), products_taken as (
      update products p set
        sold_pieces = p.sold_pieces + sold.amount,
        -- Without the test, greatest() would take 0 for what is unlimited.
        available = case when sold.own > 0 and p.available is not null
          then greatest(0, p.available - sold.own) else p.available end
      from (
        select product_id, sum(amount) as amount, sum(amount) filter (where variant_id is null) as own
        from found group by product_id
      ) as sold, verdict
      where verdict.is_enough and p.id = sold.product_id
    ), moved as (
      -- Where the stock changes, its movement writes itself; of what is unlimited or ordered ahead there is none.
      insert into stock_movements
        (id, product_id, variant_id, delta, stock_before, stock_after, reason, order_id, account_id, at)
      select f.id, f.product_id, f.variant_id, case when f.available is null then -f.amount else 0 end,
        f.available, f.available, 'order', ${orderId}::uuid, ${doerId(viewer)}::uuid, ${now.toISOString()}::timestamptz
      from found f, verdict where verdict.is_enough and (f.available is null or f.available = 0)
    )
    select product_id as "productId", variant_id as "variantId", amount, available, is_enough as "isEnough",
      case when available is not null and (select is_enough from verdict)
        then ${tellingOf(stockChanged, sql`coalesce(variant_id, product_id)`)} end as told
    from found`,
    'take stock',
  )
}

/**
 * Puts back what an order took, once however often it is called, and counts `pieces`, all that was ordered, as sold no
 * more: what was ordered ahead of stock took nothing from it and counted all the same. Counts what was set to a limited
 * stock in between too.
 */
export async function returnStock(
  scope: StockScope,
  order: { readonly orderId: string; readonly pieces: readonly StockPiece[]; readonly settings: Settings },
): Promise<void> {
  const { tx, now, newId, viewer } = scope
  const movements = await run<{ productId: string; variantId: string | null; pieces: number }>(
    tx,
    sql`
    select product_id as "productId", variant_id as "variantId", -sum(delta)::int as pieces from stock_movements
    where order_id = ${order.orderId} group by product_id, variant_id`,
  )
  const products = [...new Set(movements.map(movement => movement.productId))]
  if (products.length === 0) return
  await lockProducts(tx, products)
  const ordered = together(order.pieces).map(({ productId, variantId, amount }) => ({
    product_id: productId,
    variant_id: variantId,
    amount,
  }))
  const returned = await run<{ productId: string; pieceId: string }>(
    tx,
    sql`
    with ids as (
      select * from json_to_recordset(${JSON.stringify(
        movements.map(({ productId, variantId }) => ({ id: newId(), product_id: productId, variant_id: variantId })),
      )}::json) as row(id uuid, product_id uuid, variant_id uuid)
    ), ordered as (
      select * from json_to_recordset(${JSON.stringify(ordered)}::json) as row(product_id uuid, variant_id uuid, amount int)
    ), due as (
      select product_id, variant_id, -sum(delta)::int as pieces from stock_movements
      where order_id = ${order.orderId} group by product_id, variant_id
      -- What was ordered ahead took nothing; that it was given back is noted all the same.
      having sum(delta) < 0 or (sum(delta) = 0 and not bool_or(reason = 'cancellation'))
    ), open as materialized (
      select due.*, case when due.variant_id is null then p.available else v.available end as available
      from due left join products p on p.id = due.product_id left join variants v on v.id = due.variant_id
    ), variants_filled as (
      update variants v set available = v.available + o.pieces from open o where v.id = o.variant_id
    ), products_filled as (
      update products p set
        sold_pieces = greatest(0, p.sold_pieces - o.sold),
        available = case when o.own > 0 then p.available + o.own else p.available end
      from (
        select open.product_id, coalesce(sum(ordered.amount), 0) as sold,
          sum(pieces) filter (where open.variant_id is null) as own
        from open left join ordered
          on ordered.product_id = open.product_id and ordered.variant_id is not distinct from open.variant_id
        group by open.product_id
      ) as o where p.id = o.product_id
    ), moved as (
      insert into stock_movements
        (id, product_id, variant_id, delta, stock_before, stock_after, reason, order_id, account_id, at)
      select ids.id, o.product_id, o.variant_id, o.pieces, o.available, o.available, 'cancellation',
        ${order.orderId}::uuid, ${doerId(viewer)}::uuid, ${now.toISOString()}::timestamptz
      from open o join ids on ids.product_id = o.product_id and ids.variant_id is not distinct from o.variant_id
      where o.available is null or o.pieces = 0
    )
    select product_id as "productId", coalesce(variant_id, product_id) as "pieceId",
      ${sayingWhy(scope, { reason: 'cancellation', orderId: order.orderId })} as said
    from open`,
  )
  if (returned.length === 0) return
  await tellOfMany(
    tx,
    stockChanged,
    returned.map(({ pieceId }) => pieceId),
  )
  await refreshListings(
    tx,
    returned.map(({ productId }) => productId),
    { settings: order.settings, now, only: 'stock' },
  )
}
