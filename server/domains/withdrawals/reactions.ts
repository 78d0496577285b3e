import { recipientLimits } from '../../kit/limits.ts'
import { react } from '../../platform/events.ts'
import { hasMailOf, queueLimitedMail } from '../../platform/mail.ts'
import { notify } from '../../platform/notifications.ts'
import { readSettings } from '../settings/queries.ts'
import { shopSettings } from '../settings/settings.ts'
import { withdrawalDeclared } from './events.ts'
import { operatorNote, withdrawalMail } from './mails.ts'
import { withdrawalById } from './queries.ts'

/** The receipt has to wait, because the address was sent too many; the job is tried again. */
class ReceiptWaits extends Error {
  override name = 'ReceiptWaits'
}

/** Writes whoever declared a withdrawal the receipt, once. Anybody can type anybody's address, so one address is sent only
 *  so many; a receipt that is too many waits and is tried again, for the law wants each. */
const confirming = react(withdrawalDeclared, 'withdrawals.confirm', async (scope, { withdrawalId }) => {
  const { tx } = scope
  const cause = `withdrawalReceipt ${withdrawalId}`
  if (await hasMailOf(tx, cause)) return
  const mail = withdrawalMail('withdrawalReceipt', await withdrawalById(tx, withdrawalId), await readSettings(tx))
  const limited = { kinds: ['withdrawalReceipt'], limits: recipientLimits.link }
  const wait = await queueLimitedMail(tx, { ...mail, cause }, limited, scope)
  if (wait > 0) throw new ReceiptWaits(`for ${wait} seconds`)
})

/** Tells the operator, once. What is too many for their mailbox is in the list all the same. */
const telling = react(withdrawalDeclared, 'withdrawals.tellOperator', async (scope, { withdrawalId }) => {
  const { tx, publicUrl } = scope
  const cause = `withdrawalNote ${withdrawalId}`
  // Which order is meant was typed by anybody: it is looked at where the declaration is.
  await notify(tx, { kind: 'withdrawal.declared', subjectId: withdrawalId, cause }, scope.now)
  const settings = await readSettings(tx)
  if (shopSettings.of(settings).email === '' || (await hasMailOf(tx, cause))) return
  const mail = operatorNote(await withdrawalById(tx, withdrawalId), settings, publicUrl)
  await queueLimitedMail(tx, { ...mail, cause }, { kinds: ['withdrawalNote'], limits: recipientLimits.link }, scope)
})

export const withdrawalReactions = [confirming, telling]
