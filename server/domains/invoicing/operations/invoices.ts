import { eq } from 'drizzle-orm'
import { addDays } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import { textIn } from '../../../kit/languages.ts'
import { NotFound, refuse } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { queueMail } from '../../../platform/mail.ts'
import { operation } from '../../../platform/operation.ts'
import { lockOrder } from '../../orders/operations/changing.ts'
import { linesOf, type Order } from '../../orders/queries/orders.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopDay, shopSettings } from '../../settings/settings.ts'
import { invoiceMail } from '../mails.ts'
import { correctionsOf, type IssuedDocument, isIssued, standingInvoice } from '../queries.ts'
import { originsOf } from '../reading.ts'
import { takesBack } from '../rules/kinds.ts'
import { invoicedOrder } from '../rules/orderContent.ts'
import type { DocumentReference } from '../rules/snapshot.ts'
import { negated } from '../rules/totals.ts'
import { invoicingSettings } from '../settings.ts'
import { documents } from '../tables.ts'
import { noteSources } from './converting.ts'
import { heldWithAncestors, workOutStatus } from './courses.ts'
import { type IssuingScope, issue, sellerOf } from './issuing.ts'
import { refuseWhatIsGone } from './striking.ts'

/**
 * Issues the invoice of a web order. Throws NotFound; refuses with INVOICE_EXISTS where one stands already,
 * TRANSITION_NOT_ALLOWED for an order that is cancelled or held, INVOICE_INCOMPLETE what the law misses, NOTHING_TO_INVOICE for
 * vouchers alone.
 */
export const issueOrderInvoice = operation(
  'admin:documents',
  async (scope, { orderId }: { orderId: string }): Promise<IssuedDocument> => {
    if (!isId(orderId)) throw new NotFound()
    const order = await lockOrder(scope.tx, orderId)
    if (order.state === 'cancelled' || order.holdState === 'held') {
      refuse('TRANSITION_NOT_ALLOWED', ['orderId'], 'Orders that are cancelled or held get no invoice.')
    }
    if (await standingInvoice(scope.tx, order.id)) {
      refuse('INVOICE_EXISTS', ['orderId'], 'This order has an invoice; cancel it to issue another one.')
    }
    const settings = await readSettings(scope.tx)
    const document = await issueFor(scope, order, settings)
    if (!document) return refuse('NOTHING_TO_INVOICE', ['orderId'], 'Vouchers are money for later and get no invoice.')
    await noteAudit(scope, auditOf('document.issued', document))
    return document
  },
)

/** Issues the invoice of a locked order, and sends it if the shop does that; null where there is nothing to invoice. */
export async function issueFor(scope: IssuingScope, order: Order, settings: Settings): Promise<IssuedDocument | null> {
  const { tx, now } = scope
  const { paymentDays, textBefore, textAfter, sendsMail } = invoicingSettings.of(settings)
  const shop = shopSettings.of(settings)
  const today = shopDay(settings, now)
  const said = invoicedOrder(order, await linesOf(tx, [order.id]), {
    ...{ today, timeZone: shop.timeZone, homeCountry: shop.country, paymentDays, contact: null },
    ...{ textBefore: textIn(order.language, textBefore), textAfter: textIn(order.language, textAfter) },
  })
  if (said === null) return null
  const { content, totals, units, taxNote, paid } = said
  const due = totals.gross - paid
  const document = await issue(
    scope,
    {
      ...{ format: 1, kind: 'invoice', sort: 'invoice', seller: sellerOf(settings), content, totals, units, taxNote },
      ...{ paid, due, dueOn: due > 0 ? (order.payBy ?? addDays(today, paymentDays)) : null },
      ...{ origins: [], preceding: [], webOrderNumber: String(order.orderNumber) },
      paymentMethod: order.labels.paymentMethod.title,
    },
    { orderId: order.id, orderNumber: order.orderNumber, accountId: order.accountId, correctsId: null },
    settings,
  )
  if (sendsMail)
    await queueMail(tx, { ...invoiceMail(document, order, settings), cause: `invoice ${document.id}` }, scope)
  return document
}

/**
 * Takes an issued invoice back as a whole, by a cancellation that refers to it; the invoice stays as it is. Throws NotFound;
 * refuses with TRANSITION_NOT_ALLOWED what is no invoice, and what was taken back already.
 */
export const cancelInvoice = operation(
  'admin:documents',
  async (scope, { documentId }: { documentId: string }): Promise<IssuedDocument> => {
    if (!isId(documentId)) throw new NotFound()
    const before = (await heldWithAncestors(scope.tx, [documentId])).get(documentId)
    if (!before) throw new NotFound()
    const taken = (await correctionsOf(scope.tx, [before.id])).some(({ sort }) => sort === 'cancellation')
    if (before.sort === 'cancellation' || before.sort === null || taken) {
      refuse('TRANSITION_NOT_ALLOWED', ['documentId'], 'Only an invoice that stands can be cancelled, and once.')
    }
    if (!isIssued(before)) return refuse('TRANSITION_NOT_ALLOWED', ['documentId'], 'A draft is cancelled in place.')
    const document = await takeBack(scope, before, await readSettings(scope.tx))
    await noteAudit(scope, auditOf('document.cancelled', before))
    return document
  },
)

