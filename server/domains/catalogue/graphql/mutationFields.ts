import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { LocalizedTextInput } from '../../../api/values.ts'
import { createProduct } from '../operations/createProduct.ts'
import { deleteProducts } from '../operations/deleteProducts.ts'
import { duplicateProduct } from '../operations/duplicateProduct.ts'
import { restoreProducts } from '../operations/restoreProducts.ts'
import { updateProduct } from '../operations/updateProduct.ts'
import type { ProductChanges } from '../rules/productChanges.ts'
import { tierLimits } from '../rules/tiers.ts'
import { mostVariants, variantLimits } from '../rules/variantChanges.ts'
import { propertyLimits } from '../rules/variantProperties.ts'
import './colorMutations.ts'
import './groupMutations.ts'
import './groupTree.ts'
import './manyValues.ts'
import './pictureMutations.ts'
import './variantMutations.ts'
import { managedProduct } from './management.ts'
import { acceptsField, ProductChangesInput } from './productFields.ts'
import { answer, keyOf, ProductPayloadRef, seenRevision } from './productPayload.ts'
import { ProductRef } from './refs.ts'
import type { ProductShape } from './shapes.ts'
import { FitRef, ProductKindRef, TierScopeRef } from './values.ts'
import { propertiesOf, VariantPropertyInput } from './variantProperties.ts'

const VariantChangesInput = builder.inputType('VariantChanges', {
  fields: t => ({
    variantId: t.id({ required: true }),
    price: t.field({ type: 'Cents', ...accepts(variantLimits.price) }),
    stock: t.int(accepts(variantLimits.stock)),
    isStockUnlimited: t.boolean(),
    backOn: t.field({ type: 'Date' }),
    sku: t.string(accepts(variantLimits.sku)),
    size: t.string(accepts(variantLimits.size)),
    fit: t.field({ type: FitRef }),
    colorId: t.id(),
    weightGrams: t.int(accepts(variantLimits.weightGrams)),
    expectedDays: t.int(accepts(variantLimits.expectedDays)),
    reorderLevel: t.int(accepts(variantLimits.reorderLevel)),
    isChildSize: t.boolean(),
    isPersonalisable: t.boolean(),
    isOffline: t.boolean(),
    properties: t.field({
      type: [VariantPropertyInput],
      description: 'All further properties; absent: unchanged.',
      ...accepts({ entries: propertyLimits.entries }),
    }),
  }),
})

const NewVariantInput = builder.inputType('NewVariantInput', {
  fields: t => ({
    size: t.string({ required: true, ...accepts(variantLimits.size) }),
    fit: t.field({ type: FitRef }),
    colorId: t.id(),
    stock: t.int({ description: 'Pieces; absent: none, null: unlimited.', ...accepts(variantLimits.stock) }),
    sku: t.string({ description: 'Its article number; absent: one of the product’s.', ...accepts(variantLimits.sku) }),
    price: t.field({ type: 'Cents', description: 'Absent: the product’s.', ...accepts(variantLimits.price) }),
    properties: t.field({ type: [VariantPropertyInput], ...accepts({ entries: propertyLimits.entries }) }),
  }),
})

const TierInput = builder.inputType('TierInput', {
  fields: t => ({
    from: t.int({ required: true, ...accepts(tierLimits.from) }),
    price: t.field({ type: 'Cents', required: true, ...accepts(tierLimits.price) }),
    scope: t.field({
      type: TierScopeRef,
      description: 'What it is meant for; without it for the variants that are named, or for all where none is.',
    }),
    variantIds: t.idList({
      description: 'The variants it is meant for, of the scope SOME.',
      ...atMost({ entries: mostVariants }),
    }),
  }),
})

export const UpdateProductInput = builder.inputType('UpdateProductInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    revision: t.int({ required: true, description: seenRevision }),
    changes: t.field({ type: ProductChangesInput }),
    variants: t.field({ type: [VariantChangesInput], ...atMost({ entries: mostVariants }) }),
    newVariants: t.field({
      type: [NewVariantInput],
      description: 'Sizes to add behind those that there are.',
      ...atMost({ entries: mostVariants }),
    }),
    tiers: t.field({
      type: [TierInput],
      description: 'All tier prices; absent: unchanged.',
      ...atMost({ entries: 200 }),
    }),
  }),
})

/** Ids of the schema as keys; absent stays absent, null becomes an empty list. */
const keysOf = (type: string, ids: readonly string[] | null | undefined): string[] | undefined =>
  ids === undefined ? undefined : (ids ?? []).map(id => keyOf(type, id))

function changesOf(input: typeof ProductChangesInput.$inferInput | null | undefined): ProductChanges {
  const { groupIds, slots, cross, safety, lettering, downloads, ...changes } = input ?? {}
  return {
    ...changes,
    groupIds: keysOf('ProductGroup', groupIds),
    slots: keysOf('Product', slots),
    cross: keysOf('Product', cross),
    safety: safety && { ...safety, euPerson: safety.euPerson ?? null, warnings: safety.warnings ?? null },
    lettering: lettering && {
      ...lettering,
      place: lettering.place ?? null,
      inks: lettering.inks.map(each => ({ ...each, outline: each.outline ?? null })),
    },
    downloads,
  }
}

