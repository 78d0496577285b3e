import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownShop } from '../harness/shop.ts'
import { Visitor } from '../harness/visitor.ts'
import type { Database } from '../platform/database.ts'
import { killAndWait, victims } from './crash.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { uploadPlace } from './uploaders.ts'

const ROUNDS = 6
const PRODUCTS = 10_000
const SIZES = 10
/** Products of the rounds in which something is killed. */
const FEWER = 2_000
const MOST_SECONDS = 180
const MOST_MEGABYTES = 400
/** Longest that an order of a product waits while it and all others are written, in milliseconds. */
const MOST_WAITED = 20_000
const MOST_WAITING_MILLISECONDS = 600_000

const upload = `mutation ($input: UploadFileInput!) { uploadFile(input: $input) { file { id } errors { code } } }`
const step = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { productImport { id } errors { code } } }`

/**
 * 100,000 rows are taken in at once, measured in time and memory; then the application, its database or both are killed while
 * fewer of them are written or taken back: all of an import is there or nothing, and in the end all.
 */
export async function imports({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = ownShop(harness)
  let product = await shop.start()
  let database = await shop.look()
  const { session } = await uploadPlace(database)
  const begun = performance.now()
  const firstId = await checked(memberOf(product.port, session), tableOf(PRODUCTS, 'A', 1000), 'a.csv', database)
  const checkSeconds = secondsSince(begun)
  await ask(memberOf(product.port, session), 'runProductImport', 'ProductImportInput', { importId: firstId })
  const state = await ended(database, firstId)
  const seconds = secondsSince(begun)
  const megabytes = await peakOf(product.pid)
  say(`${PRODUCTS * SIZES} rows: checked after ${checkSeconds} s, ${state} after ${seconds} s, ${megabytes} MB`)
  const first = { rows: PRODUCTS * SIZES, checkSeconds, seconds, megabytes }
  const complaints = complaintsOf([
    [state === 'done' && (await priced(database, 'A', 1000)) === PRODUCTS, `the first import is ${state}`],
    [seconds <= MOST_SECONDS, `${seconds} s`],
    [megabytes <= MOST_MEGABYTES, `${megabytes} MB`],
  ])
  const again = await checked(memberOf(product.port, session), tableOf(PRODUCTS, 'A', 1500), 'again.csv', database)
  await ask(memberOf(product.port, session), 'runProductImport', 'ProductImportInput', { importId: again })
  const waitedMilliseconds = await longestWait(database, again)
  say(`whoever orders one of ${PRODUCTS} changed products waits ${waitedMilliseconds} ms at most`)
  const counts = { ...first, waitedMilliseconds, crashes: 0, nothing: 0, all: 0 }
  complaints.push(...complaintsOf([[waitedMilliseconds <= MOST_WAITED, `${waitedMilliseconds} ms waited`]]))
  for (let round = 0; round < (rounds ?? ROUNDS); round += 1) {
    const price = 2000 + round
    const id = await checked(memberOf(product.port, session), tableOf(FEWER, 'A', price), `${round}.csv`, database)
    await ask(memberOf(product.port, session), 'runProductImport', 'ProductImportInput', { importId: id })
    await sleep(Math.random() * 1200)
    const victim = victims[round % victims.length]!
    await database.close()
    product = await killAndWait(victim, product, shop.cluster, () => shop.start({}, product.port))
    database = await shop.look()
    counts.crashes += 1
    const found = await priced(database, 'A', price)
    counts[found === 0 ? 'nothing' : 'all'] += 1
    const last = await ended(database, id)
    const after = await priced(database, 'A', price)
    say(`${round + 1}: ${victim} killed, ${found} of ${FEWER} there, then ${last} with ${after}`)
    complaints.push(
      ...complaintsOf([
        [found === 0 || found === FEWER, `${found} of ${FEWER} products were half there`],
        [last === 'done' && after === FEWER, `the import is ${last} with ${after} products`],
      ]),
    )
  }
  await database.close()
  return { counts, complaints }
}

function memberOf(port: number, session: string): Visitor {
  const member = new Visitor(port)
  member.cookies.set('session', session)
  return member
}

const secondsSince = (begun: number): number => Math.round((performance.now() - begun) / 100) / 10

/** A table of products with ten sizes each. */
function tableOf(products: number, prefix: string, price: number): Buffer {
  const lines = ['Produktnummer;Titel;Beschreibung;Preis;Kategorie;SKU;Größe;Farbe;Bestand;Offline']
  const sizes = ['116', '128', '140', '152', '164', 'S', 'M', 'L', 'XL', 'XXL']
  const stock = String(Math.floor(price / 40))
  for (let number = 0; number < products; number += 1) {
    const name = `${prefix}${number}`
    for (const [at, size] of sizes.entries()) {
      const own =
        at === 0 ? [`Trikot ${name}`, `Leicht und robust, Modell ${name}`, String(price / 100), 'Trikots', 'nein'] : []
      const [title = '', text = '', cost = '', group = '', offline = ''] = own
      lines.push([name, title, text, cost, group, `${name}-${size}`, size, 'Blau', stock, offline].join(';'))
    }
  }
  return Buffer.from(lines.join('\n'))
}

async function ask(member: Visitor, name: string, type: string, input: object): Promise<string> {
  const answer = (await member.graphql(step(name, type), { input }))[name] as {
    readonly productImport: { readonly id: string } | null
    readonly errors: readonly { readonly code: string }[]
  }
  member.connection.close()
  if (!answer.productImport) throw new Error(`${name}: ${answer.errors.map(({ code }) => code).join()}`)
  return answer.productImport.id
}

/** An import that waits to be run. */
async function checked(member: Visitor, content: Buffer, name: string, database: Database): Promise<string> {
  const { uploadFile } = await member.upload(upload, {}, { name, type: 'text/csv', content })
  const { file } = uploadFile as { readonly file: { readonly id: string } | null }
  const id = await ask(member, 'startProductImport', 'StartProductImportInput', { fileId: file!.id })
  await ended(database, id)
  await ask(member, 'checkProductImport', 'CheckProductImportInput', { importId: id })
  const state = await ended(database, id)
  if (state !== 'checked') throw new Error(`the import is ${state}`)
  return id
}

/** How long somebody waits at most who orders one of the products that an import writes, in milliseconds: asked for again and
 *  again until the import is written. */
async function longestWait(database: Database, globalId: string): Promise<number> {
  const id = Buffer.from(globalId, 'base64').toString().split(':')[1]
  for (let longest = 0, number = 0; ; number = (number + 997) % PRODUCTS) {
    const client = await database.pool.connect()
    const begun = performance.now()
    try {
      await client.query(`begin; set local lock_timeout = '60s'; set local statement_timeout = '60s'`)
      await client.query('select id from products where product_number = $1 for no key update', [`A${number}`])
    } finally {
      await client.query('rollback')
      client.release()
    }
    longest = Math.max(longest, Math.round(performance.now() - begun))
    const { rows } = await database.pool.query<{ state: string }>('select state from imports where id = $1', [id])
    if (rows[0]!.state !== 'running') return longest
    await sleep(20)
  }
}

/** The state in which an import waits for somebody, or has ended. */
async function ended({ pool }: Database, globalId: string): Promise<string> {
  const id = Buffer.from(globalId, 'base64').toString().split(':')[1]
  const until = performance.now() + MOST_WAITING_MILLISECONDS
  for (;;) {
    const { rows } = await pool.query<{ state: string }>('select state from imports where id = $1', [id])
    const { state } = rows[0]!
    if (!['reading', 'checking', 'running', 'listing'].includes(state) || performance.now() > until) return state
    await sleep(100)
  }
}

async function priced({ pool }: Database, prefix: string, price: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from products where product_number ~ $1 and price_cents = $2`,
    [`^${prefix}[0-9]+$`, price],
  )
  return rows[0]!.count
}

/** The most memory that a process ever had, in megabytes. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024)
}
