import { Visitor, WrongAnswer } from '../harness/visitor.ts'
import { newId } from '../kit/ids.ts'
import { openDatabase } from '../platform/database.ts'
import { createClient } from '../typedClient/src/index.ts'
import { measure, percentile } from './measure.ts'
import type { PeopleFigures, PeopleParts } from './people.ts'
import { administratorSession } from './users.ts'

/** What a program loads and updates by the documented paths: products with their sizes, then the stock of all of them. */

const PRODUCTS = 1000
const PRODUCTS_AT_ONCE = 250
const STOCK_AT_ONCE = 2000
const sizes = ['S', 'M', 'L', 'XL', 'XXL', '116', '128', '140', '152', '164']

const productOf = (number: string) => ({
  ...{ title: { de: `Trikot ${number}`, en: `Jersey ${number}` }, description: 'Leicht und robust.', price: 19.9 },
  order_number: number,
  variants: sizes.map(size => ({ size, gender: 'Unisex' as const, available: 20, order_number: `${number}-${size}` })),
  bulk_prices: [{ from: 10, price: 17.9 }],
})

const chunksOf = <Value>(values: readonly Value[], most: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / most) }, (_, index) => values.slice(index * most, (index + 1) * most))

/** A thousand products with ten sizes each in four requests, then the stock of the ten thousand sizes in five, while
 *  somebody looks at lists: how long each took as a whole, and the list's p95 before and meanwhile. */
export async function measureWrites({ port, databaseUrl, list, seconds }: PeopleParts): Promise<PeopleFigures> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 })
  const secret = await administratorSession(database).finally(database.close)
  const durations: number[] = []
  const shop = createClient({
    url: `http://127.0.0.1:${port}`,
    retries: 0,
    fetch: (url, request) => fetch(url, { ...request, headers: { ...request.headers, cookie: `session=${secret}` } }),
  })
  const timed = async (count: number, write: () => Promise<unknown>) => {
    const begun = performance.now()
    const answer = (await write()) as { written?: unknown }
    if (answer.written !== count) throw new WrongAnswer(200, JSON.stringify(answer).slice(0, 300))
    durations.push(performance.now() - begun)
  }
  const run = newId().slice(-12)
  const numbers = Array.from({ length: PRODUCTS }, (_, index) => `${run}-${index}`)
  const reader = new Visitor(port)
  const reading = [() => list(reader)]
  await measure(reading, 1)
  const begun = performance.now()
  for (const part of chunksOf(numbers, PRODUCTS_AT_ONCE)) {
    await timed(part.length, () => shop.rest('POST /api/v0/shop_product', part.map(productOf)))
  }
  const products1000Ms = performance.now() - begun
  const calm = await measure(reading, seconds)
  const items = numbers.flatMap(number => sizes.map(size => ({ order_number: `${number}-${size}`, available: 7 })))
  const updating = async () => {
    const started = performance.now()
    for (const part of chunksOf(items, STOCK_AT_ONCE)) {
      await timed(part.length, () => shop.rest('PUT /api/v0/shop_stock', part))
    }
    return performance.now() - started
  }
  const [stock10000Ms, busy] = await Promise.all([updating(), measure(reading, seconds)])
  reader.connection.close()
  const sorted = Float64Array.from(durations).sort()
  const [p50Ms, p95Ms, p99Ms] = [0.5, 0.95, 0.99].map(part => percentile(sorted, part))
  return {
    timings: {
      ...{ p50Ms: p50Ms!, p95Ms: p95Ms!, p99Ms: p99Ms!, operations: PRODUCTS },
      opsPerSecond: PRODUCTS / (products1000Ms / 1000),
      errors: calm.errors + busy.errors,
      firstError: calm.firstError ?? busy.firstError,
    },
    figures: { listP95CalmMs: calm.p95Ms, listP95BusyMs: busy.p95Ms, products1000Ms, stock10000Ms },
  }
}
