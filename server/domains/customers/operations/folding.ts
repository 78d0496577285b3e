import { type SQL, sql } from 'drizzle-orm'
import { newId } from '../../../kit/ids.ts'
import { type Database, inTransaction, type Transaction } from '../../../platform/database.ts'
import { run, takeTurns } from '../../../platform/statements.ts'
import { isListed } from '../../accounts/users/queries.ts'

/** Changes that one transaction takes on, so that none takes long. */
const atOnce = 1000

/**
 * Brings the rows of `customers` up to date that something changed for (`customer_touches`). Each is reckoned anew from
 * accounts, orders and withdrawals, so that nothing adds up wrongly, however often and in whatever order this runs. Meant to
 * run shortly after orders and every minute; two at once take turns. Returns how many changes it took on.
 */
export async function foldCustomers({ database }: { readonly database: Database }): Promise<number> {
  let all = 0
  for (;;) {
    const taken = await inTransaction(database, async tx => {
      // Two at once could each write what the other does not see any more.
      await takeTurns(tx, 'customers.fold')
      const touches = await run<{ id: string }>(
        tx,
        sql`delete from customer_touches where id in (select id from customer_touches order by id limit ${atOnce})
          returning subject_id as id`,
      )
      if (touches.length > 0) await refreshCustomers(tx, [...new Set(touches.map(({ id }) => id))])
      return touches.length
    })
    all += taken
    if (taken < atOnce) return all
  }
}

/** Reckons anew whoever ids of accounts, orders or customers are about. */
async function refreshCustomers(tx: Transaction, subjectIds: readonly string[]): Promise<void> {
  const [whose] = await run<{ accounts: string[]; emails: string[] }>(tx, affectedBy(subjectIds))
  const { accounts, emails } = whose!
  if (accounts.length + emails.length === 0) return
  // A guest who opens an account stays the same customer.
  await run(
    tx,
    sql`update customers c set account_id = accounts.id from accounts
      where accounts.id = any(${sql.param(accounts)}::uuid[]) and ${isListed} and c.account_id is null
        and c.email_key = lower(accounts.email) and not exists (select from customers o where o.account_id = accounts.id)`,
  )
  const ids = [...accounts, ...emails].map(() => newId())
  await run(
    tx,
    sql`with saved as (
        insert into customers as c (id, ${columnsOf()})
        select coalesce(known.id, (${sql.param(ids)}::uuid[])[row_number() over ()]),
          ${columnsOf(sql`n.`)}
        from (${customersNow(accounts, emails)}) n
        left join lateral (
          select id from customers where account_id = n.account_id
          union all select id from customers
            where n.account_id is null and account_id is null and email_key = n.email_key
        ) known on true
        on conflict (id) do update set ${rewriting}
        returning id
      ) delete from customers c
      where (c.account_id = any(${sql.param(accounts)}::uuid[])
          or (c.account_id is null and c.email_key = any(${sql.param(emails)}::text[])))
        and c.id not in (select id from saved)`,
  )
}

const written = [
  ...['account_id', 'email_key', 'email', 'name', 'company', 'is_company', 'customer_number', 'order_count'],
  ...['revenue_cents', 'open_cents', 'first_order_at', 'last_order_at'],
] as const
const columnsOf = (table: SQL = sql``): SQL =>
  sql.join(
    written.map(name => sql`${table}${sql.identifier(name)}`),
    sql`, `,
  )
