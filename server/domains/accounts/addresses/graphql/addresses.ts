import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { rawId } from '../../../../api/globalIds.ts'
import { isId } from '../../../../kit/ids.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { AccountRef, ViewerRef } from '../../graphql.ts'
import { forgetOwnAccount, ownAccount } from '../../ownAccount/graphql/ownAccount.ts'
import { createAddress, deleteAddress, setDefaultAddress, updateAddress } from '../operations.ts'
import { addressesOf, ownAddressesById, type SavedAddress } from '../queries.ts'
import { PostalAddressInput, PostalAddressRef } from './postalAddress.ts'

const SavedAddressRef = builder.objectRef<SavedAddress>('SavedAddress')
builder.node(SavedAddressRef, {
  description: 'An address that a person keeps; orders have copies of their own.',
  id: { resolve: address => address.id },
  isTypeOf: value => 'accountId' in (value as object) && 'zip' in (value as object),
  loadMany: async (ids, { viewer, database }) => {
    const own = viewer.accountId ? await ownAddressesById(database.drizzle, viewer.accountId, ids.filter(isId)) : []
    return ids.map(id => own.find(address => address.id === id) ?? null)
  },
  interfaces: [PostalAddressRef],
  fields: t => ({
    uuid: t.exposeString('id', { description: 'Names the address in paths.' }),
    isDefaultInvoice: t.boolean({
      resolve: async ({ id }, _args, context) => (await ownAccount(context))?.defaultInvoiceAddressId === id,
    }),
    isDefaultShipping: t.boolean({
      resolve: async ({ id }, _args, context) => (await ownAccount(context))?.defaultShippingAddressId === id,
    }),
  }),
})

builder.objectField(AccountRef, 'addresses', t =>
  t.field({
    description: 'At most 50, in the order in which they were added.',
    type: [SavedAddressRef],
    resolve: ({ id }, _args, { database }) => addressesOf(database.drizzle, id),
  }),
)

const DefaultForRef = builder.enumType('DefaultFor', {
  values: { INVOICE: { value: 'invoice' }, SHIPPING: { value: 'shipping' } } as const,
})

const CreateAddressInput = builder.inputType('CreateAddressInput', {
  fields: t => ({
    address: t.field({ type: PostalAddressInput, required: true }),
    defaultFor: t.field({ type: [DefaultForRef] }),
  }),
})
const UpdateAddressInput = builder.inputType('UpdateAddressInput', {
  fields: t => ({
    addressId: t.id({ required: true }),
    changes: t.field({ type: PostalAddressInput, required: true }),
  }),
})
const DeleteAddressInput = builder.inputType('DeleteAddressInput', {
  fields: t => ({ addressId: t.id({ required: true }) }),
})
const SetDefaultAddressInput = builder.inputType('SetDefaultAddressInput', {
  fields: t => ({
    addressId: t.id({ required: true }),
    defaultFor: t.field({ type: [DefaultForRef], required: true }),
  }),
})

type Outcome = { viewer: Viewer | null; address: SavedAddress | null }
const nothing: Outcome = { viewer: null, address: null }

const AddressPayload = payloadType<Outcome>('AddressPayload', t => ({
  address: t.expose('address', { type: SavedAddressRef, nullable: true }),
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

/** An id that is no address's stays one that does not exist. */
const addressIdOf = (id: string): string => rawId('SavedAddress', id) ?? ''

builder.mutationFields(t => ({
  createAddress: t.field({
    type: AddressPayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: CreateAddressInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        const address = await createAddress(context, { address: input.address, defaultFor: input.defaultFor ?? [] })
        forgetOwnAccount(context)
        return { address, viewer: context.viewer }
      }),
  }),
  updateAddress: t.field({
    type: AddressPayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: UpdateAddressInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        const addressId = addressIdOf(input.addressId)
        return { address: await updateAddress(context, { addressId, changes: input.changes }), viewer: context.viewer }
      }),
  }),
  deleteAddress: t.field({
    type: AddressPayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: DeleteAddressInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        await deleteAddress(context, { addressId: addressIdOf(input.addressId) })
        return { address: null, viewer: context.viewer }
      }),
  }),
  setDefaultAddress: t.field({
    type: AddressPayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: SetDefaultAddressInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        const addressId = addressIdOf(input.addressId)
        await setDefaultAddress(context, { addressId, defaultFor: input.defaultFor })
        forgetOwnAccount(context)
        return { address: null, viewer: context.viewer }
      }),
  }),
}))
