import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { LocalizedTextInput } from '../../../api/values.ts'
import { isId } from '../../../kit/ids.ts'
import { refuse } from '../../../kit/refusals.ts'
import { mostPictureBytes } from '../../files/rules.ts'
import { addVariant } from '../operations/addVariant.ts'
import { createProduct } from '../operations/createProduct.ts'
import { deleteProducts } from '../operations/deleteProducts.ts'
import { addProductImage, arrangeProductImages, longestAlt } from '../operations/productImages.ts'
import { updateProduct } from '../operations/updateProduct.ts'
import { type ProductChanges, tierLimits } from '../rules/productChanges.ts'
import { mostVariants, variantLimits } from '../rules/variantChanges.ts'
import { propertyLimits } from '../rules/variantProperties.ts'
import { managedProduct } from './management.ts'
import { acceptsField, ProductChangesInput } from './productFields.ts'
import { ProductRef } from './refs.ts'
import type { ProductShape } from './shapes.ts'
import { FitRef, ImageViewRef, ProductKindRef } from './values.ts'
import { propertiesOf, VariantPropertyInput } from './variantProperties.ts'

type Payload = { readonly product: ProductShape | null }

const ProductPayloadRef = payloadType<Payload>('ProductPayload', t => ({
  product: t.field({ type: ProductRef, nullable: true, resolve: payload => payload.product }),
}))

/** Runs an operation on a product and answers with the product as its editor sees it. */
const answer = (context: RequestContext, run: () => Promise<{ productId: string }>) =>
  withRefusals<Payload>({ product: null }, async () => {
    const { productId } = await run()
    return { product: await managedProduct(context, productId) }
  })

/** The key behind a global id; anything else becomes a text that is no key, which the operation refuses. */
const keyOf = (type: string, id: string): string => rawId(type, id) ?? ''

const VariantChangesInput = builder.inputType('VariantChanges', {
  fields: t => ({
    variantId: t.id({ required: true }),
    price: t.field({ type: 'Cents', ...accepts(variantLimits.price) }),
    stock: t.int(accepts(variantLimits.stock)),
    isStockUnlimited: t.boolean(),
    backOn: t.field({ type: 'Date' }),
    sku: t.string(accepts(variantLimits.sku)),
    isOffline: t.boolean(),
    properties: t.field({
      type: [VariantPropertyInput],
      description: 'All further properties; absent: unchanged.',
      ...atMost({ entries: propertyLimits.entries }),
    }),
  }),
})

const TierInput = builder.inputType('TierInput', {
  fields: t => ({
    from: t.int({ required: true, ...accepts(tierLimits.from) }),
    price: t.field({ type: 'Cents', required: true, ...accepts(tierLimits.price) }),
    variantIds: t.idList({
      description: 'The variants it is meant for; without any it is for all.',
      ...atMost({ entries: mostVariants }),
    }),
  }),
})

const UpdateProductInput = builder.inputType('UpdateProductInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    revision: t.int({
      required: true,
      description: 'The revision that the editor saw; another one is refused with STALE_REVISION.',
    }),
    changes: t.field({ type: ProductChangesInput }),
    variants: t.field({ type: [VariantChangesInput], ...atMost({ entries: mostVariants }) }),
    tiers: t.field({
      type: [TierInput],
      description: 'All tier prices; absent: unchanged.',
      ...atMost({ entries: 200 }),
    }),
  }),
})

function changesOf(input: typeof ProductChangesInput.$inferInput | null | undefined): ProductChanges {
  const { groupIds, ...changes } = input ?? {}
  return groupIds === undefined
    ? changes
    : { ...changes, groupIds: (groupIds ?? []).map(id => keyOf('ProductGroup', id)) }
}

builder.mutationField('updateProduct', t =>
  t.field({
    type: ProductPayloadRef,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: UpdateProductInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, () =>
        updateProduct(context, {
          productId: keyOf('Product', input.productId),
          revision: input.revision,
          changes: changesOf(input.changes),
          variants: input.variants?.map(({ variantId, properties, ...change }, index) => ({
            ...change,
            variantId: keyOf('Variant', variantId),
            properties: propertiesOf(properties, ['variants', String(index), 'properties']),
          })),
          tiers: input.tiers?.map(({ variantIds, ...tier }) => ({
            ...tier,
            variantIds: variantIds?.map(id => keyOf('Variant', id)),
          })),
        }),
      ),
  }),
)

