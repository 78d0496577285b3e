import { type Chooser, mostOf, type Pieces, piecesOf, type Selection, withAmount } from '../choice/choices.ts'

/**
 * A choice with so many pieces more of the sizes `among` (ids of variants), given to the size of which most are chosen and
 * as many are left; where none has as many, to several. Null where there are not so many.
 */
export function withMore(
  chooser: Pick<Chooser, 'choices'>,
  selection: Selection,
  among: readonly string[],
  count: number,
): Selection | null {
  const room = ({ choice, amount }: Pieces) => mostOf(choice) - amount
  const chosen = piecesOf(chooser, selection.amounts)
    .filter(({ choice }) => among.includes(choice.id))
    .sort((a, b) => b.amount - a.amount)
  const fitting = chosen.find(piece => room(piece) >= count)
  let rest = count
  let amounts = selection.amounts
  for (const piece of fitting ? [fitting] : chosen) {
    const taken = Math.min(rest, room(piece))
    amounts = withAmount(amounts, piece.choice, piece.amount + taken)
    rest -= taken
  }
  return rest > 0 ? null : { ...selection, amounts }
}
