import { setTimeout as sleep } from 'node:timers/promises'
import { ConnectionLost } from '../trial/connection.ts'
import { ownShop } from '../trial/shop.ts'
import { readStock } from '../trial/stock.ts'
import { Visitor } from '../trial/visitor.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { readOrders } from './orders.ts'
import { startTrade } from './trade.ts'

const ROUNDS = 5
const READERS = 12
const BUYERS = 4
const CALM_MILLISECONDS = 1_500
const MOST_STOP_MILLISECONDS = 10_000

/** The application is told to stop while people read and buy. */
export async function stop({ workplace, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = ownShop(workplace)
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
    const product = await shop.start()
    const database = await shop.look()
    const { articles, groups, products } = await readStock(database)
    await database.close()
    let stoppedAt = Number.POSITIVE_INFINITY
    const paths = [...groups.slice(0, 5), ...products.slice(0, 5)].map(({ path }) => path)
    const reader = async (place: number) => {
      const visitor = new Visitor(product.port)
      for (let i = 0; ; i += 1) {
        const begun = performance.now()
        try {
          const { status } = await visitor.get(paths[(place + i) % paths.length]!, 'accept: text/html\r\n')
          if (status === 200) counts.answered += 1
          else complaints.push(`an answer with status ${status}`)
        } catch (error) {
          if (!(error instanceof ConnectionLost)) throw error
          // Whoever comes anew after the stop may find nobody; whoever was let in gets an answer.
          if (begun > stoppedAt && !visitor.connection.hasAnswered) counts.turnedAway += 1
          else counts.unanswered += 1
          return
        }
      }
    }
    const readers = Array.from({ length: READERS }, (_, place) => reader(place))
    const trade = startTrade({ port: product.port, articles, buyers: BUYERS })
    await sleep(CALM_MILLISECONDS)
    stoppedAt = performance.now()
    const ended = trade.end()
    const code = await product.stop()
    const milliseconds = Math.round(performance.now() - stoppedAt)
    await Promise.all(readers)
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
