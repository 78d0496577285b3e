import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { textIn } from '../../../kit/languages.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { ViewerRef } from '../../accounts/graphql.ts'
import { loadCard } from '../../catalogue/graphql/loaders.ts'
import { ProductRef, VariantRef } from '../../catalogue/graphql/refs.ts'
import { variantsOf } from '../../catalogue/graphql/variant.ts'
import { CartRef } from '../graphql/cart.ts'
import { ensureOwner, outcomeOf } from '../graphql/mutations.ts'
import { type CartView, viewCart } from '../rules/view.ts'
import {
  addWishesToCart,
  deleteWishList,
  listProduct,
  moveWishes,
  removeWishes,
  saveWishList,
  shareWishList,
  updateWish,
} from './operations.ts'
import { sharedWishList, type Wish, type WishList, wishesOf, wishListsOf } from './queries.ts'
import { FIRST_LIST, MOST_WISHES, wishLimits } from './rules.ts'

const WishRef = builder.objectRef<Wish>('Wish').implement({
  description: 'A product on a list, and what is wanted of it.',
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('Wish', id) }),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'With its price and availability of now; null where it is not to be had any more.',
      resolve: async ({ productId }, _args, context) => {
        const card = await loadCard(context, productId)
        return card && { card }
      },
    }),
    title: t.string({
      description: 'What it is called, also where it is not to be had any more.',
      resolve: ({ title }, _args, { language }) => textIn(language, title),
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      description: 'The size that is wanted; null where none was chosen, or it is gone.',
      resolve: async ({ productId, variantId }, _args, context) => {
        const card = variantId === null ? null : await loadCard(context, productId)
        if (!card) return null
        return (await variantsOf(context, { card })).find(({ variant }) => variant.id === variantId) ?? null
      },
    }),
    amount: t.exposeInt('amount', { description: 'Pieces that are wanted.' }),
    note: t.exposeString('note', { nullable: true, description: 'What its owner wrote beside it.' }),
  }),
})

type OwnList = WishList & { readonly accountId: string }
// The first list has no row and so no key of its own, which is all that global ids are read for.
const firstList = globalId('WishList', FIRST_LIST)
const listKey = (id: string | number) => (String(id) === firstList ? FIRST_LIST : (rawId('WishList', String(id)) ?? ''))
const wishKey = (id: string | number) => rawId('Wish', String(id)) ?? ''

const WishListRef = builder.objectRef<OwnList>('WishList').implement({
  description: 'A list of products that a person keeps for later.',
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('WishList', id) }),
    isFirst: t.boolean({
      description: 'The list that everybody has: the favourites.',
      resolve: ({ id }) => id === FIRST_LIST,
    }),
    title: t.exposeString('title', { nullable: true, description: 'Null of the first list.' }),
    wishCount: t.int({ description: 'Products on it.', resolve: ({ entryCount }) => entryCount }),
    productIds: t.idList({
      description: 'The products on it.',
      resolve: ({ productIds }) => productIds.map(id => globalId('Product', id)),
    }),
    sharePath: t.string({
      nullable: true,
      description: 'Address under which whoever knows it sees the list; null where it is not shared.',
      resolve: ({ shareToken }) => (shareToken === null ? null : `/wishlist/${shareToken}`),
    }),
    wishes: t.field({
      type: [WishRef],
      description: 'What is on it, the latest first.',
      complexity: { field: 10, multiplier: 24 },
      resolve: ({ accountId, id }, _args, { database }) => wishesOf(database.drizzle, accountId, id),
    }),
  }),
})

const listsOf = async ({ database, viewer }: RequestContext): Promise<OwnList[]> => {
  const { accountId } = viewer
  if (accountId === null) return []
  return (await wishListsOf(database.drizzle, accountId)).map(list => ({ ...list, accountId }))
}

