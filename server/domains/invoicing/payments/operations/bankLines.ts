import { and, asc, eq, inArray } from 'drizzle-orm'
import { isId } from '../../../../kit/ids.ts'
import { total } from '../../../../kit/money.ts'
import { NotFound, type Refusal, refusal, refuse, refuseIf } from '../../../../kit/refusals.ts'
import { doerId } from '../../../../kit/viewer.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { operation } from '../../../../platform/operation.ts'
import { type BankLineRow, matchedLines, readOpenItems } from '../matching/loading.ts'
import { type ProposedPart, proposalsFor } from '../matching/proposals.ts'
import { bankLines } from '../tables.ts'
import { addPayments, type BookingScope, lockPayable } from './booking.ts'

/** Documents that one line may pay. */
export const mostParts = 50

export type BookBankLine = {
  readonly lineId: string
  /** Which documents it pays, in cents; together what came in or went out. `discount` is let off besides. */
  readonly parts: readonly { readonly documentId: string; readonly cents: number; readonly discount: number }[]
}

/** Locks a line; whoever comes second waits and finds it done. Throws NotFound. */
async function lockLine({ tx }: BookingScope, id: string): Promise<BankLineRow> {
  if (!isId(id)) throw new NotFound()
  const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for('update')
  if (!line) throw new NotFound()
  return line
}

const done = (scope: BookingScope, line: BankLineRow, state: 'booked' | 'ignored') =>
  scope.tx
    .update(bankLines)
    .set({ state, doneAt: scope.now, doneBy: doerId(scope.viewer) })
    .where(eq(bankLines.id, line.id))
    .returning()
    .then(([after]) => after!)

const notOpen = (line: BankLineRow): Refusal =>
  refusal('TRANSITION_NOT_ALLOWED', ['lineId'], `The line is ${line.state} already.`, { state: line.state })

/**
 * Books a line of a bank to the invoices that it pays, or that money was given back of. Throws NotFound; refuses with
 * TRANSITION_NOT_ALLOWED a line that is booked or ignored (of two who book it at once the second hears so),
 * AMOUNT_INVALID parts that do not make the line or lie on its other side, NOT_FOUND what is no issued invoice, AMOUNT_TOO_LARGE a
 * discount above what is open.
 */
export const bookBankLine = operation('admin:documents', async (scope, input: BookBankLine): Promise<BankLineRow> => {
  const line = await lockLine(scope, input.lineId)
  if (line.state !== 'open') refuseIf([notOpen(line)])
  const kept = line.cents > 0 ? line.feeCents : 0
  const parts = input.parts.map((part, at) => ({ ...part, fee: at === 0 ? kept : 0 }))
  refuseIf(partRefusals(line, parts))
  await bookParts(scope, line, parts)
  const after = await done(scope, line, 'booked')
  await noteAudit(scope, {
    ...{ action: 'bankLine.booked', subjectId: line.id, subjectName: line.name || line.bookedOn },
    changes: { amount: { old: null, new: line.cents } },
  })
  return after
})

function partRefusals(line: BankLineRow, parts: BookBankLine['parts']): Refusal[] {
  const sign = Math.sign(line.cents)
  const ids = parts.map(({ documentId }) => documentId)
  return [
    ...(parts.length === 0 ? [refusal('INVALID_INPUT', ['parts'], 'It pays at least one document.')] : []),
    ...(parts.length > mostParts ? [refusal('INVALID_INPUT', ['parts'], `At most ${mostParts} documents.`)] : []),
    ...parts.flatMap(({ cents, discount }, at) => [
      ...(cents === 0 || Math.sign(cents) !== sign
        ? [refusal('AMOUNT_INVALID', ['parts', String(at), 'cents'], 'A part goes the way of its line.')]
        : []),
      ...(discount < 0 || (discount > 0 && sign < 0)
        ? [refusal('AMOUNT_INVALID', ['parts', String(at), 'discount'], 'Only who pays is let something off.')]
        : []),
    ]),
    ...ids.flatMap((id, at) =>
      ids.indexOf(id) < at ? [refusal('ENTRY_TWICE', ['parts', String(at), 'documentId'], 'It is named twice.')] : [],
    ),
    ...(parts.length > 0 && total(parts.map(({ cents }) => cents)) !== line.cents
      ? [refusal('AMOUNT_INVALID', ['parts'], 'The parts make what the line says.', { amount: line.cents })]
      : []),
  ]
}

