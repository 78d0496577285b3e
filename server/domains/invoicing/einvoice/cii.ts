import { ciiAllowance, ciiLine, ciiPeriod, ciiVatCategory, saysCharge } from './ciiLine.ts'
import { ciiBuyer, ciiDelivery, ciiPayee, ciiSeller, ciiTaxRepresentative, inDay } from './ciiParties.ts'
import {
  attribute,
  child,
  constant,
  inside,
  leaf,
  list,
  needed,
  neededChild,
  own,
  part,
  type Row,
  type Rows,
  saying,
  written,
} from './codec.ts'
import { cents, compactDay, decimal, token, words } from './kindsOfText.ts'
import type { AllowanceTerms } from './lineTerms.ts'
import type { Identifier } from './partyTerms.ts'
import type { PaymentMeans, PrecedingInvoice, SupportingDocument, Terms, TotalsTerms, VatTerms } from './terms.ts'
import { xmlText } from './xml.ts'

/**
 * Business terms ↔ UN/CEFACT Cross Industry Invoice D16B: one table, written and read from alike; elements stand in the order
 * of the schema. Which term a field is stands in `terms.ts`. Source: EN 16931-3-3.
 */

/** URI by prefix. */
export const ciiNamespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
} as const
export const ciiRoot = 'rsm:CrossIndustryInvoice'

/** BT-12 to BT-16: a document by its number. */
const reference = <const K extends string>(name: string, key: K): Row<{ readonly [P in K]: string | null }> =>
  inside(name, [leaf('ram:IssuerAssignedID', key, token)])

/** What an additional document is (UNTDID 1001). */
const tenderType = '50'
const objectType = '130'
const supportingType = '916'

const invoicedObject: Rows<Identifier> = [
  needed('ram:IssuerAssignedID', 'id', token),
  constant('ram:TypeCode', objectType),
  leaf('ram:ReferenceTypeCode', 'scheme', token),
]

const supportingDocument: Rows<SupportingDocument> = [
  needed('ram:IssuerAssignedID', 'reference', token),
  leaf('ram:URIID', 'url', token),
  constant('ram:TypeCode', supportingType),
  leaf('ram:Name', 'description', words),
  child('ram:AttachmentBinaryObject', 'file', [
    own('content', token),
    attribute('mimeCode', 'type'),
    attribute('filename', 'name'),
  ]),
]

const agreement: Rows<Terms> = [
  leaf('ram:BuyerReference', 'buyerReference', token),
  neededChild('ram:SellerTradeParty', 'seller', ciiSeller),
  neededChild('ram:BuyerTradeParty', 'buyer', ciiBuyer),
  child('ram:SellerTaxRepresentativeTradeParty', 'taxRepresentative', ciiTaxRepresentative),
  reference('ram:SellerOrderReferencedDocument', 'sellerOrder'),
  reference('ram:BuyerOrderReferencedDocument', 'buyerOrder'),
  reference('ram:ContractReferencedDocument', 'contract'),
  list('ram:AdditionalReferencedDocument', 'documents', supportingDocument, saying('ram:TypeCode', supportingType)),
  inside(
    'ram:AdditionalReferencedDocument',
    [leaf('ram:IssuerAssignedID', 'tender', token), constant('ram:TypeCode', tenderType)],
    { when: saying('ram:TypeCode', tenderType) },
  ),
  child('ram:AdditionalReferencedDocument', 'invoicedObject', invoicedObject, saying('ram:TypeCode', objectType)),
  inside('ram:SpecifiedProcuringProject', [
    leaf('ram:ID', 'project', token),
    // The schema wants a name; the standard knows none.
    constant('ram:Name', 'Project reference', { isFree: true }),
  ]),
]

const delivery: Rows<Terms> = [
  part('delivery', ciiDelivery),
  reference('ram:DespatchAdviceReferencedDocument', 'despatchAdvice'),
  reference('ram:ReceivingAdviceReferencedDocument', 'receivingAdvice'),
]

const payment: Rows<PaymentMeans> = [
  needed('ram:TypeCode', 'code', token),
  leaf('ram:Information', 'text', words),
  child('ram:ApplicableTradeSettlementFinancialCard', 'card', [
    needed('ram:ID', 'number', token),
    leaf('ram:CardholderName', 'holder', words),
  ]),
  inside('ram:PayerPartyDebtorFinancialAccount', [leaf('ram:IBANID', 'debitedIban', token)]),
  inside('ram:PayeePartyCreditorFinancialAccount', [
    leaf('ram:IBANID', 'iban', token),
    leaf('ram:AccountName', 'holder', words),
    leaf('ram:ProprietaryID', 'accountNumber', token),
  ]),
  inside('ram:PayeeSpecifiedCreditorFinancialInstitution', [leaf('ram:BICID', 'bic', token)]),
]

