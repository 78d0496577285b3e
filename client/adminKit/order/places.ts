/** The place that somebody typed, from 1 to `count`: what is beyond is the last one; null for what is no place. */
export function placeFrom(text: string, count: number): number | null {
  const tidy = text.trim()
  return /^\d+$/.test(tidy) && Number(tidy) > 0 ? Math.min(Number(tidy), count) : null
}

/** A list with one of its entries at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
