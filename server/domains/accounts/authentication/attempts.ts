import { inArray, lt, sql } from 'drizzle-orm'
import { clientNetwork } from '../../../kit/clientNetwork.ts'
import { tidyEmail } from '../../../kit/emails.ts'
import { refuse } from '../../../kit/refusals.ts'
import { type Database, patiently } from '../../../platform/database.ts'
import { run } from '../../../platform/statements.ts'
import { hashSecret } from '../sessions/sessions.ts'
import { signInFailures } from '../tables.ts'
import {
  countedFailures,
  type Failures,
  forgottenAfterMilliseconds,
  proofDifficulty,
  signInDelay,
  waitLeft,
} from './rules/signInDelay.ts'

/** At what an attempt is made and by whom: an account by its e-mail address as typed, a client by its address (null:
 *  unknown), and the mark of a device that signed in to this account before, which is counted by itself. */
export type Attempted = { readonly email: string; readonly address: string | null; readonly device: string | null }

/** An attempt that is under way; it counts as failed from its beginning, so that many at once are counted too. */
export type Attempt = {
  /** The password was right: the account's failures are forgotten. */
  succeeded(): Promise<void>
  /** It was neither right nor wrong. */
  withdrawn(): Promise<void>
}

/** An account as it was typed: however it is written, it is counted as one. */
export const typedAccount = (email: string): string => hashSecret(tidyEmail(email).toLowerCase())

function keysOf({ email, address, device }: Attempted): { client: string; account: string } {
  const account = typedAccount(email)
  return { account, client: hashSecret(`${account} ${device ?? clientNetwork(address ?? '')}`) }
}

type Reader = Pick<Database, 'drizzle'>

/** Seconds that a client waits after none, one, two … failures of its own; after more as many as after the last. */
const delays = Array.from({ length: 12 }, (_, failures) => signInDelay(failures) / 1000)

/** When a client's next attempt is looked at. */
const nextAt = sql`${signInFailures.lastAt} + make_interval(secs =>
  (${sql.param(delays)}::float8[])[least(${signInFailures.count}, ${delays.length - 1}) + 1])`

/** The failures of the client and those of all at the account. */
async function failuresAt({ drizzle }: Reader, of: Attempted): Promise<{ client?: Failures; account?: Failures }> {
  const { client, account } = keysOf(of)
  const rows = await drizzle
    .select()
    .from(signInFailures)
    .where(inArray(signInFailures.key, [client, account]))
  const ofKey = (wanted: string) => rows.find(({ key }) => key === wanted)
  const [mine, all] = [ofKey(client), ofKey(account)]
  return { ...(mine && { client: mine }), ...(all && { account: all }) }
}

function refuseWaiting(ofClient: Failures | undefined, path: readonly string[], now: Date, least = 0): void {
  const wait = Math.max(least, waitLeft(ofClient, now))
  if (wait === 0) return
  const message = 'too many wrong attempts at this account, try again later'
  refuse('TOO_MANY_ATTEMPTS', path, message, { retryAfterSeconds: Math.ceil(wait / 1000) })
}

/** Bits of the proof of work that an attempt has to bring along; 0 for none. Refuses with TOO_MANY_ATTEMPTS while the
 *  client's delay runs. */
export async function proofBits(database: Reader, of: Attempted, path: readonly string[], now: Date): Promise<number> {
  const { client, account } = await failuresAt(database, of)
  refuseWaiting(client, path, now)
  return of.device === null ? proofDifficulty(countedFailures(account, now)) : 0
}

/**
 * Begins an attempt at an account's password, for all processes: it is counted for the client and for the account, where
 * addresses without an account are counted alike, for having to wait must not tell which ones exist. Of two at once the
 * second sees what the first one counted. Refuses with TOO_MANY_ATTEMPTS while the client's delay runs.
 */
export async function beginAttempt(
  database: Reader,
  of: Attempted,
  path: readonly string[],
  now: Date,
): Promise<Attempt> {
  const { client, account } = keysOf(of)
  const { drizzle } = database
  const at = sql`${now.toISOString()}::timestamptz`
  const oneMore = sql`count = case when ${signInFailures.lastAt} <= ${at} - make_interval(secs => ${forgottenAfterMilliseconds / 1000})
    then 1 else ${signInFailures.count} + 1 end, last_at = excluded.last_at`
  const [begun] = await patiently(() =>
    run<{ isBegun: boolean }>(
      drizzle,
      sql`with mine as (
        insert into ${signInFailures} (key, count, last_at) values (${client}, 1, ${at})
        on conflict (key) do update set ${oneMore} where ${nextAt} <= ${at} returning key
      ), everybodys as (
        insert into ${signInFailures} (key, count, last_at) select ${account}, 1, ${at} from mine
        on conflict (key) do update set ${oneMore} returning key
      ) select exists (select from mine) and exists (select from everybodys) as "isBegun"`,
      'attempt at a password',
    ),
  )
  if (!begun?.isBegun) {
    const known = await failuresAt(database, of)
    // The delay may end just now: the attempt was not looked at all the same.
    refuseWaiting(known.client, path, now, 1)
  }
  const counted = inArray(signInFailures.key, [client, account])
  return {
    succeeded: () => forgetKeys(database, [client, account]),
    async withdrawn() {
      const oneLess = { count: sql`greatest(0, ${signInFailures.count} - 1)` }
      await patiently(() => drizzle.update(signInFailures).set(oneLess).where(counted))
    },
  }
}

/** Forgets the failures at an account, and of the client that proved to be its owner's. */
export async function forgetFailures(database: Reader, of: Attempted): Promise<void> {
  const { client, account } = keysOf(of)
  await forgetKeys(database, [client, account])
}

async function forgetKeys({ drizzle }: Reader, keys: readonly string[]): Promise<void> {
  await patiently(() => drizzle.delete(signInFailures).where(inArray(signInFailures.key, [...keys])))
}

/** Forgets the failures that no longer count. */
export async function purgeOldFailures({ drizzle }: Reader, now: Date): Promise<void> {
  const before = new Date(now.getTime() - forgottenAfterMilliseconds)
  await drizzle.delete(signInFailures).where(lt(signInFailures.lastAt, before))
}
