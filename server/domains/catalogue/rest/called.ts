import type { Called } from '../../../api/restIds.ts'
import { colorKeys, deletedProductKeys, groupKeys, itemKeys, pieceKeys, productKeys } from '../queries/keys.ts'

/** What the documented paths take in place of ids: of products and sizes, which they keep in one list, … */
export const calledItem = { types: ['Product', 'Variant'], keys: itemKeys } as const satisfies Called
/** … of whole products, … */
export const calledProduct = { types: ['Product'], keys: productKeys } as const satisfies Called
/** … of those that were deleted, … */
export const calledDeleted = { types: ['Product'], keys: deletedProductKeys } as const satisfies Called
/** … of what has stock and a price, … */
export const calledPiece = { types: ['Variant', 'Product'], keys: pieceKeys } as const satisfies Called
/** … of groups and of colours. */
export const calledGroup = { types: ['ProductGroup'], keys: groupKeys } as const satisfies Called
export const calledColor = { types: ['Color'], keys: colorKeys } as const satisfies Called
