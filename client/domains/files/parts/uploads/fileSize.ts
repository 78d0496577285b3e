import type { IntlShape } from 'react-intl'

/** A number of bytes for people: KB under 1000, MB from there on (platform.md 9), GB where there are a thousand of them;
 *  number and unit never part. */
export function fileSize(bytes: number, intl: Pick<IntlShape, 'formatNumber'>): string {
  const [unit, divisor] = unitOf(bytes)
  const value = bytes / divisor
  const digits = unit === 'KB' || value >= 100 ? 0 : 1
  return `${intl.formatNumber(unit === 'KB' ? Math.ceil(value) : value, { maximumFractionDigits: digits })}\u00A0${unit}`
}

function unitOf(bytes: number): [unit: string, divisor: number] {
  if (Math.ceil(bytes / 1_000) < 1_000) return ['KB', 1_000]
  return bytes < 1_000_000_000 ? ['MB', 1_000_000] : ['GB', 1_000_000_000]
}
