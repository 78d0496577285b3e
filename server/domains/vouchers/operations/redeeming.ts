import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Cents, total } from '../../../kit/money.ts'
import { type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { tellingOf, tellOfMany } from '../../../platform/events.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { voucherChanged, voucherRedeemed } from '../events.ts'
import type { VoucherFacts } from '../rules/standing.ts'
import { voucherEntries, vouchers } from '../tables.ts'

type Scope = Pick<OperationScope, 'tx' | 'now' | 'newId' | 'viewer'>

/** What a voucher pays of an order. */
export type VoucherPayment = { readonly voucher: VoucherFacts; readonly paid: Cents }

/**
 * Takes of vouchers what they pay of an order that is being placed, in its transaction. They are locked in the order of
 * their ids: orders that redeem the same ones wait for each other from here until their transaction ends, and none for
 * ever. Nothing is taken where one of them is not as it was priced.
 *
 * Refuses at `codes.<code>` with VOUCHER_BALANCE_CHANGED (`balance` in cents, `currency`) where another order took of one,
 * or gave back, and with VOUCHER_BLOCKED what was blocked meanwhile.
 */
export async function redeemVouchers(
  { tx, now, newId, viewer }: Scope,
  orderId: string,
  payments: readonly VoucherPayment[],
): Promise<void> {
  if (payments.length === 0) return
  const { id, balanceCents, blockedAt } = vouchers
  const found = await tx
    .select({ id, balanceCents, blockedAt })
    .from(vouchers)
    .where(
      inArray(
        id,
        payments.map(({ voucher }) => voucher.id),
      ),
    )
    .orderBy(id)
    .for('no key update')
  const present = new Map(found.map(row => [row.id, row]))
  refuseIf(
    payments.flatMap(({ voucher: { id: voucherId, code, balance, currency } }): Refusal[] => {
      const row = present.get(voucherId)
      const path = ['codes', code]
      if (!row || row.blockedAt !== null) return [refusal('VOUCHER_BLOCKED', path, 'It was blocked meanwhile.')]
      if (row.balanceCents === balance) return []
      const details = { balance: row.balanceCents, currency }
      return [refusal('VOUCHER_BALANCE_CHANGED', path, 'There is another amount on it by now.', details)]
    }),
  )
  const entries = payments.map(({ voucher, paid }) => ({ id: newId(), voucher: voucher.id, cents: -paid }))
  // Written and told by one statement: an order waits for it.
  await run(
    tx,
    sql`with taken as (
        insert into voucher_entries (id, voucher_id, kind, amount_cents, order_id, account_id, at)
        select id, voucher, 'redeemed', cents, ${orderId}::uuid, ${doerId(viewer)}::uuid, ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as paid(id uuid, voucher uuid, cents integer)
        returning voucher_id
      ) select ${tellingOf(voucherRedeemed, sql`voucher_id`)} from taken`,
    'redeem vouchers',
  )
}

/** Gives back to vouchers what they paid of an order, because the whole order was cancelled; once. Answers with how much
 *  that is in all. */
export async function returnToVouchers({ tx, now, newId, viewer }: Scope, orderId: string): Promise<Cents> {
  const { voucherId, amountCents, kind } = voucherEntries
  const taken = await tx
    .select({ voucherId, amountCents })
    .from(voucherEntries)
    .where(and(eq(voucherEntries.orderId, orderId), eq(kind, 'redeemed')))
    .orderBy(voucherId)
  if (taken.length === 0) return 0
  const returned = await tx
    .insert(voucherEntries)
    .values(
      taken.map(entry => ({
        ...{ id: newId(), voucherId: entry.voucherId, kind: 'returned' as const, amountCents: -entry.amountCents },
        ...{ orderId, accountId: doerId(viewer), at: now },
      })),
    )
    .onConflictDoNothing()
    .returning({ amountCents, voucherId })
  await tellOfMany(
    tx,
    voucherChanged,
    returned.map(entry => entry.voucherId),
  )
  return total(returned.map(entry => entry.amountCents))
}