builder.objectFields(ViewerRef, t => ({
  wishLists: t.field({
    type: [WishListRef],
    description: 'The first list, then the named ones as they were made; none of visitors who are not signed in.',
    complexity: { field: 10, multiplier: 5 },
    resolve: (_viewer, _args, context) => listsOf(context),
  }),
  wishList: t.field({
    type: WishListRef,
    nullable: true,
    description: 'One of the person’s lists; null where there is none (any more).',
    args: { wishListId: t.arg.id({ description: 'Absent: the first list.' }) },
    resolve: async (_viewer, { wishListId }, context) =>
      (await listsOf(context)).find(({ id }) => id === (wishListId == null ? FIRST_LIST : listKey(wishListId))) ?? null,
  }),
}))

const SharedRef = builder
  .objectRef<{ readonly title: string | null; readonly wishes: readonly Wish[] }>('SharedWishList')
  .implement({
    description: 'A list as it is seen under the address by which it is shared; it does not say whose it is.',
    fields: t => ({
      title: t.exposeString('title', { nullable: true, description: 'Null of a first list.' }),
      wishes: t.field({
        type: [WishRef],
        description: 'What is on it, the latest first.',
        complexity: { field: 10, multiplier: 24 },
        resolve: ({ wishes }) => [...wishes],
      }),
    }),
  })

builder.queryField('sharedWishList', t =>
  t.field({
    type: SharedRef,
    nullable: true,
    description: 'A shared list; null where it is not shared any more, or never was.',
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true, description: 'The end of the address.' }) },
    complexity: 10,
    resolve: (_root, { token }, context) => {
      context.responder.limit('search')
      return sharedWishList(context.database.drizzle, token)
    },
  }),
)

const SaveInput = builder.inputType('SaveWishListInput', {
  fields: t => ({
    wishListId: t.id({ description: 'Of the list that gets another title; null for a new one.' }),
    title: t.string({ required: true, description: 'What it is called, in one line.', ...accepts(wishLimits.title) }),
  }),
})
const DeleteInput = builder.inputType('DeleteWishListInput', {
  fields: t => ({ wishListId: t.id({ required: true }) }),
})
const ShareInput = builder.inputType('ShareWishListInput', {
  fields: t => ({
    wishListId: t.id({ required: true }),
    isShared: t.boolean({ required: true, description: 'False withdraws the address.' }),
  }),
})
const ListInput = builder.inputType('ListProductInput', {
  fields: t => ({
    wishListId: t.id({ required: true }),
    productId: t.id({ required: true }),
    isListed: t.boolean({ required: true, description: 'False takes it off the list.' }),
  }),
})
const WishChangesInput = builder.inputType('WishChanges', {
  description: 'What is left out stays; null clears.',
  fields: t => ({
    amount: t.int({ description: 'Pieces that are wanted.', ...accepts(wishLimits.amount) }),
    note: t.string({ description: 'A note beside it.', ...accepts(wishLimits.note) }),
    variantId: t.id({ description: 'The size that is wanted.' }),
  }),
})
const UpdateInput = builder.inputType('UpdateWishInput', {
  fields: t => ({
    wishId: t.id({ required: true }),
    changes: t.field({ type: WishChangesInput, required: true }),
  }),
})
const wishIds = { required: true, ...atMost({ entries: MOST_WISHES }) } as const
const MoveInput = builder.inputType('MoveWishesInput', {
  fields: t => ({
    wishIds: t.idList(wishIds),
    wishListId: t.id({ required: true, description: 'Where they go.' }),
    isCopy: t.boolean({ required: true, description: 'Whether they stay where they are, too.' }),
  }),
})
const RemoveInput = builder.inputType('RemoveWishesInput', { fields: t => ({ wishIds: t.idList(wishIds) }) })
const AddInput = builder.inputType('AddWishesToCartInput', { fields: t => ({ wishIds: t.idList(wishIds) }) })

