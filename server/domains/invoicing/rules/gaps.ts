import type { Cents } from '../../../kit/money.ts'
import { isVatId } from '../../../kit/vatIds.ts'
import type { InvoiceSort, Party } from './document.ts'
import { takesBack } from './kinds.ts'
import type { DocumentSnapshot, Seller } from './snapshot.ts'
import type { DocumentTotals } from './totals.ts'

/** What an invoice lacks that the law wants, with the place where it can be mended. */
export interface Gap {
  readonly path: readonly string[]
  readonly message: string
}

/** Up to these an invoice needs no receiver, in gross cents: § 11 Abs. 6 UStG (Austria), § 33 UStDV (Germany). */
const smallInvoices: Readonly<Record<string, Cents>> = { AT: 40_000, DE: 25_000 }
/** Above this one the Austrian seller's invoice to a business names its VAT id: § 11 Abs. 1 Z 2 UStG. */
const ID_OF_RECEIVER_ABOVE: Cents = 1_000_000

const seller = (field: string, message: string): Gap => ({ path: ['seller', field], message })
const receiver = (field: string, message: string): Gap => ({ path: ['receiver', field], message })

/**
 * What is missing of an invoice before it may be issued; none for what the law is content with. The VAT id of a shop to look at
 * (`isDemo`) may be made up. Sources: § 14 (4) UStG, § 33
 * UStDV (Germany); § 11 UStG (Austria); Art. 226 VAT directive.
 */
export function gapsOf(
  { kind, sort, seller: from, content, totals, taxNote }: Omit<DocumentSnapshot, 'number'>,
  isDemo = false,
): Gap[] {
  const to = content.receiver
  if (kind !== 'invoice')
    return [...sellerGaps(from), ...receiverGaps(to), ...lineGaps(totals), ...sumGaps(sort, totals)]
  const isSmall = Math.abs(totals.gross) <= (smallInvoices[from.country] ?? 0)
  const isFree = content.treatment !== 'standard'
  return [
    ...sellerGaps(from),
    ...(/^[A-Z]{2}$/.test(from.country) && from.country !== 'ZZ'
      ? []
      : [seller('country', 'It says where the seller is.')]),
    ...(from.vatId || from.taxNumber ? [] : [seller('vatId', 'It says the VAT id of the seller, or the tax number.')]),
    ...(from.vatId && !isDemo && !isVatId(from.vatId) ? [seller('vatId', 'This is not the form of a VAT id.')] : []),
    ...(isSmall ? [] : receiverGaps(to)),
    ...lineGaps(totals),
    ...sumGaps(sort, totals),
    ...(isFree && !taxNote?.trim() ? [{ path: ['treatment'], message: 'It says why no VAT is due.' }] : []),
    ...(content.treatment === 'intraCommunity' || content.treatment === 'reverseCharge'
      ? to.vatId && isVatId(to.vatId)
        ? from.vatId
          ? []
          : [seller('vatId', 'Supplies within the EU name the VAT id of the seller.')]
        : [receiver('vatId', 'It names the VAT id of the receiver.')]
      : []),
    ...(from.country === 'AT' && to.type === 'company' && Math.abs(totals.gross) > ID_OF_RECEIVER_ABOVE && !to.vatId
      ? [receiver('vatId', 'Above 10,000 € the invoice to a business names its VAT id.')]
      : []),
  ]
}

const sellerGaps = (from: Seller): Gap[] =>
  (['company', 'street', 'zip', 'city'] as const)
    .filter(field => from[field].trim() === '')
    .map(field => seller(field, 'A document says who issues it, with the postal address.'))

const receiverGaps = (to: Party): Gap[] =>
  (['name', 'street', 'zip', 'city'] as const)
    .filter(field => to[field].trim() === '')
    .map(field => receiver(field, 'It says who receives it, with the postal address.'))

const lineGaps = ({ lines }: DocumentTotals): Gap[] =>
  lines.length === 0 ? [{ path: ['lines'], message: 'It says what it is about.' }] : []

const sumGaps = (sort: InvoiceSort | null, { gross }: DocumentTotals): Gap[] =>
  gross < 0 && !takesBack(sort) ? [{ path: ['discount'], message: 'Its sum is below zero.' }] : []
