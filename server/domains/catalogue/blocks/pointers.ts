import { and, inArray, isNull } from 'drizzle-orm'
import type { FindPointed } from '../../content/rules/pointers.ts'
import { productGroups, products } from '../tables.ts'

/** Products that are there, listed or not: who writes a page may be ahead of the catalogue. */
export const productsThere: FindPointed = (tx, ids) =>
  tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)))

export const groupsThere: FindPointed = (tx, ids) =>
  tx
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(and(inArray(productGroups.id, [...ids]), isNull(productGroups.deletedAt)))
