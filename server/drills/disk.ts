import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from '../harness/product.ts'
import { ownShop } from '../harness/shop.ts'
import { readStock } from '../harness/stock.ts'
import { Visitor } from '../harness/visitor.ts'
import { fullDisk, mountSmallDisk, unmount, unwritable } from './diskTroubles.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { readCounts, readOrders, stockFaults } from './orders.ts'
import { startTrade } from './trade.ts'

const BUYERS = 4
const ROUNDS = 4
const CALM_MILLISECONDS = 2_000
const TROUBLE_MILLISECONDS = 8_000
const MOST_RECOVERY_MILLISECONDS = 30_000

/**
 * The disk that holds the data takes nothing more while people buy, and does so again after a while. In turn:
 *
 * - It is full: the data folder lies on a small disk in memory, which is filled up to its last byte. This needs the right
 *   to mount; where the system does not give it, these rounds are left out and `fullRounds` is 0.
 * - It is read-only: the size to which files may be written (RLIMIT_FSIZE) is set to nothing for the application and all
 *   processes of its database, which needs no rights, as root or not. Every write to a file fails from then on, even
 *   over what is there, as on a disk that the system made read-only after an error; only the words differ ("File too
 *   large"), and removing and renaming files still works. The application's own log takes nothing either.
 */
export async function disk({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const folder = join(harness.folder, 'disk')
  const isSmall = await mountSmallDisk(folder, say)
  if (isSmall) harness.onClose(() => unmount(folder))
  const shop = ownShop(harness, join(folder, 'data'))
  const product = await shop.start()
  const database = await shop.look()
  const { articles } = await readStock(database)
  const before = await readCounts(database)
  await database.close()
  const readOnly = unwritable(product, shop.cluster)
  const troubles = isSmall ? [fullDisk(join(folder, 'ballast')), readOnly] : [readOnly]
  const counts = {
    fullRounds: 0,
    readOnlyRounds: 0,
    acknowledged: 0,
    orders: 0,
    refusedClearly: 0,
    refusedOtherwise: 0,
    slowestRecoveryMs: 0,
  }
  const complaints: string[] = []
  const trade = startTrade({ port: product.port, articles, buyers: BUYERS })
  for (let round = 0; round < (rounds ?? ROUNDS); round += 1) {
    const trouble = troubles[round % troubles.length]!
    counts[trouble === readOnly ? 'readOnlyRounds' : 'fullRounds'] += 1
    await sleep(CALM_MILLISECONDS)
    const soFar = trade.bought.length
    const refusals = trade.tries.unavailable
    await trouble.begin()
    try {
      say(`round ${round + 1}: the disk is ${trouble.name} after ${soFar} orders`)
      await sleep(TROUBLE_MILLISECONDS)
      if (!(await stillShows(product))) complaints.push('the application is gone')
      if (trade.tries.unavailable === refusals) complaints.push(`a disk that is ${trouble.name} made no difference`)
    } finally {
      await trouble.end()
    }
    const begun = performance.now()
    const there = trade.bought.length
    while (trade.bought.length === there && performance.now() - begun < MOST_RECOVERY_MILLISECONDS) await sleep(20)
    const milliseconds = Math.round(performance.now() - begun)
    counts.slowestRecoveryMs = Math.max(counts.slowestRecoveryMs, milliseconds)
    if (trade.bought.length === there) complaints.push(`nobody could buy after the disk was ${trouble.name}`)
    say(`round ${round + 1}: people buy again after ${milliseconds} ms`)
  }
  await trade.end()
  const again = await shop.look()
  const orders = await readOrders(again)
  complaints.push(...stockFaults(before, await readCounts(again), orders), ...orders.flatMap(order => order.faults))
  await again.close()
  const written = new Map(orders.map(order => [order.orderNumber, order.email]))
  const gone = trade.bought.filter(({ orderNumber, email }) => written.get(orderNumber) !== email)
  counts.acknowledged = trade.bought.length
  counts.orders = orders.length
  counts.refusedClearly = trade.tries.unavailable
  counts.refusedOtherwise = trade.tries.failed
  complaints.push(
    ...complaintsOf([
      [gone.length === 0, `${gone.length} acknowledged orders are gone`],
      [trade.tries.failed === 0, `${trade.tries.failed} answers that are no clear refusal: ${trade.failures[0]}`],
      [trade.tries.lost === 0, `${trade.tries.lost} requests were not answered`],
    ]),
  )
  return { counts, complaints }
}

/** Whether the application still answers. */
async function stillShows({ port }: Product): Promise<boolean> {
  const visitor = new Visitor(port)
  try {
    return (await visitor.get('/health/live')).status === 200
  } finally {
    visitor.connection.close()
  }
}
