import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { secondFactorLost } from './domains/accounts/events.ts'
import { createAffiliate } from './domains/affiliates/operations/affiliates.ts'
import { addToCart } from './domains/cart/operations/cart.ts'
import { placeOrder } from './domains/checkout/operations/placeOrder.ts'
import { updateCheckout } from './domains/checkout/operations/updateCheckout.ts'
import { recordPayment, takePaymentBack } from './domains/invoicing/payments/operations/payments.ts'
import { standingInvoice } from './domains/invoicing/queries.ts'
import { cancelOrder, markOrderRefunded } from './domains/orders/operations/cancelling.ts'
import { markOrderUnpaid } from './domains/orders/operations/correcting.ts'
import { markOrderShipped, markOrdersPaid } from './domains/orders/operations/marking.ts'
import { persons } from './domains/persons/tables.ts'
import { updateSettings } from './domains/settings/operations.ts'
import { webhookKinds } from './domains/webhooks/rules/kinds.ts'
import { decideWithdrawal, declareWithdrawal } from './domains/withdrawals/operations.ts'
import { newId } from './kit/ids.ts'
import { inTransaction } from './platform/database.ts'
import { type NewsEvent, type Reaction, tell } from './platform/events.ts'
import { queueMail } from './platform/mail.ts'
import { reactions } from './reactions.ts'
import { tasks } from './tasks.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW, visitor } from './testing/builders.ts'
import { buyersOf, completeCheckout, newMailbox, orderOf } from './testing/buyers.ts'
import { testDatabase } from './testing/database.ts'
import { asSeller } from './testing/invoices.ts'
import { tasksFor, testJob, waitingJobs, workOff } from './testing/mailbox.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)

const declared = (): Promise<unknown> =>
  declareWithdrawal(contextFor(database), {
    ...{ key: `key-${newId()}`, name: 'Kim Muster', orderNumber: '4711', email: newMailbox() },
    ...{ parts: null, token: null, items: null },
  })

/** An order that came by a partner's link. */
async function referred() {
  const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  const { code } = await createAffiliate(staff, { name: 'FC Muster', email: newMailbox(), value: 1000 })
  const viewer = { ...visitor(), partnerCode: code }
  const { order } = await placeOrder(await buyer(await listed(null), 1, { viewer }), orderOf(2490))
  return { staff, order }
}

/** A shop that issues its invoices at a moment. */
async function invoicing(issuedWhen: 'placed' | 'paid' | 'shipped') {
  const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  await asSeller(staff)
  await updateSettings(staff, { section: 'invoicing', version: null, changes: { issuedWhen } })
  await workOff(database)
  return staff
}

/** An order in such a shop, with what follows from it. */
async function invoicedOrder(moment: 'placed' | 'paid' | 'shipped') {
  const staff = await invoicing(moment)
  const { order } = await placeOrder(await buyer(await listed(null)), orderOf(2490))
  await workOff(database)
  return { staff, order }
}

/** An invoice of an order that somebody booked the payment of. */
async function settledInvoice() {
  const { staff, order } = await invoicedOrder('placed')
  const { id: documentId, dueCents: amount } = (await standingInvoice(database.drizzle, order.id))!
  const paid = { discount: 0, fee: 0, paidOn: null, method: 'transfer', note: '' } as const
  const { id: paymentId } = await recordPayment(staff, { documentId, amount, ...paid })
  return { staff, paymentId }
}

