import type { MailBlock, MailSum } from '../../../kit/mailBody.ts'
import { joined, ours } from '../../../kit/mailWords.ts'
import type { Speech } from '../../../texts/texts.ts'
import type { Order } from '../queries/orders.ts'

/** Tells that vouchers have back what they had paid of an order which is cancelled; nothing where none had. A voucher is named by
 *  the end of its code, for whoever reads the mail could pay with the whole of it. */
export function voucherReturns(
  { state, quote, currency }: Pick<Order, 'state' | 'quote' | 'currency'>,
  { text, money }: Speech,
): MailBlock[] {
  const paying = quote.vouchers.filter(({ paid }) => paid > 0)
  if (state !== 'cancelled' || paying.length === 0) return []
  const sums = paying.map(({ code, paid }) =>
    text('mail.order.voucherReturned', { amount: money(paid, currency), code: ours(code.slice(-4)) }),
  )
  return [{ kind: 'paragraph', text: joined(sums, ' ') }]
}

/** The vouchers that paid part of an order: each by the end of its code, with what it paid and what stayed on it. */
export const voucherSums = (
  { quote, currency }: Pick<Order, 'quote' | 'currency'>,
  { text, money }: Pick<Speech, 'text' | 'money'>,
): MailSum[] =>
  quote.vouchers
    .filter(({ paid }) => paid > 0)
    .map(({ code, paid, remaining }) => ({
      label: text('mail.order.voucher', { code: ours(code.slice(-4)), remaining: money(remaining, currency) }),
      value: money(-paid, currency),
    }))
