import { builder } from '../../../api/builder.ts'
import { CouponRedemptionRef } from '../../coupons/graphql/types.ts'
import { VoucherEntryRef } from '../../vouchers/graphql/types.ts'
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
