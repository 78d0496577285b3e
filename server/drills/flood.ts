import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../bench/measure.ts'
import { memoryOf } from '../trial/processes.ts'
import { ownShop } from '../trial/shop.ts'
import { readStock, type Stock } from '../trial/stock.ts'
import { dataOf, Visitor } from '../trial/visitor.ts'
import type { FloodReport } from './attackers.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'

const VISITORS = 4
const PAUSE_MILLISECONDS = 20
const SECONDS = 15
const MOST_TIMES_SLOWER = 5
const MOST_MEGABYTES = 300
const ATTACKERS = join(import.meta.dirname, 'attackers.ts')

/** 2,000 connections do all that wastes a server's time and memory, while others want to look around. */
export async function flood({ workplace, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = ownShop(workplace)
  const product = await shop.start()
  const database = await shop.look()
  const stock = await readStock(database)
  await database.close()
  const seconds = SECONDS * (rounds ?? 1)
  await lookAround(product.port, stock, SECONDS / 3)
  const calm = await lookAround(product.port, stock, SECONDS)
  say(`calm: ${calm.durations.length} answers, 19 of 20 within ${calm.p95Ms.toFixed(1)} ms`)
  const attackers = fork(ATTACKERS, [String(product.port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(attackers, 'exit')
  workplace.onClose(async () => {
    attackers.kill('SIGKILL')
    await ended
  })
  await once(attackers, 'message')
  let peak = 0
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(product.pid))
  }, 250)
  const flooded = await lookAround(product.port, stock, seconds)
  clearInterval(sampling)
  const reported = once(attackers, 'message')
  attackers.send('report')
  const [report] = (await reported) as [FloodReport]
  attackers.kill('SIGTERM')
  await ended
  await sleep(1000)
  const after = await lookAround(product.port, stock, SECONDS / 3)
  const megabytes = Math.round(peak / 2 ** 20)
  return {
    counts: {
      ...report,
      answers: flooded.durations.length,
      wrong: flooded.wrong,
      calmP95Ms: tenths(calm.p95Ms),
      floodP95Ms: tenths(flooded.p95Ms),
      afterP95Ms: tenths(after.p95Ms),
      peakRssMb: megabytes,
    },
    complaints: complaintsOf([
      [flooded.wrong + calm.wrong + after.wrong === 0, `${flooded.wrong} wrong answers, such as ${flooded.firstWrong}`],
      [flooded.p95Ms <= calm.p95Ms * MOST_TIMES_SLOWER, `${tenths(flooded.p95Ms / calm.p95Ms)} times slower`],
      [megabytes <= MOST_MEGABYTES, `${megabytes} MB of memory`],
      [report.open >= 1500, `only ${report.open} connections stood at once`],
    ]),
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** People who read lists, products and pages, with a look at the answer in between. */
async function lookAround(port: number, { groups, products }: Stock, seconds: number) {
  const durations: number[] = []
  let wrong = 0
  let firstWrong = ''
  const end = performance.now() + seconds * 1000
  const list =
    'query ($slug: String!) { productGroup(slug: $slug) { products(first: 24) { edges { node { title } } } } }'
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, place) => {
      const visitor = new Visitor(port)
      for (let i = place; performance.now() < end; i += 1) {
        visitor.renew()
        const group = groups[i % groups.length]!
        const begun = performance.now()
        try {
          if (i % 3 === 0)
            dataOf(await visitor.post('/graphql', JSON.stringify({ query: list, variables: { slug: group.slug } })))
          else {
            const path = i % 3 === 1 ? group.path : products[i % products.length]!.path
            const { status } = await visitor.get(path, 'accept: text/html\r\naccept-encoding: gzip\r\n')
            if (status !== 200) throw new Error(`${path}: ${status}`)
          }
          durations.push(performance.now() - begun)
        } catch (error) {
          wrong += 1
          firstWrong ||= String(error)
        }
        await sleep(PAUSE_MILLISECONDS)
      }
      visitor.connection.close()
    }),
  )
  return { durations, wrong, firstWrong, p95Ms: percentile(Float64Array.from(durations).sort(), 0.95) }
}
