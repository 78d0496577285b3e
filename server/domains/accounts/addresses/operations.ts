import { and, eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { PostalAddressInput } from '../../../kit/postalAddresses.ts'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { shippingSettings } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import { ownAccountForUpdate } from '../ownAccount/queries.ts'
import { accounts, addresses } from '../tables.ts'
import { addressLine, noteActing } from '../users/operations/noteActing.ts'
import { addressesOf, ownAddressesById, type SavedAddress } from './queries.ts'
import { keptAddress, MOST_ADDRESSES, removalRefusals } from './rules/addresses.ts'

/** Which default an address becomes. */
export type DefaultFor = 'invoice' | 'shipping'

export type CreateAddress = { readonly address: PostalAddressInput; readonly defaultFor: readonly DefaultFor[] }

/** Keeps a new address of the viewer's. The first one is the default for both invoice and shipping. Refuses what
 *  `keptAddress` refuses; TOO_MANY_ADDRESSES beyond 50. */
export const createAddress = operation('signedIn', async (scope, input: CreateAddress): Promise<SavedAddress> => {
  const { tx, now, newId } = scope
  const account = await ownAccountForUpdate(scope)
  const { address, refusals } = keptAddress(null, input.address, await servedCountries(scope), ['address'])
  refuseIf(refusals)
  const known = await addressesOf(tx, account.id)
  if (known.length >= MOST_ADDRESSES) {
    refuse('TOO_MANY_ADDRESSES', ['address'], `At most ${MOST_ADDRESSES} addresses.`, { limit: MOST_ADDRESSES })
  }
  const [created] = await tx
    .insert(addresses)
    .values({ ...address, id: newId(), accountId: account.id, createdAt: now })
    .returning()
  const defaultFor = new Set(input.defaultFor)
  if (account.defaultInvoiceAddressId === null) defaultFor.add('invoice')
  if (account.defaultShippingAddressId === null) defaultFor.add('shipping')
  await prefer(scope, created!.id, [...defaultFor])
  await noteActing(scope, { address: { old: null, new: addressLine(created!) } })
  return created!
})

export type UpdateAddress = { readonly addressId: string; readonly changes: PostalAddressInput }

/** Changes one of the viewer's own addresses; orders keep the copies that they have. Refuses NOT_FOUND and what
 *  `keptAddress` refuses. */
export const updateAddress = operation('signedIn', async (scope, input: UpdateAddress): Promise<SavedAddress> => {
  const account = await ownAccountForUpdate(scope)
  const before = await ownAddress(scope, account.id, input.addressId)
  const { address, refusals } = keptAddress(before, input.changes, await servedCountries(scope), ['changes'])
  refuseIf(refusals)
  const [changed] = await scope.tx.update(addresses).set(address).where(eq(addresses.id, before.id)).returning()
  await noteActing(scope, { address: { old: addressLine(before), new: addressLine(changed!) } })
  return changed!
})

/** Forgets one of the viewer's own addresses. Refuses NOT_FOUND; ADDRESS_IS_DEFAULT_INVOICE and
 *  ADDRESS_IS_DEFAULT_SHIPPING for those that are needed. */
export const deleteAddress = operation('signedIn', async (scope, input: { addressId: string }): Promise<string> => {
  const account = await ownAccountForUpdate(scope)
  const address = await ownAddress(scope, account.id, input.addressId)
  const { id } = address
  refuseIf(removalRefusals(id, account, ['addressId']))
  await scope.tx.delete(addresses).where(and(eq(addresses.id, id), eq(addresses.accountId, account.id)))
  await noteActing(scope, { address: { old: addressLine(address), new: null } })
  return id
})

/** Makes one of the viewer's own addresses the one that invoices or parcels go to unless told otherwise. */
export const setDefaultAddress = operation(
  'signedIn',
  async (scope, input: { addressId: string; defaultFor: readonly DefaultFor[] }): Promise<void> => {
    const account = await ownAccountForUpdate(scope)
    const address = await ownAddress(scope, account.id, input.addressId)
    await prefer(scope, address.id, input.defaultFor)
    await noteActing(scope, Object.fromEntries(input.defaultFor.map(each => [each, { new: addressLine(address) }])))
  },
)

async function ownAddress({ tx }: OperationScope, accountId: string, id: string): Promise<SavedAddress> {
  const [own] = isId(id) ? await ownAddressesById(tx, accountId, [id]) : []
  return own ?? refuse('NOT_FOUND', ['addressId'], 'There is no such address.')
}

async function prefer({ tx, viewer }: OperationScope, id: string, defaultFor: readonly DefaultFor[]): Promise<void> {
  if (defaultFor.length === 0) return
  await tx
    .update(accounts)
    .set({
      ...(defaultFor.includes('invoice') && { defaultInvoiceAddressId: id }),
      ...(defaultFor.includes('shipping') && { defaultShippingAddressId: id }),
    })
    .where(eq(accounts.id, viewer.accountId!))
}

/** Codes of the countries that the shop delivers to. */
async function servedCountries({ tx }: Pick<OperationScope, 'tx'>): Promise<readonly string[]> {
  return shippingSettings.of(await readSettings(tx)).countries.map(({ code }) => code)
}
