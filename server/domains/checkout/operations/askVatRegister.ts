import type { PlainScope } from '../../../platform/operation.ts'
import { changeOnlyCart } from '../../cart/operations/saving.ts'
import type { Contents } from '../../cart/rules/contents.ts'
import { vatIdToAsk } from '../../cart/rules/view.ts'
import { checkOf, sellersVatId } from '../../pricing/rules/vatProof.ts'

const nothingElse = { productIds: [], variantIds: [] }

/**
 * Asks the register about the VAT id of a cart, where it depends on that whether VAT is due and no answer still counts,
 * and keeps what it says with the cart. Outside of transactions, for the register may take seconds; without an answer
 * the cart stays as it is. Answers with the cart afterwards.
 */
export async function askVatRegister(scope: PlainScope, contents: Contents): Promise<Contents> {
  const id = vatIdToAsk(contents, scope.viewer, scope.now)
  if (id === null || !scope.vatRegister) return contents
  const answer = await scope.vatRegister(id, sellersVatId(contents.settings))
  if (answer === null) return contents
  const vatIdCheck = checkOf(id, answer, scope.now)
  return changeOnlyCart(scope, nothingElse, found => {
    const checkout = found.head?.checkout
    // Meanwhile another tab may have entered another id, or ordered.
    const stillAsked = checkout && vatIdToAsk(found, scope.viewer, scope.now)
    if (!stillAsked || stillAsked.prefix + stillAsked.rest !== vatIdCheck.number) return null
    return { checkout: { ...checkout, vatIdCheck } }
  })
}
