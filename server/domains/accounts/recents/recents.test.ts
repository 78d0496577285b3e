import { expect, test } from 'vitest'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { noteOpened } from './operations.ts'
import { recentPathsOf } from './queries.ts'

const database = await testDatabase()
const pathsOf = (accountId: string | null) => recentPathsOf(database.drizzle, accountId!)

test('the last 20 are kept, each once, the latest first', async () => {
  const viewer = await insertViewer(database, ['user', 'member'])
  const other = await insertViewer(database, ['user', 'admin'])
  let seconds = 0
  const open = (path: string) => {
    seconds += 1
    const now = new Date(TEST_NOW.getTime() + seconds * 1000)
    return noteOpened({ ...contextFor(database, { viewer }), now: () => now }, { path })
  }
  for (let n = 1; n <= 21; n += 1) await open(`orders/${10_000 + n}`)
  await open('orders/10005')
  const paths = await pathsOf(viewer.accountId)
  expect(paths).toHaveLength(20)
  expect(paths.slice(0, 3)).toEqual(['orders/10005', 'orders/10021', 'orders/10020'])
  expect(paths).not.toContain('orders/10001')
  expect(await pathsOf(other.accountId)).toEqual([])
})

test.each([
  '',
  '/orders',
  'orders?search=Kim',
  '../etc',
  'https://example.com',
  `orders/${'1'.repeat(200)}`,
])('%j is no path of the admin centre', async path => {
  const viewer = await insertViewer(database, ['user', 'admin'])
  const refusals = await refusalsOf(noteOpened(contextFor(database, { viewer }), { path }))
  expect(refusals).toMatchObject([{ code: 'INVALID_INPUT', path: ['path'] }])
  expect(await pathsOf(viewer.accountId)).toEqual([])
})

test('of customers nothing is kept', async () => {
  const viewer = await insertViewer(database)
  await noteOpened(contextFor(database, { viewer }), { path: 'orders' })
  expect(await pathsOf(viewer.accountId)).toEqual([])
})
