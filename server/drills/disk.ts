import { execFile } from 'node:child_process'
import { chmod, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { messageOf, StartFailure } from '../platform/failure.ts'
import type { Product } from '../trial/product.ts'
import { ownShop } from '../trial/shop.ts'
import { readStock } from '../trial/stock.ts'
import { Visitor } from '../trial/visitor.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { readCounts, readOrders, stockFaults } from './orders.ts'
import { startTrade } from './trade.ts'

const run = promisify(execFile)

const DISK_MEGABYTES = 400
const BUYERS = 4
const ROUNDS = 2
const CALM_MILLISECONDS = 2_000
const FULL_MILLISECONDS = 8_000
const MOST_RECOVERY_MILLISECONDS = 30_000
const PIECE = Buffer.alloc(1_000_000)

/** The disk that holds the data becomes full while people buy, and has room again after a while. */
export async function disk({ workplace, rounds, say }: DrillParts): Promise<Outcome> {
  const folder = join(workplace.folder, 'disk')
  await mountSmallDisk(folder)
  workplace.onClose(() => run('umount', [folder]))
  const shop = ownShop(workplace, join(folder, 'data'))
  const product = await shop.start()
  const database = await shop.look()
  const { articles } = await readStock(database)
  const before = await readCounts(database)
  await database.close()
  const counts = {
    rounds: rounds ?? ROUNDS,
    acknowledged: 0,
    orders: 0,
    refusedClearly: 0,
    refusedOtherwise: 0,
    slowestRecoveryMs: 0,
  }
  const complaints: string[] = []
  const trade = startTrade({ port: product.port, articles, buyers: BUYERS })
  const ballast = join(folder, 'ballast')
  for (let round = 0; round < counts.rounds; round += 1) {
    await sleep(CALM_MILLISECONDS)
    const soFar = trade.bought.length
    await fill(ballast)
    say(`round ${round + 1}: the disk is full after ${soFar} orders`)
    await sleep(FULL_MILLISECONDS)
    if (!(await stillShows(product))) complaints.push('the application is gone')
    await rm(ballast)
    const begun = performance.now()
    const there = trade.bought.length
    while (trade.bought.length === there && performance.now() - begun < MOST_RECOVERY_MILLISECONDS) await sleep(20)
    const milliseconds = Math.round(performance.now() - begun)
    counts.slowestRecoveryMs = Math.max(counts.slowestRecoveryMs, milliseconds)
    if (trade.bought.length === there) complaints.push('nobody could buy when there was room again')
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
      [trade.tries.unavailable > 0, 'the full disk made no difference'],
    ]),
  )
  return { counts, complaints }
}

async function mountSmallDisk(folder: string): Promise<void> {
  await mkdir(folder)
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=711`, 'tmpfs', folder])
  } catch (error) {
    throw new StartFailure(`This drill needs the right to mount a small disk: ${messageOf(error).split('\n')[0]}`)
  }
  await chmod(folder, 0o711)
}

/** Writes until nothing more fits. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (let size = PIECE.length; size >= 1; ) {
      try {
        const { bytesWritten } = await file.write(PIECE, 0, size)
        if (bytesWritten < size) size = Math.floor(size / 2)
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    await file.close()
  }
}

/** Whether pages are still answered, with whatever they can show. */
async function stillShows({ port }: Product): Promise<boolean> {
  const visitor = new Visitor(port)
  try {
    return (await visitor.get('/health/live')).status === 200
  } finally {
    visitor.connection.close()
  }
}
