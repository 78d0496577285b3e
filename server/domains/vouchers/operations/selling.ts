import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Language } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { refuse } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { tellOfMany } from '../../../platform/events.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopDay, shopSettings } from '../../settings/settings.ts'
import { voucherChanged, voucherIssued } from '../events.ts'
import type { BoughtVoucher } from '../rules/issue.ts'
import { lastDayOf } from '../rules/standing.ts'
import { voucherSettings } from '../settings.ts'
import { voucherEntries, vouchers, voucherTemplates } from '../tables.ts'
import { sendNow } from './sending.ts'
import { nameOf, newVoucherCode } from './vouchers.ts'

type Scope = Pick<OperationScope, 'tx' | 'now' | 'newId' | 'viewer' | 'address'>

/** A line of an order that is paid, of vouchers: so many of one value each. */
export type SoldVouchers = {
  readonly orderId: string
  readonly orderLineId: string
  readonly count: number
  readonly valueCents: Cents
  readonly language: Language
  /** The buyer's address, for whoever named none. */
  readonly email: string
  readonly wish: BoughtVoucher | null
}

/**
 * Issues the vouchers of an order's line, once: those that are there already, because the order was paid before, are
 * unblocked instead. They are sent at once, or on the day that their buyer chose. Answers with how many are new.
 */
export async function issueSold(scope: Scope, sold: SoldVouchers, settings: Settings): Promise<number> {
  const { tx, now, newId } = scope
  const { orderId, orderLineId, valueCents, wish } = sold
  const again = await tx
    .update(vouchers)
    .set({ blockedAt: null, changedAt: now, revision: sql`${vouchers.revision} + 1` })
    .where(and(eq(vouchers.orderLineId, orderLineId), isNotNull(vouchers.blockedAt)))
    .returning({ id: vouchers.id })
  await tellOfMany(
    tx,
    voucherChanged,
    again.map(({ id }) => id),
  )
  const today = shopDay(settings, now)
  const chosen = wish?.templateId
  const [template] = await tx
    .select({ id: voucherTemplates.id, isTransferable: voucherTemplates.isTransferable })
    .from(voucherTemplates)
    // A look that was chosen is what was bought, also where it is offered no longer.
    .where(
      chosen ? eq(voucherTemplates.id, chosen) : and(voucherTemplates.isDefault, isNull(voucherTemplates.deletedAt)),
    )
  const wanted = wish?.deliverOn ?? today
  const made = await tx
    .insert(vouchers)
    .values(
      Array.from({ length: sold.count }, (_, at) => ({
        ...{ id: newId(), code: newVoucherCode(), currency: shopSettings.of(settings).currency, valueCents },
        expiresOn: lastDayOf(today, voucherSettings.of(settings).validYears),
        ...{ templateId: template?.id ?? null, isTransferable: template?.isTransferable ?? true },
        ...{ orderId, orderLineId, piece: at + 1, language: sold.language },
        ...{ message: wish?.message ?? null, recipientName: wish?.recipientName ?? null },
        recipientEmail: wish?.recipientEmail ?? sold.email,
        deliverOn: wanted < today ? today : wanted,
        ...{ createdAt: now, changedAt: now },
      })),
    )
    .onConflictDoNothing()
    .returning()
  if (made.length === 0) return 0
  await tx.insert(voucherEntries).values(
    made.map(({ id }) => ({
      id: newId(),
      voucherId: id,
      kind: 'issued' as const,
      amountCents: valueCents,
      orderId,
      at: now,
    })),
  )
  await tellOfMany(
    tx,
    voucherIssued,
    made.map(({ id }) => id),
  )
  await noteAudit(
    scope,
    made.map(voucher => ({
      ...{ action: 'voucher.issued' as const, subjectId: voucher.id, subjectName: nameOf(voucher) },
      changes: { value: { old: null, new: valueCents } },
    })),
  )
  for (const voucher of made) {
    if (voucher.deliverOn === today) await sendNow(scope, { ...voucher, balanceCents: valueCents }, settings)
  }
  return made.length
}

/** Blocks the vouchers that were bought with an order, because its money has not come after all. */
export async function blockSold({ tx, now }: Pick<Scope, 'tx' | 'now'>, orderId: string): Promise<void> {
  const blocked = await tx
    .update(vouchers)
    .set({ blockedAt: now, changedAt: now, revision: sql`${vouchers.revision} + 1` })
    .where(and(eq(vouchers.orderId, orderId), isNull(vouchers.blockedAt)))
    .returning({ id: vouchers.id })
  await tellOfMany(
    tx,
    voucherChanged,
    blocked.map(({ id }) => id),
  )
}

/** Takes back the vouchers that were bought with an order which is cancelled: nothing stays on them, for the buyer has the
 *  money back. Refuses with VOUCHER_REDEEMED where something was taken of one. */
export async function takeBackSold(scope: Scope, orderId: string): Promise<void> {
  const { tx, now, newId, viewer } = scope
  const sold = await tx
    .select()
    .from(vouchers)
    .where(eq(vouchers.orderId, orderId))
    .orderBy(vouchers.id)
    .for('no key update')
  if (sold.length === 0) return
  if (sold.some(({ balanceCents, valueCents }) => balanceCents < valueCents)) {
    refuse('VOUCHER_REDEEMED', ['orderId'], 'Something was taken of a voucher that was bought with it.')
  }
  await tx.insert(voucherEntries).values(
    sold.map(({ id, balanceCents }) => ({
      ...{ id: newId(), voucherId: id, kind: 'corrected' as const, amountCents: -balanceCents, orderId },
      ...{ accountId: doerId(viewer), at: now },
    })),
  )
  await blockSold(scope, orderId)
}
