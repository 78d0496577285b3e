import { setTimeout as sleep } from 'node:timers/promises'
import { globalId } from '../api/globalIds.ts'
import { openSession } from '../domains/accounts/sessions/sessions.ts'
import { type Attempt, attempt } from '../harness/buyers.ts'
import { Visitor } from '../harness/visitor.ts'
import { sweepBytes } from '../platform/bytes.ts'
import type { Database } from '../platform/database.ts'
import { verifyFiles } from '../platform/storage/verifyFiles.ts'
import type { Storage } from '../platform/storage.ts'
import { uploadWorks } from './uploadWork.ts'

/** Members who bring files in one after the other, whatever happens to the shop. */
export interface Uploads {
  /** Names of the files that the shop acknowledged. */
  readonly acknowledged: readonly string[]
  /** Those of them that it said were edited. */
  readonly edited: readonly string[]
  /** How the other tries ended, counted by kind. */
  readonly tries: Readonly<Record<Attempt['kind'], number>>
  /** Words of the first answers of a shop that failed. */
  readonly failures: readonly string[]
  /** Nobody begins anything new; resolves when all have finished. */
  end(): Promise<void>
}

/** Before somebody who was not answered, or refused, tries again. */
const PAUSE_MILLISECONDS = 500
const MOST_FAILURES = 5

/** What uploaders need to know of a shop: a session of its administrator, and the products that files are added to. */
export interface UploadPlace {
  readonly session: string
  readonly productIds: readonly string[]
}

/** Signs the first administrator in, and looks which products there are. */
export async function uploadPlace(database: Database): Promise<UploadPlace> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from accounts where 'system' = any(roles) and not is_built_in limit 1`,
  )
  const { secret } = await openSession(database, rows[0]!.id, { roles: ['system'] })
  const products = await database.pool.query<{ id: string }>(`select id from products where kind = 'goods' order by id`)
  return { session: secret, productIds: products.rows.map(({ id }) => globalId('Product', id)) }
}

/** Has `members` people bring files into the shop at `port`, which may be away for a while. */
export function startUploads(options: { port: number; place: UploadPlace; members: number }): Uploads {
  const { port, place, members } = options
  const acknowledged: string[] = []
  const edited: string[] = []
  const failures: string[] = []
  const tries = { placed: 0, refused: 0, unavailable: 0, failed: 0, lost: 0 }
  let begun = 0
  let isOver = false
  const bring = async (member: Visitor): Promise<void> => {
    const number = begun
    begun += 1
    const name = `upload-${number}`
    const productId = place.productIds[number % place.productIds.length]!
    const work = uploadWorks[number % uploadWorks.length]!
    const outcome = await attempt(async () => {
      if ((await work(member, { name, productId })) === 'edited') edited.push(name)
    })
    if (outcome === undefined) {
      acknowledged.push(name)
      return
    }
    tries[outcome.kind] += 1
    if (outcome.kind === 'failed' && failures.length < MOST_FAILURES) failures.push(outcome.message)
    await sleep(PAUSE_MILLISECONDS)
  }
  const all = Array.from({ length: members }, async () => {
    const member = new Visitor(port)
    member.cookies.set('session', place.session)
    while (!isOver) await bring(member)
    member.connection.close()
  })
  return {
    acknowledged,
    edited,
    tries,
    failures,
    async end() {
      isOver = true
      await Promise.all(all)
    },
  }
}

/** A day later whatever was arriving is abandoned. */
const LATER_MILLISECONDS = 25 * 3_600_000

/**
 * Complaints of a shop in which nobody brings files any more: each acknowledged file is there once, and edited where that
 * was acknowledged; what the rows name is there and whole, and once what nothing refers to was swept away, the storage holds what the rows name and nothing else.
 */
export async function fileFaults(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  { acknowledged, edited }: Pick<Uploads, 'acknowledged' | 'edited'>,
): Promise<{ readonly complaints: readonly string[]; readonly files: number; readonly orphans: number }> {
  const { rows } = await database.pool.query<{ name: string; count: number; isEdited: boolean }>(
    `select regexp_replace(name, '[.]\\w+$', '') as name, count(*)::int,
        bool_and(edit is not null and width = 100 and height = 150) as "isEdited"
      from files group by 1`,
  )
  const counts = new Map(rows.map(({ name, count }) => [name, count]))
  const faults = acknowledged
    .filter(name => counts.get(name) !== 1)
    .map(name => `${name} was acknowledged and is there ${counts.get(name) ?? 0} times`)
  const whole = new Set(rows.filter(({ isEdited }) => isEdited).map(({ name }) => name))
  faults.push(...edited.filter(name => !whole.has(name)).map(name => `${name} is not as it was edited`))
  const before = await verifyFiles({ database, storage }, () => {})
  const now = () => new Date(Date.now() + LATER_MILLISECONDS)
  const orphans = await sweepBytes({ database, storage, now }, 0)
  const after = await verifyFiles({ database, storage }, () => {})
  return {
    complaints: [
      ...faults,
      ...before.missing.map(({ sha256, by }) => `${by} names ${sha256}, which is missing`),
      ...before.damaged.map(sha256 => `${sha256} is damaged`),
      ...after.unused.map(sha256 => `${sha256} is left over`),
      ...after.foreign.map(name => `${name} is left over`),
    ],
    files: after.files,
    orphans: orphans.length,
  }
}
