import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { type Database, inTransaction } from '../../../platform/database.ts'
import { queueMail } from '../../../platform/mail.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopDay } from '../../settings/settings.ts'
import { voucherMail } from '../mails.ts'
import type { Voucher } from '../queries/vouchers.ts'
import { vouchers } from '../tables.ts'

type Scope = Pick<OperationScope, 'tx' | 'now' | 'newId'>

/** Puts the mail with a voucher into the outbox and notes that it was sent. The voucher is locked and has an address. */
export async function sendNow(scope: Scope, voucher: Voucher, settings: Settings): Promise<void> {
  const { tx, now } = scope
  await queueMail(tx, voucherMail({ ...voucher, recipientEmail: voucher.recipientEmail! }, settings), scope)
  await tx.update(vouchers).set({ sentAt: now }).where(eq(vouchers.id, voucher.id))
}

/** Vouchers that are looked up together; each is sent in a transaction of its own. */
const BATCH = 100

/**
 * Sends every voucher whose day has come and that was not sent yet; what is blocked waits. Two at once send each once, for
 * the row is locked and looked at again. Answers with how many it sent.
 */
export async function sendDueVouchers(
  { database, now, newId }: { readonly database: Database; readonly now: () => Date; readonly newId: () => string },
  signal?: AbortSignal,
): Promise<number> {
  const settings = await readSettings(database.drizzle)
  const isDue = and(
    ...[isNotNull(vouchers.deliverOn), lte(vouchers.deliverOn, shopDay(settings, now()))],
    ...[isNull(vouchers.sentAt), isNull(vouchers.blockedAt)],
  )
  let sent = 0
  while (!signal?.aborted) {
    const due = await database.drizzle
      .select({ id: vouchers.id })
      .from(vouchers)
      .where(isDue)
      .orderBy(asc(vouchers.id))
      .limit(BATCH)
    for (const { id } of due) {
      sent += await inTransaction(database, async tx => {
        const [voucher] = await tx
          .select()
          .from(vouchers)
          .where(and(eq(vouchers.id, id), isDue))
          .for('no key update')
        if (!voucher) return 0
        await sendNow({ tx, now: now(), newId }, voucher, settings)
        return 1
      })
    }
    if (due.length < BATCH) break
  }
  return sent
}
