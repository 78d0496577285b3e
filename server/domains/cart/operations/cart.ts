import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import type { Database } from '../../../platform/database.ts'
import { plainOperation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { articlesByNumber } from '../../catalogue/queries/articles.ts'
import { isOfferedLook } from '../../vouchers/queries/looks.ts'
import { type AddSetToCart, type AddToCart, addPieces, addSets } from '../rules/additions.ts'
import { type ArticleToAdd, addArticles } from '../rules/articles.ts'
import { type ChangeCartLine, changeLine } from '../rules/changes.ts'
import type { Contents } from '../rules/contents.ts'
import { type CartItem, replacedLines } from '../rules/replacement.ts'
import { changeOnlyCart } from './saving.ts'

export type Added = { readonly contents: Contents; readonly addedAmount: number }

/**
 * Puts pieces of a product into the viewer's cart, which is made if there is none. Ids are raw; one that has not the
 * form of an id is unknown. Refuses as `addPieces` says, and with NOT_FOUND a look of a voucher that nobody may choose. Two
 * statements, and one more where a look was chosen.
 */
export const addToCart = plainOperation('buyer', async (scope, input: AddToCart): Promise<Added> => {
  const wanted = wantedOf([input.productId], input.pieces)
  const look = input.voucher?.templateId
  if (look && !(await isOfferedLook(scope.database.drizzle, look))) {
    refuse('NOT_FOUND', ['voucher', 'templateId'], 'There is no such look.')
  }
  let addedAmount = 0
  const contents = await changeOnlyCart(scope, wanted, found => {
    const addition = addPieces(found, input, scope)
    if (!('lines' in addition)) return refuseAll(addition.refusals)
    addedAmount = addition.addedAmount
    return { lines: addition.lines }
  })
  return { contents, addedAmount }
})

/** Puts sets into the viewer's cart. Refuses as `addSets` says. */
export const addSetToCart = plainOperation('buyer', async (scope, input: AddSetToCart): Promise<Added> => {
  const wanted = wantedOf(
    [input.productId, ...input.slots.map(({ productId }) => productId)],
    input.slots.flatMap(({ pieces }) => pieces),
  )
  let addedAmount = 0
  const contents = await changeOnlyCart(scope, wanted, found => {
    const addition = addSets(found, input, scope)
    if (!('lines' in addition)) return refuseAll(addition.refusals)
    addedAmount = addition.addedAmount
    return { lines: addition.lines }
  })
  return { contents, addedAmount }
})

/** Puts articles into the viewer's cart by their numbers, all or none. Refuses as `addArticles` says. Three statements. */
export const addArticlesToCart = plainOperation(
  'buyer',
  async (scope, input: { articles: readonly ArticleToAdd[] }): Promise<Added> => {
    const articles = input.articles.map(each => ({ ...each, number: each.number.trim() }))
    const numbers = articles.map(({ number }) => number)
    const known = await articlesByNumber(scope.database.drizzle, numbers, scope)
    const found = [...known.values()]
    const wanted = wantedOf(
      found.map(({ productId }) => productId),
      found,
    )
    let addedAmount = 0
    const contents = await changeOnlyCart(scope, wanted, before => {
      const addition = addArticles(before, articles, known, scope)
      if (!('lines' in addition)) return refuseAll(addition.refusals)
      addedAmount = addition.addedAmount
      return { lines: addition.lines }
    })
    return { contents, addedAmount }
  },
)

/** Changes amount or texts of a line of the viewer's own cart. Refuses as `changeLine` says; CART_EXPIRED where the
 *  cart is no longer kept, NOT_FOUND for a line that is not (or no longer) in it. */
export const changeCartLine = plainOperation('buyer', (scope, input: ChangeCartLine): Promise<Contents> => {
  return changeOnlyCart(scope, nothing, found => {
    refuseExpired(found)
    const line = found.lines.find(({ id }) => id === input.lineId)
    if (!line) return refuse('NOT_FOUND', ['lineId'], 'There is no such line in the cart.')
    const changed = changeLine(found, line, input, scope.now)
    refuseIf(changed.refusals)
    return { lines: found.lines.map(other => (other.id === line.id ? changed.line : other)) }
  })
})

/** Takes lines out of the viewer's own cart; those that are no longer in it are passed over, so that twice is once. */
export const removeCartLines = plainOperation(
  'buyer',
  (scope, input: { lineIds: readonly string[] }): Promise<Contents> => {
    return changeOnlyCart(scope, nothing, found => {
      refuseExpired(found)
      const lines = found.lines.filter(({ id }) => !input.lineIds.includes(id))
      return lines.length === found.lines.length ? null : { lines }
    })
  },
)

/** Makes the viewer's cart hold just these items. Refuses as adding them one by one would; then nothing has changed. */
export const replaceCart = plainOperation(
  'buyer',
  (scope, input: { items: readonly CartItem[] }): Promise<Contents> => {
    const filled = input.items.flatMap(item => ('set' in item ? item.set.slots : [item.goods]))
    const sets = input.items.flatMap(item => ('set' in item ? [item.set.productId] : []))
    const wanted = wantedOf(
      [...sets, ...filled.map(({ productId }) => productId)],
      filled.flatMap(({ pieces }) => pieces),
    )
    return changeOnlyCart(scope, wanted, found => {
      const replacement = replacedLines(found, input.items, scope)
      return 'lines' in replacement ? { lines: replacement.lines } : refuseAll(replacement.refusals)
    })
  },
)

/** Days for which an expired cart can still say why it is empty. */
const DAYS_AFTER_EXPIRY = 30

/** Removes what nobody will come back to: guests' carts with their favourites, and the lines of accounts' carts, a while
 *  after they have expired. Answers with how many carts went. */
export async function purgeExpiredCarts(database: Pick<Database, 'drizzle'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAYS_AFTER_EXPIRY * 86_400_000).toISOString()
  await run(
    database.drizzle,
    sql`delete from cart_lines l using carts c
    where c.id = l.cart_id and c.account_id is not null and c.expires_at < ${before}`,
  )
  const gone = await run(
    database.drizzle,
    sql`delete from carts where account_id is null and expires_at < ${before} returning id`,
  )
  return gone.length
}

const nothing = { productIds: [], variantIds: [] }

/** The facts that additions need; what has not the form of an id would not even be a question to the database. */
const wantedOf = (productIds: readonly string[], pieces: readonly { readonly variantId: string | null }[]) => ({
  productIds: [...new Set(productIds.filter(isId))],
  variantIds: [...new Set(pieces.map(({ variantId }) => variantId).filter(id => id !== null && isId(id)))] as string[],
})

function refuseAll(refusals: Parameters<typeof refuseIf>[0]): never {
  refuseIf(refusals)
  throw new Error('an addition without lines has refusals')
}

function refuseExpired(contents: Contents): void {
  if (contents.isExpired) refuse('CART_EXPIRED', [], 'The cart was left alone for too long and has been emptied.')
}
