import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../../../kit/viewer.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { deleteProducts } from '../operations/deleteProducts.ts'
import { createProductGroup, deleteProductGroups, updateProductGroup } from '../operations/productGroups.ts'
import { restoreProducts } from '../operations/restoreProducts.ts'
import { updateProduct } from '../operations/updateProduct.ts'
import { groupBySlug } from '../queries/groups.ts'
import { productBySlug } from '../queries/products.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})
const context = () => contextFor(database, { viewer: admin })

/** Both have the same rules. */
const kinds = {
  group: {
    make: async (slug: string) =>
      (await createProductGroup(context(), { changes: { title: { de: slug }, slug } })).groupId,
    move: (groupId: string, slug: string) =>
      updateProductGroup(context(), { groupId, revision: null, changes: { slug } }),
    remove: (groupId: string) => deleteProductGroups(context(), { groupIds: [groupId] }),
    find: async (slug: string) => (await groupBySlug(database, slug))?.id ?? null,
    path: 'shop_productgroup',
  },
  product: {
    make: async (slug: string) => {
      const { id } = await insertProduct(database, { title: { de: slug }, slug }, [{ size: 'M' }])
      // Lists it.
      await updateProduct(context(), { productId: id, revision: null, changes: { sortOrder: 1 } })
      return id
    },
    move: (productId: string, slug: string) =>
      updateProduct(context(), { productId, revision: null, changes: { slug } }),
    remove: (productId: string) => deleteProducts(context(), { productIds: [productId] }),
    find: async (slug: string) => (await productBySlug(database, slug, TEST_NOW))?.card.id ?? null,
    path: 'shop_product',
  },
} as const

describe.each(['group', 'product'] as const)('the address of a %s', kind => {
  const { make, move, remove, find, path } = kinds[kind]
  const named = (name: string) => `${kind}-${name}`

  test('leads there after it was changed, however often', async () => {
    const id = await make(named('trikot'))
    await move(id, named('leiberl'))
    await move(id, named('jersey'))
    expect([await find(named('trikot')), await find(named('leiberl')), await find(named('jersey'))]).toEqual([
      id,
      id,
      id,
    ])
    const { rows } = await database.pool.query(`select slug from former_${kind}_slugs where owner_id = $1`, [id])
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual([named('leiberl'), named('trikot')])
  })

  test('is no former one once it is taken back', async () => {
    const id = await make(named('hose'))
    await move(id, named('hosen'))
    await move(id, named('hose'))
    expect([await find(named('hose')), await find(named('hosen'))]).toEqual([id, id])
    const { rows } = await database.pool.query(`select slug from former_${kind}_slugs where owner_id = $1`, [id])
    expect(rows).toEqual([{ slug: named('hosen') }])
  })

  test('belongs to who has it now, be it new or renamed', async () => {
    const first = await make(named('a'))
    await move(first, named('b'))
    const second = await make(named('a'))
    expect([await find(named('a')), await find(named('b'))]).toEqual([second, first])
    // Two that change places lead nowhere but to themselves.
    await move(first, named('c'))
    await move(second, named('b'))
    await move(first, named('a'))
    expect([await find(named('a')), await find(named('b')), await find(named('c'))]).toEqual([first, second, first])
    await remove(first)
    expect([await find(named('a')), await find(named('c'))]).toEqual([null, null])
  })

  test('is read by documented paths under the old name, too', async () => {
    const id = await make(named('alt'))
    await move(id, named('neu'))
    const { status, body } = await site.client().request('GET', `/api/v0/${path}/slug:${named('alt')}`)
    expect([status, body]).toMatchObject([200, { _id: id, slug: named('neu') }])
  })

  test('is found by nobody where nothing had it', async () => {
    expect(await find(named('nie'))).toBeNull()
  })
})

test('a product that comes back does not take an address away that another has by now', async () => {
  const first = await kinds.product.make('comes-back')
  await deleteProducts(context(), { productIds: [first] })
  const second = await kinds.product.make('comes-back')
  await restoreProducts(context(), { productIds: [first] })
  expect(await kinds.product.find('comes-back')).toBe(second)
  const { rows } = await database.pool.query(`select from former_product_slugs where slug = 'comes-back'`)
  expect(rows).toEqual([])
})
