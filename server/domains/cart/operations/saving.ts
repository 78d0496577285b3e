import { type SQL, sql } from 'drizzle-orm'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { inTransaction, patiently, type Transaction } from '../../../platform/database.ts'
import { errorCode } from '../../../platform/failure.ts'
import type { OperationScope, PlainScope } from '../../../platform/operation.ts'
import { prepare, type Reader, run } from '../../../platform/statements.ts'
import { type ExtraFacts, lockCarts, readContents } from '../queries.ts'
import { missingToken, type Owner, ownsNothing } from '../rules/cartToken.ts'
import type { EnteredCode } from '../rules/codes.ts'
import { CART_DAYS, type CartHead, type CartLine, type Contents } from '../rules/contents.ts'
import { refuseMoreWhileClosed } from '../rules/minimumOrder.ts'
import { carrying } from '../rules/partner.ts'
import type { CheckoutDetails } from '../tables.ts'

/** What a cart is to hold afterwards; what is left out stays as it is. */
export type CartChange = {
  readonly lines?: readonly CartLine[]
  readonly checkout?: CheckoutDetails | null
  /** What the checkout's codes open, where that changes. */
  readonly codes?: readonly EnteredCode[]
}

type Decide = (contents: Contents) => CartChange | null

/** Attempts that hope to be alone; after them the cart is locked, so that everybody gets a turn. */
const HOPEFUL_ATTEMPTS = 3
const MOST_ATTEMPTS = 6

/**
 * `changeCart` for a use case that changes nothing else: reading and saving are a statement each, and a transaction is
 * begun only where another tab is faster, or two carts become one.
 */
export async function changeOnlyCart(scope: PlainScope, extra: ExtraFacts, decide: Decide): Promise<Contents> {
  const { database } = scope
  const contents = await readContents(database.drizzle, ownerOf(scope), scope.now, extra)
  const change = decide(contents)
  if (change === null) return contents
  const saved =
    contents.guestCartId === null &&
    (await patiently(() => writeCart(database.drizzle, scope, contents, change)).catch(boundElsewhere))
  return saved || inTransaction(database, tx => changeCart({ ...scope, tx }, extra, decide))
}

/** Somebody who signs in with two browsers at once brings two carts, and the other one was faster to become the
 *  account's: then this one is merged into it. */
function boundElsewhere(error: unknown): null {
  if (errorCode(error) === '23505') return null
  throw error
}

/**
 * Reads the viewer's cart, lets `decide` say what becomes of it, and writes that in one statement that only takes effect
 * if the cart is still at the revision that was read; where another tab was faster, all of it happens again. A viewer
 * without a cart gets one. Answers with the cart afterwards; `null` from `decide` changes nothing.
 */
export async function changeCart(scope: OperationScope, extra: ExtraFacts, decide: Decide): Promise<Contents> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    if (attempt > HOPEFUL_ATTEMPTS) await lockCarts(scope.tx, ownerOf(scope))
    const contents = await readContents(scope.tx, ownerOf(scope), scope.now, extra)
    const change = decide(contents)
    if (change === null) return contents
    const saved = await saveCart(scope, contents, change)
    if (saved) return saved
  }
  return refuse('CART_CHANGED', [], 'The cart is being changed elsewhere; try again.')
}

/** Whose cart a use case works on. Refuses CART_TOKEN_REQUIRED; throws for a visitor without a cookie: the door makes one
 *  first. */
export function ownerOf({ viewer }: Pick<OperationScope, 'viewer'>): Owner {
  refuseIf(missingToken(viewer))
  if (ownsNothing(viewer)) throw new Error('a cart needs an owner: the door ensures the visitor first')
  const { accountId, visitorHash, email, namesCartByToken } = viewer
  return { accountId, visitorHash, email, ...(namesCartByToken && { namesCartByToken }) }
}

/** Writes a change of a cart that is still at the revision read; null where it is not, or where meanwhile another one
 *  became the account's: read anew, this one is merged into it. */
export async function saveCart(
  scope: OperationScope,
  contents: Contents,
  change: CartChange,
): Promise<Contents | null> {
  const write = (tx: Transaction) => writeCart(tx, scope, contents, change)
  const isBinding = contents.isUnbound && scope.viewer.accountId !== null
  // A savepoint, for what another is faster with would end the whole transaction.
  const saved = await (isBinding ? scope.tx.transaction(write).catch(boundElsewhere) : write(scope.tx))
  if (saved?.head && contents.guestCartId) await dissolve(scope.tx, contents.guestCartId, saved.head.id)
  return saved
}

