/** Numbers that look drawn and follow from a seed: the same seed gives the same row of numbers (mulberry32). */
export type Random = {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  /** Whether something happens that happens so many times out of a hundred. */
  chance(percent: number): boolean
  /** One of several. */
  of<Item>(items: readonly Item[]): Item
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, chance: percent => below(100) < percent, of: items => items[below(items.length)]! }
}
