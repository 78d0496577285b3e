import { builder } from '../../../api/builder.ts'
import { refusalType, UserErrorCodeRef, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { countedOnlyWhereRefused } from '../../../api/limited.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import type { Refusal } from '../../../kit/refusals.ts'
import { enterCode, removeCode } from '../operations/codes.ts'
import type { CartCode } from '../rules/codes.ts'
import { viewCart } from '../rules/view.ts'
import { CartRef } from './cart.ts'
import { CartPayloadRef, ensureOwner, nothingChanged, outcomeOf } from './mutations.ts'

const CodeKindRef = builder.enumType('CodeKind', {
  values: { COUPON: { value: 'coupon' }, VOUCHER: { value: 'voucher' } } as const,
})

const dayOf = (details: Refusal['details']): string | null => (typeof details?.day === 'string' ? details.day : null)

const CodeNoticeRef = builder.objectRef<NonNullable<CartCode['notice']>>('CodeNotice').implement({
  fields: t => ({
    code: t.field({ type: UserErrorCodeRef, resolve: ({ code }) => code }),
    missing: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ details }) => money(typeof details?.missing === 'number' ? details.missing : null),
    }),
    day: t.field({ type: 'Date', nullable: true, resolve: ({ details }) => dayOf(details) }),
  }),
})

const CartCodeRef = builder.objectRef<CartCode>('CartCode').implement({
  fields: t => ({
    code: t.exposeString('code'),
    kind: t.expose('kind', { type: CodeKindRef }),
    taken: t.field({ type: MoneyRef, resolve: ({ taken }) => money(taken) }),
    remaining: t.field({ type: MoneyRef, nullable: true, resolve: ({ remaining }) => money(remaining) }),
    notice: t.expose('notice', { type: CodeNoticeRef, nullable: true }),
  }),
})

builder.objectField(CartRef, 'codes', t => t.field({ type: [CartCodeRef], resolve: ({ codes }) => [...codes] }))

for (const [code, name] of [
  ['COUPON_NOT_YET_VALID', 'CouponNotYetValid'],
  ['COUPON_EXPIRED', 'CouponExpired'],
  ['VOUCHER_EXPIRED', 'VoucherExpired'],
] as const) {
  refusalType(code, name).implement({
    interfaces: [UserErrorRef],
    fields: t => ({ day: t.field({ type: 'Date', nullable: true, resolve: ({ details }) => dayOf(details) }) }),
  })
}

const EnterCodeInput = builder.inputType('EnterCodeInput', { fields: t => ({ code: t.string({ required: true }) }) })
const RemoveCodeInput = builder.inputType('RemoveCodeInput', { fields: t => ({ code: t.string({ required: true }) }) })

builder.mutationFields(t => ({
  enterCode: t.field({
    type: CartPayloadRef,
    authScopes: { buyer: true },
    args: { input: t.arg({ type: EnterCodeInput, required: true }) },
    resolve: (_root, { input: { code } }, context) =>
      withRefusals(nothingChanged, async () => {
        ensureOwner(context)
        const contents = await countedOnlyWhereRefused(context, 'code', { key: code, field: 'code' }, () =>
          enterCode(context, { code }),
        )
        return outcomeOf(context, viewCart(contents, context.viewer, context.now()))
      }),
  }),
  removeCode: t.field({
    type: CartPayloadRef,
    authScopes: { buyer: true },
    args: { input: t.arg({ type: RemoveCodeInput, required: true }) },
    resolve: (_root, { input: { code } }, context) =>
      withRefusals(nothingChanged, async () => {
        ensureOwner(context)
        return outcomeOf(context, viewCart(await removeCode(context, { code }), context.viewer, context.now()))
      }),
  }),
}))
