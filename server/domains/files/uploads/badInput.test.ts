import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { globalId } from '../../../api/globalIds.ts'
import { countRows, insertProduct, setSettings } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { insertKey } from '../../../testing/keys.ts'
import { testSite } from '../../../testing/site.ts'

/**
 * What people send by mistake and others on purpose, at each door by which files come in: the same words everywhere, nothing left
 * behind of what is refused, and names that lead nowhere of what is taken.
 */

const database = await testDatabase()
const site = await testSite(database)
const { dataDir } = site.config
const key = await insertKey(database, ['files.write', 'catalogue.write'])
const auth = { authorization: `Bearer ${key}` }
let origin: URL
let productId: string
beforeAll(async () => {
  origin = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }))
})
beforeEach(async () => {
  await database.pool.query('truncate files, uploads, settings cascade')
  await rm(join(dataDir, 'uploads'), { recursive: true, force: true })
  productId = globalId('Product', (await insertProduct(database)).id)
})

/** What became of a file: its name in the library, or why it was refused. */
type Outcome = { readonly taken: string } | { readonly code: string; readonly message: string }
type Sent = { readonly name: string; readonly content: Buffer }
type Errors = readonly { readonly code: string; readonly message: string }[]

const refused = ([first]: Errors): Outcome => ({ code: first!.code, message: first!.message })

const lastName = async (): Promise<string> =>
  (await database.pool.query('select name from files order by created_at desc, id desc limit 1')).rows[0]?.name

async function mutate(field: string, type: string, input: object, { name, content }: Sent): Promise<Outcome> {
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { errors { code message } } }`
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables: { input: { ...input, file: null } } }))
  form.append('map', '{"0":["variables.input.file"]}')
  form.append('0', new Blob([new Uint8Array(content)]), name)
  const response = await fetch(new URL('/graphql', origin), { method: 'POST', body: form, headers: auth })
  const { data } = (await response.json()) as { data: Record<string, { errors: Errors }> }
  const { errors } = data[field]!
  return errors.length > 0 ? refused(errors) : { taken: await lastName() }
}

const tus = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(new URL(path, origin), {
    method,
    headers: { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', ...auth, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })

const doors: Readonly<Record<string, (sent: Sent) => Promise<Outcome>>> = {
  uploadFile: sent => mutate('uploadFile', 'UploadFileInput', {}, sent),
  async 'POST upload'({ name, content }) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)]), name)
    const response = await fetch(new URL('/api/v0/upload', origin), { method: 'POST', body: form, headers: auth })
    const body = (await response.json()) as { fields?: Errors }
    return body.fields ? refused(body.fields) : { taken: await lastName() }
  },
  async 'parts of an upload'({ name, content }) {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`
    const begun = await tus('POST', '/api/v0/uploads', {
      'upload-length': String(content.byteLength),
      'upload-metadata': metadata,
    })
    if (begun.status !== 201) return refused(((await begun.json()) as { fields: Errors }).fields)
    const address = begun.headers.get('location')!
    const part = content.byteLength > 0 ? await tus('PATCH', address, { 'upload-offset': '0' }, content) : null
    if (part && part.status !== 204) return refused(((await part.json()) as { fields: Errors }).fields)
    const response = await fetch(new URL('/graphql', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...auth },
      body: JSON.stringify({
        query: `mutation ($id: ID!) { finishUpload(input: { uploadId: $id }) { errors { code message } } }`,
        variables: { id: address.split('/').at(-1) },
      }),
    })
    const { data } = (await response.json()) as { data: { finishUpload: { errors: Errors } } }
    const { errors } = data.finishUpload
    return errors.length > 0 ? refused(errors) : { taken: await lastName() }
  },
  addProductImage: sent => mutate('addProductImage', 'AddProductImageInput', { productId }, sent),
}

/** Rows, and how many files lie on the disk. */
const everything = async () => [
  ...(await Promise.all(['files', 'uploads', 'product_images'].map(each => countRows(database, each)))),
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(each => each.isFile()).length,
]

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const picture = () =>
  sharp({
    create: { width: 400, height: 300, channels: 3, background: '#3366cc', noise: { type: 'gaussian', sigma: 9 } },
  })
