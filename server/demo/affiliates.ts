import { sql } from 'drizzle-orm'
import { commissionOf } from '../domains/affiliates/rules/terms.ts'
import {
  affiliateClicks,
  affiliateCommissions,
  affiliateEntries,
  affiliatePayouts,
  affiliates,
} from '../domains/affiliates/tables.ts'
import { addDays, type Day } from '../kit/days.ts'
import { total } from '../kit/money.ts'
import type { Transaction } from '../platform/database.ts'
import { insertRows } from '../platform/insertRows.ts'
import { run } from '../platform/statements.ts'
import { noteDemoRows } from './history/history.ts'
import { stableId } from './stableId.ts'

const dayMilliseconds = 86_400_000

type Partner = typeof affiliates.$inferInsert
/** An order that counts, with the net value of its goods. */
type Bought = { id: string; number: number; placedAt: string; net: number; isOld: boolean }

const partnersOf = (now: Date): readonly Partner[] =>
  [
    {
      ...{ id: stableId('affiliate', 'fc-nordwald'), name: 'FC Nordwald', email: 'vorstand@fc-nordwald.example' },
      ...{ code: 'fc-nordwald', kind: 'percent' as const, value: 800, windowDays: 30 },
      note: 'Verlinkt uns auf der Vereinsseite.',
    },
    {
      ...{ id: stableId('affiliate', 'trainer-leitner'), name: 'Tom Leitner', email: 'tom.leitner@example.com' },
      ...{ code: 'trainer-leitner', kind: 'fixed' as const, value: 500, windowDays: 60 },
      note: 'Jugendtrainer, empfiehlt uns den Eltern.',
    },
  ].map(partner => ({ ...partner, createdAt: new Date(now.getTime() - 400 * dayMilliseconds), changedAt: now }))

/** Two partners with visits, and with commissions of orders that the demo has: older ones paid, later ones due or waiting. */
export async function insertDemoAffiliates(
  tx: Transaction,
  { now, today }: { readonly now: Date; readonly today: Day },
): Promise<void> {
  const partners = partnersOf(now)
  await insertRows(tx, affiliates, [...partners])
  await noteDemoRows(tx, 'affiliate', [...partners])
  await insertRows(
    tx,
    affiliateClicks,
    partners.flatMap(({ id: affiliateId }, at) =>
      Array.from({ length: 40 }, (_, ago) => ({
        ...{ affiliateId, day: addDays(today, -ago), count: 2 + ((ago * (at + 3)) % 7) },
      })),
    ),
  )
  const bought = await run<Bought>(
    tx,
    sql`select o.id, o.order_number as number, o.placed_at as "placedAt", sum(l.net_cents)::int as net,
        coalesce(o.payment_state = 'paid' and o.shipped_at < ${now.toISOString()}::timestamptz - interval '60 days', false)
          as "isOld"
      from orders o join order_lines l on l.order_id = o.id and l.kind <> 'voucher'
      where o.state <> 'cancelled' and o.placed_at > ${now.toISOString()}::timestamptz - interval '160 days'
        and not exists (select from withdrawals w where w.order_id = o.id)
      group by o.id having sum(l.net_cents) > 0 order by o.placed_at desc`,
  )
  // Every ninth one came by a link, in turns by either.
  const referred = bought.filter((_, at) => at % 9 === 4)
  for (const [at, partner] of partners.entries()) {
    await insertEarned(
      tx,
      partner,
      referred.filter((_, place) => place % partners.length === at),
      { now, today },
    )
  }
}

async function insertEarned(
  tx: Transaction,
  { id: affiliateId, code, kind, value }: Partner,
  orders: readonly Bought[],
  { now, today }: { readonly now: Date; readonly today: Day },
): Promise<void> {
  const payoutId = stableId('affiliate payout', code)
  const earned = orders.map(({ id: orderId, number, placedAt, net: netCents, isOld }) => ({
    commission: {
      ...{ id: stableId('commission', String(number)), affiliateId, orderId, kind, value, netCents },
      at: new Date(placedAt),
    },
    amountCents: commissionOf({ kind, value }, netCents),
    isOld,
  }))
  const paid = total(earned.filter(({ isOld }) => isOld).map(({ amountCents }) => amountCents))
  await insertRows(
    tx,
    affiliateCommissions,
    earned.map(({ commission }) => commission),
  )
  if (paid > 0) {
    const payout = { id: payoutId, affiliateId, amountCents: paid, paidOn: addDays(today, -20) }
    await insertRows(tx, affiliatePayouts, [{ ...payout, reference: `Provision ${code}`, at: now }])
  }
  await insertRows(
    tx,
    affiliateEntries,
    earned.map(({ commission: { id: commissionId, at }, amountCents, isOld }) => ({
      ...{ id: stableId('commission entry', commissionId), commissionId, affiliateId, kind: 'earned' as const },
      ...{ amountCents, payoutId: isOld ? payoutId : null, at },
    })),
  )
  const carried = orders.map(({ id, placedAt }) => ({ id, partner: { code, at: new Date(placedAt).toISOString() } }))
  await run(
    tx,
    sql`update orders set partner = came.partner
      from jsonb_to_recordset(${JSON.stringify(carried)}::jsonb) as came(id uuid, partner jsonb) where orders.id = came.id`,
  )
}
