import { eq, sql } from 'drizzle-orm'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { tell } from '../../../platform/events.ts'
import { operation } from '../../../platform/operation.ts'
import { readSettings } from '../../settings/queries.ts'
import { productChanged } from '../events.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import {
  listRefusals,
  mostVariants,
  plannedVariant,
  twinRefusals,
  type VariantFields,
} from '../rules/variantChanges.ts'
import { products, variants } from '../tables.ts'
import { addVariants, refuseTakenNumbers } from './changeVariants.ts'
import { lockedProduct } from './updateProduct.ts'
import { propertiesTogether, unknownColors } from './variantChecks.ts'

/** Adds a variant to a product, behind those that it has. Refuses with INVALID_INPUT, NOT_FOUND (colour),
 *  VARIANT_EXISTS, PROPERTY_MISSING and NUMBER_TAKEN, paths as in a list of one; throws NotFound for an unknown product. */
export const addVariant = operation(
  'admin:catalogue',
  async (
    scope,
    input: { readonly productId: string; readonly fields: VariantFields },
  ): Promise<{ productId: string; variantId: string }> => {
    const { tx, now } = scope
    const product = await lockedProduct(scope, input.productId)
    if (product.kind !== 'goods') refuse('INVALID_INPUT', ['productId'], 'only goods have variants')
    const own = await tx.select().from(variants).where(eq(variants.productId, product.id))
    if (own.length >= mostVariants) refuse('INVALID_INPUT', [], `at most ${mostVariants} variants`)
    const path = ['variants']
    const settings = await readSettings(tx)
    const present = own.map(variant => plannedVariant(variant, {}, null))
    refuseIf([
      ...listRefusals([input.fields], path),
      ...(await unknownColors(scope, [input.fields], path)),
      ...(await propertiesTogether(scope, product, { newVariants: [input.fields] }, own, { settings, path })).map(
        refusal => ({ ...refusal, path: ['variants', ...refusal.path.slice(1)] }),
      ),
      ...twinRefusals(present, [...present, plannedVariant(null, input.fields, 0)], path),
    ])
    await refuseTakenNumbers(scope, [input.fields], [], path)
    const around = { product, own, path, basePrice: product.priceCents }
    const added = await addVariants(scope, around, [{ index: 0, fields: input.fields }])
    await tx
      .update(products)
      .set({ updatedAt: now, revision: sql`${products.revision} + 1` })
      .where(eq(products.id, product.id))
    await noteAudit(scope, { action: 'product.updated', subjectId: product.id, changes: { variants: added } })
    await tell(tx, productChanged, { productId: product.id })
    await refreshListings(tx, [product.id], { settings, now })
    return { productId: product.id, variantId: added[0]!.variantId }
  },
)
