/** What is said of a size beside its fit and colour: its further properties, in words where the shop has some for them. */
export interface DescribedSize {
  readonly id: string
  readonly fit?: string | null | undefined
  readonly size: string
  readonly color?: { readonly id: string } | null | undefined
  readonly properties?: readonly {
    readonly key: string
    readonly text?: string | null | undefined
    readonly number?: number | null | undefined
    readonly flag?: boolean | null | undefined
  }[]
  readonly values?: readonly { readonly key: string; readonly text: string }[]
}

/** Each size has a number of its own, so it tells nothing apart. */
const numberKey = 'gtin'

function wordsOf({ properties = [], values = [] }: DescribedSize): ReadonlyMap<string, string> {
  const said = new Map(values.map(({ key, text }) => [key, text]))
  return new Map(
    properties
      .filter(({ key }) => key !== numberKey)
      .map(({ key, text, number, flag }) => {
        if (said.has(key)) return [key, said.get(key)!]
        return [key, text ?? (typeof flag === 'boolean' ? `${key}: ${flag ? '✓' : '–'}` : String(number ?? ''))]
      }),
  )
}

/**
 * The words that tell sizes apart of which fit, colour and size are the same: values of those further properties in which
 * such sizes differ, said of all sizes of that fit and colour; numbers where there is no difference to be named. None where
 * fit, colour and size tell enough. By id.
 */
export function wordsApart(sizes: readonly DescribedSize[]): ReadonlyMap<string, readonly string[]> {
  const apart = new Map<string, readonly string[]>()
  const groups = Map.groupBy(sizes, ({ fit, color }) => `${color?.id ?? ''} ${fit ?? ''}`)
  for (const alike of groups.values()) {
    const words = new Map(alike.map(size => [size.id, wordsOf(size)]))
    const ofSize = [...Map.groupBy(alike, ({ size }) => size.toLowerCase()).values()]
    const keys = [...new Set([...words.values()].flatMap(each => [...each.keys()]))].filter(key =>
      ofSize.some(same => new Set(same.map(({ id }) => words.get(id)?.get(key) ?? '')).size > 1),
    )
    for (const same of ofSize) {
      const seen = new Map<string, number>()
      for (const { id } of same) {
        const own = keys.flatMap(key => words.get(id)?.get(key) || [])
        const mark = JSON.stringify(own)
        const count = (seen.get(mark) ?? 0) + 1
        seen.set(mark, count)
        apart.set(id, count > 1 ? [...own, `(${count})`] : own)
      }
    }
  }
  return apart
}
