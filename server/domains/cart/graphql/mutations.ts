import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { ViewerRef } from '../../accounts/graphql.ts'
import { LONGEST_ARTICLE_NUMBER, MOST_ARTICLES } from '../../catalogue/graphql/articles.ts'
import { loadCard } from '../../catalogue/graphql/loaders.ts'
import { ProductRef } from '../../catalogue/graphql/refs.ts'
import { type BoughtVoucher, voucherLimits } from '../../vouchers/rules/issue.ts'
import {
  type Added,
  addArticlesToCart,
  addSetToCart,
  addToCart,
  changeCartLine,
  removeCartLines,
} from '../operations/cart.ts'
import { createCart } from '../operations/createCart.ts'
import { setFavourite } from '../operations/favourites.ts'
import type { PieceToAdd } from '../rules/additions.ts'
import type { AnswersInput } from '../rules/answers.ts'
import {
  type Contents,
  LONGEST_NOTE,
  MOST_LINES,
  MOST_PERSONALISED,
  MOST_SLOT_PIECES,
  MOST_SLOTS,
  MOST_WRITTEN,
} from '../rules/contents.ts'
import { LONGEST_TEXT } from '../rules/texts.ts'
import { type CartView, viewCart } from '../rules/view.ts'
import { AnswerInput } from './answerTypes.ts'
import { CartRef } from './cart.ts'
import { keepCart, readCart } from './requests.ts'

refusalType('ONLY_FEW_LEFT', 'OnlyFewLeft').implement({
  description: 'Fewer pieces are left than were asked for.',
  interfaces: [UserErrorRef],
  fields: t => ({ available: t.int({ resolve: error => Number(error.details?.available ?? 0) }) }),
})

refusalType('PERSONALISATION_TOO_LONG', 'PersonalisationTooLong').implement({
  interfaces: [UserErrorRef],
  fields: t => ({ maxLength: t.int({ resolve: error => Number(error.details?.maxLength ?? 0) }) }),
})

refusalType('PERSONALISATION_NOT_PRINTABLE', 'PersonalisationNotPrintable').implement({
  description: 'A text has characters that the product’s method cannot print.',
  interfaces: [UserErrorRef],
  fields: t => ({
    characters: t.stringList({
      description: 'At most five, each once; invisible ones by number: U+200B.',
      resolve: error => (error.details?.characters ?? []) as string[],
    }),
  }),
})

type Missing = { readonly productId: string; readonly missing: number }

const SetMissingRef = builder.objectRef<Missing>('SetMissing').implement({
  fields: t => ({
    product: t.field({
      type: ProductRef,
      nullable: true,
      resolve: async ({ productId }, _args, context) => {
        const card = await loadCard(context, productId)
        return card && { card }
      },
    }),
    missing: t.exposeInt('missing'),
  }),
})

refusalType('SET_UNEQUAL', 'SetUnequal').implement({
  description: 'The pieces of a set are not equally many; `missing` says how many of which piece.',
  interfaces: [UserErrorRef],
  fields: t => ({
    missing: t.field({ type: [SetMissingRef], resolve: error => (error.details?.missing ?? []) as Missing[] }),
  }),
})

/** Texts of the pieces of one line, one each. */
const pieceTexts = { entries: MOST_PERSONALISED, characters: LONGEST_TEXT }
/** Longer than a note may be, so that the rule for notes speaks first. */
const note = { characters: 2 * LONGEST_NOTE }

