import type { Cents } from '../../../kit/money.ts'

/** Lowest and highest price of a piece, tiers left aside; `adult` and `child` the lowest of each kind of size, `adultTo`
 *  and `childTo` the highest, all only where both kinds exist (shop.md 2, "Price labels"). Of a set: regular and reduced
 *  price. Cents. */
export type PriceRange = {
  readonly from: Cents
  readonly to: Cents
  readonly adult: Cents | null
  readonly adultTo: Cents | null
  readonly child: Cents | null
  readonly childTo: Cents | null
}

/** For whom a list shows prices: those of adults' sizes come first, unless somebody looks for children's alone. */
export type PriceAudience = 'adult' | 'child'

/** Whose prices a list shows to who looks for these fits. */
export const audienceOf = (fits: readonly string[] = []): PriceAudience =>
  fits.length > 0 && fits.every(fit => fit === 'children') ? 'child' : 'adult'

/** The lowest and the highest price that somebody sees; where a product has no price of their own, that of all. */
export const rangeFor = (range: PriceRange, audience: PriceAudience): { from: Cents; to: Cents } =>
  audience === 'child'
    ? { from: range.child ?? range.from, to: range.childTo ?? range.to }
    : { from: range.adult ?? range.from, to: range.adultTo ?? range.to }

/** The prices of a product by its variants (`priceCents` null: the product's own); null if nothing has a price, and
 *  the product cannot be sold. Source: pricing.md, step 1. */
export function priceRangeOf(
  productPrice: Cents | null,
  variants: readonly { readonly priceCents: Cents | null; readonly isChildSize: boolean }[],
): PriceRange | null {
  const pricesOf = (list: typeof variants) =>
    list.map(variant => variant.priceCents ?? productPrice).filter(price => price !== null)
  const all = variants.length > 0 ? pricesOf(variants) : productPrice === null ? [] : [productPrice]
  if (all.length === 0) return null
  const adult = pricesOf(variants.filter(variant => !variant.isChildSize))
  const child = pricesOf(variants.filter(variant => variant.isChildSize))
  const hasBoth = adult.length > 0 && child.length > 0
  return {
    from: Math.min(...all),
    to: Math.max(...all),
    adult: hasBoth ? Math.min(...adult) : null,
    adultTo: hasBoth ? Math.max(...adult) : null,
    child: hasBoth ? Math.min(...child) : null,
    childTo: hasBoth ? Math.max(...child) : null,
  }
}

/** The prices of a set: regular, and reduced for children's sizes where there is such a price. */
export function setPriceRange(regular: Cents | null, reduced: Cents | null): PriceRange | null {
  if (regular === null) return null
  const apart = reduced === null ? null : regular
  return {
    from: Math.min(regular, reduced ?? regular),
    to: Math.max(regular, reduced ?? regular),
    adult: apart,
    adultTo: apart,
    child: reduced,
    childTo: reduced,
  }
}

/** What a set's pieces cost one by one at their adult prices, and the whole percent saved by buying the set instead. */
export type SetSaving = { readonly apart: Cents; readonly percent: number }

/** What a set saves; the percentage is rounded down, so that it never promises too much. Null without saving, or if a
 *  piece has no price. */
export function setSaving(regular: Cents | null, pieces: readonly (PriceRange | null)[]): SetSaving | null {
  if (regular === null || pieces.length === 0 || pieces.some(piece => piece === null)) return null
  const apart = pieces.reduce((sum, piece) => sum + (piece?.adult ?? piece?.from ?? 0), 0)
  return apart > regular ? { apart, percent: Math.floor(((apart - regular) * 100) / apart) } : null
}
