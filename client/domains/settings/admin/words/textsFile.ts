/** A text as a file holds it; null for the usual words, a language that is absent stays. */
export interface FileText {
  readonly key: string
  readonly de?: string | null
  readonly en?: string | null
}

const isWords = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** The file of texts: `{ "texts": { "checkout.order.place": { "de": "…" } } }`. */
export function fileOf(
  texts: readonly { readonly key: string; readonly de?: string | null; readonly en?: string | null }[],
): string {
  const entries = texts.map(
    ({ key, de, en }) => [key, { ...(de != null && { de }), ...(en != null && { en }) }] as const,
  )
  return `${JSON.stringify({ texts: Object.fromEntries(entries) }, null, 2)}\n`
}

/** The texts in such a file; null where it is none. */
export function textsIn(file: string): FileText[] | null {
  let content: unknown
  try {
    content = JSON.parse(file)
  } catch {
    return null
  }
  const texts = (content as { texts?: unknown } | null)?.texts
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return null
  const found: FileText[] = []
  for (const [key, words] of Object.entries(texts)) {
    if (typeof words !== 'object' || words === null) return null
    const { de, en, ...others } = words as Record<string, unknown>
    const isKnown = Object.keys(others).length === 0
    if (!isKnown || !(de === undefined || isWords(de)) || !(en === undefined || isWords(en))) return null
    found.push({ key, ...(de !== undefined && { de }), ...(en !== undefined && { en }) })
  }
  return found
}
