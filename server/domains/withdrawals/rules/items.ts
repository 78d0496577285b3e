import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { OrderLine } from '../../orders/queries/orders.ts'
import { isLineExcluded, isPieceExcluded } from '../../orders/rules/exclusion.ts'
import type { OrderPiece } from '../../orders/tables.ts'
import type { WithdrawnItem } from '../tables.ts'

/** What of an order can be withdrawn by itself, or is excluded because it was made to the buyer's words. */
export type Withdrawable = Omit<WithdrawnItem, 'title'> &
  Pick<OrderPiece, 'title' | 'fit' | 'color'> & { readonly size: string | null; readonly isExcluded: boolean }

/**
 * The parts of an order, in its order. A set is one part as long as none of its pieces is personalised; else each kind of
 * its pieces is a part of its own, for one printed shirt does not take away the right to give back the others.
 * Source: § 312g Abs. 2 Nr. 1 BGB, § 18 Abs. 1 Z 3 FAGG, which speak of goods.
 */
export const withdrawablesOf = (lines: readonly OrderLine[]): Withdrawable[] =>
  lines.flatMap((line): Withdrawable[] => {
    const { id: lineId, title, fit, size, color, amount, pieces } = line
    if (!pieces.some(isPieceExcluded))
      return [{ lineId, piece: null, title, fit, size, color, amount, isExcluded: isLineExcluded(line) }]
    return pieces.map((piece, at) => ({
      ...{ lineId, piece: at, title: `${title}: ${piece.title}`, fit: piece.fit, size: piece.size },
      ...{ color: piece.color, amount: piece.amount, isExcluded: isPieceExcluded(piece) },
    }))
  })

export type ChosenItem = Omit<WithdrawnItem, 'title'>

/** The chosen parts of an order as they are kept, each once; or why not: INVALID_INPUT for what is no part, WITHDRAWAL_EXCLUDED
 *  for what was made to the buyer's words, AMOUNT_INVALID and AMOUNT_TOO_LARGE. */
export function chosenItems(
  lines: readonly OrderLine[],
  chosen: readonly ChosenItem[],
): { items: WithdrawnItem[]; refusals: Refusal[] } {
  const known = new Map(withdrawablesOf(lines).map(each => [keyOf(each), each]))
  const items: WithdrawnItem[] = []
  const refusals: Refusal[] = []
  const taken = new Set<string>()
  for (const [at, item] of chosen.entries()) {
    const path = ['items', String(at)]
    const part = known.get(keyOf(item))
    if (!part || taken.has(keyOf(item))) {
      refusals.push(refusal('INVALID_INPUT', path, 'This is no part of the order, or named twice.'))
    } else if (part.isExcluded) {
      refusals.push(refusal('WITHDRAWAL_EXCLUDED', path, 'It was made to the buyer’s words.'))
    } else if (!Number.isInteger(item.amount) || item.amount < 1) {
      refusals.push(refusal('AMOUNT_INVALID', [...path, 'amount'], 'At least one.'))
    } else if (item.amount > part.amount) {
      const { amount: limit } = part
      refusals.push(refusal('AMOUNT_TOO_LARGE', [...path, 'amount'], `At most ${limit}.`, { limit }))
    } else {
      taken.add(keyOf(item))
      items.push({ lineId: part.lineId, piece: part.piece, title: describedTitle(part), amount: item.amount })
    }
  }
  return { items, refusals }
}

const keyOf = ({ lineId, piece }: Pick<WithdrawnItem, 'lineId' | 'piece'>) => `${lineId} ${piece ?? ''}`

const describedTitle = ({ title, size, color }: Withdrawable): string => [title, size, color].filter(Boolean).join(', ')
