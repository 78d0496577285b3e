import { batchedGroups } from '../../../../api/batched.ts'
import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { rawId } from '../../../../api/globalIds.ts'
import { MoneyRef, money } from '../../../../api/values.ts'
import { mayRead, mayWrite } from '../../../../kit/viewer.ts'
import { settingsOf } from '../../../settings/graphql.ts'
import { shopDay } from '../../../settings/settings.ts'
import { DocumentRef, loadDocument } from '../../graphql/documents.ts'
import { correctionsOf, type DocumentRow } from '../../queries.ts'
import { recordPayment, takePaymentBack } from '../operations/payments.ts'
import { type DocumentPayment, paymentsOfDocuments } from '../queries/openItems.ts'
import { type PaymentState, paymentStateOf } from '../rules/open.ts'
import { earlyPaymentOf, type PaymentMethod } from '../rules/payment.ts'

const loadPayments = batchedGroups(
  ({ database, viewer }, ids) => paymentsOfDocuments(database.drizzle, viewer, ids),
  ({ documentId }) => documentId,
)
const loadCorrections = batchedGroups(
  ({ database }, ids) => correctionsOf(database.drizzle, ids),
  ({ correctsId }) => correctsId,
)

export const PaymentStateRef = builder.enumType('DocumentPaymentState', {
  description: 'How the payment of an invoice stands today.',
  values: {
    UNPAID: { value: 'unpaid', description: 'Nothing was paid, and it is not late.' },
    PARTLY_PAID: { value: 'partlyPaid', description: 'A part was paid, and the rest is not late.' },
    OVERDUE: { value: 'overdue', description: 'Something is still to be paid after the last day to pay.' },
    PAID: { value: 'paid', description: 'Nothing is to be paid any more.' },
    OVERPAID: { value: 'overpaid', description: 'Money is owed to the customer.' },
    CANCELLED: { value: 'cancelled', description: 'It was taken back, and nothing is owed to the customer.' },
  } satisfies Record<string, { value: PaymentState; description: string }>,
})

const PaymentMethodRef = builder.enumType('DocumentPaymentMethod', {
  description: 'How money moved.',
  values: {
    TRANSFER: { value: 'transfer', description: 'From account to account.' },
    CASH: { value: 'cash', description: 'In cash.' },
    CARD: { value: 'card', description: 'By card.' },
    SHOP: { value: 'shop', description: 'By the payment of the web order; cannot be entered.' },
    VOUCHER: { value: 'voucher', description: 'By a voucher of the shop; cannot be entered.' },
    OFFSET: { value: 'offset', description: 'Set off against another document.' },
    OTHER: { value: 'other', description: 'In another way.' },
  } satisfies Record<string, { value: PaymentMethod; description: string }>,
})

const PaymentRef = builder.objectRef<DocumentPayment>('DocumentPayment').implement({
  description: 'What was paid of an invoice at once. It never changes; a mistake is taken back by another one.',
  fields: t => ({
    id: t.exposeID('id', { description: 'Names it when it is taken back.' }),
    amount: t.field({
      ...{ type: MoneyRef, description: 'What arrived; negative: what went back.' },
      resolve: ({ amountCents }) => money(amountCents, 'EUR'),
    }),
    discount: t.field({
      ...{ type: MoneyRef, description: 'What was let off.' },
      resolve: ({ discountCents }) => money(discountCents, 'EUR'),
    }),
    fee: t.field({
      ...{ type: MoneyRef, description: 'What a bank kept on the way; it counts as paid.' },
      resolve: ({ feeCents }) => money(feeCents, 'EUR'),
    }),
    method: t.expose('method', { type: PaymentMethodRef, description: 'How it was paid.' }),
    paidOn: t.expose('paidOn', { type: 'Date', description: 'The day on which the money moved.' }),
    note: t.exposeString('note', { description: 'What somebody noted about it; empty for nothing.' }),
    iban: t.exposeString('iban', { nullable: true, description: 'The account that it came from; null: not known.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was booked.' }),
    takesBack: t.boolean({
      description: 'Whether it takes another one back.',
      resolve: ({ reversesId }) => reversesId !== null,
    }),
    isTakenBack: t.boolean({
      description: 'Whether it was taken back.',
      complexity: 5,
      resolve: async ({ id, documentId }, _args, context) =>
        (await loadPayments(context, documentId)).some(({ reversesId }) => reversesId === id),
    }),
  }),
})

const isInvoice = ({ kind, sort, issuedAt }: DocumentRow): boolean =>
  kind === 'invoice' && sort !== 'cancellation' && issuedAt !== null

