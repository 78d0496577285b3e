import { createHash, randomBytes } from 'node:crypto'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'

/** The header by which programs and clients without cookies name a cart. */
export const CART_TOKEN_HEADER = 'cart-token'

/** By this beginning people and programs that look for leaked secrets know what it is. */
const TOKEN_BEGINNING = 'cart_'
const TOKEN_BYTES = 32

/** A token of 256 bits for a new cart. It is in the answer to its creation and nowhere else; only its hash is kept. */
export const newCartToken = (): string => `${TOKEN_BEGINNING}${randomBytes(TOKEN_BYTES).toString('base64url')}`

/** The hash under which a token is kept. No visitor's cookie has the same one, whatever stands in it: a token opens nothing
 *  as a cookie, nor a cookie's secret as a token. */
export const cartTokenHash = (token: string): string =>
  createHash('sha256').update(`cart token ${token}`).digest('base64url')

/** Whose cart: a signed-in person's, and beside it the one from before signing in, or a guest's. `email`: that of the
 *  account. */
export type Owner = Pick<Viewer, 'accountId' | 'visitorHash' | 'namesCartByToken'> & Partial<Pick<Viewer, 'email'>>

const isByToken = ({ accountId, namesCartByToken }: Owner): boolean => accountId === null && namesCartByToken === true

/** Whether there can be no cart: a guest without a cookie. Whoever names carts by tokens is told so instead. */
export const ownsNothing = (owner: Owner): boolean =>
  owner.accountId === null && owner.visitorHash === null && !isByToken(owner)

/** Why somebody who names carts by tokens has none: they sent no token. A program would else mix all its buyers in one. */
export const missingToken = (owner: Owner): Refusal[] =>
  isByToken(owner) && owner.visitorHash === null
    ? [refusal('CART_TOKEN_REQUIRED', [], 'Name a cart by the header Cart-Token; creating a cart answers with one.')]
    : []

/** Why a token names no cart: nobody was given it, or its cart has expired or become an account's. No cart is made by a
 *  token that somebody made up. */
export const unknownToken = (owner: Owner, isThere: boolean): Refusal[] =>
  isByToken(owner) && !isThere
    ? [refusal('CART_TOKEN_UNKNOWN', [], 'There is no cart by this Cart-Token, or no longer; create another one.')]
    : []