/** Writes the payments of a line. */
async function bookParts(scope: BookingScope, line: BankLineRow, parts: readonly ProposedPart[]): Promise<void> {
  const found = await lockPayable(
    scope.tx,
    parts.map(({ documentId }) => documentId),
  )
  const byId = new Map(found.map(document => [document.id, document]))
  refuseIf(
    parts.flatMap(({ documentId, discount }, at) => {
      const document = byId.get(documentId)
      const path = ['parts', String(at)]
      if (document?.kind !== 'invoice' || document.issuedAt === null || document.sort === 'cancellation') {
        return [refusal('NOT_FOUND', [...path, 'documentId'], 'There is no such invoice.')]
      }
      return discount > Math.max(0, document.openCents ?? 0)
        ? [refusal('AMOUNT_TOO_LARGE', [...path, 'discount'], 'Only what is still open can be let off.')]
        : []
    }),
  )
  await addPayments(
    scope,
    parts.map(({ documentId, cents, discount, fee }) => ({
      ...{ documentId, amountCents: cents, discountCents: discount, feeCents: fee, method: 'transfer' as const },
      ...{ paidOn: line.bookedOn, bankLineId: line.id, iban: line.iban || null, note: '' },
    })),
  )
}

/** Lines that are confirmed at once; more take another click. */
const mostSure = 500

/**
 * Books every line of which it is sure what it pays, the earliest first: what one line pays is no longer open to the next. `fileId`: of
 * one file alone. What is not sure stays open. Answers with how many were booked, and whether there may be more.
 */
export const bookSureLines = operation(
  'admin:documents',
  async (scope, { fileId }: { fileId: string | null }): Promise<{ booked: number; isMore: boolean }> => {
    const { tx } = scope
    if (fileId !== null && !isId(fileId)) throw new NotFound()
    const lines = await tx
      .select()
      .from(bankLines)
      .where(and(eq(bankLines.state, 'open'), fileId === null ? undefined : eq(bankLines.fileId, fileId)))
      .orderBy(asc(bankLines.bookedOn), asc(bankLines.id))
      .for('update')
    const items = await readOpenItems(tx)
    const sure: { line: BankLineRow; parts: readonly ProposedPart[] }[] = []
    const taken = new Set<string>()
    const rows = new Map(lines.map(line => [line.id, line]))
    for (const line of await matchedLines(tx, lines)) {
      const [best] = proposalsFor(line, items)
      if (best?.confidence !== 'sure' || best.parts.some(({ documentId }) => taken.has(documentId))) continue
      for (const { documentId } of best.parts) taken.add(documentId)
      sure.push({ line: rows.get(line.id)!, parts: best.parts })
    }
    const booked = sure.slice(0, mostSure)
    // All at once in the order of their ids: else two who book at once might wait for each other.
    const locked = await lockPayable(
      tx,
      booked.flatMap(({ parts }) => parts.map(({ documentId }) => documentId)),
    )
    const open = new Map(locked.map(({ id, openCents }) => [id, openCents]))
    let count = 0
    for (const { line, parts } of booked) {
      // Somebody may have booked a document by hand since it was read.
      const isStill = parts.every(part => open.get(part.documentId) === part.cents + part.discount + part.fee)
      if (!isStill) continue
      await bookParts(scope, line, parts)
      await done(scope, line, 'booked')
      count += 1
    }
    await noteAudit(scope, {
      ...{ action: 'bankLine.sureBooked', subjectId: fileId },
      changes: { lines: { old: null, new: count } },
    })
    return { booked: count, isMore: sure.length > booked.length }
  },
)

/** Notes of lines that they are about no document: fees, wages, rents. Throws NotFound; refuses with TRANSITION_NOT_ALLOWED lines that are booked; those that are ignored already stay so. */
export const ignoreBankLines = operation(
  'admin:documents',
  async (scope, { lineIds }: { lineIds: readonly string[] }): Promise<BankLineRow[]> => {
    const ids = lineIds.filter(isId)
    if (ids.length < lineIds.length) throw new NotFound()
    const found = await scope.tx
      .select()
      .from(bankLines)
      .where(inArray(bankLines.id, ids))
      .orderBy(bankLines.id)
      .for('update')
    if (found.length < new Set(ids).size) throw new NotFound()
    refuseIf(found.filter(({ state }) => state === 'booked').map(notOpen))
    const open = found.filter(({ state }) => state === 'open')
    const after = []
    for (const line of open) after.push(await done(scope, line, 'ignored'))
    return [...found.filter(({ state }) => state === 'ignored'), ...after]
  },
)

/** Makes a line open again that was ignored. Throws NotFound; refuses with TRANSITION_NOT_ALLOWED one that is booked: its payments are taken back. */
export const reopenBankLine = operation(
  'admin:documents',
  async (scope, { lineId }: { lineId: string }): Promise<BankLineRow> => {
    const line = await lockLine(scope, lineId)
    if (line.state === 'open') return line
    if (line.state === 'booked') refuse('TRANSITION_NOT_ALLOWED', ['lineId'], 'Its payments are taken back instead.')
    const [after] = await scope.tx
      .update(bankLines)
      .set({ state: 'open', doneAt: null, doneBy: null })
      .where(eq(bankLines.id, line.id))
      .returning()
    return after!
  },
)
