import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { refuseIf } from '../../../kit/refusals.ts'
import { countUpTo } from '../../../platform/counting.ts'
import type { Reader } from '../../../platform/statements.ts'
import { missingToken, type Owner, unknownToken } from '../../cart/rules/cartToken.ts'
import { carts } from '../../cart/tables.ts'
import { LINK_DAYS, shownByLink } from '../rules/links.ts'
import { orders } from '../tables.ts'
import { type Order, orderColumns, orderNumberOf } from './orders.ts'

const days = (count: number): SQL => sql`make_interval(days => ${count})`

/** `linksEndAt` as a condition: whether an order's links are still good. */
const haveGoodLinks = (now: Date): SQL => sql`greatest(
  ${orders.placedAt} + ${days(LINK_DAYS.afterOrder)},
  ${orders.shippedAt} + ${days(LINK_DAYS.afterShipping)},
  ${orders.linkRenewedAt} + ${days(LINK_DAYS.afterRenewal)}
) > ${now.toISOString()}::timestamptz`

/** Which orders the token of a cart shows: what was ordered with that cart, as long as the order's links are good. Nothing
 *  for whoever names their cart otherwise. Refuses CART_TOKEN_REQUIRED and CART_TOKEN_UNKNOWN. */
async function orderedWith(reader: Reader, owner: Owner, now: Date): Promise<SQL | undefined | null> {
  refuseIf(missingToken(owner))
  const { accountId, visitorHash, namesCartByToken } = owner
  if (accountId !== null || !namesCartByToken) return null
  const [cart] = await reader
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.secretHash, visitorHash!), isNull(carts.accountId), gt(carts.expiresAt, now)))
  refuseIf(unknownToken(owner, cart !== undefined))
  return and(eq(orders.cartId, cart!.id), haveGoodLinks(now))
}

/** What was ordered with the cart that a token names, the latest first, as an order's link shows it: `shownByLink`. */
export async function ordersOfCart(
  reader: Reader,
  owner: Owner,
  now: Date,
  { offset, limit }: { offset: number; limit: number },
): Promise<Order[]> {
  const where = await orderedWith(reader, owner, now)
  if (where === null) return []
  const found = await reader
    .select(orderColumns)
    .from(orders)
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .offset(offset)
    .limit(limit)
  return found.map(shownByLink)
}

/** Whether an order is the last that was done with a cart: it was emptied by it, at that instant. */
export async function wasPlaced(reader: Reader, cartId: string): Promise<boolean> {
  const [order] = await reader
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .where(and(eq(carts.id, cartId), eq(carts.updatedAt, orders.placedAt)))
    .limit(1)
  return order !== undefined
}

/** How many these are; of more than `most` one more than that. */
export async function countOrdersOfCart(reader: Reader, owner: Owner, now: Date, most: number): Promise<number> {
  const where = await orderedWith(reader, owner, now)
  return where === null ? 0 : countUpTo(reader, most, orders, where)
}

/** The one of them with this number; null where there is none. */
export async function orderOfCart(reader: Reader, owner: Owner, now: Date, text: string): Promise<Order | null> {
  const where = await orderedWith(reader, owner, now)
  const orderNumber = orderNumberOf(text)
  if (where === null || orderNumber === null) return null
  const [order] = await reader
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), where))
  return order ? shownByLink(order) : null
}
