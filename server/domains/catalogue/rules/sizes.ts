import type { Fit } from '../tables.ts'

const fitOrder: readonly Fit[] = ['men', 'women', 'unisex', 'children']

/** Fits in the order in which they are offered, each once. */
export const inFitOrder = (fits: Iterable<Fit>): Fit[] => {
  const present = new Set(fits)
  return fitOrder.filter(fit => present.has(fit))
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL']
const aliases: Readonly<Record<string, string>> = { XXL: '2XL', XXXL: '3XL', XXXXL: '4XL' }

/** Where a size stands: numbers first (116, 39/42), then letters from XXS up ('XS/S' like 'XS'), then other words. */
function placeOf(size: string): readonly [number, number] {
  const [first = ''] = size.toUpperCase().split(/[/–-]/)
  const number = /^\d+(?:[.,]\d+)?$/.test(first) ? Number(first.replace(',', '.')) : Number.NaN
  if (!Number.isNaN(number)) return [0, number]
  const letter = letters.indexOf(aliases[first] ?? first)
  return letter >= 0 ? [1, letter] : [2, 0]
}

/** Compares sizes the way a size table reads. */
function compareSizes(a: string, b: string): number {
  const [kindA, placeA] = placeOf(a)
  const [kindB, placeB] = placeOf(b)
  return kindA - kindB || placeA - placeB || (a < b ? -1 : a > b ? 1 : 0)
}

/** Sizes in the order of a size table, each once. */
export const inSizeOrder = (sizes: Iterable<string>): string[] => [...new Set(sizes)].sort(compareSizes)
