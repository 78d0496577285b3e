import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import type { PostalAddressInput } from '../../../kit/postalAddresses.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { contextFor, countRows, insertViewer, TEST_ADDRESS } from '../../../testing/builders.ts'
import { refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { updateOwnAccount } from '../ownAccount/operations.ts'
import { addresses } from '../tables.ts'
import { createAddress, deleteAddress, setDefaultAddress, updateAddress } from './operations.ts'
import { addressesOf, defaultAddressesOf } from './queries.ts'

const database = await testDatabase()
const person = async () => contextFor(database, { viewer: await insertViewer(database) })
const linz: PostalAddressInput = { ...TEST_ADDRESS, phone: '+43 664 1234567' }
const plain = { address: linz, defaultFor: [] }

describe('keeping addresses', () => {
  test('the first one is the default of both kinds, a later one only if asked', async () => {
    const context = await person()
    const first = await createAddress(context, { address: { ...linz, firstName: '  Kim \n Lee ' }, defaultFor: [] })
    expect(first).toMatchObject({ firstName: 'Kim Lee', type: 'person', phone: '+43 664 1234567', vatId: null })
    const second = await createAddress(context, { address: linz, defaultFor: ['shipping'] })
    expect(await defaultAddressesOf(database.drizzle, context.viewer.accountId!)).toEqual({
      defaultInvoiceAddressId: first.id,
      defaultShippingAddressId: second.id,
    })
  })

  test.each<[string, PostalAddressInput, string[]]>([
    [
      'nothing but a type',
      { type: 'company' },
      ['address', 'city', 'company', 'country', 'firstName', 'lastName', 'zip'].map(
        field => `ADDRESS_INCOMPLETE address.${field}`,
      ),
    ],
    ['a phone without country', { ...linz, phone: '0664 1234567' }, ['PHONE_INVALID address.phone']],
    ['a country not served', { ...linz, country: 'us' }, ['COUNTRY_NOT_SERVED address.country']],
    ['a name that advertises', { ...linz, lastName: 'http://evil.example' }, ['NAME_INVALID address.lastName']],
    ['a name that turns the writing', { ...linz, firstName: 'Kim\u202eLee' }, ['NAME_INVALID address.firstName']],
    ['too long', { ...linz, city: 'x'.repeat(81) }, ['INVALID_INPUT address.city']],
    [
      'a wrong VAT id',
      { ...linz, type: 'company', company: 'SV', vatId: 'ATU12345678' },
      ['VAT_ID_INVALID address.vatId'],
    ],
  ])('refuses %s and keeps nothing', async (_label, address, expected) => {
    const context = await person()
    const refusals = await refusalsOf(createAddress(context, { address, defaultFor: [] }))
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`).toSorted()).toEqual(expected)
    expect(await addressesOf(database.drizzle, context.viewer.accountId!)).toEqual([])
  })

  test('a person has no company, whatever stood there before', async () => {
    const context = await person()
    const company = { ...linz, type: 'company', company: 'SV Nordwald', vatId: 'atu13585627' } as const
    const { id } = await createAddress(context, { address: company, defaultFor: [] })
    const changed = await updateAddress(context, { addressId: id, changes: { type: 'person', city: 'Wels' } })
    expect(changed).toMatchObject({ type: 'person', company: null, vatId: null, city: 'Wels', firstName: 'Kim' })
  })

  test('at most 50, also when many come at once', async () => {
    const context = await person()
    const { accountId } = context.viewer
    await createAddress(context, plain)
    const many = Array.from({ length: 47 }, () => ({
      ...TEST_ADDRESS,
      id: newId(),
      accountId: accountId!,
      createdAt: context.now(),
    }))
    await database.drizzle.insert(addresses).values(many)
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => createAddress(context, plain)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const [refused] = results.filter(result => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ refusals: [{ code: 'TOO_MANY_ADDRESSES', details: { limit: 50 } }] })
    expect(await addressesOf(database.drizzle, accountId!)).toHaveLength(50)
  })
})

describe('forgetting addresses', () => {
  test('the default ones stay, with the reason for each', async () => {
    const context = await person()
    const first = await createAddress(context, plain)
    const second = await createAddress(context, plain)
    const both = await refusalsOf(deleteAddress(context, { addressId: first.id }))
    expect(both).toMatchObject([
      { code: 'ADDRESS_IS_DEFAULT_INVOICE', message: 'cant remove default invoice address' },
      { code: 'ADDRESS_IS_DEFAULT_SHIPPING', message: 'cant remove default shipping address' },
    ])
    await setDefaultAddress(context, { addressId: second.id, defaultFor: ['invoice', 'shipping'] })
    await deleteAddress(context, { addressId: first.id })
    expect(await addressesOf(database.drizzle, context.viewer.accountId!)).toMatchObject([{ id: second.id }])
  })

  test('a default can become no default while it is being removed only in one order', async () => {
    const context = await person()
    await createAddress(context, plain)
    const second = await createAddress(context, plain)
    await Promise.allSettled([
      setDefaultAddress(context, { addressId: second.id, defaultFor: ['invoice'] }),
      deleteAddress(context, { addressId: second.id }),
    ])
    const { defaultInvoiceAddressId } = await defaultAddressesOf(database.drizzle, context.viewer.accountId!)
    const kept = (await addressesOf(database.drizzle, context.viewer.accountId!)).map(({ id }) => id)
    expect(kept).toContain(defaultInvoiceAddressId)
  })
})

test('other people’s addresses do not exist, and guests have none', async () => {
  const owner = await person()
  const { id } = await createAddress(owner, plain)
  const stranger = await person()
  const before = await countRows(database, 'addresses')
  for (const attempt of [
    () => updateAddress(stranger, { addressId: id, changes: { city: 'Wels' } }),
    () => deleteAddress(stranger, { addressId: id }),
    () => setDefaultAddress(stranger, { addressId: id, defaultFor: ['invoice'] }),
    () => deleteAddress(stranger, { addressId: 'nonsense' }),
  ]) {
    expect(await refusalsOf(attempt())).toMatchObject([{ code: 'NOT_FOUND', path: ['addressId'] }])
  }
  await expect(createAddress(contextFor(database), plain)).rejects.toMatchObject({ name: 'NotAllowed' })
  expect(await countRows(database, 'addresses')).toBe(before)
  const [kept] = await database.drizzle.select().from(addresses).where(eq(addresses.id, id))
  expect(kept).toMatchObject({ city: 'Linz' })
})

test('what staff change of a customer’s addresses is noted under the name of those staff', async () => {
  const customer = await insertViewer(database)
  const staff = await insertViewer(database, ['user', 'admin'])
  const own = contextFor(database, { viewer: customer })
  const actor = { accountId: staff.accountId!, name: 'Resi Amt' }
  const acting = contextFor(database, { viewer: { ...customer, actor } })
  const input = { address: TEST_ADDRESS, defaultFor: [] }
  await createAddress(own, input)
  const { id } = await createAddress(acting, input)
  await updateAddress(acting, { addressId: id, changes: { city: 'Wels' } })
  await setDefaultAddress(acting, { addressId: id, defaultFor: ['shipping'] })
  await setDefaultAddress(own, { addressId: (await createAddress(own, input)).id, defaultFor: ['shipping'] })
  await deleteAddress(acting, { addressId: id })
  await updateOwnAccount(acting, { changes: { company: 'SV Nordwald' } })
  await updateOwnAccount(own, { changes: { company: null } })
  const notes = await database.drizzle
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, customer.accountId!))
    .orderBy(asc(auditEntries.id))
  const [linz, wels] = ['Linz', 'Wels'].map(city => `Kim Muster, Hauptplatz 1, 4020 ${city}, AT`)
  const by = { action: 'account.updated', accountId: staff.accountId, onBehalfOf: customer.accountId }
  expect(notes).toMatchObject([
    { ...by, actorName: 'Resi Amt', changes: { address: { old: null, new: linz } } },
    { ...by, changes: { address: { old: linz, new: wels } } },
    { ...by, changes: { shipping: { new: wels } } },
    { ...by, changes: { address: { old: wels, new: null } } },
    { ...by, changes: { company: { old: null, new: 'SV Nordwald' } } },
  ])
  expect(notes).toHaveLength(5)
})
