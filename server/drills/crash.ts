import { setTimeout as sleep } from 'node:timers/promises'
import { rawId } from '../api/globalIds.ts'
import { isReady, type Product } from '../harness/product.ts'
import { ownShop } from '../harness/shop.ts'
import { readStock } from '../harness/stock.ts'
import type { Database } from '../platform/database.ts'
import { processesIn, signal } from '../platform/embedded/processes.ts'
import { smtpServer } from '../testing/smtpServer.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { readCounts, readOrders, stockFaults } from './orders.ts'
import { startTrade, type Trade } from './trade.ts'

const ROUNDS = 30
const BUYERS = 6
/** A crash comes within so long after the shop is back. */
const LONGEST_CALM_MILLISECONDS = 1_500
const MOST_START_MILLISECONDS = 5_000
const MAIL_MILLISECONDS = 90_000

export const victims = ['application', 'database', 'both'] as const

/** The application, its database or both are killed again and again while people buy. */
export async function crash({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = ownShop(harness)
  const mailbox = await smtpServer()
  harness.onClose(mailbox.close)
  const environment = { SMTP_URL: mailbox.url }
  let product = await shop.start(environment)
  let database = await shop.look()
  const { articles } = await readStock(database)
  const before = await readCounts(database)
  await database.close()
  const counts = { crashes: 0, acknowledged: 0, orders: 0, lost: 0, mails: 0, mailsTwice: 0, slowestStartMs: 0 }
  const complaints: string[] = []
  const trade = startTrade({ port: product.port, articles, buyers: BUYERS })
  for (let round = 0; round < (rounds ?? ROUNDS); round += 1) {
    await sleep(Math.random() * LONGEST_CALM_MILLISECONDS)
    const victim = victims[round % victims.length]!
    const begun = performance.now()
    product = await killAndWait(victim, product, shop.cluster, () => shop.start(environment, product.port))
    const milliseconds = Math.round(performance.now() - begun)
    counts.crashes += 1
    counts.slowestStartMs = Math.max(counts.slowestStartMs, milliseconds)
    if (milliseconds > MOST_START_MILLISECONDS)
      complaints.push(`${milliseconds} ms until the shop was back (${victim})`)
    say(`${round + 1}: ${victim} killed, back after ${milliseconds} ms, ${trade.bought.length} orders so far`)
  }
  await trade.end()
  database = await shop.look()
  await allMailsSent(database)
  const orders = await readOrders(database)
  complaints.push(...stockFaults(before, await readCounts(database), orders))
  await database.close()
  complaints.push(
    ...orders.flatMap(order => order.faults),
    ...acknowledgedFaults(trade, orders),
    ...numberFaults(orders),
  )
  const mails = new Map<string, Set<string>>()
  for (const { to, message } of mailbox.received) {
    const id = /^message-id: *(\S+)/im.exec(message)?.[1] ?? ''
    mails.set(to, (mails.get(to) ?? new Set()).add(id))
  }
  for (const { email, orderNumber } of orders) {
    const different = mails.get(email)?.size ?? 0
    if (different !== 1) complaints.push(`order ${orderNumber}: ${different} different mails arrived`)
  }
  counts.acknowledged = trade.bought.length
  counts.orders = orders.length
  counts.lost = trade.tries.lost + trade.tries.unavailable
  counts.mails = mails.size
  counts.mailsTwice = mailbox.received.length - mails.size
  complaints.push(
    ...complaintsOf([
      [trade.tries.failed === 0, `${trade.tries.failed} answers that are no clear refusal: ${trade.failures[0]}`],
      [trade.bought.length > 0, 'nobody could buy anything'],
    ]),
  )
  return { counts, complaints }
}

/** Kills the victim on the spot and waits until the shop is ready again. */
export async function killAndWait(
  victim: (typeof victims)[number],
  product: Product,
  cluster: string,
  start: () => Promise<Product>,
): Promise<Product> {
  const database = victim === 'application' ? [] : await processesIn(cluster)
  for (const pid of database) signal(pid, 'SIGKILL')
  if (victim !== 'database') {
    await product.kill()
    return start()
  }
  // The application notices and starts the database again.
  while (await isReadyNow(product)) await sleep(5)
  await isReady(product.port, product.ended)
  return product
}

async function isReadyNow({ port }: Product): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`)
  await response.text()
  return response.ok
}

/** Acknowledged orders that are not there exactly as acknowledged. */
function acknowledgedFaults({ bought }: Trade, orders: Awaited<ReturnType<typeof readOrders>>): string[] {
  const written = new Map(orders.map(order => [order.orderNumber, order]))
  const numbers = new Set(bought.map(each => each.orderNumber))
  const faults = numbers.size === bought.length ? [] : ['two acknowledged orders have the same number']
  for (const { orderNumber, email, expectedTotal, article } of bought) {
    const order = written.get(orderNumber)
    const isWhole =
      order?.email === email &&
      order.toPayCents === expectedTotal &&
      order.variantIds.length === 1 &&
      order.variantIds[0] === rawId('Variant', article.variantId)
    if (!isWhole) faults.push(`order ${orderNumber} was acknowledged and is ${order ? 'another one' : 'gone'}`)
  }
  return faults
}

/** A person's order that is there twice, and gaps between numbers. */
function numberFaults(orders: Awaited<ReturnType<typeof readOrders>>): string[] {
  const numbers = orders.map(order => Number(order.orderNumber))
  return complaintsOf([
    [new Set(orders.map(order => order.email)).size === orders.length, 'an order is there twice'],
    [numbers.every((number, i) => i === 0 || number === numbers[i - 1]! + 1), 'numbers have gaps'],
  ])
}

async function allMailsSent({ pool }: Database): Promise<void> {
  const deadline = performance.now() + MAIL_MILLISECONDS
  while (performance.now() < deadline) {
    const { rows } = await pool.query(`select from mails where state <> 'sent'
      union all select from orders o where not exists (select from mails m where m.order_id = o.id) limit 1`)
    if (rows.length === 0) return
    await sleep(200)
  }
}
