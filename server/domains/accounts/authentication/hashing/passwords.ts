import { randomBytes, timingSafeEqual } from 'node:crypto'
import { refuse } from '../../../../kit/refusals.ts'
import { type HashTask, hashInThread } from './hashing.ts'
import { createQueue } from './queue.ts'

/** One after the other, in a thread of its own; the queue is as long as a few seconds. */
const queue = createQueue({
  atOnce: 1,
  mostWaiting: 64,
  refuse: () => refuse('TOO_MANY_ATTEMPTS', ['input', 'password'], 'too busy to check a password', busy),
})
const busy = { retryAfterSeconds: 5 }

const derive = (task: HashTask): Promise<Buffer> => queue(() => hashInThread(task))

/** Argon2id as OWASP advises it (19 MiB, two passes, one lane). Raising a figure here makes `needsRehash` true for
 *  every hash that was made with the old ones. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Longest password that is looked at, in characters, so that nobody buys our time with a huge one. */
export const longestPassword = 200

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** The hash of a password in the PHC format, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive({ message: password.normalize('NFC'), nonce: salt, ...parameters })
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether the password belongs to the hash. Without a hash it takes as long as with one, so that the time does not
 *  tell whether an account exists. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = hash === null ? null : format.exec(hash)
  if (!parts) {
    await derive({ message: password.normalize('NFC'), nonce: Buffer.alloc(16), ...parameters })
    return false
  }
  const expected = Buffer.from(parts[5]!, 'base64')
  const tag = await derive({
    message: password.normalize('NFC'),
    nonce: Buffer.from(parts[4]!, 'base64'),
    memory: Number(parts[1]),
    passes: Number(parts[2]),
    parallelism: Number(parts[3]),
    tagLength: expected.length,
  })
  return timingSafeEqual(tag, expected)
}

/** Whether the hash was made with other parameters than today's. */
export function needsRehash(hash: string): boolean {
  const parts = format.exec(hash)
  const { memory, passes, parallelism } = parameters
  return !parts || Number(parts[1]) !== memory || Number(parts[2]) !== passes || Number(parts[3]) !== parallelism
}
