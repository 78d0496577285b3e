/** What of the product can be switched off, with what it cannot do without. In the order in which people are shown it. */
export const components = {
  shop: [],
  quickOrder: ['shop'],
  wishLists: ['shop'],
  coupons: ['shop'],
  vouchers: ['shop'],
  affiliates: ['shop'],
  companies: ['shop'],
  feeds: ['shop'],
  galleries: [],
  imports: [],
  webhooks: [],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Component = keyof typeof components

export const componentNames = Object.keys(components) as readonly Component[]
