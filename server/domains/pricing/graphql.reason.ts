import { builder } from '../../api/builder.ts'
import { MoneyRef, money } from '../../api/values.ts'
import type { Cents } from '../../kit/money.ts'
import { type NamedRule, type PriceReason, priceOf, type ReasonPart, upTo } from './rules/priceReason.ts'

const PriceStepKindRef = builder.enumType('PriceStepKind', {
  description: 'What changed a price, in the order in which it does.',
  values: {
    LIST_PRICE: { value: 'list', description: 'The price as listed, with which it begins.' },
    CHILD_SETS: { value: 'childSets', description: 'Sets of children’s sizes at their reduced price.' },
    TIER: { value: 'tier', description: 'A tier price.' },
    OFFER: { value: 'offer', description: 'A discount on the product that everybody has.' },
    ITEM_DISCOUNT: { value: 'item', description: 'A discount on the product that this customer has.' },
    CART_DISCOUNT: { value: 'global', description: 'The line’s share of discounts on the cart.' },
    ADDITIVE_DISCOUNT: { value: 'additive', description: 'The same of those that come on top of all others.' },
    COUPON: { value: 'coupon', description: 'The line’s share of what a coupon takes off.' },
    VAT: { value: 'vat', description: 'VAT that is added to net prices, or was in them and is not due.' },
  } as const,
})

const PriceRuleRef = builder.objectRef<NamedRule>('PriceRule').implement({
  description: 'A rule by which a price changed.',
  fields: t => ({
    title: t.exposeString('title', {
      nullable: true,
      description: 'The discount’s name, or the coupon’s code; null for the customer’s personal percent, and VAT.',
    }),
    percent: t.exposeInt('percent', { nullable: true, description: 'Basis points; null for fixed amounts.' }),
  }),
})

type Step = ReasonPart<NamedRule> & { readonly from: Cents; readonly to: Cents }

const PriceStepRef = builder.objectRef<Step>('PriceStep').implement({
  description: 'One change of a price.',
  fields: t => ({
    kind: t.expose('kind', { type: PriceStepKindRef, description: 'What changed it.' }),
    from: t.field({ type: MoneyRef, description: 'The price before; 0 at first.', resolve: ({ from }) => money(from) }),
    change: t.field({
      type: MoneyRef,
      description: 'What lies between: below 0 where the price falls.',
      resolve: ({ amount }) => money(amount),
    }),
    to: t.field({ type: MoneyRef, description: 'The price afterwards.', resolve: ({ to }) => money(to) }),
    each: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Of a piece, at the list price and at a tier; null where pieces differ, and for all else.',
      resolve: ({ each }) => money(each),
    }),
    count: t.exposeInt('count', {
      nullable: true,
      description:
        'LIST_PRICE: pieces or sets. CHILD_SETS: sets of children’s sizes. TIER: from how many pieces on it holds. Else null.',
    }),
    pieces: t.exposeInt('pieces', {
      nullable: true,
      description: 'How many pieces count together towards a tier; null for all else.',
    }),
    rules: t.field({
      type: [PriceRuleRef],
      description: 'By which it changed; none where it is told as one what many rules did.',
      resolve: ({ rules }) => [...rules],
    }),
  }),
})

/** Each part with the price before and after it. */
function stepsOf(reason: PriceReason<NamedRule>): Step[] {
  let to = 0
  return reason.map(part => {
    const from = to
    to += part.amount
    return { ...part, from, to }
  })
}

/** Why something costs what it costs. */
export const PriceReasonRef = builder.objectRef<PriceReason<NamedRule>>('PriceReason').implement({
  description: 'Why something costs what it costs: steps from the list price on, each with what it changed.',
  fields: t => ({
    steps: t.field({
      type: [PriceStepRef],
      description: 'Each begins where the one before it ends.',
      resolve: stepsOf,
    }),
    sum: t.field({
      type: MoneyRef,
      description: 'What it costs everybody: the price after OFFER.',
      resolve: reason => money(priceOf(upTo(reason, 'offer'))),
    }),
    total: t.field({
      type: MoneyRef,
      description: 'What it costs this customer: the price after COUPON.',
      resolve: reason => money(priceOf(upTo(reason, 'coupon'))),
    }),
  }),
})
