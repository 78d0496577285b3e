import { builder } from '../../../api/builder.ts'
import { DeliveryRef, MoneyRef, money } from '../../../api/values.ts'
import { type Language, textIn } from '../../../kit/languages.ts'
import { ProductRef, VariantRef } from '../../catalogue/graphql/refs.ts'
import type { ProductShape, VariantShape } from '../../catalogue/graphql/shapes.ts'
import { ImageRef, QuantityUnitRef, SaleRef, shown, UnitPriceRef } from '../../catalogue/graphql/values.ts'
import { NamedPropertyRef } from '../../catalogue/graphql/variantProperties.ts'
import { unitPriceOf } from '../../catalogue/rules/unitPrice.ts'
import { NextTierRef, PriceReasonRef } from '../../pricing/graphql.ts'
import { imageOf, type ProductFacts } from '../../pricing/queries/facts.ts'
import { deliveryTerms } from '../../pricing/rules/deliveryDates.ts'
import { BoughtVoucherRef } from '../../vouchers/graphql/types.ts'
import { fieldsOfLine } from '../rules/answers.ts'
import type { SetPrice } from '../rules/linePrices.ts'
import { lineProperties } from '../rules/lineProperties.ts'
import { lineUnit } from '../rules/lineUnit.ts'
import { isAllPersonalised } from '../rules/texts.ts'
import type { CartView, LineView } from '../rules/view.ts'
import type { SetFilling } from '../tables.ts'
import { AskedFieldRef, askedWith } from './answerTypes.ts'
import { shortReason } from './reasons.ts'
import { viewersCartNode } from './requests.ts'

const CartLineStateRef = builder.enumType('CartLineState', {
  values: {
    AVAILABLE: { value: 'available' },
    FEW_LEFT: { value: 'fewLeft' },
    BACK_ON_DATE: { value: 'backOnDate' },
    SOLD_OUT: { value: 'soldOut' },
    DISCONTINUED: { value: 'discontinued' },
    MISSING_PARTS: { value: 'missingParts' },
  } as const,
})

/** A product as the catalogue's types have it; null where it is not (or no longer) shown to visitors. */
const productShape = (facts: ProductFacts | undefined): ProductShape | null =>
  facts?.card && !facts.isDeleted && !facts.isOffline ? { card: facts.card } : null

function variantShape(cart: CartView, productId: string, variantId: string | null): VariantShape | null {
  const facts = cart.contents.productIndex.get(productId)
  const product = productShape(facts)
  const variant = facts?.variants.find(({ id }) => id === variantId)
  if (!facts || !product || !variant || variant.isOffline) return null
  const of = { ...facts, tableText: facts.outOfStockTableText, noteText: facts.outOfStockNote }
  const { calendar, takenOn } = cart
  return { variant, of, product, calendar, takenOn, terms: deliveryTerms(cart.contents.settings) }
}

const propertiesOf = (
  { contents }: CartView,
  productId: string,
  of: Parameters<typeof lineProperties>[1],
  language: Language,
) => lineProperties(contents.productIndex.get(productId), of, contents.settings, language)

type CartPieceNode = SetFilling[number]['pieces'][number] & {
  readonly slot: number
  readonly productId: string
  readonly cart: CartView
}

const CartPieceRef = builder.objectRef<CartPieceNode>('CartPiece').implement({
  fields: t => ({
    slot: t.exposeInt('slot'),
    product: t.field({
      type: ProductRef,
      nullable: true,
      resolve: ({ productId, cart }) => productShape(cart.contents.productIndex.get(productId)),
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      resolve: ({ cart, productId, variantId }) => variantShape(cart, productId, variantId),
    }),
    amount: t.exposeInt('amount'),
    properties: t.field({
      type: [NamedPropertyRef],
      description: 'What the configurator shows of the piece in the checkout, besides size, fit and colour.',
      resolve: ({ cart, productId, variantId }, _args, { language }) =>
        propertiesOf(cart, productId, { variantId }, language),
    }),
    texts: t.exposeStringList('texts'),
    isWithdrawalExcluded: t.boolean({
      description: 'Made to the buyer’s words.',
      resolve: ({ texts }) => texts.length > 0,
    }),
  }),
})

const SetPriceRef = builder.objectRef<SetPrice>('SetPrice').implement({
  fields: t => ({
    sets: t.exposeInt('sets', { description: 'How many sets cost this.' }),
    price: t.field({ type: MoneyRef, description: 'Of one set.', resolve: ({ price }) => money(price) }),
    isChild: t.exposeBoolean('isChild', { description: 'Sets of children’s sizes.' }),
  }),
})

/** A line together with the cart it lies in, which knows its product. */
export type CartLineNode = LineView & { readonly cart: CartView }

export const lineNodes = (cart: CartView): CartLineNode[] => cart.lines.map(line => ({ ...line, cart }))

