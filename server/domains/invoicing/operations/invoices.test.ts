import { beforeAll, describe, expect, test } from 'vitest'
import { NotAllowed } from '../../../kit/refusals.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, codesOf, orderOf, refusalsOf, type TestProduct } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { asSeller } from '../../../testing/invoices.ts'
import { workOff } from '../../../testing/mailbox.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { cancelOrder } from '../../orders/operations/cancelling.ts'
import { markOrderShipped, markOrdersPaid } from '../../orders/operations/marking.ts'
import { updateSettings } from '../../settings/operations.ts'
import { alongChain, documentsOfOrders } from '../queries.ts'
import { faultsOf, type Linked } from '../rules/chain.ts'
import { cancelInvoice, issueOrderInvoice, restoreInvoice } from './invoices.ts'

const database = await testDatabase()
const { listed, buyer, cartOf } = buyersOf(database)
const publicUrl = 'https://shop.example'

let shirt: TestProduct
let admin: OperationContext
beforeAll(async () => {
  shirt = await listed(null)
  admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  await asSeller(admin)
})

const set = (changes: object) => updateSettings(admin, { section: 'invoicing', version: null, changes })
async function ordered(amount = 1) {
  const context = await buyer(shirt, amount)
  const cart = await cartOf(context)
  const { order } = await placeOrder(context, orderOf(cart!.quote.totals.toPay))
  await workOff(database)
  return order
}
const rangesNow = async () => (await database.pool.query('select * from document_ranges')).rows
const issuedFor = (orderId: string) => documentsOfOrders(database.drizzle, [orderId])
const numbersOf = async (orderId: string) => (await issuedFor(orderId)).map(({ number }) => number)

/** What a look along the whole chain finds. */
async function chainFaults() {
  const all = await alongChain(database.drizzle, 0, 10_000)
  const links = all.map(({ document, pdf, xml }): Linked => {
    const { chainIndex, previousHash: previous, hash, snapshot } = document
    return { chainIndex, previous, hash, snapshot, pdf, xml }
  })
  return links.flatMap((link, at) => faultsOf(links[at - 1] ?? null, link))
}

