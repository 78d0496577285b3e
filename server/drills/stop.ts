import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConnectionLost } from '../harness/connection.ts'
import { ownShop } from '../harness/shop.ts'
import { readStock } from '../harness/stock.ts'
import { Visitor } from '../harness/visitor.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { readOrders } from './orders.ts'
import { startTrade } from './trade.ts'

const ROUNDS = 6
/** The application answers by itself, or with several processes, in turn. */
const processes = ['1', '2'] as const
/** Connections that send nothing, or never finish what they began: no reason to stay. */
const IDLERS = 20
const READERS = 12
const BUYERS = 4
const CALM_MILLISECONDS = 1_500
const MOST_STOP_MILLISECONDS = 10_000

/**
 * The application is told to stop while people read and buy. A request counts as accepted if it was sent before that, or
 * over a connection on which the application had answered before: each of these must be answered.
 */
export async function stop({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = ownShop(harness)
  const counts = {
    rounds: rounds ?? ROUNDS,
    answered: 0,
    unanswered: 0,
    turnedAway: 0,
    acknowledged: 0,
    slowestStopMs: 0,
  }
  const complaints: string[] = []
  const acknowledged: string[] = []
  for (let round = 0; round < counts.rounds; round += 1) {
    const product = await shop.start({ PROCESSES: processes[round % processes.length]! })
    const database = await shop.look()
    const { articles, groups, products } = await readStock(database)
    await database.close()
    let stoppedAt = Number.POSITIVE_INFINITY
    const paths = [...groups.slice(0, 5), ...products.slice(0, 5)].map(({ path }) => path)
    // Whoever comes anew after the stop may find nobody; whoever was let in gets an answer.
    const note = ({ sentAt, wasLetIn }: ConnectionLost) => {
      counts[sentAt > stoppedAt && !wasLetIn ? 'turnedAway' : 'unanswered'] += 1
    }
    const reader = async (place: number) => {
      const visitor = new Visitor(product.port)
      for (let i = 0; ; i += 1) {
        try {
          const { status } = await visitor.get(paths[(place + i) % paths.length]!, 'accept: text/html\r\n')
          if (status === 200) counts.answered += 1
          else complaints.push(`an answer with status ${status}`)
        } catch (error) {
          if (!(error instanceof ConnectionLost)) throw error
          note(error)
          return
        }
      }
    }
    const readers = Array.from({ length: READERS }, (_, place) => reader(place))
    const trade = startTrade({ port: product.port, articles, buyers: BUYERS })
    const idlers = Array.from({ length: IDLERS }, (_, place) => idle(product.port, place % 2 === 0))
    await sleep(CALM_MILLISECONDS)
    stoppedAt = performance.now()
    const ended = trade.end()
    const code = await product.stop()
    const milliseconds = Math.round(performance.now() - stoppedAt)
    await Promise.all(readers)
    for (const socket of idlers) socket.destroy()
    counts.slowestStopMs = Math.max(counts.slowestStopMs, milliseconds)
    say(`round ${round + 1}: stopped within ${milliseconds} ms`)
    complaints.push(
      ...complaintsOf([
        [code === 0, `it ended with code ${code}`],
        [milliseconds <= MOST_STOP_MILLISECONDS, `it took ${milliseconds} ms to stop`],
      ]),
    )
    // Those whose last click came too late click again in the next round's shop, or leave.
    const again = await shop.start({}, product.port)
    await ended
    await again.stop()
    for (const loss of trade.losses) note(loss)
    acknowledged.push(...trade.bought.map(each => each.orderNumber))
    if (trade.tries.failed > 0) complaints.push(`an order got no clear answer: ${trade.failures[0]}`)
  }
  const product = await shop.start()
  const database = await shop.look()
  const orders = await readOrders(database)
  await database.close()
  await product.stop()
  const written = new Set(orders.map(order => order.orderNumber))
  const gone = acknowledged.filter(number => !written.has(number))
  counts.acknowledged = acknowledged.length
  complaints.push(
    ...complaintsOf([
      [counts.unanswered === 0, `${counts.unanswered} requests were let in and not answered`],
      [gone.length === 0, `${gone.length} acknowledged orders are gone`],
      [acknowledged.length > 0, 'nobody could buy anything'],
    ]),
    ...orders.flatMap(order => order.faults),
  )
  return { counts, complaints }
}

/** Somebody who is connected and sends nothing, or half a request. */
function idle(port: number, isSilent: boolean): Socket {
  const socket = createConnection({ port, host: '127.0.0.1' })
  socket.on('error', () => socket.destroy())
  if (!isSilent) socket.write('POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{')
  return socket
}
