import { describe, expect, test } from 'vitest'
import { fullInvoice, invoice, item } from '../../../../testing/invoiceSnapshots.ts'
import type { TaxTreatment } from '../../rules/document.ts'
import type { Terms } from '../terms.ts'
import { termsOf } from '../termsOf.ts'
import { allRules, brokenRules } from './brokenRules.ts'

/** Changes by place: `{ 'buyer.vatId': null, 'lines.0.net': 5 }`. */
type Changes = Readonly<Record<string, unknown>>

function changed(terms: Terms, changes: Changes): Terms {
  const copy = structuredClone(terms)
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.')
    const last = names.pop()!
    const at = names.reduce<Record<string, unknown>>(
      (inner, name) => inner[name] as Record<string, unknown>,
      copy as never,
    )
    at[last] = value
  }
  return copy
}

/** One jersey at 10.00 under each treatment, as it may be issued. */
const plain = (treatment: TaxTreatment, vatRate = 2000): Terms => {
  const { content } = invoice()
  const lines = content.lines.map(line => ({ ...line, vatRate }))
  const receiver = { ...content.receiver, country: 'DE', vatId: 'DE129273398' }
  return termsOf(
    invoice({ taxNote: treatment === 'standard' ? null : 'Steuerfrei.', content: { treatment, lines, receiver } }),
  )
}
const full = termsOf(fullInvoice('invoice'), 'xrechnung')
const standard = plain('standard')
const vatOf = (cents: number): Changes => ({
  ...{ 'vat.0.amount': cents, 'totals.vat.0.amount': cents, 'totals.gross': 1000 + cents, 'totals.due': 1000 + cents },
})
const allowance = { amount: 0, base: null, percent: null, reason: null, reasonCode: null }
const period = { from: '2026-11-02', to: '2026-11-01' }
const open = { from: null, to: null }
const base = (quantity: string, unit = 'C62') => ({ quantity, unit })

/** What breaks a rule and nothing else, or `others` that say the same in other words. */
type Case = [rule: string, terms: Terms, changes: Changes, place: string, others?: string[]]

const contents: Case[] = [
  ['BR-01', standard, { specification: '' }, 'specification'],
  ['BR-02', standard, { number: '' }, 'number'],
  ['BR-03', standard, { issuedOn: '' }, 'issuedOn'],
  ['BR-04', standard, { typeCode: '' }, 'typeCode', ['BR-CL-01']],
  ['BR-05', standard, { currency: '', 'totals.vat.0.currency': null }, 'currency', ['BR-CL-04']],
  ['BR-06', standard, { 'seller.name': '' }, 'seller.name'],
  ['BR-07', standard, { 'buyer.name': '' }, 'buyer.name'],
  ['BR-08', standard, { 'seller.address': null }, 'seller.address'],
  ['BR-09', standard, { 'seller.address.country': null }, 'seller.address.country'],
  ['BR-10', standard, { 'buyer.address': null }, 'buyer.address'],
  ['BR-11', standard, { 'buyer.address.country': null }, 'buyer.address.country'],
  [
    ...(['BR-16', standard] as const),
    { lines: [], vat: [], totals: { ...standard.totals, lines: 0, net: 0, gross: 0, due: 0, vat: [] } },
    'lines',
  ],
  ['BR-21', full, { 'lines.1.id': '' }, 'lines.1.id'],
  ['BR-23', full, { 'lines.1.unit': null }, 'lines.1.unit'],
  ['BR-25', full, { 'lines.1.name': '' }, 'lines.1.name'],
  ['BR-27', standard, { 'lines.0.price': '-10', 'lines.0.quantity': '-1' }, 'lines.0.price'],
  ['BR-28', standard, { 'lines.0.grossPrice': { price: '-10', base: null, discount: null } }, 'lines.0.grossPrice'],
  ['BR-29', standard, { period }, 'period'],
  ['BR-30', standard, { 'lines.0.period': period }, 'lines.0.period'],
  ['BR-33', full, { 'allowances.1.reason': null, 'allowances.1.reasonCode': null }, 'allowances.1.reason'],
  ['BR-38', standard, { charges: [{ ...allowance, vat: { category: 'S', rate: '20' } }] }, 'charges.0.reason'],
  ['BR-42', standard, { 'lines.0.allowances': [allowance] }, 'lines.0.allowances.0.reason'],
  ['BR-44', standard, { 'lines.0.charges': [allowance] }, 'lines.0.charges.0.reason'],
  ['BR-48', plain('export'), { 'vat.0.rate': null }, 'vat.0.rate'],
  ['BR-49', standard, { 'payment.0.code': '' }, 'payment.0.code', ['BR-CL-16']],
  ['BR-52', full, { 'documents.0.reference': '' }, 'documents.0.reference'],
  ['BR-54', full, { 'lines.0.attributes.1.value': '' }, 'lines.0.attributes.1'],
  ['BR-55', standard, { preceding: [{ number: '', date: null }] }, 'preceding.0.number'],
  [
    'BR-57',
    plain('intraCommunity'),
    { 'vat.0.category': 'L', 'lines.0.vat.category': 'L', 'delivery.address.country': null },
    'delivery.address.country',
  ],
  ['BR-61', standard, { 'payment.0.iban': null }, 'payment.0.iban'],
  ['BR-62', standard, { 'seller.electronicAddress.scheme': null }, 'seller.electronicAddress'],
  ['BR-63', standard, { 'buyer.electronicAddress.scheme': null }, 'buyer.electronicAddress'],
  ['BR-CO-09', standard, { 'buyer.vatId': '129273398' }, 'buyer.vatId'],
  ['BR-CO-19', standard, { period: open }, 'period'],
  ['BR-CO-20', standard, { 'lines.0.period': open }, 'lines.0.period'],
  ['BR-CO-25', standard, { dueOn: null, paymentTerms: null }, 'dueOn'],
  [
    'BR-CO-26',
    standard,
    { 'seller.vatId': null, 'seller.taxNumber': '12 345', 'seller.registration': null },
    'seller.vatId',
  ],
]