export const CartLineRef = builder.objectRef<CartLineNode>('CartLine')
builder.node(CartLineRef, {
  id: { resolve: ({ line }) => line.id },
  isTypeOf: value => 'standing' in (value as object),
  loadMany: async (ids, context) => {
    const cart = await viewersCartNode(context)
    const nodes = new Map((cart ? lineNodes(cart) : []).map(node => [node.line.id, node]))
    return ids.map(id => nodes.get(id) ?? null)
  },
  fields: t => ({
    state: t.field({ type: CartLineStateRef, resolve: ({ standing }) => standing.state }),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'Null where the product is gone for good.',
      resolve: ({ line, cart }) => productShape(cart.contents.productIndex.get(line.productId)),
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      resolve: ({ line, cart }) => variantShape(cart, line.productId, line.variantId),
    }),
    title: t.string({ resolve: titleOf }),
    amount: t.int({ resolve: ({ line }) => line.amount }),
    quantityUnit: t.field({
      type: QuantityUnitRef,
      nullable: true,
      description: 'What the amount counts; null: pieces, or sets.',
      resolve: ({ line, cart }, _args, { language }) => lineUnit(cart.contents, line, language),
    }),
    maxAmount: t.int({ resolve: ({ standing }) => standing.maxAmount }),
    texts: t.stringList({
      description: 'One text per piece; empty without personalisation.',
      resolve: ({ line }) => [...line.texts],
    }),
    properties: t.field({
      type: [NamedPropertyRef],
      description: 'What the configurator shows of it in the checkout, besides size, fit and colour.',
      resolve: ({ cart, line }, _args, { language }) => propertiesOf(cart, line.productId, line, language),
    }),
    orderNote: t.string({ nullable: true, resolve: ({ line }) => line.orderNote }),
    askedFields: t.field({
      type: [AskedFieldRef],
      description: 'What the shop asks of the line, and what was answered.',
      resolve: ({ line, cart: { contents } }) =>
        askedWith(fieldsOfLine(contents.settings, contents.productIndex.get(line.productId)), line.answers),
    }),
    voucher: t.field({
      type: BoughtVoucherRef,
      nullable: true,
      description: 'Of a voucher that is bought: what is wanted of it; null of all else.',
      resolve: ({ line }) => line.voucher ?? null,
    }),
    pieces: t.field({
      type: [CartPieceRef],
      description: 'What fills the slots of a set; empty for other kinds.',
      resolve: ({ line, cart }) =>
        (line.slots ?? []).flatMap(({ productId, pieces }, slot) =>
          pieces.map(piece => ({ ...piece, slot, productId, cart })),
        ),
    }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      description: 'Of the product’s front, in the colour of the variant.',
      resolve: ({ line, cart }) => {
        const product = cart.contents.productIndex.get(line.productId)
        const variant = product?.variants.find(({ id }) => id === line.variantId) ?? null
        return product ? shown(imageOf(product, variant), product.id, product.title) : null
      },
    }),
    childSets: t.int({ nullable: true, resolve: ({ priced }) => priced?.childSets ?? null }),
    unitPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'What a piece costs everybody; null for sets, and where that is no whole number of cents.',
      resolve: ({ priced }) => money(priced?.unitPrice ?? null),
    }),
    quantityPrice: t.field({
      type: UnitPriceRef,
      nullable: true,
      description:
        'Of goods that are compared by quantity: what a kilogram, litre or metre costs at the price of a piece.',
      resolve: ({ priced, line, cart }) => {
        const content = cart.contents.productIndex.get(line.productId)?.content
        return priced?.unitPrice && content ? unitPriceOf(priced.unitPrice, content) : null
      },
    }),
    sale: t.expose('sale', { type: SaleRef, nullable: true, description: 'The reduction of a piece’s price.' }),
    tier: t.exposeInt('tier', {
      nullable: true,
      description: 'From how many pieces on the tier price holds that a piece costs here; null without one.',
    }),
    nextTier: t.expose('nextTier', {
      type: NextTierRef,
      nullable: true,
      description: 'What some pieces more of the product save; the same in all lines that count towards one tier.',
    }),
    setPrices: t.field({
      type: [SetPriceRef],
      description: 'What one set costs everybody, by how many of them; empty for other kinds.',
      resolve: ({ setPrices }) => [...setPrices],
    }),
    sum: t.field({
      type: MoneyRef,
      nullable: true,
      description:
        'What the line costs everybody, before further discounts; `total`: after them. Null for lines that do not count.',
      resolve: ({ priced }) => money(priced?.sum ?? null),
    }),
    total: t.field({ type: MoneyRef, nullable: true, resolve: ({ priced }) => money(priced?.amount ?? null) }),
    priceReason: t.field({
      type: PriceReasonRef,
      nullable: true,
      description: 'Why the line costs what it costs; null for lines that do not count.',
      complexity: 10,
      resolve: ({ line, cart }, _args, { language }) => shortReason(cart, [line.id], language),
    }),
    availableAmount: t.int({
      nullable: true,
      description: 'Pieces that are left where fewer than asked for.',
      resolve: ({ standing }) => standing.availableAmount,
    }),
    backOn: t.field({ type: 'Date', nullable: true, resolve: ({ standing }) => standing.backOn }),
    noteText: t.string({
      nullable: true,
      resolve: ({ line, cart, standing }, _args, { language }) =>
        standing.state === 'soldOut'
          ? textIn(language, cart.contents.productIndex.get(line.productId)?.outOfStockNote ?? null)
          : null,
    }),
    delivery: t.field({ type: DeliveryRef, nullable: true, resolve: ({ delivery }) => delivery }),
    isWithdrawalExcluded: t.boolean({
      description: 'Personalised goods: no right of withdrawal (§ 18 Abs 1 Z 3 FAGG, § 312g Abs 2 Nr 1 BGB).',
      resolve: ({ line }) => isAllPersonalised(line),
    }),
  }),
})

/** The product's title now, else the one it had when it was put into the cart. */
function titleOf({ line, cart }: CartLineNode, _args: object, { language }: { language: Language }): string {
  const product = cart.contents.productIndex.get(line.productId)
  return product ? textIn(language, product.title) : line.title
}
