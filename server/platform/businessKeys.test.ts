import { expect, test } from 'vitest'
import { userKeys } from '../domains/accounts/users/queries.ts'
import { colorKeys, groupKeys, productKeys, variantKeys } from '../domains/catalogue/queries/keys.ts'
import { colors, productGroups } from '../domains/catalogue/tables.ts'
import { newId } from '../kit/ids.ts'
import { insertProduct, insertViewer, TEST_NOW, visitor } from '../testing/builders.ts'
import { testDatabase } from '../testing/database.ts'
import { type BusinessKeys, idOfKey, idsOfKey } from './businessKeys.ts'

const database = await testDatabase()
const { drizzle } = database
const admin = { viewer: await insertViewer(database, ['user', 'admin']), now: TEST_NOW }
const guest = { viewer: visitor(), now: TEST_NOW }

const shirt = await insertProduct(database, { productNumber: 'T-100', slug: 'trikot-fichtenau', isOffline: true }, [
  { key: 's', sku: 'T-100-S', properties: { gtin: '4006381333931' } },
  { key: 'm', sku: 'T-100-M', properties: { gtin: '4006381333948' } },
])
const shorts = await insertProduct(
  database,
  {
    productNumber: 'H-7',
    properties: [{ key: 'gtin', label: { de: 'GTIN' }, value: { de: '4006381333948' } }],
  },
  [],
)
await insertProduct(database, { productNumber: 'ALT', deletedAt: TEST_NOW })

test.each([
  ['its number', productKeys, 'order_number', 'T-100', shirt.id],
  ['its slug', productKeys, 'slug', 'trikot-fichtenau', shirt.id],
  ['the GTIN of a size', productKeys, 'gtin', '4006381333931', shirt.id],
  ['the number of a size, which is not the product', productKeys, 'order_number', 'T-100-S', null],
  ['a number in other letters', productKeys, 'order_number', 't-100', null],
  ['the number of what is deleted', productKeys, 'order_number', 'ALT', null],
  ['a size by its number', variantKeys, 'sku', 'T-100-M', shirt.variantIds[1]],
  ['a size by its GTIN', variantKeys, 'gtin', '4006381333948', shirt.variantIds[1]],
  ['a character that no text holds', productKeys, 'slug', 'tri\0kot', null],
  ['nothing', productKeys, 'slug', '', null],
])('a record is found by %s', async (_label, definition: BusinessKeys, name, value, id) => {
  expect(await idOfKey(drizzle, definition, { name, value }, admin)).toBe(id)
})

test('a key that two have is refused with its name and their number', async () => {
  const asked = idOfKey(drizzle, productKeys, { name: 'gtin', value: '4006381333948', path: ['by'] }, admin)
  await expect(asked).rejects.toMatchObject({
    refusals: [
      {
        code: 'INVALID_INPUT',
        path: ['by', 'gtin'],
        message: 'gtin names 2 products, so it names none.',
        details: { key: 'gtin', matches: 2 },
      },
    ],
  })
})

test('visitors learn nothing of what they may not see, not even that several have a key', async () => {
  expect(await idOfKey(drizzle, productKeys, { name: 'order_number', value: 'T-100' }, guest)).toBeNull()
  expect(await idOfKey(drizzle, productKeys, { name: 'gtin', value: '4006381333948' }, guest)).toBeNull()
  expect(await idOfKey(drizzle, variantKeys, { name: 'sku', value: 'T-100-S' }, guest)).toBeNull()
  const { email } = admin.viewer
  expect(await idOfKey(drizzle, userKeys, { name: 'handle', value: email! }, guest)).toBeNull()
  expect(await idOfKey(drizzle, userKeys, { name: 'handle', value: ` ${email!.toUpperCase()}` }, admin)).toBe(
    admin.viewer.accountId,
  )
})

test('groups and colours have keys too', async () => {
  const [groupId, colorId] = [newId(), newId()]
  await drizzle.insert(productGroups).values({ id: groupId, slug: 'trikots', title: { de: 'Trikots' } })
  await drizzle.insert(colors).values({ id: colorId, code: 'rot', title: { de: 'Rot' }, hex: '#ff0000' })
  expect(await idOfKey(drizzle, groupKeys, { name: 'slug', value: 'trikots' }, guest)).toBe(groupId)
  expect(await idOfKey(drizzle, colorKeys, { name: 'color_id', value: 'rot' }, guest)).toBe(colorId)
})

test('several at once, those that name nothing left out', async () => {
  const values = ['T-100', 'H-7', 'H-7', 'none']
  expect(await idsOfKey(drizzle, productKeys, { name: 'order_number', values }, admin)).toEqual(
    new Map([
      ['T-100', [shirt.id]],
      ['H-7', [shorts.id]],
    ]),
  )
})
