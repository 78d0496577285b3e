import { type Cents, portion, total } from '../../../kit/money.ts'

/** What of an order's line counts here. `pieces`: of a set, each kind with its number of pieces. */
export type CountedLine = {
  readonly id: string
  readonly kind: string
  readonly amount: number
  readonly netCents: Cents
  readonly pieces: readonly { readonly amount: number }[]
}

/** What was given back of a line; of a set one kind of its pieces (`piece`: its place). */
export type GivenBack = { readonly lineId: string; readonly piece: number | null; readonly amount: number }

/** The net value of an order's goods: without shipping, after discounts. Vouchers that were bought are money for later. */
export const goodsNet = (lines: readonly CountedLine[]): Cents =>
  total(lines.filter(({ kind }) => kind !== 'voucher').map(({ netCents }) => netCents))

/** The lines with what is left of their value after what was given back, each piece of a line counted alike. More than there
 *  is of a line counts as all of it. */
export const remainingLines = <Line extends CountedLine>(lines: readonly Line[], back: readonly GivenBack[]): Line[] =>
  lines.map(line => {
    const all = line.pieces.length > 0 ? total(line.pieces.map(({ amount }) => amount)) : line.amount
    const perPiece = line.pieces.length > 0 && line.amount > 0 ? all / line.amount : 1
    const gone = back
      .filter(({ lineId }) => lineId === line.id)
      // Of a set as a whole each one takes all of its pieces along.
      .reduce((sum, { piece, amount }) => sum + (piece === null ? Math.round(amount * perPiece) : amount), 0)
    const netCents = all <= 0 ? 0 : line.netCents - portion(line.netCents, Math.min(gone, all), all)
    return { ...line, netCents }
  })
