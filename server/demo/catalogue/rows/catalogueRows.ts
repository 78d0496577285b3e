import { palette } from '../../garments/types.ts'
import { stableId } from '../../stableId.ts'
import { families, sets } from '../families.ts'
import { groups } from '../groups.ts'
import { productRows } from './products.ts'
import type { CatalogueRows, ProductRows, SeedClock } from './rowTypes.ts'
import { setRows } from './sets.ts'

/** The rows of several products as one batch. */
export function gathered(parts: readonly ProductRows[]): ProductRows {
  return {
    products: parts.flatMap(part => part.products),
    variants: parts.flatMap(part => part.variants),
    tierPrices: parts.flatMap(part => part.tierPrices),
    setSlots: parts.flatMap(part => part.setSlots),
    groupMembers: parts.flatMap(part => part.groupMembers),
    productImages: parts.flatMap(part => part.productImages),
    productDownloads: parts.flatMap(part => part.productDownloads),
    crossSells: parts.flatMap(part => part.crossSells),
    priceChanges: parts.flatMap(part => part.priceChanges),
  }
}

/** Club colours as rows, in the order of the palette. */
const colorRows = (): CatalogueRows['colors'] =>
  Object.values(palette).map(({ key, de, en, hex }, sortOrder) => ({
    id: stableId('color', key),
    code: key,
    title: { de, en },
    hex,
    sortOrder,
  }))

/** Sets come after single products where both are listed. */
const SETS_FROM = 2000

/**
 * The whole demo catalogue as rows, for the instant of `clock`; the same instant gives the same rows. The recommended
 * order takes the first product of every family, then the second of every family, so that neighbours differ.
 */
export function catalogueRows(clock: SeedClock): CatalogueRows {
  const goods = families.flatMap((family, place) =>
    family.products.map((content, index) => productRows(family, content, index, index * 100 + place, clock)),
  )
  return {
    colors: colorRows(),
    productGroups: groups.map(({ key, title, description, picture }, sortOrder) => ({
      id: stableId('group', key),
      slug: key,
      title,
      description,
      imageId: stableId('file', picture),
      sortOrder: (sortOrder + 1) * 10,
    })),
    productGroupParents: groups.flatMap(({ key, parents }) =>
      parents.map(parent => ({ groupId: stableId('group', key), parentId: stableId('group', parent) })),
    ),
    ...gathered([...goods, ...sets.map((content, index) => setRows(content, SETS_FROM + index * 10, clock))]),
  }
}