const CreateProductInput = builder.inputType('CreateProductInput', {
  fields: t => ({
    title: t.field({ type: LocalizedTextInput, required: true, ...acceptsField('title') }),
    kind: t.field({ type: ProductKindRef, required: true }),
    basePrice: t.field({ type: 'Cents', required: true, ...acceptsField('basePrice') }),
    groupIds: t.idList({ required: true }),
  }),
})

builder.mutationField('createProduct', t =>
  t.field({
    type: ProductPayloadRef,
    description: 'Makes a product, offline until its editor shows it.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: CreateProductInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, () =>
        createProduct(context, { ...input, groupIds: input.groupIds.map(id => keyOf('ProductGroup', id)) }),
      ),
  }),
)

const AddVariantInput = builder.inputType('AddVariantInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    size: t.string({ required: true, ...accepts(variantLimits.size) }),
    fit: t.field({ type: FitRef }),
    colorId: t.id(),
    properties: t.field({ type: [VariantPropertyInput], ...atMost({ entries: propertyLimits.entries }) }),
  }),
})

builder.mutationField('addVariant', t =>
  t.field({
    type: ProductPayloadRef,
    description: 'Adds a size of a fit and colour to goods; it is sold out until it gets stock.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: AddVariantInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { product, errors } = await answer(context, () => {
        const colorId = input.colorId ? keyOf('Color', input.colorId) : null
        if (colorId === '') refuse('NOT_FOUND', ['variants', '0', 'colorId'], 'is no colour')
        const properties = propertiesOf(input.properties, ['variants', '0', 'properties'])
        const fields = { size: input.size, fit: input.fit ?? null, colorId, available: 0, properties }
        return addVariant(context, { productId: keyOf('Product', input.productId), fields })
      })
      // The operation speaks of a list of one, the input of a single size.
      return { product, errors: errors.map(error => ({ ...error, path: error.path.slice(2) })) }
    },
  }),
)

const DeleteProductsInput = builder.inputType('DeleteProductsInput', {
  fields: t => ({ productIds: t.idList({ required: true, ...atMost({ entries: 1000 }) }) }),
})

type Deletion = { readonly deletedProductIds: readonly string[] }

const DeleteProductsPayloadRef = payloadType<Deletion>('DeleteProductsPayload', t => ({
  deletedProductIds: t.idList({ resolve: payload => payload.deletedProductIds.map(id => globalId('Product', id)) }),
}))

builder.mutationField('deleteProducts', t =>
  t.field({
    type: DeleteProductsPayloadRef,
    description: 'Takes products out of the shop for good; orders keep them.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: DeleteProductsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Deletion>({ deletedProductIds: [] }, async () => {
        const productIds = input.productIds.map(id => keyOf('Product', id))
        return { deletedProductIds: (await deleteProducts(context, { productIds })).deletedIds }
      }),
  }),
)

const AddProductImageInput = builder.inputType('AddProductImageInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    file: t.field({ type: 'Upload', required: true, ...accepts({ bytes: mostPictureBytes }) }),
    view: t.field({ type: ImageViewRef }),
    colorId: t.id(),
    alt: t.field({ type: LocalizedTextInput, ...accepts({ characters: longestAlt }) }),
  }),
})

builder.mutationField('addProductImage', t =>
  t.field({
    type: ProductPayloadRef,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: AddProductImageInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, async () => {
        const colorId = input.colorId ? keyOf('Color', input.colorId) : null
        if (colorId === '') refuse('NOT_FOUND', ['colorId'], 'is no colour')
        return addProductImage(context, {
          productId: keyOf('Product', input.productId),
          file: await input.file,
          view: input.view ?? 'front',
          colorId,
          alt: input.alt ?? null,
        })
      }),
  }),
)

const ArrangeProductImagesInput = builder.inputType('ArrangeProductImagesInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    imageIds: t.idList({ required: true, description: 'All that stay, in the new order.' }),
  }),
})

builder.mutationField('arrangeProductImages', t =>
  t.field({
    type: ProductPayloadRef,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: ArrangeProductImagesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, () =>
        arrangeProductImages(context, {
          productId: keyOf('Product', input.productId),
          imageIds: input.imageIds.map(id => (isId(id) ? id : '')),
        }),
      ),
  }),
)
