import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '../../../kit/money.ts'
import { arbitraryInvoice, fullInvoice, invoice } from '../../../testing/invoiceSnapshots.ts'
import { ciiOf } from './cii.ts'
import { faultsOf } from './faultsOf.ts'
import { proofOf, xmlOf } from './proof.ts'
import { profiles, termsOf } from './termsOf.ts'

/** Each profile with the syntaxes that it is written in. */
const written = [
  ...([
    ['en16931', 'cii'],
    ['en16931', 'ubl'],
    ['xrechnung', 'cii'],
    ['xrechnung', 'ubl'],
    ['peppol', 'ubl'],
  ] as const),
  ...([
    ['ebinterface', 'ebinterface'],
    ['ebinterfaceGv', 'ebinterface'],
  ] as const),
] as const

/** What e-Rechnung.gv.at wants besides, which the documents of the test do not all say. */
const isOfAuthority = ({ rule }: { rule: string }) => rule.startsWith('AT-GV-')

describe('an e-invoice is proved against its document', () => {
  test.each(
    written,
  )('%s in %s: whatever the invoice, no rule is broken, and it is read back as written', (profile, syntax) => {
    fc.assert(
      fc.property(arbitraryInvoice, snapshot => {
        const broken = faultsOf(snapshot, profile).filter(each => !each.isWarning && !isOfAuthority(each))
        expect(broken).toEqual([])
        expect(proofOf(snapshot, xmlOf(snapshot, profile, syntax), profile, syntax)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('every profile is written in a syntax', () => {
    expect(new Set(written.map(([profile]) => profile))).toEqual(new Set(profiles))
  })

  test('the sums are those of the document, with its sign; of a credit turned', () => {
    fc.assert(
      fc.property(arbitraryInvoice, snapshot => {
        const { totals, lines, allowances } = termsOf(snapshot)
        const sign = snapshot.sort === 'credit' ? -1 : 1
        expect([totals.net, totals.gross, totals.due]).toEqual(
          [snapshot.totals.net, snapshot.totals.gross, snapshot.due].map(cents => sign * cents + 0),
        )
        expect(total(lines.map(({ net }) => net)) - total(allowances.map(({ amount }) => amount))).toBe(totals.net)
      }),
    )
  })

  test('the same document gives the same XML', () => {
    expect(ciiOf(termsOf(fullInvoice('invoice')))).toBe(ciiOf(termsOf(structuredClone(fullInvoice('invoice')))))
  })

  const xml = ciiOf(termsOf(invoice()))
  test.each<[string, string, string, { path: string; document: string | null; xml: string | null }]>([
    [
      'an amount',
      '<ram:GrandTotalAmount>12.00',
      '<ram:GrandTotalAmount>12.10',
      { path: 'totals.gross', document: '1200', xml: '1210' },
    ],
    [
      'a quantity',
      '<ram:BilledQuantity unitCode="C62">1<',
      '<ram:BilledQuantity unitCode="C62">2<',
      { path: 'lines.0.quantity', document: '"1"', xml: '"2"' },
    ],
    ['an account', 'AT611904', 'AT621904', { path: 'payment.0.iban', ...ibans() }],
    [
      'a buyer',
      '<ram:Name>SV Beispiel<',
      '<ram:Name>SV  Beispiel<',
      { path: 'buyer.name', document: '"SV Beispiel"', xml: '"SV  Beispiel"' },
    ],
    [
      'a day',
      '<udt:DateTimeString format="102">20261208',
      '<udt:DateTimeString format="102">20261209',
      { path: 'dueOn', document: '"2026-12-08"', xml: '"2026-12-09"' },
    ],
    [
      'what no field holds',
      '<ram:InvoiceCurrencyCode>',
      '<ram:InvoiceIssuerReference>x</ram:InvoiceIssuerReference><ram:InvoiceCurrencyCode>',
      {
        path: `/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:InvoiceIssuerReference`,
        ...{ document: null, xml: 'is not known' },
      },
    ],
  ])('%s that was changed is found', (_what, from, to, difference) => {
    expect(xml.split(from)).toHaveLength(2)
    expect(proofOf(invoice(), xml.replace(from, to))).toEqual([difference])
  })

  test('an ebInterface that says an amount twice and differently is found', () => {
    const snapshot = invoice()
    const ebinterface = xmlOf(snapshot, 'ebinterface', 'ebinterface')
    const at = ebinterface.indexOf('<eb:TaxableAmount>10.00')
    const changed = `${ebinterface.slice(0, at)}<eb:TaxableAmount>10.01${ebinterface.slice(at + 23)}`
    expect(proofOf(snapshot, changed, 'ebinterface', 'ebinterface')).toEqual([
      {
        path: expect.stringMatching(/^line \d+$/),
        ...{
          document: '<eb:TaxableAmount>10.00</eb:TaxableAmount>',
          xml: '<eb:TaxableAmount>10.01</eb:TaxableAmount>',
        },
      },
    ])
  })

  test('XML that cannot be read is no proof', () => {
    expect(proofOf(invoice(), '<a/>')).toEqual([{ path: '/?a', document: null, xml: 'it is no such e-invoice' }])
  })
})

function ibans() {
  return { document: '"AT611904300234573201"', xml: '"AT621904300234573201"' }
}
