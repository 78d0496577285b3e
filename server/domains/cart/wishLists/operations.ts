import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { tidiedLines } from '../../../kit/words.ts'
import { type OperationScope, operation, plainOperation } from '../../../platform/operation.ts'
import { variants } from '../../catalogue/tables.ts'
import type { Added } from '../operations/cart.ts'
import { changeCart, changeOnlyCart, ownerOf } from '../operations/saving.ts'
import { lockCarts } from '../queries.ts'
import { addPieces } from '../rules/additions.ts'
import { CartFilling } from '../rules/filling.ts'
import { carts, favourites, wishLists } from '../tables.ts'
import { ownWishesById, type WishList, wishListsOf } from './queries.ts'
import {
  FIRST_LIST,
  MOST_WISH_LISTS,
  MOST_WISHES,
  newShareToken,
  tidyTitle,
  type WishChanges,
  wishRefusals,
} from './rules.ts'

/** Makes a named list, or gives one another title. Refuses as `tidyTitle`, with NOT_FOUND, and with TOO_MANY_WISH_LISTS beyond
 *  `MOST_WISH_LISTS`. */
export const saveWishList = operation(
  'signedIn',
  async (scope, input: { readonly listId: string | null; readonly title: string }): Promise<WishList> => {
    const { tx, now, newId } = scope
    const cartId = await lockedCart(scope)
    const { title, refusals } = tidyTitle(input.title)
    refuseIf(refusals)
    if (input.listId !== null) {
      const id = await ownList(scope, cartId, input.listId)
      if (id === null) return refuse('NOT_FOUND', ['listId'], 'The first list keeps its name.')
      await tx.update(wishLists).set({ title, changedAt: now }).where(eq(wishLists.id, id))
      return listBy(scope, id)
    }
    const count = await tx.$count(wishLists, and(eq(wishLists.cartId, cartId), eq(wishLists.isFirst, false)))
    if (count >= MOST_WISH_LISTS)
      refuse('TOO_MANY_WISH_LISTS', [], `At most ${MOST_WISH_LISTS} lists.`, { limit: MOST_WISH_LISTS })
    const id = newId()
    await tx.insert(wishLists).values({ id, cartId, title, createdAt: now, changedAt: now })
    return listBy(scope, id)
  },
)

/** Deletes a named list with what is on it. Refuses NOT_FOUND; the first list stays. */
export const deleteWishList = operation(
  'signedIn',
  async (scope, input: { readonly listId: string }): Promise<string> => {
    const id = await ownList(scope, await lockedCart(scope), input.listId)
    if (id === null) return refuse('NOT_FOUND', ['listId'], 'The first list stays.')
    await scope.tx.delete(wishLists).where(eq(wishLists.id, id))
    return id
  },
)

/** Shares a list under an address that nobody guesses, or withdraws that; shared anew it has another address. Refuses
 *  NOT_FOUND, and with ACTING_FOR_CUSTOMER staff who would make public what belongs to a customer. */
export const shareWishList = operation(
  'signedIn',
  async (scope, input: { readonly listId: string; readonly isShared: boolean }): Promise<WishList> => {
    const { tx, now, newId, viewer } = scope
    if (input.isShared && viewer.actor) refuse('ACTING_FOR_CUSTOMER', [], 'Nobody publishes for somebody else.')
    const cartId = await lockedCart(scope)
    const id = await ownList(scope, cartId, input.listId)
    const one = id === null ? and(eq(wishLists.cartId, cartId), wishLists.isFirst) : eq(wishLists.id, id)
    if (!input.isShared) await tx.update(wishLists).set({ shareToken: null, changedAt: now }).where(one)
    else {
      if (id === null)
        await tx
          .insert(wishLists)
          .values({ id: newId(), cartId, isFirst: true, createdAt: now, changedAt: now })
          .onConflictDoNothing()
      await tx
        .update(wishLists)
        .set({ shareToken: newShareToken(), changedAt: now })
        .where(and(one, isNull(wishLists.shareToken)))
    }
    return listBy(scope, id ?? FIRST_LIST)
  },
)

type ListProduct = {
  readonly listId: string
  readonly productId: string
  readonly isListed: boolean
}

/** Puts a product on a list or takes it off; twice is once. Refuses NOT_FOUND for a list or product that is none, and
 *  WISH_LIST_FULL beyond `MOST_WISHES`. */