const vat: Rows<VatTerms> = [
  needed('ram:CalculatedAmount', 'amount', cents),
  constant('ram:TypeCode', 'VAT'),
  leaf('ram:ExemptionReason', 'exemptionReason', words),
  needed('ram:BasisAmount', 'base', cents),
  needed('ram:CategoryCode', 'category', token),
  leaf('ram:ExemptionReasonCode', 'exemptionCode', token),
  inside('ram:TaxPointDate', [leaf('udt:DateString', 'pointOn', compactDay)]),
  leaf('ram:RateApplicablePercent', 'rate', decimal),
]

const allowance = (isCharge: boolean): Rows<AllowanceTerms> => [
  ...ciiAllowance(isCharge),
  neededChild('ram:CategoryTradeTax', 'vat', ciiVatCategory),
]

const totals: Rows<TotalsTerms> = [
  needed('ram:LineTotalAmount', 'lines', cents),
  leaf('ram:ChargeTotalAmount', 'charges', cents),
  leaf('ram:AllowanceTotalAmount', 'allowances', cents),
  needed('ram:TaxBasisTotalAmount', 'net', cents),
  list('ram:TaxTotalAmount', 'vat', [own('amount', cents), attribute('currencyID', 'currency')]),
  leaf('ram:RoundingAmount', 'rounding', cents),
  needed('ram:GrandTotalAmount', 'gross', cents),
  leaf('ram:TotalPrepaidAmount', 'paid', cents),
  needed('ram:DuePayableAmount', 'due', cents),
]

const preceding: Rows<PrecedingInvoice> = [
  needed('ram:IssuerAssignedID', 'number', token),
  inside('ram:FormattedIssueDateTime', [leaf('qdt:DateTimeString', 'date', compactDay)]),
]

const settlement: Rows<Terms> = [
  leaf('ram:CreditorReferenceID', 'creditor', token),
  leaf('ram:PaymentReference', 'remittance', words),
  leaf('ram:TaxCurrencyCode', 'vatCurrency', token),
  needed('ram:InvoiceCurrencyCode', 'currency', token),
  child('ram:PayeeTradeParty', 'payee', ciiPayee),
  list('ram:SpecifiedTradeSettlementPaymentMeans', 'payment', payment),
  list('ram:ApplicableTradeTax', 'vat', vat),
  child('ram:BillingSpecifiedPeriod', 'period', ciiPeriod),
  list('ram:SpecifiedTradeAllowanceCharge', 'allowances', allowance(false), saysCharge(false)),
  list('ram:SpecifiedTradeAllowanceCharge', 'charges', allowance(true), saysCharge(true)),
  inside('ram:SpecifiedTradePaymentTerms', [
    leaf('ram:Description', 'paymentTerms', words),
    inDay('ram:DueDateDateTime', 'dueOn'),
    leaf('ram:DirectDebitMandateID', 'mandate', token),
  ]),
  neededChild('ram:SpecifiedTradeSettlementHeaderMonetarySummation', 'totals', totals),
  list('ram:InvoiceReferencedDocument', 'preceding', preceding),
  inside('ram:ReceivableSpecifiedTradeAccountingAccount', [leaf('ram:ID', 'buyerAccount', token)]),
]

export const ciiTable: Rows<Terms> = [
  inside(
    'rsm:ExchangedDocumentContext',
    [
      inside('ram:BusinessProcessSpecifiedDocumentContextParameter', [leaf('ram:ID', 'process', token)]),
      inside('ram:GuidelineSpecifiedDocumentContextParameter', [needed('ram:ID', 'specification', token)], {
        isNeeded: true,
      }),
    ],
    { isNeeded: true },
  ),
  inside(
    'rsm:ExchangedDocument',
    [
      needed('ram:ID', 'number', token),
      needed('ram:TypeCode', 'typeCode', token),
      inside('ram:IssueDateTime', [needed('udt:DateTimeString', 'issuedOn', compactDay)], { isNeeded: true }),
      list('ram:IncludedNote', 'notes', [
        needed('ram:Content', 'text', words),
        leaf('ram:SubjectCode', 'subject', token),
      ]),
    ],
    { isNeeded: true },
  ),
  inside(
    'rsm:SupplyChainTradeTransaction',
    [
      list('ram:IncludedSupplyChainTradeLineItem', 'lines', ciiLine),
      inside('ram:ApplicableHeaderTradeAgreement', agreement, { isNeeded: true }),
      inside('ram:ApplicableHeaderTradeDelivery', delivery, { isNeeded: true }),
      inside('ram:ApplicableHeaderTradeSettlement', settlement, { isNeeded: true }),
    ],
    { isNeeded: true },
  ),
]

/** An invoice as CII: XML in UTF-8, the same for the same terms. */
export const ciiOf = (terms: Terms): string => xmlText(written(ciiRoot, terms, ciiTable), ciiNamespaces)
