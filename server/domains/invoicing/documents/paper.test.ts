import { describe, expect, test } from 'vitest'
import { total } from '../../../kit/money.ts'
import type { PdfPages, PdfPart } from '../../../platform/pdf.ts'
import { renderPdf } from '../../../platform/pdf.ts'
import {
  company,
  consumer,
  itemLine,
  runLine,
  type SnapshotChanges,
  seller,
  snapshotOf,
} from '../../../testing/documents.ts'
import type { DocumentKind, InvoiceSort } from '../rules/document.ts'
import type { DocumentReference } from '../rules/snapshot.ts'
import type { PaperLook } from './look.ts'
import { paperOf } from './paper.ts'

const look: PaperLook = { accent: '#0b5b45', logo: null, shopName: 'Halle & Feld', isCurrencyFirst: false }

/** All texts of a part, in the order in which they stand; no-break spaces as spaces. */
function textsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsOf)
  if (typeof part !== 'object' || part === null) return []
  const { text, stack, columns, table } = part as Record<string, unknown>
  const own = typeof text === 'string' ? [text.replaceAll('\u00a0', ' ')] : textsOf(text)
  return [...own, ...textsOf(stack), ...textsOf(columns), ...textsOf((table as { body?: unknown })?.body)].filter(
    Boolean,
  )
}
const said = (changes: SnapshotChanges = {}): string[] => textsOf(paperOf(snapshotOf(changes), look).content)
/** What stands after a label. */
const beside = (texts: readonly string[], label: string): string | undefined => texts[texts.indexOf(label) + 1]
const reference = (kind: DocumentKind, sort: InvoiceSort | null, number: string): DocumentReference => ({
  ...{ documentId: 'd', kind, sort, number, date: '2026-11-12' },
})

describe('the head of a paper', () => {
  test.each([
    ['offer', null, 'Angebot X-1', 'Quotation X-1'],
    ['order', null, 'Auftragsbestätigung X-1', 'Order confirmation X-1'],
    ['delivery', null, 'Lieferschein X-1', 'Delivery note X-1'],
    ['reminder', null, 'Zahlungserinnerung X-1', 'Payment reminder X-1'],
    ['invoice', 'invoice', 'Rechnung X-1', 'Invoice X-1'],
    ['invoice', 'advance', 'Anzahlungsrechnung X-1', 'Advance invoice X-1'],
    ['invoice', 'part', 'Teilrechnung X-1', 'Partial invoice X-1'],
    ['invoice', 'final', 'Schlussrechnung X-1', 'Final invoice X-1'],
    ['invoice', 'cancellation', 'Stornorechnung X-1', 'Cancellation invoice X-1'],
    ['invoice', 'credit', 'Rechnungskorrektur X-1', 'Corrected invoice X-1'],
  ] as const)('%s %s is called by its name in both languages', (kind, sort, german, english) => {
    expect(said({ kind, sort, number: 'X-1' })).toContain(german)
    expect(said({ kind, sort, number: 'X-1', content: { language: 'en' } })).toContain(english)
  })

  test('names the country of a receiver abroad, in capitals and in the language of the paper', () => {
    expect(said({ content: { receiver: company } })).toEqual(expect.arrayContaining(['82031 Grünwald', 'DEUTSCHLAND']))
    expect(said({ content: { receiver: company, language: 'en' } })).toContain('GERMANY')
    expect(said().join()).not.toContain('ÖSTERREICH')
  })

  test('tells what is needed to find it again, and nothing that is not there', () => {
    const texts = said({
      webOrderNumber: '10382',
      content: {
        ...{ receiver: company, theirReference: '4500', buyerOrderNumber: 'PO-7', leitwegId: '04011000-12345-34' },
        performance: { from: '2026-11-02', to: '2026-11-20' },
      },
    })
    expect(beside(texts, 'Kundennummer')).toBe('K-20011')
    expect(beside(texts, 'Leistungszeitraum')).toBe('02.11.2026 bis 20.11.2026')
    expect(beside(texts, 'Fällig am')).toBe('08.12.2026')
    expect(beside(texts, 'Webbestellung')).toBe('10382')
    expect(beside(texts, 'Ihre Bestellnummer')).toBe('PO-7')
    expect(beside(texts, 'Leitweg-ID')).toBe('04011000-12345-34')
    expect(beside(texts, 'Ihre UID-Nummer')).toBe('DE136695976')
    const few = said({ content: { receiver: { ...consumer, customerNumber: null } } })
    for (const label of ['Kundennummer', 'Webbestellung', 'Ihre UID-Nummer', 'Leitweg-ID'])
      expect(few).not.toContain(label)
    expect(beside(few, 'Leistungsdatum')).toBe('24.11.2026')
  })

  test('a cancellation names what it cancels, an invoice what it comes of', () => {
    const preceding = [reference('invoice', 'invoice', 'RE-1')]
    expect(said({ sort: 'cancellation', preceding })).toContain('Storniert Rechnung RE-1 vom 12.11.2026.')
    const origins = [reference('order', null, 'AB-1'), reference('delivery', null, 'LS-1')]
    const sentence = 'Zu Auftragsbestätigung AB-1 vom 12.11.2026 und Lieferschein LS-1 vom 12.11.2026.'
    expect(said({ origins })).toContain(sentence)
  })

  test('goods go to the delivery address, letters to the receiver', () => {
    const deliverTo = { ...consumer, name: 'Zeugwart', street: 'Sportplatz 1' }
    const delivery = said({ kind: 'delivery', content: { deliverTo } })
    expect(delivery.indexOf('Zeugwart')).toBeLessThan(delivery.indexOf('Kunde: '))
    expect(said({ content: { deliverTo } })).toEqual(
      expect.arrayContaining(['Katharina Đorđević', 'Lieferadresse: ', 'Zeugwart, Sportplatz 1, 4600 Wels']),
    )
  })
})

