interface PrintedLine {
  readonly amount: number
  readonly texts: readonly string[]
  readonly isWithdrawalExcluded: boolean
}

/** What a withdrawal leaves out of a block with texts: all of it, some pieces beside plain ones, or parts of a set. */
type Remark = { readonly of: 'all' } | { readonly of: 'pieces'; readonly count: number } | { readonly of: 'parts' }

/** What is said of withdrawals below the texts of some lines of one product, of which at least one text is printed. */
export function withdrawalRemark(lines: readonly PrintedLine[]): Remark {
  const printed = lines.filter(({ texts }) => texts.length > 0)
  if (printed.length > 0 && printed.length < lines.length)
    return { of: 'pieces', count: printed.reduce((sum, { amount }) => sum + amount, 0) }
  return { of: lines.every(({ isWithdrawalExcluded }) => isWithdrawalExcluded) ? 'all' : 'parts' }
}
