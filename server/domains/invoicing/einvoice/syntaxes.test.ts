import { describe, expect, test } from 'vitest'
import { fullInvoice, invoice } from '../../../testing/invoiceSnapshots.ts'
import { ciiNamespaces, ciiOf } from './cii.ts'
import { readUbl } from './readUbl.ts'
import { byUri } from './readXml.ts'
import { termsOf } from './termsOf.ts'
import { ublNamespaces, ublOf } from './ubl.ts'
import { parseXml, type XmlElement } from './xml.ts'

/** The text at a path of names below the root; `[2]` is the second of a name, `@` an attribute. */
function at(root: XmlElement, path: string): string | undefined {
  let here: XmlElement | undefined = root
  for (const step of path.split('/')) {
    if (step.startsWith('@')) return here?.attributes[step.slice(1)]
    const [, name, position = '1'] = /^(\w+)(?:\[(\d)\])?$/.exec(step)!
    here = here?.children.filter(child => child.name.endsWith(`:${name}`))[Number(position) - 1]
  }
  return here?.text
}

const agreement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement'
const delivery = 'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery'
const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'
const line = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem'
const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`
const [seller, buyer] = ['AccountingSupplierParty/Party', 'AccountingCustomerParty/Party']

/** Written by hand from EN 16931-3-2 and -3-3: term, value, where it stands in CII and in UBL. */
const table: [term: string, value: string, cii: string, ubl: string][] = [
  ['BT-1', 'RE-2026-00017', 'ExchangedDocument/ID', 'ID'],
  ['BT-3', '380', 'ExchangedDocument/TypeCode', 'InvoiceTypeCode'],
  ['BT-5', 'EUR', `${settlement}/InvoiceCurrencyCode`, 'DocumentCurrencyCode'],
  ['BT-10', 'Saison 2027', `${agreement}/BuyerReference`, 'BuyerReference'],
  ['BT-13', 'B-77', `${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID`, 'OrderReference/ID'],
  [
    'BT-14',
    'AB-2026-00004',
    `${agreement}/SellerOrderReferencedDocument/IssuerAssignedID`,
    'OrderReference/SalesOrderID',
  ],
  [
    'BT-16',
    'LS-2026-00011',
    `${delivery}/DespatchAdviceReferencedDocument/IssuerAssignedID`,
    'DespatchDocumentReference/ID',
  ],
  ['BT-22', 'Danke für Ihren Auftrag.', 'ExchangedDocument/IncludedNote/Content', 'Note'],
  [
    ...(['BT-23', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'] as const),
    ...(['ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID', 'ProfileID'] as const),
  ],
  [
    ...(['BT-24', 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'] as const),
    ...(['ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID', 'CustomizationID'] as const),
  ],
  ['BT-27', 'Muster Sport GmbH', `${agreement}/SellerTradeParty/Name`, `${seller}/PartyLegalEntity/RegistrationName`],
  [
    'BT-30',
    'FN 123456 a',
    `${agreement}/SellerTradeParty/SpecifiedLegalOrganization/ID`,
    `${seller}/PartyLegalEntity/CompanyID`,
  ],
  [
    'BT-31',
    'ATU12345675',
    `${agreement}/SellerTradeParty/SpecifiedTaxRegistration/ID`,
    `${seller}/PartyTaxScheme/CompanyID`,
  ],
  [
    'BT-34',
    'office@example.at',
    `${agreement}/SellerTradeParty/URIUniversalCommunication/URIID`,
    `${seller}/EndpointID`,
  ],
  [
    'BT-34 scheme',
    'EM',
    `${agreement}/SellerTradeParty/URIUniversalCommunication/URIID/@schemeID`,
    `${seller}/EndpointID/@schemeID`,
  ],
  [
    'BT-35',
    'Hauptstraße 5',
    `${agreement}/SellerTradeParty/PostalTradeAddress/LineOne`,
    `${seller}/PostalAddress/StreetName`,
  ],
  [
    'BT-37',
    'Innsbruck',
    `${agreement}/SellerTradeParty/PostalTradeAddress/CityName`,
    `${seller}/PostalAddress/CityName`,
  ],
  [
    'BT-38',
    '6020',
    `${agreement}/SellerTradeParty/PostalTradeAddress/PostcodeCode`,
    `${seller}/PostalAddress/PostalZone`,
  ],
  [
    'BT-40',
    'AT',
    `${agreement}/SellerTradeParty/PostalTradeAddress/CountryID`,
    `${seller}/PostalAddress/Country/IdentificationCode`,
  ],
  ['BT-41', 'Anna Muster', `${agreement}/SellerTradeParty/DefinedTradeContact/PersonName`, `${seller}/Contact/Name`],
  [
    ...(['BT-42', '+43 512 123456 7'] as const),
    `${agreement}/SellerTradeParty/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber`,
    `${seller}/Contact/Telephone`,
  ],
  [
    ...(['BT-43', 'anna@example.at'] as const),
    `${agreement}/SellerTradeParty/DefinedTradeContact/EmailURIUniversalCommunication/URIID`,
    `${seller}/Contact/ElectronicMail`,
  ],
  ['BT-44', 'SV Beispiel', `${agreement}/BuyerTradeParty/Name`, `${buyer}/PartyLegalEntity/RegistrationName`],
  ['BT-46', '10042', `${agreement}/BuyerTradeParty/ID`, `${buyer}/PartyIdentification/ID`],
  [
    'BT-51',
    'Sektion Fußball',
    `${agreement}/BuyerTradeParty/PostalTradeAddress/LineTwo`,
    `${buyer}/PostalAddress/AdditionalStreetName`,
  ],
  ['BT-56', 'Eva Muster', `${agreement}/BuyerTradeParty/DefinedTradeContact/PersonName`, `${buyer}/Contact/Name`],
  ['BT-81', '58', `${settlement}/SpecifiedTradeSettlementPaymentMeans/TypeCode`, 'PaymentMeans/PaymentMeansCode'],
  ['BT-83', 'RE-2026-00017', `${settlement}/PaymentReference`, 'PaymentMeans/PaymentID'],
  [
    ...(['BT-84', 'AT611904300234573201'] as const),
    `${settlement}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`,
    'PaymentMeans/PayeeFinancialAccount/ID',
  ],
  [
    ...(['BT-86', 'BKAUATWW'] as const),
    `${settlement}/SpecifiedTradeSettlementPaymentMeans/PayeeSpecifiedCreditorFinancialInstitution/BICID`,
    'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID',
  ],
  ['BT-92', '5.39', `${settlement}/SpecifiedTradeAllowanceCharge/ActualAmount`, 'AllowanceCharge/Amount'],
  ['BT-93', '107.73', `${settlement}/SpecifiedTradeAllowanceCharge/BasisAmount`, 'AllowanceCharge/BaseAmount'],
  [
    'BT-94',
    '5',
    `${settlement}/SpecifiedTradeAllowanceCharge/CalculationPercent`,
    'AllowanceCharge/MultiplierFactorNumeric',
  ],
  [
    'BT-96',
    '10',
    `${settlement}/SpecifiedTradeAllowanceCharge[2]/CategoryTradeTax/RateApplicablePercent`,
    'AllowanceCharge[2]/TaxCategory/Percent',
  ],
  [
    'BT-98',
    '95',
    `${settlement}/SpecifiedTradeAllowanceCharge/ReasonCode`,
    'AllowanceCharge/AllowanceChargeReasonCode',
  ],
  ['BT-106', '182.58', `${sums}/LineTotalAmount`, 'LegalMonetaryTotal/LineExtensionAmount'],
  ['BT-107', '9.13', `${sums}/AllowanceTotalAmount`, 'LegalMonetaryTotal/AllowanceTotalAmount'],
  ['BT-109', '173.45', `${sums}/TaxBasisTotalAmount`, 'LegalMonetaryTotal/TaxExclusiveAmount'],
  ['BT-110', '27.58', `${sums}/TaxTotalAmount`, 'TaxTotal/TaxAmount'],
  ['BT-110 currency', 'EUR', `${sums}/TaxTotalAmount/@currencyID`, 'TaxTotal/TaxAmount/@currencyID'],
  ['BT-112', '201.03', `${sums}/GrandTotalAmount`, 'LegalMonetaryTotal/TaxInclusiveAmount'],
  ['BT-115', '201.03', `${sums}/DuePayableAmount`, 'LegalMonetaryTotal/PayableAmount'],
  ['BT-116', '102.34', `${settlement}/ApplicableTradeTax/BasisAmount`, 'TaxTotal/TaxSubtotal/TaxableAmount'],
  ['BT-117', '7.11', `${settlement}/ApplicableTradeTax[2]/CalculatedAmount`, 'TaxTotal/TaxSubtotal[2]/TaxAmount'],
  ['BT-118', 'S', `${settlement}/ApplicableTradeTax/CategoryCode`, 'TaxTotal/TaxSubtotal/TaxCategory/ID'],
  [
    'BT-119',
    '20',
    `${settlement}/ApplicableTradeTax/RateApplicablePercent`,
    'TaxTotal/TaxSubtotal/TaxCategory/Percent',
  ],
  [
    'BT-122',
    'AN-2026-00002',
    `${agreement}/AdditionalReferencedDocument/IssuerAssignedID`,
    'AdditionalDocumentReference/ID',
  ],
  ['BT-126', '2', `${line}[2]/AssociatedDocumentLineDocument/LineID`, 'InvoiceLine[2]/ID'],
  [
    'BT-127',
    'Herren M: Huber 7, 10',
    `${line}/AssociatedDocumentLineDocument/IncludedNote/Content`,
    'InvoiceLine/Note',
  ],
  ['BT-129', '1.5', `${line}[2]/SpecifiedLineTradeDelivery/BilledQuantity`, 'InvoiceLine[2]/InvoicedQuantity'],
  [
    'BT-130',
    'HUR',
    `${line}[2]/SpecifiedLineTradeDelivery/BilledQuantity/@unitCode`,
    'InvoiceLine[2]/InvoicedQuantity/@unitCode',
  ],
  [
    ...(['BT-131', '107.73'] as const),
    `${line}/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
    'InvoiceLine/LineExtensionAmount',
  ],
  [
    'BT-136',
    '11.97',
    `${line}/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/ActualAmount`,
    'InvoiceLine/AllowanceCharge/Amount',
  ],
  [
    'BT-139',
    'Rabatt 10 %',
    `${line}/SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/Reason`,
    'InvoiceLine/AllowanceCharge/AllowanceChargeReason',
  ],
  [
    'BT-146',
    '39.90',
    `${line}/SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount`,
    'InvoiceLine/Price/PriceAmount',
  ],
  [
    'BT-152',
    '10',
    `${line}[2]/SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent`,
    'InvoiceLine[2]/Item/ClassifiedTaxCategory/Percent',
  ],
  ['BT-153', 'Beflockung', `${line}[2]/SpecifiedTradeProduct/Name`, 'InvoiceLine[2]/Item/Name'],
  ['BT-155', 'TR-1', `${line}/SpecifiedTradeProduct/SellerAssignedID`, 'InvoiceLine/Item/SellersItemIdentification/ID'],
  [
    'BT-160',
    'Herren L',
    `${line}/SpecifiedTradeProduct/ApplicableProductCharacteristic[2]/Description`,
    'InvoiceLine/Item/AdditionalItemProperty[2]/Name',
  ],
  [
    'BT-161',
    '1',
    `${line}/SpecifiedTradeProduct/ApplicableProductCharacteristic[2]/Value`,
    'InvoiceLine/Item/AdditionalItemProperty[2]/Value',
  ],
]
/** Days are written in two ways. */
const days: typeof table = [
  ['BT-2', '2026-11-24', 'ExchangedDocument/IssueDateTime/DateTimeString', 'IssueDate'],
  ['BT-9', '2026-12-08', `${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`, 'DueDate'],
  [
    'BT-73',
    '2026-11-02',
    `${settlement}/BillingSpecifiedPeriod/StartDateTime/DateTimeString`,
    'InvoicePeriod/StartDate',
  ],
  ['BT-74', '2026-11-20', `${settlement}/BillingSpecifiedPeriod/EndDateTime/DateTimeString`, 'InvoicePeriod/EndDate'],
]

