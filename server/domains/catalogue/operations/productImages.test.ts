import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotAllowed, Refused } from '../../../kit/refusals.ts'
import { guestViewer, type Viewer } from '../../../kit/viewer.ts'
import { openStorage } from '../../../platform/storage.ts'
import { contextFor, countRows, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { temporaryFolder } from '../../../testing/folders.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { addProductImage, arrangeProductImages } from './productImages.ts'

const database = await testDatabase()
const storage = await openStorage(await temporaryFolder())
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})

const picture = (width = 400, height = 300, format: 'png' | 'webp' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#1f6f50' } })
    .toFormat(format)
    .toBuffer()

const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${inner}</svg>`

const arriving = (filename: string, content: Buffer | string) => ({
  filename,
  createReadStream: () => Readable.from([Buffer.from(content)]),
})

const add = (productId: string, filename: string, content: Buffer | string, viewer = admin) =>
  addProductImage(
    { ...contextFor(database, { viewer }), storage },
    { productId, file: arriving(filename, content), view: 'front', colorId: null, alt: null },
  )

const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.refusals[0]!.code : error),
  )

const imagesOf = async (productId: string) =>
  (
    await database.pool.query(
      `select i.id, f.extension, f.mime_type, f.width, f.height, f.name from product_images i join files f on f.id = i.file_id
       where i.product_id = $1 order by i.position`,
      [productId],
    )
  ).rows

describe('a picture for a product', () => {
  test('is kept with its sides, and the first one becomes the tile’s', async () => {
    const { id } = await insertProduct(database)
    await add(id, 'C:\\fotos\\vorne.PNG', await picture())
    await add(id, 'hinten.jpg', await picture(600, 800, 'webp'))
    expect(await imagesOf(id)).toMatchObject([
      { extension: 'png', mime_type: 'image/png', width: 400, height: 300, name: 'vorne.PNG' },
      { extension: 'webp', mime_type: 'image/webp', width: 600, height: 800, name: 'hinten.jpg' },
    ])
    const card = (await cardsOfProducts(database, [id], TEST_NOW)).get(id)
    expect(card?.image).toMatchObject({ width: 400, height: 300 })
    expect(await storage.readFile(card!.image!.sha256)).toEqual(await picture())
  })

  test('a drawing is kept as the picture that it shows, without its scripts', async () => {
    const { id } = await insertProduct(database)
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><script>alert(1)</script><rect width="100" height="50"/></svg>'
    await add(id, 'logo.svg', svg)
    expect(await imagesOf(id)).toMatchObject([{ extension: 'png', width: 2000, height: 1000 }])
  })

  test.each([
    ['a name that is no picture’s', 'FILE_TYPE_INVALID', 'preise.pdf', () => picture()],
    ['a text that calls itself a picture', 'FILE_TYPE_INVALID', 'a.png', async () => Buffer.from('<html>hallo</html>')],
    ['half a picture', 'FILE_TYPE_INVALID', 'a.png', async () => (await picture()).subarray(0, 500)],
    ['a drawing that calls itself a picture', 'FILE_TYPE_INVALID', 'a.png', async () => Buffer.from(drawing(''))],
    [
      'a drawing that unfolds',
      'FILE_TYPE_INVALID',
      'a.svg',
      async () =>
        Buffer.from(
          drawing(
            `<g id="l0"><path/></g>${[0, 1, 2, 3, 4, 5, 6, 7].map(id => `<g id="l${id + 1}">${`<use href="#l${id}"/>`.repeat(10)}</g>`).join('')}`,
          ),
        ),
    ],
    [
      'a drawing that defines entities',
      'FILE_TYPE_INVALID',
      'a.svg',
      async () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing('<text>&a;</text>')}`),
    ],
    [
      'a drawing that holds a file of the server',
      'FILE_TYPE_INVALID',
      'a.svg',
      async () => Buffer.from(drawing('<image href="file:///etc/passwd"/>')),
    ],
    [
      'a picture of more pixels than memory holds',
      'FILE_TYPE_INVALID',
      'a.png',
      async () => {
        const small = await picture(300, 300)
        // Its header says 65,535 by 65,535 pixels.
        small.writeUInt32BE(65_535, 16)
        small.writeUInt32BE(65_535, 20)
        small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
        return small
      },
    ],
    ['a broken drawing', 'FILE_TYPE_INVALID', 'a.svg', async () => Buffer.from('<svg><g></svg>')],
    ['an empty file', 'FILE_TYPE_INVALID', 'a.png', async () => Buffer.alloc(0)],
    ['a picture that is too small', 'IMAGE_TOO_SMALL', 'a.png', () => picture(400, 199)],
    ['more than 15 MB', 'FILE_TOO_LARGE', 'a.png', async () => Buffer.alloc(15_000_001)],
  ] as const)('%s is refused, and nothing is written', async (_label, code, name, content) => {
    const { id } = await insertProduct(database)
    const before = await countRows(database, 'files')
    expect(await codeOf(add(id, name, await content()))).toBe(code)
    expect(await countRows(database, 'files')).toBe(before)
  })

  test('a stranger is turned away before a byte is read', async () => {
    const { id } = await insertProduct(database)
    let isRead = false
    const file = {
      filename: 'a.png',
      createReadStream() {
        isRead = true
        return Readable.from([])
      },
    }
    const context = { ...contextFor(database, { viewer: guestViewer() }), storage }
    await expect(
      addProductImage(context, { productId: id, file, view: 'front', colorId: null, alt: null }),
    ).rejects.toThrow(NotAllowed)
    expect(isRead).toBe(false)
  })
})

describe('the order of pictures', () => {
  test('is the given one; what is not named goes', async () => {
    const { id } = await insertProduct(database)
    for (const name of ['a.png', 'b.png', 'c.png']) await add(id, name, await picture(300 + name.charCodeAt(0)))
    const [a, b, c] = await imagesOf(id)
    await arrangeProductImages(contextFor(database, { viewer: admin }), { productId: id, imageIds: [c.id, a.id, c.id] })
    expect((await imagesOf(id)).map(image => image.name)).toEqual(['c.png', 'a.png'])
    const again = arrangeProductImages(contextFor(database, { viewer: admin }), { productId: id, imageIds: [b.id] })
    expect(await codeOf(again)).toBe('NOT_FOUND')
    expect(await imagesOf(id)).toHaveLength(2)
    const foreign = arrangeProductImages(contextFor(database, { viewer: admin }), {
      productId: id,
      imageIds: [newId()],
    })
    expect(await codeOf(foreign)).toBe('NOT_FOUND')
  })
})
