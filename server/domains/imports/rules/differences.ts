/** What becomes different: of a size by its article number, or of the product (`of` null). `field`: a column. */
export type Difference = {
  readonly of: string | null
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

const longestShown = 160

/** A value as it is shown to people: short, its words as they are; null for none. */
export function shownValue(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text =
    typeof value === 'object' && !Array.isArray(value) && 'de' in value
      ? Object.values(value).filter(Boolean).join(' / ')
      : Array.isArray(value)
        ? value.join(', ')
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value)
  return text.length > longestShown ? `${text.slice(0, longestShown)} …` : text
}
