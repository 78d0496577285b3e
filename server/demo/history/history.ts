import { sql } from 'drizzle-orm'
import { newsletterTextVersion } from '../../domains/accounts/newsletter/texts.ts'
import { accounts, addresses, newsletterConsents } from '../../domains/accounts/tables.ts'
import { priceChanges } from '../../domains/catalogue/priceHistory/tables.ts'
import { stockMovements } from '../../domains/catalogue/stock/tables.ts'
import { specialOffers } from '../../domains/catalogue/tables.ts'
import { type DemoKind, demoRows } from '../../domains/demo/tables.ts'
import { orderEvents, orderLines, orders } from '../../domains/orders/tables.ts'
import { persons } from '../../domains/persons/tables.ts'
import { pricingFacts } from '../../domains/pricing/queries/facts.ts'
import type { Settings } from '../../domains/settings/rules.ts'
import { voucherEntries, vouchers } from '../../domains/vouchers/tables.ts'
import type { Transaction } from '../../platform/database.ts'
import { insertRows } from '../../platform/insertRows.ts'
import { run } from '../../platform/statements.ts'
import { mails } from '../../platform/tables.ts'
import type { CatalogueRows, SeedClock } from '../catalogue/rows/rowTypes.ts'
import { stableId } from '../stableId.ts'
import { voucherProductId } from '../vouchers.ts'
import { assortmentOf } from './carts.ts'
import type { Course } from './courses.ts'
import { CUSTOMERS, customerRows } from './customers.ts'
import { mailRows } from './mails.ts'
import { askedBefore, offerRows, withVolumeDiscount } from './offers.ts'
import { orderCourses } from './orders.ts'
import { insertStockHistory } from './stock.ts'
import { voucherCourses } from './vouchers.ts'

/** What came into the range since is not among what was bought. */
const OLD_AFTER_DAYS = 60

/**
 * Gives the demo shop two years of life: customers, contact persons, orders in every state with their history, what they
 * did to the stock and what has been sold, mails that were sent, special offers and discounts. The stock counts stay: they
 * are what is left after all that. Draws the customers' and the orders' numbers. Belongs into the transaction of the seed,
 * before the listings are made.
 */
export async function insertHistory(
  tx: Transaction,
  catalogue: CatalogueRows,
  settings: Settings,
  clock: SeedClock,
): Promise<void> {
  const { now } = clock
  await insertRows(tx, specialOffers, offerRows(clock))
  const discounted = withVolumeDiscount.map(key => stableId('product', key))
  await run(
    tx,
    sql`
    update products set discount_groups = '{mengenrabatt}'
    where id in (select jsonb_array_elements_text(${JSON.stringify(discounted)}::jsonb)::uuid)`,
  )

  const people = customerRows(now, await drawNumbers(tx, 'customer', CUSTOMERS))
  await insertRows(tx, accounts, people.accounts)
  await insertRows(tx, addresses, people.addresses)
  await run(
    tx,
    sql`
    update accounts a set default_shipping_address_id = d.id from addresses d
    where d.account_id = a.id and a.id in (
      select jsonb_array_elements_text(${JSON.stringify(people.customers.map(({ id }) => id))}::jsonb)::uuid)`,
  )
  await insertRows(tx, persons, people.persons)

  const { productIndex } = await pricingFacts(tx, {
    productIds: catalogue.products.map(({ id }) => id),
    variantIds: catalogue.variants.map(({ id }) => id),
  })
  await insertRows(tx, priceChanges, askedBefore(productIndex, settings, now))
  const since = now.getTime() - OLD_AFTER_DAYS * 24 * 60 * 60 * 1000
  const old = new Set(catalogue.products.filter(({ createdAt }) => createdAt.getTime() < since).map(({ id }) => id))
  const popularity = new Map(catalogue.products.map(({ id, soldPieces }) => [id, soldPieces ?? 0]))
  const assortment = assortmentOf(productIndex, popularity, id => old.has(id))
  const { productIndex: moneyIndex } = await pricingFacts(tx, { productIds: [voucherProductId], variantIds: [] })
  const withMoney = { ...assortment, index: new Map([...assortment.index, ...moneyIndex]) }
  const sold = voucherCourses(people.customers, withMoney, settings, clock)
  const courses = [...orderCourses(people.customers, assortment, settings, clock), ...sold.courses].toSorted(
    (one, other) => one.order.placedAt.getTime() - other.order.placedAt.getTime(),
  )
  const firstOrder = await drawNumbers(tx, 'order', courses.length)
  const numbered = courses.map((course, i) => ({ ...course, orderNumber: firstOrder + i }))

  await insertRows(
    tx,
    orders,
    numbered.map(({ order, orderNumber }) => ({ ...order, orderNumber })),
  )
  await insertRows(
    tx,
    orderLines,
    courses.flatMap(({ lines }) => [...lines]),
  )
  await insertRows(tx, orderEvents, courses.flatMap(eventRows))
  await insertRows(tx, newsletterConsents, [...people.consents, ...courses.flatMap(consentRows)])
  await insertRows(tx, mails, mailRows(numbered, settings, now))
  await insertRows(tx, mails, sold.mails)
  await insertRows(tx, vouchers, sold.vouchers)
  await insertRows(tx, voucherEntries, sold.entries)
  await noteDemoRows(tx, 'voucher', sold.vouchers)
  await insertRows(tx, stockMovements, courses.flatMap(movementRows))
  // Cancelled orders gave back what they took, so the sum of the movements is what was sold.
  await run(
    tx,
    sql`
    update products p set sold_pieces = coalesce(
      (select -sum(m.delta) from stock_movements m where m.product_id = p.id and m.order_id is not null), 0)`,
  )

  await insertStockHistory(tx, catalogue, now)

  await noteDemoRows(
    tx,
    'customer',
    people.customers.filter(({ isGuest }) => !isGuest),
  )
  await noteDemoRows(tx, 'person', people.persons)
  await noteDemoRows(
    tx,
    'order',
    courses.map(({ order }) => order),
  )
}

