/** A refusal of the server as the mutations of the cart select it. */
export interface Refusal {
  readonly code: string
  readonly path: readonly string[]
  readonly available?: number
  readonly maxLength?: number
  readonly characters?: readonly string[]
}

/** A refusal at its place: of a size, of a set's piece, or of the whole order. */
export interface Problem {
  readonly code: string
  /** Place of the piece in a set; null for goods and for what concerns the whole set. */
  readonly slot: number | null
  readonly variantId: string | null
  /** It is about what is to be printed. */
  readonly isAboutText: boolean
  readonly available: number | null
  readonly maxLength: number | null
  /** What cannot be printed. */
  readonly characters?: readonly string[]
}

interface SentPiece {
  readonly variantId: string
}

const indexAfter = (path: readonly string[], name: string): number | null => {
  const at = path.indexOf(name)
  const index = at < 0 ? Number.NaN : Number(path[at + 1])
  return Number.isInteger(index) ? index : null
}

/** Finds the place of each refusal. `sent`: the pieces as they were sent, of goods a single list, of a set by slot. */
export function problemsOf(
  refusals: readonly Refusal[],
  sent: { pieces: readonly SentPiece[] } | { slots: readonly { pieces: readonly SentPiece[] }[] },
): Problem[] {
  return refusals.map(({ code, path, available, maxLength, characters }) => {
    const slot = 'slots' in sent ? indexAfter(path, 'slots') : null
    const pieces = 'slots' in sent ? (slot === null ? [] : (sent.slots[slot]?.pieces ?? [])) : sent.pieces
    const piece = indexAfter(path, 'pieces')
    return {
      code,
      slot,
      variantId: piece === null ? null : (pieces[piece]?.variantId ?? null),
      isAboutText: code.startsWith('PERSONALISATION') || path.includes('texts'),
      available: available ?? null,
      maxLength: maxLength ?? null,
      ...(characters && { characters }),
    }
  })
}

const aboutStock = ['SOLD_OUT', 'ONLY_FEW_LEFT', 'NOT_ENOUGH_LEFT']

/** What the answer to a question about prices says of the stock, at its sizes. */
export function stockProblems({
  quote,
  asked,
}: {
  quote: { readonly errors: readonly Refusal[] } | null
  asked: {
    readonly pieces?: readonly SentPiece[] | null
    readonly slots?: readonly { pieces: readonly SentPiece[] }[] | null
  } | null
}): Problem[] {
  if (!quote || !asked) return []
  const refusals = quote.errors.filter(({ code }) => aboutStock.includes(code))
  return problemsOf(refusals, asked.slots ? { slots: asked.slots } : { pieces: asked.pieces ?? [] })
}
