import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import { accounts, addresses } from '../tables.ts'
import type { DefaultAddresses } from './rules/addresses.ts'

/** An address that a person keeps. */
export type SavedAddress = typeof addresses.$inferSelect

/** The addresses of an account, in the order in which they were added. */
export const addressesOf = (reader: Reader, accountId: string): Promise<SavedAddress[]> =>
  reader
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))

/** Those of an account's addresses that have one of the ids. */
export const ownAddressesById = (reader: Reader, accountId: string, ids: readonly string[]): Promise<SavedAddress[]> =>
  reader
    .select()
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), inArray(addresses.id, [...ids])))

/** Which addresses an account prefers. */
export async function defaultAddressesOf(reader: Reader, accountId: string): Promise<DefaultAddresses> {
  const [row] = await reader
    .select({
      defaultInvoiceAddressId: accounts.defaultInvoiceAddressId,
      defaultShippingAddressId: accounts.defaultShippingAddressId,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row ?? { defaultInvoiceAddressId: null, defaultShippingAddressId: null }
}
