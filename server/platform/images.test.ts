import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { QueueFull } from '../kit/fairQueue.ts'
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

const anybody = () => ({ client: 'a' })
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
    expect(await restarted.variant(sha256, '640', 'jpeg', anybody)).not.toBe(null)
    expect(reads).toBe(0)
  })
})

describe('pictures that have to be made', () => {
  /** A store whose originals are read when the test says so, and what was asked of it. */
  async function slowStore() {
    const folder = await mkdtemp(join(tmpdir(), 'shop-cold-'))
    const store = await openStorage(folder)
    const asked: string[] = []
    let open = () => {}
    const opened = new Promise<void>(resolve => {
      open = resolve
    })
    const slow = {
      ...store,
      async readFile(name: string) {
        asked.push(name)
        await opened
        return store.readFile(name)
      },
    }
    const cold = await openImages({ storage: slow, dataDir: folder, log: silentLog })
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    /** Files of different names with one picture. */
    const names: string[] = []
    for (let i = 0; i < 130 + availableParallelism(); i += 1) {
      names.push((await store.putFile(Buffer.concat([small, Buffer.from(String(i))]))).sha256)
    }
    return { cold, names, asked, open, end: () => rm(folder, { recursive: true }) }
  }
  const outcome = (attempt: Promise<unknown>) =>
    attempt.then(
      content => (content === null ? 'none' : 'made'),
      (error: unknown) => (error instanceof QueueFull ? `full, own: ${error.isOwn}` : 'left'),
    )

  it('wait in turns, their originals unread, and no client takes all the places', async () => {
    const { cold, names, asked, open, end } = await slowStore()
    const atOnce = availableParallelism()
    const outcomes: string[] = []
    const places = 120 + atOnce
    let allRefused = () => {}
    const refused = new Promise<void>(resolve => {
      allRefused = resolve
    })
    const mine = names.slice(1).map(async name => {
      outcomes.push(await outcome(cold.variant(name, '70x70', 'jpeg', () => ({ client: 'greedy' }))))
      if (outcomes.length === names.length - 1 - places) allRefused()
    })
    await refused
    expect(new Set(outcomes)).toEqual(new Set(['full, own: true']))
    expect(asked.length).toBeLessThanOrEqual(atOnce)
    let other: Promise<string> | null = null
    await new Promise<void>(resolve => {
      const asker = () => {
        resolve()
        return { client: 'modest' }
      }
      other = outcome(cold.variant(names[0]!, '70x70', 'jpeg', asker))
    })
    open()
    await Promise.all(mine)
    expect(outcomes.filter(each => each === 'made')).toHaveLength(places)
    expect([await other, asked.indexOf(names[0]!) <= 2 * atOnce]).toEqual(['made', true])
    await end()
  })

  it('are not made for clients that have gone', async () => {
    const { cold, names, asked, open, end } = await slowStore()
    const site = fastify()
    addImages(site, cold)
    const { port, hostname } = new URL(await site.listen({ port: 0, host: '127.0.0.1' }))
    const busy = names
      .slice(0, availableParallelism())
      .map(name => cold.variant(name, '70x70', 'jpeg', () => ({ client: 'b' })))
    const left = names.at(-1)!
    const gone = new Promise<void>(resolve => {
      site.server.once('request', (_request, response) => response.once('close', resolve))
    })
    const socket = connect(Number(port), hostname)
    socket.write(`GET /images/${left}/70x70 HTTP/1.1\r\nHost: a\r\n\r\n`)
    site.server.once('request', () => socket.destroy())
    await gone
    open()
    await Promise.all(busy)
    await site.close()
    expect(asked).not.toContain(left)
    await end()
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