const svg = (inner: string) => latin(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`)
const pdf = (inner: string) => latin(`%PDF-1.7\n${inner}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`)

async function zip(entries: Readonly<Record<string, string>>): Promise<Buffer> {
  const file = new ZipFile()
  for (const [name, content] of Object.entries(entries)) file.addBuffer(Buffer.from(content), name)
  file.end()
  return buffer(file.outputStream)
}

/** A PNG whose head promises these sides, and that holds so many empty bytes. */
function png(width: number, height: number, bytes: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(Buffer.concat([latin(type), content])))
    return Buffer.concat([length, latin(type), content, sum])
  }
  const head = Buffer.from([...Array(8).fill(0), 8, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const content = deflateSync(Buffer.alloc(bytes))
  return Buffer.concat([
    ...[latin('\u0089PNG\r\n\u001a\n'), chunk('IHDR', head), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))],
  ])
}

const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const unfolding = `<g id="l0"><path/></g>${[0, 1, 2, 3, 4, 5, 6, 7]
  .map(id => `<g id="l${id + 1}">${`<use href="#l${id}"/>`.repeat(10)}</g>`)
  .join('')}`

const broken = { code: 'FILE_BROKEN', message: 'breaks off, or is no picture behind its beginning' }
const notTaken = { code: 'FILE_TYPE_INVALID', message: 'is of a kind that is not taken' }
const noDrawing = (why: string) => ({ code: 'FILE_BROKEN', message: `is no drawing that can be shown: it ${why}` })

/** By what it is: its name, its content, and what becomes of it at every door. */
const bad: readonly [string, string, () => Buffer | Promise<Buffer>, Outcome][] = [
  ['nothing', 'a.png', () => Buffer.alloc(0), { code: 'FILE_BROKEN', message: 'is empty' }],
  ['a program', 'a.jpg', () => latin('MZ\u0090\0\u0003\0'), notTaken],
  ['a page', 'a.png', () => latin('<html><script>1</script>'), notTaken],
  [
    'the file by which scanners are tried',
    'eicar.com',
    () => latin(eicar),
    { code: 'FILE_TYPE_INVALID', message: 'is no csv or txt' },
  ],
  [
    'a photo of phones',
    'a.jpg',
    () => latin('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
    { code: 'HEIC_NOT_TAKEN', message: 'is HEIC, which few programs read; JPEG is taken' },
  ],
  ['half a photo', 'a.jpg', async () => (await picture().jpeg().toBuffer()).subarray(0, 2_000), broken],
  [
    'a picture of too many pixels',
    'a.png',
    () => png(60_000, 60_000, 1_000),
    { code: 'TOO_MANY_PIXELS', message: 'has 3600000000 pixels, more than 50000000' },
  ],
  ['a drawing that unfolds', 'a.svg', () => svg(unfolding), noDrawing('draws too many elements')],
  [
    'a drawing with entities',
    'a.svg',
    () => latin(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;').toString()}`),
    noDrawing('declares a type or entities'),
  ],
  [
    'a drawing under another name',
    'a.png',
    () => svg(''),
    { code: 'FILE_TYPE_INVALID', message: 'is a drawing that is called otherwise' },
  ],
  [
    'a picture that is a script',
    'a.gif',
    () => latin('GIF89a/*\0\0\0*/=1;alert(1)//'),
    { code: 'FILE_BROKEN', message: 'cannot be read as a picture' },
  ],
  ['a page with a PDF behind it', 'a.pdf', () => latin(`<html>${pdf('').toString()}`), notTaken],
]

