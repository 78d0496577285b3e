import { asc, eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { tell } from '../../../platform/events.ts'
import { insertRows } from '../../../platform/insertRows.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { refusingTaken } from '../../../platform/taken.ts'
import { readSettings } from '../../settings/queries.ts'
import { productCreated } from '../events.ts'
import type { ProductRow } from '../fields.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { priceChanges } from '../priceHistory/tables.ts'
import { copiedProduct, copiedVariant } from '../rules/copies.ts'
import {
  crossSells,
  groupMembers,
  productDownloads,
  productImages,
  products,
  setSlots,
  specialOffers,
  tierPrices,
  variants,
} from '../tables.ts'
import { freeNumbers } from './changeVariants.ts'
import { drawProductNumber, freeSlug } from './createProduct.ts'
import { takenConstraints } from './productNames.ts'
import { lockedProduct } from './updateProduct.ts'
import { notePrices } from './writeProduct.ts'

/**
 * Makes a product like another one, offline, with '(Kopie)' behind its title: texts, prices, sizes, tier prices, pictures,
 * downloads, groups, offers and recommendations. Its number, address and article numbers are its own; a GTIN is left out,
 * and counted stock is none, for the pieces lie there once. Throws NotFound for what is unknown or deleted.
 */
export const duplicateProduct = operation(
  'admin:catalogue',
  async (scope, input: { readonly productId: string }): Promise<{ productId: string }> => {
    const { tx, now, newId } = scope
    if (!isId(input.productId)) throw new NotFound()
    const slots = await tx.select({ id: setSlots.productId }).from(setSlots).where(eq(setSlots.setId, input.productId))
    const source = await lockedProduct(
      scope,
      input.productId,
      slots.map(slot => slot.id),
    )
    const id = newId()
    const productNumber = await drawProductNumber(scope)
    const fields = copiedProduct(source, now)
    const names = { productNumber, slug: await freeSlug(scope, fields.title.de, productNumber) }
    const copy: ProductRow = { ...fields, ...names, id }
    await refusingTaken(takenConstraints([]), () => tx.insert(products).values(copy))
    await notePrices(scope, { id, priceCents: null, childPriceCents: null }, copy)
    await copyVariants(scope, source.id, copy)
    await copyParts(scope, source.id, id)
    const { title } = copy
    const changes = { copyOf: `${source.productNumber} ${source.title.de}`, productNumber, title }
    await noteAudit(scope, { action: 'product.created', subjectId: id, changes })
    await tell(tx, productCreated, { productId: id })
    await refreshListings(tx, [id], { settings: await readSettings(tx), now })
    return { productId: id }
  },
)

/** The sizes with article numbers of the copy's own; their prices go into the price history. */
async function copyVariants(scope: OperationScope, sourceId: string, copy: ProductRow): Promise<void> {
  const { tx, now, newId, viewer } = scope
  const own = await tx.select().from(variants).where(eq(variants.productId, sourceId)).orderBy(asc(variants.sortOrder))
  const numbers = await freeNumbers(scope, copy.productNumber, new Set(), own.length)
  const rows = own.map((variant, at) => ({
    ...copiedVariant(variant),
    ...{ id: newId(), productId: copy.id, sku: numbers[at]! },
  }))
  await refusingTaken({ variants_sku: { code: 'NUMBER_TAKEN', path: [] } }, () => insertRows(tx, variants, rows))
  const priced = rows.filter(({ priceCents }) => priceCents !== null)
  await insertRows(
    tx,
    priceChanges,
    priced.map(({ id: variantId, priceCents }) => ({
      ...{ id: newId(), productId: copy.id, variantId, priceCents, at: now, accountId: doerId(viewer) },
    })),
  )
}

/** What hangs on a product besides its sizes. Tier prices name those by keys, which the copy has alike. */
async function copyParts({ tx, newId }: OperationScope, sourceId: string, productId: string): Promise<void> {
  const tiers = await tx.select().from(tierPrices).where(eq(tierPrices.productId, sourceId))
  await insertRows(
    tx,
    tierPrices,
    tiers.map(row => ({ ...row, productId, id: newId() })),
  )
  const offers = await tx.select().from(specialOffers).where(eq(specialOffers.productId, sourceId))
  await insertRows(
    tx,
    specialOffers,
    offers.map(row => ({ ...row, productId, id: newId() })),
  )
  const images = await tx.select().from(productImages).where(eq(productImages.productId, sourceId))
  await insertRows(
    tx,
    productImages,
    images.map(row => ({ ...row, productId, id: newId() })),
  )
  const groups = await tx.select().from(groupMembers).where(eq(groupMembers.productId, sourceId))
  await insertRows(
    tx,
    groupMembers,
    groups.map(row => ({ ...row, productId })),
  )
  const cross = await tx.select().from(crossSells).where(eq(crossSells.productId, sourceId))
  await insertRows(
    tx,
    crossSells,
    cross.map(row => ({ ...row, productId })),
  )
  const downloads = await tx.select().from(productDownloads).where(eq(productDownloads.productId, sourceId))
  await insertRows(
    tx,
    productDownloads,
    downloads.map(row => ({ ...row, productId })),
  )
  const slots = await tx.select().from(setSlots).where(eq(setSlots.setId, sourceId))
  await insertRows(
    tx,
    setSlots,
    slots.map(row => ({ ...row, setId: productId })),
  )
}
