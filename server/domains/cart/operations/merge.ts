import { refuse } from '../../../kit/refusals.ts'
import { operation } from '../../../platform/operation.ts'
import { takeTurns } from '../../../platform/statements.ts'
import { lockCarts, readContents } from '../queries.ts'
import { ownerOf, saveCart } from './saving.ts'

const MOST_ATTEMPTS = 6

/**
 * Makes the cart from before signing in the account's, or merges the two by the rule of `mergedLines`; favourites are
 * united. Several tabs and browsers of a person take turns, and doing it again changes nothing. Afterwards the browser
 * has no cart of its own: on a shared computer the next person finds none.
 */
export const mergeCarts = operation('signedIn', async (scope, _input: null): Promise<void> => {
  const { tx, now } = scope
  const owner = ownerOf(scope)
  await takeTurns(tx, `cart ${owner.accountId}`)
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    await lockCarts(tx, owner)
    const contents = await readContents(tx, owner, now)
    // Whoever puts something into a cart takes no turns, and may make theirs the account's in between.
    if (!contents.head || (await saveCart(scope, contents, {}))) return
  }
  refuse('CART_CHANGED', [], 'The cart is being changed elsewhere; try again.')
})
