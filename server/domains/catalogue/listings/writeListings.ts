import { sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import type { AskedPrice } from '../rules/askedPrices.ts'
import { facetValues } from '../rules/facets.ts'
import { attributesOf } from './bitmapKeys.ts'
import type { ListedRow, ProductFacts } from './facts.ts'
import { NO_PLACE } from './tables.ts'
import type { BitmapChanges } from './writeBitmaps.ts'

/** What becomes of a product's row in the lists; null: it is in none. `ordinal`: of the row before. */
export type Change = {
  readonly facts: ProductFacts
  readonly ordinal: number | null
  readonly before: ListedRow | null
  readonly after: ListedRow | null
  /** What everybody is asked for it, none where nobody sees it. */
  readonly asked: readonly AskedPrice[]
}

/** Writes changed rows of `listings` and `group_listings`, counts the facets of their groups anew and notes in `bitmaps`
 *  what they gain and lose. Answers with the ordinals of the rows that are new, by product. */
export async function writeListings(
  tx: Reader,
  changes: readonly Change[],
  bitmaps: BitmapChanges,
): Promise<ReadonlyMap<string, number>> {
  const gone = changes.filter(change => change.after === null && change.before !== null).map(change => change.facts.id)
  const rows = changes.flatMap(({ facts, after, ordinal }) => (after ? [recordOf(facts.id, after, ordinal)] : []))
  if (gone.length > 0) {
    await run(tx, sql`delete from listings where product_id = any(${sql.param(gone)}::uuid[])`)
  }
  const ordinals = rows.length > 0 ? await upsertListings(tx, rows) : new Map<string, number>()
  const regrouped = changes.filter(({ before, after }) => after && membershipOf(before) !== membershipOf(after))
  if (regrouped.length > 0) await writeMembership(tx, regrouped)
  await countFacets(tx, changes)
  for (const { facts, before, after, ordinal } of changes) {
    noteAttributes(bitmaps, ordinal ?? ordinals.get(facts.id)!, before, after)
  }
  return ordinals
}

/** Notes in the bitmaps what a listing has now and had not before, and the other way round. */
function noteAttributes(bitmaps: BitmapChanges, ordinal: number, before: ListedRow | null, after: ListedRow | null) {
  const keyed = (row: ListedRow | null) =>
    new Map((row ? attributesOf(row) : []).map(attribute => [`${attribute.kind} ${attribute.value}`, attribute]))
  const [had, has] = [keyed(before), keyed(after)]
  for (const [key, attribute] of had) if (!has.has(key)) bitmaps.lose(ordinal, attribute)
  for (const [key, attribute] of has) if (!had.has(key)) bitmaps.gain(ordinal, attribute)
}

const recordOf = (id: string, row: ListedRow, ordinal: number | null) => ({
  product_id: id,
  ordinal,
  sort_order: row.sortOrder,
  sort_title: row.sortTitle,
  sort_title_en: row.sortTitleEn,
  price_from: row.priceFrom,
  price_to: row.priceTo,
  child_price_from: row.childPriceFrom,
  child_price_to: row.childPriceTo,
  many_prices: row.manyPrices,
  fits: row.fits,
  sizes: row.sizes,
  color_codes: row.colorCodes,
  property_values: row.propertyValues,
  is_personalisable: row.isPersonalisable,
  is_in_stock: row.isInStock,
  is_on_sale: row.isOnSale,
  is_new: row.isNew,
  sold_pieces: row.soldPieces,
  created_at: new Date(row.createdAt).toISOString(),
  card_shape: row.cardShape,
  card: row.card,
  prices: row.prices,
  offers: row.offers,
  pictures: row.pictures,
})

/** A number is drawn for new rows alone, or the bitmaps would be full of holes. */
async function upsertListings(tx: Reader, rows: readonly ReturnType<typeof recordOf>[]): Promise<Map<string, number>> {
  const written = await run<{ id: string; ordinal: number }>(
    tx,
    sql`
    insert into listings (
      product_id, ordinal, sort_order, sort_title, sort_title_en, price_from, price_to, child_price_from,
      child_price_to, many_prices, fits, sizes, color_codes, property_values, is_personalisable,
      is_in_stock, is_on_sale, is_new, sold_pieces, created_at, card_shape, card, prices, offers, pictures)
    select
      product_id, coalesce(ordinal, nextval(pg_get_serial_sequence('listings', 'ordinal'))),
      sort_order, sort_title, sort_title_en, price_from, price_to, child_price_from, child_price_to, many_prices,
      fits, sizes, color_codes, property_values, is_personalisable, is_in_stock, is_on_sale, is_new, sold_pieces,
      created_at, card_shape,
      card::json, prices::json, offers::json, pictures::json
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      product_id uuid, ordinal int, sort_order int, sort_title text, sort_title_en text, price_from int, price_to int,
      child_price_from int, child_price_to int, many_prices text[], fits text[], sizes text[], color_codes text[], property_values text[], is_personalisable bool, is_in_stock bool, is_on_sale bool,
      is_new bool, sold_pieces int, created_at timestamptz, card_shape int, card text,
      prices text, offers text, pictures text)
    order by product_id
    on conflict (product_id) do update set
      sort_order = excluded.sort_order, sort_title = excluded.sort_title, sort_title_en = excluded.sort_title_en,
      price_from = excluded.price_from, price_to = excluded.price_to, child_price_from = excluded.child_price_from,
      child_price_to = excluded.child_price_to, many_prices = excluded.many_prices, fits = excluded.fits, sizes = excluded.sizes,
      color_codes = excluded.color_codes, property_values = excluded.property_values,
      is_personalisable = excluded.is_personalisable,
      is_in_stock = excluded.is_in_stock, is_on_sale = excluded.is_on_sale, is_new = excluded.is_new,
      sold_pieces = excluded.sold_pieces, created_at = excluded.created_at,
      card_shape = excluded.card_shape, card = excluded.card, prices = excluded.prices,
      offers = excluded.offers, pictures = excluded.pictures
    returning product_id as id, ordinal`,
  )
  return new Map(written.map(({ id, ordinal }) => [id, ordinal]))
}

/** What `group_listings` holds of a row; null for none. */
const membershipOf = (row: ListedRow | null) =>
  row &&
  JSON.stringify([
    row.groupIds,
    row.sortOrder,
    row.sortTitle,
    row.sortTitleEn,
    row.priceFrom,
    row.childPriceFrom,
    row.createdAt,
  ])

async function writeMembership(tx: Reader, changes: readonly Change[]): Promise<void> {
  const known = changes.filter(change => change.before !== null).map(change => change.facts.id)
  if (known.length > 0) {
    await run(tx, sql`delete from group_listings where product_id = any(${sql.param(known)}::uuid[])`)
  }
  const groups = changes.flatMap(({ facts, after }) =>
    (after?.groupIds ?? []).map(groupId => ({ product_id: facts.id, group_id: groupId })),
  )
  if (groups.length === 0) return
  await run(
    tx,
    sql`
    insert into group_listings (
      group_id, product_id, ordinal, place, sort_order, sort_title, sort_title_en, price_from, child_price_from,
      created_at)
    select
      member.group_id, l.product_id, l.ordinal, coalesce(m.place, ${NO_PLACE}), l.sort_order, l.sort_title,
      l.sort_title_en, l.price_from, l.child_price_from, l.created_at
    from json_to_recordset(${JSON.stringify(groups)}::json) as member(group_id uuid, product_id uuid)
    join listings l on l.product_id = member.product_id
    left join group_members m on m.group_id = member.group_id and m.product_id = member.product_id
    order by member.group_id, l.sort_order, l.sort_title, l.product_id`,
  )
}

/** Adds to `group_facets` what the changes make of it. Rows are taken in one order, so that two who change products of
 *  the same groups wait for each other and never both. */
async function countFacets(tx: Reader, changes: readonly Change[]): Promise<void> {
  const counts = new Map<string, number>()
  const add = (row: ListedRow | null, by: 1 | -1) => {
    if (!row) return
    for (const { facet, value } of facetValues(row)) {
      for (const groupId of row.groupIds) {
        const key = JSON.stringify([groupId, facet, value])
        counts.set(key, (counts.get(key) ?? 0) + by)
      }
    }
  }
  for (const { before, after } of changes) {
    add(before, -1)
    add(after, 1)
  }
  const rows = [...counts]
    .filter(([, products]) => products !== 0)
    .map(([key, products]) => {
      const [group_id, facet, value] = JSON.parse(key) as [string, string, string]
      return { group_id, facet, value, products }
    })
  if (rows.length === 0) return
  await run(
    tx,
    sql`
    insert into group_facets (group_id, facet, value, products)
    select group_id, facet, value, products
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(group_id uuid, facet text, value text, products int)
    order by group_id, facet, value
    on conflict (group_id, facet, value) do update set products = group_facets.products + excluded.products`,
  )
}
