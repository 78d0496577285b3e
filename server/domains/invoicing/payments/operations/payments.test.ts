import { beforeAll, describe, expect, test } from 'vitest'
import { NotAllowed } from '../../../../kit/refusals.ts'
import type { OperationContext } from '../../../../platform/operation.ts'
import { contextFor, insertViewer } from '../../../../testing/builders.ts'
import { buyersOf, codesOf, orderOf, refusalsOf, type TestProduct } from '../../../../testing/buyers.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { invoiceOf } from '../../../../testing/invoices.ts'
import { workOff } from '../../../../testing/mailbox.ts'
import { placeOrder } from '../../../checkout/operations/placeOrder.ts'
import { cancelOrder, markOrderRefunded } from '../../../orders/operations/cancelling.ts'
import { markOrderUnpaid } from '../../../orders/operations/correcting.ts'
import { markOrdersPaid } from '../../../orders/operations/marking.ts'
import { cancelInvoice, restoreInvoice } from '../../operations/invoices.ts'
import type { IssuedDocument } from '../../queries.ts'
import { importBankFile } from './bankFiles.ts'
import { bookBankLine, bookSureLines, ignoreBankLines, reopenBankLine } from './bankLines.ts'
import { type RecordPayment, recordPayment, takePaymentBack } from './payments.ts'

const database = await testDatabase()
const { listed, buyer, cartOf } = buyersOf(database)
const publicUrl = 'https://shop.example'

let shirt: TestProduct
let admin: OperationContext
let other: OperationContext
beforeAll(async () => {
  shirt = await listed(null)
  admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  other = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
})

async function invoiced(amount = 1): Promise<IssuedDocument> {
  const context = await buyer(shirt, amount)
  const cart = await cartOf(context)
  const { order } = await placeOrder(context, orderOf(cart!.quote.totals.toPay))
  await workOff(database)
  return invoiceOf(admin, order.id)
}
const openOf = async (id: string) =>
  Number((await database.pool.query('select open_cents from documents where id = $1', [id])).rows[0].open_cents)
const stateOf = async (orderId: string | null) =>
  (await database.pool.query('select payment_state from orders where id = $1', [orderId])).rows[0].payment_state
const countOf = async (table: string) =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)
const paying = (invoice: IssuedDocument, changes: Partial<RecordPayment> = {}): RecordPayment => ({
  ...{ documentId: invoice.id, amount: invoice.dueCents, discount: 0, fee: 0, paidOn: null },
  ...{ method: 'transfer', note: '', ...changes },
})
/** A bank's file with lines of name, text and cents. */
const fileOf = (lines: readonly [name: string, text: string, cents: number][], name = 'bank.csv') => ({
  name,
  columns: null,
  bytes: Buffer.from(
    [
      'Buchungstag;Name;Verwendungszweck;IBAN;Betrag',
      ...lines.map(
        ([who, text, cents]) =>
          `01.11.2026;${who};${text};AT611904300234573201;${(cents / 100).toFixed(2).replace('.', ',')}`,
      ),
    ].join('\n'),
  ),
})
const linesOf = async (fileId: string) =>
  (await database.pool.query('select id, state from bank_lines where file_id = $1 order by id', [fileId])).rows as {
    id: string
    state: string
  }[]