const newVariantOf = (
  { stock = 0, colorId, properties, ...given }: typeof NewVariantInput.$inferInput,
  index: number,
) => ({
  ...given,
  available: stock,
  colorId: colorId && keyOf('Color', colorId),
  properties: propertiesOf(properties, ['newVariants', String(index), 'properties']),
})

/** What the input means to the use case. */
export const updateOf = (input: typeof UpdateProductInput.$inferInput) => ({
  productId: keyOf('Product', input.productId),
  revision: input.revision,
  changes: changesOf(input.changes),
  variants: input.variants?.map(({ variantId, colorId, properties, ...change }, index) => ({
    ...change,
    colorId: colorId && keyOf('Color', colorId),
    variantId: keyOf('Variant', variantId),
    properties: propertiesOf(properties, ['variants', String(index), 'properties']),
  })),
  newVariants: input.newVariants?.map(newVariantOf),
  tiers: input.tiers?.map(({ variantIds, ...tier }) => ({
    ...tier,
    variantIds: variantIds?.map(id => keyOf('Variant', id)),
  })),
})

builder.mutationField('updateProduct', t =>
  t.field({
    type: ProductPayloadRef,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: UpdateProductInput, required: true }) },
    resolve: (_root, { input }, context) => answer(context, () => updateProduct(context, updateOf(input))),
  }),
)

const CreateProductInput = builder.inputType('CreateProductInput', {
  fields: t => ({
    title: t.field({ type: LocalizedTextInput, required: true, ...acceptsField('title') }),
    kind: t.field({ type: ProductKindRef, required: true }),
    basePrice: t.field({ type: 'Cents', required: true, ...acceptsField('basePrice') }),
    groupIds: t.idList({ required: true }),
    changes: t.field({
      type: ProductChangesInput,
      description: 'Everything else; what stands above is not taken from here.',
    }),
    newVariants: t.field({
      type: [NewVariantInput],
      description: 'Its sizes.',
      ...atMost({ entries: mostVariants }),
    }),
    tiers: t.field({ type: [TierInput], description: 'Its tier prices, by scope.', ...atMost({ entries: 200 }) }),
  }),
})

const ownFields = new Set(['title', 'kind', 'basePrice', 'groupIds', 'tiers'])

/** Where a refusal of a new product is in its input. */
const creationPath = ([first = '', ...rest]: readonly string[]): string[] => {
  if (first === 'variants') return ['newVariants', ...rest]
  return first === '' || first === 'newVariants' || ownFields.has(first)
    ? [first, ...rest]
    : ['changes', first, ...rest]
}

builder.mutationField('createProduct', t =>
  t.field({
    type: ProductPayloadRef,
    description: 'Makes a product with all that belongs to it, offline unless `changes` say otherwise.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: CreateProductInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { product, errors } = await answer(context, () => {
        const { changes, newVariants, tiers, groupIds, ...own } = input
        const { isOffline, ...others } = changesOf(changes)
        return createProduct(context, {
          ...own,
          groupIds: groupIds.map(id => keyOf('ProductGroup', id)),
          changes: { ...others, ...(typeof isOffline === 'boolean' && { isOffline }) },
          variantList: newVariants?.map(newVariantOf),
          tiers: tiers?.map(({ variantIds: _none, ...tier }) => tier),
        })
      })
      return { product, errors: errors.map(error => ({ ...error, path: creationPath(error.path) })) }
    },
  }),
)

const DuplicateProductInput = builder.inputType('DuplicateProductInput', {
  fields: t => ({ productId: t.id({ required: true }) }),
})

builder.mutationField('duplicateProduct', t =>
  t.field({
    type: ProductPayloadRef,
    description:
      'Makes a product like another one, offline, with numbers of its own. A GTIN is left out, counted stock is none.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: DuplicateProductInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, () => duplicateProduct(context, { productId: keyOf('Product', input.productId) })),
  }),
)

const RestoreProductsInput = builder.inputType('RestoreProductsInput', {
  fields: t => ({ productIds: t.idList({ required: true, ...atMost({ entries: 100 }) }) }),
})

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
    description: 'Takes products out of the shop; orders keep them, and they can be restored.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: DeleteProductsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Deletion>({ deletedProductIds: [] }, async () => {
        const productIds = input.productIds.map(id => keyOf('Product', id))
        return { deletedProductIds: (await deleteProducts(context, { productIds })).deletedIds }
      }),
  }),
)

type Restoration = { readonly products: readonly ProductShape[] }

const RestoreProductsPayloadRef = payloadType<Restoration>('RestoreProductsPayload', t => ({
  products: t.field({ type: [ProductRef], resolve: payload => [...payload.products] }),
}))

builder.mutationField('restoreProducts', t =>
  t.field({
    type: RestoreProductsPayloadRef,
    description:
      'Brings deleted products back, offline. Address and article numbers are theirs again unless others have them by now.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: RestoreProductsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Restoration>({ products: [] }, async () => {
        const productIds = input.productIds.map(id => keyOf('Product', id))
        const { restoredIds } = await restoreProducts(context, { productIds })
        const products = await Promise.all(restoredIds.map(id => managedProduct(context, id)))
        return { products: products.filter(product => product !== null) }
      }),
  }),
)
