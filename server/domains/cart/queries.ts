import { isNull, type SQL, sql } from 'drizzle-orm'
import { refuseIf } from '../../kit/refusals.ts'
import type { Transaction } from '../../platform/database.ts'
import { prepare, type Reader } from '../../platform/statements.ts'
import { productGroups } from '../catalogue/tables.ts'
import { couponByCode } from '../coupons/queries/coupons.ts'
import { factsAt, type Standing, standingJson } from '../pricing/queries/cachedFacts.ts'
import type { ProductIndex, WantedFacts } from '../pricing/queries/facts.ts'
import { settingsFrom, settingsText } from '../settings/queries.ts'
import { vouchersByCodes } from '../vouchers/queries/vouchers.ts'
import { missingToken, type Owner, ownsNothing, unknownToken } from './rules/cartToken.ts'
import type { EnteredCode } from './rules/codes.ts'
import type { CartLine, Contents } from './rules/contents.ts'
import { mergedCheckout, mergedLines } from './rules/merging.ts'
import type { CheckoutDetails } from './tables.ts'

/** The carts of an owner: at most one of the account and one of the visitor. */
export const ownCarts = sql`(c.account_id = ${sql.placeholder('accountId')}::uuid
  or (c.secret_hash = ${sql.placeholder('visitorHash')}::text and c.account_id is null))`

const valuesOf = ({ accountId, visitorHash }: Owner, now: Date) => ({
  accountId,
  visitorHash,
  now: now.toISOString(),
})
const nowValue = sql`${sql.placeholder('now')}::timestamptz`

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

const productIds = sql`array(
  select product_id from lines
  union all select (slot ->> 'productId')::uuid from slots
  union all select unnest(${sql.placeholder('productIds')}::uuid[])
)`
const variantIds = sql`array(
  select variant_id from lines where variant_id is not null
  union all select (piece ->> 'variantId')::uuid from slots, jsonb_array_elements(slot -> 'pieces') as piece
  union all select unnest(${sql.placeholder('variantIds')}::uuid[])
)`

/** A reader of carts: an owner's cart whole, with the configuration, in one statement; and one more for the facts of its
 *  products where they are not kept, and for codes that were entered. Refuses CART_TOKEN_REQUIRED and CART_TOKEN_UNKNOWN, so that nothing is done with a
 *  cart that its token does not open. */
type ReadContents<Also> = (
  reader: Reader,
  owner: Owner,
  now: Date,
  extra: ExtraFacts,
  values: Record<string, unknown>,
) => Promise<{ contents: Contents; also: Also }>

type Row = {
  carts: CartRow[]
  lines: (CartLine & { isGuests: boolean })[]
  standing: Standing
  settings: string
  also: string | null
}

/** A reader that selects one more text with the same statement: `also` may ask the carts read, `own`, and has its own
 *  placeholders. `now` decides what has expired. */
export function contentsReader(name: string, also: SQL): ReadContents<string | null> {
  const read = prepare<Record<string, unknown>, Row>(
    name,
    sql`with own as (
        select c.id, c.account_id, c.revision, c.checkout, c.expires_at <= ${nowValue} as is_expired
        from carts c where ${ownCarts}
      ), lines as (
        select l.*, own.account_id is null as is_guests
        from cart_lines l join own on own.id = l.cart_id and not own.is_expired
      ), slots as (
        select slot from lines, jsonb_array_elements(lines.slots) as slot where lines.slots is not null
      )
      select
        (select coalesce(json_agg(json_build_object(
          'id', id, 'accountId', account_id, 'revision', revision, 'checkout', checkout, 'isExpired', is_expired
        )), '[]'::json) from own) as carts,
        (select coalesce(json_agg(json_build_object(
          'id', id, 'position', position, 'productId', product_id, 'variantId', variant_id, 'title', title,
          'amount', amount, 'texts', texts, 'slots', slots, 'voucher', voucher, 'written', written, 'answers', answers, 'orderNote', order_note, 'isGuests', is_guests
        ) order by is_guests, position, id), '[]'::json) from lines) as lines,
        ${standingJson(productIds, variantIds)} as standing,
        ${settingsText} as settings,
        ${also} as also`,
  )
  return async (reader, owner, now, extra, values) => {
    refuseIf(missingToken(owner))
    const [row] = await read(reader, { ...values, ...valuesOf(owner, now), ...extra })
    refuseIf(
      unknownToken(
        owner,
        row!.carts.some(({ isExpired }) => !isExpired),
      ),
    )
    const productIndex = await factsAt(reader, wantedBy(row!.lines, extra), row!.standing)
    const contents = contentsOf(row!, productIndex)
    const codes = await enteredCodes(reader, owner, contents.head?.checkout ?? null)
    return { contents: { ...contents, codes }, also: row!.also }
  }
}

/** The address by which it is known whose a voucher is: that of the account, of guests what they entered. */
export const buyerEmail = ({ email }: { readonly email: string | null }, entered: string | null): string | null =>
  email ?? entered

/** What the codes of a cart open for its owner; a statement each for its coupon and its vouchers, which carts without codes
 *  do not need. */
