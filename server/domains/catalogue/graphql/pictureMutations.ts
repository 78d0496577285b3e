import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { LocalizedTextInput } from '../../../api/values.ts'
import { isId } from '../../../kit/ids.ts'
import { refuse } from '../../../kit/refusals.ts'
import { addProductDownload } from '../operations/productDownloads.ts'
import { addProductImage, arrangeProductImages, updateProductImage } from '../operations/productImages.ts'
import { longestAlt } from '../rules/limits.ts'
import { partLimits } from '../rules/parts.ts'
import { answer, keyOf, ProductPayloadRef } from './productPayload.ts'
import { FitRef, ImageViewRef } from './values.ts'

const AddProductImageInput = builder.inputType('AddProductImageInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    file: t.field({ type: 'Upload' }),
    fileId: t.id({ description: 'A picture of the library, instead of a file; it keeps its own words.' }),
    view: t.field({ type: ImageViewRef }),
    colorId: t.id(),
    fit: t.field({ type: FitRef, description: 'The cut that it shows; null: every one.' }),
    alt: t.field({ type: LocalizedTextInput, ...accepts({ characters: longestAlt }) }),
    caption: t.field({ type: LocalizedTextInput, ...accepts({ characters: longestAlt }) }),
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
          file: (await input.file) ?? null,
          fileId: input.fileId ? keyOf('File', input.fileId) : null,
          view: input.view ?? 'front',
          colorId,
          fit: input.fit ?? null,
          alt: input.alt ?? null,
          caption: input.caption ?? null,
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

const UpdateProductImageInput = builder.inputType('UpdateProductImageInput', {
  description: 'What is left out stays, null clears.',
  fields: t => ({
    productId: t.id({ required: true }),
    imageId: t.id({ required: true }),
    view: t.field({ type: ImageViewRef }),
    colorId: t.id(),
    fit: t.field({ type: FitRef, description: 'The cut that it shows; null: every one.' }),
    alt: t.field({ type: LocalizedTextInput, ...accepts({ characters: longestAlt }) }),
    caption: t.field({ type: LocalizedTextInput, ...accepts({ characters: longestAlt }) }),
  }),
})

builder.mutationField('updateProductImage', t =>
  t.field({
    type: ProductPayloadRef,
    description: 'Changes what a picture shows and which colour it is of.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: UpdateProductImageInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, () => {
        const { productId, imageId, colorId, ...changes } = input
        return updateProductImage(context, {
          ...changes,
          productId: keyOf('Product', productId),
          imageId: isId(imageId) ? imageId : '',
          colorId: colorId && keyOf('Color', colorId),
        })
      }),
  }),
)

const AddProductDownloadInput = builder.inputType('AddProductDownloadInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    file: t.field({ type: 'Upload' }),
    fileId: t.id({ description: 'A file of the library, instead of one that is sent.' }),
    title: t.field({ type: LocalizedTextInput, required: true, ...accepts(partLimits.download.title) }),
  }),
})

builder.mutationField('addProductDownload', t =>
  t.field({
    type: ProductPayloadRef,
    description: 'Puts a PDF behind the downloads of a product, for everybody to have.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: AddProductDownloadInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, async () =>
        addProductDownload(context, {
          productId: keyOf('Product', input.productId),
          file: (await input.file) ?? null,
          fileId: input.fileId ? keyOf('File', input.fileId) : null,
          title: input.title,
        }),
      ),
  }),
)
