/** What became of a bill: filed and not looked at, in order and to be paid, paid, or sent back. */
export const billStates = ['toCheck', 'approved', 'paid', 'refused'] as const
export type BillState = (typeof billStates)[number]

/** What a bill may become; everything can be taken back, one step at a time. */
const next: Readonly<Record<BillState, readonly BillState[]>> = {
  toCheck: ['approved', 'refused'],
  approved: ['paid', 'refused', 'toCheck'],
  paid: ['approved'],
  refused: ['toCheck'],
}

export const mayBecome = (from: BillState, to: BillState): boolean => next[from].includes(to)
export const nextStates = (from: BillState): readonly BillState[] => next[from]
