import { isOrderable, type Pieces, totalOf } from '../choice/choices.ts'

/** What was chosen for each piece of a set, in the order of the set. */
export type Filling = readonly (readonly Pieces[])[]

/** How far a set is filled. Source: shop.md 4 "Set table", pricing.md step 3. */
export interface Balance {
  /** Pieces by slot. */
  readonly totals: readonly number[]
  /** Complete sets: the smallest total. */
  readonly sets: number
  /** How many pieces each slot lacks to be as full as the fullest. */
  readonly missing: readonly number[]
  /** Something was chosen, and every slot holds the same. */
  readonly isEqual: boolean
  /** Every chosen piece is there or announced for a day. */
  readonly isOrderable: boolean
}

export function balanceOf(filling: Filling): Balance {
  const totals = filling.map(pieces => totalOf(pieces))
  const largest = Math.max(0, ...totals)
  const sets = totals.length === 0 ? 0 : Math.min(...totals)
  return {
    totals,
    sets,
    missing: totals.map(total => largest - total),
    isEqual: largest > 0 && totals.every(total => total === largest),
    isOrderable: filling.every(pieces => pieces.every(({ choice }) => isOrderable(choice))),
  }
}

/**
 * The pieces that make up the complete sets, where some slots hold more: adult sizes before children's, so that their
 * price never promises too little.
 */
export function completeFilling(filling: Filling): Filling {
  const { sets } = balanceOf(filling)
  return filling.map(pieces => {
    let room = sets
    const adultsFirst = [...pieces].sort((a, b) => Number(a.choice.isChildSize) - Number(b.choice.isChildSize))
    return adultsFirst.flatMap(piece => {
      const amount = Math.min(piece.amount, room)
      room -= amount
      return amount > 0 ? [{ ...piece, amount }] : []
    })
  })
}

/** What the pieces cost one by one, in cents, to compare with the price of the sets; tiers left aside. */
export function apartCents(filling: Filling): number {
  return filling.flat().reduce((sum, { choice, amount }) => sum + choice.price.cents * amount, 0)
}
