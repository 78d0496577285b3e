import { plainOperation } from '../../../platform/operation.ts'
import { cartTokenHash, newCartToken, type Owner } from '../rules/cartToken.ts'
import { CART_DAYS } from '../rules/contents.ts'
import { carts } from '../tables.ts'

/** A new cart by its token. `expiresAt`: each change postpones it to `CART_DAYS` later. */
type CreatedCart = { readonly token: string; readonly expiresAt: Date; readonly owner: Owner }

/**
 * Makes an empty cart that belongs to whoever has its token, for programs with a key and clients without cookies. Only
 * here are tokens made, so that nobody can prepare one for somebody else to fill. One statement.
 */
export const createCart = plainOperation('buyer', async ({ database, now, newId }, _input: null) => {
  const token = newCartToken()
  const secretHash = cartTokenHash(token)
  const expiresAt = new Date(now.getTime() + CART_DAYS * 86_400_000)
  await database.drizzle.insert(carts).values({ id: newId(), secretHash, createdAt: now, updatedAt: now, expiresAt })
  const owner: Owner = { accountId: null, visitorHash: secretHash, namesCartByToken: true }
  return { token, expiresAt, owner } satisfies CreatedCart
})
