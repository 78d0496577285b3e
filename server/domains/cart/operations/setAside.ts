import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import { run } from '../../../platform/statements.ts'
import { CART_DAYS, type CartHead, type Contents } from '../rules/contents.ts'
import type { CheckoutDetails } from '../tables.ts'
import { cartLines, carts } from '../tables.ts'
import { emptying } from './saving.ts'

/** What a cart that is set aside is found by: its id, and a name that stands where others have the hash of a visitor's secret. */
type Aside = { readonly cartId: string; readonly owner: string }

/** Takes all that lies in a locked cart, and was entered for it, out of it and into a cart of nobody, which nobody opens by a
 *  cookie or a token. Answers with what is left: an empty cart. */
export async function setCartAside(
  tx: Transaction,
  contents: Contents & { readonly head: CartHead },
  checkout: CheckoutDetails,
  { cartId, owner }: Aside,
  now: Date,
): Promise<Contents> {
  await tx.insert(carts).values({
    ...{ id: cartId, secretHash: owner, checkout, createdAt: now, updatedAt: now },
    expiresAt: new Date(now.getTime() + CART_DAYS * 86_400_000),
  })
  await tx.update(cartLines).set({ cartId }).where(eq(cartLines.cartId, contents.head.id))
  const { changes, emptied } = emptying(contents, now)
  for (const change of changes) await run(tx, change)
  return emptied
}

/** Removes a cart that was set aside, with what is still in it. */
export async function dropCart(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId))
}
