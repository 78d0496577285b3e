import { total } from '../../../kit/money.ts'
import type { PdfPart } from '../../../platform/pdf.ts'
import type { ItemLine } from '../rules/document.ts'
import { kindsOfDocument } from '../rules/kinds.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'
import type { PrintedAmounts } from './amounts.ts'
import { ink2, type PaperLook, width } from './look.ts'
import type { PaperWords } from './words.ts'

export type Column = {
  readonly key: 'position' | 'title' | 'quantity' | 'price' | 'discount' | 'vat' | 'sum'
  readonly head: string
  readonly width: number
}

/** What the parts of the table share. */
export type Table = {
  readonly document: DocumentSnapshot
  readonly amounts: PrintedAmounts
  readonly words: PaperWords
  readonly look: PaperLook
  readonly columns: readonly Column[]
}

/** About what a character of a number takes, and what stands around a cell. */
const DIGIT = 5.1
export const GAP = 8

export const itemsOf = (document: DocumentSnapshot): ItemLine[] =>
  document.content.lines.filter(line => line.kind === 'item')

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(text => text.length))

/** The columns of a document's lines: those that say something, each as wide as what is in it, the title what is left. */
export function columnsOf({ document, amounts, words }: Omit<Table, 'columns'>): Column[] {
  const { text, cents, rate } = words
  const items = itemsOf(document)
  const { hasPrices } = kindsOfDocument[document.kind]
  const rates = new Set(items.filter(item => amounts.lineOf(item).counts).map(({ vatRate }) => vatRate))
  const quantities = items.map(item => words.amount(item.quantity, document.units[item.unit]!))
  const fitting = (least: number, most: number, head: string, texts: readonly string[]): number =>
    Math.round(Math.min(most, Math.max(least, head.length * 4.7 + GAP, longest(texts) * DIGIT + GAP)))
  const column = (key: Column['key'], head: string, least: number, most: number, texts: readonly string[]): Column => ({
    ...{ key, head, width: fitting(least, most, head, texts) },
  })
  const sums = [...items.map(item => `(${cents(amounts.lineOf(item).sum)})`), cents(amounts.amount)]
  const others = [
    column('position', text('document.paper.line.position'), 26, 32, [String(items.length)]),
    column('quantity', text('document.paper.line.quantity'), 54, 82, quantities),
    ...(hasPrices
      ? [
          column(
            'price',
            text('document.paper.line.price'),
            58,
            88,
            items.map(item => cents(amounts.lineOf(item).price)),
          ),
          ...(items.some(({ discount }) => discount > 0)
            ? [
                column(
                  'discount',
                  text('document.paper.line.discount'),
                  40,
                  50,
                  items.map(one => rate(one.discount)),
                ),
              ]
            : []),
          ...(document.content.treatment === 'standard' && rates.size > 1
            ? [
                column(
                  'vat',
                  text('document.paper.line.vat'),
                  34,
                  46,
                  items.map(item => rate(item.vatRate)),
                ),
              ]
            : []),
          column(
            'sum',
            text(amounts.basis === 'net' ? 'document.paper.line.net' : 'document.paper.line.gross'),
            ...([70, 96, sums] as const),
          ),
        ]
      : []),
  ]
  const title: Column = {
    ...{ key: 'title', head: text('document.paper.line.title') },
    width: Math.floor(width - total(others.map(one => one.width))),
  }
  return [others[0]!, title, ...others.slice(1)]
}

export const isLeft = ({ key }: Column): boolean => key === 'position' || key === 'title'

export const headCells = ({ columns }: Table): PdfPart[] =>
  columns.map(column => ({
    text: column.head,
    ...{ fontSize: 8, bold: true, color: ink2, alignment: isLeft(column) ? 'left' : 'right', isHead: true },
  }))
