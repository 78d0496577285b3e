import type { Refusal, RefusalCode } from '../../../kit/refusals.ts'
import { type Addition, type AdditionContext, addPieces, addSets } from '../../cart/rules/additions.ts'
import type { CartLine, Contents } from '../../cart/rules/contents.ts'
import { CartFilling } from '../../cart/rules/filling.ts'
import { askedProperties } from '../../cart/rules/written.ts'
import type { OrderLine } from '../queries/orders.ts'

/** A line of an order that did not go into the cart as it was: why, and how many pieces of it did (fewer than were
 *  ordered, mostly none). */
export type Skipped = { readonly line: OrderLine; readonly code: RefusalCode; readonly addedAmount: number }

export type Reordering = {
  readonly lines: readonly CartLine[]
  readonly addedAmount: number
  readonly skipped: readonly Skipped[]
}

/**
 * A cart with what can still be bought of an order: the same variants with the same texts, sets with the same pieces.
 * A variant that meanwhile means another size or fit is not taken (VARIANT_UNKNOWN). Where fewer are left than were
 * ordered, plain pieces are taken as far as they go (ONLY_FEW_LEFT); personalised ones and sets not at all, for nobody
 * could tell which of them to leave out.
 */
export function reordered(contents: Contents, order: readonly OrderLine[], context: AdditionContext): Reordering {
  const filling = new CartFilling(contents, context.now)
  let addedAmount = 0
  const skipped: Skipped[] = []
  const take = (line: OrderLine, amount: number): readonly Refusal[] => {
    const addition = additionOf(contents, filling, line, amount, context)
    if ('lines' in addition) addedAmount += addition.addedAmount
    return addition.refusals
  }
  for (const line of order) {
    if (!isSameStill(contents, line)) {
      skipped.push({ line, code: 'VARIANT_UNKNOWN', addedAmount: 0 })
      continue
    }
    const [reason] = take(line, line.amount)
    if (!reason) continue
    const rest = plainAmountLeft(filling, line, reason)
    const isPartly = rest > 0 && take(line, rest).length === 0
    skipped.push({ line, code: reason.code, addedAmount: isPartly ? rest : 0 })
  }
  return { lines: filling.lines, addedAmount, skipped }
}

function additionOf(
  cart: Contents,
  filling: CartFilling,
  line: OrderLine,
  amount: number,
  context: AdditionContext,
): Addition {
  const { productId, orderNote } = line
  if (line.kind !== 'set') {
    const pieces = [{ variantId: line.variantId, amount, texts: line.texts }]
    const asked = new Set(askedKeys(cart, productId))
    const written = line.properties.flatMap(({ key, value }) => (asked.has(key) ? [{ key, text: value }] : []))
    return addPieces(cart, { productId, pieces, personalised: null, orderNote, written }, context, filling)
  }
  const slots = (cart.productIndex.get(productId)?.slots ?? []).map((pieceProductId, slot) => ({
    productId: pieceProductId,
    pieces: line.pieces
      .filter(piece => piece.slot === slot && piece.productId === pieceProductId)
      .map(piece => ({ variantId: piece.variantId, amount: piece.amount, texts: piece.texts })),
  }))
  return addSets(cart, { productId, slots, personalised: null, orderNote }, context, filling)
}

/** The keys of what buyers of a product write. */
const askedKeys = ({ productIndex, settings }: Contents, productId: string): string[] => {
  const product = productIndex.get(productId)
  return product ? askedProperties(product, settings).map(({ key }) => key) : []
}

/** Whether the variants of a line are still of the size and fit that were ordered; what is gone is judged later. */
function isSameStill({ productIndex }: Contents, line: OrderLine): boolean {
  const pieces = line.kind === 'set' ? line.pieces : [line]
  return pieces.every(({ productId, variantId, size, fit }) => {
    const variant = productIndex.get(productId)?.variants.find(({ id }) => id === variantId)
    return !variant || ((size === null || variant.size === size) && variant.fit === fit)
  })
}

/** How many of a plain line's pieces are left besides those that lie in the cart already. */
function plainAmountLeft({ lines }: CartFilling, line: OrderLine, { code, details }: Refusal): number {
  if (code !== 'ONLY_FEW_LEFT' || line.kind === 'set' || line.texts.length > 0) return 0
  const inCart = lines.reduce((sum, other) => {
    const own = other.variantId === line.variantId && other.productId === line.productId ? other.amount : 0
    const inSets = (other.slots ?? [])
      .filter(({ productId }) => productId === line.productId)
      .flatMap(({ pieces }) => pieces)
      .filter(each => each.variantId === line.variantId)
    return sum + own + inSets.reduce((pieces, { amount }) => pieces + amount, 0)
  }, 0)
  return Math.max(0, Number(details?.available ?? 0) - inCart)
}
