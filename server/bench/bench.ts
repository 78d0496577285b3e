import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { blockTypes } from '../blocks.ts'
import { seedLargeCatalogue } from '../demo/largeCatalogue.ts'
import { blocksWith } from '../domains/content/rules/blockTypes.ts'
import { openHarness } from '../harness/harness.ts'
import { memoryOf, processorTimeOf } from '../harness/processes.ts'
import { freePort, isReady, type Product, startProduct } from '../harness/product.ts'
import { readStock, type Stock } from '../harness/stock.ts'
import { Visitor } from '../harness/visitor.ts'
import { migrateAll } from '../migrations.ts'
import { ensureClient } from '../platform/build.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { startEmbedded } from '../platform/embedded.ts'
import { StartFailure } from '../platform/failure.ts'
import { silentLog } from '../platform/log.ts'
import { openStorage } from '../platform/storage.ts'
import { addBenchPages } from './entries.ts'
import { entryListWork, isEntryListOperation } from './entryLists.ts'
import { measureFiles } from './files.ts'
import { measureImages } from './images.ts'
import { measure, type Timings } from './measure.ts'
import { keptOperations, listBytes, type Work, workOf } from './operations.ts'
import type { BenchOptions, OperationName } from './options.ts'
import { isPeopleOperation, measureSession, measureSignIn, type PeopleOperation } from './people.ts'
import { measurePricing } from './pricing.ts'
import { pullWork } from './pulls.ts'
import { rulesWork } from './rules.ts'
import { isUserOperation, userWork } from './users.ts'
import { measureWrites } from './writes.ts'

/** One measurement. Times are of whole operations as a client waits for them; `cpuMsPerOp` is the processor time of
 *  application and database together, `peakRssMb` the memory of the application's processes, and `shareOfBaseline` the
 *  operations per second as a share of what the same HTTP server manages with a constant of a list's size. */
export interface Row {
  readonly op: OperationName
  readonly products: number
  readonly concurrency: number
  /** Whether answers that all visitors get alike may come out of the application's memory. */
  readonly cached: boolean
  readonly opsPerSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly errors: number
  readonly cpuMsPerOp: number
  readonly peakRssMb: number
  readonly shareOfBaseline: number
  /** Of `sign-in`: a list's p95 while nobody signs in, and while sixteen do. */
  readonly listP95CalmMs?: number
  readonly listP95BusyMs?: number
  /** Of `session`: the same list's p50 for a guest. */
  readonly guestP50Ms?: number
  /** Of `write`, which has the list's p95 too: a thousand products with ten sizes each, and the stock of all of these. */
  readonly products1000Ms?: number
  readonly stock10000Ms?: number
  /** Of `images`: a photo of twelve megapixels at 800 pixels when it is asked for the first time, by format. */
  readonly firstJpegMs?: number
  readonly firstWebpMs?: number
  readonly firstAvifMs?: number
  /** Of `files`: the memory of the application before and during the upload of a gigabyte in a hundred photos, four at a time,
   *  with the list's p95; pages of the file browser with a hundred thousand files; a ZIP of a thousand documents. */
  readonly filesBeforeMb?: number
  readonly filesPeakMb?: number
  readonly upload1000MbMs?: number
  readonly browserP95Ms?: number
  readonly taggedP95Ms?: number
  readonly searchedP95Ms?: number
  readonly zip1000Ms?: number
  readonly zipPeakMb?: number
}

const CONCURRENCIES = [1, 16] as const
const MOST_CONCURRENT = 16
const STARTS = 5
/** Before each operation is measured it runs for a while, so that compiled code and plans are there. */
const warmUpSeconds = (seconds: number): number => Math.min(3, Math.max(1, seconds / 2))
/** So many answers are asked for before they are measured out of memory: all there are, in a small catalogue. */
const WARM_ANSWERS = 1_500
const SAMPLE_MILLISECONDS = 500