/** Notes that rows came with the demo. */
export const noteDemoRows = (
  tx: Transaction,
  kind: DemoKind,
  rows: readonly { readonly id: string }[],
): Promise<void> =>
  insertRows(
    tx,
    demoRows,
    rows.map(({ id }) => ({ kind, id })),
  )

/** Draws several numbers of a range, and answers with the first. */
async function drawNumbers(tx: Transaction, key: 'customer' | 'order', count: number): Promise<number> {
  const rows = await run<{ first: number }>(
    tx,
    sql`update number_ranges set next = next + ${count}::int where key = ${key} returning (next - ${count}::int)::int as first`,
  )
  return rows[0]!.first
}

const eventRows = ({ order, steps }: Course): (typeof orderEvents.$inferInsert)[] =>
  steps.map(({ kind, at, note }, i) => ({
    id: stableId('demo event', `${order.id} ${i}`, at.getTime() % 1_000_000),
    ...{ orderId: order.id, kind, at, note, accountId: kind === 'placed' ? order.accountId : null },
  }))

const consentRows = ({ order }: Course): (typeof newsletterConsents.$inferInsert)[] =>
  order.newsletter
    ? [
        {
          ...{
            id: stableId('demo consent', order.id),
            accountId: order.accountId,
            orderId: order.id,
            email: order.email,
          },
          ...{ source: 'checkout', language: order.language, textVersion: newsletterTextVersion },
          ...{
            givenAt: order.placedAt,
            emailConfirmedAt: order.accountId === null ? null : order.placedAt,
            withdrawnAt: null,
          },
        },
      ]
    : []

/** What an order took out of stock, and put back when it was cancelled. */
function movementRows({ order, lines, steps }: Course): (typeof stockMovements.$inferInsert)[] {
  const pieces = new Map<string, { productId: string; variantId: string | null; amount: number }>()
  for (const { productId, variantId, amount } of lines.flatMap(line => [line, ...line.pieces])) {
    const key = `${productId} ${variantId}`
    pieces.set(key, { productId, variantId, amount: amount + (pieces.get(key)?.amount ?? 0) })
  }
  const cancelled = steps.find(({ kind }) => kind === 'cancelled' || kind === 'cancelledUnpaid')
  return [...pieces].flatMap(([key, { productId, variantId, amount }]) => {
    const movement = (reason: 'order' | 'cancellation', delta: number, at: Date) => ({
      id: stableId('demo movement', `${order.id} ${key} ${reason}`, at.getTime() % 1_000_000),
      ...{ productId, variantId, delta, reason, orderId: order.id, accountId: null, at },
    })
    const taken = movement('order', -amount, order.placedAt)
    return cancelled ? [taken, movement('cancellation', amount, cancelled.at)] : [taken]
  })
}
