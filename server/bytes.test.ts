import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test, vi } from 'vitest'
import { files, fileVersions } from './domains/files/tables.ts'
import { fileTasks } from './domains/files/tasks.ts'
import { newId } from './kit/ids.ts'
import { byteColumns, claimBytes, releaseBytes, removeUnusedBytes, sweepBytes } from './platform/bytes.ts'
import { inTransaction } from './platform/database.ts'
import { run } from './platform/statements.ts'
import { openStorage, type Storage } from './platform/storage.ts'
import * as tables from './tables.ts'
import { TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { temporaryFolder } from './testing/folders.ts'

const database = await testDatabase()
const dataDir = await temporaryFolder()
const storage = await openStorage(dataDir)
/** As the shop opens it: what is kept is claimed first. */
const claiming = await openStorage(dataDir, { claim: sha256 => claimBytes(database, sha256) })
const now = () => TEST_NOW

/** What columns that name bytes are called like. */
const namesLikeBytes = /(^|_)(sha_?256|storage_key|content_hash|digest)$/

const columnsOfAll = Object.values(tables as Record<string, unknown>)
  .filter(each => each instanceof PgTable)
  .flatMap(table => getTableConfig(table).columns.map(column => ({ table: getTableConfig(table).name, column })))

const undeclared = (columns: readonly { table: string; column: { name: string } }[]): string[] => {
  const declared = new Set(byteColumns().map(({ table, name }) => `${getTableConfig(table).name}.${name}`))
  return columns
    .map(({ table, column }) => `${table}.${column.name}`)
    .filter(name => namesLikeBytes.test(name.split('.')[1]!) && !declared.has(name))
}

describe('columns that name bytes', () => {
  test('are declared beside their tables', () => {
    expect(byteColumns().map(({ table, name }) => `${getTableConfig(table).name}.${name}`)).toEqual(
      expect.arrayContaining(['files.sha256', 'files.original_sha256', 'data_exports.storage_key']),
    )
    // Claims hold nothing: they only say what has just been kept. Of files of banks the movements are kept and not the bytes,
    // those of bills stand in the database.
    const others = ['byte_claims.sha256', 'bank_files.sha256', 'vendor_bills.sha256']
    expect(undeclared(columnsOfAll).filter(name => !others.includes(name))).toEqual([])
  })

  test.each(['sha256', 'poster_sha256', 'storage_key', 'content_hash'])('one called %s is missed', name => {
    expect(undeclared([{ table: 'galleries', column: { name } }])).toEqual([`galleries.${name}`])
  })

  test('are found by an index', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select c.relname || '.' || a.attname as name from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]`,
    )
    const indexed = new Set(rows.map(({ name }) => name))
    expect(byteColumns().filter(({ table, name }) => !indexed.has(`${getTableConfig(table).name}.${name}`))).toEqual([])
  })
})

const keep = async (text: string, into = storage) => (await into.putFile(Buffer.from(text))).sha256
const isThere = async (sha256: string) => (await storage.openFile(sha256)) !== null

const insertFile = async (sha256: string, originalSha256: string | null = null) => {
  const id = newId()
  const edit = originalSha256 === null ? null : ({ quarterTurns: 1 } as never)
  await database.drizzle.insert(files).values({
    ...{ id, sha256, originalSha256, edit, name: 'a.pdf', extension: 'pdf', mimeType: 'application/pdf' },
    ...{ size: 1, createdAt: TEST_NOW },
  })
  return id
}
const removeRow = (id: string) => run(database.drizzle, sql`delete from files where id = ${id}`)

describe('bytes', () => {
  test('stay while another row names them, and go with the last', async () => {
    const sha256 = await keep('shared')
    const [one, other] = [await insertFile(sha256), await insertFile(sha256)]
    await removeRow(one)
    expect(await removeUnusedBytes({ database, storage }, [sha256])).toEqual([])
    expect(await isThere(sha256)).toBe(true)
    await removeRow(other)
    expect(await removeUnusedBytes({ database, storage }, [sha256, sha256])).toEqual([sha256])
    expect(await isThere(sha256)).toBe(false)
  })

  test('stay as the original of an edited picture, and in an earlier version', async () => {
    const [shown, original, earlier] = [await keep('shown'), await keep('original'), await keep('earlier')]
    const id = await insertFile(shown, original)
    await database.drizzle.insert(fileVersions).values({
      ...{ fileId: id, number: 1, sha256: earlier, name: 'a.pdf', extension: 'pdf', mimeType: 'application/pdf' },
      ...{ size: 1, createdAt: TEST_NOW },
    })
    expect(await removeUnusedBytes({ database, storage }, [shown, original, earlier])).toEqual([])
    await removeRow(id)
    expect((await removeUnusedBytes({ database, storage }, [shown, original, earlier])).toSorted()).toEqual(
      [shown, original, earlier].toSorted(),
    )
  })

  test('take along what was made from them', async () => {
    const sha256 = await keep('picture')
    const images = join(dataDir, 'images', sha256.slice(0, 2))
    await mkdir(images, { recursive: true })
    await writeFile(join(images, `${sha256}-320.webp`), 'x')
    await removeUnusedBytes({ database, storage }, [sha256])
    expect(await readdir(images)).toEqual([])
  })

  test('that were kept just now stay until somebody may have referred to them', async () => {
    const sha256 = await keep('just now', claiming)
    expect(await removeUnusedBytes({ database, storage }, [sha256])).toEqual([])
    await run(database.drizzle, sql`update byte_claims set at = now() - interval '61 minutes'`)
    expect(await removeUnusedBytes({ database, storage }, [sha256])).toEqual([sha256])
    expect(await run(database.drizzle, sql`select from byte_claims where sha256 = ${sha256}`)).toEqual([])
  })

  test('go after the transaction that takes their rows away, if it is committed', async () => {
    const jobs = () =>
      run<{ payload: unknown }>(
        database.drizzle,
        sql`select payload from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'release_bytes'`,
      )
    const sha256 = await keep('released')
    const failing = inTransaction(database, async tx => {
      await releaseBytes(tx, [sha256])
      throw new Error('something else')
    })
    await expect(failing).rejects.toThrow('something else')
    expect(await jobs()).toEqual([])
    await inTransaction(database, tx => releaseBytes(tx, [sha256, sha256]))
    const [job] = await jobs()
    expect(job!.payload).toEqual({ hashes: [sha256] })
    const { release_bytes } = fileTasks
    for (let times = 0; times < 2; times += 1) await release_bytes.run({ database, storage } as never, job!.payload)
    expect(await isThere(sha256)).toBe(false)
  })
})

/** Waits until so many wait for a lock of this database. */
const untilWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const rows = await run(
        database.drizzle,
        sql`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      )
      expect(rows).toHaveLength(count)
    },
    { timeout: 10_000, interval: 5 },
  )

