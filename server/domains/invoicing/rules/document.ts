import type { Day } from '../../../kit/days.ts'
import type { Language } from '../../../kit/languages.ts'
import type { BasisPoints, Cents } from '../../../kit/money.ts'
import type { EinvoiceWishes } from '../einvoice/formats.ts'

/**
 * What people write into a document. One model for all kinds; what a kind may hold and become says `kinds.ts`.
 * Money is integer cents, rates are basis points, amounts are thousandths of a unit, days YYYY-MM-DD in the shop's
 * calendar. Source: invoicing.md 3; decisions.md, "Documents".
 */

export const documentKinds = ['offer', 'order', 'delivery', 'invoice', 'reminder'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What an invoice is; documents of other kinds have none. `advance` is asked for before anything was delivered, `part`
 *  for a part that was, `final` lists both; `cancellation` takes a whole invoice or lines of it back, `credit` an amount. */
export const invoiceSorts = ['invoice', 'advance', 'part', 'final', 'cancellation', 'credit'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

/** A thousandth of a unit: 1,000 is one piece, 1,500 is one and a half hours. */
export type Milli = number

/** Whether prices are entered without VAT or with it. */
type PriceBasis = 'net' | 'gross'

/**
 * How supplies of a document are taxed. `standard`: at the rates of its lines, which are those of the country of
 * `taxCountry` (at home, or by destination where the seller uses the One-Stop-Shop). The others are free of VAT, each on a
 * ground that the document says: § 6 Abs. 1 Z 27 UStG (AT) or § 19 UStG (DE); Art. 196 and 194 of the VAT directive;
 * Art. 138; Art. 146; supplies that are no matter of VAT here.
 */
export const taxTreatments = [
  ...(['standard', 'smallBusiness', 'reverseCharge', 'intraCommunity', 'export', 'outOfScope'] as const),
] as const
export type TaxTreatment = (typeof taxTreatments)[number]

/** Whoever a document goes to or comes from, as it stands on paper. `name` is the company, or the person where there is none;
 *  `contact` the person in the company. `country`: ISO 3166 alpha-2. */
export interface Party {
  readonly type: 'person' | 'company'
  readonly name: string
  readonly contact: string | null
  /** A second line of the address: department, c/o. */
  readonly addition: string | null
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly email: string | null
  readonly phone: string | null
  readonly vatId: string | null
  /** The number by which the shop knows the customer. */
  readonly customerNumber: string | null
}

/** A piece of a size run with what is printed on it. */
interface RunPiece {
  readonly name: string | null
  readonly number: string | null
}

/** One field of a size run. `amount` counts whole pieces; `pieces` names as many of them as have a name or number. */
export interface RunCell {
  readonly fit: string
  readonly size: string
  readonly variantId: string | null
  readonly amount: number
  readonly pieces: readonly RunPiece[]
}

/** One line that holds a matrix fit × size. `fits` and `sizes` say the order of rows and columns; cells that are empty are
 *  left out. */
export interface SizeRun {
  readonly fits: readonly string[]
  readonly sizes: readonly string[]
  readonly cells: readonly RunCell[]
}

/** A line that costs something. `id` is unique within the document and stays through conversions of the same draft. */
export interface ItemLine {
  readonly kind: 'item'
  readonly id: string
  readonly title: string
  readonly description: string | null
  /** Article number. */
  readonly number: string | null
  readonly productId: string | null
  readonly variantId: string | null
  /** Key of a unit of the shop (`quantity_units`); `piece` is always there. */
  readonly unit: string
  /** Of a line with a size run: the sum of its cells. */
  readonly quantity: Milli
  readonly unitPrice: Cents
  /** Of the line, in basis points. */
  readonly discount: BasisPoints
  readonly vatRate: BasisPoints
  readonly run: SizeRun | null
  /** May be ordered or not; counts in no sum. */
  readonly isOptional: boolean
  /** Instead of the item before it; counts in no sum. */
  readonly isAlternative: boolean
  /** The line of the parent document that this one continues; null: it is new here. */
  readonly source: LineSource | null
  /** The position in the buyer's order (BT-132), where the buyer wants to read it. */
  readonly orderPosition?: string | null
}

/** A line of an issued or open document from which another line was made. */
interface LineSource {
  readonly documentId: string
  readonly lineId: string
}

/** An advance that a final invoice takes off: what was invoiced at one rate. Amounts are positive; they are subtracted. */
export interface AdvanceLine {
  readonly kind: 'advance'
  readonly id: string
  readonly documentId: string
  readonly number: string
  readonly date: Day
  readonly vatRate: BasisPoints
  readonly net: Cents
  readonly vat: Cents
}

interface TextLine {
  readonly kind: 'text' | 'heading' | 'subtotal'
  readonly id: string
  readonly text: string
}

interface PageBreakLine {
  readonly kind: 'pageBreak'
  readonly id: string
}

export type DocumentLine = ItemLine | AdvanceLine | TextLine | PageBreakLine

/** Less for whoever pays within `days` of the date. */
interface EarlyPayment {
  readonly days: number
  readonly discount: BasisPoints
}

/** All that a draft holds. */
export interface DocumentContent {
  readonly language: Language
  readonly currency: 'EUR'
  readonly receiver: Party | null
  /** Null: where the receiver is. */
  readonly deliverTo: Party | null
  readonly date: Day
  /** When it was or will be supplied; null: on the date. */
  readonly performance: { readonly from: Day; readonly to: Day } | null
  /** Of offers. */
  readonly validUntil: Day | null
  readonly deliveryDate: Day | null
  /** Days from the date until an invoice is due; 0: at once. */
  readonly paymentDays: number
  readonly earlyPayment: EarlyPayment | null
  /** Who is asked at the seller. */
  readonly contact: { readonly name: string; readonly email: string | null; readonly phone: string | null } | null
  readonly ownReference: string | null
  /** What the receiver wants to read there (BT-10). */
  readonly theirReference: string | null
  /** BT-13. */
  readonly buyerOrderNumber: string | null
  readonly leitwegId: string | null
  /** How the receiver takes e-invoices; left out: as the rule says (`einvoice/formats.ts`). */
  readonly einvoice?: EinvoiceWishes
  readonly basis: PriceBasis
  readonly treatment: TaxTreatment
  /** Whose rates hold; ISO 3166 alpha-2. */
  readonly taxCountry: string
  readonly lines: readonly DocumentLine[]
  /** On the whole document. */
  readonly discount: { readonly percent: BasisPoints } | { readonly amount: Cents } | null
  readonly textBefore: string
  readonly textAfter: string
  readonly tags: readonly string[]
  readonly note: string
}

/** Whether a line counts in the sums. */
export const counts = (line: ItemLine): boolean => !line.isOptional && !line.isAlternative

/** The pieces of a size run. */
export const piecesOf = (run: SizeRun): number => run.cells.reduce((sum, { amount }) => sum + amount, 0)
