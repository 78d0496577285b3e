import type { Database } from '../../../platform/database.ts'
import type { Bitmap } from '../rules/bitmap.ts'
import { bitsParameter } from './bitmaps.ts'
import { afterText, cursorParameters, cursorText, type OrderBy, orderText } from './orders.ts'
import { type After, integerParameter, type ListedProduct } from './page.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** Whether a set is so small that its listings are looked up one by one. The others are met soon enough when all
 *  listings are walked in their order; where both cost the same, it is this many: never more than some thousand rows. */
const isSmall = (size: number, among: Bitmap, limit: number): boolean =>
  size <= Math.max(500, Math.sqrt(limit * among.bytes.length * 8))

/** `$1` holds the members. What was listed after they were read lies beyond their end. */
const isMember = `case when l.ordinal < length($1::varbit) then get_bit($1::varbit, l.ordinal) else 0 end = 1`

/** The listings of a set in an order, after a cursor; of a group's members `groupId` says so. One statement, which reads
 *  a bounded number of rows. */
export function rowsOfMembers(
  database: Reader,
  members: Bitmap,
  wanted: { readonly order: OrderBy; readonly after: After; readonly limit: number; readonly groupId?: string },
): Promise<ListedProduct[]> {
  const { order, after, limit, groupId } = wanted
  const isWalked = !isSmall(members.size, members, limit)
  const name = isWalked ? (groupId ? 'members of a group' : 'members in order') : 'members'
  const source = isWalked
    ? groupId
      ? `group_listings l where l.group_id = $3 and ${isMember}`
      : `listings l where ${isMember}`
    : 'unnest($1::int[]) as m(ordinal) join listings l on l.ordinal = m.ordinal where true'
  const ofGroup = isWalked && groupId ? [groupId] : []
  const columns = order.columns.map(column => `l.${column}`).join(', ')
  return readPrepared<ListedProduct>(
    database,
    `${name} ${order.columns.join(' ')} ${order.direction}${after ? ' after' : ''}`,
    `select c.card, ${cursorText(order, 'f')} as cursor
     from (
       select ${columns} from ${source} ${after ? `and ${afterText(order, 'l', 3 + ofGroup.length)}` : ''}
       order by ${orderText(order, 'l')} limit $2
     ) as f join listings c on c.product_id = f.product_id
     order by ${orderText(order, 'f')}`,
    [
      isWalked ? bitsParameter(members) : members.members(),
      limit,
      ...ofGroup,
      ...(after ? cursorParameters(order, after) : []),
    ],
  )
}

/** A rank out of a cursor; far beyond any real one it may be reckoned with all the same. */
export const rankParameter = (value: unknown): number => Math.max(0, Math.min(1000, Math.trunc(Number(value))))

/** Listings by rank (`tiers[rank]` are those that have it), then in the shop's order; the cursor holds rank, order and
 *  product. Reads tier by tier until there are enough. */
export async function rowsOfTiers(
  database: Reader,
  tiers: readonly Bitmap[],
  after: After,
  limit: number,
): Promise<ListedProduct[]> {
  const rows: ListedProduct[] = []
  const first = after ? rankParameter(after[0]) : 0
  let rank = first
  while (rank < tiers.length && rows.length < limit) {
    const wanted = limit - rows.length
    const rest = rank === first ? after : null
    const tier = tiers[rank]!
    const size = tier.size
    if (size > 0 && !isSmall(size, tier, wanted)) {
      rows.push(...(await walkedTier(database, tier, rank, rest, wanted)))
      rank += 1
      continue
    }
    const together: { ordinal: number; rank: number }[] = []
    let sure = 0
    for (; rank < tiers.length && sure < wanted; rank += 1) {
      const next = tiers[rank]!
      if (!isSmall(together.length + next.size, next, wanted)) break
      for (const ordinal of next.members()) together.push({ ordinal, rank })
      if (rank > first || !after) sure += next.size
    }
    if (together.length > 0) rows.push(...(await lookedUpTiers(database, together, rest, wanted)))
  }
  return rows
}

function walkedTier(database: Reader, tier: Bitmap, rank: number, after: After, limit: number) {
  return readPrepared<ListedProduct>(
    database,
    `search tier walked${after ? ' after' : ''}`,
    `select c.card, json_build_array($3::int, f.sort_order, f.product_id) as cursor
     from (
       select l.sort_order, l.product_id from listings l
       where ${isMember} ${after ? 'and (l.sort_order, l.product_id) > ($4::int, $5::uuid)' : ''}
       order by l.sort_order, l.product_id limit $2
     ) as f join listings c on c.product_id = f.product_id
     order by f.sort_order, f.product_id`,
    [bitsParameter(tier), limit, rank, ...(after ? [integerParameter(Number(after[1])), after[2]] : [])],
  )
}

function lookedUpTiers(
  database: Reader,
  members: readonly { ordinal: number; rank: number }[],
  after: After,
  limit: number,
) {
  return readPrepared<ListedProduct>(
    database,
    `search tiers${after ? ' after' : ''}`,
    `select c.card, json_build_array(f.rank, f.sort_order, f.product_id) as cursor
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
