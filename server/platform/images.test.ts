import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { fittedSize, imagePath } from './imageSizes.ts'
import { addImages, openImages, pictureSize } from './images.ts'
import { silentLog } from './log.ts'
import { openStorage } from './storage.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'shop-images-'))
afterAll(() => rm(dataDir, { recursive: true }))
const storage = await openStorage(dataDir)
let reads = 0
const countedStorage = {
  ...storage,
  readFile: (sha256: string) => {
    reads += 1
    return storage.readFile(sha256)
  },
}
const images = await openImages({ storage: countedStorage, dataDir, log: silentLog })
const app = fastify()
addImages(app, images)

/** A transparent picture of 1000 by 1250 pixels with a red left half. */
const picture = await sharp({ create: { width: 500, height: 1250, channels: 4, background: '#ff0000ff' } })
  .extend({ right: 500, background: '#00000000' })
  .webp({ lossless: true })
  .toBuffer()
const { sha256 } = await storage.putFile(picture)
const text = await storage.putFile(Buffer.from('no picture'))
const drawing = await storage.putFile(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('pictures', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
    ['image/avif;q=0, image/webp;q=0.8', 'image/webp', 'webp'],
  ])('come in the best format of %s', async (accept, type, format) => {
    const answer = await get(`/images/${sha256}/320`, { accept })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers.vary]).toEqual([200, type, 'Accept'])
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 400 })
  })

  it('fit into their box and are never enlarged', async () => {
    const sizeOf = async (size: string) => pictureSize((await get(`/images/${sha256}/${size}`)).rawPayload)
    expect(await sizeOf('200x200')).toEqual({ width: 160, height: 200 })
    expect(await sizeOf('1024x800')).toEqual({ width: 640, height: 800 })
    expect(await sizeOf('2000')).toEqual({ width: 1000, height: 1250 })
  })

  it('lie on the picture ground where the format knows no transparency', async () => {
    const answer = await get(`/images/${sha256}/320`)
    const { data } = await sharp(answer.rawPayload)
      .extract({ left: 300, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    // #ebeeec, give or take what JPEG rounds.
    for (const [i, part] of [235, 238, 236].entries()) expect(Math.abs(data[i]! - part)).toBeLessThanOrEqual(1)
  })

  it('may be kept for good, and are not sent again to who has them', async () => {
    const first = await get(`/images/${sha256}/480`)
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await get(`/images/${sha256}/480`, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag])
    const weakened = await get(`/images/${sha256}/480`, { 'if-none-match': `"other", W/${first.headers.etag}` })
    expect(weakened.statusCode).toBe(304)
  })

  it.each(['321', '70', '70x71', '1e3', '0', '200x', '__proto__'])('are not made in the size %s', async size => {
    const answer = await get(`/images/${sha256}/${size}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'C400'])
  })

  it('that do not exist, or are none, are not found', async () => {
    for (const name of ['0'.repeat(64), 'short', text.sha256, drawing.sha256]) {
      const answer = await get(`/images/${name}/320`)
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found.', code: 'C404' }])
    }
  })

  it('are looked for in their own folder alone', async () => {
    await writeFile(join(dataDir, 'secret-320.jpeg'), 'not yours')
    for (const name of ['a%2F..%2F..%2F..%2Fsecret', '..%2Fsecret', '%00', `${sha256}%00`, sha256.toUpperCase()]) {
      const answer = await get(`/images/${name}/320`)
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found.', code: 'C404' }])
    }
  })

  it('are made once, however many ask at the same time, and kept', async () => {
    reads = 0
    await Promise.all(Array.from({ length: 20 }, () => get(`/images/${sha256}/640`)))
    expect(reads).toBe(1)
    const kept = await readdir(join(dataDir, 'images', sha256.slice(0, 2)))
    expect(kept).toContain(`${sha256}-640.jpeg`)
    expect(kept.filter(name => !/\.(avif|webp|jpeg)$/.test(name))).toEqual([])
    const restarted = await openImages({ storage: countedStorage, dataDir, log: silentLog })
    reads = 0
    expect(await restarted.variant(sha256, '640', 'jpeg')).not.toBe(null)
    expect(reads).toBe(0)
  })
})

describe('sizes', () => {
  it.each([
    [320, undefined, '320'],
    [321, undefined, '480'],
    [70, 70, '70x70'],
    [300, 300, '320'],
    [5000, undefined, '2000'],
  ])('a width of %s and height of %s is served by %s', (width, height, name) => {
    expect(imagePath('abc', width, height)).toBe(`/images/abc/${name}`)
  })

  it('are told as the picture will have them', () => {
    expect(fittedSize({ width: 1000, height: 1250 }, { width: 200, height: 200 })).toEqual({ width: 160, height: 200 })
    expect(fittedSize({ width: 100, height: 50 }, { width: 200 })).toEqual({ width: 100, height: 50 })
    expect(fittedSize({ width: 3000, height: 1 }, { width: 70, height: 70 })).toEqual({ width: 70, height: 1 })
  })
})
