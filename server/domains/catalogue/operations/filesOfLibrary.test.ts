import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { ask, dataOf, productId } from '../../../testing/asking.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { files } from '../../files/tables.ts'
import { productGroups } from '../tables.ts'

/** What products and groups show of the library: the same file at many places, and no second row of it. */

const database = await testDatabase()
const site = await testSite(database)
let admin: Client
beforeAll(async () => {
  admin = await site.clientAs(['admin'])
})

async function insertFile(values: Partial<typeof files.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await database.drizzle.insert(files).values({
    ...{ id, sha256: 'b'.repeat(64), name: 'trikot.jpg', extension: 'jpg', mimeType: 'image/jpeg', size: 10 },
    ...{ width: 800, height: 600, isPublic: true, createdAt: TEST_NOW, ...values },
  })
  return id
}
const pdf = { name: 'plan.pdf', extension: 'pdf', mimeType: 'application/pdf', width: null, height: null }

const rowsOf = async (table: string, column: string, id: string): Promise<string[]> =>
  (await database.pool.query(`select file_id from ${table} where ${column} = $1 order by position`, [id])).rows.map(
    row => row.file_id,
  )
const countFiles = async () => (await database.pool.query('select count(*)::int as n from files')).rows[0].n

const addImage = `mutation ($input: AddProductImageInput!) { addProductImage(input: $input) {
  product { images { image { alt } } } errors { code path } } }`
const addDownload = `mutation ($input: AddProductDownloadInput!) { addProductDownload(input: $input) { errors { code path } } }`
const setPicture = `mutation ($input: SetProductGroupPictureInput!) { setProductGroupPicture(input: $input) { errors { code path } } }`

type Refused = { errors: { code: string; path: string[] }[] }
const sent = async (mutation: string, input: object): Promise<Refused> =>
  Object.values(await dataOf<Record<string, Refused>>(admin, mutation, { input }))[0]!

describe('a picture of the library', () => {
  test('is shown by many products, with its own words, and stays one file', async () => {
    const [one, other] = [await insertProduct(database), await insertProduct(database)]
    const fileId = await insertFile({ alt: { de: 'Trikot in Rot' } })
    const before = await countFiles()
    for (const product of [one, other]) {
      expect(await sent(addImage, { productId: productId(product), fileId: globalId('File', fileId) })).toEqual({
        product: { images: [{ image: { alt: 'Trikot in Rot' } }] },
        errors: [],
      })
      expect(await rowsOf('product_images', 'product_id', product.id)).toEqual([fileId])
    }
    expect(await countFiles()).toBe(before)
  })

  test('is shown by a group', async () => {
    const groupId = newId()
    await database.drizzle
      .insert(productGroups)
      .values({ id: groupId, slug: `g-${groupId}`, title: { de: 'Trikots' }, sortOrder: 1 })
    const fileId = await insertFile({ alt: { de: 'Trikot in Rot' } })
    const input = { groupId: globalId('ProductGroup', groupId), fileId: globalId('File', fileId) }
    expect(await sent(setPicture, input)).toEqual({ errors: [] })
    const { rows } = await database.pool.query('select image_id from product_groups where id = $1', [groupId])
    expect(rows).toEqual([{ image_id: fileId }])
    const internal = await insertFile({ isPublic: false })
    expect(await sent(setPicture, { ...input, fileId: globalId('File', internal) })).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    })
    const after = await database.pool.query('select image_id from product_groups where id = $1', [groupId])
    expect(after.rows).toEqual([{ image_id: fileId }])
  })

  test.each<[string, Partial<typeof files.$inferInsert>, string]>([
    ['that is not for everybody', { isPublic: false }, 'NOT_FOUND'],
    ['that lies in the trash', { deletedAt: TEST_NOW }, 'NOT_FOUND'],
    ['that belongs to one thing alone', { isInLibrary: false }, 'NOT_FOUND'],
    ['that is a document', pdf, 'FILE_TYPE_INVALID'],
  ])('%s is no picture of a product', async (_label, values, code) => {
    const product = await insertProduct(database)
    const fileId = globalId('File', await insertFile(values))
    expect(await sent(addImage, { productId: productId(product), fileId })).toMatchObject({
      errors: [{ code, path: ['fileId'] }],
    })
    expect(await rowsOf('product_images', 'product_id', product.id)).toEqual([])
  })

  test('is shown once by a product', async () => {
    const product = await insertProduct(database)
    const fileId = await insertFile()
    const input = { productId: productId(product), fileId: globalId('File', fileId) }
    expect(await sent(addImage, input)).toMatchObject({ errors: [] })
    expect(await sent(addImage, input)).toMatchObject({ errors: [{ code: 'INVALID_INPUT', path: ['fileId'] }] })
    expect(await rowsOf('product_images', 'product_id', product.id)).toEqual([fileId])
  })

  test('or a file has to be there', async () => {
    const product = await insertProduct(database)
    expect(await sent(addImage, { productId: productId(product) })).toMatchObject({
      errors: [{ code: 'INVALID_INPUT', path: ['file'] }],
    })
    expect(await rowsOf('product_images', 'product_id', product.id)).toEqual([])
  })
})

describe('a document of the library', () => {
  test('is offered by many products, and by each once', async () => {
    const [one, other] = [await insertProduct(database), await insertProduct(database)]
    const fileId = await insertFile(pdf)
    const before = await countFiles()
    const inputFor = (product: typeof one) => ({
      ...{ productId: productId(product), fileId: globalId('File', fileId) },
      title: { de: 'Größentabelle' },
    })
    for (const product of [one, other]) expect(await sent(addDownload, inputFor(product))).toEqual({ errors: [] })
    expect(await sent(addDownload, inputFor(one))).toEqual({ errors: [{ code: 'INVALID_INPUT', path: ['fileId'] }] })
    expect(await rowsOf('product_downloads', 'product_id', one.id)).toEqual([fileId])
    expect(await rowsOf('product_downloads', 'product_id', other.id)).toEqual([fileId])
    expect(await countFiles()).toBe(before)
  })

  test('is refused while it is not for everybody', async () => {
    const product = await insertProduct(database)
    const fileId = globalId('File', await insertFile({ ...pdf, isPublic: false }))
    expect(await sent(addDownload, { productId: productId(product), fileId, title: { de: 'Plan' } })).toEqual({
      errors: [{ code: 'NOT_FOUND', path: ['fileId'] }],
    })
    expect(await rowsOf('product_downloads', 'product_id', product.id)).toEqual([])
  })
})

test('members choose nothing for products', async () => {
  const product = await insertProduct(database)
  const fileId = globalId('File', await insertFile())
  const member = await site.clientAs(['member'])
  const { errors } = await ask(member, addImage, { input: { productId: productId(product), fileId } })
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['C100'])
  expect(await rowsOf('product_images', 'product_id', product.id)).toEqual([])
})
