import { ours } from '../../../kit/mailWords.ts'
import { type Cents, total } from '../../../kit/money.ts'
import type { PdfPages, PdfPart } from '../../../platform/pdf.ts'
import type { DocumentLine, ItemLine } from '../rules/document.ts'
import { kindsOfDocument } from '../rules/kinds.ts'
import { type Column, columnsOf, GAP, headCells, isLeft, itemsOf, type Table } from './columns.ts'
import { floor, ink, ink2, ink3, line as lineColour } from './look.ts'
import { runParts } from './run.ts'
import { signOf } from './words.ts'

const size = 9
/** Letters of a description that are kept together on a page. */
const MOST_TOGETHER = 900

/** A row of the table; `lineBelow` ends what belongs together. */
type Row = {
  readonly cells: readonly PdfPart[]
  readonly lineBelow: boolean
  readonly top?: number
  readonly bottom?: number
}

const cellsOf = ({ columns }: Table, filled: Partial<Record<Column['key'], PdfPart>>): PdfPart[] =>
  columns.map(column => ({
    ...{ text: '', fontSize: size, alignment: isLeft(column) ? 'left' : 'right' },
    ...filled[column.key],
  }))

/** One cell over all columns from the title on. */
const wideCells = ({ columns }: Table, part: PdfPart): PdfPart[] => [
  { text: '' },
  { ...part, colSpan: columns.length - 1 },
  ...columns.slice(2).map(() => ({ text: '' })),
]

/** A long text in parts that fit on a page each. */
function portionsOf(text: string): string[] {
  const portions: string[] = []
  for (const word of text.split(/(?<=\s)/)) {
    const last = portions.at(-1)
    if (last === undefined || last.length + word.length > MOST_TOGETHER) portions.push(word)
    else portions[portions.length - 1] = last + word
  }
  return portions.map(portion => portion.trimEnd())
}

const markTexts = {
  optional: 'document.paper.line.optional',
  alternative: 'document.paper.line.alternative',
} as const

function itemRows(table: Table, item: ItemLine, position: number): Row[] {
  const { document, amounts, words, look } = table
  const { text, cents, rate } = words
  const printed = amounts.lineOf(item)
  const sign = signOf(document)
  const mark = item.isAlternative ? markTexts.alternative : item.isOptional ? markTexts.optional : null
  const [description, ...further] = portionsOf(item.description?.trim() ?? '')
  const said = (words: string): PdfPart => ({ text: words, fontSize: 8.5, color: ink2 })
  const sum = cents(printed.sum)
  const first = cellsOf(table, {
    position: { text: String(position), color: ink3 },
    title: {
      stack: [
        ...(mark === null ? [] : [{ text: text(mark), fontSize: 8, bold: true, color: look.accent }]),
        { text: item.title, bold: true },
        ...(item.number === null
          ? []
          : [
              {
                text: text('document.paper.line.number', { number: ours(item.number) }),
                ...{ fontSize: 8, color: ink3 },
              },
            ]),
        ...(description ? [said(description)] : []),
      ],
    },
    quantity: { text: words.amount(item.quantity * sign, document.units[item.unit]!), id: placeId(item) },
    price: { text: cents(printed.price), color: printed.counts ? ink : ink3 },
    discount: { text: item.discount > 0 ? rate(item.discount) : '' },
    vat: { text: rate(item.vatRate), color: ink2 },
    sum: { text: printed.counts ? sum : `(${sum})`, color: printed.counts ? ink : ink3 },
  })
  const below = [...further.map(said), ...(item.run === null ? [] : runParts(item.run, sign, words))].map(
    (part): Row => ({ cells: wideCells(table, part), lineBelow: false, top: 0, bottom: 2 }),
  )
  return closed([{ cells: first, lineBelow: false }, ...below])
}

/** The same rows with a line below the last. */
const closed = (rows: readonly Row[]): Row[] =>
  rows.map((row, at) => (at === rows.length - 1 ? { ...row, lineBelow: true, bottom: 4 } : row))

/** By what the page is found that a line begins on. */
const placeId = ({ id }: Pick<ItemLine, 'id'>): string => `line-${id}`

function rowsOf(table: Table, line: DocumentLine, position: number): Row[] {
  const { amounts, words } = table
  if (line.kind === 'item') return itemRows(table, line, position)
  if (line.kind === 'heading') {
    const part = { text: line.text, font: 'Archivo', fontSize: 11.5, colSpan: table.columns.length, role: 'H2' }
    return [{ cells: [part, ...table.columns.slice(1).map(() => ({ text: '' }))], lineBelow: true, top: 10, bottom: 3 }]
  }
  if (line.kind === 'text') {
    const parts = portionsOf(line.text.trim())
    return closed(
      parts.map(
        (text): Row => ({
          ...{ cells: wideCells(table, { text: text, fontSize: size, color: ink2 }), lineBelow: false },
        }),
      ),
    )
  }
  if (line.kind === 'subtotal' && kindsOfDocument[table.document.kind].hasPrices) {
    const label = line.text.trim() || words.text('document.paper.line.subtotal')
    const cells = table.columns.map((column, at): PdfPart => {
      if (at === 1) return { text: label, colSpan: table.columns.length - 2, bold: true, fillColor: floor }
      if (column.key !== 'sum') return { text: '', fillColor: floor }
      const text = words.cents(amounts.subtotals[line.id] ?? 0)
      return { text, bold: true, alignment: 'right', fillColor: floor }
    })
    return [{ cells: cells.map(cell => ({ fontSize: size, ...cell })), lineBelow: true }]
  }
  return []
}

