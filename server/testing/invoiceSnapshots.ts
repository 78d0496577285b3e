import fc from 'fast-check'
import {
  type AdvanceLine,
  type InvoiceSort,
  type ItemLine,
  invoiceSorts,
  type Party,
  taxTreatments,
} from '../domains/invoicing/rules/document.ts'
import { takesBack } from '../domains/invoicing/rules/kinds.ts'
import type { DocumentReference, DocumentSnapshot } from '../domains/invoicing/rules/snapshot.ts'
import { negated, totalsOf } from '../domains/invoicing/rules/totals.ts'
import { addDays } from '../kit/days.ts'
import { portion, WHOLE } from '../kit/money.ts'

/** Documents for the tests of e-invoices. */

export const item = (id: string, changes: Partial<ItemLine> = {}): ItemLine => ({
  ...{ kind: 'item', id, title: 'Trikot Pro', description: null, number: 'TR-1', productId: null, variantId: null },
  ...{ unit: 'piece', quantity: 1000, unitPrice: 1000, discount: 0, vatRate: 2000, run: null },
  ...{ isOptional: false, isAlternative: false, source: null, ...changes },
})

const club: Party = {
  ...{
    type: 'company',
    name: 'SV Beispiel',
    contact: 'Eva Muster',
    addition: 'Sektion Fußball',
    street: 'Sportplatz 1',
  },
  ...{ zip: '1010', city: 'Wien', country: 'AT', email: 'kassa@sv-beispiel.at', phone: '+43 1 2345678', vatId: null },
  customerNumber: '10042',
}

export interface Changes extends Partial<Omit<DocumentSnapshot, 'content' | 'totals' | 'due'>> {
  readonly content?: Partial<DocumentSnapshot['content']>
}

/** An invoice of an Austrian shop to a club in Vienna: one jersey at 10.00 net and 20 %, unless `changes` say otherwise; sums
 *  follow from its lines. */
export function invoice({ content: changed, ...changes }: Changes = {}): DocumentSnapshot {
  const content: DocumentSnapshot['content'] = {
    ...{ language: 'de', currency: 'EUR', receiver: club, deliverTo: null, date: '2026-11-24', performance: null },
    ...{ validUntil: null, deliveryDate: null, paymentDays: 14, earlyPayment: null, contact: null, ownReference: null },
    ...{ theirReference: null, buyerOrderNumber: null, leitwegId: null, basis: 'net', treatment: 'standard' },
    ...{ taxCountry: 'AT', lines: [item('a')], discount: null, textBefore: '', textAfter: '', tags: [], note: '' },
    ...changed,
  }
  const sort = changes.sort ?? 'invoice'
  const totals = takesBack(sort) ? negated(totalsOf(content)) : totalsOf(content)
  const paid = changes.paid ?? 0
  return {
    ...{ format: 1, kind: 'invoice', sort, number: 'RE-2026-00017' },
    seller: {
      ...{ company: 'Muster Sport GmbH', legalForm: 'gmbh', representatives: ['Anna Muster'], street: 'Hauptstraße 5' },
      ...{ zip: '6020', city: 'Innsbruck', country: 'AT', email: 'office@example.at', phone: '+43 512 123456' },
      ...{ website: null, vatId: 'ATU12345675', taxNumber: null, register: 'FN 123456 a, Landesgericht Innsbruck' },
      bank: { holder: 'Muster Sport GmbH', iban: 'AT61 1904 3002 3457 3201', bic: 'BKAUATWW', name: null },
    },
    units: {
      piece: { one: 'Stück', many: 'Stück', code: 'C62' },
      hour: { one: 'Stunde', many: 'Stunden', code: 'HUR' },
    },
    ...{ dueOn: takesBack(sort) ? null : addDays(content.date, content.paymentDays), taxNote: null, origins: [] },
    preceding: takesBack(sort) ? [precedingInvoice] : [],
    ...{ webOrderNumber: null, paymentMethod: null, ...changes },
    ...{ content, totals, paid, due: totals.gross - paid },
  }
}

const precedingInvoice: DocumentReference = {
  ...{ documentId: 'p', kind: 'invoice', sort: 'invoice', number: 'RE-2026-00009', date: '2026-11-02' },
}

const foreign = { country: 'DE', zip: '80331', city: 'München', vatId: 'DE129273398' } as const

/** Words with all that XML must escape or cannot hold. */
const arbitraryText = fc
  .oneof(
    fc.constantFrom('#ADU#', 'Schal & Mütze <blau> "XL"', "l'été ]]> 100 %", 'zwei\r\nZeilen\t'),
    fc.string({ unit: 'binary' }),
  )
  .map(text => `${text}x`)

const arbitraryRun = fc.array(
  fc.record({
    ...{ fit: fc.constantFrom('Herren', 'Damen', ''), size: fc.constantFrom('S', 'M', 'XL') },
    ...{ variantId: fc.constant(null), amount: fc.integer({ min: 0, max: 9 }) },
    pieces: fc.array(fc.record({ name: fc.option(arbitraryText), number: fc.option(fc.constantFrom('7', '10')) }), {
      maxLength: 2,
    }),
  }),
  { maxLength: 4 },
)

