interface Piece {
  readonly title: string | null | undefined
  readonly isWithdrawalExcluded: boolean
}

/** The pieces of a set that were made to the buyer's words, by their titles, each once. */
export const excludedTitles = (pieces: readonly Piece[]): string =>
  [...new Set(pieces.flatMap(piece => (piece.isWithdrawalExcluded && piece.title ? [piece.title] : [])))].join(', ')
