import type { MessageId } from '../../../intl/messageIds.ts'
import type { AreaRight } from '../../../router/route.ts'

/** Something that can be begun from everywhere; `path` below `/admincenter`. */
export interface StartedAction {
  readonly title: MessageId
  readonly path: string
  readonly right: AreaRight
  readonly component?: string
}

/** What can be made anew, the most frequent first. */
export const startedActions: readonly StartedAction[] = [
  { title: 'admin.finder.newPage', path: 'pages/edit', right: { area: 'CONTENT', level: 'read' } },
  ...(
    [
      ['admin.finder.newCoupon', 'shop/coupon/add', 'COUPONS', 'coupons'],
      ['admin.finder.newVoucher', 'shop/voucher/edit', 'VOUCHERS', 'vouchers'],
      ['admin.finder.newForm', 'forms/edit', 'MESSAGES', undefined],
      ['admin.finder.newGallery', 'galleries/edit', 'FILES', 'galleries'],
      ['admin.finder.newPerson', 'person/edit', 'PERSONS', undefined],
      ['admin.finder.newUser', 'users/add', 'USERS', undefined],
      ['admin.finder.newCompany', 'shop/companies/add', 'USERS', 'companies'],
      ['admin.finder.newAffiliate', 'shop/affiliates/add', 'AFFILIATES', 'affiliates'],
    ] as const
  ).map(([title, path, area, component]) => ({
    ...{ title, path, right: { area, level: 'write' as const } },
    ...(component && { component }),
  })),
]
