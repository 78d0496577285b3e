import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { inspectArrival } from './inspect.ts'

const folder = await mkdtemp(join(tmpdir(), 'shop-arrivals-'))
afterAll(() => rm(folder, { recursive: true }))
let count = 0

/** What is said of a file with this content, its place in the folder left out, and what then lies in the folder. */
async function inspected(name: string, content: Buffer | string) {
  count += 1
  const place = join(folder, String(count))
  await writeFile(place, content)
  const arrival = await inspectArrival(place, name, ['files', '0'])
  const left = (await readdir(folder)).filter(each => each.split('.')[0] === String(count)).toSorted()
  if ('refusal' in arrival) return { code: arrival.refusal.code, path: arrival.refusal.path, left }
  const { cleaned, ...said } = arrival
  return { ...said, cleaned: cleaned && (await readFile(cleaned, 'utf8')), left }
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const picture = (width = 300, height = 200): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc', noise: { type: 'gaussian', sigma: 20 } } })
const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`
const pdf = (inner = ''): Buffer => latin(`%PDF-1.7\n${inner}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`)

async function zip(entries: Readonly<Record<string, string>>): Promise<Buffer> {
  const file = new ZipFile()
  for (const [name, content] of Object.entries(entries)) {
    file.addBuffer(Buffer.from(content), name, { compress: !name.startsWith('mimetype') })
  }
  file.end()
  return buffer(file.outputStream)
}
const office = (type: string): Promise<Buffer> =>
  zip({
    '[Content_Types].xml': `<Types><Override PartName="/a.xml" ContentType="application/vnd.${type}.main+xml"/></Types>`,
    'a.xml': '<a/>',
  })

/** A PNG whose head promises these sides, and that holds so many empty lines. */
function png(width: number, height: number, lines: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(Buffer.concat([latin(type), content])))
    return Buffer.concat([length, latin(type), content, sum])
  }
  const head = Buffer.from([...Array(8).fill(0), 8, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const content = deflateSync(Buffer.alloc((width + 1) * lines))
  return Buffer.concat([
    ...[latin('\u0089PNG\r\n\u001a\n'), chunk('IHDR', head), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))],
  ])
}

describe('pictures come in by their content', () => {
  test.each([
    ['jpeg', 'a.JPEG', () => picture().jpeg(), 'image/jpeg', 'jpg', 'a.JPEG'],
    ['jpeg', 'a.jpg', () => picture().jpeg({ progressive: true }), 'image/jpeg', 'jpg', 'a.jpg'],
    ['jpeg', 'cmyk.jpg', () => picture().toColourspace('cmyk').jpeg(), 'image/jpeg', 'jpg', 'cmyk.jpg'],
    ['jpeg', 'called.png', () => picture().jpeg(), 'image/jpeg', 'jpg', 'called.png.jpg'],
    ['png', 'a.png', () => picture().png(), 'image/png', 'png', 'a.png'],
    ['png', 'deep.png', () => picture().toColourspace('rgb16').png(), 'image/png', 'png', 'deep.png'],
    ['gif', 'a', () => picture().gif(), 'image/gif', 'gif', 'a.gif'],
    ['webp', 'a.webp', () => picture().webp(), 'image/webp', 'webp', 'a.webp'],
    ['avif', 'a.avif', () => picture().avif({ effort: 0 }), 'image/avif', 'avif', 'a.avif'],
    ['tiff', 'a.tiff', () => picture().tiff(), 'image/tiff', 'tif', 'a.tiff'],
    ['jpeg', 'invoice.pdf.exe', () => picture().jpeg(), 'image/jpeg', 'jpg', 'invoice.pdf.exe.jpg'],
  ])('%s, called %s', async (kind, name, make, mimeType, extension, kept) => {
    expect(await inspected(name, await make().toBuffer())).toEqual({
      ...{ kind, mimeType, extension, name: kept, width: 300, height: 200, isPicture: true, cleaned: null },
      left: [String(count)],
    })
  })

  test('with their sides as they are seen', async () => {
    const turned = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await inspected('a.jpg', turned)).toMatchObject({ width: 200, height: 300 })
  })

  test('with 48 megapixels', async () => {
    expect(await inspected('a.png', png(8000, 6000, 6000))).toMatchObject({ width: 8000, height: 6000 })
  })
})

describe('a drawing comes in', () => {
  test('cleaned', async () => {
    const content = svg('<script>alert(1)</script><rect onclick="alert(1)" width="9" height="9" fill="#f00"/>')
    expect(await inspected('a.svg', content)).toEqual({
      ...{ kind: 'svg', mimeType: 'image/svg+xml', extension: 'svg', name: 'a.svg', width: 2000, height: 1000 },
      ...{ isPicture: true, cleaned: svg('<rect width="9" height="9" fill="#f00"/>') },
      left: [String(count), `${count}.cleaned`],
    })
  })
})

describe('other files come in by their content', () => {
  test.each<readonly [string, string, () => Buffer | string | Promise<Buffer>, string, string]>([
    ['pdf', 'a.pdf', () => pdf(), 'application/pdf', 'a.pdf'],
    ['pdf', 'a.html', () => pdf('<html><script>1</script>'), 'application/pdf', 'a.html.pdf'],
    ['zip', 'a.zip', () => zip({ 'a.txt': 'a' }), 'application/zip', 'a.zip'],
    [
      'zip',
      'a.docx',
      () => office('openxmlformats-officedocument.wordprocessingml.document'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'a.docx',
    ],
    [
      'zip',
      'a.xlsx',
      () => office('openxmlformats-officedocument.spreadsheetml.sheet'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'a.xlsx',
    ],
    [
      'zip',
      'a.odt',
      () => zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'a.xml': '' }),
      'application/vnd.oasis.opendocument.text',
      'a.odt',
    ],
    ['mp4', 'a.m4v', () => latin('\0\0\0\u0018ftypisom\0\0\u0002\0isomavc1'), 'video/mp4', 'a.m4v'],
    ['wav', 'a.wav', () => latin('RIFF\u0024\0\0\0WAVEfmt \u0010\0\0\0'), 'audio/wav', 'a.wav'],
    [
      'mp3',
      'a.mp3',
      () => latin(`ID3\u0004\0\0\0\0\0\0\u00ff\u00fb\u0090\u0064${'\0'.repeat(500)}`),
      'audio/mpeg',
      'a.mp3',
    ],
    ['woff2', 'a.woff2', () => latin('wOF2\0\u0001\0\0'), 'font/woff2', 'a.woff2'],
    ['text', 'a.csv', () => 'Größe;Preis\r\nM;20,00', 'text/csv', 'a.csv'],
    ['other', 'excel.csv', () => latin('Gr\u00f6\u00dfe;Preis\r\nM;20,00'), 'text/csv', 'excel.csv'],
    ['other', 'wide.csv', () => Buffer.from('\ufeffGröße\tPreis €\r\nM\t20,00', 'utf16le'), 'text/csv', 'wide.csv'],
    ['text', 'a.txt', () => 'a < b', 'text/plain', 'a.txt'],
  ])('%s, called %s', async (kind, name, make, mimeType, kept) => {
    expect(await inspected(name, await make())).toEqual({
      ...{ kind, mimeType, extension: expect.any(String), name: kept, width: null, height: null },
      ...{ isPicture: false, cleaned: null, left: [String(count)] },
    })
  })
})

const half = async (make: () => Promise<Buffer>) => {
  const whole = await make()
  return whole.subarray(0, Math.floor(whole.length / 2))
}
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

describe('a file does not come in:', () => {
  test.each([
    ['an empty one', 'FILE_BROKEN', 'a.png', () => ''],
    ['HEIC', 'HEIC_NOT_TAKEN', 'a.heic', () => latin('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
    ['HEIC under another name', 'HEIC_NOT_TAKEN', 'a.jpg', () => latin('\0\0\0\u0018ftypmif1\0\0\0\0mif1heic')],
    ['half a JPEG', 'FILE_BROKEN', 'a.jpg', () => half(() => picture().jpeg().toBuffer())],
    [
      'half a progressive JPEG',
      'FILE_BROKEN',
      'a.jpg',
      () => half(() => picture().jpeg({ progressive: true }).toBuffer()),
    ],
    ['half a PNG', 'FILE_BROKEN', 'a.png', () => half(() => picture().png().toBuffer())],
    ['half a WebP', 'FILE_BROKEN', 'a.webp', () => half(() => picture().webp().toBuffer())],
    ['half a GIF', 'FILE_BROKEN', 'a.gif', () => half(() => picture().gif().toBuffer())],
    ['half an AVIF', 'FILE_BROKEN', 'a.avif', () => half(() => picture().avif({ effort: 0 }).toBuffer())],
    ['half a TIFF', 'FILE_BROKEN', 'a.tif', () => half(() => picture().tiff({ compression: 'none' }).toBuffer())],
    ['a picture with fewer lines than it promises', 'FILE_BROKEN', 'a.png', () => png(400, 400, 200)],
    ['a picture that unfolds to too much', 'TOO_MANY_PIXELS', 'a.png', () => png(60_000, 60_000, 10)],
    ['a GIF that is a script', 'FILE_BROKEN', 'a.gif', () => 'GIF89a/*\0\0\0*/=1;alert(1)//'],
    ['what only begins like a picture', 'FILE_BROKEN', 'a.jpg', () => latin('\u00ff\u00d8\u00ff\u00e0<html>')],
    ['a page', 'FILE_TYPE_INVALID', 'a.html', () => '<html><script>1</script>'],
    ['a page that calls itself a picture', 'FILE_TYPE_INVALID', 'a.png', () => '<html>'],
    ['a page with a PDF in it', 'FILE_TYPE_INVALID', 'a.pdf', () => `<html>${pdf()}`],
    [
      'a page with an archive behind it',
      'FILE_TYPE_INVALID',
      'a.zip',
      async () => Buffer.concat([latin('<p>'), await zip({ a: '1' })]),
    ],
    ['a script', 'FILE_TYPE_INVALID', 'a.js', () => 'alert(1)'],
    ['a text under another name', 'FILE_TYPE_INVALID', 'eicar.com', () => eicar],
    ['a page in a text', 'FILE_TYPE_INVALID', 'a.txt', () => `${'a'.repeat(70_000)}<script>1</script>`],
    ['a wide page', 'FILE_TYPE_INVALID', 'a.csv', () => Buffer.from('\ufeff<script>1</script>', 'utf16le')],
    ['a wide text with a zero in it', 'FILE_TYPE_INVALID', 'a.csv', () => Buffer.from('\ufeffa\0b', 'utf16le')],
    ['a text with a zero in it', 'FILE_TYPE_INVALID', 'a.csv', () => `${'a'.repeat(70_000)}\0`],
    ['a program', 'FILE_TYPE_INVALID', 'a.pdf', () => latin('MZ\u0090\0\u0003\0')],
    [
      'an office file with programs in it',
      'FILE_TYPE_INVALID',
      'a.docm',
      () => office('ms-word.document.macroEnabled'),
    ],
    ['a film of another kind', 'FILE_TYPE_INVALID', 'a.mp4', () => latin('\0\0\0\u0014ftypqt  \0\0\0\0qt  ')],
    ['a PDF without its end', 'FILE_BROKEN', 'a.pdf', () => '%PDF-1.7\n1 0 obj'],
    ['a drawing under another name', 'FILE_TYPE_INVALID', 'a.png', () => svg('')],
    ['a drawing that declares entities', 'FILE_BROKEN', 'a.svg', () => `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['a broken drawing', 'FILE_BROKEN', 'a.svg', () => '<svg><g></svg>'],
  ])('%s', async (_label, code, name, make) => {
    expect(await inspected(name, await make())).toEqual({ code, path: ['files', '0'], left: [String(count)] })
  })
})
