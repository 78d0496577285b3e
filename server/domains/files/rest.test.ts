import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kit/globalIds.ts'
import { newId } from '../../kit/ids.ts'
import { pictureSize } from '../../platform/pictures/facts.ts'
import { insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { appended, red, withAll } from '../../testing/toldPictures.ts'
import { openSession } from '../accounts/sessions/sessions.ts'
import { accounts } from '../accounts/tables.ts'
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
      'cache-control': 'public, no-cache',
    })
    expect((await download(id)).headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('is found by its id in GraphQL too', async () => {
    const { id } = await insertFile('a.pdf', 'application/pdf', true, '%PDF-1.7')
    expect((await download(encodeURIComponent(globalId('File', id)))).status).toBe(200)
    expect((await download(encodeURIComponent(globalId('Order', id)))).status).toBe(404)
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

  test.each([
    ['a film', 'a.mp4', 'video/mp4', '\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2'],
    ['a film of the web', 'a.webm', 'video/webm', '\u001aE\u00df\u00a3\u0001webm'],
    ['a sound', 'a.mp3', 'audio/mpeg', 'ID3\u0004'],
    ['a plain sound', 'a.wav', 'audio/wav', 'RIFF\0\0\0\0WAVEfmt '],
  ])('%s is sent as what it is, in parts too, and may be played', async (_label, name, mimeType, content) => {
    const { id } = await insertFile(name, 'application/octet-stream', true, Buffer.from(content, 'latin1'))
    const shown = await download(id, '?inline=true')
    expect(shown.content.toString('latin1')).toBe(content)
    expect(shown.headers).toMatchObject({
      'content-type': mimeType,
      'content-disposition': expect.stringMatching(/^inline; /),
      'content-security-policy':
        "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect((await download(id)).headers['content-disposition']).toMatch(/^attachment; /)
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
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    }
  })

  test('staff from whom files are withheld are strangers, and what belongs to one thing alone comes with that', async () => {
    const { id } = await insertFile('minutes.pdf', 'application/pdf', false, '%PDF-1.7 minutes')
    const viewer = await insertViewer(database, ['user', 'member'])
    await database.drizzle
      .update(accounts)
      .set({ grants: ['files.none'] })
      .where(eq(accounts.id, viewer.accountId!))
    const { secret } = await openSession(database, viewer.accountId!)
    const withheld = site.client(new Map([['session', secret]]))
    const admin = await site.clientAs(['user', 'admin'])
    const statuses = async () => {
      const answers = await Promise.all([withheld, admin].map(each => each.request('GET', `/api/v0/download/${id}`)))
      return answers.map(({ status }) => status)
    }
    expect(await statuses()).toEqual([404, 200])
    await database.drizzle.update(files).set({ isInLibrary: false }).where(eq(files.id, id))
    expect(await statuses()).toEqual([404, 404])
  })

  test('what is in the trash is there for staff alone', async () => {
    const { id, sha256 } = await insertFile('old.png', 'image/png', true, await red().png().toBuffer())
    const { status: before } = await download(id)
    const changes = { width: 40, height: 20, deletedAt: TEST_NOW }
    await database.drizzle.update(files).set(changes).where(eq(files.id, id))
    const staff = await site.clientAs(['user', 'member'])
    for (const path of [`/api/v0/download/${id}`, `/api/v0/download/${id}/320`]) {
      const answers = await Promise.all([site.client(), staff].map(client => client.request('GET', path)))
      expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
        [404, 'no-store'],
        [200, 'private, no-store'],
      ])
    }
    expect([before, (await site.client().request('GET', `/images/${sha256}/320`)).status]).toEqual([200, 404])
  })
})