describe('lines and sums', () => {
  test('a line says what, how much and for what; VAT where there are several rates, discounts where there are any', () => {
    const plain = said()
    expect(plain).toEqual(expect.arrayContaining(['Trikot Nordwald', 'Art.-Nr. 4711-M', '1 Stück', '24,90 €']))
    const heads = ['Pos.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'Summe brutto']
    expect(plain.slice(plain.indexOf('Pos.'), plain.indexOf('Pos.') + 5)).toEqual(heads)
    const rich = said({
      content: {
        basis: 'net',
        lines: [
          itemLine('a', { quantity: 1500, unit: 'hour', discount: 1000 }),
          itemLine('b', { vatRate: 1000, unitPrice: 1000 }),
        ],
      },
    })
    expect(rich).toEqual(expect.arrayContaining(['Rabatt', 'Mwst', '1,5 Stunden', '10 %', '33,61 €', 'Summe netto']))
  })

  test('the sums printed are those of the snapshot', () => {
    const lines = [itemLine('a', { quantity: 3000 }), itemLine('b', { unitPrice: 1990, vatRate: 1000 })]
    const texts = said({ paid: 1000, content: { basis: 'net', lines, discount: { percent: 500 } } })
    expect(beside(texts, 'Rabatt 5 %')).toBe('-4,73 €')
    expect(beside(texts, 'Gesamt netto')).toBe('89,87 €')
    expect(beside(texts.slice(texts.indexOf('Gesamt netto')), 'Umsatzsteuer')).toBe('16,08 €')
    expect(beside(texts, 'Gesamtsumme')).toBe('105,95 €')
    expect(beside(texts, 'Bereits bezahlt')).toBe('-10,00 €')
    expect(beside(texts, 'Zu zahlen')).toBe('95,95 €')
    // Per rate: net, VAT, gross.
    expect(texts.join('|')).toContain('20 %|70,96 €|14,19 €|85,15 €|10 %|18,91 €|1,89 €|20,80 €')
  })

  test('what may be chosen is marked, in brackets and in no sum', () => {
    const lines = [
      itemLine('a'),
      itemLine('b', { isOptional: true, unitPrice: 100 }),
      itemLine('c', { isAlternative: true, unitPrice: 200 }),
    ]
    const texts = said({ kind: 'offer', content: { lines } })
    const note = 'Beträge in Klammern sind in den Summen nicht enthalten.'
    expect(texts).toEqual(expect.arrayContaining(['Optional', '(1,00 €)', 'Alternative', '(2,00 €)', note]))
    expect(beside(texts, 'Gesamt inkl. Mwst')).toBe('24,90 €')
    expect(said()).not.toContain(note)
  })

  test('headings, texts and subtotals stand where they were written', () => {
    const lines = [
      { kind: 'heading', id: 'h', text: 'Ausrüstung' } as const,
      ...[itemLine('a'), { kind: 'subtotal', id: 's', text: '' } as const],
      { kind: 'text', id: 't', text: 'Die Druckdaten bleiben gespeichert.' } as const,
    ]
    const texts = said({ content: { lines } })
    expect(beside(texts, 'Zwischensumme')).toBe('24,90 €')
    const order = ['Ausrüstung', 'Trikot Nordwald', 'Zwischensumme', 'Die Druckdaten bleiben gespeichert.']
    expect(texts.filter(text => order.includes(text))).toEqual(order)
  })

  test('a delivery has amounts and no prices', () => {
    const texts = said({ kind: 'delivery', content: { lines: [itemLine('a', { quantity: 3000 })] } })
    expect(texts).toContain('3 Stück')
    expect(texts.join()).not.toContain('€')
    expect(texts).toContain('Unterschrift')
  })

  test('a run of a team is a table of fits and sizes, with whoever stands on the pieces below', () => {
    const texts = said({ content: { lines: [runLine('a')] } })
    const at = texts.indexOf('XS')
    const table = ['XS', 'S', 'M', 'L', 'XL', '3XL', 'Summe', 'Herren', '1', '2', '4', '3', '2', '12', 'Damen']
    expect(texts.slice(at, at + table.length)).toEqual(table)
    expect(texts.join('|')).toContain('Beschriftung|1 |Huber |Herren XS|2 |Wagner |Herren S')
    expect(texts).toContain('24 Stück')
  })

  test('what is taken back is negative throughout', () => {
    const texts = said({ sort: 'cancellation', content: { lines: [itemLine('a', { quantity: 3000 })] } })
    expect(texts).toEqual(expect.arrayContaining(['-3 Stück', '24,90 €', '-74,70 €', '-12,45 €', '-62,25 €']))
    expect(texts.join()).not.toContain('überweisen')
  })

  test('a final invoice takes the advances off with their VAT', () => {
    const advance = { kind: 'advance', id: 'v', documentId: 'd', number: 'RE-7', date: '2026-10-01' } as const
    const lines = [itemLine('a', { unitPrice: 100_000 }), { ...advance, vatRate: 2000, net: 40_000, vat: 8000 }]
    const texts = said({ sort: 'final', content: { basis: 'net', lines } })
    expect(beside(texts, 'Abzüglich Anzahlungsrechnung RE-7 vom 01.10.2026')).toBe('-400,00 €')
    expect(texts.join('|')).toContain('RE-7|20 %|400,00 €|80,00 €')
    expect(beside(texts, 'Gesamtsumme')).toBe('720,00 €')
  })

  test('free of VAT: the reason, and no table of rates', () => {
    const taxNote = 'Steuerschuldnerschaft des Leistungsempfängers'
    const texts = said({ taxNote, content: { treatment: 'reverseCharge', basis: 'net' } })
    expect(texts).toContain(taxNote)
    expect(texts).not.toContain('Umsatzsteuer')
    expect(beside(texts, 'Gesamtsumme ohne Mwst')).toBe('24,90 €')
  })
})

describe('payment', () => {
  test('an account and a date, and less for whoever pays early', () => {
    const texts = said({ content: { earlyPayment: { days: 7, discount: 200 } } })
    const sentence =
      'Bitte überweisen Sie 24,90 € bis 08.12.2026 auf unser Konto und geben Sie als Verwendungszweck RE-2026-00001 an.'
    expect(texts).toContain(sentence)
    expect(texts).toContain('Bei Zahlung bis 01.12.2026 ziehen Sie 2 % Skonto ab (0,50 €) und zahlen 24,40 €.')
    expect(beside(texts, 'IBAN')).toBe('AT61 1904 3002 3457 3201')
    expect(texts).toContain('Zahlen mit Code')
  })

  test('what was paid asks for nothing', () => {
    const texts = said({ paid: 2490, paymentMethod: 'PayPal', dueOn: null })
    expect(texts).toEqual(
      expect.arrayContaining(['Der Betrag von 24,90 € ist bezahlt. Vielen Dank!', 'Zahlungsart: PayPal.']),
    )
    for (const word of ['IBAN', 'Zahlen mit Code', 'Fällig am']) expect(texts).not.toContain(word)
  })

  test('without an account no transfer is asked for', () => {
    const texts = said({ seller: { ...seller, bank: null } })
    expect(texts).toContain('Bitte zahlen Sie 24,90 € bis 08.12.2026.')
  })

  test('offers say their terms', () => {
    const texts = said({ kind: 'offer', content: { paymentDays: 30, earlyPayment: { days: 7, discount: 300 } } })
    const terms = [
      'Zahlbar innerhalb von 30 Tagen nach Rechnungsdatum.',
      'Bei Zahlung innerhalb von 7 Tagen 3 % Skonto.',
    ]
    expect(texts).toEqual(expect.arrayContaining(terms))
  })
})

describe('pages', () => {
  const lines = Array.from({ length: 6 }, (_, at) => itemLine(String(at), { unitPrice: 1000 }))
  const pages = (number: number): PdfPages => ({
    ...{ number, count: 3 },
    // Three lines on each of the first two pages.
    pageOf: id => Math.floor(Number(id.replace('line-', '')) / 3) + 1,
  })
  const paper = (changes: SnapshotChanges = {}) => paperOf(snapshotOf({ content: { lines }, ...changes }), look)
  const aroundOf = (part: PdfPart | null | undefined) => textsOf(part)

  test('carry over what stands on those before, as long as lines follow', () => {
    const { header, footer } = paper()
    expect(beside(aroundOf(footer!(pages(1))), 'Übertrag')).toBe('30,00 €')
    expect(beside(aroundOf(header!(pages(2))), 'Übertrag')).toBe('30,00 €')
    expect(aroundOf(header!(pages(2)))).toEqual(
      expect.arrayContaining(['Rechnung RE-2026-00001 vom 24.11.2026', 'Pos.']),
    )
    expect(aroundOf(footer!(pages(2)))).not.toContain('Übertrag')
    expect(aroundOf(header!(pages(3)))).not.toContain('Pos.')
    expect(header!(pages(1))).toBeNull()
  })

  test('say the company’s data and their number', () => {
    const texts = aroundOf(paper().footer!(pages(2)))
    for (const text of [
      ...[
        'Halle & Feld Sportbekleidung GmbH',
        'FN 123456 a, Landesgericht Linz',
        'Vertreten durch Dr. Johanna Übelhör',
      ],
      ...['UID-Nr. ATU12345675', 'Steuernummer 46 123/4567', 'RLNWATWWXXX', 'Seite 2 von 3'],
    ]) {
      expect(texts).toContain(text)
    }
    // Its legal form stands in its name.
    expect(texts).not.toContain('GmbH')
  })

  test('a page break of the writer begins a page', () => {
    const broken = [itemLine('a'), { kind: 'pageBreak', id: 'p' } as const, itemLine('b')]
    const { content } = paper({ content: { lines: broken } })
    expect(content.filter(part => part.pageBreak === 'before')).toHaveLength(1)
  })
})

test('the same document makes the same file, with every line on one of its pages', async () => {
  const lines = Array.from({ length: 70 }, (_, at) =>
    itemLine(String(at), { title: `Artikel ${at}`, unitPrice: 100 + at }),
  )
  const document = snapshotOf({ content: { lines, basis: 'net' } })
  const archive = {
    at: new Date('2026-11-24T10:00:00.000Z'),
    invoice: { xml: '<a/>', relationship: 'Alternative' },
  } as const
  const carried: string[] = []
  const paper = paperOf(document, look)
  const watched = {
    ...paper,
    footer: (pages: PdfPages) => {
      const part = paper.footer!(pages)
      const sum = beside(textsOf(part), 'Übertrag')
      if (textsOf(part).includes('Übertrag')) {
        const before = lines.filter(line => pages.pageOf(`line-${line.id}`)! <= pages.number)
        carried.push(sum!)
        const cents = total(before.map(({ unitPrice }) => unitPrice))
        expect(sum).toBe(`${(cents / 100).toFixed(2).replace('.', ',')} €`)
      }
      return part
    },
  }
  const first = await renderPdf(watched, archive)
  expect(carried.length).toBeGreaterThan(1)
  expect(first.equals(await renderPdf(paperOf(document, look), archive))).toBe(true)
})
