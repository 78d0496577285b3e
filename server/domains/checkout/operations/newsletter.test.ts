import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contextFor, insertViewer, statementsOf, TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, newMailbox, orderOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { updateOwnAccount } from '../../accounts/ownAccount/operations.ts'
import { accounts, newsletterConsents } from '../../accounts/tables.ts'
import { placeOrder } from './placeOrder.ts'
import { updateCheckout } from './updateCheckout.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)
const product = await listed(null)
const consents = () => database.drizzle.select().from(newsletterConsents).orderBy(newsletterConsents.id)

async function ordered(newsletter: boolean, changes: Parameters<typeof buyer>[2] = {}) {
  const context = await buyer(product, 1, changes)
  const email = newMailbox()
  const cart = await updateCheckout(context, { changes: { email, newsletter }, validate: null })
  const { result, statements } = await statementsOf(() => placeOrder(context, orderOf(cart.quote.totals.toPay)))
  return { order: result.order, statements }
}

test('the tick of a guest’s order is kept with time and words, its address unconfirmed, at no further statement', async () => {
  const without = await ordered(false)
  expect(await consents()).toEqual([])
  const { order, statements } = await ordered(true, { language: 'en' })
  expect(await consents()).toMatchObject([
    {
      ...{ orderId: order.id, accountId: null, email: order.email, source: 'checkout', language: 'en' },
      ...{ textVersion: '2026-11-22', givenAt: TEST_NOW, emailConfirmedAt: null, withdrawnAt: null },
    },
  ])
  expect(statements.length).toBe(without.statements.length)
})

test('of whoever is signed in the address is confirmed as that of the account is', async () => {
  const viewer = await insertViewer(database)
  const { order } = await ordered(true, { viewer })
  const [consent] = await database.drizzle
    .select()
    .from(newsletterConsents)
    .where(eq(newsletterConsents.orderId, order.id))
  expect(consent).toMatchObject({ accountId: viewer.accountId, email: viewer.email, emailConfirmedAt: TEST_NOW })
})

test('the tick of the profile is kept, and that it was taken back', async () => {
  const viewer = await insertViewer(database)
  const context = contextFor(database, { viewer })
  const own = () =>
    database.drizzle.select().from(newsletterConsents).where(eq(newsletterConsents.accountId, viewer.accountId!))
  await updateOwnAccount(context, { changes: {}, newsletter: true })
  const given = { source: 'profile', email: viewer.email, givenAt: TEST_NOW, emailConfirmedAt: TEST_NOW }
  expect(await own()).toMatchObject([{ ...given, withdrawnAt: null }])
  await updateOwnAccount(context, { changes: {}, newsletter: true })
  expect(await own()).toHaveLength(1)
  await updateOwnAccount(context, { changes: {}, newsletter: false })
  expect(await own()).toMatchObject([{ ...given, withdrawnAt: TEST_NOW }])
  const [account] = await database.drizzle.select().from(accounts).where(eq(accounts.id, viewer.accountId!))
  expect(account!.newsletterConsentAt).toBeNull()
})
