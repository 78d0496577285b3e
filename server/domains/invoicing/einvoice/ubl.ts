import type { Cents } from '../../../kit/money.ts'
import {
  absent,
  attribute,
  child,
  inside,
  leaf,
  list,
  needed,
  neededChild,
  own,
  part,
  type Row,
  type Rows,
  through,
  written,
} from './codec.ts'
import { cents, decimal, inCurrency, isoDay, token, words } from './kindsOfText.ts'
import type { When } from './reading.ts'
import type { Note, PaymentMeans, PrecedingInvoice, SupportingDocument, Terms, TotalsTerms, VatTerms } from './terms.ts'
import { isCharge, ublAllowance, ublLine, ublPeriod } from './ublLine.ts'
import { taxScheme, ublBuyer, ublDelivery, ublPayee, ublSeller } from './ublParties.ts'
import { xmlText } from './xml.ts'

/**
 * Business terms ↔ UBL 2.1 (Invoice, and CreditNote for type 381), as Peppol BIS 3 and XRechnung want it: one table, written and
 * read from alike. It holds what we write, and payees; tax representatives, cards and direct debit are not in it. Which term a
 * field is stands in `terms.ts`. Source: EN 16931-3-2.
 */

/** URI by prefix; `ubl` is the one of its root. */
export const ublNamespaces = (isCredit: boolean) => ({
  ubl: `urn:oasis:names:specification:ubl:schema:xsd:${isCredit ? 'CreditNote' : 'Invoice'}-2`,
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
})
export const ublRoot = (isCredit: boolean): string => (isCredit ? 'ubl:CreditNote' : 'ubl:Invoice')

/** UNTDID 1001: a credit note is a document of its own in UBL. */
const isCreditNote = (typeCode: string): boolean => typeCode === '381'

const reference = <const K extends string>(name: string, key: K): Row<{ readonly [P in K]: string | null }> =>
  inside(name, [leaf('cbc:ID', key, token)])

/** The schema wants the buyer's number where the seller's is said; this stands for none. Source: Peppol BIS 3, BT-14. */
const noOrder = 'NA'
const orders: Row<Pick<Terms, 'buyerOrder' | 'sellerOrder'>> = through(
  [inside('cac:OrderReference', [leaf('cbc:ID', 'buyer', token), leaf('cbc:SalesOrderID', 'seller', token)])],
  ({ buyerOrder, sellerOrder }: Pick<Terms, 'buyerOrder' | 'sellerOrder'>) => ({
    buyer: buyerOrder ?? (sellerOrder === null ? null : noOrder),
    seller: sellerOrder,
  }),
  ({ buyer, seller }) => ({ buyerOrder: buyer === noOrder ? null : buyer, sellerOrder: seller }),
)

