import { eq, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { recipientLimits, tooMany } from '../../../kit/limits.ts'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { inTransaction } from '../../../platform/database.ts'
import { queueLimitedMail, queueMail } from '../../../platform/mail.ts'
import { operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import type { TaskParts } from '../../../platform/tasks.ts'
import { hashSecret, newSecret } from '../../accounts/sessions/sessions.ts'
import { readSettings } from '../../settings/queries.ts'
import { restockBackMail, restockConfirmMail } from './mails.ts'
import { dueRequests, restockItem, restockOf, restockOfLink } from './queries.ts'
import { CONFIRM_DAYS, KEPT_DAYS, type RestockWish, tidiedWish } from './rules.ts'
import { restockRequests } from './tables.ts'

/** `variantId` null: a product without variants. */
export type RequestRestock = RestockWish & {
  readonly productId: string
  readonly variantId: string | null
  readonly publicUrl: string
}

/**
 * Asks the owner of an address whether they want to be told when a size is back. Whoever asks learns nothing of whether
 * somebody waits already: then nothing is sent and nothing changes. Refuses PRODUCT_UNAVAILABLE for what is not on sale,
 * what `tidiedWish` refuses, and TOO_MANY_MAILS what is too much for the address.
 */
export const requestRestock = operation('visitor', async (scope, input: RequestRestock): Promise<void> => {
  const { tx, now, newId, language } = scope
  const { email, amount, refusals } = tidiedWish(input)
  refuseIf(refusals)
  const isKnown = isId(input.productId) && (input.variantId === null || isId(input.variantId))
  const item = isKnown ? await restockItem(tx, input, now) : null
  if (!item) return refuse('PRODUCT_UNAVAILABLE', ['productId'], 'This is not on sale.')
  // Of two who ask at once for one address the second finds the first.
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('restock ' || lower(${email}), 0))`)
  const known = await restockOf(tx, item, email)
  if (known?.isConfirmed) return
  const secret = newSecret()
  const left = item.available ?? 0
  const wish = { amount, left, wasShort: left < amount, language, secretHash: hashSecret(secret), createdAt: now }
  if (known) await tx.update(restockRequests).set(wish).where(eq(restockRequests.id, known.id))
  else {
    const { productId, variantId } = item
    await tx.insert(restockRequests).values({ ...wish, id: newId(), productId, variantId, email })
  }
  const settings = await readSettings(tx)
  const mail = restockConfirmMail({ to: email, language, item, settings, publicUrl: input.publicUrl }, secret)
  const wait = await queueLimitedMail(tx, mail, { kinds: ['restockConfirm'], limits: recipientLimits.link }, scope)
  if (wait > 0) throw tooMany('TOO_MANY_MAILS', wait)
})

/** Confirms by the link of the mail that its reader wants to be told. Twice is once; refuses NOT_FOUND for what has
 *  ended. */
export const confirmRestock = operation('visitor', async ({ tx, now }, { token }: { token: string }): Promise<void> => {
  const found = await restockOfLink(tx, token)
  if (!found) return refuse('NOT_FOUND', ['token'], 'This wish has ended.')
  if (found.isConfirmed) return
  await tx.update(restockRequests).set({ confirmedAt: now }).where(eq(restockRequests.id, found.id))
})

/** Forgets a wish by the link of its mail; what is gone already stays so. */
export const endRestock = operation('visitor', async ({ tx }, { token }: { token: string }): Promise<void> => {
  const found = await restockOfLink(tx, token)
  if (found) await tx.delete(restockRequests).where(eq(restockRequests.id, found.id))
})

/** Notices written in one transaction. */
const BATCH = 100

/**
 * Writes to all whose size is back, and forgets them with it; forgets what was not confirmed in time, and what was waited
 * for longest. Looks at the stock itself, so that it counts whatever brought it back: staff, a delivery, a cancelled order,
 * a product that is shown again.
 */
export async function sendRestockNotices({
  database,
  now,
  newId,
  publicUrl,
}: Pick<TaskParts, 'database' | 'now' | 'newId' | 'publicUrl'>): Promise<void> {
  const at = now()
  const before = (days: number) => new Date(at.getTime() - days * 86_400_000).toISOString()
  await run(
    database.drizzle,
    sql`delete from restock_requests where created_at < ${before(KEPT_DAYS)}::timestamptz
      or confirmed_at is null and created_at < ${before(CONFIRM_DAYS)}::timestamptz`,
  )
  await run(
    database.drizzle,
    sql`update restock_requests r set was_short = true from products p
      where p.id = r.product_id and not r.was_short and r.amount > case when r.variant_id is null then p.available
        else (select v.available from variants v where v.id = r.variant_id) end`,
  )
  let count = BATCH
  while (count === BATCH) {
    count = await inTransaction(database, async tx => {
      const due = await dueRequests(tx, at, BATCH)
      const settings = await readSettings(tx)
      for (const item of due) {
        const mail = restockBackMail({ to: item.email, language: item.language, item, settings, publicUrl })
        await queueMail(tx, { ...mail, cause: `restock ${item.id}` }, { now: at, newId })
        await tx.delete(restockRequests).where(eq(restockRequests.id, item.id))
      }
      return due.length
    })
  }
}
