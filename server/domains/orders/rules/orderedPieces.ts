import type { OrderLine } from '../queries/orders.ts'

type Piece = Pick<OrderLine, 'productId' | 'variantId' | 'amount'>

/** All pieces of an order as placing it counted them; a set counts as itself besides its pieces. */
export const orderedPieces = (lines: readonly (Piece & { readonly pieces: readonly Piece[] })[]): Piece[] =>
  lines.flatMap(line =>
    [line, ...line.pieces].map(({ productId, variantId, amount }) => ({ productId, variantId, amount })),
  )
