import { inArray } from 'drizzle-orm'
import { type Language, textIn } from '../../../kit/languages.ts'
import type { Reader } from '../../../platform/statements.ts'
import { products } from '../../catalogue/tables.ts'
import type { OrderLine } from './orders.ts'

/** What the goods of these lines, and the pieces of sets, are made of, by product, as it is told now; products that say
 *  nothing of it are left out. For the confirmation, which is written soon after ordering.
 *  Source: Reg. (EU) 1007/2011 Art. 16. */
export async function compositionsOf(
  reader: Reader,
  lines: readonly Pick<OrderLine, 'productId' | 'pieces'>[],
  language: Language,
): Promise<Map<string, string>> {
  const ids = [...new Set(lines.flatMap(line => [line.productId, ...line.pieces.map(piece => piece.productId)]))]
  if (ids.length === 0) return new Map()
  const found = await reader
    .select({ id: products.id, composition: products.composition })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(
    found.flatMap(({ id, composition }) => (composition ? [[id, textIn(language, composition)] as const] : [])),
  )
}
