import { ours } from '../../../kit/mailWords.ts'
import type { PdfPart } from '../../../platform/pdf.ts'
import type { AdvanceLine } from '../rules/document.ts'
import { takesBack } from '../rules/kinds.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'
import type { PrintedAmounts } from './amounts.ts'
import { bare, ink, ink2, ink3, line as lineColour, width } from './look.ts'
import { type PaperWords, signOf } from './words.ts'

type Sum = { readonly label: string; readonly value: string; readonly isStrong?: boolean }

const sumsWidth = 208
const advancesOf = ({ content }: DocumentSnapshot): AdvanceLine[] =>
  content.lines.filter(line => line.kind === 'advance')

/** The sums of a document from its lines to what is due, each once. */
function sumsOf(document: DocumentSnapshot, amounts: PrintedAmounts, words: PaperWords): Sum[] {
  const { content, totals, paid, due, kind, sort } = document
  const { text, cents, rate, day, titleOf } = words
  const { basis } = amounts
  const isFree = content.treatment !== 'standard'
  const advances = advancesOf(document)
  const sign = signOf(document)
  const rows: Sum[] = []
  const steps = amounts.discount !== 0 || advances.length > 0
  if (steps)
    rows.push({ label: text('document.paper.sum.lines', { basis: ours(basis) }), value: cents(amounts.amount) })
  if (amounts.discount !== 0) {
    const share = content.discount && 'percent' in content.discount ? content.discount.percent : null
    rows.push({
      label:
        share === null
          ? text('document.paper.sum.discount')
          : text('document.paper.sum.discountRate', { rate: rate(share) }),
      value: cents(0 - amounts.discount),
    })
  }
  for (const { number, date, net, vat } of advances) {
    const title = titleOf({ kind: 'invoice', sort: 'advance', number })
    rows.push({
      label: text('document.paper.sum.advance', { title, day: day(date) }),
      value: cents(0 - sign * (basis === 'net' ? net : net + vat)),
    })
  }
  if (basis === 'net' && !isFree) {
    rows.push({ label: text('document.paper.sum.net'), value: cents(totals.net) })
    rows.push({ label: text('document.paper.sum.vat'), value: cents(totals.vatSum) })
  }
  rows.push({
    label: isFree ? text('document.paper.sum.free') : text('document.paper.sum.gross', { basis: ours(basis) }),
    value: cents(totals.gross),
    isStrong: true,
  })
  const isInvoice = kind === 'invoice' || kind === 'reminder'
  if (isInvoice && paid !== 0) {
    rows.push({ label: text('document.paper.sum.paid'), value: cents(0 - paid) })
    if (due >= 0) rows.push({ label: text('document.paper.sum.due'), value: cents(due), isStrong: true })
  }
  if (isInvoice && due < 0 && (paid !== 0 || !takesBack(sort))) {
    rows.push({ label: text('document.paper.sum.credit'), value: cents(0 - due), isStrong: true })
  }
  return rows
}

const cell = (text: string, changes: PdfPart = {}): PdfPart => ({ text, fontSize: 8, alignment: 'right', ...changes })

const small = {
  ...{ hLineWidth: (at: number) => (at === 1 ? 0.5 : 0), hLineColor: () => lineColour, vLineWidth: () => 0 },
  ...{ paddingLeft: (at: number) => (at === 0 ? 0 : 4), paddingRight: () => 4 },
  ...{ paddingTop: () => 1.5, paddingBottom: () => 1.5 },
}

/** Net, VAT and gross at each rate. */
function vatTable({ totals }: DocumentSnapshot, { text, cents, rate }: PaperWords): PdfPart {
  const heads = [
    text('document.paper.vat.rate'),
    text('document.paper.vat.net'),
    text('document.paper.vat.vat'),
    text('document.paper.vat.gross'),
  ]
  return {
    layout: small,
    table: {
      headerRows: 1,
      widths: [30, 58, 52, 58],
      body: [
        heads.map((head, at) => cell(head, { color: ink3, alignment: at === 0 ? 'left' : 'right' })),
        ...totals.vat.map(row => [
          cell(rate(row.rate), { alignment: 'left' }),
          ...[row.net, row.vat, row.gross].map(amount => cell(cents(amount))),
        ]),
      ],
    },
  }
}