/**
 * Issues a new invoice in place of one that was cancelled, which stays cancelled. Throws NotFound; refuses with
 * TRANSITION_NOT_ALLOWED what was not cancelled or is no invoice, and orders that are cancelled, and with INVOICE_EXISTS where one stands already.
 */
export const restoreInvoice = operation(
  'admin:documents',
  async (scope, { documentId }: { documentId: string }): Promise<IssuedDocument> => {
    if (!isId(documentId)) throw new NotFound()
    const { tx, now } = scope
    const before = (await heldWithAncestors(tx, [documentId])).get(documentId)
    if (!before) throw new NotFound()
    const isTaken = (await correctionsOf(tx, [before.id])).some(({ sort }) => sort === 'cancellation')
    const order = before.orderId === null ? null : await lockOrder(tx, before.orderId)
    const isInvoice = before.sort !== null && !takesBack(before.sort)
    if (!isIssued(before) || !isInvoice || !isTaken || order?.state === 'cancelled') {
      return refuse('TRANSITION_NOT_ALLOWED', ['documentId'], 'Only an invoice that was cancelled can be issued anew.')
    }
    if (order && (await standingInvoice(tx, order.id))) {
      refuse('INVOICE_EXISTS', ['documentId'], 'This order has an invoice already.')
    }
    await refuseWhatIsGone(scope, before)
    const settings = await readSettings(tx)
    const today = shopDay(settings, now)
    const { snapshot, orderId, orderNumber, accountId } = before
    const { paymentDays } = invoicingSettings.of(settings)
    const document = await issue(
      scope,
      {
        ...snapshot,
        ...{ seller: sellerOf(settings), dueOn: snapshot.due > 0 ? addDays(today, paymentDays) : null },
        content: { ...snapshot.content, date: today },
        preceding: [referenceTo(before)],
      },
      { orderId, orderNumber, accountId, correctsId: before.id },
      settings,
    )
    await keepCourse(scope, before, document, 1, settings)
    await noteAudit(scope, auditOf('document.issued', document))
    return document
  },
)

const referenceTo = ({ id, kind, sort, number, date }: IssuedDocument): DocumentReference => ({
  ...{ documentId: id, kind, sort, number, date },
})

/** Issues the cancellation of an invoice that stands. What it was made of may become something again. */
export async function takeBack(
  scope: IssuingScope,
  invoice: IssuedDocument,
  settings: Settings,
): Promise<IssuedDocument> {
  const { snapshot } = invoice
  const totals = negated(snapshot.totals)
  const { orderId, orderNumber, accountId } = invoice
  const document = await issue(
    scope,
    {
      ...snapshot,
      ...{ sort: 'cancellation', seller: sellerOf(settings), totals, paid: 0, due: totals.gross, dueOn: null },
      content: {
        ...snapshot.content,
        date: shopDay(settings, scope.now),
        ...{ textBefore: '', textAfter: '' },
      },
      preceding: [referenceTo(invoice)],
    },
    { orderId, orderNumber, accountId, correctsId: invoice.id },
    settings,
  )
  // What was paid of it is owed; nothing else is to be paid of either.
  await scope.tx.update(documents).set({ openCents: 0 }).where(eq(documents.id, invoice.id))
  if (snapshot.paid > 0) {
    await scope.tx.update(documents).set({ openCents: -snapshot.paid }).where(eq(documents.id, document.id))
  }
  await keepCourse(scope, invoice, document, -1, settings)
  return document
}

/** What an invoice was made of counts again as invoiced (1), or no more (-1). */
async function keepCourse(
  { tx, now }: IssuingScope,
  invoice: IssuedDocument,
  document: IssuedDocument,
  sign: 1 | -1,
  settings: Settings,
): Promise<void> {
  const rows = (await originsOf(tx, [invoice.id])).get(invoice.id) ?? []
  await noteSources(
    { tx },
    document.id,
    rows.map(({ lineId, ancestorId, ancestorLineId, isDirect, quantity, cells }) => ({
      ...{ lineId, ancestorId, ancestorLineId, isDirect, quantity: quantity * sign },
      cells: cells?.map(cell => ({ ...cell, amount: cell.amount * sign })) ?? null,
    })),
  )
  const ancestors = rows.map(({ ancestorId }) => ancestorId)
  await workOutStatus(tx, [...new Set([invoice.id, document.id, ...ancestors])], shopDay(settings, now))
}

type InvoiceAction = 'document.issued' | 'document.cancelled'

const auditOf = (action: InvoiceAction, { id, number }: IssuedDocument) => ({
  ...{ action, subjectId: id, subjectName: number },
})