type Outcome = { readonly viewer: Viewer | null; readonly wishList: OwnList | null }
const nothing: Outcome = { viewer: null, wishList: null }
const WishListPayload = payloadType<Outcome>('WishListPayload', t => ({
  wishList: t.expose('wishList', {
    type: WishListRef,
    nullable: true,
    description: 'The list as it is now; null where it is gone.',
  }),
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

/** Paths of refusals as the input names lists and wishes. */
const named = (path: readonly string[]): readonly string[] =>
  path.map(step => (step === 'listId' ? 'wishListId' : step))

const changed = async (context: RequestContext, run: () => Promise<WishList | null>) => {
  const outcome = await withRefusals<Outcome>(nothing, async () => {
    ensureOwner(context)
    const list = await run()
    const { accountId } = context.viewer
    return { viewer: context.viewer, wishList: list && accountId !== null ? { ...list, accountId } : null }
  })
  return { ...outcome, errors: outcome.errors.map(error => ({ ...error, path: [...named(error.path)] })) }
}

type AddedWishes = { readonly cart: CartView | null; readonly viewer: Viewer | null; readonly addedAmount: number }
const AddedPayload = payloadType<AddedWishes>('AddWishesToCartPayload', t => ({
  cart: t.expose('cart', {
    type: CartRef,
    nullable: true,
    description: 'As it is now; null where something was refused.',
  }),
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
  addedAmount: t.exposeInt('addedAmount', { description: 'Pieces; 0 where something was refused.' }),
}))

builder.mutationFields(t => ({
  saveWishList: t.field({
    type: WishListPayload,
    description: 'Makes a named list, or gives one another title.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: SaveInput, required: true }) },
    resolve: (_root, { input: { wishListId, title } }, context) =>
      changed(context, () => saveWishList(context, { listId: wishListId == null ? null : listKey(wishListId), title })),
  }),
  deleteWishList: t.field({
    type: WishListPayload,
    description: 'Deletes a named list with what is on it.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, async () => {
        await deleteWishList(context, { listId: listKey(input.wishListId) })
        return null
      }),
  }),
  shareWishList: t.field({
    type: WishListPayload,
    description: 'Shares a list under an address that nobody guesses, or withdraws that.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: ShareInput, required: true }) },
    resolve: (_root, { input: { wishListId, isShared } }, context) =>
      changed(context, () => shareWishList(context, { listId: listKey(wishListId), isShared })),
  }),
  listProduct: t.field({
    type: WishListPayload,
    description: 'Puts a product on a list or takes it off.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: ListInput, required: true }) },
    resolve: (_root, { input: { wishListId, productId, isListed } }, context) =>
      changed(context, () =>
        listProduct(context, {
          ...{ listId: listKey(wishListId), isListed },
          productId: rawId('Product', String(productId)) ?? '',
        }),
      ),
  }),
  updateWish: t.field({
    type: WishListPayload,
    description: 'Changes what is wanted of a product on a list.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { input: { wishId, changes } }, context) => {
      const { variantId, ...others } = changes
      const size =
        variantId === undefined
          ? {}
          : { variantId: variantId === null ? null : (rawId('Variant', String(variantId)) ?? '') }
      return changed(context, () => updateWish(context, { wishId: wishKey(wishId), changes: { ...others, ...size } }))
    },
  }),
  moveWishes: t.field({
    type: WishListPayload,
    description: 'Moves or copies wishes to another list.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: MoveInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, async () => {
        const listId = listKey(input.wishListId)
        const lists = await moveWishes(context, { listId, isCopy: input.isCopy, wishIds: input.wishIds.map(wishKey) })
        return lists.find(({ id }) => id === listId) ?? null
      }),
  }),
  removeWishes: t.field({
    type: WishListPayload,
    description: 'Takes wishes off their lists.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RemoveInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changed(context, async () => {
        await removeWishes(context, { wishIds: input.wishIds.map(wishKey) })
        return null
      }),
  }),
  addWishesToCart: t.field({
    type: AddedPayload,
    description:
      'Puts wishes into the cart, as many as are wanted of each: all of them, or none and what is wrong with each.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<AddedWishes>({ cart: null, viewer: null, addedAmount: 0 }, async () => {
        ensureOwner(context)
        const { contents, addedAmount } = await addWishesToCart(context, { wishIds: input.wishIds.map(wishKey) })
        return { ...outcomeOf(context, viewCart(contents, context.viewer, context.now())), addedAmount }
      }),
  }),
}))
