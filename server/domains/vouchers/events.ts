import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { voucherSubject } from './presenters/webhook.ts'

const told = z.object({ voucherId: z.uuid() })
const outgoing = (about: string) => ({ webhook: { subject: voucherSubject, id: 'voucherId', about } }) as const

export const voucherIssued = defineEvent(
  'voucher.issued',
  told,
  outgoing('A voucher was issued: by staff, or because one that was bought is paid.'),
)

export const voucherRedeemed = defineEvent('voucher.redeemed', told, outgoing('An order was paid with a voucher.'))

export const voucherChanged = defineEvent(
  'voucher.changed',
  told,
  outgoing(
    'Something else of a voucher changed: a cancelled order gave back to it, staff corrected, blocked or changed it, or the order that it was bought with is unpaid after all.',
  ),
)
