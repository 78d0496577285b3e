import { guestViewer } from '../../kit/viewer.ts'
import { react } from '../../platform/events.ts'
import { hasMailOf, queueMail } from '../../platform/mail.ts'
import { openedForMail } from '../../platform/mailSecrets.ts'
import { notify } from '../../platform/notifications.ts'
import { secondFactorLost } from '../accounts/events.ts'
import { sendNotice } from '../accounts/operations.ts'
import { readSettings } from '../settings/queries.ts'
import { issueSold } from '../vouchers/operations/selling.ts'
import { orderPaid, orderPlaced } from './events.ts'
import { change, customerMail, lockOrder, note } from './operations/changing.ts'
import { addressesOfAccount } from './queries/knownAddresses.ts'
import { linesOf, orderById } from './queries/orders.ts'
import { statesAfter } from './rules/transitions.ts'

/** Writes the buyer the confirmation of an order, once; with the link that they were shown, or one of its own where that
 *  can be read no more because the key of the data folder is another. */
const confirming = react(orderPlaced, 'orders.confirm', async (scope, { orderId, sealedSecret }) => {
  const { tx, publicUrl } = scope
  const cause = `orderConfirmation ${orderId}`
  const secret = openedForMail(sealedSecret, orderId)
  // A link is added to the order before the mail shows whether it is the first: who comes second must not add one.
  const order = secret === null ? await lockOrder(tx, orderId) : await orderById(tx, orderId)
  const told = { kind: 'order.placed', subjectId: orderId, name: String(order.orderNumber) } as const
  await notify(tx, { ...told, cause: `order.placed ${orderId}` }, scope.now)
  if (secret === null && (await hasMailOf(tx, cause))) return
  const settings = await readSettings(tx)
  const mail = await customerMail(scope, order, 'orderConfirmation', settings, publicUrl, { secret })
  await queueMail(tx, { ...mail, cause }, scope)
})

/**
 * Tells whoever reads the addresses of an account's orders and contact persons that its second step is to be switched off
 * or was, once each: its owner may be reached there where the account's own addresses are in a thief's hands. Others may
 * read them too: they are told no name and no address.
 */
const tellingOwner = react(secondFactorLost, 'orders.tellOwner', async (scope, { accountId, what, tellingId }) => {
  const { tx } = scope
  const known = await addressesOfAccount(scope, accountId)
  const cause = (number: number) => `secondFactorLost ${tellingId} ${number}`
  if (known === null || (await hasMailOf(tx, cause(0)))) return
  const kind = what === 'gone' ? 'secondFactorGoneKnown' : 'secondFactorEndsKnown'
  for (const [number, to] of known.addresses.entries())
    await sendNotice(scope, kind, known.account, { to, cause: cause(number) })
})

/**
 * Issues the vouchers of an order once its money is there; a second time changes nothing, and an order that is unpaid or
 * cancelled by then gets none. One of vouchers alone is on its way with that: there is nothing to be packed.
 */
const issuingVouchers = react(orderPaid, 'orders.issueVouchers', async ({ tx, now, newId }, { orderId }) => {
  const scope = { tx, now, newId, viewer: guestViewer(), address: null }
  const order = await lockOrder(tx, orderId)
  if (order.state === 'cancelled' || order.paymentState !== 'paid') return
  const lines = await linesOf(tx, [orderId])
  const sold = lines.filter(({ kind }) => kind === 'voucher')
  if (sold.length === 0) return
  const settings = await readSettings(tx)
  for (const { id: orderLineId, amount: count, unitPriceCents, voucher: wish } of sold) {
    const { language, email } = order
    const valueCents = unitPriceCents ?? 0
    if (valueCents > 0) {
      await issueSold(scope, { orderId, orderLineId, count, valueCents, language, email, wish }, settings)
    }
  }
  if (sold.length < lines.length || order.shippingState === 'shipped') return
  const sent = await change(scope, order, { ...statesAfter('markShipped', order), shippedAt: now })
  await note(scope, sent, 'shipped')
})

export const orderReactions = [confirming, issuingVouchers, tellingOwner]