const rewriting = sql.join(
  written.map(name => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  sql`, `,
)

/** The accounts, and the e-mail addresses in lower case, that changes of these subjects are about: whoever had an address,
 *  and whoever has it now. */
const affectedBy = (subjectIds: readonly string[]): SQL => sql`
  with subject as (select unnest(${sql.param([...subjectIds])}::uuid[]) as id), named as (
    select a.id as account_id, lower(a.email) as email_key from accounts a join subject using (id)
    union select o.account_id, case when o.account_id is null then lower(o.email) end from orders o join subject using (id)
    union select c.account_id, c.email_key from customers c join subject s on s.id = c.id
    union select c.account_id, c.email_key from customers c join subject s on s.id = c.account_id
  ), ids as (
    select account_id as id from named where account_id is not null
    union select a.id from accounts a join named n on n.email_key = lower(a.email)
  ), keys as (
    select email_key as key from named where email_key is not null
    union select lower(a.email) from accounts a join ids using (id)
  )
  select coalesce((select array_agg(id) from ids), '{}')::text[] as accounts,
    coalesce((select array_agg(key) from keys), '{}')::text[] as emails`

/**
 * What is to be known of accounts and of guests, as rows for `customers`. An account is a customer if it is no staff's or
 * ordered something; an e-mail address that no listed account has, if a guest ordered with it. Orders of accounts that were
 * made unrecognisable are nobody's.
 */
const customersNow = (accountIds: readonly string[], emails: readonly string[]): SQL => sql`
  select w.account_id, w.email_key, coalesce(w.email, latest.email) as email, coalesce(w.name, latest.name) as name,
    coalesce(w.company, latest.company) as company,
    coalesce(w.company, case when latest.is_company then '' end) is not null as is_company,
    w.customer_number, coalesce(f.order_count, 0) as order_count, coalesce(f.revenue, 0) as revenue_cents,
    coalesce(f.open, 0) as open_cents, f.first_at as first_order_at, f.last_at as last_order_at
  from (
    select accounts.id as account_id, lower(accounts.email) as email_key, accounts.email, accounts.name,
      nullif(accounts.company, '') as company, accounts.customer_number,
      accounts.roles && array['member', 'admin', 'system'] as is_staff
    from accounts where accounts.id = any(${sql.param([...accountIds])}::uuid[]) and ${isListed}
    union all
    select null, key, null, null, null, null, true from unnest(${sql.param([...emails])}::text[]) as key
    where not exists (select from accounts where lower(accounts.email) = key and ${isListed})
  ) w
  left join lateral (
    select count(*) filter (where o.state <> 'cancelled')::int as order_count,
      sum(o.gross_cents - least(o.gross_cents, ${withdrawn})) filter (where o.state <> 'cancelled') as revenue,
      sum(o.to_pay_cents) filter (where o.state <> 'cancelled' and o.payment_state = 'open'
        and o.hold_state is distinct from 'held') as open,
      min(o.placed_at) as first_at, max(o.placed_at) as last_at, count(*) as all_of_them
    from (${ordersOf()}) o
  ) f on true
  left join lateral (
    select o.email, o.customer_name as name, nullif(o.invoice_address ->> 'company', '') as company,
      o.invoice_address ->> 'type' = 'company' as is_company
    from (${ordersOf()}) o order by o.placed_at desc, o.id desc limit 1
  ) latest on true
  where f.all_of_them > 0 or not w.is_staff`

/** The orders of one of `w`: an account's, and those that a guest placed with its address. Two parts, so that each is found by
 *  an index. */
const ordersOf = (): SQL => sql`select ${orderColumns} from orders where account_id = w.account_id
  union all select ${orderColumns} from orders where lower(email) = w.email_key and account_id is null`
const orderColumns = sql`id, state, payment_state, hold_state, gross_cents, to_pay_cents, placed_at, email, customer_name,
  invoice_address`

/** What of an order came back, in gross cents: of accepted withdrawals the parts that they name, by their share of the line;
 *  all of it where the whole contract is meant. What is only described in words is worth nothing that could be reckoned. */
const withdrawn = sql`coalesce((
    select sum(case
      when jsonb_array_length(w.items) > 0 then (
        select coalesce(sum(round(l.gross_cents::numeric * (i ->> 'amount')::int / case
          when jsonb_typeof(i -> 'piece') = 'number'
            then (select greatest(1, sum((p ->> 'amount')::int)) from jsonb_array_elements(l.pieces) p)
          else l.amount end)), 0)
        from jsonb_array_elements(w.items) i join order_lines l on l.id = (i ->> 'lineId')::uuid and l.order_id = w.order_id)
      when w.parts is null then o.gross_cents
      else 0 end)
    from withdrawals w where w.order_id = o.id and w.state = 'accepted'), 0)::bigint`