/** Where things lie in the temporary folder. */
interface Places {
  readonly dataDir: string
  readonly cluster: string
  readonly databaseUrl: string
  readonly log: string
}

/**
 * Measures what is asked for, one row after the other. Everything runs on a fresh embedded database in a temporary
 * folder, which grows from one size of the catalogue to the next; the application is the built one, started as an
 * operator starts it, in a process of its own.
 */
export async function* bench(options: BenchOptions, say: (text: string) => void): AsyncGenerator<Row> {
  await ensureClient(silentLog)
  const harness = await openHarness('shop-bench-')
  try {
    const dataDir = join(harness.folder, 'data')
    let added = 0
    for (const products of options.products) {
      const server = await startEmbedded({ dataDir, log: silentLog })
      const stopServer = harness.onClose(server.stop)
      const stock = await grow({ ...server, dataDir }, products - added, say)
      added = products
      const log = join(harness.folder, 'product.log')
      const places = { dataDir, cluster: join(dataDir, 'postgres/cluster'), databaseUrl: server.url, log }
      const meter = new Meter(options, products, places, say)
      for (const cached of options.cached) {
        const environment = {
          ...{ DATA_DIR: dataDir, DATABASE_URL: server.url, PROCESSES: String(options.processes) },
          KEEP_ANSWERS: cached ? 'on' : 'off',
        }
        const product = await startProduct({ log: places.log, environment })
        const stopProduct = harness.onClose(product.stop)
        yield* meter.baselineRows(product, stock)
        yield* meter.shopRows(product, stock, cached)
        await stopProduct()
      }
      await stopServer()
      if (options.only.includes('start')) yield await meter.startRow(stock)
    }
  } finally {
    await harness.close()
  }
}

/** Adds products to the catalogue, brings the database to rest and reads what there is to ask for. */
async function grow(
  { url, superuserUrl, dataDir }: { url: string; superuserUrl: string; dataDir: string },
  products: number,
  say: (text: string) => void,
): Promise<Stock> {
  const database = await openDatabase({ url })
  try {
    await migrateAll(database)
    const storage = await openStorage(dataDir)
    const parts = { database, storage, now: new Date() }
    // The demo's pages, and those that are measured, are read as those of people are.
    blocksWith(blockTypes)
    if (products > 0) {
      await seedLargeCatalogue({ ...parts, products }, made => say(`${made} of ${products} products are added`))
    }
    await addBenchPages(database)
    await database.pool.query('vacuum (analyze)')
    await checkpoint(superuserUrl)
    return await readStock(database)
  } finally {
    await database.close()
  }
}

/** Has everything written down now, not while something is measured. */
async function checkpoint(superuserUrl: string): Promise<void> {
  const maintenance: Database = await openDatabase({ url: superuserUrl, poolSize: 1 })
  await maintenance.pool.query('checkpoint')
  await maintenance.close()
}

/** Takes the measurements of one size of the catalogue. */
class Meter {
  readonly #options: BenchOptions
  readonly #products: number
  readonly #places: Places
  readonly #say: (text: string) => void
  readonly #baseline = new Map<number, Row>()

  constructor(options: BenchOptions, products: number, places: Places, say: (text: string) => void) {
    this.#options = options
    this.#products = products
    this.#places = places
    this.#say = say
  }

