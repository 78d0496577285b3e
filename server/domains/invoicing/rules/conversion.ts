import type { Day } from '../../../kit/days.ts'
import { type Cents, portion, total } from '../../../kit/money.ts'
import {
  counts,
  type DocumentContent,
  type DocumentKind,
  type DocumentLine,
  type ItemLine,
  type Milli,
} from './document.ts'
import { type CellAmount, type Remaining, remainingOf, type Taken } from './remaining.ts'
import { totalsOf } from './totals.ts'

/** Where a line was made from, near or far (`tables.ts`, `documentSources`). */
export interface LineOrigin {
  readonly lineId: string
  readonly ancestorId: string
  readonly ancestorLineId: string
}

/** A document that something is made of. `taken`: what was made of it so far; `origins`: of what its lines were made. */
export interface Parent {
  readonly id: string
  readonly kind: DocumentKind
  readonly content: DocumentContent
  /** 'Lieferschein LS-2026-00003 vom 02.11.2026': what stands above its lines where several become one. */
  readonly title: string
  readonly taken: readonly Taken[]
  readonly origins: readonly LineOrigin[]
}

/** A line that is wanted: all that remains of it, so much, or some of its pieces. */
export interface Wanted {
  readonly documentId: string
  readonly lineId: string
  readonly quantity: Milli | null
  readonly cells: readonly CellAmount[] | null
}

/** A row of `documentSources` of the document that is made. */
export interface MadeSource extends LineOrigin {
  readonly isDirect: boolean
  readonly quantity: Milli
  readonly cells: readonly CellAmount[] | null
}

/** Why documents become nothing, each with the place among what was asked for. */
export interface ConversionFault {
  readonly path: readonly string[]
  readonly reason: 'nothingLeft' | 'tooMuch' | 'unknownLine' | 'receiversDiffer' | 'termsDiffer'
}

export type Converted =
  | { readonly content: DocumentContent; readonly sources: readonly MadeSource[] }
  | { readonly faults: readonly ConversionFault[] }

/** What remains of a line, also of what it was made of: what the order was invoiced for cannot be invoiced by its delivery again. */
export type AncestorsLeft = (origin: LineOrigin) => Milli

/**
 * What a document made of others holds: the lines that are wanted (null: all that remains), at the prices that they had. Amounts never
 * exceed what remains, of the documents themselves and of what they were made of. Several documents become one where they go to the
 * same receiver at the same terms.
 */
export function converted(
  parents: readonly Parent[],
  kind: DocumentKind,
  wanted: readonly Wanted[] | null,
  terms: { readonly today: Day; readonly ancestorsLeft: AncestorsLeft },
): Converted {
  const [first] = parents
  const differing = parents.slice(1).flatMap((parent, at) => differences(first!.content, parent.content, at + 1))
  if (differing.length > 0) return { faults: differing }
  const faults: ConversionFault[] = []
  const lines: DocumentLine[] = []
  const sources: MadeSource[] = []
  const used = new Map<string, Milli>()
  for (const parent of parents) {
    const made = linesOf(parent, kind, wanted, used, terms.ancestorsLeft, faults, parents.length > 1)
    if (made.length === 0) continue
    if (parents.length > 1) lines.push({ kind: 'heading', id: `of-${parent.id}`, text: parent.title })
    for (const each of made) {
      lines.push(each.line)
      sources.push(...each.sources)
    }
  }
  for (const [at, { documentId, lineId }] of (wanted ?? []).entries()) {
    const isThere = parents.some(
      ({ id, content }) => id === documentId && content.lines.some(line => line.kind === 'item' && line.id === lineId),
    )
    if (!isThere) faults.push({ path: ['lines', String(at)], reason: 'unknownLine' })
  }
  if (faults.length > 0) return { faults }
  if (sources.length === 0) return { faults: [{ path: ['documentIds'], reason: 'nothingLeft' }] }
  const { content } = first!
  return {
    sources,
    content: {
      ...content,
      ...{ date: terms.today, lines, validUntil: null, textBefore: '', textAfter: '', note: '' },
      performance: kind === 'invoice' ? performanceOf(parents) : null,
      deliveryDate: kind === 'invoice' ? null : later(content.deliveryDate, terms.today),
      discount: discountOf(parents, lines),
    },
  }
}

const later = (day: Day | null, today: Day): Day | null => (day === null || day < today ? null : day)

/** Whom and how: what several documents must have in common to become one. */
function differences(one: DocumentContent, other: DocumentContent, at: number): ConversionFault[] {
  const to = ({ receiver }: DocumentContent) =>
    receiver &&
    [receiver.name, receiver.street, receiver.zip, receiver.city, receiver.country, receiver.vatId].join('\n')
  const path = ['documentIds', String(at)]
  if (to(one) !== to(other)) return [{ path, reason: 'receiversDiffer' }]
  const alike = (['basis', 'treatment', 'taxCountry', 'currency'] as const).every(field => one[field] === other[field])
  return alike ? [] : [{ path, reason: 'termsDiffer' }]
}

/** Of deliveries the days on which they went. */
function performanceOf(parents: readonly Parent[]): DocumentContent['performance'] {
  const days = parents.filter(({ kind }) => kind === 'delivery').map(({ content }) => content.date)
  const sorted = days.toSorted()
  return sorted.length > 0 ? { from: sorted[0]!, to: sorted.at(-1)! } : null
}

