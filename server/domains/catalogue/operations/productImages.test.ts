import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotAllowed, NotFound, Refused } from '../../../kit/refusals.ts'
import { guestViewer, type Viewer } from '../../../kit/viewer.ts'
import { openStorage } from '../../../platform/storage.ts'
import { contextFor, countRows, insertProduct, insertViewer, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { temporaryFolder } from '../../../testing/folders.ts'
import { files } from '../../files/tables.ts'
import { readQuota } from '../../files/uploads/quota.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { addProductImage, arrangeProductImages } from './productImages.ts'

const database = await testDatabase()
const dataDir = await temporaryFolder()
const storage = await openStorage(dataDir)
const contextOf = (viewer: Viewer) => ({ ...contextFor(database, { viewer }), storage, config: { dataDir } })
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})

beforeEach(() => database.pool.query('truncate uploads, settings'))

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
  addProductImage(contextOf(viewer), {
    productId,
    file: arriving(filename, content),
    view: 'front',
    colorId: null,
    alt: null,
  })

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

/** What a refused picture could leave behind: rows, and files on the disk. */
const everything = async () => [
  await countRows(database, 'files'),
  await countRows(database, 'uploads'),
  await countRows(database, 'product_images'),
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(each => each.isFile()).length,
]

let pictures = 0
/** A picture that no other test sends. */
async function ownPicture(): Promise<Buffer> {
  pictures += 1
  return picture(300 + pictures, 300)
}

