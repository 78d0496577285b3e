import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Language } from '../../../kit/languages.ts'

/** The hash under which a secret is kept: SHA-256 in base64url. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** A secret of 256 bits for the link of a mail. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/**
 * The secret of the link that the buyer is shown after ordering. The same request, repeated, must answer with the same
 * link although only its hash is kept: so it is derived from the request's idempotency key, of which the database knows
 * only a hash too. The order's id, which strangers cannot know, keeps it unguessable even where the key is a weak one.
 */
export const placedSecret = (idempotencyKey: string, orderId: string): string =>
  createHmac('sha256', idempotencyKey).update(`order status ${orderId}`).digest('base64url')

/** The path of the page on which a guest follows an order. */
export const statusPath = (language: Language, orderNumber: number | string, secret: string): string =>
  `${language === 'en' ? '/en' : ''}/order/${orderNumber}/${secret}`
