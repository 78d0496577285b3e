import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { insertProduct } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { productGroups } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin: Client
const groupId = newId()
beforeAll(async () => {
  admin = await site.clientAs(['admin'])
  await database.drizzle.insert(productGroups).values({ id: groupId, slug: 'rabatt', title: { de: 'Rabatt' } })
})

const change = async (body: object) => {
  const { status, body: answer } = await admin.request('POST', '/api/v0/shop_product/change', body)
  return { status, body: answer as { results: object[]; fields?: { path: string }[] } }
}
const stateOf = async (id: string) => {
  const { rows } = await database.pool.query(
    `select price_cents as price, is_offline as offline, back_on::text as back,
       array(select group_id from group_members where product_id = p.id) as groups from products p where id = $1`,
    [id],
  )
  return rows[0]
}

test('products are changed alike, named by id or number, with a result for each', async () => {
  const { id } = await insertProduct(database, { productNumber: 'C-1', priceCents: 3490 }, [])
  const { id: other } = await insertProduct(database, { priceCents: 100 }, [])
  const { status, body } = await change({
    ids: ['order_number:C-1', other, newId()],
    price: { amount: -1.5, rounding: '0.10' },
    add_groups: ['slug:rabatt'],
    ...{ offline: true, visible_again_from: '2026-12-24' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ written: 1, refused: 2 },
    results: [
      { index: 0, status: 200, _id: id },
      { index: 1, status: 400, fields: [{ path: 'price' }] },
      { index: 2, status: 404 },
    ],
  })
  expect(await stateOf(id)).toEqual({ price: 3340, offline: true, back: '2026-12-24', groups: [groupId] })
  expect(await stateOf(other)).toEqual({ price: 100, offline: false, back: null, groups: [] })
  await change({ ids: [id], remove_groups: [groupId], visible_again_from: '', price: { percent: 5, rounding: '.90' } })
  expect(await stateOf(id)).toEqual({ price: 3490, offline: true, back: null, groups: [] })
})

test.each<[string, object, string[]]>([
  ['nothing to change', {}, ['']],
  ['a share and an amount', { price: { percent: 5, amount: 1 } }, ['price']],
  ['three decimals', { price: { percent: 5.005 } }, ['price.percent']],
  ['a rounding that there is not', { price: { percent: 5, rounding: '.99' } }, ['price.rounding']],
  ['a group that there is not', { add_groups: ['slug:nirgends'] }, ['add_groups.0']],
  ['a field that there is not', { title: 'Neu' }, ['title']],
])('%s is refused at its place', async (_label, sent, paths) => {
  const { id } = await insertProduct(database)
  const before = await stateOf(id)
  const { status, body } = await change({ ids: [id], ...sent })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body.fields?.map(({ path }) => path)).toEqual(paths)
  expect(await stateOf(id)).toEqual(before)
})
