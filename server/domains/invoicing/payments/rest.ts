import { z } from 'zod'
import { type Route, route } from '../../../api/rest.ts'
import { askingOf, idNamed, idOfInput } from '../../../api/restIds.ts'
import { cents, day, exampleIds, idOf, listOf, named, oneOf, text, whole, yesNo } from '../../../kit/answers.ts'
import { NotFound } from '../../../kit/refusals.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopDay } from '../../settings/settings.ts'
import { documentAnswer, presentDocument } from '../presenters/document.ts'
import { documentsByIds } from '../queries.ts'
import { mostBankFileBytes } from './bankFiles/bankLine.ts'
import { type ColumnField, columnFields, columnsChosen } from './bankFiles/columns.ts'
import { importBankFile } from './operations/bankFiles.ts'
import { bookBankLine, bookSureLines, ignoreBankLines, mostParts, reopenBankLine } from './operations/bankLines.ts'
import { recordPayment, takePaymentBack } from './operations/payments.ts'
import { type BankFile, type BankLineRow, browseBankLines, countBankLines } from './queries/bank.ts'
import { browseOpenItems, countOpenItems, type DocumentPayment, paymentsOfDocuments } from './queries/openItems.ts'
import { paymentStates } from './rules/open.ts'
import { enteredMethods, mostPaid, paymentMethods } from './rules/payment.ts'

const id = z.string().max(200)
const amount = z.int().min(-mostPaid).max(mostPaid)
const called = { types: ['BusinessDocument'] } as const

const paymentAnswer = named(
  'InvoicePayment',
  'What was paid of an invoice at once; it never changes.',
  z.object({
    _id: idOf('payment'),
    invoice: idOf('document', 'the invoice'),
    amount: cents('what arrived; negative: what went back', 5000),
    discount: cents('what was let off', 0),
    fee: cents('what a bank kept', 0),
    method: oneOf('how it was paid', [...paymentMethods]),
    paid_on: day('the day on which the money moved'),
    takes_back: idOf('payment', 'the payment that it takes back; null: none').nullable(),
    note: text('of the staff', ''),
  }),
)
const presentPayment = (payment: DocumentPayment) => ({
  ...{ _id: payment.id, invoice: payment.documentId, amount: payment.amountCents, discount: payment.discountCents },
  ...{ fee: payment.feeCents, method: payment.method, paid_on: payment.paidOn, takes_back: payment.reversesId },
  note: payment.note,
})

const fileAnswer = named(
  'BankFile',
  'A file of a bank that was taken in.',
  z.object({
    _id: idOf('bankFile'),
    name: text('what it was called', 'umsaetze.csv'),
    format: oneOf('what it is', ['camt.053.001.02', 'camt.053.001.08', 'csv']),
    lines: whole('movements in it', 12),
    new_lines: whole('of these the ones that no earlier file had', 12),
    first_day: day('of its first movement'),
    last_day: day('of its last movement'),
  }),
)
const presentFile = (file: BankFile) => ({
  ...{ _id: file.id, name: file.name, format: file.format, lines: file.lineCount, new_lines: file.newLineCount },
  ...{ first_day: file.firstDay, last_day: file.lastDay },
})

const lineAnswer = named(
  'BankLine',
  'A movement of an account of the shop.',
  z.object({
    _id: idOf('bankLine'),
    file: idOf('bankFile', 'the file that brought it'),
    state: oneOf('what became of it', ['open', 'booked', 'ignored']),
    booked_on: day('on which the bank booked it'),
    amount: cents('above 0 came in, below went out', 5000),
    fee: cents('what the bank kept', 0),
    name: text('of the other side', 'Kim Muster'),
    iban: text('of the other side', 'AT611904300234573201'),
    purpose: text('what was written with it', 'RE-2026-00001'),
  }),
)
const presentLine = (line: BankLineRow) => ({
  ...{ _id: line.id, file: line.fileId, state: line.state, booked_on: line.bookedOn, amount: line.cents },
  ...{ fee: line.feeCents, name: line.name, iban: line.iban, purpose: line.purpose },
})

const part = {
  limit: z.coerce.number().int().min(1).max(100).default(24),
  skip: z.coerce.number().int().min(0).max(100_000).default(0),
}

