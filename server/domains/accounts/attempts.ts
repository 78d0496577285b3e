import { LRUCache } from 'lru-cache'
import { clientNetwork } from '../../kit/clientNetwork.ts'
import { refuse } from '../../kit/refusals.ts'
import { countedFailures, type Failures, waitLeft } from './rules/signInDelay.ts'
import { hashSecret } from './sessions.ts'

/**
 * Failures by hash of account and client. Addresses that no account has are counted the same way, for having to wait
 * must not tell which ones exist. Each process counts its own, of the latest; a restart forgets them.
 */
const failures = new LRUCache<string, Failures>({ max: 20_000 })

/** An attempt that is under way; it counts as failed from its beginning, so that many at once are counted too. */
export type Attempt = {
  /** It was right: the account's failures are forgotten. */
  succeeded(): void
  /** It was neither right nor wrong. */
  withdrawn(): void
}

/**
 * Begins an attempt at an account, named by its e-mail address as typed, from a client's address (null: unknown).
 * `device` is the mark of a device that signed in to this account before, which is counted by itself.
 * Refuses with TOO_MANY_ATTEMPTS while a delay runs.
 */
export function beginAttempt(
  of: { email: string; address: string | null; device: string | null },
  path: readonly string[],
  now: Date,
): Attempt {
  const account = hashSecret(of.email.trim().toLowerCase())
  const client = hashSecret(`${account} ${of.device ?? clientNetwork(of.address ?? '')}`)
  const ofClient = failures.get(client)
  const ofAll = failures.get(account)
  const wait = waitLeft({ ofClient, ofAll, isKnownDevice: of.device !== null }, now)
  if (wait > 0) {
    const message = 'too many wrong attempts at this account, try again later'
    refuse('TOO_MANY_ATTEMPTS', path, message, { retryAfterSeconds: Math.ceil(wait / 1000) })
  }
  const counted = [client, account] as const
  for (const key of counted) failures.set(key, { count: countedFailures(failures.get(key), now) + 1, lastAt: now })
  return {
    succeeded() {
      for (const key of counted) failures.delete(key)
    },
    withdrawn() {
      for (const key of counted) {
        const known = failures.get(key)
        if (known && known.count > 1) failures.set(key, { ...known, count: known.count - 1 })
        else failures.delete(key)
      }
    },
  }
}
