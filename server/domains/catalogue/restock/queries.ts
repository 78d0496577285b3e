import { type SQL, sql } from 'drizzle-orm'
import type { Language, LocalizedText } from '../../../kit/languages.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import { hashSecret } from '../../accounts/sessions/sessions.ts'
import type { Fit } from '../tables.ts'

/** What somebody waits for, with what a mail or a page says of it. `available`: null is unlimited. */
export type RestockItem = {
  readonly productId: string
  readonly variantId: string | null
  readonly title: LocalizedText
  readonly slug: string
  readonly groupSlug: string | null
  readonly fit: Fit | null
  readonly size: string
  readonly available: number | null
}

export type RestockRequest = RestockItem & {
  readonly id: string
  readonly email: string
  readonly language: Language
  readonly amount: number
  readonly isConfirmed: boolean
}

/** No secret of ours is longer. */
const longestSecret = 200

const available = sql`case when v.id is null then p.available else v.available end`
const itemColumns = sql`p.id as "productId", v.id as "variantId", p.title, p.slug, v.fit, coalesce(v.size, '') as size,
  ${available} as available,
  (select g.slug from group_members m join product_groups g on g.id = m.group_id
    where m.product_id = p.id order by m.position limit 1) as "groupSlug"`

/** What is on sale to everybody at an instant, be it there or not. */
const onSale = (now: Date): SQL => sql`p.deleted_at is null and not p.is_offline
  and (p.visible_from is null or p.visible_from <= ${now.toISOString()}::timestamptz)
  and (v.id is null or not v.is_offline)`

/** A size that is on sale (`variantId` null: a product without variants); null for none. */
export async function restockItem(
  reader: Reader,
  { productId, variantId }: { readonly productId: string; readonly variantId: string | null },
  now: Date,
): Promise<RestockItem | null> {
  const exists =
    variantId === null ? sql`not exists (select from variants o where o.product_id = p.id)` : sql`v.id is not null`
  const [item] = await run<RestockItem>(
    reader,
    sql`select ${itemColumns} from products p left join variants v on v.product_id = p.id and v.id = ${variantId}::uuid
      where p.id = ${productId}::uuid and p.kind = 'goods' and ${onSale(now)} and ${exists}`,
  )
  return item ?? null
}

const requestColumns = sql`r.id, r.email, r.language, r.amount, r.confirmed_at is not null as "isConfirmed",
  ${itemColumns}`
const joined = sql`restock_requests r
  join products p on p.id = r.product_id left join variants v on v.id = r.variant_id`

/** The request that a mail's link leads to; null where it has ended, or never was. */
export async function restockOfLink(reader: Reader, secret: string): Promise<RestockRequest | null> {
  if (secret.length > longestSecret) return null
  const [request] = await run<RestockRequest>(
    reader,
    sql`select ${requestColumns} from ${joined} where r.secret_hash = ${hashSecret(secret)}`,
  )
  return request ?? null
}

/** The request of an address for a size. */
export async function restockOf(
  reader: Reader,
  { productId, variantId }: Pick<RestockItem, 'productId' | 'variantId'>,
  email: string,
): Promise<{ readonly id: string; readonly isConfirmed: boolean } | null> {
  const [known] = await run<{ id: string; isConfirmed: boolean }>(
    reader,
    sql`select r.id, r.confirmed_at is not null as "isConfirmed" from restock_requests r
      where coalesce(r.variant_id, r.product_id) = ${variantId ?? productId}::uuid and lower(r.email) = lower(${email})`,
  )
  return known ?? null
}

/** Confirmed requests whose size is back, the oldest first; locked until the transaction ends. */
export const dueRequests = (reader: Reader, now: Date, limit: number): Promise<RestockRequest[]> =>
  run<RestockRequest>(
    reader,
    sql`select ${requestColumns} from ${joined}
      where r.confirmed_at is not null and ${onSale(now)}
        and coalesce(${available} >= r.amount + case when r.was_short then 0 else r."left" end, true)
      order by r.confirmed_at, r.id limit ${limit} for update of r skip locked`,
  )

export type AwaitedSize = {
  readonly productId: string
  readonly variantId: string | null
  readonly people: number
  readonly pieces: number
}

/** How many wait for which size of which product, those awaited most first. */
export const awaitedSizes = (reader: Reader): Promise<AwaitedSize[]> =>
  run<AwaitedSize>(
    reader,
    sql`select product_id as "productId", variant_id as "variantId", count(*)::int as people, sum(amount)::int as pieces
      from restock_requests where confirmed_at is not null
      group by product_id, variant_id order by people desc, product_id, variant_id limit 1000`,
  )