describe('a picture in one of the sizes', () => {
  const insertPicture = async (isPublic: boolean) => {
    const colour = isPublic ? '#00ff00' : '#ff00ff'
    const content = await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
      .png()
      .toBuffer()
    const file = await insertFile('picture.png', 'image/png', isPublic, content)
    await database.drizzle.update(files).set({ width: 400, height: 300 }).where(eq(files.id, file.id))
    return file
  }

  test('leads to its address where everybody may have it', async () => {
    const { id, sha256 } = await insertPicture(true)
    const { status, headers } = await site.client().request('GET', `/api/v0/download/${id}/320`)
    expect([status, headers.location, headers['cache-control']]).toEqual([
      ...[302, `/images/${sha256}/320`, 'public, no-cache'],
    ])
    const shown = await site.app.inject(`/images/${sha256}/320`)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  test('is sent itself to those who may see it where it is not public, and its address leads nowhere', async () => {
    const { id, sha256 } = await insertPicture(false)
    const staff = await site.clientAs(['user', 'member'])
    const asked = `/api/v0/download/${id}/320`
    expect(await site.client().request('GET', asked)).toMatchObject({ status: 404, body: { code: 'C404' } })
    for (const client of [site.client(), staff]) {
      expect((await client.request('GET', `/images/${sha256}/320`)).status).toBe(404)
    }
    const { status, headers } = await staff.request('GET', asked, undefined, { accept: 'image/webp' })
    expect([status, headers]).toMatchObject([
      200,
      {
        ...{
          'content-type': 'image/webp',
          'cache-control': 'private, no-store',
          vary: expect.stringMatching(/Accept/),
        },
        etag: `"${sha256.slice(0, 32)}-320-webp"`,
      },
    ])
    expect((await staff.request('GET', `/api/v0/download/${id}/321`)).status).toBe(404)
    const known = await staff.request('GET', asked, undefined, {
      'if-none-match': String(headers.etag),
      accept: 'image/webp',
    })
    expect([known.status, known.text]).toEqual([304, ''])
  })
})

describe('a file in parts', () => {
  const text = '0123456789'.repeat(1_000)
  const asking = async (id: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await site.app.inject({ method, url: `/api/v0/download/${id}`, headers })
    const { 'content-range': range, 'content-length': length, etag } = answer.headers
    return { status: answer.statusCode, body: answer.body, range, length, etag }
  }
  const insertText = () => insertFile('digits.txt', 'text/plain', true, text)

  test('is sent as it is asked for, never compressed', async () => {
    const { id, sha256 } = await insertText()
    const etag = `"${sha256.slice(0, 32)}-file"`
    const gzip = { 'accept-encoding': 'gzip' }
    expect(await asking(id, gzip)).toEqual({ status: 200, body: text, range: undefined, length: '10000', etag })
    expect(await asking(id, { ...gzip, range: 'bytes=9995-' })).toEqual({
      ...{ status: 206, body: '56789', range: 'bytes 9995-9999/10000', length: '5', etag },
    })
    expect(await asking(id, { range: 'bytes=0-3' })).toMatchObject({
      status: 206,
      body: '0123',
      range: 'bytes 0-3/10000',
    })
    expect(await asking(id, { range: 'bytes=-2' })).toMatchObject({ status: 206, body: '89' })
    expect(await asking(id, { range: 'bytes=0-1,5-6' })).toMatchObject({ status: 200, body: text })
  })

  test('is refused where there is nothing of the kind', async () => {
    const { id } = await insertText()
    const { status, range, body, etag } = await asking(id, { range: 'bytes=10000-' })
    expect([status, range, etag, JSON.parse(body)]).toEqual([
      ...[416, 'bytes */10000', undefined],
      { message: 'there are 10000 bytes', code: 'C400', fields: [{ path: 'Range', message: 'there are 10000 bytes' }] },
    ])
  })

  test('comes whole where it is another file by now, and not at all where it is known', async () => {
    const { id } = await insertText()
    const { etag } = await asking(id, {})
    const part = { range: 'bytes=0-3' }
    expect(await asking(id, { ...part, 'if-range': String(etag) })).toMatchObject({ status: 206, body: '0123' })
    expect(await asking(id, { ...part, 'if-range': '"other"' })).toMatchObject({ status: 200, body: text })
    expect(await asking(id, { ...part, 'if-none-match': String(etag) })).toMatchObject({ status: 304, body: '' })
    expect(await asking(id, { 'if-none-match': '"other"' })).toMatchObject({ status: 200, body: text })
  })

  test('is told by its headers alone', async () => {
    const { id } = await insertText()
    const { status, body, length, etag } = await asking(id, { range: 'bytes=0-3' }, 'HEAD')
    expect([status, body, length, typeof etag]).toEqual([200, '', '10000', 'string'])
    const { headers } = await site.app.inject({ method: 'HEAD', url: `/api/v0/download/${id}?inline=true` })
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="digits.txt"; filename*=UTF-8''digits.txt`,
      'accept-ranges': 'bytes',
    })
    const unknown = await site.app.inject({ method: 'HEAD', url: `/api/v0/download/${newId()}` })
    expect([unknown.statusCode, unknown.body]).toEqual([404, ''])
  })

  test('also as a picture that is drawn anew', async () => {
    const { id } = await insertFile('a.png', 'image/png', true, await red().png().toBuffer())
    const whole = await site.app.inject(`/api/v0/download/${id}`)
    const part = await site.app.inject({ url: `/api/v0/download/${id}`, headers: { range: 'bytes=1-3' } })
    expect([part.statusCode, part.body]).toEqual([206, 'PNG'])
    expect(part.headers.etag).toBe(whole.headers.etag)
  })

  test('a PDF that is shown says so to who only asks for its headers, too', async () => {
    const { id } = await insertFile('a.pdf', 'application/pdf', true, '%PDF-1.7 head')
    const { headers } = await site.app.inject({ method: 'HEAD', url: `/api/v0/download/${id}?inline=true` })
    expect([headers['content-disposition'], headers['content-length']]).toEqual([
      ...[`inline; filename="a.pdf"; filename*=UTF-8''a.pdf`, '13'],
    ])
  })

  test.each([
    ['annexe\u202Efdp.exe', `filename="annexefdp.exe"; filename*=UTF-8''annexefdp.exe`],
    ['../../etc/pass\r\nwd', `filename="_.._etc_passwd"; filename*=UTF-8''_.._etc_passwd`],
    ['サイズ.pdf', `filename="___.pdf"; filename*=UTF-8''%E3%82%B5%E3%82%A4%E3%82%BA.pdf`],
  ])('a file called %j is saved under a name that leads nowhere', async (name, field) => {
    const { id } = await insertFile(name, 'application/octet-stream', true, `\u0000${name}`)
    expect((await download(id)).headers['content-disposition']).toBe(`attachment; ${field}`)
  })
})

describe('the first page of a PDF', () => {
  const page = (text: string) => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 200]>>endobj
% ${text}
trailer<</Root 1 0 R/Size 4>>
%%EOF`

  test('is seen at its address by everybody', async () => {
    const { id, sha256 } = await insertFile('a.pdf', 'application/pdf', true, page('a'))
    const led = await site.client().request('GET', `/api/v0/download/${id}/320`)
    expect([led.status, led.headers.location]).toEqual([302, `/images/${sha256}/320`])
    const { rawPayload, statusCode } = await site.app.inject(`/images/${sha256}/320`)
    expect([statusCode, await pictureSize(rawPayload)]).toEqual([200, { width: 320, height: 640 }])
  })

  test('of one that is not public is seen by staff alone', async () => {
    const { id, sha256 } = await insertFile('b.pdf', 'application/pdf', false, page('b'))
    expect((await site.app.inject(`/images/${sha256}/320`)).statusCode).toBe(404)
    expect((await site.client().request('GET', `/api/v0/download/${id}/320`)).status).toBe(404)
    const { status, headers } = await (await site.clientAs(['member'])).request('GET', `/api/v0/download/${id}/320`)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'image/jpeg', 'private, no-store'],
    ])
  })
})

describe('a picture leaves without anything but the picture', () => {
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
