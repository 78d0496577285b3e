import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { files } from '../domains/files/tables.ts'
import { Visitor, WrongAnswer } from '../harness/visitor.ts'
import { newId } from '../kit/ids.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { run } from '../platform/statements.ts'
import { openStorage } from '../platform/storage.ts'
import { photo } from './images.ts'
import { measure, type Timings } from './measure.ts'
import type { PeopleFigures, PeopleParts } from './people.ts'
import { administratorSession } from './users.ts'

/** What a member brings at once, and what there is in a library that has grown. */
const UPLOADS = 100
const UPLOAD_BYTES = 10_000_000
const AT_ONCE = 4
const LIBRARY = 100_000
const ROWS_AT_ONCE = 2_000
const ZIPPED = 1_000
const DOCUMENT_BYTES = 200_000

const megabytes = (bytes: number): number => bytes / 2 ** 20

/** A photo of ten megabytes that no other has the bytes of. */
const uploadOf = (content: Buffer): Buffer =>
  Buffer.concat([content, randomBytes(Math.max(16, UPLOAD_BYTES - content.byteLength))])

/** Sends a file as a form to `POST upload`. Throws `WrongAnswer` where it is not taken. */
async function upload(visitor: Visitor, name: string, content: Buffer): Promise<void> {
  const boundary = randomUUID()
  const form = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const { status, body } = await visitor.send('/api/v0/upload', `multipart/form-data; boundary=${boundary}`, form)
  if (status !== 200) throw new WrongAnswer(status, body.toString().slice(0, 300))
}

/** Files as a library has them after years: rows alone, for lists show no bytes. Every tenth is tagged. */
async function fillLibrary(database: Database): Promise<void> {
  for (let first = 1; first <= LIBRARY; first += ROWS_AT_ONCE) {
    await run(
      database.drizzle,
      sql`insert into files (id, sha256, name, extension, mime_type, size, width, height, tags, created_at, changed_at)
        select gen_random_uuid(), encode(sha256(number::text::bytea), 'hex'), 'Bild ' || number || '.jpg', 'jpg', 'image/jpeg',
          1000, 800, 600, case when number % 10 = 0 then array['Saison'] else array['Archiv'] end,
          now() - number * interval '1 minute', now() - number * interval '1 minute'
        from generate_series(${first}::int, ${first + ROWS_AT_ONCE - 1}::int) as number`,
    )
  }
}

/** Documents of the library with their bytes; their ids. */
async function newDocuments(database: Database, dataDir: string): Promise<string[]> {
  const storage = await openStorage(dataDir)
  const ids: string[] = []
  const now = new Date()
  for (let number = 0; number < ZIPPED; number += 1) {
    const id = newId()
    const { sha256, size } = await storage.putFile(
      Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(DOCUMENT_BYTES)]),
    )
    await database.drizzle.insert(files).values({
      ...{ id, sha256, size, name: `${number}.pdf`, extension: 'pdf', mimeType: 'application/pdf', createdAt: now },
    })
    ids.push(id)
  }
  return ids
}

/** How many bytes a ZIP of these files has, read as it comes. */
async function zippedBytes(port: number, secret: string, ids: readonly string[]): Promise<number> {
  const { body, status } = await fetch(`http://127.0.0.1:${port}/api/v0/batch/file/zip`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${secret}` },
    body: JSON.stringify(ids),
  })
  if (status !== 200 || body === null) throw new WrongAnswer(status, 'no ZIP')
  let bytes = 0
  for await (const piece of body) bytes += piece.byteLength
  return bytes
}

const LIST = `query ($filter: FileFilter) { files(first: 10, filter: $filter) { totalCount
  pageCursors { around { cursor page } } edges { node { id name tags size pictureUrl(width: 70, height: 70) } } } }`

type Listed = { readonly files: { readonly totalCount: number; readonly edges: readonly unknown[] } }

/** The middle figures of whole requests for a list of files. */
async function listed(visitor: Visitor, filter: object, seconds: number): Promise<Timings> {
  const asking = async () => {
    const { files } = (await visitor.graphql(LIST, { filter })) as Listed
    if (files.edges.length !== 10) throw new WrongAnswer(200, `${files.edges.length} files`)
  }
  await measure([asking], 1)
  return measure([asking], seconds)
}

/**
 * The file browser with a hundred thousand files, by which the timings are. Then a gigabyte in a hundred photos, four at a
 * time, while somebody looks at lists: the memory of the application before and at most, and the list's p95 before and
 * meanwhile. Last, a thousand files as a ZIP.
 */
export async function measureFiles(parts: PeopleParts): Promise<PeopleFigures> {
  const { port, databaseUrl, dataDir, list, seconds, memory } = parts
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    const secret = await administratorSession(database)
    const staff = Array.from({ length: AT_ONCE }, () => new Visitor(port))
    for (const each of staff) each.cookies.set('session', secret)
    const reader = new Visitor(port)
    // Before the photos come: their pictures are still made ahead while others ask.
    await fillLibrary(database)
    await database.pool.query('vacuum (analyze) files')
    const [member] = staff
    const first = await listed(member!, {}, seconds)
    const tagged = await listed(member!, { tags: ['Saison'] }, seconds)
    const searched = await listed(member!, { search: 'bild 4711' }, seconds)
    const content = await photo()
    const calm = await measure([() => list(reader)], seconds)
    const before = memory()
    const filesBeforeMb = megabytes(await before.end())
    const during = memory()
    let sent = 0
    const begun = performance.now()
    const sending = Promise.all(
      staff.map(async visitor => {
        for (let number = sent++; number < UPLOADS; number = sent++) {
          await upload(visitor, `foto ${number}.jpg`, uploadOf(content))
        }
      }),
    )
    const [busy] = await Promise.all([measure([() => list(reader)], sending), sending])
    const upload1000MbMs = performance.now() - begun
    const filesPeakMb = megabytes(await during.end())
    const ids = await newDocuments(database, dataDir)
    const zipping = memory()
    const zipStarted = performance.now()
    const zipped = await zippedBytes(port, secret, ids)
    if (zipped < ZIPPED * DOCUMENT_BYTES) throw new WrongAnswer(200, `${zipped} bytes in the ZIP`)
    const zip1000Ms = performance.now() - zipStarted
    const zipPeakMb = megabytes(await zipping.end())
    for (const each of [...staff, reader]) each.connection.close()
    return {
      timings: first,
      figures: {
        ...{ listP95CalmMs: calm.p95Ms, listP95BusyMs: busy.p95Ms },
        ...{ filesBeforeMb, filesPeakMb, upload1000MbMs, zip1000Ms, zipPeakMb },
        ...{ browserP95Ms: first.p95Ms, taggedP95Ms: tagged.p95Ms, searchedP95Ms: searched.p95Ms },
      },
    }
  } finally {
    await database.close()
  }
}
