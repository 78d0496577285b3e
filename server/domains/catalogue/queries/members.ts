import type { Database } from '../../../platform/database.ts'
import { type NumberKind, numberOffsets } from '../listings/bitmapKeys.ts'
import { type Bitmap, firstByNumber, withNumber } from '../rules/bitmap.ts'
import { bitsParameter, digitAttributes, readBitmaps } from './bitmaps.ts'
import { afterText, cursorParameters, cursorText, type OrderBy, orderText } from './orders.ts'
import { type After, integerParameter, type ListedProduct } from './page.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** A set of so many listings is looked up one by one and sorted. Of larger ones the first are found by their digits, or
 *  are met soon enough when the listings are walked in their order. */
const FEW = 3000

/** `$1` holds the members. What was listed after they were read lies beyond their end. */
const isMember = `case when l.ordinal < length($1::varbit) then get_bit($1::varbit, l.ordinal) else 0 end = 1`

/** Whose digits give the order of a column. */
const digitsOf: Readonly<Record<string, NumberKind>> = {
  price_from: 'priceFrom',
  child_price_from: 'childPriceFrom',
  sort_order: 'sortOrder',
}

type Wanted = {
  readonly order: OrderBy
  readonly after: After
  readonly limit: number
  /** Brings the pictures of each colour along. */
  readonly withPictures: boolean
}

/** The listings of a set in an order, after a cursor; of a group's members `groupId` says so. */
export async function rowsOfMembers(
  database: Reader,
  members: Bitmap,
  wanted: Wanted & { readonly groupId?: string },
): Promise<ListedProduct[]> {
  const { order, groupId, limit, withPictures } = wanted
  if (members.size <= FEW) return lookedUp(database, members, wanted)
  const kind = digitsOf[order.columns[0]!]
  if (groupId !== undefined || kind === undefined || order.columns.length > 2) return walked(database, members, wanted)
  const digits = await readBitmaps(database, digitAttributes(kind))
  const rows: ListedProduct[] = []
  const take = async (among: Bitmap, after: After, value: number) => {
    const rest = { order, after, limit: limit - rows.length, withPictures }
    rows.push(...(await (among.size <= FEW ? lookedUp(database, among, rest) : tied(database, among, rest, value))))
  }
  const offset = numberOffsets[kind]
  let left = members
  if (wanted.after) {
    const value = integerParameter(Number(wanted.after[0]))
    const notBefore = withNumber(members, digits, order.direction === 'asc' ? 'atLeast' : 'atMost', value + offset)
    const equal = withNumber(notBefore, digits, order.direction === 'asc' ? 'atMost' : 'atLeast', value + offset)
    left = notBefore.without(equal)
    await take(equal, wanted.after, value)
  }
  if (rows.length === limit || left.isEmpty) return rows
  const { sure, ties, number } = firstByNumber(left, digits, order.direction, limit - rows.length)
  if (sure.size + ties.size <= FEW) await take(sure.or(ties), null, number - offset)
  else {
    if (!sure.isEmpty) await take(sure, null, 0)
    await take(ties, null, number - offset)
  }
  return rows
}

/** Looks the members up one by one and sorts them. */
function lookedUp(
  database: Reader,
  members: Bitmap,
  { order, after, limit, groupId, withPictures }: Wanted & { readonly groupId?: string },
): Promise<ListedProduct[]> {
  // Where a product stands by hand is known of its group alone.
  const isPlaced = groupId !== undefined && order.columns.includes('place')
  const ofGroup = isPlaced ? [groupId] : []
  return readPrepared<ListedProduct>(
    database,
    `${isPlaced ? 'placed' : 'members'} ${order.columns.join(' ')} ${order.direction}${after ? ' after' : ''}${picturesName(withPictures)}`,
    pageText(
      order,
      withPictures,
      isPlaced
        ? `unnest($1::int[]) as m(ordinal) join listings p on p.ordinal = m.ordinal
           join group_listings l on l.group_id = $3 and l.product_id = p.product_id
           where true ${after ? `and ${afterText(order, 'l', 4)}` : ''}`
        : `unnest($1::int[]) as m(ordinal) join listings l on l.ordinal = m.ordinal
           where true ${after ? `and ${afterText(order, 'l', 3)}` : ''}`,
    ),
    [members.members(), limit, ...ofGroup, ...(after ? cursorParameters(order, after) : [])],
  )
}

/** Walks the listings, or those of a group, in the order until enough of them are members. */
function walked(
  database: Reader,
  members: Bitmap,
  { order, after, limit, groupId, withPictures }: Wanted & { readonly groupId?: string },
): Promise<ListedProduct[]> {
  const ofGroup = groupId === undefined ? [] : [groupId]
  const source = groupId === undefined ? 'listings l where true' : 'group_listings l where l.group_id = $3'
  return readPrepared<ListedProduct>(
    database,
    `members of ${groupId === undefined ? 'all' : 'a group'} ${order.columns.join(' ')} ${order.direction}${after ? ' after' : ''}${picturesName(withPictures)}`,
    pageText(
      order,
      withPictures,
      `${source} and ${isMember} ${after ? `and ${afterText(order, 'l', 3 + ofGroup.length)}` : ''}`,
    ),
    [bitsParameter(members), limit, ...ofGroup, ...(after ? cursorParameters(order, after) : [])],
  )
}

