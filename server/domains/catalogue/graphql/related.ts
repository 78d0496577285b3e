import { builder } from '../../../api/builder.ts'
import { offsetOf, rowsOf } from '../../../api/connections.ts'
import type { Card } from '../rules/card.ts'
import { pageComplexity } from './connection.ts'
import { loadAlsoBought, loadGoesWith, loadSets } from './loaders.ts'
import { ProductConnectionRef, ProductRef } from './refs.ts'
import type { ProductList } from './shapes.ts'

/** A part of a short list that was read as a whole. */
function part(cards: readonly Card[], args: { first?: number | null; after?: string | null }): ProductList {
  const size = rowsOf(args.first)
  const start = offsetOf(args.after)
  return {
    edges: cards.slice(start, start + size).map((card, index) => ({ cursor: [start + index + 1], node: { card } })),
    hasNext: start + size < cards.length,
    hasPrevious: start > 0,
    totalCount: () => cards.length,
    offset: { start, size, known: cards.length },
  }
}

for (const [name, load, description] of [
  ['sets', loadSets, 'Sets that contain this product.'],
  [
    'alsoBought',
    loadAlsoBought,
    'What stood in at least two orders together with this product, cancelled ones left out.',
  ],
  ['goesWith', loadGoesWith, 'What the operator says goes with this product.'],
] as const) {
  builder.objectField(ProductRef, name, t =>
    t.field({
      type: ProductConnectionRef,
      description,
      args: { first: t.arg.int(), after: t.arg.string() },
      complexity: pageComplexity,
      resolve: async (product, args, context) => part((await load(context, product.card.id)) ?? [], args),
    }),
  )
}