describe('the invoice of a web order', () => {
  test('says what was ordered to the cent, has the next number, and is kept with its paper', async () => {
    const order = await ordered(3)
    const invoice = await issueOrderInvoice(admin, { orderId: order.id })
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', sort: 'invoice', number: `RE-2026-${String(invoice.running).padStart(5, '0')}` },
      ...{ grossCents: order.grossCents, netCents: order.netCents, vatCents: order.vatCents, orderId: order.id },
    })
    const { snapshot } = invoice
    expect(snapshot.totals.vat.map(({ rate, net, vat }) => [rate, net, vat])).toEqual(
      order.quote.vat.map(({ rate, net, vat }) => [rate, net, vat]),
    )
    expect(snapshot.content.receiver).toMatchObject({ name: 'Kim Muster', city: 'Linz' })
    const [kept] = await alongChain(database.drizzle, invoice.chainIndex - 1, 1)
    expect(kept!.pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('one stands at a time; a cancelled one is answered by a new one that refers to it', async () => {
    const order = await ordered()
    const first = await issueOrderInvoice(admin, { orderId: order.id })
    expect(await codesOf(issueOrderInvoice(admin, { orderId: order.id }))).toEqual(['INVOICE_EXISTS'])
    expect(await codesOf(restoreInvoice(admin, { documentId: first.id }))).toEqual(['TRANSITION_NOT_ALLOWED'])
    const back = await cancelInvoice(admin, { documentId: first.id })
    expect([back.sort, back.correctsId, back.grossCents]).toEqual(['cancellation', first.id, -first.grossCents])
    expect(back.snapshot.preceding).toMatchObject([{ number: first.number, date: first.date }])
    expect(await codesOf(cancelInvoice(admin, { documentId: first.id }))).toEqual(['TRANSITION_NOT_ALLOWED'])
    expect(await codesOf(cancelInvoice(admin, { documentId: back.id }))).toEqual(['TRANSITION_NOT_ALLOWED'])
    const again = await restoreInvoice(admin, { documentId: first.id })
    expect([again.sort, again.grossCents, again.correctsId]).toEqual(['invoice', first.grossCents, first.id])
    expect(await numbersOf(order.id)).toEqual([first.number, back.number, again.number])
    expect(await codesOf(restoreInvoice(admin, { documentId: first.id }))).toEqual(['INVOICE_EXISTS'])
    expect(await chainFaults()).toEqual([])
  })

  test('is refused with everything that is missing, and draws no number then', async () => {
    const order = await ordered()
    const numbers = await rangesNow()
    await asSeller(admin, { company: '', vatId: '' })
    const refusals = await refusalsOf(issueOrderInvoice(admin, { orderId: order.id }))
    expect(refusals.map(({ code, path }) => [code, ...path].join(' '))).toEqual([
      'INVOICE_INCOMPLETE seller company',
      'INVOICE_INCOMPLETE seller vatId',
    ])
    await asSeller(admin)
    expect(await rangesNow()).toEqual(numbers)
    expect(await issuedFor(order.id)).toEqual([])
  })

  test.each(['user', 'member'] as const)('a %s may not issue', async role => {
    const { id: orderId } = await ordered()
    const viewer = await insertViewer(database, ['user', role])
    await expect(issueOrderInvoice(contextFor(database, { viewer }), { orderId })).rejects.toThrow(NotAllowed)
  })
})

describe('what was issued', () => {
  test.each([
    'update documents set gross_cents = 1, net_cents = 1, vat_cents = 0',
    'delete from document_papers',
    'delete from documents',
    'truncate documents cascade',
    'update document_papers set xml = null',
  ])('stays: %s', async statement => {
    await expect(database.pool.query(statement)).rejects.toThrow(/append-only/)
  })

  test('a change behind its back is seen', async () => {
    const [first, second] = await alongChain(database.drizzle, 0, 2)
    const linked = ({ document, pdf, xml }: NonNullable<typeof first>): Linked => {
      const { chainIndex, previousHash: previous, hash, snapshot } = document
      return { chainIndex, previous, hash, snapshot, pdf, xml }
    }
    const [one, two] = [linked(first!), linked(second!)]
    const { number } = two.snapshot
    expect(faultsOf(one, two)).toEqual([])
    expect(faultsOf(one, { ...two, pdf: Buffer.from('%PDF-x') })).toEqual([{ kind: 'changed', number }])
    expect(faultsOf(one, { ...two, snapshot: { ...two.snapshot, paid: 1 } })).toEqual([{ kind: 'changed', number }])
    expect(faultsOf({ ...one, hash: 'another' }, two)).toEqual([{ kind: 'unlinked', number }])
    expect(faultsOf(null, two)).toEqual([{ kind: 'missing', chainIndex: 1 }])
  })
})

describe('by itself', () => {
  test.each(['placed', 'paid', 'shipped'] as const)('when an order is %s: once, sent with the PDF', async moment => {
    await set({ issuedWhen: moment })
    const order = await ordered()
    expect((await issuedFor(order.id)).length).toBe(moment === 'placed' ? 1 : 0)
    await markOrdersPaid(admin, { orderIds: [order.id], paidOn: null, publicUrl })
    await workOff(database)
    expect((await issuedFor(order.id)).length).toBe(moment === 'shipped' ? 0 : 1)
    await markOrderShipped(admin, { orderId: order.id, carrier: null, trackingNumber: null, publicUrl })
    await workOff(database)
    const [invoice, ...others] = await issuedFor(order.id)
    expect(others).toEqual([])
    expect(invoice!.dueCents).toBe(moment === 'placed' ? order.grossCents : 0)
    const mails = await database.pool.query(
      `select recipient, attached from mails where order_id = $1 and kind = 'invoice'`,
      [order.id],
    )
    expect(mails.rows).toEqual([{ recipient: order.email, attached: { documents: [invoice!.id] } }])
    await set({ issuedWhen: 'never' })
  })

  test('an order that is cancelled takes its invoice back', async () => {
    const order = await ordered()
    const invoice = await issueOrderInvoice(admin, { orderId: order.id })
    await cancelOrder(admin, { orderId: order.id, reason: null, publicUrl })
    await workOff(database)
    expect((await issuedFor(order.id)).map(({ sort, correctsId }) => [sort, correctsId])).toEqual([
      ['invoice', null],
      ['cancellation', invoice.id],
    ])
    expect(await codesOf(issueOrderInvoice(admin, { orderId: order.id }))).toEqual(['TRANSITION_NOT_ALLOWED'])
    expect(await codesOf(restoreInvoice(admin, { documentId: invoice.id }))).toEqual(['TRANSITION_NOT_ALLOWED'])
  })
})

test('twenty at once: numbers without a gap, one chain', async () => {
  const orders = []
  for (let i = 0; i < 20; i++) orders.push(await ordered())
  const before = (await alongChain(database.drizzle, 0, 10_000)).length
  const issued = await Promise.all(orders.map(({ id: orderId }) => issueOrderInvoice(admin, { orderId })))
  const all = await alongChain(database.drizzle, 0, 10_000)
  expect(all.length).toBe(before + 20)
  expect(all.map(({ document }) => document.running)).toEqual(all.map((_, at) => at + 1))
  expect(new Set(issued.map(({ number }) => number)).size).toBe(20)
  expect(await chainFaults()).toEqual([])
  expect(issued.every(({ date }) => date === TEST_NOW.toISOString().slice(0, 10))).toBe(true)
})
