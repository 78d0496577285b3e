import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fullInvoice, invoice } from '../../../testing/invoiceSnapshots.ts'
import { invoiceSorts } from '../rules/document.ts'
import { ebinterfaceOf, ebinterfaceUri } from './ebinterface.ts'
import { xmlOf } from './proof.ts'
import { readEbinterface } from './readEbinterface.ts'
import type { Terms } from './terms.ts'
import { termsOf } from './termsOf.ts'
import { parseXml, type XmlElement } from './xml.ts'

const prefixes = { [ebinterfaceUri('6p1')]: 'eb' }
const full = parseXml(xmlOf(fullInvoice('invoice'), 'ebinterface', 'ebinterface'), prefixes)

/** The text at a path of names below the root; `[2]` is the second of a name, `@` an attribute. */
function at(path: string, root: XmlElement = full): string | undefined {
  let here: XmlElement | undefined = root
  for (const step of path.split('/')) {
    if (step.startsWith('@')) return here?.attributes[step.slice(1)]
    const [, name, position = '1'] = /^(\w+)(?:\[(\d)\])?$/.exec(step)!
    here = here?.children.filter(child => child.name === `eb:${name}`)[Number(position) - 1]
  }
  return here?.text
}

const line = 'Details/ItemList/ListLineItem'
const account = 'PaymentMethod/UniversalBankTransaction/BeneficiaryAccount'

/** Written by hand from the documentation of ebInterface 6.1: term, value, place. */
const table: [term: string, value: string, path: string][] = [
  ['BT-1', 'RE-2026-00017', 'InvoiceNumber'],
  ['BT-2', '2026-11-24', 'InvoiceDate'],
  ['BT-3', 'Invoice', '@DocumentType'],
  ['BT-5', 'EUR', '@InvoiceCurrency'],
  ['BT-9', '2026-12-08', 'PaymentConditions/DueDate'],
  ['BT-10', 'Saison 2027', 'AdditionalInformation'],
  ['BT-13', 'B-77', 'InvoiceRecipient/OrderReference/OrderID'],
  ['BT-14', 'AB-2026-00004', 'Biller/OrderReference/OrderID'],
  ['BT-16', 'LS-2026-00011', 'Delivery/DeliveryID'],
  ['BT-20', 'Zahlbar bis 08.12.2026 ohne Abzug.\nBei Zahlung bis 01.12.2026: 2 % Skonto.', 'PaymentConditions/Comment'],
  ['BT-20 day', '2026-12-01', 'PaymentConditions/Discount/PaymentDate'],
  ['BT-20 percent', '2.00', 'PaymentConditions/Discount/Percentage'],
  ['BT-22', 'Danke für Ihren Auftrag.', 'Comment'],
  ['BT-27', 'Muster Sport GmbH', 'Biller/Address/Name'],
  ['BT-30', 'FN 123456 a', 'Biller/FurtherIdentification'],
  ['BT-31', 'ATU12345675', 'Biller/VATIdentificationNumber'],
  ['BT-34', 'office@example.at', 'Biller/Address/Email'],
  ['BT-35', 'Hauptstraße 5', 'Biller/Address/Street'],
  ['BT-37', 'Innsbruck', 'Biller/Address/Town'],
  ['BT-38', '6020', 'Biller/Address/ZIP'],
  ['BT-40', 'AT', 'Biller/Address/Country/@CountryCode'],
  ['BT-41', 'Anna Muster', 'Biller/Contact/Name'],
  ['BT-42', '+43 512 123456 7', 'Biller/Contact/Phone'],
  ['BT-43', 'anna@example.at', 'Biller/Contact/Email'],
  ['BT-44', 'SV Beispiel', 'InvoiceRecipient/Address/Name'],
  ['BT-46', '10042', 'InvoiceRecipient/BillersInvoiceRecipientID'],
  ['BT-48', '00000000', 'InvoiceRecipient/VATIdentificationNumber'],
  ['BT-73', '2026-11-02', 'Delivery/Period/FromDate'],
  ['BT-74', '2026-11-20', 'Delivery/Period/ToDate'],
  ['BT-83', 'RE-2026-00017', 'PaymentMethod/UniversalBankTransaction/PaymentReference'],
  ['BT-84', 'AT611904300234573201', `${account}/IBAN`],
  ['BT-85', 'Muster Sport GmbH', `${account}/BankAccountOwner`],
  ['BT-86', 'BKAUATWW', `${account}/BIC`],
  ['BT-92', '5.39', 'ReductionAndSurchargeDetails/Reduction/Amount'],
  ['BT-93', '107.73', 'ReductionAndSurchargeDetails/Reduction/BaseAmount'],
  ['BT-94', '5', 'ReductionAndSurchargeDetails/Reduction/Percentage'],
  ['BT-97', 'Rabatt 5 %', 'ReductionAndSurchargeDetails/Reduction/Comment'],
  ['BT-112', '201.03', 'TotalGrossAmount'],
  ['BT-115', '201.03', 'PayableAmount'],
  ['BT-116', '102.34', 'Tax/TaxItem/TaxableAmount'],
  ['BT-117', '20.47', 'Tax/TaxItem/TaxAmount'],
  ['BT-118', 'S', 'Tax/TaxItem/TaxPercent/@TaxCategoryCode'],
  ['BT-119', '20', 'Tax/TaxItem/TaxPercent'],
  ['BT-122', 'AN-2026-00002', 'AdditionalInformation[2]'],
  ['BT-126', '1', `${line}/PositionNumber`],
  ['BT-129', '3', `${line}/Quantity`],
  ['BT-130', 'C62', `${line}/Quantity/@Unit`],
  ['BT-131', '107.73', `${line}/LineItemAmount`],
  ['BT-136', '11.97', `${line}/ReductionAndSurchargeListLineItemDetails/ReductionListLineItem/Amount`],
  ['BT-146', '39.90', `${line}/UnitPrice`],
  ['BT-153', 'Trikot Pro', `${line}/Description`],
  ['BT-155', 'TR-1', `${line}/ArticleNumber`],
  ['BT-160', 'Herren M', `${line}/AdditionalInformation[2]/@Key`],
  ['BT-161', '2', `${line}/AdditionalInformation[2]`],
]