  /** Measures the bare HTTP server once, with as many bytes as a list of the shop has. */
  async *baselineRows({ port }: Product, stock: Stock): AsyncGenerator<Row> {
    if (this.#baseline.size > 0) return
    const visitor = new Visitor(port)
    const bytes = await listBytes(stock, visitor)
    visitor.connection.close()
    const baseline = await startBaseline(this.#places.log, bytes)
    const work: Work = async someone => {
      someone.renew()
      const { status, body } = await someone.get('/baseline')
      if (status !== 200 || body.length !== bytes) throw new StartFailure(`the baseline answers ${status}`)
    }
    for await (const row of this.#rows('baseline', { ...baseline, cluster: null }, work, false)) {
      this.#baseline.set(row.concurrency, row)
      if (this.#options.only.includes('baseline')) yield { ...row, shareOfBaseline: 1 }
    }
    await baseline.stop()
  }

  async *shopRows(product: Product, stock: Stock, cached: boolean): AsyncGenerator<Row> {
    const visitor = new Visitor(product.port)
    const names = this.#options.only.filter(
      (name): name is Exclude<OperationName, 'baseline' | 'start'> => name !== 'baseline' && name !== 'start',
    )
    for (const name of names) {
      // What is never kept is measured once, as the application is started by default; what a look at the session
      // adds, where guests' answers are not kept either.
      const isKept = keptOperations.has(name)
      const isForKept = name !== 'session'
      if (!isKept && this.#options.cached.includes(!cached) && cached !== isForKept) continue
      if (isPeopleOperation(name)) {
        yield await this.#peopleRow(name, product, await workOf('list', stock, visitor))
        continue
      }
      if (name === 'pricing') {
        yield await this.#pricingRow()
        continue
      }
      const { databaseUrl } = this.#places
      const work = isUserOperation(name)
        ? await userWork(name, databaseUrl)
        : isEntryListOperation(name)
          ? await entryListWork(name, databaseUrl)
          : name === 'pull'
            ? await pullWork(stock, visitor, databaseUrl)
            : name === 'rules'
              ? await rulesWork(stock, databaseUrl)
              : await workOf(name, stock, visitor)
      yield* this.#rows(name, { ...product, cluster: this.#places.cluster }, work, isKept && cached)
    }
    visitor.connection.close()
  }

  /** From the start, with a database of the application's own, to the first right list. */
  async startRow(stock: Stock): Promise<Row> {
    const timings: number[] = []
    let cpuMs = 0
    let rss = 0
    for (let i = 0; i < STARTS; i += 1) {
      const begun = performance.now()
      const product = await startProduct({ log: this.#places.log, environment: { DATA_DIR: this.#places.dataDir } })
      const visitor = new Visitor(product.port)
      await (await workOf('list', stock, visitor))(visitor)
      timings.push(performance.now() - begun)
      cpuMs += await processorTimeOf(product.pid, this.#places.cluster)
      rss = Math.max(rss, await memoryOf(product.pid))
      visitor.connection.close()
      await product.stop()
    }
    const [p50Ms, p95Ms, p99Ms] = [0.5, 0.95, 0.99].map(
      part => timings.sort((a, b) => a - b)[Math.ceil(STARTS * part) - 1]!,
    )
    return {
      ...{ op: 'start', products: this.#products, concurrency: 1, cached: false },
      opsPerSecond: rounded(1000 / p50Ms!, 3),
      p50Ms: rounded(p50Ms!, 0),
      p95Ms: rounded(p95Ms!, 0),
      p99Ms: rounded(p99Ms!, 0),
      errors: 0,
      cpuMsPerOp: rounded(cpuMs / STARTS, 0),
      peakRssMb: rounded(rss / 2 ** 20, 0),
      shareOfBaseline: 0,
    }
  }

  /** The pricing function alone, in this process. */
  async #pricingRow(): Promise<Row> {
    const { timings, cpuMs } = await measurePricing(this.#options.seconds)
    return {
      ...{ op: 'pricing', products: this.#products, concurrency: 1, cached: false },
      ...this.#figuresOf(timings, cpuMs, process.memoryUsage.rss(), 1),
    }
  }

  /** Lists are kept or not as the application was started; what is compared is. */
  async #peopleRow(op: PeopleOperation, product: Product, list: Work): Promise<Row> {
    const cluster = this.#places.cluster
    const cpuBefore = await processorTimeOf(product.pid, cluster)
    const memory = sampleMemory(product.pid)
    const run = {
      'sign-in': measureSignIn,
      session: measureSession,
      write: measureWrites,
      images: measureImages,
      files: measureFiles,
    }[op]
    const { databaseUrl, dataDir } = this.#places
    const parts = {
      port: product.port,
      databaseUrl,
      dataDir,
      list,
      seconds: this.#options.seconds,
      memory: () => sampleMemory(product.pid),
    }
    const { timings, figures } = await run(parts)
    const cpuMs = (await processorTimeOf(product.pid, cluster)) - cpuBefore
    const peak = await memory.end()
    if (timings.firstError !== null) this.#say(`${op}: ${timings.errors} errors, the first: ${timings.firstError}`)
    const concurrency = op === 'sign-in' ? MOST_CONCURRENT : 1
    return {
      ...{ op, products: this.#products, concurrency, cached: false },
      ...this.#figuresOf(timings, cpuMs, peak, concurrency),
      ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value, 3)])),
    }
  }

  async *#rows(
    op: OperationName,
    of: { port: number; pid: number; cluster: string | null },
    work: Work,
    cached: boolean,
  ): AsyncGenerator<Row> {
    const visitors = Array.from({ length: MOST_CONCURRENT }, () => new Visitor(of.port))
    const clients = visitors.map(visitor => () => work(visitor))
    const { seconds } = this.#options
    const warmUp = await measure(clients, warmUpSeconds(seconds), cached ? WARM_ANSWERS : 0)
    if (warmUp.operations === 0) throw new StartFailure(`${op} does not work: ${warmUp.firstError}`)
    for (const concurrency of CONCURRENCIES) {
      const cpuBefore = await processorTimeOf(of.pid, of.cluster)
      const memory = sampleMemory(of.pid)
      const timings = await measure(clients.slice(0, concurrency), seconds)
      const cpuMs = (await processorTimeOf(of.pid, of.cluster)) - cpuBefore
      const peak = await memory.end()
      if (timings.firstError !== null) this.#say(`${op}: ${timings.errors} errors, the first: ${timings.firstError}`)
      yield {
        ...{ op, products: this.#products, concurrency, cached },
        ...this.#figuresOf(timings, cpuMs, peak, concurrency),
      }
    }
    for (const visitor of visitors) visitor.connection.close()
  }

  #figuresOf(timings: Timings, cpuMs: number, peakBytes: number, concurrency: number) {
    return {
      opsPerSecond: rounded(timings.opsPerSecond, 1),
      p50Ms: rounded(timings.p50Ms, 3),
      p95Ms: rounded(timings.p95Ms, 3),
      p99Ms: rounded(timings.p99Ms, 3),
      errors: timings.errors,
      cpuMsPerOp: rounded(cpuMs / Math.max(1, timings.operations), 4),
      peakRssMb: rounded(peakBytes / 2 ** 20, 0),
      shareOfBaseline: rounded(timings.opsPerSecond / (this.#baseline.get(concurrency)?.opsPerSecond ?? Number.NaN), 4),
    }
  }
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

/** Looks at the memory of an application again and again. */
function sampleMemory(pid: number): { end(): Promise<number> } {
  let peak = 0
  const look = async () => {
    peak = Math.max(peak, await memoryOf(pid))
  }
  const timer = setInterval(() => void look(), SAMPLE_MILLISECONDS)
  return {
    async end() {
      clearInterval(timer)
      await look()
      return peak
    },
  }
}

async function startBaseline(
  log: string,
  bytes: number,
): Promise<{ port: number; pid: number; stop(): Promise<void> }> {
  const port = await freePort()
  const output = await open(log, 'a')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'baseline.ts'), String(port), String(bytes)], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', output.fd, output.fd],
  })
  await output.close()
  const ended = once(child, 'close')
  if (!(await isReady(port, ended, '/health/live'))) throw new StartFailure('The baseline does not start.')
  return {
    port,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
