import { createHash } from 'node:crypto'

/** When the demo shop's keys were made, as far as the keys know. */
const KEY_EPOCH = Date.UTC(2026, 0, 1)

/**
 * A primary key that follows from a name: the same name always gives the same key, different names different ones.
 * It has the form of a UUIDv7 whose time is the epoch plus `order` milliseconds, so that rows written in that order
 * extend the indexes at their end. `kind` keeps the names of different tables apart.
 */
export function stableId(kind: string, name: string, order = 0): string {
  const hash = createHash('sha1').update(`${kind}\n${name}`).digest()
  const time = (KEY_EPOCH + order).toString(16).padStart(12, '0')
  hash[0] = 0x70 | (hash[0]! & 0x0f)
  hash[2] = 0x80 | (hash[2]! & 0x3f)
  const rest = hash.toString('hex', 0, 10)
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`
}
