import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fullInvoice, invoice } from '../../../testing/invoiceSnapshots.ts'
import { ciiOf } from './cii.ts'
import { readCii } from './readCii.ts'
import { brokenRules } from './rules/brokenRules.ts'
import type { Terms } from './terms.ts'
import { termsOf } from './termsOf.ts'

const xml = ciiOf(termsOf(invoice()))
const faultsOf = (source: string | Uint8Array) => {
  const reading = readCii(source)
  return reading.terms
    ? reading.unknown
    : reading.faults.map(({ code, path }) => [code, path?.split('/').at(-1) ?? null])
}
const replaced = (from: string, to: string): string => {
  expect(xml).toContain(from)
  return xml.replace(from, to)
}

const identifier = { id: '4000001000005', scheme: '0088' }
const period = { from: '2026-11-01', to: '2026-11-30' }
const plain = termsOf(fullInvoice('invoice'))
const allowance = { amount: 100, base: 1000, percent: '10', reason: 'Fracht', reasonCode: 'FC' }
const party = {
  ...{ tradingName: 'Muster', identifiers: ['1', '2'], globalIdentifiers: [identifier], registration: identifier },
  address: { ...plain.buyer.address!, third: 'Hof 3', region: 'Tirol' },
  contact: { ...plain.seller.contact!, department: 'Einkauf' },
}
/** What we never write, too: all that the table holds. */
const everything: Terms = {
  ...plain,
  ...{
    process: 'urn:process',
    vatCurrency: 'SEK',
    project: 'P-1',
    contract: 'V-1',
    receivingAdvice: 'W-1',
    tender: 'L-1',
  },
  ...{ invoicedObject: { id: 'O-1', scheme: 'ABZ' }, buyerAccount: 'K-1', creditor: 'AT98ZZZ', mandate: 'M-1' },
  notes: [{ subject: 'REG', text: 'Eine Zeile\nund noch eine' }],
  preceding: [
    { number: 'RE-2026-00001', date: '2026-01-02' },
    { number: 'RE-2026-00002', date: null },
  ],
  seller: { ...plain.seller, ...party, taxNumber: '12 345/6789' },
  buyer: { ...plain.buyer, ...party },
  payee: { name: 'Bank', identifiers: ['B'], globalIdentifiers: [identifier], registration: identifier },
  taxRepresentative: { name: 'Vertreter', vatId: 'ATU1', address: party.address },
  delivery: {
    name: 'Lager',
    locations: ['T-1'],
    globalLocations: [identifier],
    date: '2026-11-20',
    address: party.address,
  },
  payment: [
    { ...plain.payment[0]!, text: 'Überweisung', accountNumber: '123' },
    { ...plain.payment[0]!, code: '59', iban: null, holder: null, bic: null, debitedIban: 'AT611904300234573201' },
    { ...plain.payment[0]!, code: '54', iban: null, bic: null, holder: null, card: { number: '1234', holder: 'Eva' } },
  ],
  charges: [{ ...allowance, vat: { category: 'S', rate: '20' } }],
  totals: {
    ...{ ...plain.totals, charges: 100, paid: 500, rounding: -1 },
    vat: [...plain.totals.vat, { currency: 'SEK', amount: 30_000 }],
  },
  vat: plain.vat.map(row => ({ ...row, exemptionReason: 'Grund', exemptionCode: 'VATEX-EU-G', pointOn: '2026-11-20' })),
  documents: [
    { reference: 'D-1', description: 'Plan', url: 'https://example.at/plan', file: null },
    { reference: 'D-2', description: null, url: null, file: { content: 'aGFsbG8=', type: 'text/csv', name: 'a.csv' } },
  ],
  lines: [
    {
      ...plain.lines[0]!,
      ...{ invoicedObject: identifier, buyerOrderLine: '7', buyerAccount: 'K-2', period, charges: [allowance] },
      ...{
        priceBase: { quantity: '3', unit: 'C62' },
        description: 'Mit Kragen',
        buyersId: 'X-1',
        standardId: identifier,
      },
      grossPrice: { price: '40.125', base: { quantity: '3', unit: 'C62' }, discount: '0.225' },
      ...{ classifications: [{ id: '65434568', scheme: 'STI' }], origin: 'PT' },
    },
  ],
}

