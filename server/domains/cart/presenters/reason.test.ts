import { expect, test } from 'vitest'
import { add, insertRange } from '../../../testing/asking.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)

test('a cart tells programs why a line costs what it costs, by parts that add up', async () => {
  const client = site.client()
  await add(client, shirt, 2)
  const { status, body } = await client.request('GET', '/api/v0/shop/cart')
  expect(status).toBe(200)
  const { items } = body as { items: { total: number; price_reason: { kind: string; amount: number }[] }[] }
  expect(items).toHaveLength(1)
  const [{ total, price_reason: parts }] = items as [(typeof items)[number]]
  expect(parts[0]).toMatchObject({ kind: 'list' })
  expect(Math.round(parts.reduce((sum, { amount }) => sum + amount, 0) * 100)).toBe(Math.round(total * 100))
})
