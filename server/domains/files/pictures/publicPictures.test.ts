import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import type { PictureSizeName } from '../../../platform/imageSizes.ts'
import type { Images } from '../../../platform/images.ts'
import { TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { files } from '../tables.ts'
import { LOOK_MILLISECONDS, onlyPublic, publicPictures } from './publicPictures.ts'

const database = await testDatabase()
let clock = 0
const pointsOf = publicPictures(database, () => clock)
const isPublic = async (sha256: string) => (await pointsOf(sha256)) !== null
/** Until what was known is looked at again. */
const later = () => {
  clock += LOOK_MILLISECONDS
}

let count = 0
const newHash = () => {
  count += 1
  return String(count).padStart(64, '0')
}
const insert = async (sha256: string, changed: Partial<typeof files.$inferInsert> = {}) => {
  const id = newId()
  await database.drizzle.insert(files).values({
    ...{ id, sha256, name: 'a.png', extension: 'png', mimeType: 'image/png', size: 1, isPublic: true },
    ...{ createdAt: TEST_NOW, ...changed },
  })
  return id
}
const change = (id: string, changes: Partial<typeof files.$inferInsert>) =>
  database.drizzle.update(files).set(changes).where(eq(files.id, id))

/** How many statements `work` sends. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(database.pool, 'query')
  try {
    await work()
    return spy.mock.calls.length
  } finally {
    spy.mockRestore()
  }
}

describe('a picture is for everybody', () => {
  test.each([
    ['a public one', {}, true],
    ['one that belongs to something', { isPublic: false }, false],
    ['one in the trash', { deletedAt: TEST_NOW }, false],
  ])('%s', async (_label, changed, expected) => {
    const sha256 = newHash()
    await insert(sha256, changed)
    expect(await isPublic(sha256)).toBe(expected)
  })

  test('as long as one of the files with its bytes is public', async () => {
    const sha256 = newHash()
    await insert(sha256, { isPublic: false })
    expect(await isPublic(sha256)).toBe(false)
    const id = await insert(sha256)
    expect(await isPublic(sha256)).toBe(true)
    await change(id, { isPublic: false })
    later()
    expect(await isPublic(sha256)).toBe(false)
  })

  test('not once it was replaced: its bytes are those of an earlier version', async () => {
    const sha256 = newHash()
    const id = await insert(sha256)
    expect(await isPublic(sha256)).toBe(true)
    await change(id, { sha256: newHash() })
    later()
    expect(await isPublic(sha256)).toBe(false)
  })

  test('without a statement while it is known, and with one look for all after a while', async () => {
    const hashes = [newHash(), newHash(), newHash()]
    for (const sha256 of hashes) await insert(sha256)
    const all = () => Promise.all(hashes.map(isPublic))
    later()
    // A look, and each picture once.
    expect(await statementsOf(all)).toBe(4)
    expect(await statementsOf(all)).toBe(0)
    later()
    expect(await statementsOf(all)).toBe(1)
    // Something else of the shop changed.
    await insert(newHash())
    later()
    expect(await statementsOf(all)).toBe(4)
  })
})

test('only its pictures reach strangers', async () => {
  const sha256 = newHash()
  const made: string[] = []
  const images = {
    variant: async (hash: string) => {
      made.push(hash)
      return Buffer.from('picture')
    },
  } as unknown as Images
  const ofAll = onlyPublic(images, pointsOf)
  const asker = () => ({ client: 'a', gone: new AbortController().signal })
  expect(await ofAll.variant(sha256, '320', 'webp', asker)).toBeNull()
  await insert(sha256)
  expect(String(await ofAll.variant(sha256, '320', 'webp', asker))).toBe('picture')
  expect(made).toEqual([sha256])
})

describe('a cut picture', () => {
  const asked: string[] = []
  const images = {
    variant: async (_hash: string, size: string) => {
      asked.push(size)
      return Buffer.from('picture')
    },
  } as unknown as Images
  const asker = () => ({ client: 'a', gone: new AbortController().signal })
  const madeOf = async (sha256: string, ...sizes: PictureSizeName[]) => {
    asked.length = 0
    for (const size of sizes) await onlyPublic(images, pointsOf).variant(sha256, size, 'webp', asker)
    return [...asked]
  }

  test('is made at the points of its files and in the middle, whatever point is asked for', async () => {
    const sha256 = newHash()
    await insert(sha256, { focalX: 0.25, focalY: 0 })
    await insert(sha256, { focalX: 1, focalY: 1 })
    await insert(sha256, { focalX: 0, focalY: 0, isPublic: false })
    const wanted = ['cover400x400-2-0', 'cover400x400-8-8', 'cover400x400', 'cover400x400-0-0', '320'] as const
    expect(await madeOf(sha256, ...wanted)).toEqual([
      ...['cover400x400-2-0', 'cover400x400-8-8', 'cover400x400', 'cover400x400-2-0', '320'],
    ])
  })

  test('is made in the middle where nobody set a point', async () => {
    const sha256 = newHash()
    await insert(sha256)
    expect(await madeOf(sha256, 'cover1200x630-3-7', 'cover1200x630')).toEqual(['cover1200x630', 'cover1200x630'])
  })

  test('follows a point that is set anew', async () => {
    const sha256 = newHash()
    const id = await insert(sha256, { focalX: 0, focalY: 0 })
    expect(await madeOf(sha256, 'cover200x200-0-0')).toEqual(['cover200x200-0-0'])
    await change(id, { focalX: 1, focalY: 0 })
    later()
    expect(await madeOf(sha256, 'cover200x200-0-0')).toEqual(['cover200x200-8-0'])
  })

  test('of what is no hash asks nobody', async () => {
    expect(await statementsOf(() => madeOf('\u0000', '320'))).toBe(0)
    expect(asked).toEqual([])
  })
})
