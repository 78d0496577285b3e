import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { customerSubject } from './presenters/webhook.ts'

/** The second step of an account is to be switched off in three days (`ending`), or was by its reset (`gone`). The account's
 *  own addresses, present and earlier, were told already. `tellingId`: of this telling. */
export const secondFactorLost = defineEvent(
  'account.secondFactorLost',
  z.object({ accountId: z.uuid(), what: z.enum(['ending', 'gone']), tellingId: z.uuid() }),
  { webhook: { none: 'How somebody signs in is nobody else’s.' } },
)

const told = z.object({ accountId: z.uuid() })
const outgoing = (about: string) => ({ webhook: { subject: customerSubject, id: 'accountId', about } }) as const

/** Somebody has an account and proved that its address is theirs. */
export const customerCreated = defineEvent(
  'customer.created',
  told,
  outgoing('Somebody has an account whose address they have confirmed.'),
)

export const customerChanged = defineEvent(
  'customer.changed',
  told,
  outgoing('Name, address, language or terms of a customer changed, or the account was switched on or off.'),
)

export const customerDeleted = defineEvent(
  'customer.deleted',
  told,
  outgoing('Nothing is left of a customer in the shop: what you keep of them has to be deleted as well.'),
)
