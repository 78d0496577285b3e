/** What decides whether visitors can see a product. `visibleFrom`: not before that instant. */
export type Visibility = {
  readonly isOffline: boolean
  readonly deletedAt: Date | null
  readonly visibleFrom: Date | null
}

/** Whether visitors can see a product. Staff see the others only through the managed lists. */
export const isPublic = (product: Visibility, now: Date): boolean =>
  !product.isOffline && product.deletedAt === null && (product.visibleFrom === null || product.visibleFrom <= now)
