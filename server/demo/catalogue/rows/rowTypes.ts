import type { priceChanges } from '../../../domains/catalogue/priceHistory/tables.ts'
import type * as tables from '../../../domains/catalogue/tables.ts'

/** Rows to be written, by table, each list in an order that the foreign keys allow. */
export type CatalogueRows = {
  colors: (typeof tables.colors.$inferInsert)[]
  productGroups: (typeof tables.productGroups.$inferInsert)[]
  productGroupParents: (typeof tables.productGroupParents.$inferInsert)[]
} & ProductRows

/** The rows of products and all that hangs on them. */
export type ProductRows = {
  products: (typeof tables.products.$inferInsert)[]
  variants: (typeof tables.variants.$inferInsert)[]
  tierPrices: (typeof tables.tierPrices.$inferInsert)[]
  setSlots: (typeof tables.setSlots.$inferInsert)[]
  groupMembers: (typeof tables.groupMembers.$inferInsert)[]
  productImages: (typeof tables.productImages.$inferInsert)[]
  productDownloads: (typeof tables.productDownloads.$inferInsert)[]
  crossSells: (typeof tables.crossSells.$inferInsert)[]
  priceChanges: (typeof priceChanges.$inferInsert)[]
}

/** The instant that the shop is made for, and its day in the shop's calendar. */
export type SeedClock = { now: Date; today: string; timeZone: string }
