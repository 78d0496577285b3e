import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../../../kit/viewer.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import { dataOf } from '../../../testing/asking.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { insertPicture } from '../../../testing/pictures.ts'
import { refusedWithoutTrace } from '../../../testing/refusals.ts'
import { testSite } from '../../../testing/site.ts'
import { trashFiles } from '../../files/library/trash.ts'
import { createColor, updateColor } from '../operations/colors.ts'
import { mergeColors } from '../operations/mergeColors.ts'
import { updateProduct } from '../operations/updateProduct.ts'
import { cardsOfProducts } from '../queries/products.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})
const context = () => contextFor(database, { viewer: admin })
let count = 0
/** A colour with these pictures, and a product that comes in it. */
async function worn(imageIds: readonly string[]) {
  count += 1
  const changes = { title: { de: `Melange ${count}` }, code: `MEL${count}`, hex: '#1f2a44', imageIds }
  const { colorId } = await createColor(context(), { changes })
  const product = await insertProduct(database, { title: { de: `Hose ${count}` } }, [{ size: 'M' }])
  const variants = product.variantIds.map(variantId => ({ variantId, colorId }))
  await updateProduct(context(), { productId: product.id, revision: null, variants })
  return { colorId, productId: product.id }
}
const tileOf = async (productId: string) =>
  (await cardsOfProducts(database, [productId], TEST_NOW)).get(productId)?.colors.map(({ swatch }) => swatch?.sha256)
const pictures = async () => [
  await insertPicture(database, { sha256: 'one', isPublic: true }),
  await insertPicture(database, { sha256: 'two', isPublic: true }),
]

describe('a colour with pictures', () => {
  test('is shown by the first of them on tiles, in filters and on its product’s page', async () => {
    const [one, two] = await pictures()
    const { colorId, productId } = await worn([one!, two!])
    expect(await tileOf(productId)).toEqual(['one'])
    const version = await siteVersion(database)
    await updateColor(context(), { colorId, revision: null, changes: { imageIds: [two!, one!] } })
    expect(await tileOf(productId)).toEqual(['two'])
    expect(await siteVersion(database)).toBeGreaterThan(version)
    const { search } = await dataOf<{ search: { products: { facets: { values: object[] }[] } } }>(
      site.client(),
      `{ search(query: "hose") { products { facets { values { color { swatchUrl images { url(width: 320) } } } } } } }`,
    )
    expect(search.products.facets.flatMap(({ values }) => values)).toContainEqual({
      color: {
        swatchUrl: '/images/two/cover200x200',
        images: [{ url: '/images/two/320' }, { url: '/images/one/320' }],
      },
    })
    const { product } = await dataOf<{ product: object }>(
      site.client(),
      `{ product(slug: "${productId}") { colors { swatchUrl } variants { color { swatchUrl } } } }`,
    )
    const shown = { swatchUrl: '/images/two/cover200x200' }
    expect(product).toEqual({ colors: [shown], variants: [{ color: shown }] })
  })

  test('is shown by its value again once they are taken away', async () => {
    const [one] = await pictures()
    const { colorId, productId } = await worn([one!])
    await updateColor(context(), { colorId, revision: null, changes: { imageIds: null } })
    expect(await tileOf(productId)).toEqual([undefined])
  })

  test('takes none twice, none that is private and none that is no picture', async () => {
    const [one] = await pictures()
    const hidden = await insertPicture(database, { isPublic: false })
    const { colorId } = await worn([one!])
    const show = (imageIds: string[]) => updateColor(context(), { colorId, revision: null, changes: { imageIds } })
    expect(await refusedWithoutTrace(database, () => show([one!, one!]))).toEqual(['INVALID_INPUT imageIds'])
    expect(await refusedWithoutTrace(database, () => show([one!, hidden]))).toEqual(['NOT_FOUND imageIds.1'])
  })

  test('keeps its files out of the trash, or loses them with all that shows them', async () => {
    const [one, two] = await pictures()
    const { colorId, productId } = await worn([one!, two!])
    const trash = (inUse: 'refuse' | 'remove') => trashFiles(context(), { fileIds: [one!], inUse })
    expect(await refusedWithoutTrace(database, () => trash('refuse'))).toEqual(['FILE_IN_USE fileIds.0'])
    await trash('remove')
    expect(await tileOf(productId)).toEqual(['two'])
    const { rows } = await database.pool.query('select revision from colors where id = $1', [colorId])
    expect(rows).toEqual([{ revision: 2 }])
  })

  test('gives them to the one that it becomes, where that one has none', async () => {
    const [one] = await pictures()
    const [from, into] = [await worn([one!]), await worn([])]
    await mergeColors(context(), { colorId: from.colorId, intoColorId: into.colorId })
    expect([await tileOf(from.productId), await tileOf(into.productId)]).toEqual([['one'], ['one']])
  })
})

test('the documented paths read and write them as media', async () => {
  const client = await site.clientAs(['user', 'admin'])
  const [one, two] = await pictures()
  const created = await client.request('POST', '/api/v0/shop_color', {
    ...{ title: 'Karo', color_id: 'KARO', media: { images: [one, { _id: two }] } },
  })
  const color = created.body as { _id: string; media: { images: { _id: string }[] } }
  expect([created.status, color.media.images.map(({ _id }) => _id)]).toEqual([200, [one, two]])
  const sentBack = await client.request('PUT', '/api/v0/shop_color', { _id: color._id, media: color.media })
  expect(sentBack.body).toMatchObject({ media: { images: [{ _id: one }, { _id: two }] } })
  const emptied = await client.request('PUT', '/api/v0/shop_color', { _id: color._id, media: { images: [] } })
  expect(emptied.body).toMatchObject({ media: { images: [] } })
  const wrong = await client.request('PUT', '/api/v0/shop_color', { _id: color._id, media: { images: [color._id] } })
  expect(wrong).toMatchObject({ status: 404, body: { fields: [{ path: 'media.images.0' }] } })
})
