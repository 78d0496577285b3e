import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { files } from './tables.ts'

const database = await testDatabase()
const site = await testSite(database)

const insertFile = async (name: string, mimeType: string, isPublic: boolean, content: Buffer | string) => {
  const id = newId()
  const { sha256, size } = await site.storage.putFile(Buffer.from(content))
  await database.drizzle
    .insert(files)
    .values({ id, sha256, size, name, extension: name.split('.').at(-1)!, mimeType, isPublic, createdAt: TEST_NOW })
  return { id, sha256 }
}

/** The bytes and headers of a download, as a browser gets them. */
const download = async (id: string, query = '') => {
  const { rawPayload, headers, statusCode } = await site.app.inject(`/api/v0/download/${id}${query}`)
  return { content: rawPayload, headers, status: statusCode }
}
const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'"

describe('downloads', () => {
  test('a PDF arrives byte by byte, and may be shown', async () => {
    const pdf = '%PDF-1.7\ncontent of Größen'
    const { id } = await insertFile('Größen.pdf', 'application/pdf', true, pdf)
    const shown = await download(id, '?inline=true')
    expect([shown.status, shown.content.toString()]).toEqual([200, pdf])
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Gr__en.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fen.pdf`,
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    })
    expect((await download(id)).headers['content-disposition']).toMatch(/^attachment; /)
  })

  test.each([
    ['a drawing', 'a.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a page', 'a.html', 'text/html', '<html><script>1</script>'],
    ['a page that calls itself a picture', 'a.png', 'image/png', '<html><script>1</script>'],
    ['a page that calls itself a PDF', 'a.pdf', 'application/pdf', ' <!doctype html><script>1</script>'],
    ['a page in a text', 'a.txt', 'text/plain', 'x <script>1</script>'],
    ['an archive', 'a.zip', 'application/zip', 'PK\u0003\u0004'],
  ])('%s is only saved, and runs nothing', async (_label, name, mimeType, content) => {
    const { id } = await insertFile(name, mimeType, true, content)
    const { headers, content: sent } = await download(id, '?inline=true')
    expect(sent.toString()).toBe(content)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': sandbox,
      'x-content-type-options': 'nosniff',
    })
  })

  test('a text is a text and only saved', async () => {
    const { id } = await insertFile('sizes.csv', 'text/csv', true, 'Größe;Preis\r\nM;20')
    const { headers } = await download(id, '?inline=true')
    expect([headers['content-type'], String(headers['content-disposition']).split(';')[0]]).toEqual([
      ...['text/plain; charset=utf-8', 'attachment'],
    ])
  })

  test('what is not public is not there for strangers, and kept by nobody', async () => {
    const { id } = await insertFile('secret.pdf', 'application/pdf', false, '%PDF-1.7 secret')
    const picture = await insertFile('secret.png', 'image/png', false, await red().png().toBuffer())
    const staff = await site.clientAs(['user', 'member'])
    for (const each of [id, picture.id]) {
      expect(await site.client().request('GET', `/api/v0/download/${each}`)).toMatchObject({
        status: 404,
        body: { code: 'C404' },
      })
      const { status, headers } = await staff.request('GET', `/api/v0/download/${each}`)
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    }
    await database.drizzle.update(files).set({ width: 40, height: 20 }).where(eq(files.id, picture.id))
    expect(await site.client().request('GET', `/api/v0/download/${picture.id}/320`)).toMatchObject({ status: 404 })
    const led = await staff.request('GET', `/api/v0/download/${picture.id}/320`)
    expect([led.status, led.headers['cache-control'], led.headers.location]).toEqual([
      ...[302, 'no-store', `/images/${picture.sha256}/320`],
    ])
  })
})

/** A picture of 40 by 20 pixels, red with a blue left half. */
const red = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } }, left: 0, top: 0 },
  ])

/** What cameras and programs write, besides the pixels. */
const told = {
  IFD0: { Copyright: 'hidden Person', Make: 'hidden Camera', ImageDescription: 'hidden text' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '16/1 22/1 0/1' },
}
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">hidden</rdf:RDF></x:xmpmeta>'
const appended = Buffer.from('<html><script>hidden()</script></html>')

describe('a picture leaves without anything but the picture', () => {
  const withAll = (picture: Sharp) =>
    picture.withExif(told).withXmp(xmp).withMetadata({ orientation: 6, exif: told, icc: 'p3' })

  test.each([
    ['jpeg', 'a.jpg', () => withAll(red()).jpeg({ quality: 100 })],
    ['png', 'a.png', () => withAll(red()).png()],
    ['webp', 'a.webp', () => withAll(red()).webp({ quality: 100 })],
  ] as const)('%s', async (format, name, make) => {
    const raw = await make().toBuffer()
    const before = await sharp(raw).metadata()
    expect([before.orientation, before.exif !== undefined]).toEqual([6, true])
    const { id, sha256 } = await insertFile(name, `image/${format}`, true, Buffer.concat([raw, appended]))
    const { content, headers } = await download(id, '?inline=true')
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-disposition': expect.stringMatching(/^inline; /),
      'content-security-policy': sandbox,
      'content-length': String(content.length),
    })
    const after = await sharp(content).metadata()
    // Turned as it is seen.
    expect([after.format, after.width, after.height, after.orientation ?? 1]).toEqual([format, 20, 40, 1])
    expect([after.exif, after.xmp, after.icc, after.iptc, after.comments]).toEqual(Array(5).fill(undefined))
    expect(content.toString('latin1')).not.toMatch(/hidden|GPS|script|Exif/)
    const { data } = await sharp(content)
      .extract({ left: 10, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[2]! - data[0]!).toBeGreaterThan(200)
    // The bytes that came stay where they are; the copy is made once.
    expect((await site.storage.readFile(sha256))?.length).toBe(raw.length + appended.length)
    expect((await download(id)).content.equals(content)).toBe(true)
  })

  test('pixels that were kept without a loss stay as they are', async () => {
    const noise = await sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer()
    const pixels = await sharp(noise).raw().toBuffer()
    for (const content of [noise, await sharp(noise).webp({ lossless: true }).toBuffer()]) {
      const { id } = await insertFile('noise.png', 'image/png', true, content)
      expect(
        (
          await sharp((await download(id)).content)
            .raw()
            .toBuffer()
        ).equals(pixels),
      ).toBe(true)
    }
  })

  test('a moving picture keeps moving', async () => {
    const frames = Buffer.concat([await red().raw().toBuffer(), await red().negate().raw().toBuffer()])
    const gif = await sharp(frames, { raw: { width: 40, height: 40, channels: 3, pageHeight: 20 } })
      .gif({ delay: [100, 200] })
      .toBuffer()
    const { id } = await insertFile('a.gif', 'image/gif', true, Buffer.concat([gif, appended]))
    const { content } = await download(id)
    expect(await sharp(content, { animated: true }).metadata()).toMatchObject({
      format: 'gif',
      pages: 2,
      delay: [100, 200],
    })
    expect(content.toString('latin1')).not.toContain('hidden')
  })

  test('one that browsers do not know comes as JPEG', async () => {
    const { id } = await insertFile('scan.tiff', 'image/tiff', true, await red().tiff().toBuffer())
    const { content, headers } = await download(id)
    expect((await sharp(content).metadata()).format).toBe('jpeg')
    expect(headers['content-disposition']).toBe(`attachment; filename="scan.jpg"; filename*=UTF-8''scan.jpg`)
  })

  test('what only begins like a picture does not leave at all', async () => {
    const { id } = await insertFile('a.jpg', 'image/jpeg', true, Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...appended]))
    expect((await download(id)).status).toBe(404)
  })
})
