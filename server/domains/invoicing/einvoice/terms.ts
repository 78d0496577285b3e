import type { Day } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'
import type { AllowanceTerms, LineTerms, Period, VatCategory } from './lineTerms.ts'
import type { DeliveryTerms, Identifier, PartyTerms, PayeeTerms, SellerTerms, TaxRepresentative } from './partyTerms.ts'

/**
 * The semantic invoice of EN 16931-1: what an e-invoice says, whatever the syntax. Each field names its business term (BT)
 * or group (BG). Null: not said; lists may be empty. Amounts are cents of `currency`; of type 384 they and the quantities are
 * negative, of 381 positive, prices never negative. Not here: BT-8. Source: EN 16931-1:2017, 6.3.
 */
export interface Terms {
  /** BT-24: which rules hold. */
  readonly specification: string
  /** BT-23 */
  readonly process: string | null
  /** BT-1 */
  readonly number: string
  /** BT-2 */
  readonly issuedOn: Day
  /** BT-3 (UNTDID 1001): 380 invoice, 326 partial, 386 advance, 384 corrected (a cancellation), 381 credit note. */
  readonly typeCode: string
  /** BT-5 */
  readonly currency: string
  /** BT-6 */
  readonly vatCurrency: string | null
  /** BT-9 */
  readonly dueOn: Day | null
  /** BT-10: in Germany the Leitweg-ID of public buyers. */
  readonly buyerReference: string | null
  /** BT-11 */
  readonly project: string | null
  /** BT-12 */
  readonly contract: string | null
  /** BT-13 */
  readonly buyerOrder: string | null
  /** BT-14 */
  readonly sellerOrder: string | null
  /** BT-15 */
  readonly receivingAdvice: string | null
  /** BT-16 */
  readonly despatchAdvice: string | null
  /** BT-17 */
  readonly tender: string | null
  /** BT-18 */
  readonly invoicedObject: Identifier | null
  /** BT-19 */
  readonly buyerAccount: string | null
  /** BT-20; lines that begin with # are for machines (XRechnung). */
  readonly paymentTerms: string | null
  /** BG-1 */
  readonly notes: readonly Note[]
  /** BG-3 */
  readonly preceding: readonly PrecedingInvoice[]
  /** BG-4 */
  readonly seller: SellerTerms
  /** BG-7 */
  readonly buyer: PartyTerms
  /** BG-10 */
  readonly payee: PayeeTerms | null
  /** BG-11 */
  readonly taxRepresentative: TaxRepresentative | null
  /** BG-13; BG-14 stands beside it, for it is about the whole invoice. */
  readonly delivery: DeliveryTerms
  /** BG-14 */
  readonly period: Period | null
  /** BT-83 */
  readonly remittance: string | null
  /** BT-90 */
  readonly creditor: string | null
  /** BT-89 */
  readonly mandate: string | null
  /** BG-16: BT-81 and 82 stand in each, as CII repeats them for each account. */
  readonly payment: readonly PaymentMeans[]
  /** BG-20 */
  readonly allowances: readonly AllowanceTerms[]
  /** BG-21 */
  readonly charges: readonly AllowanceTerms[]
  /** BG-22 */
  readonly totals: TotalsTerms
  /** BG-23 */
  readonly vat: readonly VatTerms[]
  /** BG-24 */
  readonly documents: readonly SupportingDocument[]
  /** BG-25 */
  readonly lines: readonly LineTerms[]
}

export interface Note {
  /** BT-21 (UNTDID 4451) */
  readonly subject: string | null
  /** BT-22 */
  readonly text: string
}

export interface PrecedingInvoice {
  /** BT-25 */
  readonly number: string
  /** BT-26 */
  readonly date: Day | null
}

export interface PaymentMeans {
  /** BT-81 (UNTDID 4461): 58 SEPA credit transfer, ZZZ as agreed, 1 not defined. */
  readonly code: string
  /** BT-82 */
  readonly text: string | null
  /** BT-87, the last digits, and BT-88 */
  readonly card: { readonly number: string; readonly holder: string | null } | null
  /** BT-91 */
  readonly debitedIban: string | null
  /** BT-84 */
  readonly iban: string | null
  /** BT-84 of an account without IBAN */
  readonly accountNumber: string | null
  /** BT-85 */
  readonly holder: string | null
  /** BT-86 */
  readonly bic: string | null
}

export interface TotalsTerms {
  /** BT-106 */
  readonly lines: Cents
  /** BT-107 */
  readonly allowances: Cents | null
  /** BT-108 */
  readonly charges: Cents | null
  /** BT-109 */
  readonly net: Cents
  /** BT-110, and BT-111 in the currency of VAT */
  readonly vat: readonly { readonly currency: string | null; readonly amount: Cents }[]
  /** BT-112 */
  readonly gross: Cents
  /** BT-113 */
  readonly paid: Cents | null
  /** BT-114 */
  readonly rounding: Cents | null
  /** BT-115 */
  readonly due: Cents
}

export interface VatTerms extends VatCategory {
  /** BT-116 */
  readonly base: Cents
  /** BT-117 */
  readonly amount: Cents
  /** BT-120 */
  readonly exemptionReason: string | null
  /** BT-121 (VATEX) */
  readonly exemptionCode: string | null
  /** BT-7: CII says it with each rate. */
  readonly pointOn: Day | null
}

export interface SupportingDocument {
  /** BT-122 */
  readonly reference: string
  /** BT-123 */
  readonly description: string | null
  /** BT-124 */
  readonly url: string | null
  /** BT-125; base64. */
  readonly file: { readonly content: string; readonly type: string | null; readonly name: string | null } | null
}
