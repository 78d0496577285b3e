import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { getTableName } from 'drizzle-orm/table'
import { byteColumns, unusedAmong } from '../bytes.ts'
import type { Database } from '../database.ts'
import { run } from '../statements.ts'
import type { Storage } from '../storage.ts'
import { orNull } from './disk.ts'

/** Bytes that something refers to, and what that is, for people. */
type Referred = { readonly sha256: string; readonly by: string }

/** What was found of a shop's files. */
export type Verified = {
  /** How many files were read, and their bytes. */
  readonly files: number
  readonly bytes: number
  /** Referred to, and nowhere. */
  readonly missing: readonly Referred[]
  /** There, with another content than their name says; referred to or not. */
  readonly damaged: readonly string[]
  /** There, whole, and nothing refers to them: the sweep takes them. Such as were just kept are not among them. */
  readonly unused: readonly string[]
  /** Named otherwise than files are: somebody else put them there, and nobody here takes them away. */
  readonly foreign: readonly string[]
}

/**
 * Compares what the database refers to with what lies in the storage, and every file with its hash; nothing is changed.
 * `tell` hears how many files have been read. May run beside the shop.
 */
export async function verifyFiles(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  tell: (files: number) => void,
): Promise<Verified> {
  const referred = await allReferred(database)
  const seen = new Map<string, number>()
  const [damaged, foreign] = [new Set<string>(), [] as string[]]
  for await (const { name, sha256, size } of storage.listFiles()) {
    if (sha256 === null) {
      foreign.push(name)
      continue
    }
    if (seen.has(sha256)) continue
    const isWhole = await isAsNamed(storage, sha256)
    // It was removed meanwhile, as may be.
    if (isWhole === null) continue
    seen.set(sha256, size)
    if (!isWhole) damaged.add(sha256)
    tell(seen.size)
  }
  const missing: Referred[] = []
  for (const [sha256, by] of referred) {
    // What was kept after the look at its folder is there.
    if (!seen.has(sha256) && (await storage.openFile(sha256)) === null) missing.push({ sha256, by })
  }
  const unknown = [...seen.keys()].filter(sha256 => !referred.has(sha256))
  const unused = (await unusedAmong(database.drizzle, unknown)).filter(sha256 => !damaged.has(sha256))
  const bytes = [...seen.values()].reduce((sum, size) => sum + size, 0)
  return {
    ...{ files: seen.size, bytes, missing, damaged: [...damaged], unused: unused.toSorted() },
    foreign: foreign.toSorted(),
  }
}

/** What the rows refer to, each by the first that does. */
async function allReferred({ drizzle }: Database): Promise<ReadonlyMap<string, string>> {
  const referred = new Map<string, string>()
  for (const { table, name } of byteColumns()) {
    const column = sql.identifier(name)
    const rows = await run<{ sha256: string; called: string | null }>(
      drizzle,
      sql`select ${column} as sha256, min(to_jsonb(named) ->> 'name') as called from ${table} as named
        where ${column} is not null group by ${column}`,
    )
    for (const { sha256, called } of rows) {
      const by = `${getTableName(table)}.${name}${called === null ? '' : ` ${JSON.stringify(called)}`}`
      if (!referred.has(sha256)) referred.set(sha256, by)
    }
  }
  return referred
}

/** Whether a file's content is what its name says; null where there is none. */
async function isAsNamed(storage: Storage, sha256: string): Promise<boolean | null> {
  const file = await storage.openFile(sha256)
  if (file === null) return null
  const hash = createHash('sha256')
  return orNull(pipeline(file.stream(), hash).then(() => hash.digest('hex') === sha256))
}
