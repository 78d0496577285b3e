import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { FoundArticle } from '../../catalogue/queries/articles.ts'
import { type Addition, type AdditionContext, addPieces } from './additions.ts'
import type { Contents } from './contents.ts'
import { CartFilling } from './filling.ts'

/** An article by its number (of a size, of a product without sizes, or a GTIN) and how many of it. */
export type ArticleToAdd = { readonly number: string; readonly amount: number }

/**
 * Adds articles to a cart, all of them or none: whatever is wrong is told for each, at its number or its amount. What is
 * named twice adds up. Refuses what `addPieces` refuses, an amount of 0 included; a number that names nothing
 * (PRODUCT_UNAVAILABLE), a product whose size is to be chosen (SIZE_MISSING, FIT_MISSING), and a set, whose pieces are
 * (SET_INCOMPLETE).
 */
export function addArticles(
  contents: Contents,
  articles: readonly ArticleToAdd[],
  found: ReadonlyMap<string, FoundArticle>,
  context: AdditionContext,
): Addition {
  const filling = new CartFilling(contents, context.now)
  const refusals: Refusal[] = []
  let addedAmount = 0
  for (const [index, { number, amount }] of articles.entries()) {
    const path = ['articles', String(index)]
    const article = found.get(number)
    const product = article && contents.productIndex.get(article.productId)
    if (!article || !product) {
      refusals.push(refusal('PRODUCT_UNAVAILABLE', [...path, 'number'], 'No article on sale has this number.'))
      continue
    }
    if (product.kind === 'set') {
      refusals.push(refusal('SET_INCOMPLETE', [...path, 'number'], 'The pieces of a set are chosen on its page.'))
      continue
    }
    const pieces = [{ variantId: article.variantId, amount, texts: null }]
    const addition = addPieces(
      contents,
      { productId: product.id, pieces, personalised: null, orderNote: null },
      context,
      filling,
    )
    if ('lines' in addition) addedAmount += addition.addedAmount
    refusals.push(...addition.refusals.map(each => ({ ...each, path: placeOf(each, path) })))
  }
  if (articles.length === 0) refusals.push(refusal('AMOUNT_INVALID', ['articles'], 'At least one article is needed.'))
  return refusals.length > 0 ? { refusals } : { refusals: [], lines: filling.lines, addedAmount }
}

/** What the whole cart has no room for is nobody's fault alone; all else concerns the amount, or what was named. */
function placeOf({ code, path }: Refusal, article: readonly string[]): readonly string[] {
  if (code === 'CART_FULL') return ['articles']
  const isOfAmount = path.at(-1) === 'amount' || code === 'AMOUNT_INVALID'
  return [...article, isOfAmount ? 'amount' : 'number']
}
