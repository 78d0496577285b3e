import { expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { contextFor, insertProduct, insertViewer, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { changeStock } from './changeStock.ts'
import { setReorderLevel } from './reorderLevels.ts'
import { tellLowStock } from './tellLowStock.ts'

const database = await testDatabase()
const admin = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
const tell = () => tellLowStock({ database, now: () => TEST_NOW, newId, publicUrl: 'https://shop.example' })
const mails = async () =>
  (
    await database.pool.query<{ subject: string; recipient: string }>(
      `select subject, recipient from mails where kind = 'lowStock' order by created_at, id`,
    )
  ).rows

test('staff are told once of what came to its reorder level, until it was above again', async () => {
  await setSettings(database, 'shop', { email: 'lager@example.com' })
  const { variantIds } = await insertProduct(database, {}, [{ available: 6 }, { available: 3 }, { available: null }])
  const [first, second] = variantIds as [string, string]
  const change = (itemId: string, setTo: number) =>
    changeStock(admin, { items: [{ itemId, setTo }], reason: 'correction' })
  await setReorderLevel(admin, { itemIds: variantIds, level: 5 })
  expect(await Promise.all([tell(), tell()])).toEqual(expect.arrayContaining([0, 1]))
  expect(await tell()).toBe(0)
  await change(first, 5)
  expect(await tell()).toBe(1)
  await change(second, 9)
  expect(await tell()).toBe(0)
  await change(second, 0)
  expect(await tell()).toBe(1)
  expect(await mails()).toEqual(
    Array.from({ length: 3 }, () => ({ subject: 'Ein Artikel geht zur Neige', recipient: 'lager@example.com' })),
  )
})

test('nobody is told where the settings do not want it', async () => {
  await setSettings(database, 'stock', { tellsLowStock: false })
  const { variantIds } = await insertProduct(database, {}, [{ available: 1 }])
  await setReorderLevel(admin, { itemIds: variantIds, level: 5 })
  const before = await mails()
  expect(await tell()).toBe(0)
  expect(await mails()).toEqual(before)
})