describe('two at once', () => {
  test('who keeps the same bytes waits until they are gone, and keeps them anew', async () => {
    const sha256 = await keep('in turns')
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const slow: Storage = {
      ...storage,
      async removeFile(hash) {
        begin()
        await goOn
        await storage.removeFile(hash)
      },
    }
    const removing = removeUnusedBytes({ database, storage: slow }, [sha256])
    await begun
    const keeping = keep('in turns', claiming)
    await untilWaiting(1)
    letGo()
    expect(await removing).toEqual([sha256])
    expect(await keeping).toBe(sha256)
    expect(await isThere(sha256)).toBe(true)
    // And nobody takes them away before they are referred to.
    expect(await removeUnusedBytes({ database, storage }, [sha256])).toEqual([])
  })

  test('who removes waits for rows that are being written', async () => {
    const sha256 = await keep('being written')
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: written, resolve: write } = Promise.withResolvers<void>()
    const writing = inTransaction(database, async tx => {
      await tx.insert(files).values({
        ...{ id: newId(), sha256, name: 'a.pdf', extension: 'pdf', mimeType: 'application/pdf' },
        ...{ size: 1, createdAt: TEST_NOW },
      })
      write()
      await goOn
    })
    await written
    const removing = removeUnusedBytes({ database, storage }, [sha256])
    await untilWaiting(1)
    letGo()
    await writing
    expect(await removing).toEqual([])
    expect(await isThere(sha256)).toBe(true)
  })

  test('of uploads and removals in a crowd, no file that is there lacks its bytes', async () => {
    const upload = async (text: string) => {
      const sha256 = await keep(text, claiming)
      await insertFile(sha256)
      return sha256
    }
    const remove = async (sha256: string, id: string) => {
      await removeRow(id)
      await removeUnusedBytes({ database, storage }, [sha256])
    }
    for (let round = 0; round < 5; round += 1) {
      const texts = [...Array(8).keys()].map(number => `crowd ${round} ${number}`)
      const old = await Promise.all(texts.map(text => keep(text)))
      const rows = await Promise.all(old.map(sha256 => insertFile(sha256)))
      const [uploaded] = await Promise.all([
        Promise.all(texts.map(upload)),
        Promise.all(rows.map((id, i) => remove(old[i]!, id))),
      ])
      for (const [i, sha256] of uploaded.entries()) {
        expect(String(await storage.readFile(sha256))).toBe(texts[i])
      }
    }
  })
})

describe('the sweep', () => {
  test('takes what nothing refers to, and leaves what was kept just now and what is none of ours', async () => {
    const [used, unused, fresh] = [await keep('used'), await keep('unused'), await keep('fresh', claiming)]
    await insertFile(used)
    await mkdir(join(dataDir, 'files/notes'), { recursive: true })
    await writeFile(join(dataDir, 'files/notes/readme.txt'), 'not ours')
    const gone = 'f'.repeat(64)
    const images = join(dataDir, 'images/ff')
    await mkdir(images, { recursive: true })
    await writeFile(join(images, `${gone}-320.webp`), 'made from what is gone')
    const removed = await sweepBytes({ database, storage, now })
    expect(removed).toEqual(expect.arrayContaining([unused, gone]))
    expect([await isThere(used), await isThere(unused), await isThere(fresh)]).toEqual([true, false, true])
    expect(await readdir(join(dataDir, 'files/notes'))).toEqual(['readme.txt'])
    expect(await readdir(images)).toEqual([])
    // An hour later it is an orphan, too.
    await run(database.drizzle, sql`update byte_claims set at = now() - interval '61 minutes'`)
    expect(await sweepBytes({ database, storage, now })).toContain(fresh)
    expect(await run(database.drizzle, sql`select from byte_claims`)).toEqual([])
    expect(await sweepBytes({ database, storage, now })).toEqual([])
  })
})
