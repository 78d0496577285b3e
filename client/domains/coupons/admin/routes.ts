import couponCodesPageQuery from '../../../__generated__/CouponCodesPageQuery$parameters.ts'
import couponEditPageQuery from '../../../__generated__/CouponEditPageQuery$parameters.ts'
import couponRedemptionsPageQuery from '../../../__generated__/CouponRedemptionsPageQuery$parameters.ts'
import couponsPageQuery from '../../../__generated__/CouponsPageQuery$parameters.ts'
import { PercentIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'

const right = { area: 'COUPONS', level: 'read' } as const
const texts = ['domains/accounts/admin', 'domains/coupons/admin'] as const

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'shop/coupon/edit',
    page: () => import('./CouponsPage.tsx'),
    query: couponsPageQuery,
    search: everything,
    right,
    texts: ['domains/coupons/admin'],
    navigation: { group: 'shop', title: 'admin.shell.coupons', icon: PercentIcon, below: 'shop/coupon/' },
  },
  {
    path: 'shop/coupon/add',
    page: () => import('./CouponEditPage.tsx'),
    query: couponEditPageQuery,
    variables: () => ({ id: '', isNew: true }),
    right,
    texts: texts,
  },
  {
    path: 'shop/coupon/edit/:id',
    page: () => import('./CouponEditPage.tsx'),
    query: couponEditPageQuery,
    variables: ({ params: { id } }) => ({ id, isNew: false }),
    right,
    texts: texts,
  },
  {
    path: 'shop/coupon/redemptions',
    page: () => import('./CouponRedemptionsPage.tsx'),
    query: couponRedemptionsPageQuery,
    search: everything,
    right,
    texts: ['domains/coupons/admin'],
  },
  {
    path: 'shop/coupon/codes',
    page: () => import('./CouponCodesPage.tsx'),
    query: couponCodesPageQuery,
    search: everything,
    right,
    texts: ['domains/coupons/admin'],
  },
  leadsTo('shop/coupon', 'shop/coupon/edit'),
]
