import { LRUCache } from 'lru-cache'
import { clientNetwork, widerNetwork } from '../kit/clientNetwork.ts'
import {
  type ClientLimit,
  clientLimits,
  type ExactAction,
  type KeyLimit,
  keyRequests,
  type Limit,
  type LimitedAction,
  type QuickAction,
  WIDER_NETWORK_TIMES,
} from '../kit/limits.ts'
import type { Database } from '../platform/database.ts'
import { messageOf } from '../platform/failure.ts'
import type { Log } from '../platform/log.ts'
import {
  type Counted,
  forgetEndedWindows,
  giveBackShared,
  mergeShared,
  type Told,
  takeShared,
} from '../platform/sharedLimits.ts'

/** How often processes tell each other what they counted. */
const TELLING_MILLISECONDS = 1_000
/** How often ended windows are forgotten. */
const FORGETTING_MILLISECONDS = 5 * 60_000
/** As many are told in one statement. */
const MOST_TOLD = 2_000

/** Who does something: the address they come from, and their account where they are signed in. */
type LimitedClient = {
  readonly address: string
  readonly accountId: string | null
  /** Of a program. */
  readonly key?: KeyLimit | null
  /** What names the cart of a program's buyer; null without one. */
  readonly cart?: string | null
}

/** How a client stands with a limit: `left` more uses until `endsAt`, in milliseconds since 1970. */
type LimitStanding = { readonly limit: Limit; readonly left: number; readonly seconds: number }

/** Counts uses in fixed windows per client, for all processes together. */
export type Limiter = {
  /** Seconds to wait before the next request of a key, 0 if this one is allowed (and counted). */
  takeRequest(key: KeyLimit): number
  /** How a key stands with its limit, and a client with one of theirs, as far as this process knows; null before the first
   *  use. */
  standingOfKey(key: KeyLimit): LimitStanding | null
  standing(action: LimitedAction, client: LimitedClient): LimitStanding | null
  /** What a client may do of what is counted for all processes. */
  policy(action: ExactAction): Limit
  /** Seconds to wait before the next use, 0 if this one is allowed (and counted). Counted in memory, where the oldest
   *  clients are forgotten first; others know within seconds. */
  take(action: QuickAction, client: LimitedClient): number
  /** The same, counted for all processes before it is answered. What is tried again under the same `key` is the same use;
   *  what is refused is not counted. */
  takeExactly(action: ExactAction, client: LimitedClient, key?: string): Promise<number>
  /** Takes back a use that came to nothing. */
  giveBack(action: ExactAction, client: LimitedClient, key?: string): Promise<void>
  /** Tells the other processes what this one counted since the last time, if anything, and learns what they did. */
  tell(): Promise<void>
}

type Parts = {
  readonly database: Pick<Database, 'drizzle'>
  /** Milliseconds since 1970, of a clock that the processes share. */
  readonly now: () => number
  /** Multiplies every limit. */
  readonly scale?: number
}

/** What this process knows of a window; `untold` of its uses the others do not know. */
type Known = { uses: number; endsAt: number; untold: number; readonly limit: ClientLimit }

/** What is counted of a request by a key. */
const countedOfKey = ({ keyId, requestsPerMinute }: KeyLimit, scale: number): Counted => ({
  name: `key ${keyId}`,
  limit: { uses: requestsPerMinute * scale, seconds: keyRequests.seconds },
})

/** What is counted of a use, each under its own name: the account's, or the network's and the wider one's. Of a program
 *  nothing that only costs us, for its requests are counted. */
function countedOf(action: LimitedAction, { address, accountId, key, cart }: LimitedClient, scale: number): Counted[] {
  const limit: ClientLimit = clientLimits[action]
  const own = { ...limit, uses: limit.uses * scale }
  if (key) return limit.isExact ? [{ name: `${action} key ${key.keyId} ${cart ?? ''}`, limit: own }] : []
  if (limit.byAccount && accountId !== null) return [{ name: `${action} account ${accountId}`, limit: own }]
  const wider = widerNetwork(address)
  return [
    { name: `${action} ${clientNetwork(address)}`, limit: own },
    ...(wider === null
      ? []
      : [{ name: `${action} ${wider}/48`, limit: { ...own, uses: own.uses * WIDER_NETWORK_TIMES } }]),
  ]
}