/** What makes the jobs of each reaction: a new reaction needs an entry. */
const told: Readonly<Record<string, () => Promise<unknown>>> = {
  'affiliates.earn': referred,
  'affiliates.cancel': async () => {
    const { staff, order } = await referred()
    await workOff(database)
    await cancelOrder(staff, { orderId: order.id, reason: null, publicUrl: 'https://shop.example' })
  },
  'affiliates.shrink': async () => {
    const { staff, order } = await referred()
    await workOff(database)
    const { id } = await declareWithdrawal(contextFor(database), {
      ...{ key: `key-${newId()}`, name: 'Kim Muster', orderNumber: String(order.orderNumber), email: order.email },
      ...{ parts: null, token: null, items: null },
    })
    await decideWithdrawal(staff, { withdrawalId: id, revision: null, isAccepted: true, answer: null })
  },
  'catalogue.relist': async () => {
    await listed(8)
    const admin = await insertViewer(database, ['user', 'admin'])
    const changes = { fewLeftUpTo: 9 }
    await updateSettings(contextFor(database, { viewer: admin }), { section: 'listing', version: null, changes })
  },
  'outbox.sendWaiting': async () => {
    const mail = {
      ...{
        kind: 'order.placed',
        to: newMailbox(),
        language: 'de' as const,
        subject: 'Hallo',
        html: '<p></p>',
        text: '',
      },
      ...{ accountId: null, secret: null },
    } as const
    const id = await inTransaction(database, tx => queueMail(tx, mail, { now: TEST_NOW, newId }))
    // Its job ran while there was no mail server.
    await database.pool.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs where key = $1`,
      [`send_mail ${id}`],
    )
    const admin = await insertViewer(database, ['user', 'admin'])
    const changes = { senderName: 'FC Nord' }
    await updateSettings(contextFor(database, { viewer: admin }), { section: 'mail', version: null, changes })
    // What else reacts to it is not what this is about.
    await workOff(database, {}, task => task === 'catalogue.relist')
  },
  'invoicing.onPlacing': async () => {
    await invoicing('placed')
    await placeOrder(await buyer(await listed(null)), orderOf(2490))
  },
  'invoicing.onPayment': async () => {
    const { staff, order } = await invoicedOrder('paid')
    await markOrdersPaid(staff, { orderIds: [order.id], paidOn: null, publicUrl: 'https://shop.example' })
  },
  'invoicing.onShipping': async () => {
    const { staff, order } = await invoicedOrder('shipped')
    const shipped = { carrier: null, trackingNumber: null, publicUrl: 'https://shop.example' }
    await markOrderShipped(staff, { orderId: order.id, ...shipped })
  },
  'invoicing.onCancelling': async () => {
    const { staff, order } = await invoicedOrder('placed')
    await cancelOrder(staff, { orderId: order.id, reason: null, publicUrl: 'https://shop.example' })
  },
  'payments.onOrderPaid': async () => {
    const { staff, order } = await invoicedOrder('placed')
    await markOrdersPaid(staff, { orderIds: [order.id], paidOn: null, publicUrl: 'https://shop.example' })
  },
  'payments.onOrderChanged': async () => {
    const { staff, order } = await invoicedOrder('placed')
    await markOrdersPaid(staff, { orderIds: [order.id], paidOn: null, publicUrl: 'https://shop.example' })
    await workOff(database)
    const unpaid = { orderId: order.id, tellsCustomer: false, publicUrl: 'https://shop.example' }
    await markOrderUnpaid(staff, unpaid)
  },
  'payments.onSettled': async () => {
    await settledInvoice()
  },
  'payments.onRefunded': async () => {
    const { staff, order } = await invoicedOrder('placed')
    const { id: orderId } = order
    const publicUrl = 'https://shop.example'
    await markOrdersPaid(staff, { orderIds: [orderId], paidOn: null, publicUrl })
    await workOff(database)
    await cancelOrder(staff, { orderId, reason: null, publicUrl })
    await workOff(database)
    await markOrderRefunded(staff, { orderId, publicUrl })
  },
  'payments.onReopened': async () => {
    const { staff, paymentId } = await settledInvoice()
    await workOff(database)
    await takePaymentBack(staff, { paymentId, note: '' })
  },
  'orders.confirm': async () => placeOrder(await buyer(await listed(null)), orderOf(2490)),
  'orders.issueVouchers': async () => {
    const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
    const product = await insertProduct(database, { kind: 'voucher', priceCents: 5000, available: null }, [])
    const context = contextFor(database)
    const piece = { variantId: null, amount: 1, texts: null }
    await addToCart(context, { productId: product.id, pieces: [piece], personalised: null, orderNote: null })
    await updateCheckout(context, { changes: { ...completeCheckout, email: newMailbox() }, validate: null })
    const { order } = await placeOrder(context, orderOf(5000))
    await markOrdersPaid(staff, { orderIds: [order.id], paidOn: null, publicUrl: 'https://shop.example' })
  },
  'orders.tellOwner': async () => {
    const { accountId } = await insertViewer(database)
    const contact = {
      id: newId(),
      accountId: accountId!,
      email: newMailbox(),
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    }
    await database.drizzle.insert(persons).values(contact)
    const lost = { accountId: accountId!, what: 'gone', tellingId: newId() } as const
    await inTransaction(database, tx => tell(tx, secondFactorLost, lost))
  },
  'withdrawals.confirm': declared,
  'withdrawals.tellOperator': declared,
}

/** What the files of a name offer, in all domains. */
async function offered(file: string): Promise<unknown[]> {
  const domains = join(import.meta.dirname, 'domains')
  const paths = readdirSync(domains)
    .map(domain => join(domains, domain, file))
    .filter(path => existsSync(path))
  const modules = await Promise.all(paths.map(path => import(path) as Promise<object>))
  return modules.flatMap(module => Object.values(module) as unknown[])
}

/** Everything in the database: a sum of each table's rows, and the jobs that wait. */
async function everything(): Promise<Record<string, string | null>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const sums = [...tables.map(({ name }) => name), 'graphile_worker._private_jobs'].map(async name => {
    const { rows } = await database.pool.query(
      `select md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as sum from ${name} t`,
    )
    return [name, rows[0].sum] as const
  })
  return Object.fromEntries(await Promise.all(sums))
}

describe('news', () => {
  test('each event is reacted to, goes out to other programs, or says why not', async () => {
    const events = ((await offered('events.ts')) as NewsEvent[]).filter(each => 'webhook' in each)
    expect(events.length).toBeGreaterThan(0)
    expect(new Set(events.map(({ name }) => name)).size).toBe(events.length)
    for (const { name, unheard, webhook } of events) {
      const isHeard = !('none' in webhook) || reactions.some(({ event }) => event.name === name)
      expect([name, isHeard !== (unheard !== undefined)]).toEqual([name, true])
    }
  })

  test('every event that goes out is gathered, and has a title where endpoints are set up', async () => {
    const events = ((await offered('events.ts')) as NewsEvent[]).filter(each => 'webhook' in each)
    const outgoing = events.filter(({ webhook }) => !('none' in webhook)).map(({ name }) => name)
    expect([...webhookKinds.keys()].toSorted()).toEqual(outgoing.toSorted())
    const path = join(import.meta.dirname, '../client/domains/webhooks/admin/kindTitles.ts')
    const titled = [...readFileSync(path, 'utf8').matchAll(/^ {2}'?([\w.]+)'?: 'admin\.webhooks\.kind\./gm)]
    expect(titled.map(match => match[1]).toSorted()).toEqual(
      [...outgoing, 'webhook.resumed', 'webhook.test'].toSorted(),
    )
    for (const { webhook } of events) if ('none' in webhook) expect(webhook.none).toMatch(/\w{3}.*\.$/)
  })

  test('every reaction and every task of a domain is gathered', async () => {
    const declared = ((await offered('reactions.ts')) as Reaction[][]).flat()
    expect(reactions.map(({ name }) => name).toSorted()).toEqual(declared.map(({ name }) => name).toSorted())
    const named = ((await offered('tasks.ts')) as object[]).flatMap(each => Object.keys(each))
    expect(Object.keys(tasks).toSorted()).toEqual([...named, ...reactions.map(({ name }) => name)].toSorted())
  })

  test('the admin centre has a title for each kind of work', () => {
    const path = join(import.meta.dirname, '../client/domains/outbox/admin/taskTitles.ts')
    const titled = [...readFileSync(path, 'utf8').matchAll(/^ {2}'?([\w.]+)'?: 'admin\.task\./gm)].map(
      match => match[1],
    )
    expect(titled.toSorted()).toEqual(Object.keys(tasks).toSorted())
  })

  test.each(reactions.map(({ name }) => name))('%s changes something, and nothing when it runs again', async name => {
    expect(Object.keys(told)).toContain(name)
    await told[name]!()
    const [job] = (await waitingJobs(database)).filter(({ task }) => task === name)
    const run = () => tasksFor({ database })[name]!(job!.payload, testJob)
    const before = await everything()
    await Promise.all([run(), run()])
    const after = await everything()
    expect(after).not.toEqual(before)
    await run()
    expect(await everything()).toEqual(after)
  })

  test.each(reactions.map(({ name }) => name))('%s refuses what its event never tells', async name => {
    const before = await everything()
    await expect(tasksFor({ database })[name]!({ nonsense: 1 }, testJob)).rejects.toThrow('Invalid')
    expect(await everything()).toEqual(before)
  })
})