/** Walks the listings that have a value in the order's first column, until enough of them are members. */
function tied(
  database: Reader,
  members: Bitmap,
  { order, after, limit, withPictures }: Wanted,
  value: number,
): Promise<ListedProduct[]> {
  return readPrepared<ListedProduct>(
    database,
    `tied members ${order.columns.join(' ')} ${order.direction}${after ? ' after' : ''}${picturesName(withPictures)}`,
    pageText(
      order,
      withPictures,
      `listings l where l.${order.columns[0]} = $3::int and ${isMember} ${after ? `and ${afterText(order, 'l', 4)}` : ''}`,
    ),
    [bitsParameter(members), limit, value, ...(after ? cursorParameters(order, after) : [])],
  )
}

/** The cards of the first `$2` rows of `listings l` or `group_listings l` out of `source`. */
const pageText = (order: OrderBy, withPictures: boolean, source: string): string => `
  select c.card${picturesColumn(withPictures)}, ${cursorText(order, 'f')} as cursor
  from (
    select ${order.columns.map(column => `l.${column}`).join(', ')} from ${source}
    order by ${orderText(order, 'l')} limit $2
  ) as f join listings c on c.product_id = f.product_id
  order by ${orderText(order, 'f')}`

/** Pictures are read only where a colour is looked for: tiles show but one otherwise. */
const picturesColumn = (withPictures: boolean): string => (withPictures ? ', c.pictures' : '')
const picturesName = (withPictures: boolean): string => (withPictures ? ' with pictures' : '')

/** The shop's order within a rank. */
const withinRank: OrderBy = { columns: ['sort_order', 'product_id'], direction: 'asc', shape: 'ns' }

/** A rank out of a cursor; far beyond any real one it may be reckoned with all the same. */
export const rankParameter = (value: unknown): number => Math.max(0, Math.min(1000, Math.trunc(Number(value))))

/** Listings by rank (`tiers[rank]` are those that have it), then in the shop's order; the cursor holds rank, order and
 *  product. Reads small tiers together, and no more of them than it takes until there are enough. */
export async function rowsOfTiers(
  database: Reader,
  tiers: readonly Bitmap[],
  after: After,
  limit: number,
  withPictures = false,
): Promise<ListedProduct[]> {
  const rows: ListedProduct[] = []
  const first = after ? rankParameter(after[0]) : 0
  for (let rank = first; rank < tiers.length && rows.length < limit; ) {
    const wanted = limit - rows.length
    const rest = rank === first ? after : null
    if (tiers[rank]!.size > FEW) {
      const page = await rowsOfMembers(database, tiers[rank]!, {
        order: withinRank,
        after: rest?.slice(1) ?? null,
        limit: wanted,
        withPictures,
      })
      for (const row of page) rows.push({ ...row, cursor: [rank, ...row.cursor] })
      rank += 1
      continue
    }
    const together: { ordinal: number; rank: number }[] = []
    // How many of them come after the cursor is not known of its own tier.
    let sure = 0
    for (; rank < tiers.length && sure < wanted && together.length + tiers[rank]!.size <= FEW; rank += 1) {
      for (const ordinal of tiers[rank]!.members()) together.push({ ordinal, rank })
      if (rank > first || !after) sure += tiers[rank]!.size
    }
    if (together.length > 0) rows.push(...(await lookedUpTiers(database, together, rest, wanted, withPictures)))
  }
  return rows
}

function lookedUpTiers(
  database: Reader,
  members: readonly { ordinal: number; rank: number }[],
  after: After,
  limit: number,
  withPictures: boolean,
) {
  return readPrepared<ListedProduct>(
    database,
    `search tiers${after ? ' after' : ''}${picturesName(withPictures)}`,
    `select c.card${picturesColumn(withPictures)}, json_build_array(f.rank, f.sort_order, f.product_id) as cursor
     from (
       select m.rank, l.sort_order, l.product_id
       from unnest($1::int[], $3::int[]) as m(ordinal, rank) join listings l on l.ordinal = m.ordinal
       ${after ? 'where (m.rank, l.sort_order, l.product_id) > ($4::int, $5::int, $6::uuid)' : ''}
       order by m.rank, l.sort_order, l.product_id limit $2
     ) as f join listings c on c.product_id = f.product_id
     order by f.rank, f.sort_order, f.product_id`,
    [
      members.map(({ ordinal }) => ordinal),
      limit,
      members.map(({ rank }) => rank),
      ...(after ? [rankParameter(after[0]), integerParameter(Number(after[1])), after[2]] : []),
    ],
  )
}