/** Payments of invoices, and movements of the shop's accounts. Amounts are whole cents. */
export const paymentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/open_item',
    audience: 'staff:documents',
    summary:
      'Issued invoices by how their payment stands, what is due longest first; without `state` all of which something is open.',
    input: z.object({ state: z.enum(paymentStates).optional(), ...part }),
    answer: z.object({ items: listOf(documentAnswer, 'a part of them'), total: whole('how many there are', 1) }),
    example: { state: 'overdue' },
    async run({ database: { drizzle }, viewer, now }, { state, limit, skip }) {
      const today = shopDay(await readSettings(drizzle), now())
      const filter = { state: state ?? null }
      const page = { offset: skip, limit, today }
      const [found, total] = await Promise.all([
        browseOpenItems(drizzle, viewer, filter, { field: 'due', direction: 'asc' }, page),
        countOpenItems(drizzle, viewer, filter, today, 10_000),
      ])
      return { items: found.map(presentDocument), total }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/invoice/{id}/payment',
    audience: 'staff:documents',
    summary: 'What was paid of an invoice since it was issued, the first first.',
    input: z.object({ id }),
    answer: z.object({ items: listOf(paymentAnswer, 'the payments') }),
    example: { id: exampleIds.document },
    async run(context, input) {
      const found = await idNamed(askingOf(context), input.id, { ...called, path: ['id'] })
      const { database, viewer } = context
      const [document] = found === null ? [] : await documentsByIds(database.drizzle, viewer, [found])
      if (!document) throw new NotFound()
      const payments = await paymentsOfDocuments(database.drizzle, viewer, [document.id])
      return { items: payments.map(presentPayment) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/invoice/{id}/payment',
    audience: 'admin:documents',
    summary: 'Books what was paid of an issued invoice.',
    input: z.object({
      ...{ id, amount, discount: amount.default(0), fee: amount.default(0), note: z.string().max(500).default('') },
      ...{ method: z.enum(enteredMethods), paid_on: z.iso.date().max(10).nullish() },
    }),
    answer: paymentAnswer,
    example: { id: exampleIds.document, amount: 100, method: 'transfer' },
    async run(context, { id: entered, paid_on, ...input }) {
      const documentId = await idOfInput(context, { _id: entered }, called)
      return presentPayment(await recordPayment(context, { ...input, documentId, paidOn: paid_on ?? null }))
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/invoice_payment/{id}/takeBack',
    audience: 'admin:documents',
    summary: 'Takes a payment back that was booked by mistake; answers with the row that does so.',
    input: z.object({ id, note: z.string().max(500).default('') }),
    answer: paymentAnswer,
    example: { id: exampleIds.payment },
    run: async (context, { id: paymentId, note }) =>
      presentPayment(await takePaymentBack(context, { paymentId, note })),
  }),
  route({
    method: 'POST',
    path: '/api/v0/bank_file',
    audience: 'admin:documents',
    summary:
      'Takes in a file of a bank: CAMT.053 (XML) or CSV, its bytes in base64. The same file twice, or periods that overlap, bring each movement once.',
    mostBytes: Math.ceil(mostBankFileBytes * 1.4),
    input: z.object({
      name: z.string().max(200),
      content: z.base64().max(Math.ceil(mostBankFileBytes * 1.4)),
      columns: z
        .array(
          z.object({
            field: z.enum(columnFields as unknown as [ColumnField, ...ColumnField[]]),
            column: z.int().min(1).max(200),
          }),
        )
        .max(60)
        .default([]),
    }),
    answer: fileAnswer,
    example: {
      name: 'umsaetze.csv',
      content: 'QnVjaHVuZ3N0YWc7QmV0cmFnO1ZlcndlbmR1bmdzendlY2sKMDEuMTEuMjAyNjsxLDAwO1Rlc3QK',
    },
    run: async (context, { name, content, columns }) =>
      presentFile(
        await importBankFile(context, { name, bytes: Buffer.from(content, 'base64'), columns: columnsChosen(columns) }),
      ),
  }),
  route({
    method: 'GET',
    path: '/api/v0/bank_line',
    audience: 'staff:documents',
    summary: 'Movements of the shop’s accounts, the latest first.',
    input: z.object({ state: z.enum(['open', 'booked', 'ignored']).optional(), file: id.optional(), ...part }),
    answer: z.object({ items: listOf(lineAnswer, 'a part of them'), total: whole('how many there are', 1) }),
    example: { state: 'open' },
    async run({ database: { drizzle }, viewer }, { state, file, limit, skip }) {
      const filter = { tab: state ?? null, fileId: file ?? null }
      const [found, total] = await Promise.all([
        browseBankLines(drizzle, viewer, filter, { offset: skip, limit }),
        countBankLines(drizzle, viewer, filter, 10_000),
      ])
      return { items: found.map(presentLine), total }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/bank_line/{id}/book',
    audience: 'admin:documents',
    summary: 'Books a movement of an account to the invoices that it pays; their amounts together make its own.',
    input: z.object({
      id,
      parts: z.array(z.object({ invoice: id, amount, discount: amount.default(0) })).max(mostParts),
    }),
    answer: lineAnswer,
    example: { id: exampleIds.bankLine, parts: [{ invoice: exampleIds.document, amount: 100 }] },
    async run(context, { id: lineId, parts }) {
      const found = []
      for (const { invoice, amount: own, discount } of parts) {
        found.push({ documentId: await idOfInput(context, { _id: invoice }, called), cents: own, discount })
      }
      return presentLine(await bookBankLine(context, { lineId, parts: found }))
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/bank_line/bookSure',
    audience: 'admin:documents',
    summary: 'Books every open movement of which it is sure what it pays; of one file, or all.',
    input: z.object({ file: id.optional() }),
    answer: z.object({
      booked: whole('how many were booked', 3),
      more: yesNo('whether there were more than are booked at once'),
    }),
    example: {},
    async run(context, { file }) {
      const { booked, isMore } = await bookSureLines(context, { fileId: file ?? null })
      return { booked, more: isMore }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/bank_line/{id}/ignore',
    audience: 'admin:documents',
    summary: 'Notes of a movement that it is about no document.',
    input: z.object({ id }),
    answer: lineAnswer,
    example: { id: exampleIds.bankLine },
    async run(context, { id: lineId }) {
      const [line] = await ignoreBankLines(context, { lineIds: [lineId] })
      return presentLine(line!)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/bank_line/{id}/reopen',
    audience: 'admin:documents',
    summary: 'Makes a movement open again that was ignored.',
    input: z.object({ id }),
    answer: lineAnswer,
    example: { id: exampleIds.bankLine },
    run: async (context, { id: lineId }) => presentLine(await reopenBankLine(context, { lineId })),
  }),
]
