import type { DocumentContent, ItemLine, Party, SizeRun } from '../domains/invoicing/rules/document.ts'
import { piecesOf } from '../domains/invoicing/rules/document.ts'
import { takesBack } from '../domains/invoicing/rules/kinds.ts'
import type { DocumentSnapshot, Seller } from '../domains/invoicing/rules/snapshot.ts'
import { negated, totalsOf } from '../domains/invoicing/rules/totals.ts'

/** A seller in Austria who says all that can be said. */
export const seller: Seller = {
  ...{ company: 'Halle & Feld Sportbekleidung GmbH', legalForm: 'GmbH', representatives: ['Dr. Johanna Übelhör'] },
  ...{ street: 'Wiener Straße 131', zip: '4020', city: 'Linz', country: 'AT' },
  ...{ email: 'rechnung@halle-feld.example', phone: '+43 732 600 600', website: 'https://halle-feld.example' },
  ...{ vatId: 'ATU12345675', taxNumber: '46 123/4567', register: 'FN 123456 a, Landesgericht Linz' },
  bank: {
    ...{ holder: 'Halle & Feld Sportbekleidung GmbH', iban: 'AT611904300234573201' },
    ...{ bic: 'RLNWATWWXXX', name: 'Raiffeisen Linz' },
  },
}

export const consumer: Party = {
  ...{ type: 'person', name: 'Katharina Đorđević', contact: null, addition: null },
  ...{ street: 'Bahnhofstraße 3/12', zip: '4600', city: 'Wels', country: 'AT' },
  ...{ email: 'k@example.com', phone: null, vatId: null, customerNumber: 'K-10234' },
}

export const company: Party = {
  ...{ type: 'company', name: 'TSV Grünwald Spielbetriebs- und Vermarktungsgesellschaft mbH & Co. KG' },
  ...{ contact: 'Frau Mag. Anna-Lena Schönhuber-Wittgenstein', addition: 'Abteilung Einkauf', street: 'Marktplatz 1' },
  ...{ zip: '82031', city: 'Grünwald', country: 'DE', email: null, phone: null },
  ...{ vatId: 'DE136695976', customerNumber: 'K-20011' },
}

/** A line that costs something: one jersey for 24.90 at 20 %. */
export function itemLine(id: string, changes: Partial<ItemLine> = {}): ItemLine {
  return {
    ...{ kind: 'item', id, title: 'Trikot Nordwald', description: null, number: '4711-M', productId: null },
    ...{ variantId: null, unit: 'piece', quantity: 1000, unitPrice: 2490, discount: 0, vatRate: 2000 },
    ...{ run: null, isOptional: false, isAlternative: false, source: null, ...changes },
  }
}

const names = ['Gruber', 'Huber', 'Wagner', 'Đorđević', 'Schönhuber', 'Yıldız', 'Kovačević', 'Fuchs', 'Ortner', 'Mayr']

/** A run of a team: two fits, six sizes, a name and a number on each piece. */
function teamRun(): SizeRun {
  const sizes = ['XS', 'S', 'M', 'L', 'XL', '3XL']
  let number = 0
  const cells = ['Herren', 'Damen'].flatMap((fit, row) =>
    sizes.map((size, at) => {
      const amount = [1, 2, 4, 3, 2, 0][(at + row * 2) % 6]!
      const pieces = Array.from({ length: amount }, () => {
        number += 1
        return { name: names[number % names.length]!, number: String(number) }
      })
      return { fit, size, variantId: null, amount, pieces }
    }),
  )
  return { fits: ['Herren', 'Damen'], sizes, cells: cells.filter(({ amount }) => amount > 0) }
}

/** A line with that run. */
export function runLine(id: string, changes: Partial<ItemLine> = {}): ItemLine {
  const run = teamRun()
  return itemLine(id, { run, quantity: piecesOf(run) * 1000, title: 'Trikotsatz mit Beschriftung', ...changes })
}

const units = {
  de: { piece: { one: 'Stück', many: 'Stück', code: 'H87' }, hour: { one: 'Stunde', many: 'Stunden', code: 'HUR' } },
  en: { piece: { one: 'piece', many: 'pieces', code: 'H87' }, hour: { one: 'hour', many: 'hours', code: 'HUR' } },
}

/** What is changed of a snapshot: parts of it, and of what was written into it. */
export type SnapshotChanges = Partial<Omit<DocumentSnapshot, 'content'>> & {
  readonly content?: Partial<DocumentSnapshot['content']>
}

/** An issued document with the sums of its lines: an invoice of a consumer with prices including VAT, if nothing is said. */
export function snapshotOf({ content: written = {}, ...changes }: SnapshotChanges = {}): DocumentSnapshot {
  const content: DocumentContent & { receiver: Party } = {
    ...{ language: 'de', currency: 'EUR', receiver: consumer, deliverTo: null, date: '2026-11-24', performance: null },
    ...{ validUntil: null, deliveryDate: null, paymentDays: 14, earlyPayment: null, contact: null },
    ...{ ownReference: null, theirReference: null, buyerOrderNumber: null, leitwegId: null, basis: 'gross' },
    ...{ treatment: 'standard', taxCountry: 'AT', lines: [itemLine('a')], discount: null, textBefore: '' },
    ...{ textAfter: '', tags: [], note: '', ...written },
  }
  const kind = changes.kind ?? 'invoice'
  const sort = changes.sort === undefined ? (kind === 'invoice' ? 'invoice' : null) : changes.sort
  const sums = totalsOf(content)
  const totals = takesBack(sort) ? negated(sums) : sums
  const paid = changes.paid ?? 0
  return {
    ...{ format: 1, kind, sort, number: 'RE-2026-00001', seller, content, totals, units: units[content.language] },
    ...{ dueOn: '2026-12-08', paid, due: totals.gross - paid, taxNote: null, origins: [], preceding: [] },
    ...{ webOrderNumber: null, paymentMethod: null, ...changes },
  }
}
