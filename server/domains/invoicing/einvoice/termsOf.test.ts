import { describe, expect, test } from 'vitest'
import { fullInvoice, invoice, item } from '../../../testing/invoiceSnapshots.ts'
import type { ItemLine } from '../rules/document.ts'
import { faultsOf } from './faultsOf.ts'
import { termsOf } from './termsOf.ts'

const lines = (...items: Partial<ItemLine>[]) => items.map((changes, at) => item(String(at), changes))

describe('what an e-invoice says of a document', () => {
  test.each([
    ['invoice', '380', '3', 4000],
    ['final', '380', '3', 4000],
    ['part', '326', '3', 4000],
    ['advance', '386', '3', 4000],
    ['cancellation', '384', '-3', -4000],
    ['credit', '381', '3', 4000],
  ] as const)('%s: type %s, quantity %s', (sort, typeCode, quantity, net) => {
    const { totals, ...terms } = termsOf(
      invoice({ sort, content: { lines: lines({ quantity: 3000, unitPrice: 1500 }), discount: { amount: 500 } } }),
    )
    expect(terms.typeCode).toBe(typeCode)
    expect(terms.lines).toMatchObject([{ quantity, price: '15', net: net < 0 ? -4500 : 4500 }])
    expect(terms.allowances).toMatchObject([{ amount: net < 0 ? -500 : 500, vat: { category: 'S', rate: '20' } }])
    const vat = net / 5
    expect(totals).toEqual({
      ...{ lines: net < 0 ? -4500 : 4500, allowances: net < 0 ? -500 : 500, charges: null, net },
      ...{ vat: [{ currency: 'EUR', amount: vat }], gross: net + vat, paid: null, rounding: null, due: net + vat },
    })
  })

  test('prices with VAT: the price is that of the whole quantity, unless it goes up evenly', () => {
    // 3 × 24.90 = 74.70, without 20 % 62.25 = 3 × 20.75; 3 × 9.99 = 29.97, without 10 % 27.25, which 3 does not divide.
    const terms = termsOf(
      invoice({
        content: {
          basis: 'gross',
          lines: lines({ quantity: 3000, unitPrice: 2490 }, { quantity: 3000, unitPrice: 999, vatRate: 1000 }),
        },
      }),
    )
    expect(terms.lines.map(({ quantity, price, priceBase, net }) => ({ quantity, price, priceBase, net }))).toEqual([
      { quantity: '3', price: '20.75', priceBase: null, net: 6225 },
      { quantity: '3', price: '27.25', priceBase: { quantity: '3', unit: 'C62' }, net: 2725 },
    ])
  })

  test('discounts: of the line without VAT, with its percentage where that says it to the cent', () => {
    // 2 × 12.00 less 10 % and 9.99 less 33 % are 21.60 and 6.69 with VAT, of which 4.72 is VAT: 3.60 and 1.12. Without it
    // 18.00 = 20.00 - 2.00 and 5.57 = 8.32 - 2.75, for 3.30 with VAT is 2.75 without.
    const terms = termsOf(
      invoice({
        content: {
          basis: 'gross',
          lines: lines({ quantity: 2000, unitPrice: 1200, discount: 1000 }, { unitPrice: 999, discount: 3300 }),
        },
      }),
    )
    expect(terms.lines.map(({ price, net, allowances }) => ({ price, net, allowances }))).toEqual([
      {
        ...{ price: '10', net: 1800 },
        allowances: [{ amount: 200, base: 2000, percent: '10', reason: 'Rabatt 10 %', reasonCode: '95' }],
      },
      {
        ...{ price: '8.32', net: 557 },
        allowances: [{ amount: 275, base: 832, percent: '33', reason: 'Rabatt 33 %', reasonCode: '95' }],
      },
    ])
  })

  test('the discount on the document stands once for each rate', () => {
    const { allowances } = termsOf(fullInvoice('invoice'))
    // 3 × 39.90 - 10 % = 107.73 at 20 %, 1.5 × 49.90 = 74.85 at 10 %; 5 % of 182.58 = 9.13 is 5.39 and 3.74.
    expect(allowances).toEqual([
      {
        ...{ amount: 539, base: 10_773, percent: '5', reason: 'Rabatt 5 %', reasonCode: '95' },
        vat: { category: 'S', rate: '20' },
      },
      {
        ...{ amount: 374, base: 7485, percent: '5', reason: 'Rabatt 5 %', reasonCode: '95' },
        vat: { category: 'S', rate: '10' },
      },
    ])
  })

  test.each([
    ['standard', 'S', '20', null, null],
    ['smallBusiness', 'E', '0', 'Steuerfrei.', null],
    ['reverseCharge', 'AE', '0', 'Steuerfrei.', 'VATEX-EU-AE'],
    ['intraCommunity', 'K', '0', 'Steuerfrei.', 'VATEX-EU-IC'],
    ['export', 'G', '0', 'Steuerfrei.', 'VATEX-EU-G'],
    ['outOfScope', 'O', null, 'Steuerfrei.', 'VATEX-EU-O'],
  ] as const)('%s: category %s at %s', (treatment, category, rate, exemptionReason, exemptionCode) => {
    const terms = termsOf(invoice({ taxNote: 'Steuerfrei.', content: { treatment } }))
    const amount = treatment === 'standard' ? 200 : 0
    expect(terms.vat).toEqual([{ category, rate, base: 1000, amount, exemptionReason, exemptionCode, pointOn: null }])
    expect(terms.lines[0]!.vat).toEqual({ category, rate })
    expect(terms.notes.map(({ text }) => text)).toEqual(treatment === 'standard' ? ['Steuerfrei.'] : [])
  })

  test('rate 0 at home is zero rated; XRechnung has a rate of what is not subject to VAT, too', () => {
    expect(termsOf(invoice({ content: { lines: lines({ vatRate: 0 }) } })).vat).toMatchObject([
      { category: 'Z', rate: '0' },
    ])
    expect(termsOf(invoice({ content: { treatment: 'outOfScope' } }), 'xrechnung').vat).toMatchObject([{ rate: '0' }])
  })

  test('who sells what is no matter of VAT says no VAT id, and is known by its register', () => {
    const { seller, buyer } = termsOf(
      invoice({
        content: { treatment: 'outOfScope', receiver: { ...invoice().content.receiver, vatId: 'ATU12345675' } },
      }),
    )
    expect([seller.vatId, seller.registration, buyer.vatId]).toEqual([null, { id: 'FN 123456 a', scheme: null }, null])
  })

  test('a seller without VAT id and register is known by its tax number', () => {
    const seller = { ...invoice().seller, vatId: null, register: null, taxNumber: '12 345/6789' }
    const snapshot = invoice({ seller, taxNote: '§ 6', content: { treatment: 'smallBusiness' } })
    expect(termsOf(snapshot).seller).toMatchObject({ identifiers: ['12 345/6789'], taxNumber: '12 345/6789' })
    expect(faultsOf(snapshot)).toEqual([])
  })

  test('a size run: amounts as attributes, what is printed as a note', () => {
    const [line] = termsOf(fullInvoice('invoice')).lines
    expect(line).toMatchObject({
      attributes: [
        { name: 'Herren M', value: '2' },
        { name: 'Herren L', value: '1' },
      ],
      note: 'Herren M: Huber 7, 10',
    })
  })

  test('lines that do not count stand nowhere; an advance is taken off', () => {
    const terms = termsOf(
      invoice({
        sort: 'final',
        content: {
          lines: [
            item('a', { unitPrice: 5000 }),
            item('b', { isOptional: true }),
            item('c', { isAlternative: true }),
            { kind: 'heading', id: 'h', text: 'Anzahlungen' },
            {
              ...{ kind: 'advance', id: 'v', documentId: 'd', number: 'RE-2026-00003', date: '2026-10-01' },
              ...{ vatRate: 2000, net: 2000, vat: 400 },
            },
          ],
        },
      }),
    )
    expect(terms.lines.map(({ id, name, quantity, price, net }) => [id, name, quantity, price, net])).toEqual([
      ['1', 'Trikot Pro', '1', '50', 5000],
      ['2', 'Abzüglich Anzahlung, Rechnung RE-2026-00003 vom 01.10.2026', '-1', '20', -2000],
    ])
    expect(terms.totals).toMatchObject({ net: 3000, gross: 3600 })
  })

  test('early payment stands there in words and for machines', () => {
    expect(termsOf(fullInvoice('invoice')).paymentTerms).toBe(
      'Zahlbar bis 08.12.2026 ohne Abzug.\nBei Zahlung bis 01.12.2026: 2 % Skonto.\n#SKONTO#TAGE=7#PROZENT=2.00#\n',
    )
    const english = invoice({ content: { language: 'en', earlyPayment: { days: 7, discount: 250 } } })
    expect(termsOf(english).paymentTerms).toBe(
      'Payable by 8 December 2026 without deduction.\nIf paid by 1 December 2026: 2.5% discount for early payment.\n#SKONTO#TAGE=7#PROZENT=2.50#\n',
    )
  })

  test.each([
    ['by transfer', {}, '58', null, 'AT611904300234573201', 'Zahlbar bis 08.12.2026 ohne Abzug.'],
    ['as it was paid', { paymentMethod: 'PayPal', paid: 1200 }, 'ZZZ', 'PayPal', null, 'Bereits bezahlt.'],
    ['by a voucher', { paid: 1200 }, '1', 'Bereits bezahlt.', null, 'Bereits bezahlt.'],
    [
      ...(['what is taken back', { sort: 'cancellation' }, '1', 'Der Betrag wird verrechnet oder erstattet.'] as const),
      ...([null, 'Der Betrag wird verrechnet oder erstattet.'] as const),
    ],
  ] as const)('how to pay: %s', (_how, changes, code, text, iban, paymentTerms) => {
    const terms = termsOf(invoice(changes))
    expect(terms.payment).toMatchObject([{ code, text, iban }])
    expect(terms.paymentTerms).toBe(paymentTerms)
  })

  test('references: one order and one delivery note have their places, more of them stand beside', () => {
    const { sellerOrder, despatchAdvice, buyerOrder, documents } = termsOf(fullInvoice('invoice'))
    expect([sellerOrder, despatchAdvice, buyerOrder]).toEqual(['AB-2026-00004', 'LS-2026-00011', 'B-77'])
    expect(documents.map(({ reference, description }) => [reference, description])).toEqual([
      ['AN-2026-00002', 'Angebot vom 12.10.2026'],
    ])
    const delivery = (number: string) =>
      ({ documentId: number, kind: 'delivery', sort: null, number, date: '2026-11-01' }) as const
    const several = termsOf(invoice({ webOrderNumber: '4711', origins: [delivery('LS-1'), delivery('LS-2')] }))
    expect([several.sellerOrder, several.despatchAdvice]).toEqual(['4711', null])
    expect(several.documents.map(({ reference }) => reference)).toEqual(['LS-1', 'LS-2'])
  })

  test('the Leitweg-ID is the buyer’s reference; what else they want to read there is a note', () => {
    const content = { leitwegId: '04011000-12345-03', theirReference: 'Bauhof' }
    const { buyerReference, notes } = termsOf(invoice({ content }))
    expect([buyerReference, notes]).toEqual(['04011000-12345-03', [{ subject: null, text: 'Ihre Referenz: Bauhof' }]])
    expect(termsOf(invoice({ content: { theirReference: 'Bauhof' } })).buyerReference).toBe('Bauhof')
  })

  test('when and where it was supplied', () => {
    const of = (content: NonNullable<Parameters<typeof invoice>[0]>['content']) => {
      const { delivery, period } = termsOf(invoice({ content }))
      return [delivery.date, period, delivery.address?.country ?? null]
    }
    expect(of({})).toEqual(['2026-11-24', null, null])
    expect(of({ performance: { from: '2026-11-20', to: '2026-11-20' } })).toEqual(['2026-11-20', null, null])
    const period = { from: '2026-11-01', to: '2026-11-20' }
    expect(of({ performance: period })).toEqual([null, period, null])
    expect(of({ deliverTo: { ...invoice().content.receiver, country: 'CH' } })).toEqual(['2026-11-24', null, 'CH'])
    expect(of({ treatment: 'intraCommunity' })).toEqual(['2026-11-24', null, 'AT'])
  })

  test('texts are cleaned of what XML cannot hold', () => {
    const terms = termsOf(
      invoice({
        content: { lines: lines({ title: ' Schal\u0000 \u000b<A&B>\ufffe\ud800 ', description: 'a\r\n b\u0007' }) },
      }),
    )
    expect(terms.lines).toMatchObject([{ name: 'Schal <A&B>\ufffd', description: 'a\nb' }])
  })

  test('a document that is no invoice has no e-invoice', () => {
    expect(() => termsOf({ ...invoice(), kind: 'offer', sort: null })).toThrow()
  })
})

