import { LRUCache } from 'lru-cache'
import { clientNetwork, widerNetwork } from '../kit/clientNetwork.ts'
import { clientLimits, type Limit, type LimitedAction, WIDER_NETWORK_TIMES } from '../kit/limits.ts'

/** So much of a key tells one from another; memory is nobody's to fill. */
const LONGEST_KEY = 200

/** Who does something: the address they come from, and their account where they are signed in. */
type LimitedClient = { readonly address: string; readonly accountId: string | null }

/** Counts uses in fixed windows per client; the oldest clients are forgotten first, so memory is bounded. */
export type Limiter = {
  /** Seconds to wait before the next use, 0 if this one is allowed (and counted). What is tried again under the same
   *  `key` is the same use. */
  take(action: LimitedAction, client: LimitedClient, key?: string): number
  /** Takes back a use that came to nothing. */
  giveBack(action: LimitedAction, client: LimitedClient, key?: string): void
}

/** A limiter for one process, by the table in `kit/limits.ts`; `scale` multiplies every limit. */
export function createLimiter(now: () => number, scale = 1): Limiter {
  const windows = new LRUCache<string, { endsAt: number; uses: number }>({ max: 50_000 })
  const repeated = new LRUCache<string, true>({ max: 10_000 })
  const wait = (key: string, { uses, seconds }: Limit): number => {
    const time = now()
    const known = windows.get(key)
    const window = known && known.endsAt > time ? known : { endsAt: time + seconds * 1000, uses: 0 }
    window.uses += 1
    windows.set(key, window)
    return window.uses <= uses * scale ? 0 : Math.max(1, Math.ceil((window.endsAt - time) / 1000))
  }
  const useOf = (action: LimitedAction, { address, accountId }: LimitedClient, key: string | undefined) =>
    key === undefined ? null : `${action} ${accountId ?? clientNetwork(address)} ${key.slice(0, LONGEST_KEY)}`
  return {
    giveBack(action, client, key) {
      const use = useOf(action, client, key)
      if (use !== null) repeated.delete(use)
      const limit: Limit & { byAccount?: true } = clientLimits[action]
      const { address, accountId } = client
      const wider = widerNetwork(address)
      const keys =
        limit.byAccount && accountId !== null
          ? [`${action} account ${accountId}`]
          : [`${action} ${clientNetwork(address)}`, ...(wider === null ? [] : [`${action} ${wider}/48`])]
      for (const each of keys) {
        const window = windows.get(each)
        if (window && window.uses > 0) window.uses -= 1
      }
    },
    take(action, client, key) {
      const { address, accountId } = client
      const limit: Limit & { byAccount?: true } = clientLimits[action]
      const use = useOf(action, client, key)
      if (use !== null && repeated.has(use)) return 0
      const allowed = (seconds: number) => {
        if (use !== null && seconds === 0) repeated.set(use, true)
        return seconds
      }
      if (limit.byAccount && accountId !== null) return allowed(wait(`${action} account ${accountId}`, limit))
      const own = wait(`${action} ${clientNetwork(address)}`, limit)
      const wider = widerNetwork(address)
      const all =
        wider === null ? 0 : wait(`${action} ${wider}/48`, { ...limit, uses: limit.uses * WIDER_NETWORK_TIMES })
      return allowed(Math.max(own, all))
    },
  }
}
