import { globalId, rawId } from '../api/globalIds.ts'
import { type Attempt, emailOf, prepareBuyer, tryToPlace } from '../harness/buyers.ts'
import { movementFaults } from '../harness/movements.ts'
import type { Article } from '../harness/purchase.ts'
import { sharedShop } from '../harness/shop.ts'
import { readStock } from '../harness/stock.ts'
import { type Fields, Visitor } from '../harness/visitor.ts'
import type { Database } from '../platform/database.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'

const PASSWORD = 'a password for a drill'
const ARTICLES = 4
const ORDERS = 200
const CORRECTIONS = 200
const COUNTS = 100
/** Fewer than buyers ask for, so that some are sold out. */
const PIECES = 40
/** So many go through the checkout at once. */
const AT_ONCE = 20
/** Stock-takings that are booked meanwhile; the counts are shared among them. */
const TAKINGS = 5

/**
 * 500 movements at once on four sizes, over two processes: orders, corrections and counts with their bookings. Stock is
 * never below zero, and the movements of each piece go on from each other and add up to what is left.
 */
export async function stock({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = await sharedShop(harness)
  const products = [await shop.start({ ADMIN_PASSWORD: PASSWORD }), await shop.start({ DEMO: 'off' })]
  const database = await shop.look()
  harness.onClose(database.close)
  const articles = (await readStock(database)).articles.slice(0, ARTICLES)
  const counts = { rounds: rounds ?? 1, orders: 0, soldOut: 0, corrections: 0, tooFew: 0, counts: 0, booked: 0 }
  const figures = { ...counts, movements: 0, faults: 0, left: 0, deadlocks: 0 }
  const complaints: string[] = []
  const staff = await Promise.all(products.map(({ port }) => Staff.signIn(port)))
  for (let round = 0; round < figures.rounds; round += 1) {
    for (const { variantId } of articles) {
      await database.pool.query('update variants set available = $2, back_on = null where id = $1', [
        rawId('Variant', variantId),
        PIECES,
      ])
    }
    const before = await movementsOf(database)
    const buyers = []
    for (let i = 0; i < ORDERS; i += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, place) => {
        const number = round * ORDERS + i + place
        return prepareBuyer(products[place % 2]!.port, articles[number % ARTICLES]!, emailOf(number))
      })
      buyers.push(...(await Promise.all(some)))
    }
    say(`round ${round + 1}: ${buyers.length} buyers are ready`)
    const takings = await Promise.all(Array.from({ length: TAKINGS }, () => staff[0]!.startTaking(articles)))
    const [attempts, corrected, booked] = await Promise.all([
      Promise.all(buyers.map(tryToPlace)),
      Promise.all(
        Array.from({ length: CORRECTIONS }, (_, i) =>
          staff[i % 2]!.correct(articles[i % ARTICLES]!, i % 3 === 0 ? -2 : 1),
        ),
      ),
      Promise.all(takings.map((taking, i) => staff[i % 2]!.countAndBook(taking, articles, COUNTS / TAKINGS))),
    ])
    for (const { visitor } of buyers) visitor.connection.close()
    const orders = tally(attempts)
    figures.orders += orders.placed
    figures.soldOut += orders.soldOut
    figures.corrections += corrected.filter(code => code === null).length
    figures.tooFew += corrected.filter(code => code === 'ONLY_FEW_LEFT').length
    figures.counts += booked.reduce((sum, { counted }) => sum + counted, 0)
    figures.booked += booked.filter(({ isBooked }) => isBooked).length
    figures.movements += (await movementsOf(database)) - before
    const faults = await movementFaults(database)
    figures.faults += faults.length
    complaints.push(
      ...faults,
      ...complaintsOf([
        [orders.placed + orders.soldOut === ORDERS, `${orders.others} orders ended otherwise`],
        [corrected.every(code => code === null || code === 'ONLY_FEW_LEFT'), `corrections: ${corrected.join(' ')}`],
        [booked.every(({ isBooked }) => isBooked), 'a stock-taking was not booked'],
      ]),
    )
  }
  for (const each of staff) each.close()
  const { rows } = await database.pool.query<{ left: number; deadlocks: number }>(
    `select (select sum(available)::int from variants where id = any($1)) as left,
      (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`,
    [articles.map(({ variantId }) => rawId('Variant', variantId))],
  )
  Object.assign(figures, rows[0])
  complaints.push(...complaintsOf([[figures.deadlocks === 0, `${figures.deadlocks} deadlocks`]]))
  return { counts: figures, complaints }
}

