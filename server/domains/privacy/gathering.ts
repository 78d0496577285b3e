import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'

/** A part of a person's data: the name of its file and what it holds. */
export type GatheredPart = { readonly name: string; readonly content: unknown }

/** Rows as JSON without the columns that sign somebody in or serve the search alone. */
const rows = (from: SQL, without: readonly string[] = []): SQL => sql`(
  select coalesce(jsonb_agg(to_jsonb(r) - ${sql.param([...without])}::text[]), '[]'::jsonb) from (${from}) as r)`

/** A mail's words without the secret of its link, be it marked or from before secrets were sealed (`mailSecrets.ts`). */
const withoutSecrets = (words: SQL): SQL =>
  sql`regexp_replace(${words}, '/(\uE002secret\uE003|[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-]))', '/…', 'g')`

const secretColumns = ['password_hash', 'totp_secret', 'totp_step', 'search_text']

/**
 * Everything that the shop keeps about a person (Art. 15 and 20 GDPR), by file: account, addresses, orders with lines
 * and history, cart, favourites, mails sent to them, sessions and other ways to sign in, contact entries, the log of what
 * they did and what was done to their account. Left out is whatever would sign somebody in: hashes of passwords, keys,
 * tokens and links; and what is about others: names and addresses of staff in the log. Mails are those of the account's orders and those to its present address. One statement, so that all
 * of it is of one instant.
 */
export async function gatherPerson(database: Pick<Database, 'drizzle'>, accountId: string): Promise<GatheredPart[]> {
  const id = sql`${accountId}::uuid`
  const own = sql`select o.id from orders o where o.account_id = ${id}`
  const parts: Record<string, SQL> = {
    account: rows(sql`select * from accounts where id = ${id}`, secretColumns),
    addresses: rows(sql`select * from addresses where account_id = ${id} order by created_at, id`),
    orders: rows(
      sql`select o.*,
          (select jsonb_agg(to_jsonb(l) order by l.position) from order_lines l where l.order_id = o.id) as lines,
          (select jsonb_agg(to_jsonb(e) order by e.at, e.id) from order_events e where e.order_id = o.id) as history
        from orders o where o.account_id = ${id} order by o.placed_at`,
      ['secret_hashes', 'ended_secret_hashes', 'idempotency_key'],
    ),
    cart: rows(
      sql`select c.*,
          (select jsonb_agg(to_jsonb(l) order by l.position) from cart_lines l where l.cart_id = c.id) as lines
        from carts c where c.account_id = ${id}`,
      ['secret_hash'],
    ),
    favourites: rows(sql`select f.product_id, p.product_number, p.title, f.created_at
      from favourites f join carts c on c.id = f.cart_id join products p on p.id = f.product_id
      where c.account_id = ${id} order by f.created_at`),
    mails: rows(sql`select m.kind, m.recipient, m.language, m.subject,
        ${withoutSecrets(sql`m.text`)} as text, ${withoutSecrets(sql`m.html`)} as html, m.state, m.created_at, m.sent_at
      from mails m where m.order_id in (${own})
        or lower(m.recipient) = (select lower(a.email) from accounts a where a.id = ${id})
      order by m.created_at, m.id`),
    sessions: rows(sql`select * from sessions where user_id = ${id} order by created_at`, ['id', 'acting_for']),
    passkeys: rows(sql`select label, created_at, last_used from passkeys where account_id = ${id} order by created_at`),
    api_keys: rows(sql`select label, hint, scopes, created_at, expires_at, revoked_at, last_used
      from api_keys where account_id = ${id} order by created_at`),
    contacts: rows(sql`select * from persons where account_id = ${id} order by created_at`, secretColumns),
    log: rows(sql`select at, action, subject_type, subject_id, subject_name, changes, on_behalf_of,
        case when account_id = ${id} then actor_name else 'staff' end as actor,
        case when account_id = ${id} then address end as address
      from audit_entries where account_id = ${id} or on_behalf_of = ${id} or subject_id = ${id}
      order by at, id`),
    exports: rows(sql`select * from data_exports where account_id = ${id} order by created_at`, [
      'secret_hash',
      'storage_key',
    ]),
  }
  const columns = Object.entries(parts).map(([name, part]) => sql`${part} as ${sql.identifier(name)}`)
  const [found] = await database.drizzle.execute<Record<string, unknown>>(
    sql`select ${sql.join(columns, sql`, `)}`,
    'objects',
  )
  return Object.entries(found!).map(([name, content]) => ({ name: `${name}.json`, content }))
}
