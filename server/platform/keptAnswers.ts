import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { processSeal } from './seal.ts'
import { run } from './statements.ts'
import { keptAnswers } from './tables.ts'

/** What was answered to a request that a client named by a key of its own, so that sending it twice does it once. */
export type KeptAnswer = { readonly status: number; readonly body: unknown }

/** How long an answer is kept. */
const KEPT_MILLISECONDS = 24 * 3_600_000

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** A request by its key: `who` sent it, under which `key`, and what is in it. */
export type NamedRequest = { readonly who: string; readonly key: string; readonly content: string }

/** What became of a request of this key: it is new and is the asker's to do in this transaction; or it was answered; or
 *  another one came under the key; or it was done, and what was answered is gone, for a person was erased since whom it may
 *  have named. */
export type Claim = 'new' | 'other' | 'forgotten' | KeptAnswer

/** Answers name people and hold secrets, such as the token of a cart: they lie sealed, each for its own request. */
const placeOf = (id: string) => `kept answer ${id}`

/**
 * Takes a key for a request, for all processes. Whoever comes with the same key while the transaction runs waits until it
 * ends, as long as the database lets anybody wait (SQLSTATE 55P03 beyond that). If it rolls back, the key is free again.
 */
export async function claimKey(tx: Transaction, { who, key, content }: NamedRequest, now: Date): Promise<Claim> {
  const id = hashed(`${who} ${key}`)
  const request = hashed(content)
  const [claimed] = await run<{ isNew: boolean }>(
    tx,
    sql`insert into ${keptAnswers} (key, request, ends_at)
      values (${id}, ${request}, ${new Date(now.getTime() + KEPT_MILLISECONDS).toISOString()}::timestamptz)
      on conflict (key) do update set
        request = excluded.request, status = null, body = null, ends_at = excluded.ends_at
        where ${keptAnswers.endsAt} <= ${now.toISOString()}::timestamptz
      returning true as "isNew"`,
    'claim of a key',
  )
  if (claimed) return 'new'
  const [kept] = await run<{ request: string; status: number; body: string | null }>(
    tx,
    sql`select request, status, body from ${keptAnswers} where key = ${id}`,
    'answer of a key',
  )
  if (kept?.request !== request) return 'other'
  const body = kept.body === null ? null : processSeal().open(kept.body, placeOf(id))
  return body === null ? 'forgotten' : { status: kept.status, body: JSON.parse(body) as unknown }
}

/** Keeps what is answered to a request whose key was claimed in this transaction. */
export async function keepAnswer(
  tx: Transaction,
  { who, key }: Pick<NamedRequest, 'who' | 'key'>,
  { status, body }: KeptAnswer,
): Promise<void> {
  const id = hashed(`${who} ${key}`)
  const sealed = processSeal().close(JSON.stringify(body ?? null), placeOf(id))
  await run(tx, sql`update ${keptAnswers} set status = ${status}, body = ${sealed} where key = ${id}`, 'answer to keep')
}

/** Forgets the answers whose day is over. */
export async function purgeKeptAnswers({ drizzle }: Pick<Database, 'drizzle'>, now: Date): Promise<void> {
  await drizzle.delete(keptAnswers).where(lt(keptAnswers.endsAt, now))
}