function tally(attempts: readonly Attempt[]): { placed: number; soldOut: number; others: number } {
  const placed = attempts.filter(({ kind }) => kind === 'placed').length
  const soldOut = attempts.filter(
    each => each.kind === 'refused' && each.refusals.every(code => code === 'SOLD_OUT' || code === 'ONLY_FEW_LEFT'),
  ).length
  return { placed, soldOut, others: attempts.length - placed - soldOut }
}

async function movementsOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from stock_movements')
  return rows[0]!.count
}

const itemId = ({ variantId }: Article): string => globalId('StockItem', rawId('Variant', variantId)!)

/** Somebody of the staff, each on connections of their own. */
class Staff {
  readonly #port: number
  readonly #cookies: ReadonlyMap<string, string>
  readonly #opened: Visitor[] = []

  constructor(port: number, cookies: ReadonlyMap<string, string>) {
    this.#port = port
    this.#cookies = cookies
  }

  static async signIn(port: number): Promise<Staff> {
    const visitor = new Visitor(port)
    const input = { email: 'admin@example.com', password: PASSWORD }
    await visitor.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }', { input })
    visitor.connection.close()
    return new Staff(port, new Map(visitor.cookies))
  }

  close(): void {
    for (const { connection } of this.#opened) connection.close()
  }

  #visitor(): Visitor {
    const visitor = new Visitor(this.#port)
    for (const [name, value] of this.#cookies) visitor.cookies.set(name, value)
    this.#opened.push(visitor)
    return visitor
  }

  async #mutate(visitor: Visitor, name: string, type: string, fields: string, input: object): Promise<Fields> {
    const answer = await visitor.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} errors { code } } }`,
      { input },
    )
    return answer[name] as Fields
  }

  /** Null where it was done, else the code of the refusal. */
  async correct(article: Article, add: number): Promise<string | null> {
    const items = [{ itemId: itemId(article), add }]
    const input = { items, reason: 'CORRECTION', note: 'drill' }
    return codeOf(await this.#mutate(this.#visitor(), 'changeStock', 'ChangeStockInput', '', input))
  }

  async startTaking(articles: readonly Article[]): Promise<string> {
    const input = { name: 'drill', scope: 'CHOSEN', itemIds: articles.map(itemId) }
    const fields = 'stockTaking { id }'
    const answer = await this.#mutate(this.#visitor(), 'startStockTaking', 'StartStockTakingInput', fields, input)
    return String((answer.stockTaking as Fields).id)
  }

  /** Counts all articles in turn, and books then. */
  async countAndBook(takingId: string, articles: readonly Article[], times: number) {
    const visitor = this.#visitor()
    const lines = await visitor.graphql(
      'query ($id: ID!) { stockTaking(id: $id) { lines(first: 10) { edges { node { id } } } } }',
      { id: takingId },
    )
    const edges = ((lines.stockTaking as Fields).lines as Fields).edges as readonly { node: { id: string } }[]
    let counted = 0
    for (let i = 0; i < times; i += 1) {
      const input = { takingId, lineId: edges[i % articles.length]!.node.id, setTo: 20 + (i % 7) }
      const answer = await this.#mutate(visitor, 'countStockPiece', 'CountStockPieceInput', '', input)
      if (codeOf(answer) === null) counted += 1
    }
    const answer = await this.#mutate(visitor, 'bookStockTaking', 'StockTakingInput', '', { takingId })
    return { counted, isBooked: codeOf(answer) === null }
  }
}

const codeOf = ({ errors }: Fields): string | null => (errors as readonly { code: string }[])[0]?.code ?? null
