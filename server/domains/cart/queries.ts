import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { type ProductFacts, productFactsJson, shelfOf } from '../pricing/facts.ts'
import { settingsFrom, settingsText } from '../settings/queries.ts'
import type { CartLine, Contents } from './rules/contents.ts'
import type { CheckoutDetails } from './tables.ts'

type Reader = Pick<Transaction, 'execute'> | Pick<Database['drizzle'], 'execute'>

/** Whose cart: a signed-in person's, and beside it the one from before signing in, or a guest's. */
export type Owner = { readonly accountId: string | null; readonly visitorHash: string | null }

/** The carts of an owner: at most one of the account and one of the visitor. */
const ownCarts = ({ accountId, visitorHash }: Owner): SQL => {
  const byVisitor = sql`(c.secret_hash = ${visitorHash}::text and c.account_id is null)`
  if (accountId === null) return byVisitor
  if (visitorHash === null) return sql`c.account_id = ${accountId}::uuid`
  return sql`(c.account_id = ${accountId}::uuid or ${byVisitor})`
}

type CartRow = {
  id: string
  accountId: string | null
  revision: number
  checkout: CheckoutDetails | null
  isExpired: boolean
}

/** Further products and variants whose facts are wanted. */
export type ExtraFacts = { readonly productIds: readonly string[]; readonly variantIds: readonly string[] }

const noExtraFacts: ExtraFacts = { productIds: [], variantIds: [] }

/**
 * Reads an owner's cart whole, with the facts of its products and the configuration, in one statement. `now` decides
 * what has expired.
 */
export async function readContents(
  reader: Reader,
  owner: Owner,
  now: Date,
  extra: ExtraFacts = noExtraFacts,
): Promise<Contents> {
  return (await readContentsAnd(reader, owner, now, sql`null`, extra)).contents
}

/** As `readContents`, and in the same statement one more text: an expression that may ask the carts read, `own`. */
export async function readContentsAnd(
  reader: Reader,
  owner: Owner,
  now: Date,
  also: SQL,
  extra: ExtraFacts = noExtraFacts,
): Promise<{ contents: Contents; also: string | null }> {
  const productIds = sql`array(
    select product_id from lines
    union select (slot ->> 'productId')::uuid from slots
    union select unnest(${sql.param([...extra.productIds])}::uuid[])
  )`
  const variantIds = sql`array(
    select variant_id from lines where variant_id is not null
    union select (piece ->> 'variantId')::uuid from slots, jsonb_array_elements(slot -> 'pieces') as piece
    union select unnest(${sql.param([...extra.variantIds])}::uuid[])
  )`
  const [row] = await reader.execute<{
    carts: CartRow[]
    lines: CartLine[]
    facts: ProductFacts[]
    settings: string
    also: string | null
  }>(
    sql`with own as (
        select c.id, c.account_id, c.revision, c.checkout, c.expires_at <= ${now.toISOString()}::timestamptz as is_expired
        from carts c where ${ownCarts(owner)}
      ), lines as (
        select l.* from cart_lines l join own on own.id = l.cart_id and not own.is_expired
      ), slots as (
        select slot from lines, jsonb_array_elements(lines.slots) as slot where lines.slots is not null
      )
      select
        (select coalesce(json_agg(json_build_object(
          'id', id, 'accountId', account_id, 'revision', revision, 'checkout', checkout, 'isExpired', is_expired
        )), '[]'::json) from own) as carts,
        (select coalesce(json_agg(json_build_object(
          'id', lines.id, 'position', position, 'productId', product_id, 'variantId', variant_id, 'title', title,
          'amount', amount, 'texts', texts, 'slots', lines.slots, 'orderNote', order_note
        ) order by own.account_id nulls last, position, lines.id), '[]'::json)
        from lines join own on own.id = lines.cart_id) as lines,
        ${productFactsJson(productIds, variantIds, true)} as facts,
        ${settingsText} as settings,
        ${also} as also`,
    'objects',
  )
  const { carts, lines, facts, settings } = row!
  const [first, second] = carts.sort((a, b) => Number(a.accountId === null) - Number(b.accountId === null))
  const contents: Contents = {
    head: first ? { id: first.id, revision: first.revision, checkout: headCheckout(first, second) } : null,
    guestCartId: second?.id ?? null,
    isExpired: first?.isExpired ?? false,
    lines,
    shelf: shelfOf(facts),
    settings: settingsFrom(settings),
  }
  return { contents, also: row!.also }
}

/** What was entered before signing in counts where the account's cart holds nothing yet. */
function headCheckout(first: CartRow, second: CartRow | undefined): CheckoutDetails | null {
  const own = first.isExpired ? null : first.checkout
  return own ?? (second && !second.isExpired ? second.checkout : null)
}

/** The few figures that every page shows of a visitor's basket. */
export type BasketSummary = { readonly pieceCount: number; readonly favouriteProductIds: readonly string[] }

/** Reads the summary in one statement; nothing for a visitor without a cart. Favourites: latest first. */
export async function readSummary(reader: Reader, owner: Owner, now: Date): Promise<BasketSummary> {
  if (owner.accountId === null && owner.visitorHash === null) return { pieceCount: 0, favouriteProductIds: [] }
  const [row] = await reader.execute<{ pieces: number; favourites: string[] }>(
    sql`with own as (select c.id, c.expires_at from carts c where ${ownCarts(owner)})
      select
        (select coalesce(sum(l.amount), 0)::int from cart_lines l join own on own.id = l.cart_id
          where own.expires_at > ${now.toISOString()}::timestamptz) as pieces,
        (select coalesce(json_agg(f.product_id order by f.created_at desc, f.product_id), '[]'::json)
          from favourites f join own on own.id = f.cart_id) as favourites`,
    'objects',
  )
  return { pieceCount: row!.pieces, favouriteProductIds: [...new Set(row!.favourites)] }
}

/** Locks an owner's carts until the transaction ends and answers with their ids, the account's first. */
export async function lockCarts(tx: Transaction, owner: Owner): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select c.id from carts c where ${ownCarts(owner)} order by c.account_id nulls last for update`,
    'objects',
  )
  return rows.map(({ id }) => id)
}
