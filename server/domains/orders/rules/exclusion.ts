import type { OrderLine } from '../queries/orders.ts'
import type { OrderPiece } from '../tables.ts'

/** Whether pieces of a set were made to the buyer's words, for which the law knows no right of withdrawal.
 *  Source: § 18 Abs. 1 Z 3 FAGG, § 312g Abs. 2 Nr. 1 BGB. */
export const isPieceExcluded = ({ texts }: Pick<OrderPiece, 'texts'>): boolean => texts.length > 0

/** Whether all of a line was. One printed piece does not take the right away from the rest of a set, which orders from
 *  before did not know: so a set is judged by its pieces. */
export const isLineExcluded = ({ pieces, isWithdrawalExcluded }: Pick<OrderLine, 'pieces' | 'isWithdrawalExcluded'>) =>
  pieces.length > 0 ? pieces.every(isPieceExcluded) : isWithdrawalExcluded
