import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { productSubject, stockSubject } from './presenters/webhook.ts'

const told = z.object({ productId: z.uuid() })
const outgoing = (about: string) => ({ webhook: { subject: productSubject, id: 'productId', about } }) as const

export const productCreated = defineEvent('product.created', told, outgoing('A product was made.'))

export const productChanged = defineEvent(
  'product.changed',
  told,
  outgoing('A product changed: texts, prices, variants, pictures, groups, or whether it is for sale.'),
)

export const productDeleted = defineEvent(
  'product.deleted',
  told,
  outgoing('A product was taken out of the shop; it can come back.'),
)

export const productRestored = defineEvent('product.restored', told, outgoing('A deleted product came back.'))

/** `pieceId`: a variant, or a product that has none. */
export const stockChanged = defineEvent('stock.changed', z.object({ pieceId: z.uuid() }), {
  webhook: {
    subject: stockSubject,
    id: 'pieceId',
    about: 'There are more or fewer pieces: somebody ordered or gave back, or the stock was counted anew.',
  },
})