describe('payments by hand', () => {
  test('a part, then the rest: the web order is paid with its invoice, once', async () => {
    const invoice = await invoiced()
    await recordPayment(admin, paying(invoice, { amount: 1000 }))
    expect(await openOf(invoice.id)).toBe(invoice.dueCents - 1000)
    await workOff(database)
    expect(await stateOf(invoice.orderId)).toBe('open')
    await recordPayment(admin, paying(invoice, { amount: invoice.dueCents - 1000 }))
    expect(await openOf(invoice.id)).toBe(0)
    await workOff(database)
    expect(await stateOf(invoice.orderId)).toBe('paid')
    expect(await openOf(invoice.id)).toBe(0)
  })

  test('discount and bank fee settle too; too much is owed to the customer and can go back', async () => {
    const invoice = await invoiced()
    await recordPayment(admin, paying(invoice, { amount: invoice.dueCents - 150, discount: 100, fee: 50 }))
    expect(await openOf(invoice.id)).toBe(0)
    await recordPayment(admin, paying(invoice, { amount: 500 }))
    expect(await openOf(invoice.id)).toBe(-500)
    await recordPayment(admin, paying(invoice, { amount: -500 }))
    expect(await openOf(invoice.id)).toBe(0)
  })

  test('a mistake is taken back once, and the order is open again', async () => {
    const invoice = await invoiced()
    const payment = await recordPayment(admin, paying(invoice))
    await workOff(database)
    const back = await takePaymentBack(admin, { paymentId: payment.id, note: 'falsche Rechnung' })
    expect([back.amountCents, back.reversesId]).toEqual([-payment.amountCents, payment.id])
    expect(await openOf(invoice.id)).toBe(invoice.dueCents)
    await workOff(database)
    expect(await stateOf(invoice.orderId)).toBe('open')
    expect(await openOf(invoice.id)).toBe(invoice.dueCents)
    expect(await codesOf(takePaymentBack(admin, { paymentId: payment.id, note: '' }))).toEqual([
      'TRANSITION_NOT_ALLOWED',
    ])
    expect(await codesOf(takePaymentBack(admin, { paymentId: back.id, note: '' }))).toEqual(['TRANSITION_NOT_ALLOWED'])
  })

  test.each([
    ['nothing', { amount: 0 }, 'AMOUNT_INVALID amount'],
    ['more back than was paid', { amount: -1 }, 'AMOUNT_TOO_LARGE amount'],
    ['more let off than is open', { amount: 0, discount: 999_999 }, 'AMOUNT_INVALID discount'],
    ['a fee below nothing', { fee: -1 }, 'AMOUNT_INVALID fee'],
    ['a day to come', { paidOn: '2999-01-01' }, 'INVALID_INPUT paidOn'],
    ['a payment of the shop', { method: 'shop' }, 'INVALID_INPUT method'],
  ] as const)('%s is refused, and nothing is booked', async (_label, changes, expected) => {
    const invoice = await invoiced()
    const before = await countOf('document_payments')
    const refusals = await refusalsOf(recordPayment(admin, paying(invoice, changes)))
    expect(refusals.map(({ code, path }) => [code, ...path].join(' '))).toEqual([expected])
    expect(await countOf('document_payments')).toBe(before)
    expect(await openOf(invoice.id)).toBe(invoice.dueCents)
  })

  test('is for whoever may change documents', async () => {
    const invoice = await invoiced()
    const viewer = await insertViewer(database, ['user', 'member'])
    await expect(recordPayment(contextFor(database, { viewer }), paying(invoice))).rejects.toThrow(NotAllowed)
  })

  test('rows stay as they are', async () => {
    await expect(database.pool.query('update document_payments set amount_cents = 1')).rejects.toThrow(/append-only/)
    await expect(database.pool.query('delete from document_payments')).rejects.toThrow(/append-only/)
  })
})

describe('web orders', () => {
  test('one that is paid pays its invoice; one that is unpaid again takes it back', async () => {
    const invoice = await invoiced()
    await markOrdersPaid(admin, { orderIds: [invoice.orderId!], paidOn: null, publicUrl })
    await workOff(database)
    expect(await openOf(invoice.id)).toBe(0)
    await markOrderUnpaid(admin, { orderId: invoice.orderId!, tellsCustomer: false, publicUrl })
    await workOff(database)
    expect(await openOf(invoice.id)).toBe(invoice.dueCents)
  })

  test('a cancelled invoice owes what was paid of it; what stands in its place does not count it twice', async () => {
    const invoice = await invoiced()
    await recordPayment(admin, paying(invoice, { amount: 1000 }))
    const back = await cancelInvoice(admin, { documentId: invoice.id })
    expect([await openOf(invoice.id), await openOf(back.id)]).toEqual([-1000, 0])
    const again = await restoreInvoice(admin, { documentId: invoice.id })
    expect([await openOf(invoice.id), await openOf(again.id)]).toEqual([-1000, again.grossCents])
  })

  test('one that was paid and is cancelled owes its money, until it is refunded', async () => {
    const invoice = await invoiced()
    await markOrdersPaid(admin, { orderIds: [invoice.orderId!], paidOn: null, publicUrl })
    await workOff(database)
    await cancelOrder(admin, { orderId: invoice.orderId!, reason: null, publicUrl })
    await workOff(database)
    expect(await openOf(invoice.id)).toBe(-invoice.dueCents)
    await markOrderRefunded(admin, { orderId: invoice.orderId!, publicUrl })
    await workOff(database)
    expect(await openOf(invoice.id)).toBe(0)
  })
})