const arbitraryItem = fc.record({
  title: arbitraryText,
  description: fc.option(arbitraryText),
  unit: fc.constantFrom('piece', 'hour'),
  quantity: fc.oneof(
    fc.integer({ min: 0, max: 50_000 }),
    fc.integer({ min: 1, max: 50 }).map(many => many * 1000),
  ),
  unitPrice: fc.integer({ min: 0, max: 50_000 }),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: WHOLE })),
  vatRate: fc.constantFrom(0, 490, 700, 1000, 1300, 1900, 2000),
  isOptional: fc.boolean(),
  run: fc.option(arbitraryRun.map(cells => ({ fits: ['Herren', 'Damen'], sizes: ['S', 'M', 'XL'], cells }))),
})

const arbitraryAdvance = fc
  .record({ net: fc.integer({ min: 1, max: 90_000 }), vatRate: fc.constantFrom(1000, 2000) })
  .map(
    ({ net, vatRate }): AdvanceLine => ({
      ...{
        kind: 'advance',
        id: `advance ${net} ${vatRate}`,
        documentId: 'd',
        number: 'RE-2026-00003',
        date: '2026-10-01',
      },
      ...{ vatRate, net, vat: portion(net, vatRate, WHOLE) },
    }),
  )

/** Invoices of every sort, treatment, basis and discount that may be issued: no rule is broken. */
export const arbitraryInvoice: fc.Arbitrary<DocumentSnapshot> = fc
  .record({
    sort: fc.constantFrom(...invoiceSorts),
    treatment: fc.constantFrom(...taxTreatments),
    basis: fc.constantFrom('net' as const, 'gross' as const),
    language: fc.constantFrom('de' as const, 'en' as const),
    items: fc.array(arbitraryItem, { minLength: 1, maxLength: 6 }),
    advances: fc.uniqueArray(arbitraryAdvance, { maxLength: 2, selector: ({ id }) => id }),
    discount: fc.oneof(
      fc.constant(null),
      fc.record({ percent: fc.integer({ min: 0, max: WHOLE }) }),
      fc.record({ amount: fc.integer({ min: 0, max: 100_000 }) }),
    ),
    text: fc.oneof(fc.constant(''), arbitraryText),
    days: fc.option(fc.integer({ min: 0, max: 30 })),
    earlyPayment: fc.option(
      fc.record({ days: fc.integer({ min: 1, max: 10 }), discount: fc.integer({ min: 1, max: 500 }) }),
    ),
    deliverTo: fc.option(fc.constant({ ...club, ...foreign })),
    paymentMethod: fc.option(fc.constantFrom('PayPal', 'Kreditkarte')),
    isPaid: fc.boolean(),
    leitwegId: fc.option(fc.constant('04011000-12345-03')),
  })
  .map(({ sort, treatment, items, advances, text, days, isPaid, ...rest }): DocumentSnapshot => {
    const { paymentMethod, ...content } = rest
    const lines = [
      // The first line counts, for an invoice has lines.
      ...items.map((line, at) => item(`line ${at}`, { ...line, isOptional: at > 0 && line.isOptional })),
      ...(sort === 'final' && treatment === 'standard' ? advances : []),
      ...(text === '' ? [] : [{ kind: 'text' as const, id: 'text', text }]),
    ]
    // An advance for a supply within the EU says when that will be (BR-IC-11).
    const span = days ?? (sort === 'advance' && treatment === 'intraCommunity' ? 0 : null)
    const performance = span === null ? null : { from: addDays('2026-10-01', 0 - span), to: '2026-10-01' }
    const receiver = treatment === 'standard' ? club : { ...club, ...foreign }
    const made = (paid: number) =>
      invoice({
        ...{ sort, paid, paymentMethod, taxNote: treatment === 'standard' ? null : 'Steuerfrei, weil …' },
        content: {
          ...{ ...content, treatment, receiver, performance, lines, textBefore: text, textAfter: text },
          theirReference: content.leitwegId ? 'Bestellung 7' : 'Ref 7',
        },
      })
    return isPaid && !takesBack(sort) ? made(Math.max(0, made(0).totals.gross)) : made(0)
  })

/** An invoice of each sort, in which something of everything stands. */
export const fullInvoice = (sort: InvoiceSort): DocumentSnapshot =>
  invoice({
    sort,
    content: {
      ...{
        discount: { percent: 500 },
        earlyPayment: { days: 7, discount: 200 },
        textBefore: 'Danke für Ihren Auftrag.',
      },
      contact: { name: 'Anna Muster', email: 'anna@example.at', phone: '+43 512 123456 7' },
      ...{
        theirReference: 'Saison 2027',
        buyerOrderNumber: 'B-77',
        performance: { from: '2026-11-02', to: '2026-11-20' },
      },
      lines: [
        item('a', { quantity: 3000, unitPrice: 3990, discount: 1000, run: teamRun }),
        item('b', { title: 'Beflockung', unit: 'hour', quantity: 1500, unitPrice: 4990, vatRate: 1000, number: null }),
      ],
    },
    origins: [
      { documentId: 'o', kind: 'order', sort: null, number: 'AB-2026-00004', date: '2026-10-20' },
      { documentId: 'f', kind: 'offer', sort: null, number: 'AN-2026-00002', date: '2026-10-12' },
      { documentId: 'l', kind: 'delivery', sort: null, number: 'LS-2026-00011', date: '2026-11-20' },
    ],
  })

const teamRun = {
  ...{ fits: ['Herren'], sizes: ['M', 'L'] },
  cells: [
    {
      ...{ fit: 'Herren', size: 'M', variantId: null, amount: 2 },
      pieces: [
        { name: 'Huber', number: '7' },
        { name: null, number: '10' },
      ],
    },
    { fit: 'Herren', size: 'L', variantId: null, amount: 1, pieces: [] },
  ],
}