/** The one statement of it. Refuses SHOP_CLOSED where a closed shop would get more into a cart. */
async function writeCart(
  writer: Reader,
  scope: Pick<OperationScope, 'viewer' | 'now' | 'newId'>,
  contents: Contents,
  change: CartChange,
): Promise<Contents | null> {
  const { now } = scope
  const head: CartHead = {
    id: contents.head?.id ?? scope.newId(),
    revision: (contents.head?.revision ?? 0) + 1,
    checkout: carrying(
      change.checkout === undefined ? (contents.head?.checkout ?? null) : change.checkout,
      scope.viewer.partnerCode,
      now,
    ),
  }
  const lines = change.lines ?? contents.lines
  refuseMoreWhileClosed(contents.settings, contents.lines, lines)
  // Lines from before signing in get their place behind those of the account's cart.
  const after = contents.guestCartId ? lines.map((line, i) => ({ ...line, position: i + 1 })) : lines
  const before = new Set(contents.lines)
  const kept = new Set(after.map(({ id }) => id))
  const written = after.filter(line => !before.has(line))
  const removed = contents.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const kind = !contents.head ? 'insert' : scope.viewer.accountId === null ? 'update' : 'bind'
  const rows = await saving[contents.isExpired ? 'anew' : 'onwards'][kind](writer, {
    id: head.id,
    revision: head.revision,
    secretHash: scope.viewer.accountId === null ? scope.viewer.visitorHash : null,
    accountId: scope.viewer.accountId,
    checkout: head.checkout === null ? null : JSON.stringify(head.checkout),
    now: now.toISOString(),
    expiresAt: new Date(now.getTime() + CART_DAYS * 86_400_000).toISOString(),
    removed,
    written: JSON.stringify(written),
  })
  if (rows.length === 0) return null
  return {
    ...contents,
    head,
    guestCartId: null,
    isUnbound: scope.viewer.accountId === null,
    isExpired: false,
    lines: after,
    codes: change.codes ?? contents.codes,
  }
}

/** What empties a locked cart once its order is placed, and what is then left of it. The checkout's entries go too: on
 *  a shared computer the next person must not find them. */
export function emptying(contents: Contents & { head: CartHead }, now: Date): { changes: SQL[]; emptied: Contents } {
  const { id, revision } = contents.head
  return {
    changes: [
      sql`delete from cart_lines where cart_id = ${id}`,
      sql`update carts set revision = ${revision + 1}, checkout = null, updated_at = ${now.toISOString()}
        where id = ${id}`,
    ],
    emptied: { ...contents, head: { id, revision: revision + 1, checkout: null }, lines: [], codes: [] },
  }
}

type SavedValues = {
  id: string
  revision: number
  secretHash: string | null
  accountId: string | null
  checkout: string | null
  now: string
  expiresAt: string
  removed: readonly string[]
  written: string
}

const value = (name: keyof SavedValues) => sql.placeholder(name)
const nowValue = sql`${value('now')}::timestamptz`

const headStatements = {
  insert: sql`insert into carts (id, secret_hash, account_id, revision, checkout, created_at, updated_at, expires_at)
    values (${value('id')}, ${value('secretHash')}, ${value('accountId')}, ${value('revision')},
      ${value('checkout')}::jsonb, ${nowValue}, ${nowValue}, ${value('expiresAt')})
    on conflict do nothing returning id`,
  update: updated(sql``),
  // A guest's cart becomes that of the account with the first change after signing in.
  bind: updated(sql`account_id = ${value('accountId')}::uuid, secret_hash = null,`),
}

function updated(binding: SQL): SQL {
  return sql`update carts set ${binding} revision = ${value('revision')}::int, checkout = ${value('checkout')}::jsonb,
      updated_at = ${nowValue}, expires_at = ${value('expiresAt')}
    where id = ${value('id')} and revision = ${value('revision')}::int - 1 returning id`
}

/** What goes: of an expired cart everything, else the lines that were removed. */
const goneStatements = {
  anew: sql`delete from cart_lines l using head where l.cart_id = head.id`,
  onwards: sql`delete from cart_lines l using head where l.id = any(${value('removed')}::uuid[])`,
}

const savingStatement = (gone: keyof typeof goneStatements, head: keyof typeof headStatements) =>
  prepare<SavedValues, { id: string }>(
    `cart ${head} ${gone}`,
    sql`with head as (${headStatements[head]}),
      gone as (${goneStatements[gone]}),
      written as (
        insert into cart_lines
          (id, cart_id, position, product_id, variant_id, title, amount, texts, slots, voucher, written, answers, order_note, created_at)
        select r.id, head.id, r.position, r."productId", r."variantId", r.title, r.amount, r.texts, r.slots,
          r.voucher, r.written, r.answers, r."orderNote", ${nowValue}
        from head, jsonb_to_recordset(${value('written')}::jsonb) as r(
          id uuid, position int, "productId" uuid, "variantId" uuid, title text, amount int, texts text[], slots jsonb,
          voucher jsonb, written jsonb, answers jsonb, "orderNote" text
        )
        on conflict (id) do update set cart_id = excluded.cart_id, position = excluded.position,
          amount = excluded.amount, texts = excluded.texts, slots = excluded.slots, voucher = excluded.voucher,
          written = excluded.written, answers = excluded.answers, order_note = excluded.order_note
      )
      select id from head`,
  )

const savingOf = (gone: keyof typeof goneStatements) => ({
  insert: savingStatement(gone, 'insert'),
  update: savingStatement(gone, 'update'),
  bind: savingStatement(gone, 'bind'),
})
const saving = { anew: savingOf('anew'), onwards: savingOf('onwards') }

/** Takes the favourites of a cart from before signing in along, and the cart away. */
async function dissolve(tx: Transaction, guestCartId: string, cartId: string): Promise<void> {
  await run(
    tx,
    sql`insert into favourites (cart_id, product_id, created_at)
    select ${cartId}, product_id, created_at from favourites where cart_id = ${guestCartId} and list_id is null
    on conflict do nothing`,
  )
  await run(tx, sql`delete from carts where id = ${guestCartId}`)
}
