import { describe, expect, test } from 'vitest'
import { insertRange, placedBy } from '../../testing/asking.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)
const admin = await site.clientAs(['admin'])

type Listed = {
  total: number
  items: { _id: string; sku: string; on_hand: number; bound: number; available: number }[]
}
const list = async (query = '') => {
  const { status, body } = await admin.request('GET', `/api/v0/shop_stock${query}`)
  expect(status).toBe(200)
  return body as Listed
}

describe('the stock by program', () => {
  test('tells what is on the shelf, bound by orders and available', async () => {
    await database.pool.query('update variants set available = 10, reorder_level = 20')
    await placedBy(await site.clientAs(['user']), shirt)
    const { items, total } = await list()
    expect(total).toBe(items.length)
    const bound = items.filter(each => each.bound > 0)
    expect(bound).toHaveLength(1)
    expect(bound[0]).toMatchObject({ on_hand: 10, available: 10 - bound[0]!.bound, low: true, reorder_level: 20 })
  })

  test('comes in pages, by words and by state', async () => {
    const { items, total } = await list()
    const [first, second] = [await list('?limit=1'), await list('?limit=1&skip=1')]
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(items.slice(0, 2).map(({ _id }) => _id))
    expect(first.total).toBe(total)
    expect((await list(`?search=${encodeURIComponent(items[0]!.sku)}`)).items.map(({ sku }) => sku)).toEqual([
      items[0]!.sku,
    ])
    expect((await list('?state=soldOut')).total).toBe(0)
    expect((await admin.request('GET', '/api/v0/shop_stock?limit=5000')).status).toBe(400)
    expect((await (await site.clientAs(['user'])).request('GET', '/api/v0/shop_stock')).status).toBe(403)
  })
})