const codes: Case[] = [
  ['BR-CL-01', standard, { typeCode: '325' }, 'typeCode'],
  ['BR-CL-04', standard, { currency: 'EUX', 'totals.vat.0.currency': null }, 'currency'],
  ['BR-CL-14', standard, { 'buyer.address.country': 'ZZ' }, 'buyer.address.country'],
  ['BR-CL-16', standard, { 'payment.0.code': 'PP' }, 'payment.0.code'],
  ['BR-CL-17', plain('export'), { 'vat.0.category': 'X', 'lines.0.vat.category': 'L' }, 'vat.0'],
  ['BR-CL-18', plain('export'), { 'vat.0.category': 'L', 'lines.0.vat.category': 'X' }, 'lines.0.vat'],
  ['BR-CL-19', full, { 'lines.0.allowances.0.reasonCode': '7' }, 'lines.0.allowances.0.reason'],
  ['BR-CL-22', plain('export'), { 'vat.0.exemptionCode': '§ 6' }, 'vat.0.exemptionCode'],
  ['BR-CL-23', standard, { 'lines.0.unit': 'Stück' }, 'lines.0.unit'],
  ['BR-CL-25', standard, { 'buyer.electronicAddress.scheme': 'email' }, 'buyer.electronicAddress'],
]

const sums: Case[] = [
  ['BR-CO-10', full, { 'totals.lines': 18259, 'totals.allowances': 914 }, 'totals.lines', ['BR-CO-11']],
  ['BR-CO-11', standard, { 'totals.allowances': 1, 'totals.charges': 1 }, 'totals.allowances', ['BR-CO-12']],
  ['BR-CO-12', standard, { 'totals.charges': 1, 'totals.allowances': 1 }, 'totals.charges', ['BR-CO-11']],
  ['BR-CO-13', standard, { 'totals.net': 1001, 'totals.gross': 1201, 'totals.due': 1201 }, 'totals.net'],
  ['BR-CO-14', standard, { 'totals.vat.0.amount': 201, 'totals.gross': 1201, 'totals.due': 1201 }, 'totals.vat'],
  ['BR-CO-15', standard, { 'totals.gross': 1201, 'totals.due': 1201 }, 'totals.gross'],
  ['BR-CO-16', standard, { 'totals.paid': 100 }, 'totals.due'],
  ['PEPPOL-EN16931-R040', full, { 'allowances.0.percent': '5.1' }, 'allowances.0.amount'],
  ['PEPPOL-EN16931-R120', standard, { 'lines.0.quantity': '1.001' }, 'lines.0.net'],
  ['PEPPOL-EN16931-R121', standard, { 'lines.0.priceBase': base('0') }, 'lines.0.priceBase'],
  ['PEPPOL-EN16931-R130', standard, { 'lines.0.priceBase': base('1', 'HUR') }, 'lines.0.priceBase'],
]