async function enteredCodes(reader: Reader, owner: Owner, checkout: CheckoutDetails | null): Promise<EnteredCode[]> {
  const { coupon: code = null, vouchers: kept = [], email = null } = checkout ?? {}
  if (code === null && kept.length === 0) return []
  const [coupon, found] = await Promise.all([
    code === null ? null : couponByCode(reader, code, { accountId: owner.accountId, email }),
    vouchersByCodes(reader, kept, buyerEmail({ email: owner.email ?? null }, email)),
  ])
  return [
    ...(code === null ? [] : [{ kind: 'coupon', code, coupon } as const]),
    ...kept.map(each => ({ kind: 'voucher', code: each, voucher: found.get(each) ?? null }) as const),
  ]
}

/** The facts that lines need, and further ones. */
function wantedBy(lines: readonly CartLine[], extra: ExtraFacts): WantedFacts {
  const filled = lines.flatMap(({ slots }) => slots ?? [])
  const pieces = [...lines, ...filled.flatMap(slot => slot.pieces)]
  const products = [...lines, ...filled].map(({ productId }) => productId)
  const variants = pieces.map(({ variantId }) => variantId).filter(id => id !== null)
  return {
    productIds: [...new Set([...products, ...extra.productIds])],
    variantIds: [...new Set([...variants, ...extra.variantIds])],
  }
}

const readPlain = contentsReader('cart contents', sql`null::text`)

/** Reads an owner's cart whole. `now` decides what has expired. */
export const readContents = async (
  reader: Reader,
  owner: Owner,
  now: Date,
  extra: ExtraFacts = noExtraFacts,
): Promise<Contents> => (await readPlain(reader, owner, now, extra, {})).contents

function contentsOf({ carts, lines: found, settings }: Row, productIndex: ProductIndex): Omit<Contents, 'codes'> {
  const [first, second] = carts.toSorted((a, b) => Number(a.accountId === null) - Number(b.accountId === null))
  const lines = found.map(({ isGuests: _, ...line }) => line)
  return {
    head: first ? { id: first.id, revision: first.revision, checkout: headCheckout(first, second) } : null,
    guestCartId: second?.id ?? null,
    isUnbound: first?.accountId === null,
    isExpired: first?.isExpired ?? false,
    lines: second ? merged(lines, new Set(found.filter(line => line.isGuests).map(({ id }) => id))) : lines,
    productIndex,
    settings: settingsFrom(settings),
  }
}

/** The account's lines with those from before signing in. */
const merged = (lines: readonly CartLine[], guestLineIds: ReadonlySet<string>): CartLine[] =>
  mergedLines(
    lines.filter(({ id }) => !guestLineIds.has(id)),
    lines.filter(({ id }) => guestLineIds.has(id)),
  )

function headCheckout(first: CartRow, second: CartRow | undefined): CheckoutDetails | null {
  const entriesOf = (cart: CartRow | undefined) => (cart && !cart.isExpired ? cart.checkout : null)
  return mergedCheckout(entriesOf(first), entriesOf(second))
}

/** The few figures that every page shows of a visitor's basket. `isUnmerged`: a cart from before signing in is among
 *  them that has not become the account's yet. */
export type BasketSummary = {
  readonly pieceCount: number
  readonly favouriteProductIds: readonly string[]
  readonly isUnmerged: boolean
}

type SummaryRow = { pieces: number; favourites: string[]; hasGuestCart: boolean; isOpen: boolean }

const summary = prepare<ReturnType<typeof valuesOf>, SummaryRow>(
  'cart summary',
  sql`with own as (select c.id, c.account_id, c.expires_at from carts c where ${ownCarts})
    select
      (select coalesce(sum(l.amount), 0)::int from cart_lines l join own on own.id = l.cart_id
        where own.expires_at > ${nowValue}) as pieces,
      (select coalesce(json_agg(f.product_id order by f.created_at desc, f.product_id), '[]'::json)
        from favourites f join own on own.id = f.cart_id where f.list_id is null) as favourites,
      exists (select from own where account_id is null) as "hasGuestCart",
      exists (select from own where expires_at > ${nowValue}) as "isOpen"`,
)

/** Reads the summary in one statement; nothing for a visitor without a cart. Favourites: latest first. Refuses
 *  CART_TOKEN_REQUIRED and CART_TOKEN_UNKNOWN. */
export async function readSummary(reader: Reader, owner: Owner, now: Date): Promise<BasketSummary> {
  refuseIf(missingToken(owner))
  if (ownsNothing(owner)) {
    return { pieceCount: 0, favouriteProductIds: [], isUnmerged: false }
  }
  const [row] = await summary(reader, valuesOf(owner, now))
  refuseIf(unknownToken(owner, row!.isOpen))
  const isUnmerged = owner.accountId !== null && row!.hasGuestCart
  return { pieceCount: row!.pieces, favouriteProductIds: [...new Set(row!.favourites)], isUnmerged }
}

type OwnerValues = Pick<Owner, 'accountId' | 'visitorHash'>

const lock = prepare<OwnerValues, { id: string }>(
  'cart lock',
  sql`select c.id from carts c where ${ownCarts} order by c.account_id nulls last for update`,
)

/** Locks an owner's carts until the transaction ends. */
export async function lockCarts(tx: Transaction, { accountId, visitorHash }: Owner): Promise<void> {
  await lock(tx, { accountId, visitorHash })
}

/** All product groups with their names, by name. */
export const namedGroups = (reader: Reader) =>
  reader
    .select({ id: productGroups.id, title: productGroups.title })
    .from(productGroups)
    .where(isNull(productGroups.deletedAt))
    .orderBy(sql`${productGroups.title} ->> 'de'`, productGroups.id)
