import { LRUCache } from 'lru-cache'
import { clientNetwork } from '../../../kit/clientNetwork.ts'
import { tidyEmail } from '../../../kit/emails.ts'
import { refuse } from '../../../kit/refusals.ts'
import { hashSecret } from '../sessions/sessions.ts'
import { countedFailures, type Failures, proofDifficulty, waitLeft } from './rules/signInDelay.ts'

/**
 * Wrong passwords by hash of account and client. Addresses that no account has are counted the same way, for having to
 * wait must not tell which ones exist. Each process counts its own, of the latest; a restart forgets them.
 */
const failures = new LRUCache<string, Failures>({ max: 20_000 })

/** At what an attempt is made and by whom: an account by its e-mail address as typed, a client by its address (null:
 *  unknown), and the mark of a device that signed in to this account before, which is counted by itself. */
export type Attempted = { readonly email: string; readonly address: string | null; readonly device: string | null }

/** An attempt that is under way; it counts as failed from its beginning, so that many at once are counted too. */
export type Attempt = {
  /** The password was right: the account's failures are forgotten. */
  succeeded(): void
  /** It was neither right nor wrong. */
  withdrawn(): void
}

/** An account as it was typed: however it is written, it is counted as one. */
export const typedAccount = (email: string): string => hashSecret(tidyEmail(email).toLowerCase())

function keysOf({ email, address, device }: Attempted): { client: string; account: string } {
  const account = typedAccount(email)
  return { account, client: hashSecret(`${account} ${device ?? clientNetwork(address ?? '')}`) }
}

/** Bits of the proof of work that an attempt has to bring along; 0 for none. */
export const proofBits = (of: Attempted, now: Date): number =>
  of.device === null ? proofDifficulty(countedFailures(failures.get(keysOf(of).account), now)) : 0

/** Refuses with TOO_MANY_ATTEMPTS while a client's delay runs. */
export function refuseWaiting(of: Attempted, path: readonly string[], now: Date): void {
  const wait = waitLeft(failures.get(keysOf(of).client), now)
  if (wait === 0) return
  const message = 'too many wrong attempts at this account, try again later'
  refuse('TOO_MANY_ATTEMPTS', path, message, { retryAfterSeconds: Math.ceil(wait / 1000) })
}

/** Begins an attempt at an account's password. Refuses with TOO_MANY_ATTEMPTS while the client's delay runs. */
export function beginAttempt(of: Attempted, path: readonly string[], now: Date): Attempt {
  refuseWaiting(of, path, now)
  const { client, account } = keysOf(of)
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

/** Forgets the failures at an account, and of the client that proved to be its owner's. */
export function forgetFailures(of: Attempted): void {
  const { client, account } = keysOf(of)
  failures.delete(client)
  failures.delete(account)
}