/** What was invoiced before, with its VAT, as it is taken off. Source: § 14 Abs. 5 UStG (DE), § 11 Abs. 1 Z 4 UStG (AT). */
function advancesTable(document: DocumentSnapshot, { text, cents, rate }: PaperWords): PdfPart[] {
  const advances = advancesOf(document)
  if (advances.length === 0) return []
  const sign = signOf(document)
  const heads = [
    text('document.paper.vat.advance'),
    text('document.paper.vat.rate'),
    text('document.paper.vat.net'),
    text('document.paper.vat.vat'),
  ]
  return [
    { text: text('document.paper.vat.advances'), fontSize: 8.5, bold: true, margin: [0, 8, 0, 1] },
    {
      layout: small,
      table: {
        headerRows: 1,
        widths: [72, 24, 52, 50],
        body: [
          heads.map((head, at) => cell(head, { color: ink3, alignment: at === 0 ? 'left' : 'right' })),
          ...advances.map(({ number, vatRate, net, vat }) => [
            cell(number, { alignment: 'left' }),
            cell(rate(vatRate)),
            cell(cents(sign * net)),
            cell(cents(sign * vat)),
          ]),
        ],
      },
    },
  ]
}

/** The sums beside the VAT of each rate, kept together, and why there is no VAT where there is none. */
export function summed(document: DocumentSnapshot, amounts: PrintedAmounts, words: PaperWords): PdfPart[] {
  const { content, taxNote } = document
  const { text } = words
  const isFree = content.treatment !== 'standard'
  const hasChoices = content.lines.some(line => line.kind === 'item' && (line.isOptional || line.isAlternative))
  return [
    ...(hasChoices
      ? [{ text: text('document.paper.line.notCounted'), fontSize: 8, color: ink3, margin: [0, 5, 0, 0] }]
      : []),
    {
      unbreakable: true,
      stack: [
        besides(document, amounts, words),
        ...(taxNote === null ? [] : [{ text: taxNote, fontSize: 9.5, bold: isFree, margin: [0, 10, 0, 0] }]),
      ],
    },
  ]
}

/** The VAT of each rate, and beside it the sums. */
function besides(document: DocumentSnapshot, amounts: PrintedAmounts, words: PaperWords): PdfPart {
  const { text } = words
  const isFree = document.content.treatment !== 'standard'
  const rows = sumsOf(document, amounts, words)
  return {
    ...{ isLayout: true, layout: bare, margin: [0, 10, 0, 0] },
    table: {
      widths: [Math.floor(width - sumsWidth), sumsWidth],
      body: [
        [
          {
            stack: [
              ...(isFree
                ? []
                : [
                    { text: text('document.paper.vat.title'), fontSize: 8.5, bold: true, margin: [0, 2, 0, 1] },
                    vatTable(document, words),
                  ]),
              ...advancesTable(document, words),
            ],
          },
          {
            layout: {
              ...{ vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 0 },
              ...{ paddingTop: () => 2.5, paddingBottom: () => 2.5 },
              hLineWidth: (at: number) => (rows[at]?.isStrong ? 1 : 0),
              hLineColor: () => ink,
            },
            table: {
              widths: [sumsWidth - 82, 82],
              body: rows.map(({ label, value, isStrong = false }) => [
                { text: label, fontSize: isStrong ? 10.5 : 9, bold: isStrong, color: isStrong ? ink : ink2 },
                { text: value, fontSize: isStrong ? 10.5 : 9, bold: isStrong, alignment: 'right' },
              ]),
            },
          },
        ],
      ],
    },
  }
}