const free: [letters: string, code: string, treatment: TaxTreatment][] = [
  ['Z', 'Z', 'standard'],
  ['E', 'E', 'smallBusiness'],
  ['AE', 'AE', 'reverseCharge'],
  ['IC', 'K', 'intraCommunity'],
  ['G', 'G', 'export'],
  ['O', 'O', 'outOfScope'],
]
const noGround = { 'vat.0.exemptionReason': null, 'vat.0.exemptionCode': null }
const vat: Case[] = [
  // Category L, the tax of the Canary Islands, has rules that do not concern us: it stands here for another one.
  ['BR-S-01', standard, { 'vat.0.category': 'L' }, 'vat'],
  ['BR-S-02', standard, { 'seller.vatId': null }, 'seller.vatId'],
  ['BR-S-05', standard, { 'lines.0.vat.rate': '0', 'vat.0.rate': '0', ...vatOf(0) }, 'lines.0.vat.rate'],
  ['BR-S-08', standard, { 'vat.0.base': 1001 }, 'vat.0.base'],
  ['BR-S-09', standard, vatOf(202), 'vat.0.amount'],
  ['BR-S-10', standard, { 'vat.0.exemptionReason': 'x' }, 'vat.0.exemptionReason'],
  ...free.flatMap(([letters, code, treatment]): Case[] => {
    const terms = plain(treatment, treatment === 'standard' ? 0 : 2000)
    const vatId = code === 'O' ? 'ATU12345675' : null
    const ground = code === 'Z' ? { 'vat.0.exemptionReason': 'x' } : noGround
    return [
      [`BR-${letters}-01`, terms, { 'vat.0.category': 'L', 'vat.0.rate': '0' }, 'vat'],
      [`BR-${letters}-02`, terms, { 'seller.vatId': vatId }, 'seller.vatId'],
      [`BR-${letters}-05`, terms, { 'lines.0.vat.rate': code === 'O' ? '0' : '20' }, 'lines.0.vat.rate'],
      [`BR-${letters}-08`, terms, { 'vat.0.base': 1001 }, 'vat.0.base'],
      [`BR-${letters}-09`, terms, vatOf(1), 'vat.0.amount'],
      [`BR-${letters}-10`, terms, ground, 'vat.0.exemptionReason'],
    ]
  }),
  ['BR-AE-02', plain('reverseCharge'), { 'buyer.vatId': null }, 'buyer.vatId'],
  ['BR-IC-02', plain('intraCommunity'), { 'buyer.vatId': null }, 'buyer.vatId'],
  ['BR-O-02', plain('outOfScope'), { 'buyer.vatId': 'DE129273398' }, 'buyer.vatId'],
  ['BR-IC-11', plain('intraCommunity'), { 'delivery.date': null }, 'delivery.date'],
  ['BR-IC-12', plain('intraCommunity'), { 'delivery.address': null }, 'delivery.address.country'],
  ['BR-O-11', plain('outOfScope'), { 'vat.1': { ...standard.vat[0], category: 'L', base: 0, amount: 0 } }, 'vat'],
  [
    ...(['BR-O-12', plain('outOfScope')] as const),
    { 'lines.1': { ...standard.lines[0], net: 0, quantity: '0', vat: { category: 'L', rate: '0' } } },
    'lines.1.vat',
  ],
]

const account = { 'payment.0.iban': null }
const german: Case[] = [
  ['BR-DE-1', full, { payment: [] }, 'payment'],
  ['BR-DE-2', full, { 'seller.contact': null }, 'seller.contact'],
  ['BR-DE-3', full, { 'seller.address.city': null }, 'seller.address.city'],
  ['BR-DE-4', full, { 'seller.address.zip': null }, 'seller.address.zip'],
  ['BR-DE-5', full, { 'seller.contact.name': null }, 'seller.contact.name'],
  ['BR-DE-6', full, { 'seller.contact.phone': null }, 'seller.contact.phone'],
  ['BR-DE-7', full, { 'seller.contact.email': null }, 'seller.contact.email'],
  ['BR-DE-8', full, { 'buyer.address.city': null }, 'buyer.address.city'],
  ['BR-DE-9', full, { 'buyer.address.zip': null }, 'buyer.address.zip'],
  ['BR-DE-10', full, { 'delivery.address': { ...full.buyer.address, city: null } }, 'delivery.address.city'],
  ['BR-DE-11', full, { 'delivery.address': { ...full.buyer.address, zip: null } }, 'delivery.address.zip'],
  [
    'BR-DE-14',
    full,
    { 'vat.0.rate': null, 'lines.0.vat.rate': null, 'allowances.0.vat.rate': null },
    'vat.0.rate',
    ['BR-48', 'BR-S-05', 'BR-S-09'],
  ],
  ['BR-DE-15', full, { buyerReference: null }, 'buyerReference'],
  ['BR-DE-16', full, { 'seller.vatId': null }, 'seller.vatId', ['BR-S-02']],
  ['BR-DE-17', full, { typeCode: '386' }, 'typeCode'],
  ['BR-DE-18', full, { paymentTerms: 'Skonto\n#SKONTO#TAGE=7#PROZENT=2#\n' }, 'paymentTerms'],
  ['BR-DE-18', full, { paymentTerms: '#SKONTO#TAGE=7#PROZENT=2.00#' }, 'paymentTerms'],
  ['BR-DE-19', full, { 'payment.0.iban': 'AT611904300234573202' }, 'payment.0.iban'],
  ['BR-DE-21', full, { specification: 'urn:cen.eu:en16931:2017' }, 'specification'],
  ['BR-DE-23-a', full, account, 'payment.0.iban', ['BR-61']],
  ['BR-DE-23-b', full, { 'payment.0.debitedIban': 'AT611904300234573201' }, 'payment.0'],
  ['BR-DE-26', full, { typeCode: '384' }, 'preceding'],
  ['BR-DE-27', full, { 'seller.contact.phone': '12' }, 'seller.contact.phone'],
  ['BR-DE-28', full, { 'seller.contact.email': 'a@b@example.at' }, 'seller.contact.email'],
  ['BR-DE-TMP-32', full, { period: null }, 'delivery.date'],
  ['PEPPOL-EN16931-R001', full, { process: null }, 'process'],
  ['PEPPOL-EN16931-R010', full, { 'buyer.electronicAddress': null }, 'buyer.electronicAddress'],
  ['PEPPOL-EN16931-R020', full, { 'seller.electronicAddress': null }, 'seller.electronicAddress'],
]