builder.objectFields(DocumentRef, t => ({
  paymentState: t.field({
    type: PaymentStateRef,
    nullable: true,
    complexity: 10,
    description: 'How the payment of an issued invoice stands today; null of what nobody pays.',
    resolve: async (document, _args, context) => {
      if (!isInvoice(document)) return null
      const { openCents, dueCents, dueOn } = document
      const isCancelled = (await loadCorrections(context, document.id)).some(({ sort }) => sort === 'cancellation')
      const today = shopDay(await settingsOf(context), context.now())
      return paymentStateOf({ openCents: openCents ?? 0, dueCents, dueOn, isCancelled }, today)
    },
  }),
  payments: t.field({
    type: [PaymentRef],
    complexity: 20,
    description: 'What was paid of it since it was issued, the first first; for staff alone.',
    resolve: ({ id }, _args, context) => (mayRead(context.viewer, 'documents') ? loadPayments(context, id) : []),
  }),
  earlyPayment: t.field({
    type: builder.objectRef<{ until: string; discount: number }>('EarlyPaymentOffer').implement({
      description: 'What an invoice lets off for whoever pays early.',
      fields: f => ({
        until: f.expose('until', { type: 'Date', description: 'The last day on which that holds.' }),
        discount: f.field({
          ...{ type: MoneyRef, description: 'What is let off.' },
          resolve: ({ discount }) => money(discount, 'EUR'),
        }),
      }),
    }),
    nullable: true,
    description: 'What it lets off for early payment; null for nothing.',
    resolve: document =>
      isInvoice(document) && document.snapshot
        ? earlyPaymentOf(document.date!, document.grossCents, document.snapshot.content.earlyPayment)
        : null,
  }),
  viewerCanPay: t.boolean({
    description: 'Whether the viewer may book payments of it.',
    resolve: (document, _args, { viewer }) => isInvoice(document) && mayWrite(viewer, 'documents'),
  }),
}))

const RecordPaymentInput = builder.inputType('RecordPaymentInput', {
  description: 'What was paid of which invoice.',
  fields: t => ({
    documentId: t.id({ required: true, description: 'The invoice.' }),
    amount: t.field({ type: 'Cents', required: true, description: 'What arrived; negative: what went back.' }),
    discount: t.field({ type: 'Cents', description: 'What is let off besides; absent: nothing.' }),
    fee: t.field({ type: 'Cents', description: 'What a bank kept on the way; absent: nothing.' }),
    paidOn: t.field({ type: 'Date', description: 'The day on which the money moved; absent or null: today.' }),
    method: t.field({ type: PaymentMethodRef, required: true, description: 'How it was paid.' }),
    note: t.string({ description: 'A note for the staff.' }),
  }),
})
const TakePaymentBackInput = builder.inputType('TakePaymentBackInput', {
  description: 'Which payment was a mistake.',
  fields: t => ({
    paymentId: t.id({ required: true, description: 'The payment.' }),
    note: t.string({ description: 'Why, for the staff.' }),
  }),
})

type Outcome = { document: DocumentRow | null }
const PaymentPayload = payloadType<Outcome>('PaymentPayload', t => ({
  document: t.expose('document', {
    type: DocumentRef,
    nullable: true,
    description: 'The invoice as it stands afterwards; null where it was refused.',
  }),
}))

builder.mutationFields(t => ({
  recordPayment: t.field({
    type: PaymentPayload,
    description: 'Books by hand what was paid of an issued invoice.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: RecordPaymentInput, required: true, description: 'What was paid.' }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ document: null }, async () => {
        const payment = await recordPayment(context, {
          documentId: rawId('BusinessDocument', String(input.documentId)) ?? '',
          ...{ amount: input.amount, discount: input.discount ?? 0, fee: input.fee ?? 0, method: input.method },
          ...{ paidOn: input.paidOn ?? null, note: input.note ?? '' },
        })
        return { document: await loadDocument(context, payment.documentId) }
      }),
  }),
  takePaymentBack: t.field({
    type: PaymentPayload,
    description: 'Takes a payment back that was booked by mistake; the line of the bank that it came of is open again.',
    authScopes: { admin: 'documents' },
    args: { input: t.arg({ type: TakePaymentBackInput, required: true, description: 'Which payment.' }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ document: null }, async () => {
        const paymentId = String(input.paymentId)
        const payment = await takePaymentBack(context, { paymentId, note: input.note ?? '' })
        return { document: await loadDocument(context, payment.documentId) }
      }),
  }),
}))
