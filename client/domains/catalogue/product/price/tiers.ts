export interface TierMoney {
  readonly cents: number
  readonly currency: string
}

export interface TierOfProduct {
  readonly from: number
  readonly price: TierMoney
  readonly variants: readonly { readonly id: string }[]
}

/** A column of the ladder: from so many pieces up to so many (null: without end) a piece costs this. */
export interface TierStep {
  readonly from: number
  readonly to: number | null
  readonly price: TierMoney
}

/**
 * The ladder for the sizes that are shown: the price of one piece first, then each tier that holds for one of them,
 * at the same number the cheapest. Empty without tiers.
 */
export function ladderOf(
  tiers: readonly TierOfProduct[],
  sizes: readonly { readonly id: string; readonly price: TierMoney }[],
): TierStep[] {
  const [first] = sizes
  if (!first) return []
  const base = sizes.reduce((lowest, { price }) => (price.cents < lowest.cents ? price : lowest), first.price)
  const ids = new Set(sizes.map(size => size.id))
  const cheapest = new Map<number, TierMoney>()
  for (const { from, price, variants } of tiers) {
    const known = cheapest.get(from)
    if (variants.some(variant => ids.has(variant.id)) && (!known || price.cents < known.cents))
      cheapest.set(from, price)
  }
  if (cheapest.size === 0) return []
  const steps = [...cheapest].sort(([left], [right]) => left - right)
  const rungs = steps[0]?.[0] === 1 ? steps : ([[1, base], ...steps] as const)
  return rungs.map(([from, price], at) => ({ from, price, to: rungs[at + 1] ? rungs[at + 1]![0] - 1 : null }))
}
