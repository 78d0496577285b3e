import { builder } from '../../../api/builder.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { mayRead } from '../../../kit/viewer.ts'
import { CouponRedemptionRef } from '../../coupons/graphql/types.ts'
import type { VoucherPayment } from '../../pricing/rules/quote.ts'
import { VoucherEntryRef } from '../../vouchers/graphql/types.ts'
import { shownCode } from '../../vouchers/queries/vouchers.ts'
import { loadOrder } from './loaders.ts'
import { OrderRef } from './order.ts'

builder.objectField(CouponRedemptionRef, 'order', t =>
  t.field({
    type: OrderRef,
    nullable: true,
    description: 'The order; null for those who may not see it.',
    resolve: async ({ orderId }, _args, context) => {
      const order = await loadOrder(context, orderId)
      return order && { order }
    },
  }),
)

builder.objectField(VoucherEntryRef, 'order', t =>
  t.field({
    type: OrderRef,
    nullable: true,
    description: 'The order that it paid, or was bought with; null without one, and for those who may not see it.',
    resolve: async ({ orderId }, _args, context) => {
      const order = orderId === null ? null : await loadOrder(context, orderId)
      return order && { order }
    },
  }),
)

const OrderVoucherRef = builder.objectRef<VoucherPayment>('OrderVoucher').implement({
  description: 'A voucher that paid part of an order, as it was then.',
  fields: t => ({
    code: t.exposeString('code', {
      description: 'Its code; staff who do not handle vouchers see its last four characters.',
    }),
    paid: t.field({ type: MoneyRef, description: 'What it paid.', resolve: ({ paid }) => money(paid) }),
    remaining: t.field({
      type: MoneyRef,
      description: 'What stayed on it then.',
      resolve: ({ remaining }) => money(remaining),
    }),
  }),
})

builder.objectField(OrderRef, 'vouchers', t =>
  t.field({
    type: [OrderVoucherRef],
    description: 'The vouchers that paid part of it, in the order in which they did.',
    // A code is money: staff who read orders learn no more of it than whoever reads vouchers.
    resolve: ({ order }, _args, { viewer }) =>
      order.quote.vouchers
        .filter(({ paid }) => paid > 0)
        .map(each => ({ ...each, code: mayRead(viewer, 'orders') ? shownCode(viewer, each.code) : each.code })),
  }),
)
