import { z } from 'zod'
import { defineEvent } from '../../../platform/events.ts'

const told = z.object({ documentId: z.uuid(), orderId: z.uuid() })

/** An invoice of a web order was paid in full, by whatever way but the payment of the order itself. */
export const invoiceSettled = defineEvent('invoice.settled', told, {
  webhook: { none: 'That the order was paid goes out.' },
})

/** A payment of an invoice of a web order was taken back, and something of it is to be paid again. */
export const invoiceReopened = defineEvent('invoice.reopened', told, {
  webhook: { none: 'That the order was changed goes out.' },
})
