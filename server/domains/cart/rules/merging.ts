import type { PostalDraft } from '../../../kit/postalAddresses.ts'
import { wishKey } from '../../vouchers/rules/issue.ts'
import type { CheckoutDetails } from '../tables.ts'
import { MOST_VOUCHERS } from './codes.ts'
import type { CartLine } from './contents.ts'
import { commonText } from './texts.ts'
import { writtenKey } from './written.ts'

/**
 * The lines of an account's cart together with those from before signing in. Of what lies in both (same variant, same
 * personalisation, same note; of sets the same pieces) the larger amount counts, not the sum: somebody who filled the
 * cart at home and again before signing in wants it once. Everything else is kept, the account's lines first.
 */
export function mergedLines(own: readonly CartLine[], guest: readonly CartLine[]): CartLine[] {
  const lines = [...own]
  const places = Map.groupBy(lines.keys(), i => contentOf(lines[i]!))
  for (const line of guest) {
    const content = contentOf(line)
    const alike = places.get(content) ?? []
    const at = alike.find(i => !isAnsweredOtherwise(lines[i]!, line))
    if (at === undefined) {
      places.set(content, [...alike, lines.length])
      lines.push(line)
    } else if (line.amount > lines[at]!.amount) {
      const { amount, texts, slots } = line
      lines[at] = { ...lines[at]!, amount, texts, slots }
    }
    if (at !== undefined && line.answers) {
      lines[at] = { ...lines[at]!, answers: { ...lines[at]!.answers, ...line.answers } }
    }
  }
  return lines
}

/** Whether somebody said one thing of one line and another of the other: then they are two, one for each team. */
const isAnsweredOtherwise = ({ answers: own }: CartLine, { answers: other }: CartLine): boolean =>
  Object.entries(own ?? {}).some(([key, text]) => other?.[key] !== undefined && other[key] !== text)

/** Two lines with the same text here are the same thing, in whatever amount. */
function contentOf({ productId, variantId, texts, slots, voucher, written, orderNote, amount }: CartLine): string {
  const pieces = slots?.map(({ pieces: filling }) =>
    filling.map(piece => [piece.variantId, wordsOf(piece.texts), piece.amount === amount ? 'all' : piece.amount]),
  )
  const wishes = [wishKey(voucher), writtenKey(written), orderNote]
  return JSON.stringify([productId, variantId, wordsOf(texts), pieces ?? null, ...wishes])
}

/** A text that stands on all pieces says nothing of how many there are; a list of different ones does. */
const wordsOf = (texts: readonly string[]): string | readonly string[] => commonText(texts) ?? texts

/** Whether more of an address was typed than a form holds by itself. */
const isEntered = (address: PostalDraft | null): boolean =>
  address !== null &&
  Object.entries(address).some(([field, entry]) => field !== 'type' && field !== 'country' && Boolean(entry))

/**
 * The entries of an account's checkout together with those from before signing in: what was typed last counts, and that is
 * what somebody typed before they signed in within the checkout. An address is taken as a whole, never mixed of two.
 */
export function mergedCheckout(own: CheckoutDetails | null, guest: CheckoutDetails | null): CheckoutDetails | null {
  if (own === null || guest === null) return own ?? guest
  const hasShipping = isEntered(guest.shippingAddress)
  const vouchers = [...new Set([...(own.vouchers ?? []), ...(guest.vouchers ?? [])])].slice(0, MOST_VOUCHERS)
  const hasInvoice = guest.hasOwnInvoiceAddress && isEntered(guest.invoiceAddress)
  return {
    ...own,
    comment: guest.comment ?? own.comment,
    newsletter: guest.newsletter || own.newsletter,
    isPickup: guest.isPickup || own.isPickup,
    ...(guest.isPickup && guest.pickupPlace && { pickupPlace: guest.pickupPlace }),
    ...((guest.station ?? own.station) && { station: guest.station ?? own.station ?? null }),
    ...((guest.answers ?? own.answers) && { answers: { ...own.answers, ...guest.answers } }),
    paymentMethod: guest.paymentMethod ?? own.paymentMethod,
    ...((guest.coupon ?? own.coupon) && { coupon: guest.coupon ?? own.coupon ?? null }),
    ...(vouchers.length > 0 && { vouchers }),
    ...((guest.partner ?? own.partner) && { partner: guest.partner ?? own.partner }),
    ...(hasShipping && { shippingAddress: guest.shippingAddress, hasOwnInvoiceAddress: guest.hasOwnInvoiceAddress }),
    ...(hasInvoice && { invoiceAddress: guest.invoiceAddress, hasOwnInvoiceAddress: true }),
  }
}
