/** What decides whether visitors can see a product. `visibleFrom`: not before that instant. */
export type Visibility = {
  readonly isOffline: boolean
  readonly deletedAt: Date | null
  readonly visibleFrom: Date | null
}

/** Whether visitors can see a product. Staff see the others only through the managed lists. */
export const isPublic = (product: Visibility, now: Date): boolean =>
  !product.isOffline && product.deletedAt === null && (product.visibleFrom === null || product.visibleFrom <= now)

/** Whether a visitor can open a product, and if not, the first reason why. */
export type ShownVisibility = 'online' | 'offline' | 'later' | 'noPrice' | 'deleted'

/** `hasPrice`: whether anything that it offers has one; nothing else is shown. */
export function visibilityOf(
  product: Omit<Visibility, 'deletedAt'> & { readonly isDeleted: boolean; readonly hasPrice: boolean },
  now: Date,
): ShownVisibility {
  if (product.isDeleted) return 'deleted'
  if (product.isOffline) return 'offline'
  if (product.visibleFrom !== null && product.visibleFrom > now) return 'later'
  return product.hasPrice ? 'online' : 'noPrice'
}