const PieceInput = builder.inputType('PieceInput', {
  fields: t => ({
    variantId: t.id({ required: true, description: 'Of a product without variants: the product’s own id.' }),
    amount: t.int({ required: true }),
    texts: t.stringList({
      description: 'One text per piece, or one for all; empty without personalisation.',
      ...atMost(pieceTexts),
    }),
  }),
})
const SlotInput = builder.inputType('SlotInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    pieces: t.field({ type: [PieceInput], required: true, ...atMost({ entries: 2 * MOST_SLOT_PIECES }) }),
  }),
})
const BoughtVoucherInput = builder.inputType('BoughtVoucherInput', {
  fields: t => ({
    amount: t.int({ description: 'In cents, within what the shop sells; null: the price of the product.' }),
    message: t.string({ description: 'What stands on it for whoever gets it.', ...accepts(voucherLimits.message) }),
    recipientName: t.string({ description: 'For whom it is.', ...accepts(voucherLimits.recipientName) }),
    recipientEmail: t.string({
      description: 'Where it is sent once it is paid; null: to the buyer.',
      ...accepts(voucherLimits.recipientEmail),
    }),
    deliverOn: t.field({
      type: 'Date',
      description: 'The day on which it is sent, in the shop’s calendar; null: once it is paid.',
    }),
    templateId: t.id({ description: 'One of the product’s `voucherLooks`; null: the usual one.' }),
  }),
})
const WrittenValueInput = builder.inputType('WrittenValueInput', {
  description: 'What is written for a property.',
  fields: t => ({
    key: t.string({ required: true, description: 'Of the property.' }),
    text: t.string({ required: true, description: 'At most as long as the property allows.' }),
  }),
})
const broughtAnswers = {
  description: 'To what the shop asks beside the product; what must be answered there is refused without.',
  ...atMost({ entries: 30 }),
}
const AddToCartInput = builder.inputType('AddToCartInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    pieces: t.field({ type: [PieceInput], required: true, ...atMost({ entries: 2 * MOST_LINES }) }),
    personalised: t.boolean(),
    orderNote: t.string(atMost(note)),
    voucher: t.field({ type: BoughtVoucherInput, description: 'Of a voucher product: what is wanted of it.' }),
    written: t.field({
      type: [WrittenValueInput],
      description: 'For properties of the product that its buyers write; on all pieces the same.',
      ...atMost({ entries: MOST_WRITTEN }),
    }),
    answers: t.field({ type: [AnswerInput], ...broughtAnswers }),
  }),
})
const AddSetToCartInput = builder.inputType('AddSetToCartInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    slots: t.field({ type: [SlotInput], required: true, ...atMost({ entries: MOST_SLOTS }) }),
    personalised: t.boolean(),
    orderNote: t.string(atMost(note)),
    answers: t.field({ type: [AnswerInput], ...broughtAnswers }),
  }),
})
const ArticleInput = builder.inputType('ArticleInput', {
  fields: t => ({
    number: t.string({
      required: true,
      description: 'Of a size, of a product without sizes, or a GTIN; capitals or not.',
      ...atMost({ characters: LONGEST_ARTICLE_NUMBER }),
    }),
    amount: t.int({ required: true }),
  }),
})
const AddArticlesToCartInput = builder.inputType('AddArticlesToCartInput', {
  fields: t => ({
    articles: t.field({ type: [ArticleInput], required: true, ...atMost({ entries: MOST_ARTICLES }) }),
  }),
})
const ChangeCartLineInput = builder.inputType('ChangeCartLineInput', {
  fields: t => ({ lineId: t.id({ required: true }), amount: t.int(), texts: t.stringList(atMost(pieceTexts)) }),
})
const RemoveCartLinesInput = builder.inputType('RemoveCartLinesInput', {
  fields: t => ({ lineIds: t.idList({ required: true, ...atMost({ entries: MOST_LINES }) }) }),
})
const SetFavouriteInput = builder.inputType('SetFavouriteInput', {
  fields: t => ({ productId: t.id({ required: true }), isFavourite: t.boolean({ required: true }) }),
})

type Outcome = { cart: CartView | null; viewer: Viewer | null }

