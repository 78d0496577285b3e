import type { AddSetToCartInput } from '../../../__generated__/useAddSetToCartMutation.graphql.ts'
import type { AddToCartInput } from '../../../__generated__/useAddToCartMutation.graphql.ts'

/** A position as far as it takes to put the same into the cart again. */
export interface Taken {
  readonly amount: number
  readonly texts: readonly string[]
  readonly orderNote: string | null | undefined
  readonly askedFields: readonly { readonly key: string; readonly answer: string | null | undefined }[]
  readonly product: { readonly id: string; readonly kind: string } | null | undefined
  readonly variant: { readonly id: string } | null | undefined
  readonly pieces: readonly {
    readonly slot: number
    readonly amount: number
    readonly texts: readonly string[]
    readonly product: { readonly id: string } | null | undefined
    readonly variant: { readonly id: string } | null | undefined
  }[]
}

export type Addition = { kind: 'goods'; input: AddToCartInput } | { kind: 'set'; input: AddSetToCartInput }

/** What puts a position that was taken out into the cart again; null where a part of it is no longer on sale. */
export function additionOf(line: Taken): Addition | null {
  const { product, variant, amount, texts, orderNote } = line
  const answers = line.askedFields.flatMap(({ key, answer }) => (answer ? [{ key, text: answer }] : []))
  const said = answers.length > 0 ? { answers } : {}
  if (!product) return null
  if (product.kind !== 'SET') {
    const piece = { variantId: variant?.id ?? product.id, amount, texts: texts.length > 0 ? texts : null }
    return {
      kind: 'goods',
      input: { productId: product.id, pieces: [piece], personalised: texts.length > 0, orderNote, ...said },
    }
  }
  const bySlot = new Map<number, { productId: string; pieces: AddToCartInput['pieces'][number][] }>()
  for (const piece of line.pieces) {
    if (!piece.product || !piece.variant) return null
    const slot = bySlot.get(piece.slot) ?? { productId: piece.product.id, pieces: [] }
    slot.pieces.push({
      variantId: piece.variant.id,
      amount: piece.amount,
      texts: piece.texts.length > 0 ? piece.texts : null,
    })
    bySlot.set(piece.slot, slot)
  }
  if (bySlot.size === 0) return null
  const slots = [...bySlot].sort(([a], [b]) => a - b).map(([, slot]) => slot)
  const personalised = line.pieces.some(piece => piece.texts.length > 0)
  return { kind: 'set', input: { productId: product.id, slots, personalised, orderNote, ...said } }
}