/** The same between a seller and a buyer in Germany, in Peppol. */
const inGermany = (): Terms => {
  const made = fullInvoice('invoice')
  const receiver = { ...made.content.receiver, country: 'DE' }
  return termsOf(
    { ...made, seller: { ...made.seller, country: 'DE' }, content: { ...made.content, receiver } },
    'peppol',
  )
}
const [network, national] = [termsOf(fullInvoice('invoice'), 'peppol'), inGermany()]
const span = (from: string, to: string) => ({ 'lines.0.period': { from, to } })
const peppol: Case[] = [
  ['PEPPOL-EN16931-R002', network, { 'notes.1': { subject: null, text: 'x' } }, 'notes'],
  ['PEPPOL-EN16931-R003', network, { buyerReference: null, buyerOrder: null }, 'buyerOrder'],
  ['PEPPOL-EN16931-R004', network, { specification: 'urn:cen.eu:en16931:2017' }, 'specification'],
  ['PEPPOL-EN16931-R007', network, { process: 'urn:fdc:peppol.eu:2017:poacc:ordering:01:1.0' }, 'process'],
  ['PEPPOL-EN16931-R041', network, { 'allowances.0.base': null }, 'allowances.0.base'],
  ['PEPPOL-EN16931-R042', network, { 'allowances.0.percent': null }, 'allowances.0.percent'],
  ['PEPPOL-EN16931-R110', network, span('2026-11-01', '2026-11-20'), 'lines.0.period'],
  ['PEPPOL-EN16931-R111', network, span('2026-11-02', '2026-11-21'), 'lines.0.period'],
  ['PEPPOL-EN16931-P0100', network, { typeCode: '389' }, 'typeCode'],
  ['PEPPOL-EN16931-P0112', network, { typeCode: '326' }, 'typeCode'],
  ['PEPPOL-EN16931-P0104', forPeppol('reverseCharge'), { 'vat.0.exemptionCode': 'VATEX-EU-G' }, 'vat.0.exemptionCode'],
  ['PEPPOL-EN16931-P0105', forPeppol('reverseCharge'), { 'vat.0.exemptionCode': 'VATEX-EU-O' }, 'vat.0.exemptionCode'],
  ['PEPPOL-EN16931-P0106', forPeppol('export'), { 'vat.0.exemptionCode': 'VATEX-EU-IC' }, 'vat.0.exemptionCode'],
  ['PEPPOL-EN16931-P0107', forPeppol('export'), { 'vat.0.exemptionCode': 'VATEX-EU-AE' }, 'vat.0.exemptionCode'],
  ...german.flatMap(([id, , changes, place, others = []]): Case[] => {
    const own = nationalId(id)
    return own === null ? [] : [[own, national, changes, place, others]]
  }),
]
function forPeppol(treatment: TaxTreatment): Terms {
  return termsOf(
    invoice({
      taxNote: 'Steuerfrei.',
      content: {
        ...{ treatment, theirReference: 'x' },
        receiver: { ...invoice().content.receiver, country: 'DE', vatId: 'DE129273398' },
      },
    }),
    'peppol',
  )
}
function nationalId(id: string): string | null {
  const number = /^BR-DE-(\d+)$/.exec(id)?.[1]
  const own = `DE-R-${number?.padStart(3, '0')}`
  return number !== undefined && allRules.some(rule => rule.id === own) ? own : null
}