describe('ebInterface 6.1', () => {
  test.each(table)('%s is %j at %s', (_term, value, path) => {
    expect(at(path)).toBe(value)
  })

  test('a cancellation names what it takes back, and its sums are negative', () => {
    const root = parseXml(xmlOf(fullInvoice('cancellation'), 'ebinterface', 'ebinterface'), prefixes)
    expect(
      [
        '@DocumentType',
        'CancelledOriginalDocument/InvoiceNumber',
        'CancelledOriginalDocument/InvoiceDate',
        'PayableAmount',
      ].map(path => at(path, root)),
    ).toEqual(['Invoice', 'RE-2026-00009', '2026-11-02', '-201.03'])
  })

  test('a credit has positive sums and is paid by nobody', () => {
    const root = parseXml(xmlOf(fullInvoice('credit'), 'ebinterface', 'ebinterface'), prefixes)
    expect(['@DocumentType', 'PayableAmount', 'PaymentMethod/NoPayment'].map(path => at(path, root))).toEqual([
      ...['CreditMemo', '201.03', ''],
    ])
  })

  test('what we never write is read, too', () => {
    const terms = termsOf(invoice(), 'ebinterface')
    const more: Terms = {
      ...terms,
      ...{ project: 'P-1', contract: 'V-1', receivingAdvice: 'W-1', tender: 'T-1', buyerAccount: '4711' },
      ...{ creditor: 'DE98ZZZ09999999999', mandate: 'M-1', remittance: null },
      payment: [
        {
          code: '59',
          text: 'Einzug',
          card: null,
          debitedIban: 'AT611904300234573201',
          iban: null,
          accountNumber: null,
          holder: null,
          bic: null,
        },
      ],
      charges: [
        { amount: 100, base: 1000, percent: '10', reason: 'Fracht', reasonCode: 'FC', vat: terms.lines[0]!.vat },
      ],
      lines: [
        {
          ...terms.lines[0]!,
          ...{
            buyersId: 'K-1',
            standardId: { id: '4000001000005', scheme: '0160' },
            origin: 'AT',
            buyerOrderLine: '10',
          },
          ...{ period: { from: '2026-11-01', to: '2026-11-30' }, classifications: [{ id: '1234', scheme: 'CPV' }] },
        },
      ],
      totals: { ...terms.totals, charges: 100, net: 1100 },
      buyerOrder: 'Z01',
    }
    expect(readEbinterface(ebinterfaceOf(more))).toEqual({ terms: more, unknown: [] })
  })

  test('texts around lists and several lists of items are read', () => {
    const xml = xmlOf(invoice(), 'ebinterface', 'ebinterface')
      .replace('<eb:ItemList>', '<eb:HeaderDescription>oben</eb:HeaderDescription><eb:ItemList>')
      .replace('</eb:ItemList>', '<eb:FooterDescription>unten</eb:FooterDescription></eb:ItemList>')
    expect(readEbinterface(xml).terms?.notes.map(({ text }) => text)).toEqual(['oben', 'unten'])
  })

  test.each(['5p0', '6p0'] as const)('%s is read by its own namespace', version => {
    const xml = xmlOf(invoice(), 'ebinterface', 'ebinterface').replace(ebinterfaceUri('6p1'), ebinterfaceUri(version))
    expect(readEbinterface(xml).terms).toBeNull()
    expect(readEbinterface(xml, version).terms).toMatchObject({
      number: 'RE-2026-00017',
      specification: ebinterfaceUri(version),
    })
  })
})

/** The folder of the reference data, which is no part of this repository. */
const reference = process.env.EINVOICE_REFERENCE
describe('the schema of ebInterface', () => {
  test.skipIf(!reference)('takes every sort (left out without EINVOICE_REFERENCE)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ebinterface-'))
    const files = invoiceSorts.map(sort => {
      const file = join(folder, `${sort}.xml`)
      writeFileSync(file, xmlOf(fullInvoice(sort), 'ebinterface', 'ebinterface'))
      return file
    })
    const schema = join(reference!, 'xsd/ebinterface-6.1/Invoice.xsd')
    const { status, stderr } = spawnSync('xmllint', ['--noout', '--schema', schema, ...files], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect([status, stderr.split('\n').filter(text => !text.endsWith(' validates') && text !== '')]).toEqual([0, []])
  })

  test.skipIf(!reference)('examples of others are read (left out without EINVOICE_REFERENCE)', () => {
    const read = ['dokumentation', 'more_consistent'].map(name =>
      readEbinterface(readFileSync(join(reference!, `examples/ebinterface_6p1_sample_${name}.xml`))),
    )
    expect(read.map(({ terms }) => [terms?.number, terms?.seller.name, terms?.lines.length])).toEqual([
      ['993433000298', 'Schrauben Willi', 6],
      ['993433000298', 'Schrauben Willi', 6],
    ])
  })
})
