import { beforeAll, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { files } from '../../files/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { groupMembers, productGroups, productImages } from '../tables.ts'

/** Wherever a picture is shown, what stays in sight when it is cut is the same: on tiles, product pages and groups. */

const database = await testDatabase()
const site = await testSite(database)
const sha256 = 'ab'.repeat(32)
const fileId = newId()

beforeAll(async () => {
  const { id } = await insertProduct(database, { slug: 'trikot' })
  await database.drizzle.insert(files).values({
    ...{ id: fileId, sha256, size: 1, name: 'a.jpg', extension: 'jpg', mimeType: 'image/jpeg', isPublic: true },
    ...{ width: 3000, height: 2000, createdAt: TEST_NOW },
  })
  await database.drizzle
    .insert(productImages)
    .values({ id: newId(), productId: id, fileId, position: 0, view: 'front' })
  const groupId = newId()
  await database.drizzle
    .insert(productGroups)
    .values({ id: groupId, slug: 'trikots', title: { de: 'Trikots' }, imageId: fileId })
  await database.drizzle.insert(groupMembers).values({ groupId, productId: id, position: 0 })
  await inTransaction(database, async tx =>
    refreshListings(tx, 'all', { settings: await readSettings(tx), now: TEST_NOW }),
  )
})

const shown = async () => {
  const image = 'image { focalPoint { x y } previewUrl cutUrl(cut: SQUARE_400) }'
  const query = `{ product(slug: "trikot") { ${image} images { ${image} } }
    productGroup(slug: "trikots") { ${image} products(first: 1) { edges { node { ${image} } } } } }`
  const { body } = await site.client().request('POST', '/graphql', { query })
  const { data } = body as {
    data: {
      product: { image: unknown; images: { image: unknown }[] }
      productGroup: { image: unknown; products: { edges: { node: { image: unknown } }[] } }
    }
  }
  const { product, productGroup } = data
  return [product.image, product.images[0]!.image, productGroup.image, productGroup.products.edges[0]!.node.image]
}

test('a picture without a focal point is cut at its middle, and seen whole where a link to it is shared', async () => {
  const middle = { focalPoint: null, previewUrl: `/images/${sha256}/1280`, cutUrl: `/images/${sha256}/cover400x400` }
  expect(await shown()).toEqual([middle, middle, middle, middle])
})

test('with one it is cut around that, everywhere at once', async () => {
  const staff = await site.clientAs(['member'])
  const mutation = `mutation($input: UpdateFileInput!) { updateFile(input: $input) { errors { code } } }`
  const input = { fileId: globalId('File', fileId), revision: 1, changes: { focalPoint: { x: 0.3, y: 1 } } }
  expect((await staff.request('POST', '/graphql', { query: mutation, variables: { input } })).body).toEqual({
    data: { updateFile: { errors: [] } },
  })
  const around = {
    focalPoint: { x: 0.3, y: 1 },
    previewUrl: `/images/${sha256}/cover1200x630-2-8`,
    cutUrl: `/images/${sha256}/cover400x400-2-8`,
  }
  expect(await shown()).toEqual([around, around, around, around])
})
