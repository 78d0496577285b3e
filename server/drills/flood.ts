import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../bench/measure.ts'
import { memoryOf } from '../harness/processes.ts'
import { addPiece } from '../harness/purchase.ts'
import { ownShop } from '../harness/shop.ts'
import { readStock, type Stock } from '../harness/stock.ts'
import { Visitor, WrongAnswer } from '../harness/visitor.ts'
import type { FloodReport } from './attackers.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'

const VISITORS = 4
const PAUSE_MILLISECONDS = 20
const SECONDS = 15
const SAMPLE_MILLISECONDS = 500
const MOST_TIMES_SLOWER = 5
const MOST_MEGABYTES = 300
const ATTACKERS = join(import.meta.dirname, 'attackers.ts')

/** 2,000 connections do all that wastes a server's time and memory, while others want to look around. */
export async function flood({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = ownShop(harness)
  const product = await shop.start()
  const database = await shop.look()
  const stock = await readStock(database)
  await database.close()
  const seconds = SECONDS * (rounds ?? 1)
  await lookAtEverything(product.port, stock)
  let peak = 0
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(product.pid))
  }, SAMPLE_MILLISECONDS)
  harness.onClose(async () => clearInterval(sampling))
  const calm = await lookAround(product.port, stock, SECONDS)
  const calmPeak = peak
  say(`calm: ${calm.answers} answers, 19 of 20 within ${calm.p95Ms.toFixed(1)} ms`)
  const attackers = fork(ATTACKERS, [String(product.port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(attackers, 'exit')
  harness.onClose(async () => {
    attackers.kill('SIGKILL')
    await ended
  })
  await once(attackers, 'message')
  const flooded = await lookAround(product.port, stock, seconds)
  const reported = once(attackers, 'message')
  attackers.send('report')
  const [report] = (await reported) as [FloodReport]
  attackers.kill('SIGTERM')
  await ended
  await sleep(1000)
  const after = await lookAround(product.port, stock, SECONDS / 3)
  const megabytes = Math.round(peak / 2 ** 20)
  clearInterval(sampling)
  return {
    counts: {
      ...report,
      answers: flooded.answers,
      wrong: flooded.wrong,
      calmP50Ms: tenths(calm.p50Ms),
      floodP50Ms: tenths(flooded.p50Ms),
      calmP95Ms: tenths(calm.p95Ms),
      floodP95Ms: tenths(flooded.p95Ms),
      afterP95Ms: tenths(after.p95Ms),
      calmRssMb: Math.round(calmPeak / 2 ** 20),
      peakRssMb: megabytes,
    },
    complaints: complaintsOf([
      ...[calm, flooded, after].map(
        each => [each.wrong === 0, `${each.wrong} wrong answers, such as ${each.firstWrong}`] as const,
      ),
      [flooded.p95Ms <= calm.p95Ms * MOST_TIMES_SLOWER, `${tenths(flooded.p95Ms / calm.p95Ms)} times slower`],
      [megabytes <= MOST_MEGABYTES, `${megabytes} MB of memory`],
      [report.open >= 1500, `only ${report.open} connections stood at once`],
    ]),
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10

const LIST = 'query ($slug: String!) { productGroup(slug: $slug) { products(first: 24) { edges { node { title } } } } }'
const SEARCH =
  'query ($word: String!) { search(query: $word) { products(first: 24) { totalCount edges { node { title } } } } }'

/** What the visitors do in turn: look at lists and pages, search, and put something into a new cart. */
const visits: readonly ((visitor: Visitor, stock: Stock, turn: number) => Promise<void>)[] = [
  (visitor, { groups }, turn) => readPage(visitor, groups[turn % groups.length]!.path),
  (visitor, { products }, turn) => readPage(visitor, products[turn % products.length]!.path),
  async (visitor, { groups }, turn) => void (await visitor.graphql(LIST, { slug: groups[turn % groups.length]!.slug })),
  async (visitor, { words }, turn) => void (await visitor.graphql(SEARCH, { word: words[turn % words.length] })),
  (visitor, { articles }, turn) => addPiece(visitor, articles[turn % articles.length]!),
]

async function readPage(visitor: Visitor, path: string): Promise<void> {
  const { status } = await visitor.get(path, 'accept: text/html\r\naccept-encoding: gzip\r\n')
  if (status !== 200) throw new WrongAnswer(status, `${path}: ${status}`)
}

/** Has everything kept in memory that is kept at all, so that calm and flood differ in nothing but the flood. */
async function lookAtEverything(port: number, stock: Stock): Promise<void> {
  const visitor = new Visitor(port)
  const most = Math.max(stock.groups.length, stock.products.length)
  for (const visit of visits) {
    for (let turn = 0; turn < most; turn += 1) {
      visitor.renew()
      await visit(visitor, stock, turn)
    }
  }
  visitor.connection.close()
}

/** People who visit, with a look at the answer in between. */
async function lookAround(port: number, stock: Stock, seconds: number) {
  const durations: number[] = []
  let wrong = 0
  let firstWrong = ''
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, place) => {
      const visitor = new Visitor(port)
      for (let turn = place; performance.now() < end; turn += VISITORS) {
        visitor.renew()
        const begun = performance.now()
        try {
          await visits[turn % visits.length]!(visitor, stock, turn)
        } catch (error) {
          wrong += 1
          firstWrong ||= String(error)
        }
        // A wrong answer took its time too.
        durations.push(performance.now() - begun)
        await sleep(PAUSE_MILLISECONDS)
      }
      visitor.connection.close()
    }),
  )
  const sorted = Float64Array.from(durations).sort()
  return {
    answers: durations.length,
    wrong,
    firstWrong,
    p50Ms: percentile(sorted, 0.5),
    p95Ms: percentile(sorted, 0.95),
  }
}
