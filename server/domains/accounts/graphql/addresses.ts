import { builder } from '../../../api/builder.ts'
import { UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { isId } from '../../../kit/ids.ts'
import { textIn } from '../../../kit/languages.ts'
import type { Refusal } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { shippingSettings } from '../../pricing/settings.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { createAddress, deleteAddress, setDefaultAddress, updateAddress } from '../operations/addresses.ts'
import { addressesOf, ownAddressesById, type SavedAddress } from '../queries/addresses.ts'
import { AddressTypeRef } from './addressType.ts'
import { forgetOwnAccount, ownAccount } from './ownAccount.ts'
import { AccountRef, ViewerRef } from './viewer.ts'

const SavedAddressRef = builder.objectRef<SavedAddress>('SavedAddress')
builder.node(SavedAddressRef, {
  description: 'An address that a person keeps; orders have copies of their own.',
  id: { resolve: address => address.id },
  isTypeOf: value => 'accountId' in (value as object) && 'zip' in (value as object),
  loadMany: async (ids, { viewer, database }) => {
    const own = viewer.accountId ? await ownAddressesById(database.drizzle, viewer.accountId, ids.filter(isId)) : []
    return ids.map(id => own.find(address => address.id === id) ?? null)
  },
  fields: t => ({
    uuid: t.exposeString('id', { description: 'Names the address in paths.' }),
    type: t.expose('type', { type: AddressTypeRef }),
    title: t.exposeString('title', { nullable: true }),
    company: t.exposeString('company', { nullable: true }),
    vatId: t.exposeString('vatId', { nullable: true }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    address: t.exposeString('address'),
    zip: t.exposeString('zip'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    countryName: t.string({
      resolve: async ({ country }, _args, context) => {
        const { countries } = shippingSettings.of(await settingsOf(context))
        const known = countries.find(({ code }) => code === country)
        return known ? textIn(context.language, known.title) : country
      },
    }),
    phone: t.exposeString('phone', { nullable: true }),
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

export const SavedAddressInput = builder.inputType('SavedAddressInput', {
  fields: t => ({
    type: t.field({ type: AddressTypeRef }),
    title: t.string(),
    company: t.string(),
    vatId: t.string(),
    firstName: t.string(),
    lastName: t.string(),
    address: t.string(),
    zip: t.string(),
    city: t.string(),
    country: t.string({ description: 'ISO 3166 alpha-2.' }),
    phone: t.string({ description: 'In international form, beginning with +.' }),
  }),
})
const CreateAddressInput = builder.inputType('CreateAddressInput', {
  fields: t => ({
    address: t.field({ type: SavedAddressInput, required: true }),
    defaultFor: t.field({ type: [DefaultForRef] }),
  }),
})
const UpdateAddressInput = builder.inputType('UpdateAddressInput', {
  fields: t => ({
    addressId: t.id({ required: true }),
    changes: t.field({ type: SavedAddressInput, required: true }),
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

const AddressPayload = builder.objectRef<Outcome & { errors: readonly Refusal[] }>('AddressPayload').implement({
  fields: t => ({
    address: t.expose('address', { type: SavedAddressRef, nullable: true }),
    viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
    errors: t.field({ type: [UserErrorRef], resolve: payload => [...payload.errors] }),
  }),
})

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
