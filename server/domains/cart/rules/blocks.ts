import type { Cents } from '../../../kit/money.ts'
import type { ProductIndex } from '../../pricing/queries/facts.ts'
import type { LineView } from './view.ts'

/** Lines of a cart that are shown together: the sizes of one product in one colour, or one line alone. `sum`: what they
 *  cost everybody together; null where none of them counts. `texts`: what is printed on them, each once, with its pieces. */
export type CartBlock = {
  readonly lines: readonly LineView[]
  readonly amount: number
  readonly sum: Cents | null
  readonly texts: readonly { readonly text: string; readonly count: number }[]
}

/**
 * The lines of a cart as they are shown, in the order in which each block's first line lies in it. Sets stand alone, and so
 * does what cannot be ordered, and what carries a note.
 */
export function blocksOf(lines: readonly LineView[], productIndex: ProductIndex): CartBlock[] {
  const blocks = new Map<string, LineView[]>()
  for (const view of lines) {
    const { line, standing } = view
    const variant = productIndex.get(line.productId)?.variants.find(({ id }) => id === line.variantId)
    const isAlone = !variant || line.slots !== null || !standing.counts || line.orderNote !== null
    const key = isAlone ? line.id : `${line.productId} ${variant.color?.id ?? ''}`
    const block = blocks.get(key)
    if (block) block.push(view)
    else blocks.set(key, [view])
  }
  return [...blocks.values()].map(blockOf)
}

function blockOf(lines: readonly LineView[]): CartBlock {
  const counts = new Map<string, number>()
  for (const text of lines.flatMap(({ line }) => line.texts)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const sums = lines.flatMap(({ priced }) => (priced ? [priced.sum] : []))
  return {
    lines,
    amount: lines.reduce((all, { line }) => all + line.amount, 0),
    sum: sums.length > 0 ? sums.reduce((all, sum) => all + sum, 0) : null,
    texts: [...counts].map(([text, count]) => ({ text, count })),
  }
}
