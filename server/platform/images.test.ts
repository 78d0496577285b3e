import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { QueueFull } from '../kit/fairQueue.ts'
import { fittedSize, imagePath, imageSourceSet } from './imageSizes.ts'
import { addImages, openImages } from './images.ts'
import { silentLog } from './log.ts'
import { pictureSize } from './pictures/facts.ts'
import { firstPage } from './pictures/pdf.ts'
import { openStorage } from './storage.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'shop-images-'))
afterAll(() => rm(dataDir, { recursive: true }))
const storage = await openStorage(dataDir)
let reads = 0
const countedStorage = {
  ...storage,
  async openFile(sha256: string) {
    const file = await storage.openFile(sha256)
    return (
      file && {
        ...file,
        get path() {
          reads += 1
          return file.path
        },
      }
    )
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
const drawing = await storage.putFile(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="20" height="20" fill="#f00"/></svg>',
  ),
)

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

  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpeg', 'image/jpeg'],
  ])('come as %s where their path says so, whatever is asked for', async (format, type) => {
    const answer = await get(`/images/${sha256}/200x200.${format}`, { accept: 'image/avif,image/webp,*/*' })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers.vary]).toEqual([200, type, undefined])
    expect(await pictureSize(answer.rawPayload)).toEqual({ width: 160, height: 200 })
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

  it.each([
    '321',
    '70',
    '70x71',
    '1e3',
    '0',
    '200x',
    '__proto__',
    '320.png',
    '320.',
    '320.webp.webp',
    '.webp',
  ])('are not made in the size %s', async size => {
    const answer = await get(`/images/${sha256}/${size}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'C400'])
  })

  it('that do not exist, or are none, are not found', async () => {
    for (const name of ['0'.repeat(64), 'short', text.sha256]) {
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
    expect((await readdir(join(dataDir, 'images'))).includes('working')).toBe(false)
    const restarted = await openImages({ storage: countedStorage, dataDir, log: silentLog })
    reads = 0
    expect(await restarted.variant(sha256, '640', 'jpeg', anybody)).not.toBe(null)
    expect(reads).toBe(0)
  })
})

describe('several processes on one disk', () => {
  const open = () => openImages({ storage: countedStorage, dataDir, log: silentLog })

  it('make a picture once, even if fifty ask them at the same time', async () => {
    const processes = await Promise.all([open(), open(), open()])
    reads = 0
    const asked = Array.from({ length: 50 }, (_, i) => processes[i % 3]!.variant(sha256, '1280', 'webp', anybody))
    const made = await Promise.all(asked)
    expect([reads, new Set(made.map(each => each?.toString('base64'))).size]).toEqual([1, 1])
  })

  it('make it anew when the one that was at it has ended', async () => {
    const mark = join(dataDir, 'images', sha256.slice(0, 2), `${sha256}-960.webp.making`)
    await writeFile(mark, '')
    const long = new Date(Date.now() - 3_600_000)
    await utimes(mark, long, long)
    expect(await pictureSize((await (await open()).variant(sha256, '960', 'webp', anybody))!)).toEqual({
      ...{ width: 960, height: 1200 },
    })
    expect(await readdir(dirname(mark))).not.toContain(basename(mark))
  })
})

describe('drawings and documents', () => {
  const pdf = (inner: string) =>
    Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R${inner}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>endobj
4 0 obj<</Length 25>>stream
1 0 0 rg 0 0 100 100 re f
endstream endobj
trailer<</Root 1 0 R/Size 5>>
%%EOF`)

  /** The colours in the middle of the left and the right half. */
  async function halves(content: Buffer) {
    const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number) => {
      const place = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * x)) * 3
      return [...data.subarray(place, place + 3)].map(part => Math.round(part / 16) * 16)
    }
    return { size: [info.width, info.height], left: at(0.25), right: at(0.75) }
  }

  it('are seen as the picture that they show, in every size', async () => {
    const plain = await storage.putFile(pdf(''))
    const acting = await storage.putFile(pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'))
    for (const { sha256: name } of [plain, acting]) {
      expect(await halves((await get(`/images/${name}/800x800`)).rawPayload)).toEqual({
        ...{ size: [800, 400], left: [256, 0, 0], right: [256, 256, 256] },
      })
    }
    expect(await halves((await get(`/images/${drawing.sha256}/320`)).rawPayload)).toEqual({
      ...{ size: [320, 160], left: [256, 0, 0], right: [240, 240, 240] },
    })
    reads = 0
    expect((await get(`/images/${plain.sha256}/320`)).statusCode).toBe(200)
    expect(reads).toBe(0)
  })

  it('that cannot be drawn are not found, and not tried again', async () => {
    const locked = pdf('').toString().replace('/Size 5', '/Size 5/Encrypt<</Filter/Standard/V 1/R 2/O(a)/U(b)/P -4>>')
    const broken = ['%PDF-1.7 nothing', '%PDF-1.4\n%%EOF', locked, '<svg><g></svg>', '<svg><image href="a"/></svg>']
    for (const content of broken) {
      const { sha256: name } = await storage.putFile(Buffer.from(content))
      expect([content, (await get(`/images/${name}/320`)).statusCode]).toEqual([content, 404])
      reads = 0
      expect((await get(`/images/${name}/640`)).statusCode).toBe(404)
      expect(reads).toBe(0)
    }
  })

  it('are ended when they take too long', async () => {
    const path = join(dataDir, 'slow.pdf')
    await writeFile(path, pdf(''))
    expect([await firstPage(path, 1), (await firstPage(path))?.subarray(1, 4).toString()]).toEqual([null, 'PNG'])
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
      async openFile(name: string) {
        const file = await store.openFile(name)
        const slowly = async function* () {
          asked.push(name)
          await opened
          yield* file!.stream()
        }
        return file && { ...file, path: null, stream: () => Readable.from(slowly()) }
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

it.each([
  ['as wide as one that is asked for', 640, '/images/ab/320 320w, /images/ab/640 640w'],
  ['between two', 500, '/images/ab/320 320w, /images/ab/640 500w'],
  ['wider than all', 4000, '/images/ab/320 320w, /images/ab/640 640w'],
  ['narrower than all', 100, '/images/ab/320 100w'],
  ['of a width that nobody knows', 0, '/images/ab/320 320w'],
])('a picture %s is offered as wide as it is', (_label, width, expected) => {
  expect(imageSourceSet({ sha256: 'ab', width }, [640, 320])).toBe(expected)
})