export const listProduct = operation('signedIn', async (scope, input: ListProduct): Promise<WishList> => {
  const { tx, now, newId } = scope
  const { productId, isListed } = input
  if (!isId(productId)) refuse('NOT_FOUND', ['productId'], 'There is no such product.')
  const cartId = await lockedCart(scope, isListed ? [productId] : [])
  const listId = await ownList(scope, cartId, input.listId)
  if (isListed) {
    await refuseFull(scope, cartId, listId, [productId], ['listId'])
    await tx.insert(favourites).values({ id: newId(), cartId, listId, productId, createdAt: now }).onConflictDoNothing()
  } else
    await tx
      .delete(favourites)
      .where(and(eq(favourites.cartId, cartId), onList(listId), eq(favourites.productId, productId)))
  return listBy(scope, input.listId)
})

/** Changes what is wanted of a product. Refuses as `wishRefusals`, NOT_FOUND for a wish that is not the viewer's, and
 *  VARIANT_UNKNOWN for a size of another product. Answers with its list. */
export const updateWish = operation(
  'signedIn',
  async (scope, input: { readonly wishId: string; readonly changes: WishChanges }): Promise<WishList> => {
    const { tx } = scope
    const cartId = await lockedCart(scope)
    const { amount, note, variantId } = input.changes
    refuseIf(wishRefusals(input.changes).map(each => ({ ...each, path: ['changes', ...each.path] })))
    const [wish] = isId(input.wishId)
      ? await tx
          .select()
          .from(favourites)
          .where(and(eq(favourites.id, input.wishId), eq(favourites.cartId, cartId)))
      : []
    if (!wish) return refuse('NOT_FOUND', ['wishId'], 'There is no such wish.')
    if (variantId && !(await isVariantOf(scope, wish.productId, variantId)))
      refuse('VARIANT_UNKNOWN', ['changes', 'variantId'], 'The product has no such size.')
    await tx
      .update(favourites)
      .set({
        amount: amount ?? undefined,
        ...(note !== undefined && { note: tidiedLines(note ?? '') || null }),
        ...(variantId !== undefined && { variantId }),
        // A change that says nothing is one all the same for the database.
        productId: wish.productId,
      })
      .where(eq(favourites.id, wish.id))
    return listBy(scope, wish.listId ?? FIRST_LIST)
  },
)

type MoveWishes = {
  readonly wishIds: readonly string[]
  readonly listId: string
  /** Whether they stay where they are, too. */
  readonly isCopy: boolean
}

/** Moves wishes to another list, or copies them there; what is there already stays there as it is. Refuses NOT_FOUND for the
 *  list, WISH_LIST_FULL where not all fit; wishes that are gone are passed over. */
export const moveWishes = operation('signedIn', async (scope, input: MoveWishes): Promise<WishList[]> => {
  const { tx } = scope
  const cartId = await lockedCart(scope)
  const listId = await ownList(scope, cartId, input.listId)
  const found = await tx
    .select()
    .from(favourites)
    .where(and(eq(favourites.cartId, cartId), inArray(favourites.id, input.wishIds.filter(isId))))
    .orderBy(favourites.createdAt, favourites.id)
  const moved = found.filter(wish => wish.listId !== listId)
  await refuseFull(
    scope,
    cartId,
    listId,
    moved.map(({ productId }) => productId),
    ['listId'],
  )
  if (moved.length > 0)
    await tx
      .insert(favourites)
      .values(moved.map(wish => ({ ...wish, id: scope.newId(), listId })))
      .onConflictDoNothing()
  if (!input.isCopy)
    await removeAll(
      scope,
      moved.map(({ id }) => id),
    )
  return wishListsOf(tx, scope.viewer.accountId!)
})

/** Takes wishes off their lists; those that are gone are passed over. */
export const removeWishes = operation(
  'signedIn',
  async (scope, input: { readonly wishIds: readonly string[] }): Promise<WishList[]> => {
    const cartId = await lockedCart(scope)
    await scope.tx
      .delete(favourites)
      .where(and(eq(favourites.cartId, cartId), inArray(favourites.id, input.wishIds.filter(isId))))
    return wishListsOf(scope.tx, scope.viewer.accountId!)
  },
)

/** Puts wishes into the viewer's cart, as many as are wanted of each: all of them, or none and why not, at `wishIds.0`. Refuses as
 *  `addPieces`, NOT_FOUND for a wish that is gone, SIZE_MISSING where a size has to be chosen, SET_INCOMPLETE for sets, whose pieces
 *  are chosen on their page. They stay on their lists. */