describe('a Cross Industry Invoice is read strictly', () => {
  test.each<[string, string | Uint8Array, [string, string | null][]]>([
    ['nothing', '', [['NO_XML', null]]],
    ['no XML', 'RE-2026-00017', [['NO_XML', null]]],
    ['XML that ends in the middle', xml.slice(0, 4000), [['NO_XML', null]]],
    ['another XML', '<Invoice xmlns="urn:x"/>', [['WRONG_ROOT', '?Invoice']]],
    [
      'its root in another namespace',
      replaced('CrossIndustryInvoice:100"', 'CrossIndustryInvoice:1"'),
      [['WRONG_ROOT', '?rsm:CrossIndustryInvoice']],
    ],
    ['a document type', replaced('?>\n', '?>\n<!DOCTYPE x [<!ENTITY a "b">]>\n'), [['DOCTYPE', null]]],
    ['an entity', replaced('Trikot Pro', '&xxe;'), [['NO_XML', null]]],
    ['another encoding', replaced('UTF-8', 'ISO-8859-1'), [['NOT_UTF8', null]]],
    ['bytes of another encoding', Buffer.from(xml, 'latin1'), [['NOT_UTF8', null]]],
    ['UTF-16', Buffer.from(`\ufeff${xml}`, 'utf16le'), [['NOT_UTF8', null]]],
    ['too many bytes', new Uint8Array(21 * 1024 * 1024), [['TOO_LARGE', null]]],
    ['elements too deep', '<a>'.repeat(40), [['TOO_MANY', null]]],
    ['text beside elements', replaced('<ram:SellerTradeParty>', 'x<ram:SellerTradeParty>'), [['NO_XML', null]]],
    ['a day that is none', replaced('>20261124<', '>20261131<'), [['MALFORMED', 'udt:DateTimeString']]],
    [
      'a day in another form',
      replaced('"102">20261124<', '"203">202611240000<'),
      [['MALFORMED', 'udt:DateTimeString']],
    ],
    [
      'an amount with words',
      replaced('>12.00</ram:Grand', '>zwölf</ram:Grand'),
      [['MALFORMED', 'ram:GrandTotalAmount']],
    ],
    [
      'no currency',
      replaced('<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', ''),
      [['MISSING', 'ram:InvoiceCurrencyCode']],
    ],
    [
      'no quantity',
      replaced('<ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>', ''),
      [['MISSING', 'ram:BilledQuantity']],
    ],
    ['an empty number', replaced('RE-2026-00017</ram:ID>', '</ram:ID>'), [['MISSING', 'ram:ID']]],
    [
      'two totals',
      replaced('<ram:DuePayableAmount>', '<ram:GrandTotalAmount>1.00</ram:GrandTotalAmount><ram:DuePayableAmount>'),
      [['TWICE', 'ram:GrandTotalAmount[2]']],
    ],
    ['a tax that is no VAT', replaced('<ram:TypeCode>VAT', '<ram:TypeCode>GST'), [['MALFORMED', 'ram:TypeCode']]],
  ])('%s: not read', (_what, source, faults) => {
    expect(faultsOf(source)).toEqual(faults)
  })

  // BR-DEC: an amount has at most two decimals; of prices and quantities as many as they need.
  test.each([
    ...['LineTotalAmount', 'TaxBasisTotalAmount', 'GrandTotalAmount', 'DuePayableAmount', 'CalculatedAmount'],
    ...['BasisAmount', 'ActualAmount', 'AllowanceTotalAmount', 'TaxTotalAmount currencyID="EUR"'],
  ])('%s with three decimals is not read', name => {
    const full = ciiOf(termsOf(fullInvoice('invoice')))
    const changed = full.replace(new RegExp(`(<ram:${name}>-?\\d+\\.\\d\\d)<`), '$11<')
    expect(changed.length).toBe(full.length + 1)
    expect(faultsOf(changed).map(([code]) => code)).toEqual(['MALFORMED'])
  })

  test('prefixes, comments and order of attributes mean nothing', () => {
    const other = xml
      .replaceAll('ram:', 'a:')
      .replace('xmlns:ram', 'xmlns:a')
      .replace('<rsm:ExchangedDocument>', '<!-- here --><rsm:ExchangedDocument>')
    expect(readCii(Buffer.from(`\ufeff${other}`))).toEqual(readCii(xml))
  })

  test('what no field holds is said, and the rest is read', () => {
    const reading = readCii(replaced('<ram:InvoiceCurrencyCode>', '<ram:Bonus>1</ram:Bonus><ram:InvoiceCurrencyCode>'))
    expect(reading).toEqual({
      terms: termsOf(invoice()),
      unknown: [
        '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:Bonus',
      ],
    })
  })

  test('every term is written and read back', () => {
    expect(readCii(ciiOf(everything))).toEqual({ terms: everything, unknown: [] })
  })

  test('very many elements are read in one go, more are refused', () => {
    const many = (count: number) => `${'<ram:x/>'.repeat(count)}<ram:InvoiceCurrencyCode>`
    const reading = readCii(replaced('<ram:InvoiceCurrencyCode>', many(100_000)))
    expect(reading.terms && reading.unknown.length).toBe(100_000)
    expect(faultsOf(replaced('<ram:InvoiceCurrencyCode>', many(200_000)))).toEqual([['TOO_MANY', null]])
  })
})

/** The folder of the reference data (EN 16931, KoSIT, FeRD), which is no part of this repository. */
const reference = process.env.EINVOICE_REFERENCE
describe('invoices of others', () => {
  test.skipIf(!reference)(
    'every CII example is read whole and breaks no rule (left out without EINVOICE_REFERENCE)',
    () => {
      const folder = join(reference!, 'examples')
      const examples = readdirSync(folder).filter(name => /^CII_|-uncefact\.xml$/.test(name))
      expect(examples).toHaveLength(10)
      const broken = examples.map(name => {
        const reading = readCii(readFileSync(join(folder, name)))
        if (reading.terms === null) return [name, reading.faults]
        expect([name, reading.unknown]).toEqual([name, []])
        const profile = reading.terms.specification.includes('xrechnung') ? 'xrechnung' : 'en16931'
        const rules = brokenRules(reading.terms, profile).filter(({ isWarning }) => !isWarning)
        return [name, rules.map(({ rule, place }) => `${rule} ${place.join('.')}`)]
      })
      // Two lines of the examples are not what their quantity and price come to; the official rules do not look.
      expect(broken.filter(([, rules]) => rules!.length > 0)).toEqual([
        ['CII_example1.xml', ['PEPPOL-EN16931-R120 lines.19.net']],
        ['CII_example9.xml', ['PEPPOL-EN16931-R120 lines.0.net']],
      ])
    },
  )
})
