import { eq } from 'drizzle-orm'
import { createAffiliate } from '../domains/affiliates/operations/affiliates.ts'
import { payAffiliates } from '../domains/affiliates/operations/payouts.ts'
import { type Affiliate, browseCommissions, figuresOf } from '../domains/affiliates/queries.ts'
import { addToCart } from '../domains/cart/operations/cart.ts'
import { placeOrder } from '../domains/checkout/operations/placeOrder.ts'
import { updateCheckout } from '../domains/checkout/operations/updateCheckout.ts'
import { markOrdersPaid } from '../domains/orders/operations/marking.ts'
import type { Order } from '../domains/orders/queries/orders.ts'
import { orders } from '../domains/orders/tables.ts'
import type { Database } from '../platform/database.ts'
import { contextFor, insertViewer, TEST_NOW, visitor } from './builders.ts'
import { buyersOf, completeCheckout, newMailbox, orderOf, pieces } from './buyers.ts'
import { workOff } from './mailbox.ts'

const publicUrl = 'https://shop.example'
const day = 86_400_000
/** Orders that were shipped before can no longer be withdrawn from, with the usual days to wait. */
export const ripe = new Date(TEST_NOW.getTime() - 21 * day)

/** Partners and what comes of them, in a database of a test. */
export async function referredTo(database: Database) {
  const { listed } = buyersOf(database)
  const admin = await insertViewer(database, ['user', 'admin'])
  const staff = contextFor(database, { viewer: admin })
  const shirt = await listed(null, 2000)

  const partner = (changes: object = {}): Promise<Affiliate> =>
    createAffiliate(staff, { name: 'FC Muster', email: newMailbox(), value: 1000, ...changes })

  /** An order of shirts for 20 euros each (16.67 net) whose buyer came by a link. */
  async function ordered(
    code: string,
    { amount = 3, email = newMailbox(), cameDaysAgo = 0 } = {},
  ): Promise<{ order: Order; secret: string }> {
    const viewer = { ...visitor(), partnerCode: code }
    const came = contextFor(database, { viewer, now: () => new Date(TEST_NOW.getTime() - cameDaysAgo * day) })
    await addToCart(came, pieces(shirt, amount))
    // Later the address carries nothing any more: the cart knows.
    const { partnerCode: _, ...later } = viewer
    const context = contextFor(database, { viewer: later })
    const cart = await updateCheckout(context, { changes: { ...completeCheckout, email }, validate: null })
    const { order, secret } = await placeOrder(context, orderOf(cart.quote.totals.toPay))
    await workOff(database)
    return { order, secret }
  }

  /** Lets an order be paid, and shipped so many days ago. */
  async function settled({ id }: Order, daysAgo = 22): Promise<void> {
    await markOrdersPaid(staff, { orderIds: [id], paidOn: null, publicUrl })
    const shippedAt = new Date(TEST_NOW.getTime() - daysAgo * day)
    await database.drizzle.update(orders).set({ shippingState: 'shipped', shippedAt }).where(eq(orders.id, id))
  }

  const figures = async ({ id }: Affiliate) => {
    const [found] = await figuresOf(database.drizzle, [id], ripe)
    const { affiliateId: _, ...rest } = found!
    return rest
  }
  const states = async ({ id }: Affiliate) =>
    (await browseCommissions(database.drizzle, admin, id, { offset: 0, limit: 50 }, ripe)).map(
      ({ amountCents, state }) => `${amountCents} ${state}`,
    )
  /** Whether each sum is that of its entries. */
  async function addsUp(): Promise<boolean> {
    const { rows } = await database.pool.query(`select
    not exists (select from affiliate_commissions c where c.amount_cents <>
      (select coalesce(sum(e.amount_cents), 0) from affiliate_entries e where e.commission_id = c.id)) and
    not exists (select from affiliate_payouts p where p.amount_cents <>
      (select coalesce(sum(e.amount_cents), 0) from affiliate_entries e where e.payout_id = p.id)) as ok`)
    return rows[0].ok
  }
  const pay = (affiliate: Affiliate, amountCents: number) =>
    payAffiliates(staff, {
      ...{
        payouts: [{ affiliateId: affiliate.id, amountCents }],
        paidOn: '2026-11-20',
        reference: 'Provision November',
      },
    })

  return { admin, staff, shirt, partner, ordered, settled, figures, states, addsUp, pay }
}