/** What is taken although it is strange, with the name that it has from then on. */
const strange: readonly [string, string, () => Buffer | Promise<Buffer>, string][] = [
  ['a name that climbs', '../../etc/passwd.jpg', () => picture().jpeg().toBuffer(), 'passwd.jpg'],
  ['a name of another system', 'C:\\temp\\a.jpg', () => picture().jpeg().toBuffer(), 'a.jpg'],
  ['a name that reads backwards', 'foto\u202egpj.exe', () => picture().jpeg().toBuffer(), 'fotogpj.exe.jpg'],
  [
    'a name of three hundred characters',
    `${'ä'.repeat(296)}.jpg`,
    () => picture().jpeg().toBuffer(),
    `${'ä'.repeat(196)}.jpg`,
  ],
  ['a photo for printers', 'cmyk.jpg', () => picture().toColourspace('cmyk').jpeg().toBuffer(), 'cmyk.jpg'],
  ['a picture of sixteen bits', 'deep.png', () => picture().toColourspace('rgb16').png().toBuffer(), 'deep.png'],
  [
    'a photo with an archive behind it',
    'a.jpg',
    async () => Buffer.concat([await picture().jpeg().toBuffer(), await zip({ 'a.js': '1' })]),
    'a.jpg',
  ],
  ['a picture that unfolds beyond its sides', 'a.png', () => png(400, 300, 50_000_000), 'a.png'],
  ['a drawing with a script', 'a.svg', () => svg('<script>alert(1)</script><rect width="9" height="9"/>'), 'a.svg'],
]

describe.each(Object.keys(doors))('%s', door => {
  test.each(bad)('refuses %s in words, and nothing is left', async (_label, name, make, outcome) => {
    const before = await everything()
    expect(await doors[door]!({ name, content: await make() })).toEqual(outcome)
    expect(await everything()).toEqual(before)
  })

  test.each(strange)('takes %s', async (_label, name, make, taken) => {
    expect(await doors[door]!({ name, content: await make() })).toEqual({ taken })
    expect(await countRows(database, 'uploads')).toBe(0)
  })

  test('refuses what is larger than the shop allows, and nothing is left', async () => {
    await setSettings(database, 'files', {
      pictureMegabytes: 1,
      otherMegabytes: 1,
      documentMegabytes: 1,
      videoMegabytes: 1,
    })
    const before = await everything()
    const content = Buffer.concat([await picture().jpeg().toBuffer(), randomBytes(1_000_000)])
    const message = 'has more than 1000000 bytes'
    expect(await doors[door]!({ name: 'a.jpg', content })).toEqual({ code: 'FILE_TOO_LARGE', message })
    expect(await everything()).toEqual(before)
  })

  test('refuses what there is no room for, and nothing is left', async () => {
    await setSettings(database, 'files', { quotaMegabytes: 1 })
    const account = (await database.pool.query('select id from accounts limit 1')).rows[0].id
    await database.pool.query(
      `insert into uploads (id, uploaded_by, name, size, created_at, changed_at)
       values (gen_random_uuid(), $1, 'unterwegs.jpg', 999000, now(), now())`,
      [account],
    )
    const before = await everything()
    const content = Buffer.concat([await picture().jpeg().toBuffer(), randomBytes(100_000)]).subarray(0, 100_000)
    const message = '999000 of 1000000 bytes are taken; the file has 100000'
    expect(await doors[door]!({ name: 'a.jpg', content })).toEqual({ code: 'QUOTA_REACHED', message })
    expect(await everything()).toEqual(before)
  })
})

/** Documents: what is in them is never run here, and what is packed in them never unpacked. */
describe.each(['uploadFile', 'POST upload', 'parts of an upload'])('%s takes', door => {
  test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    [
      'a PDF with a script',
      'a.pdf',
      () => pdf('1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
      'a.pdf',
    ],
    ['a PDF with a password', 'a.pdf', () => pdf('trailer<</Encrypt 2 0 R/Root 1 0 R>>'), 'a.pdf'],
    ['a PDF that is a page besides', 'a.html', () => pdf('<html><script>1</script>'), 'a.html.pdf'],
    ['an archive that unfolds', 'a.zip', () => zip({ 'a.txt': '0'.repeat(50_000_000) }), 'a.zip'],
  ])('%s as it is', async (_label, name, make, taken) => {
    expect(await doors[door]!({ name, content: await make() })).toEqual({ taken })
  })

  test('an office file that unfolds for an archive', async () => {
    const content = await zip({ '[Content_Types].xml': `<Types>${' '.repeat(50_000_000)}</Types>`, 'a.xml': '<a/>' })
    expect(await doors[door]!({ name: 'a.docx', content })).toEqual({ taken: 'a.docx.zip' })
  })
})
