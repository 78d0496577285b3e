import { recipientLimits, tooMany } from '../../../kit/limits.ts'
import { NotFound } from '../../../kit/refusals.ts'
import { queueLimitedMail } from '../../../platform/mail.ts'
import { operation } from '../../../platform/operation.ts'
import { readSettings } from '../../settings/queries.ts'
import { orderOfLink } from '../queries/orders.ts'
import { customerMail, lockOrder, note } from './changing.ts'

export type RequestOrderLink = { readonly orderNumber: string; readonly token: string; readonly publicUrl: string }

/**
 * Has a new link mailed to an order's own address, for whoever has one that has ended; one that is still good needs none,
 * and nothing is sent. Throws NotFound where number and token do not fit; refuses with TOO_MANY_MAILS what is too much
 * for the address.
 */
export const requestOrderLink = operation('visitor', async (scope, input: RequestOrderLink): Promise<void> => {
  const { tx, now } = scope
  const found = await orderOfLink(tx, input.orderNumber, input.token, now)
  if (!found) throw new NotFound()
  // Two who ask at once get one after the other, and both are counted.
  const order = await lockOrder(tx, found.order.id)
  const again = await orderOfLink(tx, input.orderNumber, input.token, now)
  if (again?.state !== 'ended') return
  const settings = await readSettings(tx)
  const mail = await customerMail(scope, order, 'orderLink', settings, input.publicUrl)
  const wait = await queueLimitedMail(tx, mail, { kinds: ['orderLink'], limits: recipientLimits.link }, scope)
  if (wait > 0) throw tooMany('TOO_MANY_MAILS', wait)
  await note(scope, order, 'linkRenewed')
})
