import type { Database } from '../../../platform/database.ts'
import { wordKind } from '../listings/bitmapKeys.ts'
import { Bitmap } from '../rules/bitmap.ts'
import { ranks } from '../search/searchDocument.ts'
import { readBitmaps } from './bitmaps.ts'
import type { ProductFilter } from './groupPage.ts'
import { type Narrowing, readNarrowing, stepsBack } from './narrowing.ts'
import { readPrepared } from './statements.ts'
import type { Search } from './understand.ts'

type Reader = Pick<Database, 'pool'>

/** What a search finds, as ordinals of listings: by rank, and altogether; without words, all there is. */
export type Matches = { readonly tiers: readonly Bitmap[]; readonly all: Bitmap }

/** A search is asked for its page, its count and its facets: what they have in common is read once. */
const remembered = new WeakMap<Search, Promise<Matches>>()
const rememberedNarrowings = new WeakMap<Search, Map<ProductFilter, Promise<Narrowing>>>()

/** What a search finds; one statement the first time. */
export function matchesOf(database: Reader, search: Search): Promise<Matches> {
  const known = remembered.get(search)
  if (known) return known
  const matches = readMatches(database, search)
  remembered.set(search, matches)
  return matches
}

const unfiltered: ProductFilter = {}

/** A filter with what a search wishes besides: of a kind that the filter chooses, the filter alone counts. The same object
 *  for the same two, by which what it leaves is remembered. */
export function filterFor({ wishes }: Search, given: ProductFilter): ProductFilter {
  const filter = stepsBack(given).length === 0 ? unfiltered : given
  const known = rememberedFilters.get(wishes)?.get(filter)
  if (known) return known
  const chosen = (['fits', 'colors', 'sizes'] as const).filter(kind => !filter[kind]?.length && wishes[kind].length > 0)
  const whole =
    chosen.length === 0 ? filter : { ...filter, ...Object.fromEntries(chosen.map(kind => [kind, wishes[kind]])) }
  const ofWishes = rememberedFilters.get(wishes) ?? new WeakMap<ProductFilter, ProductFilter>()
  rememberedFilters.set(wishes, ofWishes.set(filter, whole))
  return whole
}
const rememberedFilters = new WeakMap<object, WeakMap<ProductFilter, ProductFilter>>()

/** Whether a search finds anything as it is. */
export async function hasMatches(database: Reader, search: Search): Promise<boolean> {
  if (search.expansions.some(each => each.length === 0)) return false
  const [{ all }, narrowing] = await Promise.all([
    matchesOf(database, search),
    narrowingOf(database, search, filterFor(search, unfiltered)),
  ])
  return !narrowing.narrow(all).isEmpty
}

/** What a filter leaves of a search; one statement the first time. */
export function narrowingOf(database: Reader, search: Search, filter: ProductFilter): Promise<Narrowing> {
  const ofSearch = rememberedNarrowings.get(search) ?? new Map<ProductFilter, Promise<Narrowing>>()
  rememberedNarrowings.set(search, ofSearch)
  const narrowing = ofSearch.get(filter) ?? readNarrowing(database, filter)
  ofSearch.set(filter, narrowing)
  return narrowing
}

/** All ranks that a word of a document has. */
const wordRanks = [...new Set(Object.values(ranks))].toSorted((a, b) => a - b)

async function readMatches(database: Reader, { expansions, productIds }: Search): Promise<Matches> {
  if (productIds.length > 0) {
    const rows = await readPrepared<{ ordinal: number }>(
      database,
      'ordinals',
      'select ordinal from listings where product_id = any($1::uuid[])',
      [productIds],
    )
    const all = Bitmap.of(rows.map(({ ordinal }) => ordinal))
    return { tiers: [all], all }
  }
  if (expansions.length === 0) {
    const [all] = await readBitmaps(database, [{ kind: 'all', value: '' }])
    return { tiers: [all!], all: all! }
  }
  const places = expansions.flatMap((each, term) =>
    each.flatMap(({ word, penalty, language }) =>
      wordRanks.map(rank => ({ term, word, language, rank, found: Math.min(rank + penalty, ranks.text) })),
    ),
  )
  const bitmaps = await readBitmaps(
    database,
    places.map(({ word, language, rank }) => ({ kind: wordKind(language, rank), value: word })),
  )
  const terms = expansions.map(() => Array.from({ length: ranks.text + 1 }, () => Bitmap.empty))
  for (const [index, { term, found }] of places.entries()) {
    terms[term]![found] = terms[term]![found]!.or(bitmaps[index]!)
  }
  const tiers = terms.map(bestRanks).reduce(together)
  return { tiers, all: tiers.reduce((a, b) => a.or(b), Bitmap.empty) }
}

/** Leaves each listing at the best of its ranks alone. */
function bestRanks(byRank: readonly Bitmap[]): Bitmap[] {
  let better = Bitmap.empty
  return byRank.map(members => {
    const best = members.without(better)
    better = better.or(members)
    return best
  })
}

/** What two terms find together; the ranks of a listing add up. */
function together(one: readonly Bitmap[], other: readonly Bitmap[]): Bitmap[] {
  const tiers = Array.from({ length: one.length + other.length - 1 }, () => Bitmap.empty)
  for (const [a, first] of one.entries()) {
    if (first.isEmpty) continue
    for (const [b, second] of other.entries()) {
      if (!second.isEmpty) tiers[a + b] = tiers[a + b]!.or(first.and(second))
    }
  }
  return tiers
}
