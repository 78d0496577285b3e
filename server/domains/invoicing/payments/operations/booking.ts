import { and, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Day } from '../../../../kit/days.ts'
import { isId } from '../../../../kit/ids.ts'
import { total } from '../../../../kit/money.ts'
import { NotFound } from '../../../../kit/refusals.ts'
import { doerId, type Viewer } from '../../../../kit/viewer.ts'
import type { Transaction } from '../../../../platform/database.ts'
import { tell } from '../../../../platform/events.ts'
import { documentColumns } from '../../queries.ts'
import { documents } from '../../tables.ts'
import { invoiceSettled } from '../events.ts'
import { settledBy } from '../rules/open.ts'
import type { PaymentMethod } from '../rules/payment.ts'
import { bankLines, documentPayments } from '../tables.ts'
import { workOutOpen } from './open.ts'

/** What bookings of payments are made of: locks, the rows, and what follows from them. */

export type BookingScope = {
  readonly tx: Transaction
  readonly now: Date
  readonly newId: () => string
  readonly viewer: Viewer
}

export type Payment = typeof documentPayments.$inferSelect
export type PayableDocument = Awaited<ReturnType<typeof lockPayable>>[number]

/** Locks documents in the order of their ids: two who book the same ones wait for each other once, and not in a circle. */
export const lockPayable = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select(documentColumns)
    .from(documents)
    .where(inArray(documents.id, ids.filter(isId)))
    .orderBy(documents.id)
    .for('update')

/** Locks an issued invoice. Throws NotFound for what is none. */
export async function lockInvoice(tx: Transaction, id: string): Promise<PayableDocument> {
  const [document] = await lockPayable(tx, [id])
  if (document?.kind !== 'invoice' || document.issuedAt === null) throw new NotFound()
  return document
}

/** What was paid of a document until now, in cents. */
export async function settledOf(tx: Transaction, documentId: string): Promise<number> {
  const rows = await tx.select().from(documentPayments).where(eq(documentPayments.documentId, documentId))
  return total(rows.map(settledBy))
}

export interface NewPayment {
  readonly documentId: string
  readonly amountCents: number
  readonly discountCents: number
  readonly feeCents: number
  readonly method: PaymentMethod
  readonly paidOn: Day
  readonly bankLineId?: string | null
  readonly iban?: string | null
  readonly reversesId?: string | null
  readonly note: string
}

/** Adds payments of locked documents, works out what is open, and tells of invoices of web orders that are paid in full by them. */
export async function addPayments(scope: BookingScope, payments: readonly NewPayment[]): Promise<Payment[]> {
  const { tx, now, newId, viewer } = scope
  if (payments.length === 0) return []
  const ids = [...new Set(payments.map(({ documentId }) => documentId))]
  const rows = await tx
    .insert(documentPayments)
    .values(
      payments.map(payment => ({
        ...{ bankLineId: null, iban: null, reversesId: null, ...payment },
        ...{ id: newId(), createdAt: now, createdBy: doerId(viewer) },
      })),
    )
    .returning()
  await workOutOpen(tx, ids)
  const after = await tx
    .select({ id: documents.id, orderId: documents.orderId, sort: documents.sort, openCents: documents.openCents })
    .from(documents)
    .where(inArray(documents.id, ids))
  const byShop = new Set(payments.filter(({ method }) => method === 'shop').map(({ documentId }) => documentId))
  for (const { id, orderId, sort, openCents } of after) {
    // The payment of the order itself is no news to it.
    if (orderId === null || sort !== 'invoice' || byShop.has(id) || (openCents ?? 0) > 0) continue
    await tell(tx, invoiceSettled, { documentId: id, orderId })
  }
  return rows
}

const reversal = alias(documentPayments, 'reversal')

/** The payments of documents that were not taken back, and are no taking back themselves. */
export const standingPayments = (tx: Transaction, where: ReturnType<typeof eq> | undefined) =>
  tx
    .select({ payment: documentPayments })
    .from(documentPayments)
    .leftJoin(reversal, eq(reversal.reversesId, documentPayments.id))
    .where(and(where, isNull(documentPayments.reversesId), isNull(reversal.id)))
    .orderBy(documentPayments.createdAt, documentPayments.id)
    .then(rows => rows.map(({ payment }) => payment))

/** The row that takes a payment back. */
export const reversalOf = (payment: Payment, paidOn: Day, note: string): NewPayment => ({
  documentId: payment.documentId,
  amountCents: 0 - payment.amountCents,
  discountCents: 0 - payment.discountCents,
  feeCents: 0 - payment.feeCents,
  method: payment.method,
  paidOn,
  bankLineId: payment.bankLineId,
  reversesId: payment.id,
  note,
})

/** Makes a line of a bank open again of which nothing stands booked any more. */
export async function reopenLine(tx: Transaction, bankLineId: string): Promise<void> {
  const left = await standingPayments(tx, eq(documentPayments.bankLineId, bankLineId))
  if (left.length > 0) return
  await tx.update(bankLines).set({ state: 'open', doneAt: null, doneBy: null }).where(eq(bankLines.id, bankLineId))
}