const authority = termsOf(
  invoice({
    content: {
      ...{ buyerOrderNumber: '4700000001', lines: [{ ...item('a'), orderPosition: '10' }] },
      einvoice: { format: null, isPublicBody: true, supplierNumber: 'L-77' },
    },
  }),
  'ebinterfaceGv',
)
const austrian: Case[] = [
  ['EB-01', authority, { 'buyer.address.zip': null }, 'buyer.address.zip'],
  ['EB-02', authority, { remittance: 'x'.repeat(36) }, 'remittance'],
  ['EB-03', authority, { 'payment.0.holder': 'x'.repeat(71) }, 'payment.0.holder'],
  ['EB-04', authority, { 'payment.0.bic': 'BKAU' }, 'payment.0.bic'],
  ['EB-05', authority, { 'lines.0.quantity': '1.00001' }, 'lines.0.quantity'],
  ['EB-06', authority, { typeCode: '384' }, 'preceding'],
  ['AT-GV-01', authority, { buyerOrder: null }, 'buyerOrder'],
  ['AT-GV-02', authority, { buyerOrder: 'Bestellung vom Montag' }, 'buyerOrder'],
  ['AT-GV-03', authority, { 'seller.identifiers': [] }, 'seller.identifiers'],
  ['AT-GV-04', authority, { 'lines.0.buyerOrderLine': null }, 'lines.0.buyerOrderLine'],
  ['AT-GV-05', authority, { 'seller.electronicAddress': null, 'seller.contact': null }, 'seller.electronicAddress'],
  ['AT-GV-06', authority, { payment: [{ ...authority.payment[0], code: '1', iban: null }] }, 'payment.0.iban'],
  ['AT-GV-07', authority, { 'delivery.date': null }, 'delivery.date'],
]

const cases = [...contents, ...codes, ...sums, ...vat, ...german, ...peppol, ...austrian]

describe('rules of e-invoices', () => {
  test.each(cases)('%s', (id, terms, changes, place, others = []) => {
    const profile = terms === network || terms === national ? 'peppol' : allRules.find(rule => rule.id === id)!.profile
    expect(brokenRules(terms, profile)).toEqual([])
    const broken = brokenRules(changed(terms, changes), profile)
    expect([...new Set(broken.map(({ rule }) => rule))].toSorted()).toEqual([id, ...others].toSorted())
    expect(broken.find(({ rule }) => rule === id)?.place.join('.')).toBe(place)
  })

  test('every rule is broken by one of the cases', () => {
    expect(new Set(cases.map(([id]) => id))).toEqual(new Set(allRules.map(({ id }) => id)))
  })

  test('each rule stands once', () => {
    expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length)
  })

  test.each([
    ...(['Z01', 'z01:111599', '4700000001', '4700000001:Z01', 'Z0/', '90001/Akt 7', 'L9-B1/4711'] as const),
  ])('%s is an order reference of e-Rechnung.gv.at', buyerOrder => {
    expect(brokenRules({ ...authority, buyerOrder }, 'ebinterfaceGv')).toEqual([])
  })

  test('others than the federal government need no supplier number, and the position of an order alone', () => {
    const terms = changed(authority, { buyerOrder: 'Z0/', 'seller.identifiers': [], 'lines.0.buyerOrderLine': null })
    expect(brokenRules(terms, 'ebinterfaceGv')).toEqual([])
    expect(brokenRules({ ...terms, buyerOrder: 'Z01' }, 'ebinterfaceGv').map(({ rule }) => rule)).toEqual(['AT-GV-03'])
  })

  test('a credit goes to an authority without an account', () => {
    const terms = changed(authority, { typeCode: '381', payment: [] })
    expect(brokenRules(terms, 'ebinterfaceGv')).toEqual([])
    expect(brokenRules(terms, 'ebinterface')).toEqual([])
  })

  test('rules of XRechnung are not asked of a plain EN 16931 invoice', () => {
    const terms = changed(standard, { buyerReference: null, process: null })
    expect(brokenRules(terms, 'en16931')).toEqual([])
    expect(brokenRules(terms, 'xrechnung').map(({ rule, isWarning }) => [rule, isWarning])).toEqual([
      ['BR-DE-15', false],
      ['BR-DE-21', true],
      ['PEPPOL-EN16931-R001', false],
    ])
  })
})