type MadeLine = { line: ItemLine; sources: MadeSource[] }

function linesOf(
  parent: Parent,
  kind: DocumentKind,
  wanted: readonly Wanted[] | null,
  used: Map<string, Milli>,
  ancestorsLeft: AncestorsLeft,
  faults: ConversionFault[],
  isOfMany: boolean,
): MadeLine[] {
  return parent.content.lines.flatMap(line => {
    if (line.kind !== 'item') return []
    const at = wanted?.findIndex(each => each.documentId === parent.id && each.lineId === line.id) ?? -1
    const choice = wanted?.[at]
    // What nobody chose of what may be ordered or not becomes nothing.
    if (wanted === null ? !counts(line) : choice === undefined) return []
    const own = remainingOf(parent.kind, line, kind, parent.taken)
    const origins = parent.origins.filter(({ lineId }) => lineId === line.id)
    const left = Math.min(
      own.quantity,
      ...origins.map(origin => ancestorsLeft(origin) - (used.get(placeOf(origin)) ?? 0)),
    )
    const taking = takenOf(line, own, left, choice)
    if (taking === null) {
      faults.push({ path: ['lines', String(at)], reason: 'tooMuch' })
      return []
    }
    if (taking.quantity === 0) return []
    for (const origin of origins) used.set(placeOf(origin), (used.get(placeOf(origin)) ?? 0) + taking.quantity)
    const id = isOfMany ? `${parent.id.slice(-8)}-${line.id}`.slice(0, 60) : line.id
    const direct = { lineId: id, ancestorId: parent.id, ancestorLineId: line.id, isDirect: true, ...taking }
    return [
      {
        line: madeLine(line, id, own, taking, parent.id),
        sources: [
          direct,
          ...origins.map(({ ancestorId, ancestorLineId }) => ({
            ...direct,
            ancestorId,
            ancestorLineId,
            isDirect: false,
          })),
        ],
      },
    ]
  })
}

const placeOf = ({ ancestorId, ancestorLineId }: LineOrigin): string => `${ancestorId} ${ancestorLineId}`

/** How much of a line is taken; null: more than remains. */
function takenOf(line: ItemLine, own: Remaining, left: Milli, choice: Wanted | undefined): Remaining | null {
  if (line.run !== null) {
    const cells = (choice?.cells ?? own.cells ?? []).filter(({ amount }) => amount > 0)
    const isThere = cells.every(cell => {
      const of = own.cells?.find(({ fit, size }) => fit === cell.fit && size === cell.size)
      return of !== undefined && cell.amount <= of.amount
    })
    const isOnce = new Set(cells.map(({ fit, size }) => JSON.stringify([fit, size]))).size === cells.length
    const quantity = cells.reduce((sum, { amount }) => sum + amount * 1000, 0)
    if (!isThere || !isOnce || quantity > Math.max(0, left)) return null
    return { quantity, cells }
  }
  const quantity = choice?.quantity ?? Math.max(0, left)
  return quantity > Math.max(0, left) || quantity < 0 ? null : { quantity, cells: null }
}

/** The line as it goes on: its pieces are those that were not taken yet, in their order. */
function madeLine(
  line: ItemLine,
  id: string,
  own: Remaining,
  { quantity, cells }: Remaining,
  documentId: string,
): ItemLine {
  const run = line.run && {
    ...line.run,
    cells: line.run.cells.flatMap(cell => {
      const taken = cells?.find(({ fit, size }) => fit === cell.fit && size === cell.size)
      if (!taken) return []
      const left = own.cells?.find(({ fit, size }) => fit === cell.fit && size === cell.size)?.amount ?? 0
      const gone = cell.amount - left
      return [{ ...cell, amount: taken.amount, pieces: cell.pieces.slice(gone, gone + taken.amount) }]
    }),
  }
  return {
    ...line,
    id,
    quantity,
    run,
    isOptional: false,
    isAlternative: false,
    source: { documentId, lineId: line.id },
  }
}

/** A percentage goes on as it is; an amount goes on by the part that is taken, so that all parts together have it once. */
function discountOf(parents: readonly Parent[], lines: readonly DocumentLine[]): DocumentContent['discount'] {
  const { discount } = parents[0]!.content
  const isAlike = parents.every(({ content }) => JSON.stringify(content.discount) === JSON.stringify(discount))
  if (isAlike && (discount === null || 'percent' in discount)) return discount
  const amounts = parents.map(({ id, content }): Cents => {
    const whole = totalsOf(content)
    const own = lines.filter(line => line.kind === 'item' && line.source?.documentId === id)
    const taken = totalsOf({ ...content, lines: own, discount: null }).amount
    return whole.amount === 0 ? 0 : portion(whole.discount, taken, whole.amount)
  })
  const amount = total(amounts)
  return amount > 0 ? { amount } : null
}

/** A copy as a draft of any kind: the same lines, made of nothing. Advances belong to one document alone. */
export const copied = (content: DocumentContent, today: Day): DocumentContent => ({
  ...content,
  ...{ date: today, performance: null, validUntil: null, deliveryDate: later(content.deliveryDate, today) },
  lines: content.lines
    .filter(({ kind }) => kind !== 'advance')
    .map(line => (line.kind === 'item' ? { ...line, source: null } : line)),
})