const secondsUntil = (endsAt: number, time: number): number => Math.max(1, Math.ceil((endsAt - time) / 1000))

/** The limiter of one process, by the table in `kit/limits.ts`. */
export function createLimiter({ database, now, scale = 1 }: Parts): Limiter {
  const windows = new LRUCache<string, Known>({ max: 50_000 })
  /** Until when nobody need ask whether something may be done. */
  const closed = new LRUCache<string, number>({ max: 50_000 })
  let untold = new Map<string, Known>()
  let forgottenAt = now()

  const wait = ({ name, limit }: Counted): number => {
    const time = now()
    const known = windows.get(name)
    const window =
      known && known.endsAt > time ? known : { endsAt: time + limit.seconds * 1000, uses: 0, untold: 0, limit }
    window.uses += 1
    window.untold += 1
    if (window !== known) windows.set(name, window)
    if (window.untold === 1) untold.set(name, window)
    return window.uses <= limit.uses ? 0 : secondsUntil(window.endsAt, time)
  }

  const tellSome = async (some: readonly [string, Known][]) => {
    const told: Told[] = some.map(([name, { limit, endsAt, untold: uses }]) => ({ name, limit, endsAt, uses }))
    const known = await mergeShared(database, told, now())
    for (const [index, [name, window]] of some.entries()) {
      const { uses, endsAt } = known.get(name) ?? window
      window.untold -= told[index]!.uses
      // What came meanwhile is still to be told.
      Object.assign(window, { uses: uses + window.untold, endsAt })
      if (window.untold > 0) untold.set(name, window)
    }
  }

  const tell = async () => {
    const time = now()
    const waiting = [...untold].filter(([, window]) => window.endsAt > time)
    untold = new Map()
    for (let from = 0; from < waiting.length; from += MOST_TOLD) {
      const some = waiting.slice(from, from + MOST_TOLD)
      try {
        await tellSome(some)
      } catch (error) {
        for (const [name, window] of waiting.slice(from)) untold.set(name, window)
        throw error
      }
    }
    if (time - forgottenAt < FORGETTING_MILLISECONDS) return
    forgottenAt = time
    await forgetEndedWindows(database, time)
  }

  const standingOf = ({ name, limit }: Counted): LimitStanding | null => {
    const time = now()
    const known = windows.get(name)
    if (!known || known.endsAt <= time) return null
    return { limit, left: Math.max(0, limit.uses - known.uses), seconds: secondsUntil(known.endsAt, time) }
  }

  return {
    takeRequest: key => wait(countedOfKey(key, scale)),
    standingOfKey: key => standingOf(countedOfKey(key, scale)),
    standing(action, client) {
      const [first] = countedOf(action, client, scale)
      return first ? standingOf(first) : null
    },
    policy: action => ({ ...clientLimits[action], uses: clientLimits[action].uses * scale }),
    take: (action, client) => Math.max(0, ...countedOf(action, client, scale).map(wait)),
    async takeExactly(action, client, key) {
      const counted = countedOf(action, client, scale)
      const { name } = counted[0]!
      const time = now()
      const known = closed.get(name) ?? time
      if (known > time) return secondsUntil(known, time)
      const taken = await takeShared(database, counted, key ?? null, time)
      if (taken.refusedUntil === null) {
        windows.set(name, { ...taken.window, untold: 0, limit: counted[0]!.limit })
        return 0
      }
      const endsAt = taken.refusedUntil
      // What is tried under keys may be given back, or be one that was counted.
      if (key === undefined) closed.set(name, endsAt)
      return secondsUntil(endsAt, time)
    },
    async giveBack(action, client, key) {
      const names = countedOf(action, client, scale).map(({ name }) => name)
      await giveBackShared(database, names, key ?? null, now())
      const known = windows.get(names[0]!)
      if (known && known.uses > 0) known.uses -= 1
    },
    tell,
  }
}

/** Has the limiter tell every second, one time after the other, and a last time when it is stopped. */
export function startTelling(limiter: Pick<Limiter, 'tell'>, log: Log): { stop(): Promise<void> } {
  let telling: Promise<void> | null = null
  const tell = async () => {
    try {
      await limiter.tell()
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'counts of limits could not be told yet')
    } finally {
      telling = null
    }
  }
  const timer = setInterval(() => {
    telling ??= tell()
  }, TELLING_MILLISECONDS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await telling
      await tell()
    },
  }
}
