import { demoSettings } from '../demo/settings.ts'
import type { CartLine, Contents } from '../domains/cart/rules/contents.ts'
import { type ProductFacts, productIndexOf, type VariantFacts } from '../domains/pricing/queries/facts.ts'
import { Settings } from '../domains/settings/rules.ts'

/** Plain values for the rules of cart, prices and orders; whatever a test does not name has a harmless value. */

/** The settings of the demo shop, with changes by section. */
export function settingsWith(sections: Record<string, object> = {}): Settings {
  const stored: Record<string, object> = { ...demoSettings }
  for (const [key, changes] of Object.entries(sections)) stored[key] = { ...stored[key], ...changes }
  return new Settings(stored)
}

/** A discount group of products that everybody may have; basis points. */
export const everybodysDiscount = (id: string, discount: number) => ({
  ...{ id, title: { de: `Aktion ${id}`, en: `Offer ${id}` }, type: 'percent' as const, roles: ['everyone'] },
  ...{ global: false, additive: false, tiers: [{ from: 0, discount }] },
})

export const variantFacts = (id: string, changes: Partial<VariantFacts> = {}): VariantFacts => ({
  id,
  key: id,
  sku: `SKU-${id}`,
  fit: 'men',
  size: 'M',
  color: null,
  properties: {},
  priceCents: null,
  isChildSize: false,
  isPersonalisable: true,
  available: null,
  backOn: null,
  expectedDays: null,
  weightGrams: null,
  isOffline: false,
  ...changes,
})

export const productFacts = (id: string, changes: Partial<ProductFacts> = {}): ProductFacts => ({
  id,
  productNumber: `NO-${id}`,
  slug: id,
  kind: 'goods',
  title: { de: `Ware ${id}`, en: `Item ${id}` },
  priceCents: 1000,
  childPriceCents: null,
  vatGroup: null,
  shippingGroup: null,
  discountGroups: [],
  weightGrams: null,
  available: null,
  backOn: null,
  expectedDaysMin: null,
  expectedDays: null,
  printingDays: null,
  visibleFrom: null,
  isOffline: false,
  isDeleted: false,
  unit: null,
  unitPlural: null,
  quantityUnit: null,
  ...{ properties: [], propertyColors: [] },
  isPersonalisable: false,
  personalisationMaxLength: null,
  printMethod: null,
  outOfStockTableText: null,
  outOfStockNote: null,
  content: null,
  hasVariants: (changes.variants ?? []).length > 0,
  variants: [],
  tiers: [],
  slots: [],
  offers: [],
  groupIds: [],
  images: [],
  card: null,
  prices: {},
  ...changes,
})

export const cartLine = (id: string, productId: string, changes: Partial<CartLine> = {}): CartLine => ({
  id,
  position: 1,
  productId,
  variantId: null,
  title: `Ware ${productId}`,
  amount: 1,
  texts: [],
  slots: null,
  orderNote: null,
  ...changes,
})

export const contentsWith = (
  products: readonly ProductFacts[],
  lines: readonly CartLine[] = [],
  changes: Partial<Contents> = {},
): Contents => ({
  head: { id: 'cart', revision: 1, checkout: null },
  guestCartId: null,
  isExpired: false,
  codes: [],
  lines,
  productIndex: productIndexOf(products),
  settings: settingsWith(),
  ...changes,
})
