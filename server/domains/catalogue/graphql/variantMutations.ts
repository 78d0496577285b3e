import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { refuse } from '../../../kit/refusals.ts'
import { addVariant } from '../operations/addVariant.ts'
import { deleteVariants } from '../operations/deleteProducts.ts'
import { mostVariants, variantLimits } from '../rules/variantChanges.ts'
import { propertyLimits } from '../rules/variantProperties.ts'
import { answer, keyOf, ProductPayloadRef } from './productPayload.ts'
import { FitRef } from './values.ts'
import { propertiesOf, VariantPropertyInput } from './variantProperties.ts'

const AddVariantInput = builder.inputType('AddVariantInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    size: t.string({ required: true, ...accepts(variantLimits.size) }),
    fit: t.field({ type: FitRef }),
    colorId: t.id(),
    stock: t.int({ description: 'Pieces; absent: none, null: unlimited.', ...accepts(variantLimits.stock) }),
    properties: t.field({ type: [VariantPropertyInput], ...accepts({ entries: propertyLimits.entries }) }),
  }),
})

builder.mutationField('addVariant', t =>
  t.field({
    type: ProductPayloadRef,
    description: 'Adds a size of a fit and colour to goods; without stock it is sold out.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: AddVariantInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { product, errors } = await answer(context, () => {
        const colorId = input.colorId ? keyOf('Color', input.colorId) : null
        if (colorId === '') refuse('NOT_FOUND', ['variants', '0', 'colorId'], 'is no colour')
        const available = input.stock === undefined ? 0 : input.stock
        const properties = propertiesOf(input.properties, ['variants', '0', 'properties'])
        const fields = { size: input.size, fit: input.fit ?? null, colorId, available, properties }
        return addVariant(context, { productId: keyOf('Product', input.productId), fields })
      })
      // The operation speaks of a list of one, the input of a single size.
      const pathOf = (path: readonly string[]) => path.slice(2).map(step => (step === 'available' ? 'stock' : step))
      return { product, errors: errors.map(error => ({ ...error, path: pathOf(error.path) })) }
    },
  }),
)

const DeleteVariantsInput = builder.inputType('DeleteVariantsInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    variantIds: t.idList({ required: true, ...atMost({ entries: mostVariants }) }),
  }),
})

builder.mutationField('deleteVariants', t =>
  t.field({
    type: ProductPayloadRef,
    description:
      'Removes sizes from a product; orders keep them. Without the last one it is sold from its own stock, which is none.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: DeleteVariantsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, async () => {
        const variantIds = input.variantIds.map(id => keyOf('Variant', id))
        const productId = keyOf('Product', input.productId)
        await deleteVariants(context, { variantIds, productId })
        return { productId }
      }),
  }),
)
