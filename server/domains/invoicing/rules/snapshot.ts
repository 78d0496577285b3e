import type { Day } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'
import type { EinvoiceFormat } from '../einvoice/formats.ts'
import type { DocumentContent, DocumentKind, InvoiceSort, Party } from './document.ts'
import type { DocumentTotals } from './totals.ts'

/** Who issues a document, as the settings said on that day. Empty texts are null. */
export interface Seller {
  readonly company: string
  readonly legalForm: string | null
  readonly representatives: readonly string[]
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly email: string | null
  readonly phone: string | null
  readonly website: string | null
  readonly vatId: string | null
  /** Steuernummer, for whoever has no VAT id, and where both are told. */
  readonly taxNumber: string | null
  /** Register with its number and court, as it stands on letters. */
  readonly register: string | null
  readonly bank: {
    readonly holder: string
    readonly iban: string
    readonly bic: string | null
    readonly name: string | null
  } | null
}

/** A document that this one refers to. */
export interface DocumentReference {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly sort: InvoiceSort | null
  readonly number: string
  readonly date: Day
}

/** The unit of a line in the document's language, and its code of UN/ECE recommendation 20 for machines. */
export interface UnitWords {
  readonly one: string
  readonly many: string
  readonly code: string
}

/**
 * An issued document: all that its paper, its XML and every sum in it are made of, in one piece that never changes. Of a
 * cancellation and a credit, quantities stand in `content` as they stood in the invoice, and `totals` are negative.
 * Source: invoicing.md 4; legal.md 22 to 24.
 */
export interface DocumentSnapshot {
  /** Rises when what is kept changes its form. */
  readonly format: 1
  readonly kind: DocumentKind
  readonly sort: InvoiceSort | null
  readonly number: string
  readonly seller: Seller
  /** The receiver of a snapshot is always there. */
  readonly content: DocumentContent & { readonly receiver: Party }
  readonly totals: DocumentTotals
  /** By the key that lines name. */
  readonly units: Readonly<Record<string, UnitWords>>
  /** Last day to pay without being late; null where nothing is due. */
  readonly dueOn: Day | null
  /** Paid before it was issued, such as by a web order. Positive. */
  readonly paid: Cents
  /** `totals.gross - paid`. */
  readonly due: Cents
  /** Why no VAT is due, or by whose rates it is, in the language of the document; null where nothing need be said. */
  readonly taxNote: string | null
  /** The offer, order and deliveries that it came of. */
  readonly origins: readonly DocumentReference[]
  /** The invoices that it corrects, takes back or continues (BG-3). */
  readonly preceding: readonly DocumentReference[]
  /** The number of the shop's web order; null where there is none. */
  readonly webOrderNumber: string | null
  /** How it was or is paid, in words of the document's language; null: by transfer to `seller.bank`. */
  readonly paymentMethod: string | null
  /** The form in which it went out; left out of documents that were issued before there was a choice: `zugferd`. */
  readonly einvoice?: EinvoiceFormat
}
