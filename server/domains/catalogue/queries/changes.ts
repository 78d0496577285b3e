import type { Tracked } from '../../../platform/changes.ts'
import { colorImages } from '../colors/tables.ts'
import {
  colors,
  crossSells,
  groupImages,
  groupMembers,
  productDownloads,
  productGroupParents,
  productGroups,
  productImages,
  products,
  setSlots,
  specialOffers,
  tierPrices,
  variants,
} from '../tables.ts'

/** What counts as a change of the catalogue for those who mirror it. Its stock does; the words of a picture, a colour or
 *  another product that a product shows do not, and neither does what time alone brings about. */
export const catalogueChanges: readonly Tracked[] = [
  {
    kind: 'product',
    area: 'catalogue',
    record: { table: products, unseen: ['soldPieces'], deletedAt: 'deletedAt', since: 'updatedAt' },
    parts: [
      { table: variants, owner: 'productId', unseen: ['isRetired'] },
      { table: setSlots, owner: 'setId' },
      // Where a product stands in its groups is said by these, not by the product.
      { table: groupMembers, owner: 'productId', unseen: ['place'] },
      ...[tierPrices, specialOffers, crossSells, productImages, productDownloads].map(table => ({
        table,
        owner: 'productId',
      })),
    ],
  },
  {
    kind: 'productGroup',
    area: 'catalogue',
    record: { table: productGroups, deletedAt: 'deletedAt' },
    parts: [
      { table: productGroupParents, owner: 'groupId', unseen: ['place'] },
      { table: groupImages, owner: 'groupId' },
    ],
  },
  { kind: 'color', area: 'catalogue', record: { table: colors }, parts: [{ table: colorImages, owner: 'colorId' }] },
]
