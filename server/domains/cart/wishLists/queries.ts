import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import { FIRST_LIST, isShareToken } from './rules.ts'

/** A list as its owner sees it. `id`: `FIRST_LIST` of the first one, whose title is null. */
export type WishList = {
  readonly id: string
  readonly title: string | null
  readonly shareToken: string | null
  readonly entryCount: number
  /** The products on it. */
  readonly productIds: readonly string[]
}

/** What is wanted of a product. `title`: what it was called last, for those that are no longer there. */
export type Wish = {
  readonly id: string
  readonly productId: string
  readonly variantId: string | null
  readonly amount: number
  readonly note: string | null
  readonly title: LocalizedText
}

/** The lists of an account: the first one, then the named ones as they were made. */
export const wishListsOf = (reader: Reader, accountId: string): Promise<WishList[]> =>
  run<WishList>(
    reader,
    sql`with own as (select id from carts where account_id = ${accountId}),
      lists as (
        select ${FIRST_LIST} as id, null::uuid as list_id, null::text as title,
          (select share_token from wish_lists w join own on own.id = w.cart_id where w.is_first) as share_token,
          null::timestamptz as created_at
        union all
        select w.id::text, w.id, w.title, w.share_token, w.created_at
        from wish_lists w join own on own.id = w.cart_id where not w.is_first
      )
      select l.id, l.title, l.share_token as "shareToken", coalesce(array_length(f.products, 1), 0) as "entryCount",
        f.products as "productIds"
      from lists l cross join lateral (
        select coalesce(array_agg(f.product_id::text), '{}') as products from favourites f join own on own.id = f.cart_id
        where f.list_id is not distinct from l.list_id) as f
      order by l.created_at nulls first, l.id`,
    'wish lists',
  )

/** What is on a list of an account, the latest first; nothing where the list is somebody else's. */
export async function wishesOf(reader: Reader, accountId: string, listId: string): Promise<Wish[]> {
  if (listId !== FIRST_LIST && !isId(listId)) return []
  return run<Wish>(
    reader,
    sql`select f.id, f.product_id as "productId", f.variant_id as "variantId", f.amount, f.note, p.title
      from favourites f join carts c on c.id = f.cart_id join products p on p.id = f.product_id
      where c.account_id = ${accountId} and f.list_id is not distinct from ${listId === FIRST_LIST ? null : listId}::uuid
      order by f.created_at desc, f.id`,
    'wishes',
  )
}

/** Those of an account's wishes that have one of the ids. */
export const ownWishesById = (reader: Reader, accountId: string, ids: readonly string[]): Promise<Wish[]> =>
  run<Wish>(
    reader,
    sql`select f.id, f.product_id as "productId", f.variant_id as "variantId", f.amount, f.note, p.title
      from favourites f join carts c on c.id = f.cart_id join products p on p.id = f.product_id
      where c.account_id = ${accountId} and f.id = any(${sql.param(ids.filter(isId))}::uuid[])`,
    'own wishes',
  )

/** A list that is shared under an address, with what is on it; null where nothing is (any more). */
export async function sharedWishList(
  reader: Reader,
  token: string,
): Promise<{ readonly title: string | null; readonly wishes: readonly Wish[] } | null> {
  if (!isShareToken(token)) return null
  const [list] = await run<{ title: string | null; wishes: Wish[] }>(
    reader,
    sql`select w.title, (
        select coalesce(json_agg(json_build_object('id', f.id, 'productId', f.product_id, 'variantId', f.variant_id,
          'amount', f.amount, 'note', f.note, 'title', p.title) order by f.created_at desc, f.id), '[]')
        from favourites f join products p on p.id = f.product_id
        where f.cart_id = w.cart_id and f.list_id is not distinct from case when w.is_first then null else w.id end
      ) as wishes
      from wish_lists w where w.share_token = ${token}`,
    'shared wish list',
  )
  return list ?? null
}
