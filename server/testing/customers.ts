import { eq } from 'drizzle-orm'
import { createAddress } from '../domains/accounts/addresses/operations.ts'
import { hashPassword } from '../domains/accounts/authentication/hashing/passwords.ts'
import { openSession } from '../domains/accounts/sessions/sessions.ts'
import { accounts, apiKeys, passkeys, recoveryCodes } from '../domains/accounts/tables.ts'
import { addToCart } from '../domains/cart/operations/cart.ts'
import { setFavourite } from '../domains/cart/operations/favourites.ts'
import { placeOrder } from '../domains/checkout/operations/placeOrder.ts'
import { persons } from '../domains/persons/tables.ts'
import { dataExports } from '../domains/privacy/tables.ts'
import { newId } from '../kit/ids.ts'
import type { Viewer } from '../kit/viewer.ts'
import { personalData } from '../personalData.ts'
import type { Database } from '../platform/database.ts'
import type { OperationContext } from '../platform/operation.ts'
import { insertViewer, TEST_ADDRESS, TEST_NOW } from './builders.ts'
import { buyersOf, orderOf, pieces } from './buyers.ts'
import { mailsTo, workOff } from './mailbox.ts'
import type { Client, testSite } from './site.ts'

export const customerPassword = 'correct horse battery'

/** Customers of whom much is known, and what becomes of them. */
export async function customersOf(database: Database, site: Awaited<ReturnType<typeof testSite>>) {
  const { buyer, listed } = buyersOf(database)
  const passwordHash = await hashPassword(customerPassword)
  const publicUrl = 'https://shop.example'
  const passwordOf = (accountId: string) =>
    database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
  return {
    publicUrl,
    passwordHash,
    /** Gives an account the password of customers. */
    passwordOf,
    /** What jobs of privacy are given, at an instant. */
    partsAt: (now: Date) => ({ database, storage: site.storage, personalData, publicUrl, now: () => now, newId }),

    /** A customer of whom there is a bit of everything. */
    async known(): Promise<{ context: OperationContext; client: Client; accountId: string; orderNumber: number }> {
      const product = await listed(null)
      const viewer = await insertViewer(database)
      const accountId = viewer.accountId!
      const context = await buyer(product, 1, { viewer })
      await passwordOf(accountId)
      const { order } = await placeOrder(context, orderOf(2490))
      await workOff(database, {}, task => task === 'orders.confirm')
      await createAddress(context, { address: { ...TEST_ADDRESS, city: 'Wels' }, defaultFor: [] })
      await addToCart(context, pieces(product, 2))
      await setFavourite(context, { productId: product.id, isFavourite: true })
      const { secret } = await openSession(database, accountId, { userAgent: 'Firefox' })
      await database.drizzle.insert(passkeys).values({
        id: newId(),
        accountId,
        credentialId: `credential ${accountId}`,
        publicKey: `public ${accountId}`,
        counter: 0,
        label: 'Telefon',
        createdAt: TEST_NOW,
      })
      await database.drizzle.insert(recoveryCodes).values({ accountId, hash: `recovery ${accountId}` })
      await database.drizzle.insert(apiKeys).values({
        id: newId(),
        accountId,
        keyHash: `key ${accountId}`,
        hint: 'hf_1',
        label: 'ERP',
        createdAt: TEST_NOW,
      })
      await database.drizzle
        .insert(persons)
        .values({ id: newId(), accountId, firstName: 'Kim', createdAt: TEST_NOW, updatedAt: TEST_NOW })
      return { context, client: site.client(new Map([['session', secret]])), accountId, orderNumber: order.orderNumber }
    },

    /** The latest copy of their data that somebody asked for. */
    async exportOf(accountId: string) {
      return (await database.drizzle.select().from(dataExports).where(eq(dataExports.accountId, accountId))).at(-1)!
    },

    /** The mails to somebody, the oldest first. */
    async mailsTo(viewer: Viewer) {
      return (await mailsTo(database, viewer.email!)).toReversed()
    },
  }
}

/** The instant some days after that of the tests. */
export const daysLater = (count: number): Date => new Date(TEST_NOW.getTime() + count * 86_400_000)
