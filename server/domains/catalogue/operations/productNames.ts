import { and, eq, isNull, ne } from 'drizzle-orm'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import type { ProductChanges } from '../rules/productChanges.ts'
import { products } from '../tables.ts'

/** Which refusal a taken unique value of a product means. */
export const takenConstraints = (path: readonly string[]) =>
  ({
    products_slug: { code: 'SLUG_TAKEN', path: [...path, 'slug'] },
    products_number: { code: 'NUMBER_TAKEN', path: [...path, 'productNumber'] },
  }) as const

/** Whether another product than this one (null: a new one) has an address or a number. What is deleted has none. */
export async function isNameTaken(
  { tx }: Pick<OperationScope, 'tx'>,
  productId: string | null,
  column: 'slug' | 'productNumber',
  value: string,
): Promise<boolean> {
  if (!isStorable(value)) return false
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products[column], value),
        isNull(products.deletedAt),
        productId === null ? undefined : ne(products.id, productId),
      ),
    )
  return rows.length > 0
}

/** Why a product cannot have this address or this number: another one has it. `productId` null: it is new. */
export async function takenNames(
  scope: Pick<OperationScope, 'tx'>,
  productId: string | null,
  { slug, productNumber }: ProductChanges,
  path: readonly string[],
): Promise<Refusal[]> {
  const isTaken = async (column: 'slug' | 'productNumber', value: string | null | undefined) =>
    typeof value === 'string' && (await isNameTaken(scope, productId, column, value))
  return [
    ...((await isTaken('slug', slug))
      ? [refusal('SLUG_TAKEN', [...path, 'slug'], 'another product has this address')]
      : []),
    ...((await isTaken('productNumber', productNumber))
      ? [refusal('NUMBER_TAKEN', [...path, 'productNumber'], 'another product has this number')]
      : []),
  ]
}
