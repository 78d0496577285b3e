import type { LocalizedText } from '../../../kit/languages.ts'

export type AvailabilityState = 'inStock' | 'fewLeft' | 'backOnDate' | 'soldOut'

/** Whether something can be had. `quantity`: pieces left where they are few, null otherwise. `backOn`: the day from
 *  which it is expected, only with `backOnDate`. The texts are the shop's own, null unless nothing is left. */
export type Availability = {
  readonly state: AvailabilityState
  readonly quantity: number | null
  readonly backOn: string | null
  readonly tableText: LocalizedText | null
  readonly noteText: LocalizedText | null
}

/** What there is of a variant, or of a product without variants. `available`: null is unlimited. */
export type Stock = { readonly available: number | null; readonly backOn: string | null }

/** How a shop speaks of stock: today in its calendar, and up to how many pieces it says how few are left. */
export type StockCalendar = { readonly today: string; readonly fewLeftUpTo: number }

export type OutOfStockTexts = { readonly tableText: LocalizedText | null; readonly noteText: LocalizedText | null }

const plain = (state: AvailabilityState, quantity: number | null = null): Availability => ({
  state,
  quantity,
  backOn: null,
  tableText: null,
  noteText: null,
})

/** Whether nothing is there, but more is announced for a day to come: it can be ordered, and is delivered later.
 *  A day that has passed announces nothing. Source: shop.md 4 and 5 (`visible_again_from`). */
export const isAnnounced = (stock: Stock, today: string): boolean => stock.backOn !== null && stock.backOn > today

/** The availability of one variant. Source: decisions.md, "Money, tax, time"; shop.md 8, "Cart statuses". */
export function availabilityOf(stock: Stock, calendar: StockCalendar, texts: OutOfStockTexts): Availability {
  const { available, backOn } = stock
  if (available === null) return plain('inStock')
  if (available > calendar.fewLeftUpTo) return plain('inStock')
  if (available > 0) return plain('fewLeft', available)
  // Named one by one: callers pass wider values, whose own `backOn` must not win.
  const { tableText, noteText } = texts
  if (isAnnounced(stock, calendar.today)) return { state: 'backOnDate', quantity: 0, backOn, tableText, noteText }
  return { state: 'soldOut', quantity: 0, backOn: null, tableText, noteText }
}

/** The availability of a product out of its variants': the best of them; few pieces count together, and of several
 *  days the earliest counts. Without variants there is nothing to be had. */
export function bestAvailability(
  stocks: readonly Stock[],
  calendar: StockCalendar,
  texts: OutOfStockTexts,
): Availability {
  if (stocks.some(stock => stock.available === null)) return plain('inStock')
  const pieces = stocks.reduce((sum, stock) => sum + (stock.available ?? 0), 0)
  const days = stocks.filter(stock => isAnnounced(stock, calendar.today)).map(stock => stock.backOn ?? '')
  return availabilityOf({ available: pieces, backOn: days.sort()[0] ?? null }, calendar, texts)
}

const order: Record<AvailabilityState, number> = { inStock: 0, fewLeft: 1, backOnDate: 2, soldOut: 3 }

/** The availability of a set out of its pieces': the worst of them, of several days the latest; a piece that is
 *  missing (null) makes the set sold out. Its own stock, if it has one, counts like a piece. */
export function worstAvailability(pieces: readonly (Availability | null)[], texts: OutOfStockTexts): Availability {
  let worst = plain('inStock')
  for (const piece of pieces) {
    if (piece === null) return { state: 'soldOut', quantity: 0, backOn: null, ...texts }
    const isWorse = order[piece.state] > order[worst.state]
    const isLater = piece.state === worst.state && (piece.backOn ?? '') > (worst.backOn ?? '')
    const isFewer = piece.state === worst.state && (piece.quantity ?? 0) < (worst.quantity ?? 0)
    if (isWorse || isLater || isFewer) worst = piece
  }
  return worst.state === 'soldOut' || worst.state === 'backOnDate' ? { ...worst, ...texts } : worst
}

/** Whether something can be put into a cart. */
export const isOrderable = (availability: Pick<Availability, 'state'>): boolean => availability.state !== 'soldOut'

/**
 * How many pieces of a stock are named to who reads the catalogue: exact numbers to those who work on it (`seesStock`),
 * to all others no more than `availabilityOf` says. Null where there is enough, or an unlimited number.
 */
export function namedStock(stock: Stock, calendar: StockCalendar, seesStock: boolean): number | null {
  return seesStock ? stock.available : availabilityOf(stock, calendar, { tableText: null, noteText: null }).quantity
}
