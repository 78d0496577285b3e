import { ConnectionLost } from './connection.ts'
import { type Article, addPiece, goThroughCheckout, type Placed, place, type ReadyOrder } from './purchase.ts'
import { Visitor, WrongAnswer } from './visitor.ts'

/** Somebody with a piece in the cart and the checkout behind them. */
export interface Buyer {
  readonly visitor: Visitor
  readonly article: Article
  readonly order: ReadyOrder
}

/** An order that the shop acknowledged. */
export interface Bought {
  readonly orderNumber: string
  readonly expectedTotal: number
  readonly article: Article
  readonly email: string
}

export const emailOf = (number: number): string => `buyer-${number}@example.com`

/** Goes up to the last click, come by the link of a `partner` if one is named. Throws what the shop or the line does. */
export async function prepareBuyer(port: number, article: Article, email: string, partner = ''): Promise<Buyer> {
  const visitor = new Visitor(port)
  visitor.partner = partner
  await addPiece(visitor, article)
  return { visitor, article, order: await goThroughCheckout(visitor, email) }
}

/** How a try to order ended. */
export type Attempt =
  | { readonly kind: 'placed'; readonly orderNumber: string }
  | { readonly kind: 'refused'; readonly refusals: readonly string[] }
  /** The shop said that it cannot at the moment: 503 and the like, told in words. */
  | { readonly kind: 'unavailable'; readonly message: string }
  /** The shop failed: another 5xx. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'lost'; readonly loss: ConnectionLost }

/** Clicks 'order' and tells what came of it, whatever it was. */
export async function tryToPlace({ visitor, order }: Pick<Buyer, 'visitor' | 'order'>): Promise<Attempt> {
  return attempt(async () => {
    const { orderNumber, refusals }: Placed = await place(visitor, order)
    return orderNumber === null ? { kind: 'refused', refusals } : { kind: 'placed', orderNumber }
  })
}

/** What came of `work`, where failures are answers too. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | Attempt> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ConnectionLost) return { kind: 'lost', loss: error }
    if (!(error instanceof WrongAnswer)) throw error
    const isUnavailable = error.status === 503 || error.message.includes('"C503"')
    return { kind: isUnavailable ? 'unavailable' : 'failed', message: error.message }
  }
}
