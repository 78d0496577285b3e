import { type SQL, sql } from 'drizzle-orm'
import { addDays, type Day, startOfDay } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import type { MomentKind } from '../rules/calendar.ts'
import { visibleTo } from './vouchers.ts'

/** Something that happened to a voucher (`at`), or is to happen on a day. `key` is its own among all. */
export type VoucherMoment = {
  readonly key: string
  readonly kind: MomentKind
  readonly voucherId: string
  readonly amountCents: Cents
  readonly at: Date | null
  readonly dueOn: Day | null
}

type Span = { readonly from: Day; readonly to: Day }

/** What happens to vouchers on the days of a shop, in its order; at most `most` of it. */
export async function browseVoucherMoments(
  reader: Reader,
  viewer: Viewer,
  { from, to }: Span,
  timeZone: string,
  most: number,
): Promise<VoucherMoment[]> {
  const [begin, end] = [startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)]
  const within = (column: SQL): SQL =>
    sql`${column} >= ${begin.toISOString()}::timestamptz and ${column} < ${end.toISOString()}::timestamptz`
  const rows = await run<Omit<VoucherMoment, 'at'> & { at: string | null }>(
    reader,
    sql`select key, kind, voucher_id as "voucherId", cents as "amountCents", at, due_on::text as "dueOn" from (
        select e.id::text as key, case when e.kind = 'redeemed' then 'redeemed' when e.order_id is null then 'issued'
            else 'sold' end as kind, e.voucher_id, abs(e.amount_cents) as cents, e.at, null::date as due_on
          from voucher_entries e where e.kind in ('issued', 'redeemed') and ${within(sql`e.at`)}
        union all
        select v.id::text || ' sent', 'sent', v.id, v.value_cents, v.sent_at, null
          from vouchers v where v.sent_at is not null and ${within(sql`v.sent_at`)}
        union all
        select v.id::text || ' due', 'due', v.id, v.value_cents, null, v.deliver_on
          from vouchers v where v.deliver_on between ${from}::date and ${to}::date and v.sent_at is null
            and v.blocked_at is null
      ) as moments where ${visibleTo(viewer)} order by coalesce(at, due_on), key limit ${most}`,
    'moments of vouchers',
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at === null ? null : new Date(at) }))
}