describe('where a business term stands', () => {
  const terms = termsOf(fullInvoice('invoice'), 'xrechnung')
  const cii = parseXml(ciiOf(terms), byUri(ciiNamespaces))
  const ubl = parseXml(ublOf(terms), byUri(ublNamespaces(false)))
  test.each(table)('%s: %s', (_term, value, inCii, inUbl) => {
    expect([at(cii, inCii), at(ubl, inUbl)]).toEqual([value, value])
  })
  test.each(days)('%s: %s', (_term, value, inCii, inUbl) => {
    expect([at(cii, inCii), at(cii, `${inCii}/@format`)]).toEqual([value.replaceAll('-', ''), '102'])
    expect(at(ubl, inUbl)).toBe(value)
  })

  test('BG-3: a cancellation names the invoice that it takes back', () => {
    const cancellation = termsOf(fullInvoice('cancellation'))
    const root = parseXml(ciiOf(cancellation), byUri(ciiNamespaces))
    expect(at(root, `${settlement}/InvoiceReferencedDocument/IssuerAssignedID`)).toBe('RE-2026-00009')
    expect(at(root, `${settlement}/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString`)).toBe('20261102')
    expect(at(root, `${sums}/GrandTotalAmount`)).toBe('-201.03')
    const other = parseXml(ublOf(cancellation), byUri(ublNamespaces(false)))
    expect(at(other, 'BillingReference/InvoiceDocumentReference/ID')).toBe('RE-2026-00009')
    expect(at(other, 'InvoiceLine/InvoicedQuantity')).toBe('-3')
  })

  test('what is free of VAT says why', () => {
    const free = termsOf(
      invoice({ taxNote: 'Innergemeinschaftliche Lieferung.', content: { treatment: 'intraCommunity' } }),
    )
    const root = parseXml(ciiOf(free), byUri(ciiNamespaces))
    expect(at(root, `${settlement}/ApplicableTradeTax/ExemptionReason`)).toBe('Innergemeinschaftliche Lieferung.')
    expect(at(root, `${settlement}/ApplicableTradeTax/ExemptionReasonCode`)).toBe('VATEX-EU-IC')
    expect(at(root, `${delivery}/ShipToTradeParty/PostalTradeAddress/CountryID`)).toBe('AT')
    const other = parseXml(ublOf(free), byUri(ublNamespaces(false)))
    expect(at(other, 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode')).toBe('VATEX-EU-IC')
    expect(at(other, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode')).toBe('AT')
    expect(at(other, 'Delivery/ActualDeliveryDate')).toBe('2026-11-24')
  })

  test('in UBL a credit is a credit note; where only the shop’s order is known, the buyer’s is said to be none', () => {
    const credit = termsOf(invoice({ sort: 'credit', webOrderNumber: '4711' }))
    const root = parseXml(ublOf(credit), byUri(ublNamespaces(true)))
    expect(root.name).toBe('ubl:CreditNote')
    expect(at(root, 'CreditNoteTypeCode')).toBe('381')
    expect(at(root, 'CreditNoteLine/CreditedQuantity')).toBe('1')
    expect([at(root, 'OrderReference/ID'), at(root, 'OrderReference/SalesOrderID')]).toEqual(['NA', '4711'])
    expect(readUbl(ublOf(credit))).toMatchObject({ terms: { buyerOrder: null, sellerOrder: '4711' }, unknown: [] })
  })

  test('an amount of UBL in another currency than the invoice’s is not read', () => {
    const changed = ublOf(terms).replace('<cbc:PayableAmount currencyID="EUR">', '<cbc:PayableAmount currencyID="CHF">')
    expect(readUbl(changed)).toMatchObject({
      terms: null,
      faults: [{ code: 'MALFORMED', path: '/ubl:Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount' }],
    })
  })
})
