import { sql } from 'drizzle-orm'
import { noteAudit } from '../../platform/audit.ts'
import { releaseBytes } from '../../platform/bytes.ts'
import type { Transaction } from '../../platform/database.ts'
import { type OperationScope, operation } from '../../platform/operation.ts'
import { run } from '../../platform/statements.ts'
import { refreshListings } from '../catalogue/listings/refreshListings.ts'
import { endDemoMark } from '../settings/operations.ts'
import { readSettings } from '../settings/queries.ts'
import { type DemoState, readDemo } from './queries.ts'

/** What went, and what of it stays because something that people made needs it. */
export type RemovedDemo = { readonly removed: DemoState; readonly left: DemoState }

/**
 * Removes the demo's customers, contact persons and orders with their mails; with `withCatalogue` its products, groups,
 * colours and pictures too, whereupon the shop is no demo any more. Only what came with the demo goes, and nothing on which
 * something rests that people made: orders from whose contract somebody withdrew, customers who ordered something themselves
 * or have a password or rights, products that were ordered, edited or put into a set, pages that were changed. The settings stay. Answers with how much went and how much of it is left; doing
 * it again changes nothing. It is for whoever may
 * change the settings: what goes was made up, and nobody's.
 */
export const removeDemo = operation(
  'admin:settings',
  async (scope, { withCatalogue }: { readonly withCatalogue: boolean }): Promise<RemovedDemo> => {
    const { tx, now } = scope
    await run(tx, sql`select from demo_rows for update`)
    const before = await readDemo(tx)
    await run(
      tx,
      sql`delete from affiliates a where a.id in (select id from demo_rows where kind = 'affiliate')
        and not exists (select from affiliate_commissions c where c.affiliate_id = a.id
          and c.order_id not in (select id from demo_rows where kind = 'order'))`,
    )
    // Buyers and requests go with the company, whose orders that are no demo's keep it; carts that waited go when they expire.
    await run(
      tx,
      sql`delete from companies c where c.id in (select id from demo_rows where kind = 'company')
        and not exists (select from orders o where o.company_id = c.id
          and o.id not in (select id from demo_rows where kind = 'order'))`,
    )
    await removeOrders(scope)
    await run(tx, sql`delete from persons where id in (select id from demo_rows where kind = 'person')`)
    await removeCustomers(tx)
    if (withCatalogue) {
      await removeCoupons(tx)
      await removeVouchers(tx)
      await removeProducts(scope)
      await removeGroups(tx)
      await removeEntries(tx)
      await removeForms(tx)
      await removeFiles(tx)
      await endDemoMark(tx, now)
    }
    const left = await readDemo(tx)
    const names = ['customers', 'persons', 'orders', 'mails', 'products'] as const
    const removed = Object.fromEntries(names.map(name => [name, before[name] - left[name]])) as DemoState
    const changes = Object.fromEntries(
      names.filter(name => removed[name] > 0).map(name => [name, { old: before[name], new: left[name] }]),
    )
    if (Object.keys(changes).length > 0) await noteAudit(scope, { action: 'demo.removed', subjectId: null, changes })
    return { removed, left }
  },
)

/** Orders with all that tells of them. What they sold counts as sold no more; the stock stays as it was counted. */
async function removeOrders({ tx, now }: Pick<OperationScope, 'tx' | 'now'>): Promise<void> {
  const demoOrders = sql`select d.id from demo_rows d where d.kind = 'order'
    and not exists (select from withdrawals w where w.order_id = d.id)`
  const sold = await run<{ id: string }>(
    tx,
    sql`with gone as (
        delete from stock_movements where order_id in (${demoOrders}) returning product_id, delta
      ), sums as (select product_id, -sum(delta)::int as pieces from gone group by product_id)
      update products p set sold_pieces = greatest(0, p.sold_pieces - s.pieces)
      from sums s where p.id = s.product_id returning p.id`,
  )
  await run(tx, sql`delete from mails where order_id in (${demoOrders})`)
  await run(tx, sql`delete from newsletter_consents where order_id in (${demoOrders})`)
  await run(tx, sql`delete from orders where id in (${demoOrders})`)
  if (sold.length === 0) return
  await refreshListings(
    tx,
    sold.map(({ id }) => id),
    { settings: await readSettings(tx), now },
  )
}

/** Customers, but for those who have become somebody's: by an order that people placed, by a password or rights. */
async function removeCustomers(tx: Transaction): Promise<void> {
  const gone = await run<{ id: string }>(
    tx,
    sql`delete from accounts a where a.id in (select id from demo_rows where kind = 'customer')
        and a.password_hash is null and a.roles <@ array['user']
        and not exists (select from orders o where o.account_id = a.id)
        and not exists (select from withdrawals w where w.account_id = a.id)
      returning a.id`,
  )
  await run(tx, sql`delete from mails where account_id in (${idsIn(gone)})`)
}

