import { setTimeout as sleep } from 'node:timers/promises'
import { type Attempt, attempt, type Bought, emailOf, prepareBuyer, tryToPlace } from '../harness/buyers.ts'
import type { ConnectionLost } from '../harness/connection.ts'
import type { Article } from '../harness/purchase.ts'

/** People who buy one thing after the other, whatever happens to the shop. */
export interface Trade {
  /** Orders that the shop acknowledged. */
  readonly bought: readonly Bought[]
  /** How the other tries ended, counted by kind. */
  readonly tries: Readonly<Record<Attempt['kind'], number>>
  /** Requests that got no answer. */
  readonly losses: readonly ConnectionLost[]
  /** Words of the first answers of a shop that failed. */
  readonly failures: readonly string[]
  /** Clicks on 'order' that were never answered, and not repeated. */
  readonly givenUp: number
  /** Nobody begins anything new; resolves when all have finished. */
  end(): Promise<void>
}

const PAUSE_MILLISECONDS = 50
const MOST_FAILURES = 5
/** One of so many buyers leaves when the answer does not come; the others click again until it does. */
const IMPATIENT = 3

/** Has `buyers` people buy pieces of `articles` from the shop at `port`, which may be away for a while. */
export function startTrade(options: { port: number; articles: readonly Article[]; buyers: number }): Trade {
  const { port, articles, buyers } = options
  const bought: Bought[] = []
  const failures: string[] = []
  const losses: ConnectionLost[] = []
  const tries = { placed: 0, refused: 0, unavailable: 0, failed: 0, lost: 0 }
  let givenUp = 0
  let begun = 0
  let isOver = false
  const note = (outcome: Attempt): void => {
    tries[outcome.kind] += 1
    if (outcome.kind === 'lost') losses.push(outcome.loss)
    if (outcome.kind === 'failed' && failures.length < MOST_FAILURES) failures.push(outcome.message)
  }
  const buy = async (): Promise<void> => {
    const number = begun
    begun += 1
    const article = articles[number % articles.length]!
    const email = emailOf(number)
    const buyer = await attempt(() => prepareBuyer(port, article, email))
    if ('kind' in buyer) {
      note(buyer)
      await sleep(PAUSE_MILLISECONDS)
      return
    }
    for (;;) {
      const outcome = await tryToPlace(buyer)
      note(outcome)
      if (outcome.kind === 'placed') {
        bought.push({ article, email, orderNumber: outcome.orderNumber, expectedTotal: buyer.order.expectedTotal })
        break
      }
      if (outcome.kind === 'refused') break
      if (number % IMPATIENT === 0) {
        givenUp += 1
        break
      }
      await sleep(PAUSE_MILLISECONDS)
    }
    buyer.visitor.connection.close()
  }
  const all = Array.from({ length: buyers }, async () => {
    while (!isOver) await buy()
  })
  return {
    bought,
    tries,
    losses,
    failures,
    get givenUp() {
      return givenUp
    },
    async end() {
      isOver = true
      await Promise.all(all)
    },
  }
}