describe('a fault says the field to mend', () => {
  const { receiver } = invoice().content
  test.each([
    [
      'no receiver’s name',
      invoice({ content: { receiver: { ...receiver, name: ' ' } } }),
      'BR-07',
      'content.receiver.name',
    ],
    [
      'no country',
      invoice({ content: { receiver: { ...receiver, country: '' } } }),
      'BR-11',
      'content.receiver.country',
    ],
    [
      'reverse charge without the buyer’s VAT id',
      ...[invoice({ taxNote: 'x', content: { treatment: 'reverseCharge' } }), 'BR-AE-02', 'content.receiver.vatId'],
    ],
    ['no ground', invoice({ content: { treatment: 'smallBusiness' } }), 'BR-E-10', 'taxNote'],
    ['no account', invoice({ seller: { ...invoice().seller, bank: null } }), 'BR-61', 'seller.bank.iban'],
    [
      'a line without title',
      invoice({ content: { lines: lines({}, { title: '' }) } }),
      'BR-25',
      'content.lines.1.title',
    ],
    ['an unknown unit', invoice({ content: { lines: lines({ unit: 'box' }) } }), 'BR-23', 'content.lines.0.unit'],
    ['no line', invoice({ content: { lines: [] } }), 'BR-16', 'content.lines'],
    ['nobody’s VAT', invoice({ seller: { ...invoice().seller, vatId: null } }), 'BR-S-02', 'seller.vatId'],
  ] as const)('%s', (_what, snapshot, rule, path) => {
    expect(faultsOf(snapshot).map(fault => [fault.rule, fault.path.join('.')])).toEqual([[rule, path]])
  })

  test('XRechnung asks for more', () => {
    const snapshot = invoice({
      content: { deliverTo: { ...receiver, zip: '' }, receiver: { ...receiver, email: null } },
    })
    expect(faultsOf(snapshot, 'xrechnung').map(fault => [fault.rule, fault.path.join('.')])).toEqual([
      ['BR-DE-11', 'content.deliverTo.zip'],
      ['BR-DE-15', 'content.leitwegId'],
      ['PEPPOL-EN16931-R010', 'content.receiver.email'],
    ])
  })
})
