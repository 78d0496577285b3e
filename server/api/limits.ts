import { LRUCache } from 'lru-cache'
import { clientNetwork } from '../kit/clientNetwork.ts'
import type { LimitedAction } from './context.ts'

/** How often one client address may do what costs us or tries somebody's patience. */
const limits: Record<LimitedAction, { uses: number; seconds: number }> = {
  signIn: { uses: 10, seconds: 60 },
  search: { uses: 120, seconds: 60 },
  form: { uses: 20, seconds: 60 },
  // Whatever sends a mail to an address that a stranger typed.
  mail: { uses: 20, seconds: 600 },
}

/** Counts uses in fixed windows per client; the oldest clients are forgotten first, so memory is bounded. */
export type Limiter = {
  /** `client` is its address. Seconds to wait before the next use, 0 if this one is allowed (and counted). */
  take(action: LimitedAction, client: string): number
}

/** A limiter for one process; several processes multiply the limits, which is accepted. */
export function createLimiter(now: () => number, scale = 1): Limiter {
  const windows = new LRUCache<string, { endsAt: number; uses: number }>({ max: 50_000 })
  return {
    take(action, client) {
      const { uses, seconds } = limits[action]
      const key = `${action} ${clientNetwork(client)}`
      const time = now()
      const known = windows.get(key)
      const window = known && known.endsAt > time ? known : { endsAt: time + seconds * 1000, uses: 0 }
      window.uses += 1
      windows.set(key, window)
      return window.uses <= uses * scale ? 0 : Math.max(1, Math.ceil((window.endsAt - time) / 1000))
    },
  }
}