export const CartPayloadRef = payloadType<Outcome>('CartPayload', t => ({
  cart: t.expose('cart', { type: CartRef, nullable: true }),
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

const AddToCartPayload = payloadType<Outcome & { addedAmount: number }>('AddToCartPayload', t => ({
  cart: t.expose('cart', { type: CartRef, nullable: true }),
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
  addedAmount: t.exposeInt('addedAmount', { description: 'Pieces, or sets; 0 where something was refused.' }),
}))

type Created = { token: string | null; expiresAt: Date | null; cart: CartView | null }

const CreateCartPayload = payloadType<Created>('CreateCartPayload', t => ({
  token: t.exposeString('token', {
    nullable: true,
    description:
      'Shown this once. Send it as the header `Cart-Token` with whatever concerns this cart; keep it secret.',
  }),
  expiresAt: t.expose('expiresAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the token opens nothing any more; each change of the cart postpones it.',
  }),
  cart: t.expose('cart', { type: CartRef, nullable: true }),
}))

const SetFavouritePayload = payloadType<{ viewer: Viewer | null }>('SetFavouritePayload', t => ({
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

/** Makes sure that a guest has a cookie or a token, to which their cart belongs. Counts the change: throws `TooMany` above what one
 *  client may do. */
export function ensureOwner(context: RequestContext): void {
  context.responder.limit('cart')
  context.responder.ensureVisitor()
}

/** What the rest of the answer shows after a change: the cart as it is now. */
export function outcomeOf(context: RequestContext, cart: CartView | null): Outcome {
  keepCart(context, cart)
  return { cart, viewer: context.viewer }
}

const afterChange = (context: RequestContext, contents: Contents): Outcome =>
  outcomeOf(context, viewCart(contents, context.viewer, context.now()))

const nothingAdded = { cart: null, viewer: null, addedAmount: 0 }
export const nothingChanged: Outcome = { cart: null, viewer: null }

const added = (context: RequestContext, run: () => Promise<Added>) =>
  withRefusals<Outcome & { addedAmount: number }>(nothingAdded, async () => {
    ensureOwner(context)
    const { contents, addedAmount } = await run()
    return { ...afterChange(context, contents), addedAmount }
  })

const NO_SUCH_ID = ''

/** A piece of the input; an id that is no variant's stays one that does not exist. */
const pieceOf =
  (productId: string) =>
  (piece: { variantId: string; amount: number; texts?: readonly string[] | null }): PieceToAdd => ({
    variantId: piece.variantId === productId ? null : (rawId('Variant', piece.variantId) ?? NO_SUCH_ID),
    amount: piece.amount,
    texts: piece.texts ?? null,
  })

/** Answers as they came; whoever sends none is told what must be answered. */
const answersIn = (input: readonly (typeof AnswerInput.$inferInput)[] | null | undefined): AnswersInput =>
  (input ?? []).map(({ key, text }) => ({ key, text: text ?? null }))

/** What is wanted of a voucher; what is left out is nothing. */
const wishOf = (input: typeof BoughtVoucherInput.$inferInput): BoughtVoucher => ({
  amount: input.amount ?? null,
  message: input.message ?? null,
  recipientName: input.recipientName ?? null,
  recipientEmail: input.recipientEmail ?? null,
  deliverOn: input.deliverOn ?? null,
  ...(input.templateId && { templateId: rawId('VoucherTemplate', String(input.templateId)) ?? NO_SUCH_ID }),
})

builder.mutationFields(t => ({
  createCart: t.field({
    type: CreateCartPayload,
    description:
      'Makes an empty cart with a token, for programs with an API key and clients without cookies: checkout, orders and favourites follow the token. Browsers of the shop need none.',
    authScopes: { buyer: true },
    resolve: (_root, _args, context) =>
      withRefusals<Created>({ token: null, expiresAt: null, cart: null }, async () => {
        context.responder.limit('cart')
        const { token, expiresAt, owner } = await createCart(context, null)
        return { token, expiresAt, cart: await readCart({ ...context, viewer: { ...context.viewer, ...owner } }) }
      }),
  }),
  addToCart: t.field({
    type: AddToCartPayload,
    authScopes: { buyer: true },
    args: { input: t.arg({ type: AddToCartInput, required: true }) },
    resolve: (_root, { input }, context) =>
      added(context, () =>
        addToCart(context, {
          productId: rawId('Product', input.productId) ?? NO_SUCH_ID,
          pieces: input.pieces.map(pieceOf(input.productId)),
          personalised: input.personalised ?? null,
          orderNote: input.orderNote ?? null,
          voucher: input.voucher ? wishOf(input.voucher) : null,
          written: input.written ?? null,
          answers: answersIn(input.answers),
        }),
      ),
  }),
  addSetToCart: t.field({
    type: AddToCartPayload,
    authScopes: { buyer: true },
    args: { input: t.arg({ type: AddSetToCartInput, required: true }) },
    resolve: (_root, { input }, context) =>
      added(context, () =>
        addSetToCart(context, {
          productId: rawId('Product', input.productId) ?? NO_SUCH_ID,
          slots: input.slots.map(slot => ({
            productId: rawId('Product', slot.productId) ?? NO_SUCH_ID,
            pieces: slot.pieces.map(pieceOf(slot.productId)),
          })),
          personalised: input.personalised ?? null,
          orderNote: input.orderNote ?? null,
          answers: answersIn(input.answers),
        }),
      ),
  }),
  addArticlesToCart: t.field({
    type: AddToCartPayload,
    description:
      'Puts articles into the cart by their numbers: all of them, or none and what is wrong with each. Texts are printed on none of them.',
    authScopes: { buyer: true },
    args: { input: t.arg({ type: AddArticlesToCartInput, required: true }) },
    resolve: (_root, { input }, context) => added(context, () => addArticlesToCart(context, input)),
  }),
  changeCartLine: t.field({
    type: CartPayloadRef,
    authScopes: { buyer: true },
    args: { input: t.arg({ type: ChangeCartLineInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>(nothingChanged, async () => {
        ensureOwner(context)
        const contents = await changeCartLine(context, {
          lineId: rawId('CartLine', input.lineId) ?? NO_SUCH_ID,
          amount: input.amount ?? null,
          texts: input.texts ?? null,
        })
        return afterChange(context, contents)
      }),
  }),
  removeCartLines: t.field({
    type: CartPayloadRef,
    authScopes: { buyer: true },
    args: { input: t.arg({ type: RemoveCartLinesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>(nothingChanged, async () => {
        ensureOwner(context)
        const lineIds = input.lineIds.map(id => rawId('CartLine', String(id)) ?? NO_SUCH_ID)
        return afterChange(context, await removeCartLines(context, { lineIds }))
      }),
  }),
  setFavourite: t.field({
    type: SetFavouritePayload,
    authScopes: { buyer: true },
    args: { input: t.arg({ type: SetFavouriteInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        ensureOwner(context)
        const productId = rawId('Product', input.productId) ?? NO_SUCH_ID
        await setFavourite(context, { productId, isFavourite: input.isFavourite })
        keepCart(context, null)
        return { viewer: context.viewer }
      }),
  }),
}))
