import { inArray } from 'drizzle-orm'
import { type Language, textIn } from '../../../kit/languages.ts'
import type { Reader } from '../../../platform/statements.ts'
import { type ProductContent, products } from '../../catalogue/tables.ts'
import type { OrderLine } from './orders.ts'

/** What goods are made of, in the order's language, and how much is in a piece, as far as either is told. */
export type GoodsFacts = { readonly composition: string | null; readonly content: ProductContent | null }

/** What the confirmation says of the goods of these lines, and of the pieces of sets, by product, as it is told now: it is
 *  written soon after ordering. Source: Reg. (EU) 1007/2011 Art. 16; § 4 PAngV, § 10a PrAG. */
export async function goodsFactsOf(
  reader: Reader,
  lines: readonly Pick<OrderLine, 'productId' | 'pieces'>[],
  language: Language,
): Promise<Map<string, GoodsFacts>> {
  const ids = [...new Set(lines.flatMap(line => [line.productId, ...line.pieces.map(piece => piece.productId)]))]
  if (ids.length === 0) return new Map()
  const found = await reader
    .select({ id: products.id, composition: products.composition, content: products.content })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(
    found.map(({ id, composition, content }) => [
      id,
      { composition: composition && textIn(language, composition), content },
    ]),
  )
}