describe('a picture for a product', () => {
  test('is kept with its sides, and the first one becomes the tile’s', async () => {
    const { id } = await insertProduct(database)
    await add(id, 'C:\\fotos\\vorne.PNG', await picture())
    await add(id, 'hinten.jpg', await picture(600, 800, 'webp'))
    expect(await imagesOf(id)).toMatchObject([
      { extension: 'png', mime_type: 'image/png', width: 400, height: 300, name: 'vorne.PNG' },
      { extension: 'webp', mime_type: 'image/webp', width: 600, height: 800, name: 'hinten.jpg.webp' },
    ])
    const card = (await cardsOfProducts(database, [id], TEST_NOW)).get(id)
    expect(card?.image).toMatchObject({ width: 400, height: 300 })
    expect(await storage.readFile(card!.image!.sha256)).toEqual(await picture())
  })

  test('a drawing is kept as a drawing, without scripts and files of the server', async () => {
    const { id } = await insertProduct(database)
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><script>alert(1)</script><image href="file:///etc/passwd"/><rect width="100" height="50"/></svg>'
    await add(id, 'logo.svg', svg)
    expect(await imagesOf(id)).toMatchObject([
      { extension: 'svg', mime_type: 'image/svg+xml', width: 2000, height: 1000, name: 'logo.svg' },
    ])
    const { sha256 } = (await cardsOfProducts(database, [id], TEST_NOW)).get(id)!.image!
    expect((await storage.readFile(sha256))!.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50"/></svg>',
    )
  })

  test.each([
    ['a document', 'FILE_TYPE_INVALID', 'a.png', async () => Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['a text that calls itself a picture', 'FILE_TYPE_INVALID', 'a.png', async () => Buffer.from('<html>hallo</html>')],
    ['a picture of phones', 'HEIC_NOT_TAKEN', 'a.jpg', async () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0')],
    ['half a picture', 'FILE_BROKEN', 'a.png', async () => (await picture()).subarray(0, 500)],
    ['a drawing that calls itself a picture', 'FILE_TYPE_INVALID', 'a.png', async () => Buffer.from(drawing(''))],
    [
      'a drawing that unfolds',
      'FILE_BROKEN',
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
      'FILE_BROKEN',
      'a.svg',
      async () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing('<text>&a;</text>')}`),
    ],
    [
      'a picture of more pixels than memory holds',
      'TOO_MANY_PIXELS',
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
    ['a broken drawing', 'FILE_BROKEN', 'a.svg', async () => Buffer.from('<svg><g></svg>')],
    ['an empty file', 'FILE_BROKEN', 'a.png', async () => Buffer.alloc(0)],
    ['a picture that is too small', 'IMAGE_TOO_SMALL', 'a.png', () => picture(400, 199)],
    [
      'more than the shop allows',
      'FILE_TOO_LARGE',
      'a.png',
      async () => Buffer.concat([await picture(), Buffer.alloc(2_000_000)]),
    ],
  ] as const)('%s is refused, and nothing is written', async (_label, code, name, content) => {
    await setSettings(database, 'files', { pictureMegabytes: 2 })
    const { id } = await insertProduct(database)
    const before = await everything()
    expect(await codeOf(add(id, name, await content()))).toBe(code)
    expect(await everything()).toEqual(before)
  })

  test('that finds no room is refused, and counts once it is there', async () => {
    const { id } = await insertProduct(database)
    const { used } = await readQuota(database.drizzle)
    const content = await ownPicture()
    await add(id, 'a.png', content)
    expect((await readQuota(database.drizzle)).used).toBe(used + content.byteLength)
    await setSettings(database, 'files', { quotaMegabytes: 1 })
    await database.pool.query(`insert into uploads (id, uploaded_by, name, size, created_at, changed_at)
      values (gen_random_uuid(), '${admin.accountId}', 'x', 1000000, now(), now())`)
    const before = await everything()
    expect(await codeOf(add(id, 'b.png', await ownPicture()))).toBe('QUOTA_REACHED')
    expect(await everything()).toEqual(before)
  })

  test('of a product that there is not is refused before a byte is read', async () => {
    let isRead = false
    async function* content() {
      isRead = true
      yield Buffer.alloc(1)
    }
    const stream = Readable.from(content())
    const resume = vi.spyOn(stream, 'resume').mockReturnValue(stream)
    const file = { filename: 'a.png', createReadStream: () => stream }
    const input = { productId: newId(), file, view: 'front', colorId: null, alt: null } as const
    const before = await everything()
    await expect(addProductImage(contextOf(admin), input)).rejects.toThrow(NotFound)
    expect([isRead, resume.mock.calls.length]).toEqual([false, 1])
    expect(await everything()).toEqual(before)
  })

  test('comes in for whoever keeps the catalogue, be the library closed to them', async () => {
    const { id } = await insertProduct(database)
    const viewer = { ...admin, roles: ['member'], grants: ['catalogue.write', 'files.none'] } as const
    await add(id, 'a.png', await ownPicture(), viewer)
    expect(await imagesOf(id)).toHaveLength(1)
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
    const context = contextOf(guestViewer())
    await expect(
      addProductImage(context, { productId: id, file, view: 'front', colorId: null, alt: null }),
    ).rejects.toThrow(NotAllowed)
    expect(isRead).toBe(false)
  })
})

describe('a picture that the library has already', () => {
  const filesOf = async (id: string): Promise<{ file_id: string; alt: object | null; is_public: boolean }[]> =>
    (
      await database.pool.query(
        `select i.file_id, f.alt, f.is_public from product_images i join files f on f.id = i.file_id
         where i.product_id = $1 order by i.position`,
        [id],
      )
    ).rows

  /** A file of the library with this content. */
  async function insertFile(content: Buffer, values: Partial<typeof files.$inferInsert> = {}): Promise<string> {
    const { sha256, size } = await storage.putFile(content)
    const id = newId()
    await database.drizzle.insert(files).values({
      ...{ id, sha256, size, name: 'da.png', extension: 'png', mimeType: 'image/png', width: 400, height: 300 },
      ...{ isPublic: true, createdAt: TEST_NOW, ...values },
    })
    return id
  }

  test('is shown by all who bring it, and is one file with its own words', async () => {
    const content = await ownPicture()
    const there = await insertFile(content, { alt: { de: 'Trikot' } })
    const before = await everything()
    const products = [await insertProduct(database), await insertProduct(database)]
    for (const { id } of products) {
      const input = { productId: id, file: arriving('neu.png', content), view: 'front', colorId: null } as const
      await addProductImage(contextOf(admin), { ...input, alt: { de: 'Anderes' }, caption: { de: 'Von vorne' } })
      expect(await filesOf(id)).toEqual([{ file_id: there, alt: { de: 'Trikot' }, is_public: true }])
    }
    const [count, uploads, shown, onDisk] = before
    expect(await everything()).toEqual([count, uploads, shown! + 2, onDisk])
    // Words that it lacked are its own from now on: one change, however often they come.
    const { rows } = await database.pool.query('select caption, revision from files where id = $1', [there])
    expect(rows).toEqual([{ caption: { de: 'Von vorne' }, revision: 2 }])
  })

  test.each([
    ['which is not for everybody', { isPublic: false }],
    ['which lies in the trash', { deletedAt: TEST_NOW }],
    ['which belongs to something else alone', { isInLibrary: false }],
  ])('%s stays as it is: the product has a file of its own', async (_label, values) => {
    const content = await ownPicture()
    const there = await insertFile(content, values)
    const { id } = await insertProduct(database)
    await add(id, 'neu.png', content)
    const [shown] = await filesOf(id)
    expect(shown).toEqual({ file_id: expect.any(String), alt: null, is_public: true })
    expect(shown!.file_id).not.toBe(there)
    const { rows } = await database.pool.query(
      'select is_public as "isPublic", deleted_at as "deletedAt", is_in_library as "isInLibrary", revision from files where id = $1',
      [there],
    )
    expect(rows).toEqual([{ isPublic: true, deletedAt: null, isInLibrary: true, ...values, revision: 1 }])
  })

  test('and the product shows: brought once more it is refused, and nothing is written', async () => {
    const { id } = await insertProduct(database)
    const content = await ownPicture()
    await add(id, 'a.png', content)
    const before = await everything()
    await expect(add(id, 'b.png', content)).rejects.toMatchObject({
      refusals: [{ code: 'INVALID_INPUT', path: ['file'], message: 'the product shows this picture already' }],
    })
    expect(await everything()).toEqual(before)
  })

  test('ten who bring the same at once share one file', async () => {
    const content = await ownPicture()
    const before = await countRows(database, 'files')
    const products = await Promise.all(Array.from({ length: 10 }, () => insertProduct(database)))
    await Promise.all(products.map(({ id }) => add(id, 'a.png', content)))
    expect(await countRows(database, 'files')).toBe(before + 1)
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
