import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import type { Role } from '../../../kit/viewer.ts'
import { mails } from '../../../platform/tables.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, orderOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, workOff } from '../../../testing/mailbox.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { customerNumber } from '../ownAccount/operations.ts'
import { accounts } from '../tables.ts'
import { ensureFirstAdministrator } from '../users/operations/firstAdministrator.ts'
import { inviteUser } from '../users/operations/inviteUser.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)
const numberOf = async (id: string) =>
  (await database.drizzle.select().from(accounts).where(eq(accounts.id, id)))[0]!.customerNumber
const next = async (): Promise<number> =>
  (await database.pool.query("select next::int as next from number_ranges where key = 'customer'")).rows[0].next

/** Runs what a migration does to rows that exist already; its functions are there. */
async function migrate(name: string): Promise<void> {
  const root = join(import.meta.dirname, '../../../../drizzle')
  const folder = readdirSync(root).find(each => each.endsWith(name))!
  const statements = readFileSync(join(root, folder, 'migration.sql'), 'utf8').split('--> statement-breakpoint')
  for (const each of statements) if (!/^create function/m.test(each)) await database.pool.query(each)
}

describe('a customer number', () => {
  test('is drawn when staff open the account, and when the shop makes its first administrator', async () => {
    const drawn = await next()
    const office = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
    const invited = await inviteUser(office, {
      email: 'neu@example.com',
      firstName: 'Neu',
      publicUrl: 'https://shop.example',
    })
    expect(invited.customerNumber).toBe(drawn)
    await database.drizzle
      .update(accounts)
      .set({ roles: ['user'] })
      .where(eq(accounts.id, office.viewer.accountId!))
    const options = { email: 'first@example.com', password: 'Turnhalle-2026', now: TEST_NOW, newId }
    await ensureFirstAdministrator(database, options)
    const [first] = await database.drizzle.select().from(accounts).where(eq(accounts.email, options.email))
    expect(first!.customerNumber).toBe(drawn + 1)
  })

  test('is drawn with the first order of whoever has none, and stays; of a guest none is', async () => {
    const drawn = await next()
    const viewer = await insertViewer(database)
    const product = await listed(null)
    const context = await buyer(product, 1, { viewer })
    const { order } = await placeOrder(context, orderOf(2490))
    expect(order.accountId).toBe(viewer.accountId)
    expect(await numberOf(viewer.accountId!)).toBe(drawn)
    await placeOrder(await buyer(product, 1, { viewer }), orderOf(2490))
    await placeOrder(await buyer(product), orderOf(2490))
    expect(await numberOf(viewer.accountId!)).toBe(drawn)
    expect(await customerNumber({ ...context, viewer }, null)).toBe(drawn)
    expect(await next()).toBe(drawn + 1)
  })

  test('is given to accounts that exist in the order in which they were opened, not to programs and who was erased', async () => {
    const opened = async (days: number, changes: Partial<typeof accounts.$inferInsert> = {}) => {
      const id = newId()
      const createdAt = new Date(TEST_NOW.getTime() - days * 86_400_000)
      const row = { id, email: `${id}@example.com`, name: 'Kim', roles: ['user'] as Role[], createdAt, ...changes }
      await database.drizzle.insert(accounts).values(row)
      return id
    }
    await database.pool.query(
      'update accounts set customer_number = 500000 + n from (select id as i, row_number() over () as n from accounts) x where i = id',
    )
    const [second, first, numbered] = [await opened(1), await opened(2), await opened(3, { customerNumber: 7 })]
    const [program, erased] = [await opened(4, { roles: ['internal'] }), await opened(5, { anonymisedAt: TEST_NOW })]
    const drawn = await next()
    await migrate('numbers_and_accounts_of_mails')
    expect(await Promise.all([first, second, numbered, program, erased].map(numberOf))).toEqual([
      ...[drawn, drawn + 1, 7, null, null],
    ])
    expect(await next()).toBeGreaterThan(drawn + 1)
  })
})

describe('mails about orders', () => {
  test('carry the account that the order was placed with; those of guests none', async () => {
    const viewer = await insertViewer(database)
    const product = await listed(null)
    const { order } = await placeOrder(await buyer(product, 1, { viewer }), orderOf(2490))
    const guests = await placeOrder(await buyer(product), orderOf(2490))
    await workOff(database)
    const [own] = await mailsTo(database, order.email)
    expect(own).toMatchObject({ kind: 'orderConfirmation', accountId: viewer.accountId, orderId: order.id })
    const [others] = await mailsTo(database, guests.order.email)
    expect(others).toMatchObject({ kind: 'orderConfirmation', accountId: null })
    await database.drizzle.update(mails).set({ accountId: null }).where(eq(mails.id, own!.id))
    await migrate('numbers_and_accounts_of_mails')
    expect((await mailsTo(database, order.email))[0]).toMatchObject({ accountId: viewer.accountId })
    expect((await mailsTo(database, guests.order.email))[0]).toMatchObject({ accountId: null })
  })
})
