import { describe, expect, test } from 'vitest'
import { NotFound } from '../../kit/refusals.ts'
import { buyersOf, orderOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { mailsTo, tasksFor, testJob, waitingJobs, workOff } from '../../testing/mailbox.ts'
import { placeOrder } from '../checkout/operations/placeOrder.ts'
import { orderById, orderOfLink } from './queries/orders.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)

async function placed() {
  const { order, secret } = await placeOrder(await buyer(await listed(null)), orderOf(2490))
  const job = (await waitingJobs(database)).find(
    ({ payload }) => (payload as { orderId: string }).orderId === order.id,
  )!
  return { order, secret, job, link: `https://shop.example/order/${order.orderNumber}/` }
}
const confirm = (payload: unknown) => tasksFor({ database })['orders.confirm']!(payload, testJob)

describe('the confirmation of an order', () => {
  test('is written after it, with the link that the buyer was shown, whose secret waits nowhere in clear', async () => {
    const { order, secret, job, link } = await placed()
    expect(await mailsTo(database, order.email)).toEqual([])
    expect(JSON.stringify(job.payload)).not.toContain(secret)
    await workOff(database)
    const sent = await mailsTo(database, order.email)
    expect(sent).toMatchObject([
      { kind: 'orderConfirmation', state: 'queued', orderId: order.id, cause: `orderConfirmation ${order.id}` },
    ])
    expect(sent[0]!.text).toContain(link + secret)
    expect(await waitingJobs(database)).toEqual([])
  })

  test('says what the goods are made of, as it is told when it is written', async () => {
    const { order } = await placed()
    await database.pool.query(`update products set composition = '{"de": "100 % Baumwolle", "en": "100% cotton"}'`)
    await workOff(database)
    const [mail] = await mailsTo(database, order.email)
    expect(mail!.text).toContain('Material: 100 % Baumwolle')
  })

  test('is one with one sending, however often and with however many at once the job runs', async () => {
    const { order, job } = await placed()
    await Promise.all(Array.from({ length: 5 }, () => confirm(job.payload)))
    await confirm(job.payload)
    const [mail, ...others] = await mailsTo(database, order.email)
    expect(others).toEqual([])
    const { rows } = await database.pool.query(
      `select count(*)::int as count from graphile_worker._private_jobs where payload ->> 'id' = $1`,
      [mail!.id],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('has a link of its own where the key of the data folder is another than when it was ordered', async () => {
    const { order, secret, job, link } = await placed()
    const unreadable = { ...(job.payload as object), sealedSecret: 'sealed-by-another-key' }
    await Promise.all([confirm(unreadable), confirm(unreadable)])
    expect((await orderById(database.drizzle, order.id)).secretHashes).toHaveLength(2)
    const [mail] = await mailsTo(database, order.email)
    const own = new RegExp(`${link}([\\w-]{43})`).exec(mail!.text!)![1]!
    expect(own).not.toBe(secret)
    for (const each of [own, secret]) {
      expect((await orderOfLink(database.drizzle, String(order.orderNumber), each, order.placedAt))?.state).toBe('good')
    }
  })

  test('fails for an order that is not there, and writes nothing', async () => {
    const { order, job } = await placed()
    const strange = { ...(job.payload as object), orderId: '019aa000-0000-7000-8000-000000000000' }
    await expect(confirm(strange)).rejects.toThrow(NotFound)
    expect(await mailsTo(database, order.email)).toEqual([])
  })
})
