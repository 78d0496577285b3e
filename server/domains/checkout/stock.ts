import { sql } from 'drizzle-orm'
import { dayOf } from '../../kit/days.ts'
import type { Transaction } from '../../platform/database.ts'
import { type Demand, demandsOf, stockOf } from '../cart/rules/lineStates.ts'
import type { CartView } from '../cart/rules/view.ts'

/** So many pieces of a variant, or (null) of a product without variants, that an order asks of the stock. */
export type Reservation = {
  readonly productId: string
  readonly variantId: string | null
  readonly amount: number
  /** More is announced for a day to come: what is not there is delivered then. */
  readonly mayExceed: boolean
}

/** What an order takes from the stock: limited things only, each once, with all lines and sets together. */
export function reservationsOf(cart: CartView, now: Date): Reservation[] {
  const { settings } = cart.contents
  const today = dayOf(now, settings.shop.timeZone)
  const byThing = new Map<string, Reservation>()
  for (const { product, variant, amount } of cart.lines.flatMap(({ line }) => demands(line, cart, now))) {
    const { available, backOn } = stockOf(product, variant, today)
    if (available === null) continue
    const id = variant?.id ?? product.id
    byThing.set(id, {
      productId: product.id,
      variantId: variant?.id ?? null,
      amount: (byThing.get(id)?.amount ?? 0) + amount,
      mayExceed: backOn !== null,
    })
  }
  return [...byThing.values()]

  function demands(line: CartView['lines'][number]['line'], view: CartView, at: Date): readonly Demand[] {
    const found = demandsOf(line, view.contents.shelf, at)
    return typeof found === 'string' ? [] : found
  }
}

export async function reserveStock(tx: Transaction, reservations: readonly Reservation[]): Promise<Reservation[]> {
  const short: Reservation[] = []
  for (const each of reservations) {
    const rows = await tx.execute(
      sql`update variants set available = greatest(available - ${each.amount}, 0)
        where id = ${each.variantId} and (available >= ${each.amount} or ${each.mayExceed}) returning id`,
      'objects',
    )
    if (rows.length === 0) short.push(each)
  }
  return short
}