/** Rows as a table that never cuts one of them; the line above the first is drawn where `isHeaded`. */
function tableOf({ columns }: Table, rows: readonly Row[], isHeaded: boolean): PdfPart {
  return {
    ...{ tableName: 'lines', unbreakable: isHeaded },
    layout: {
      ...{ vLineWidth: () => 0, paddingLeft: (at: number) => (at === 0 ? 0 : GAP / 2) },
      paddingRight: (at: number) => (at === columns.length - 1 ? 0 : GAP / 2),
      paddingTop: (at: number) => rows[at]!.top ?? 4,
      paddingBottom: (at: number) => rows[at]!.bottom ?? 4,
      hLineWidth: (at: number) => (at > 0 && rows[at - 1]!.lineBelow ? (isHeaded && at === 1 ? 1 : 0.5) : 0),
      hLineColor: (at: number) => (isHeaded && at === 1 ? ink : lineColour),
    },
    table: {
      dontBreakRows: !isHeaded,
      widths: columns.map((column, at) => column.width - (at === 0 || at === columns.length - 1 ? GAP / 2 : GAP)),
      body: rows.map(row => row.cells),
    },
  }
}

const headRow = (table: Table): Row => ({ cells: headCells(table), lineBelow: true, top: 2, bottom: 3 })

/** Rows of lines up to the next page break; the head stays with the first of them. */
function headedTables(table: Table, rows: readonly Row[]): PdfPart[] {
  const [first, ...others] = rows
  if (!first) return []
  return [tableOf(table, [headRow(table), first], true), ...(others.length > 0 ? [tableOf(table, others, false)] : [])]
}

/** The lines of a document as a table; `carried` is what continues it on further pages. */
export type PrintedLines = {
  readonly parts: readonly PdfPart[]
  /** The head of the table and what was carried over to a page, above the lines there. */
  readonly above: (page: number, pages: PdfPages) => readonly PdfPart[]
  /** What is carried over from a page, below its lines. */
  readonly below: (page: number, pages: PdfPages) => readonly PdfPart[]
}

/** The lines of a document. Each page after the first has the head of the table again and, where there are prices, the sum
 *  of what stands on the pages before, as long as lines follow. */
export function printedLines(parts: Omit<Table, 'columns'>): PrintedLines {
  const table: Table = { ...parts, columns: columnsOf(parts) }
  const { document, amounts, words } = table
  const { lines } = document.content
  const pieces: PdfPart[] = []
  let rows: Row[] = []
  let position = 0
  const flush = (pageBreak: boolean) => {
    const made = pieces.length === 0 ? headedTables(table, rows) : rows.length > 0 ? [tableOf(table, rows, false)] : []
    pieces.push(...made.map((part, at) => (at === 0 && pageBreak ? { ...part, pageBreak: 'before' } : part)))
    rows = []
  }
  let breaks = false
  for (const line of lines) {
    if (line.kind === 'pageBreak') {
      flush(breaks)
      breaks = pieces.length > 0
      continue
    }
    if (line.kind === 'item') position += 1
    rows.push(...rowsOf(table, line, position))
  }
  flush(breaks)
  const items = itemsOf(document)
  const pageOf = (pages: PdfPages, item: ItemLine): number => pages.pageOf(placeId(item)) ?? 1
  const isContinued = (page: number, pages: PdfPages): boolean => items.some(item => pageOf(pages, item) > page)
  const carriedFrom = (page: number, pages: PdfPages): Cents =>
    total(
      items
        .map(item => ({ item, printed: amounts.lineOf(item) }))
        .filter(({ item, printed }) => printed.counts && pageOf(pages, item) <= page)
        .map(({ printed }) => printed.sum),
    )
  const carriedRow = (page: number, pages: PdfPages, lineBelow: boolean): Row => ({
    ...{ lineBelow, top: 3, bottom: 3 },
    cells: table.columns.map((column, at): PdfPart => {
      const shared = { fontSize: size, bold: true, color: ink2 }
      if (at === 1) return { ...shared, text: words.text('document.paper.carried'), colSpan: table.columns.length - 2 }
      if (column.key !== 'sum') return { text: '' }
      return { ...shared, text: words.cents(carriedFrom(page, pages)), alignment: 'right' }
    }),
  })
  const { hasPrices } = kindsOfDocument[document.kind]
  return {
    parts: pieces,
    above: (page, pages) => {
      if (page === 1 || !isContinued(page - 1, pages)) return []
      // The line below it lies where the page begins, and pdfmake draws one there, too.
      const rows = hasPrices ? [headRow(table), carriedRow(page - 1, pages, true)] : [{ ...headRow(table), top: 20 }]
      return [tableOf(table, rows, true)]
    },
    below: (page, pages) =>
      hasPrices && isContinued(page, pages) ? [tableOf(table, [carriedRow(page, pages, false)], false)] : [],
  }
}
