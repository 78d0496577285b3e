import { LRUCache } from 'lru-cache'

/** Answers kept in memory that are never older than what was acknowledged when they are given. */
export type VersionedCache<Value> = {
  /** The kept answer for `key`, or the one that `make` brings. `make` runs once for all who ask at the same time. It is
   *  given the answer that was kept under an earlier version, where there is one, and may bring it again. `seen`: the version,
   *  where this request has looked at it already. */
  get(key: string, make: (earlier?: Value) => Promise<Value>, seen?: number): Promise<Value>
  /** How many answers are kept, and their bytes. */
  size(): { answers: number; bytes: number }
}

/** `made`: the value once it is there. */
type Kept<Value> = { version: number; day: string; value: Promise<Value>; made?: Value }

/**
 * Keeps answers under the catalogue's version. An answer is given only after a look at the version that began after the
 * request arrived: whoever was told that a change is done, reads what came of it, in every process. Looks are shared:
 * requests that arrive while one is under way wait for the next, so under load one statement serves many.
 * An answer is read under the version seen before it was made; if that rises meanwhile, the next request makes it anew.
 *
 * `day` is the shop's calendar day, for answers speak of days of delivery; what else comes due by itself raises the
 * version (see `refreshDueListings`). `bytesOf` bounds the memory together with `mostBytes`.
 * Source: decision 0001.
 */
export function createVersionedCache<Value extends object>(options: {
  version: () => Promise<number>
  day: () => string
  bytesOf: (value: Value) => number
  mostBytes: number
}): VersionedCache<Value> {
  const kept = new LRUCache<string, Kept<Value>>({ max: 20_000 })
  const sizes = new LRUCache<string, number>({
    max: 20_000,
    maxSize: options.mostBytes,
    sizeCalculation: bytes => bytes,
    dispose: (_bytes, key, reason) => {
      if (reason === 'evict') kept.delete(key)
    },
  })
  const look = sharedLook(options.version)

  return {
    async get(key, make, seen) {
      const version = seen ?? (await look())
      const day = options.day()
      const known = kept.get(key)
      if (known && known.version === version && known.day === day) {
        sizes.get(key)
        return known.value
      }
      const value = make(known?.day === day ? known.made : undefined)
      const entry: Kept<Value> = { version, day, value }
      kept.set(key, entry)
      try {
        const made = await value
        entry.made = made
        const bytes = options.bytesOf(made) + key.length
        if (kept.get(key) === entry) {
          if (bytes > options.mostBytes / 20) kept.delete(key)
          else sizes.set(key, Math.max(1, Math.ceil(bytes)))
        }
        return made
      } catch (error) {
        if (kept.get(key) === entry) kept.delete(key)
        throw error
      }
    },
    size: () => ({ answers: kept.size, bytes: sizes.calculatedSize }),
  }
}

/** Keeps nothing: everybody is answered anew. */
export const noCachedResponses: VersionedCache<never> = {
  get: (_key, make) => make(),
  size: () => ({ answers: 0, bytes: 0 }),
}

/** Calls `read` such that every caller gets a result whose reading began after the call; callers share. */
export function sharedLook<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null
  let next: Promise<Value> | null = null
  const start = (): Promise<Value> => {
    const reading = read().finally(() => {
      if (running === reading) running = null
    })
    running = reading
    return reading
  }
  return () => {
    if (!running) return start()
    next ??= running.then(
      () => beginNext(),
      () => beginNext(),
    )
    return next
  }
  function beginNext(): Promise<Value> {
    next = null
    return running ?? start()
  }
}
