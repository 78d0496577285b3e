import { batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { refusalType, UserErrorRef } from '../../../api/errors.ts'
import { globalId } from '../../../api/globalIds.ts'
import { pageComplexity } from '../../../api/numberedPages.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { textIn } from '../../../kit/languages.ts'
import { mayWrite } from '../../../kit/viewer.ts'
import { AuditConnectionRef, auditPage } from '../../audit/graphql.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopDay } from '../../settings/settings.ts'
import {
  type Coupon,
  type CouponCode,
  type CouponRedemption,
  couponProducts,
  couponsByIds,
  type NamedProduct,
} from '../queries/coupons.ts'
import { couponState } from '../rules/terms.ts'

/** Loads a coupon for a request; null where there is none or the viewer may not see it. */
export const loadCoupon = batchedRows(({ database, viewer }, ids) => couponsByIds(database.drizzle, viewer, ids))

const loadProduct = batchedRows(({ database, viewer }, ids) => couponProducts(database.drizzle, viewer, ids))

export const CouponTypeRef = builder.enumType('CouponType', {
  values: { PERCENT: { value: 'percent' }, FLAT: { value: 'flat' } } as const,
})
export const CouponScopeRef = builder.enumType('CouponScope', {
  values: {
    ALL: { value: 'all' },
    PRODUCT: { value: 'product' },
    PRODUCT_GROUPS: { value: 'productGroups' },
  } as const,
})
export const CouponRoleRef = builder.enumType('CouponRole', {
  values: {
    EVERYONE: { value: 'everyone' },
    USER: { value: 'user' },
    MEMBER: { value: 'member' },
    ADMIN: { value: 'admin' },
    SYSTEM: { value: 'system' },
  } as const,
})
const CouponStateRef = builder.enumType('CouponState', {
  values: {
    ACTIVE: { value: 'active' },
    PLANNED: { value: 'planned' },
    ENDED: { value: 'ended' },
    OFF: { value: 'off' },
    DELETED: { value: 'deleted' },
  } as const,
})

const CouponProductRef = builder.objectRef<NamedProduct>('CouponProduct').implement({
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('Product', id) }),
    title: t.string({ resolve: ({ title }, _args, { language }) => textIn(language, title) }),
    productNumber: t.exposeString('productNumber'),
  }),
})

/** A coupon; for staff only. */
export const CouponRef = builder.objectRef<Coupon>('Coupon')
builder.node(CouponRef, {
  id: { resolve: coupon => coupon.id },
  isTypeOf: value => 'useLimitPerCustomer' in (value as object) && 'takenCents' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadCoupon(context, id))),
  fields: t => ({
    code: t.exposeString('code'),
    type: t.expose('type', { type: CouponTypeRef }),
    value: t.exposeInt('value'),
    scope: t.expose('scope', { type: CouponScopeRef }),
    product: t.field({
      type: CouponProductRef,
      nullable: true,
      resolve: ({ productId }, _args, context) => (productId === null ? null : loadProduct(context, productId)),
    }),
    groupIds: t.idList({ resolve: ({ groupIds }) => groupIds.map(id => globalId('ProductGroup', id)) }),
    roles: t.field({ type: [CouponRoleRef], resolve: ({ roles }) => roles }),
    useLimit: t.exposeInt('useLimit', { nullable: true }),
    useLimitPerCustomer: t.exposeInt('useLimitPerCustomer', { nullable: true }),
    validFrom: t.expose('validFrom', { type: 'Date', nullable: true }),
    validUntil: t.expose('validUntil', { type: 'Date', nullable: true }),
    minimum: t.field({ type: MoneyRef, nullable: true, resolve: ({ minimumCents }) => money(minimumCents) }),
    isEnabled: t.exposeBoolean('isEnabled'),
    isSeries: t.exposeBoolean('isSeries'),
    isAdvertised: t.exposeBoolean('isAdvertised'),
    note: t.exposeString('note', { nullable: true }),
    state: t.field({
      type: CouponStateRef,
      resolve: async (coupon, _args, context) => couponState(coupon, shopDay(await settingsOf(context), context.now())),
    }),
    useCount: t.exposeInt('useCount'),
    taken: t.field({ type: MoneyRef, resolve: ({ takenCents }) => money(takenCents) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    auditTrail: t.field({
      type: AuditConnectionRef,
      nullable: true,
      complexity: pageComplexity,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: ({ id }, page, context) =>
        mayWrite(context.viewer, 'audit') ? auditPage(context, { subjectType: 'coupon', subjectId: id }, page) : null,
    }),
    viewerCanEdit: t.boolean({ resolve: (_coupon, _args, { viewer }) => mayWrite(viewer, 'coupons') }),
  }),
})

export const CouponCodeRef = builder.objectRef<CouponCode>('CouponCode').implement({
  fields: t => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    coupon: t.field({
      type: CouponRef,
      nullable: true,
      resolve: ({ couponId }, _args, context) => loadCoupon(context, couponId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true }),
  }),
})

/** That an order used a coupon; the order itself is added by those who know orders. */
export const CouponRedemptionRef = builder.objectRef<CouponRedemption>('CouponRedemption').implement({
  fields: t => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    coupon: t.field({
      type: CouponRef,
      nullable: true,
      resolve: ({ couponId }, _args, context) => loadCoupon(context, couponId),
    }),
    amount: t.field({ type: MoneyRef, resolve: ({ amountCents }) => money(amountCents) }),
    redeemedAt: t.expose('redeemedAt', { type: 'DateTime' }),
    releasedAt: t.expose('releasedAt', { type: 'DateTime', nullable: true }),
  }),
})

refusalType('COUPON_ABOVE_LOWEST_PRICE', 'CouponAboveLowestPrice').implement({
  interfaces: [UserErrorRef],
  fields: t => ({ products: t.stringList({ resolve: ({ details }) => (details?.products ?? []) as string[] }) }),
})