describe('files of banks', () => {
  test('come once, and bring each movement once where they overlap', async () => {
    const one = fileOf([
      ['A', 'eins', 100],
      ['B', 'zwei', 200],
    ])
    const first = await importBankFile(admin, one)
    expect([first.lineCount, first.newLineCount]).toEqual([2, 2])
    expect((await importBankFile(other, one)).id).toBe(first.id)
    const second = await importBankFile(
      admin,
      fileOf([
        ['B', 'zwei', 200],
        ['C', 'drei', 300],
      ]),
    )
    expect([second.lineCount, second.newLineCount]).toEqual([2, 1])
  })

  test('by two people at once come once', async () => {
    const file = fileOf([['D', 'vier', 400]])
    const before = await countOf('bank_lines')
    const [mine, theirs] = await Promise.all([importBankFile(admin, file), importBankFile(other, file)])
    expect(mine.id).toBe(theirs.id)
    expect(await countOf('bank_lines')).toBe(before + 1)
  })

  test('that cannot be read are refused, and nothing is kept', async () => {
    const before = await countOf('bank_files')
    const broken = { name: 'x.csv', columns: null, bytes: Buffer.from('Buchungstag;Text;Betrag\n31.02.2026;x;1,00') }
    const [refused] = await refusalsOf(importBankFile(admin, broken))
    expect([refused!.code, refused!.path, refused!.details]).toEqual([
      'FILE_BROKEN',
      ['file'],
      { fault: 'DATE', line: 2, heads: [] },
    ])
    const unknown = { name: 'x.csv', columns: null, bytes: Buffer.from('a;b;c\n1;2;3') }
    expect((await refusalsOf(importBankFile(admin, unknown)))[0]).toMatchObject({
      code: 'COLUMNS_UNKNOWN',
      details: { heads: ['a', 'b', 'c'] },
    })
    expect(await countOf('bank_files')).toBe(before)
  })

  test('one line confirmed by two at once is booked once', async () => {
    const invoice = await invoiced()
    const file = await importBankFile(admin, fileOf([['Kim', `Rechnung ${invoice.number}`, invoice.dueCents]]))
    const [line] = await linesOf(file.id)
    const parts = [{ documentId: invoice.id, cents: invoice.dueCents, discount: 0 }]
    const input = { lineId: line!.id, parts }
    const outcomes = await Promise.allSettled([bookBankLine(admin, input), bookBankLine(other, input)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await openOf(invoice.id)).toBe(0)
  })

  test('all sure ones by two at once are booked once; what is not sure stays', async () => {
    const [one, two] = [await invoiced(), await invoiced(2)]
    const file = await importBankFile(
      admin,
      fileOf([
        ['Kim', one.number.replaceAll('-', ' '), one.dueCents],
        ['Kim', two.number.replaceAll('-', ''), two.dueCents],
        ['Miete', 'November', -50_000],
      ]),
    )
    const [mine, theirs] = await Promise.all([
      bookSureLines(admin, { fileId: file.id }),
      bookSureLines(other, { fileId: file.id }),
    ])
    expect(mine.booked + theirs.booked).toBe(2)
    expect([await openOf(one.id), await openOf(two.id)]).toEqual([0, 0])
    expect((await linesOf(file.id)).map(({ state }) => state).toSorted()).toEqual(['booked', 'booked', 'open'])
  })

  test('a payment that is taken back opens its line again', async () => {
    const invoice = await invoiced()
    const file = await importBankFile(admin, fileOf([['Kim', invoice.number, invoice.dueCents]]))
    await bookSureLines(admin, { fileId: file.id })
    const payment = (await database.pool.query('select id from document_payments where document_id = $1', [invoice.id]))
      .rows[0]
    await takePaymentBack(admin, { paymentId: payment.id, note: '' })
    expect((await linesOf(file.id))[0]!.state).toBe('open')
    expect(await openOf(invoice.id)).toBe(invoice.dueCents)
  })

  test.each([
    ['parts that do not make it', (id: string) => [{ documentId: id, cents: 1, discount: 0 }], 'AMOUNT_INVALID parts'],
    [
      'a part the other way',
      (id: string) => [{ documentId: id, cents: -100, discount: 0 }],
      'AMOUNT_INVALID parts 0 cents,AMOUNT_INVALID parts',
    ],
    ['no part', () => [], 'INVALID_INPUT parts'],
    [
      'another document',
      () => [{ documentId: '0193a1c0-0000-7000-8000-000000000001', cents: 100, discount: 0 }],
      'NOT_FOUND parts 0 documentId',
    ],
    [
      'more let off than is open',
      (id: string) => [{ documentId: id, cents: 100, discount: 999_999 }],
      'AMOUNT_TOO_LARGE parts 0 discount',
    ],
  ])('%s is refused, and the line stays open', async (_label, partsOf, expected) => {
    const invoice = await invoiced()
    const file = await importBankFile(admin, fileOf([['Kim', `${invoice.number} x`, 100]]))
    const [line] = await linesOf(file.id)
    const refusals = await refusalsOf(bookBankLine(admin, { lineId: line!.id, parts: partsOf(invoice.id) }))
    expect(refusals.map(({ code, path }) => [code, ...path].join(' ')).join()).toBe(expected)
    expect((await linesOf(file.id))[0]!.state).toBe('open')
    expect(await openOf(invoice.id)).toBe(invoice.dueCents)
  })

  test('lines about no document are ignored, and opened again', async () => {
    const file = await importBankFile(admin, fileOf([['Miete', 'Dezember', -50_000]]))
    const [line] = await linesOf(file.id)
    await ignoreBankLines(admin, { lineIds: [line!.id] })
    await ignoreBankLines(admin, { lineIds: [line!.id] })
    expect((await linesOf(file.id))[0]!.state).toBe('ignored')
    expect((await reopenBankLine(admin, { lineId: line!.id })).state).toBe('open')
  })
})
