import type { DocumentSnapshot } from '../rules/snapshot.ts'

/** How many characters the parts of the code may have. */
const MOST_NAME = 70
const MOST_REFERENCE = 140

/**
 * What a code on paper tells a bank's app: to whom, how much and what for, as a SEPA credit transfer; null where there is
 * nothing to be transferred, no account, another currency, or what is due is paid in another way. Source: European Payments
 * Council, EPC069-12 (version 002, UTF-8).
 */
export function transferCode(
  document: Pick<DocumentSnapshot, 'seller' | 'content' | 'kind' | 'number' | 'due' | 'paymentMethod'>,
): string | null {
  const { seller, content, kind, number, due, paymentMethod } = document
  const asksForMoney = kind === 'invoice' || kind === 'reminder'
  if (!asksForMoney || paymentMethod !== null || !seller.bank || content.currency !== 'EUR' || due <= 0) return null
  const { holder, iban, bic } = seller.bank
  const amount = `EUR${(due / 100).toFixed(2)}`
  const lines = ['BCD', '002', '1', 'SCT', bic ?? '', holder.slice(0, MOST_NAME), iban.replaceAll(/\s/g, ''), amount]
  return [...lines, '', '', number.slice(0, MOST_REFERENCE)].join('\n')
}