export const addWishesToCart = plainOperation(
  'signedIn',
  async (scope, input: { readonly wishIds: readonly string[] }): Promise<Added> => {
    const ids = [...new Set(input.wishIds)]
    const own = await ownWishesById(scope.database.drizzle, scope.viewer.accountId!, ids)
    const wanted = {
      productIds: own.map(({ productId }) => productId),
      variantIds: own.flatMap(({ variantId }) => (variantId === null ? [] : [variantId])),
    }
    let addedAmount = 0
    const contents = await changeOnlyCart(scope, wanted, found => {
      const filling = new CartFilling(found, scope.now)
      addedAmount = 0
      const refusals = ids.flatMap((id, index) => {
        const path = ['wishIds', String(index)]
        const wish = own.find(each => each.id === id)
        if (!wish) return [refusal('NOT_FOUND', path, 'There is no such wish.')]
        const product = found.productIndex.get(wish.productId)
        if (product?.kind === 'set') return [refusal('SET_INCOMPLETE', path, 'Its pieces are chosen on its page.')]
        const needsSize = wish.variantId === null && product?.hasVariants === true
        if (needsSize) return [refusal('SIZE_MISSING', path, 'A size has to be chosen.')]
        const pieces = [{ variantId: wish.variantId, amount: wish.amount, texts: null }]
        const order = { productId: wish.productId, pieces, personalised: null, orderNote: null }
        const addition = addPieces(found, order, scope, filling)
        if ('lines' in addition) addedAmount += addition.addedAmount
        return addition.refusals.map(each => ({ ...each, path }))
      })
      if (ids.length === 0) refuse('AMOUNT_INVALID', ['wishIds'], 'At least one is needed.')
      refuseIf(refusals)
      return { lines: filling.lines }
    })
    return { contents, addedAmount }
  },
)

const onList = (listId: string | null) => (listId === null ? isNull(favourites.listId) : eq(favourites.listId, listId))

/** The account's cart, made where there is none and locked until the transaction ends, so that limits hold however much is changed
 *  at once. Refuses NOT_FOUND for products that are none. */
async function lockedCart(scope: OperationScope, productIds: readonly string[] = []): Promise<string> {
  await changeCart(scope, { productIds, variantIds: [] }, ({ head, isUnbound, guestCartId, productIndex }) => {
    if (productIds.some(id => !productIndex.has(id))) refuse('NOT_FOUND', ['productId'], 'There is no such product.')
    return head && !isUnbound && !guestCartId ? null : {}
  })
  await lockCarts(scope.tx, ownerOf(scope))
  const [cart] = await scope.tx.select({ id: carts.id }).from(carts).where(eq(carts.accountId, scope.viewer.accountId!))
  return cart!.id
}

/** The id of a named list of the viewer, null for the first one. Refuses NOT_FOUND. */
async function ownList({ tx }: OperationScope, cartId: string, id: string): Promise<string | null> {
  if (id === FIRST_LIST) return null
  const [list] = isId(id)
    ? await tx
        .select({ id: wishLists.id })
        .from(wishLists)
        .where(and(eq(wishLists.id, id), eq(wishLists.cartId, cartId), eq(wishLists.isFirst, false)))
    : []
  return list?.id ?? refuse('NOT_FOUND', ['listId'], 'There is no such list.')
}

async function listBy({ tx, viewer }: OperationScope, id: string): Promise<WishList> {
  const list = (await wishListsOf(tx, viewer.accountId!)).find(each => each.id === id)
  return list ?? refuse('NOT_FOUND', ['listId'], 'There is no such list.')
}

const removeAll = ({ tx }: OperationScope, ids: readonly string[]) =>
  tx.delete(favourites).where(inArray(favourites.id, [...ids]))

/** Refuses what a list has no room for; what is on it already needs none. */
async function refuseFull(
  { tx }: OperationScope,
  cartId: string,
  listId: string | null,
  productIds: readonly string[],
  path: readonly string[],
): Promise<void> {
  const there = await tx
    .select({ productId: favourites.productId })
    .from(favourites)
    .where(and(eq(favourites.cartId, cartId), onList(listId)))
  const after = new Set([...there.map(({ productId }) => productId), ...productIds])
  if (after.size > Math.max(MOST_WISHES, there.length))
    refuse('WISH_LIST_FULL', path, `At most ${MOST_WISHES} products.`, { limit: MOST_WISHES })
}

const isVariantOf = async ({ tx }: OperationScope, productId: string, variantId: string): Promise<boolean> =>
  isId(variantId) &&
  (await tx.$count(
    variants,
    and(eq(variants.id, variantId), eq(variants.productId, productId), eq(variants.isRetired, false)),
  )) > 0
