import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { buyersOf, newMailbox, orderOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { mailsTo, tasksFor, testJob, waitingJobs, workOff } from '../../testing/mailbox.ts'
import { accounts, passkeys } from '../accounts/tables.ts'
import { resetUserSecondFactor } from '../accounts/users/operations/userAccess.ts'
import { placeOrder } from '../checkout/operations/placeOrder.ts'
import { persons } from '../persons/tables.ts'
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

describe('that a second factor was reset', () => {
  const kindsTo = async (email: string) => (await mailsTo(database, email)).map(({ kind }) => kind)
  const linked = (accountId: string, email: string | null) =>
    database.drizzle
      .insert(persons)
      .values({ id: newId(), accountId, firstName: 'Eva', email, createdAt: TEST_NOW, updatedAt: TEST_NOW })

  /** Somebody with a passkey who ordered to these addresses. */
  async function owner(...emails: string[]) {
    const viewer = await insertViewer(database)
    const accountId = viewer.accountId!
    for (const email of emails) {
      const context = await buyer(await listed(null), 1, { viewer })
      const { order } = await placeOrder(context, orderOf(2490))
      await workOff(database)
      await database.pool.query('update orders set email = $1 where id = $2', [email, order.id])
    }
    const credential = { credentialId: `credential ${accountId}`, publicKey: 'public', counter: 0, label: 'Telefon' }
    await database.drizzle.insert(passkeys).values({ id: newId(), accountId, ...credential, createdAt: TEST_NOW })
    return { accountId, email: viewer.email! }
  }
  const reset = async (userId: string) =>
    resetUserSecondFactor(contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) }), { userId })
  const jobOf = async () => (await waitingJobs(database)).find(({ task }) => task === 'orders.tellOwner')!

  test('is told at the addresses of orders and contact persons too, once at each, and not twice at the own', async () => {
    const [ordered, contact] = [newMailbox(), newMailbox()]
    const viewer = await owner(ordered, ordered.toUpperCase())
    await linked(viewer.accountId, contact)
    await linked(viewer.accountId, ordered)
    await linked(viewer.accountId, viewer.email.toUpperCase())
    await linked(viewer.accountId, null)
    await reset(viewer.accountId)
    await workOff(database)
    expect(await kindsTo(ordered)).toEqual(['secondFactorGoneKnown'])
    expect(await kindsTo(contact)).toEqual(['secondFactorGoneKnown'])
    expect(await kindsTo(viewer.email)).toEqual(['secondFactorWasReset', 'orderConfirmation', 'orderConfirmation'])
    expect(await kindsTo(ordered.toUpperCase())).toEqual([])
    expect(await kindsTo(viewer.email.toUpperCase())).toEqual([])
    const [mail] = await mailsTo(database, contact)
    expect(mail).toMatchObject({ accountId: viewer.accountId, language: 'de' })
    expect(mail!.text).toContain('Guten Tag,\nfür ein Konto bei Halle & Feld, mit dem diese Adresse')
    for (const secret of [viewer.email, 'Kim Muster', 'Eva']) expect(mail!.text).not.toContain(secret)
  })

  test('is told once, however often and with however many at once the job runs', async () => {
    const contact = newMailbox()
    const { accountId } = await owner()
    await linked(accountId, contact)
    await reset(accountId)
    const { payload } = await jobOf()
    const told = () => tasksFor({ database })['orders.tellOwner']!(payload, testJob)
    await Promise.all([told(), told(), told()])
    await linked(accountId, newMailbox())
    await workOff(database)
    expect(await kindsTo(contact)).toEqual(['secondFactorGoneKnown'])
  })

  test('is told to nobody where the account is gone, and not at what others ordered', async () => {
    const [mine, other] = [newMailbox(), newMailbox()]
    await owner(other)
    const { accountId } = await owner(mine)
    await reset(accountId)
    const { payload } = await jobOf()
    await workOff(database)
    expect(await kindsTo(mine)).toEqual(['secondFactorGoneKnown'])
    expect(await kindsTo(other)).toEqual([])
    const before = await database.drizzle.$count(accounts)
    const gone = { ...(payload as object), accountId: newId(), tellingId: newId() }
    await tasksFor({ database })['orders.tellOwner']!(gone, testJob)
    expect(await kindsTo(mine)).toEqual(['secondFactorGoneKnown'])
    expect(await database.drizzle.$count(accounts)).toBe(before)
  })
})
