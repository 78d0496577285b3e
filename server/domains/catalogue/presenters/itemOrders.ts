import type { GroupOrder } from '../tables.ts'

/** How a group's products are listed, by the documented names. */
export const itemOrders = {
  recommended: 'by_hand',
  priceAsc: 'price',
  priceDesc: '-price',
  newest: 'newest',
  title: 'title',
} as const satisfies Record<GroupOrder, string>

export const itemOrderNames = ['by_hand', 'price', '-price', 'newest', 'title'] as const

/** The order that a documented name stands for. */
export const orderNamed = (name: (typeof itemOrderNames)[number]): GroupOrder =>
  (Object.keys(itemOrders) as GroupOrder[]).find(order => itemOrders[order] === name)!
