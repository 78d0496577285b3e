import { sql } from 'drizzle-orm'
import { dayOf } from '../../../kit/days.ts'
import { leaveToTheEnd } from '../../../platform/leftToTheEnd.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import { publicGroups } from '../../pricing/rules/publicPrices.ts'
import { discountSettings } from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { colorSql } from '../colors/json.ts'
import { CARD_SHAPE, type CardColor, type Listing } from '../rules/card.ts'
import { type ColorsByCode, furtherProperties } from '../rules/propertyDefinitions.ts'
import { listingSettings, propertySettings } from '../settings.ts'
import { type Candidate, type ListedRow, readCandidates } from './facts.ts'
import { isListed, listingOf, type Surroundings } from './listingOf.ts'
import { notePrices } from './notePrices.ts'
import { BitmapChanges } from './writeBitmaps.ts'
import { type Change, writeListings } from './writeListings.ts'
import { writePropertyWords } from './writePropertyWords.ts'
import { changeSearch } from './writeSearch.ts'

/** `now` decides what is visible, reduced or announced. `only: 'stock'` leaves the search alone, for changes that
 *  touch no text. */
export type RefreshOptions = { readonly settings: Settings; readonly now: Date; readonly only?: 'stock' }

/** Products that are worked on at once; bounds the memory for large catalogues. */
const batchSize = 1000

/**
 * Brings what visitors' lists and search show of products up to date with the tables they come from: `listings`,
 * `group_listings`, `group_facets`, `listing_bitmaps`, `search_documents`, `search_entries` and `search_words`. Part of
 * every transaction that changes products; sets that contain one of them follow. Writes only what is different. Where
 * several use cases share a transaction it may be left to the end of it.
 *
 * Returns whether anything that readers can see in lists has changed, or may change at the end. The tables raise the version.
 */
export async function refreshListings(
  tx: Reader,
  productIds: readonly string[] | 'all',
  options: RefreshOptions,
): Promise<boolean> {
  const ids = productIds === 'all' ? await allProductIds(tx) : [...new Set(productIds)]
  if (ids.length === 0) return false
  const name = options.only === 'stock' ? 'listings of stock' : 'listings'
  if (leaveToTheEnd(tx, name, ids, all => refreshListings(tx, all, options))) return true
  let hasChanged = false
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    if (await refreshBatch(tx, batch, options)) hasChanged = true
  }
  return hasChanged
}

async function allProductIds(tx: Reader): Promise<string[]> {
  const rows = await run<{ id: string }>(tx, sql`select id from products order by id`)
  return rows.map(row => row.id)
}

async function refreshBatch(
  tx: Reader,
  ids: readonly string[],
  { settings, now, only }: RefreshOptions,
): Promise<boolean> {
  const { candidates, pieces } = await readCandidates(tx, ids)
  const around = surroundings(candidates, pieces, settings, now, await colorsOfProperties(tx, settings))
  const { showSoldOut } = listingSettings.of(settings)
  const changes = candidates.map(candidate => changeOf(candidate, around, showSoldOut))
  const different = changes.filter(change => isDifferent(change.before, change.after))
  const bitmaps = new BitmapChanges()
  const ordinals = await writeListings(tx, different, bitmaps)
  // What is only more or less of changes no words, unless it comes or goes where what is sold out is hidden.
  const searched = only === 'stock' ? changes.filter(({ before, after }) => !before !== !after) : changes
  if (searched.length > 0) await changeSearch(tx, searched, ordinals, bitmaps, around)
  await bitmaps.write(tx)
  if (only !== 'stock') await writePropertyWords(tx, changed(changes), around.definitions)
  await notePrices(tx, changes)
  return different.length > 0
}

/** The colours that properties besides the built-in one may name; no statement where there is no such property. */
export async function colorsOfProperties(db: Reader, settings: Settings): Promise<ColorsByCode> {
  const isNamed = furtherProperties(propertySettings.of(settings).properties).some(({ type }) => type === 'color')
  if (!isNamed) return new Map()
  const rows = await run<{ color: CardColor }>(db, sql`select ${colorSql('c')} as color from colors c`)
  return new Map(rows.map(({ color }) => [color.code, color]))
}

/** What the listings of these products share. */
export function surroundings(
  candidates: readonly Candidate[],
  pieces: readonly Candidate['facts'][],
  settings: Settings,
  now: Date,
  colors: ColorsByCode,
): Surroundings {
  const all = [...candidates.map(({ facts }) => facts), ...pieces]
  const { fewLeftUpTo, newForDays, previewProperties } = listingSettings.of(settings)
  return {
    now,
    discounts: publicGroups(discountSettings.of(settings).groups),
    newForDays,
    previewProperties,
    definitions: propertySettings.of(settings).properties,
    colors,
    calendar: { today: dayOf(now, shopSettings.of(settings).timeZone), fewLeftUpTo },
    facts: new Map(all.map(facts => [facts.id, facts])),
  }
}

const changed = (changes: readonly Change[]) => changes.filter(({ after }) => after !== null).map(({ facts }) => facts)

function changeOf({ facts, listed, ordinal }: Candidate, around: Surroundings, showSoldOut: boolean): Change {
  const listing = isListed(facts, around.now) ? listingOf(facts, around) : null
  const isShown = listing?.hasPrice && (showSoldOut || listing.isInStock)
  return {
    facts,
    ordinal,
    before: listed,
    after: isShown ? rowOf(listing) : null,
    asked: listing?.asked ?? [],
  }
}

function rowOf(listing: Listing): ListedRow {
  const { card } = listing
  return {
    card: JSON.stringify(card),
    cardShape: CARD_SHAPE,
    groupIds: listing.groupIds.toSorted(),
    sortOrder: listing.sortOrder,
    sortTitle: listing.sortTitle,
    sortTitleEn: listing.sortTitleEn,
    priceFrom: listing.priceFrom,
    priceTo: listing.priceTo,
    childPriceFrom: listing.childPriceFrom,
    childPriceTo: listing.childPriceTo,
    manyPrices: listing.manyPrices,
    prices: JSON.stringify(listing.prices),
    offers: JSON.stringify(listing.offers),
    pictures: JSON.stringify(listing.pictures),
    fits: card.fits,
    sizes: card.sizes,
    colorCodes: card.colors.map(color => color.code),
    propertyValues: listing.propertyValues,
    isPersonalisable: card.isPersonalisable,
    isInStock: listing.isInStock,
    isOnSale: listing.isOnSale,
    isNew: card.isNew,
    soldPieces: listing.soldPieces,
    createdAt: listing.createdAt.getTime(),
  }
}

function isDifferent(before: ListedRow | null, after: ListedRow | null): boolean {
  if (before === null || after === null) return before !== after
  return (Object.keys(after) as (keyof ListedRow)[]).some(key =>
    typeof after[key] === 'object'
      ? JSON.stringify(after[key]) !== JSON.stringify(before[key])
      : after[key] !== before[key],
  )
}
