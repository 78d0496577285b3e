import { noteAudit } from '../../../platform/audit.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import type { StockItem } from '../queries/items.ts'

/** A piece of which a figure became different. */
export type ChangedPiece = {
  readonly item: Pick<StockItem, 'productId' | 'variantId'>
  readonly from: number | null
  readonly to: number | null
}

/** Notes figures that are different, one record for each product, as its editor does. */
export const notePieces = (
  scope: OperationScope,
  field: 'available' | 'reorderLevel',
  changed: readonly ChangedPiece[],
): Promise<void> =>
  noteAudit(
    scope,
    [...Map.groupBy(changed, ({ item }) => item.productId)].map(([subjectId, own]) => {
      const itself = own.find(({ item }) => item.variantId === null)
      const sizes = own.filter(({ item }) => item.variantId !== null)
      return {
        action: 'product.updated' as const,
        subjectId,
        changes: {
          ...(itself && { [field]: { from: itself.from, to: itself.to } }),
          ...(sizes.length > 0 && {
            variants: sizes.map(({ item, from, to }) => ({
              ...{ variantId: item.variantId, from: { [field]: from }, to: { [field]: to } },
            })),
          }),
        },
      }
    }),
  )