/** BT-21 stands before the text between # signs; a text of people that begins like one has a space before it. */
const looksLikeSubject = /^#[A-Z]{3}#/
const notes: Row<Pick<Terms, 'notes'>> = through(
  [list('cbc:Note', 'texts', [own('text', words)])],
  (terms: Pick<Terms, 'notes'>) => ({
    texts: terms.notes.map(({ subject, text }) => ({
      text: subject === null ? text.replace(looksLikeSubject, ' $&') : `#${subject}#${text}`,
    })),
  }),
  ({ texts }) => ({
    notes: texts.map(({ text }): Note => {
      const [, subject = null, rest = text] = /^#([A-Z]{3})#(.*)$/s.exec(text) ?? []
      return { subject, text: subject === null ? rest.replace(/^ (?=#[A-Z]{3}#)/, '') : rest }
    }),
  }),
)

const preceding: Rows<PrecedingInvoice> = [
  inside('cac:InvoiceDocumentReference', [needed('cbc:ID', 'number', token), leaf('cbc:IssueDate', 'date', isoDay)]),
]

const supportingDocument: Rows<SupportingDocument> = [
  needed('cbc:ID', 'reference', token),
  leaf('cbc:DocumentDescription', 'description', words),
  inside('cac:Attachment', [
    child('cbc:EmbeddedDocumentBinaryObject', 'file', [
      own('content', token),
      attribute('mimeCode', 'type'),
      attribute('filename', 'name'),
    ]),
    inside('cac:ExternalReference', [leaf('cbc:URI', 'url', token)]),
  ]),
]

/** BG-16, with BT-83 and of a credit note BT-9, which stand in each means here. */
type Paid = Pick<Terms, 'payment' | 'remittance' | 'dueOn'>
type PaidHere = { readonly means: readonly (PaymentMeans & Pick<Terms, 'remittance' | 'dueOn'>)[] }
const means: Rows<PaidHere['means'][number]> = [
  inside('cbc:PaymentMeansCode', [own('code', token), attribute('name', 'text')], { isNeeded: true }),
  leaf('cbc:PaymentDueDate', 'dueOn', isoDay),
  leaf('cbc:PaymentID', 'remittance', words),
  inside('cac:PayeeFinancialAccount', [
    leaf('cbc:ID', 'iban', token),
    leaf('cbc:Name', 'holder', words),
    inside('cac:FinancialInstitutionBranch', [leaf('cbc:ID', 'bic', token)]),
  ]),
  ...[absent('card', null), absent('debitedIban', null), absent('accountNumber', null)],
]
const payment = (isCredit: boolean): Row<Paid> =>
  through(
    [list('cac:PaymentMeans', 'means', means)],
    ({ payment: all, remittance, dueOn }: Paid): PaidHere => ({
      means: all.map(each => ({ ...each, remittance, dueOn: isCredit ? dueOn : null })),
    }),
    ({ means: all }) => ({
      remittance: all[0]?.remittance ?? null,
      ...(isCredit ? { dueOn: all[0]?.dueOn ?? null } : {}),
      payment: all.map(({ remittance: _, dueOn: __, ...each }) => each),
    }),
  )

const vat = (currency: string): Rows<VatTerms> => [
  needed('cbc:TaxableAmount', 'base', inCurrency(cents, currency)),
  needed('cbc:TaxAmount', 'amount', inCurrency(cents, currency)),
  inside('cac:TaxCategory', [
    needed('cbc:ID', 'category', token),
    leaf('cbc:Percent', 'rate', decimal),
    leaf('cbc:TaxExemptionReasonCode', 'exemptionCode', token),
    leaf('cbc:TaxExemptionReason', 'exemptionReason', words),
    taxScheme('VAT'),
  ]),
  absent('pointOn', null),
]

/** BG-22 and BG-23: the total of VAT stands with its rates here; what it is in the currency of VAT (BT-111) stands beside it. */
type Sums = Pick<Terms, 'vat' | 'totals'>
type SumsHere = {
  readonly tax: { readonly amount: number; readonly vat: readonly VatTerms[] } | null
  readonly others: readonly OtherVat[]
  readonly totals: Omit<TotalsTerms, 'vat'>
}
type OtherVat = { readonly amount: Cents; readonly currency: string | null }
const otherVat: Rows<OtherVat> = [
  inside('cbc:TaxAmount', [own('amount', cents), attribute('currencyID', 'currency')], { isNeeded: true }),
]
/** Whether a total of VAT is in a currency. */
const isIn =
  (currency: string): When =>
  ({ children }) =>
    children.some(({ name, attributes }) => name === 'cbc:TaxAmount' && attributes.currencyID === currency)
const sums = (currency: string): Row<Sums> => {
  const amount = inCurrency(cents, currency)
  const totals: Rows<Omit<TotalsTerms, 'vat'>> = [
    needed('cbc:LineExtensionAmount', 'lines', amount),
    needed('cbc:TaxExclusiveAmount', 'net', amount),
    needed('cbc:TaxInclusiveAmount', 'gross', amount),
    leaf('cbc:AllowanceTotalAmount', 'allowances', amount),
    leaf('cbc:ChargeTotalAmount', 'charges', amount),
    leaf('cbc:PrepaidAmount', 'paid', amount),
    leaf('cbc:PayableRoundingAmount', 'rounding', amount),
    needed('cbc:PayableAmount', 'due', amount),
  ]
  const rows: Rows<SumsHere> = [
    child(
      'cac:TaxTotal',
      'tax',
      [needed('cbc:TaxAmount', 'amount', amount), list('cac:TaxSubtotal', 'vat', vat(currency))],
      isIn(currency),
    ),
    list('cac:TaxTotal', 'others', otherVat),
    neededChild('cac:LegalMonetaryTotal', 'totals', totals),
  ]
  return through(
    rows,
    ({ vat: all, totals: { vat: taxes, ...rest } }: Sums): SumsHere => ({
      tax: taxes[0] ? { amount: taxes[0].amount, vat: all } : null,
      others: taxes.slice(1),
      totals: rest,
    }),
    ({ tax, others, totals: rest }) => ({
      vat: tax?.vat ?? [],
      totals: { ...rest, vat: [...(tax ? [{ currency, amount: tax.amount }] : []), ...others] },
    }),
  )
}

export function ublTable(isCredit: boolean, currency: string): Rows<Terms> {
  const dueOn = leaf('cbc:DueDate', 'dueOn', isoDay)
  const references = {
    contract: reference('cac:ContractDocumentReference', 'contract'),
    documents: list('cac:AdditionalDocumentReference', 'documents', supportingDocument),
    tender: reference('cac:OriginatorDocumentReference', 'tender'),
  }
  return [
    needed('cbc:CustomizationID', 'specification', token),
    leaf('cbc:ProfileID', 'process', token),
    needed('cbc:ID', 'number', token),
    needed('cbc:IssueDate', 'issuedOn', isoDay),
    ...(isCredit ? [] : [dueOn]),
    needed(isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', 'typeCode', token),
    notes,
    needed('cbc:DocumentCurrencyCode', 'currency', token),
    leaf('cbc:TaxCurrencyCode', 'vatCurrency', token),
    leaf('cbc:AccountingCost', 'buyerAccount', token),
    leaf('cbc:BuyerReference', 'buyerReference', token),
    child('cac:InvoicePeriod', 'period', ublPeriod),
    orders,
    list('cac:BillingReference', 'preceding', preceding),
    reference('cac:DespatchDocumentReference', 'despatchAdvice'),
    reference('cac:ReceiptDocumentReference', 'receivingAdvice'),
    ...(isCredit
      ? [references.contract, references.documents, references.tender, absent('project', null)]
      : [references.tender, references.contract, references.documents, reference('cac:ProjectReference', 'project')]),
    neededChild('cac:AccountingSupplierParty', 'seller', ublSeller),
    neededChild('cac:AccountingCustomerParty', 'buyer', ublBuyer),
    child('cac:PayeeParty', 'payee', ublPayee),
    part('delivery', ublDelivery),
    payment(isCredit),
    inside('cac:PaymentTerms', [leaf('cbc:Note', 'paymentTerms', words)]),
    list('cac:AllowanceCharge', 'allowances', ublAllowance(false, currency), isCharge(false)),
    list('cac:AllowanceCharge', 'charges', ublAllowance(true, currency), isCharge(true)),
    sums(currency),
    list(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', 'lines', ublLine(isCredit, currency)),
    absent('invoicedObject', null),
    ...[absent('taxRepresentative', null), absent('creditor', null), absent('mandate', null)],
  ]
}

/** An invoice as UBL: XML in UTF-8, the same for the same terms. */
export function ublOf(terms: Terms): string {
  const isCredit = isCreditNote(terms.typeCode)
  const root = written(ublRoot(isCredit), terms, ublTable(isCredit, terms.currency))
  return xmlText(root, ublNamespaces(isCredit))
}