const idsIn = (rows: readonly { readonly id: string }[]) =>
  sql`select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb)::uuid`

/** Products, but for those that something rests on that people made, and the pieces of sets that stay. They are taken out of
 *  lists and search first, as each product that is deleted. */
async function removeProducts({ tx, now }: Pick<OperationScope, 'tx' | 'now'>): Promise<void> {
  const going = await run<{ id: string }>(
    tx,
    sql`with recursive demo as (
        select p.* from products p join demo_rows d on d.id = p.id and d.kind = 'product'
      ), ordered as (
        select product_id as id from order_lines
        union select (piece ->> 'productId')::uuid from order_lines, jsonb_array_elements(pieces) as piece
      ), staying as (
        select id from demo where revision > 1 or id in (select id from ordered)
          or id in (select product_id from set_slots where set_id not in (select id from demo))
        union
        select s.product_id from staying join set_slots s on s.set_id = staying.id
      )
      select id from demo where id not in (select id from staying)`,
  )
  if (going.length === 0) return
  const ids = going.map(({ id }) => id)
  await run(tx, sql`update products set deleted_at = ${now.toISOString()}::timestamptz where id in (${idsIn(going)})`)
  await refreshListings(tx, ids, { settings: await readSettings(tx), now })
  await run(tx, sql`delete from stock_movements where product_id in (${idsIn(going)})`)
  await run(tx, sql`delete from set_slots where set_id in (${idsIn(going)})`)
  await run(tx, sql`delete from products where id in (${idsIn(going)})`)
}

/** Coupons that no order used. */
async function removeCoupons(tx: Transaction): Promise<void> {
  await run(
    tx,
    sql`delete from coupons c where c.id in (select id from demo_rows where kind = 'coupon')
      and not exists (select from coupon_redemptions r where r.coupon_id = c.id)`,
  )
}

/** Vouchers that no order uses that is left, after those of the demo have gone; their template stays, for others may look like it. */
async function removeVouchers(tx: Transaction): Promise<void> {
  await run(
    tx,
    sql`delete from vouchers v where v.id in (select id from demo_rows where kind = 'voucher')
      and not exists (select from voucher_entries e join orders o on o.id = e.order_id where e.voucher_id = v.id)`,
  )
}

/** Groups without products and without groups that stay, and colours that nothing has. */
async function removeGroups(tx: Transaction): Promise<void> {
  await run(
    tx,
    sql`with recursive staying as (
        select g.id from product_groups g
        where g.id not in (select id from demo_rows where kind = 'productGroup')
          or exists (select from group_members m where m.group_id = g.id)
        union
        select p.parent_id from staying join product_group_parents p on p.group_id = staying.id
      )
      delete from product_groups where id not in (select id from staying)`,
  )
  await run(
    tx,
    sql`delete from colors c where id in (select id from demo_rows where kind = 'color')
      and not exists (select from variants v where v.color_id = c.id)
      and not exists (select from product_images i where i.color_id = c.id)`,
  )
}

/** Pages, posts and events that nobody changed. */
async function removeEntries(tx: Transaction): Promise<void> {
  await run(
    tx,
    sql`delete from entries e where e.id in (select id from demo_rows where kind = 'entry') and e.version = 1
      and not exists (select from entry_reuses r where r.reused_id = e.id)`,
  )
}

/** Forms that nobody changed and nobody wrote by. */
async function removeForms(tx: Transaction): Promise<void> {
  await run(
    tx,
    sql`delete from forms f where f.id in (select id from demo_rows where kind = 'form') and f.revision = 1
      and not exists (select from form_answers a where a.form_id = f.id)
      and not exists (select from entries e where e.content::text like '%' || f.id::text || '%')`,
  )
}

/** Pictures and downloads that nothing shows any more, be it an order, with their bytes. */
async function removeFiles(tx: Transaction): Promise<void> {
  const gone = await run<{ hash: string }>(
    tx,
    sql`with going as (
        select f.id, f.sha256, f.original_sha256 from files f where id in (select id from demo_rows where kind = 'file')
          and not exists (select from product_images i where i.file_id = f.id)
          and not exists (select from product_downloads d where d.file_id = f.id)
          and not exists (select from product_groups g where g.image_id = f.id)
          and not exists (select from order_lines l where l.image_file_id = f.id)
          and not exists (select from entry_files e where e.file_id = f.id)
      ), gone as (delete from files where id in (select id from going))
      select hash from going, unnest(array[sha256, original_sha256]) as hash where hash is not null
      union
      select hash from file_versions v, unnest(array[v.sha256, v.original_sha256]) as hash
      where v.file_id in (select id from going) and hash is not null`,
  )
  await releaseBytes(
    tx,
    gone.map(({ hash }) => hash),
  )
}
