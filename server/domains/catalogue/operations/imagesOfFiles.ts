import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '../../../kit/languages.ts'
import { refuse } from '../../../kit/refusals.ts'
import { type WrittenText, withLanguage } from '../../../kit/writtenTexts.ts'
import { operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { files } from '../../files/tables.ts'
import { type Fit, type ImageView, productImages } from '../tables.ts'
import { changeImage, finish, imagesOf, mostImages, requireColor } from './productImages.ts'
import { editedProduct } from './updateProduct.ts'
import { usableFiles } from './usableFiles.ts'

/** Pictures of products that are named by their files, as the documented paths name them. */

type ProductId = { readonly productId: string }

export type WriteImageOfFile = ProductId & {
  readonly fileId: string
  readonly view?: ImageView | null
  readonly colorId?: string | null
  readonly fit?: Fit | null
  /** The file's words in one language; the other one stays (see `withLanguage`). */
  readonly words: {
    readonly language: Language
    readonly values: { readonly alt?: WrittenText; readonly caption?: WrittenText }
  }
  /** Whether a file that is no picture of the product yet becomes one, behind the others. */
  readonly adds?: boolean
}

/** Changes what a picture of a product shows, which colour and cut it is of, and its words, or shows a further file of the
 *  library; absent: unchanged, null: none. Refuses with NOT_FOUND (picture, colour, a file that visitors may not have),
 *  FILE_TYPE_INVALID (no picture) and INVALID_INPUT; throws NotFound. */
export const updateImageOfFile = operation(
  'admin:catalogue',
  async (scope, input: WriteImageOfFile): Promise<ProductId> => {
    const { tx, newId } = scope
    const { productId, fileId, view, colorId, fit } = input
    const product = await editedProduct(scope, productId)
    const images = await imagesOf(scope, product.id)
    let image = images.find(each => each.fileId === fileId)
    if (!image && !input.adds) refuse('NOT_FOUND', ['_id'], 'is no picture of this product')
    if (!image) {
      if (images.length >= mostImages) refuse('INVALID_INPUT', ['_id'], `a product has at most ${mostImages} pictures`)
      const file = (await usableFiles(scope, [fileId])).get(fileId)
      if (!file) refuse('NOT_FOUND', ['_id'], 'is no file of the library that is for everybody')
      if (!file.isPicture) refuse('FILE_TYPE_INVALID', ['_id'], 'is no picture')
      await requireColor(scope, colorId)
      image = { id: newId(), fileId, position: (images.at(-1)?.position ?? -1) + 1 }
      await tx.insert(productImages).values({ ...image, productId: product.id })
      await finish(scope, product.id, 'product.imageAdded', { fileId })
    }
    const [file] = await tx.select().from(files).where(eq(files.id, image.fileId))
    const { language, values } = input.words
    const written = (field: 'alt' | 'caption') =>
      values[field] === undefined ? undefined : withLanguage(file?.[field] ?? null, language, values[field] ?? null)
    const words = { alt: written('alt'), caption: written('caption') }
    return changeImage(scope, image, { productId, imageId: image.id, view, colorId, fit, ...words })
  },
)

/** Takes a picture away from a product; the file stays. Refuses with NOT_FOUND; throws NotFound. */
export const removeImageOfFile = operation(
  'admin:catalogue',
  async (scope, input: ProductId & { readonly fileId: string }): Promise<ProductId> => {
    const product = await editedProduct(scope, input.productId)
    const images = await imagesOf(scope, product.id)
    const removed = images.filter(({ fileId }) => fileId === input.fileId).map(({ id }) => id)
    if (removed.length === 0) refuse('NOT_FOUND', ['_id'], 'is no picture of this product')
    await scope.tx.delete(productImages).where(inArray(productImages.id, removed))
    const order = images.map(({ id }) => id).filter(id => !removed.includes(id))
    await finish(scope, product.id, 'product.imagesArranged', { order, removed })
    return { productId: product.id }
  },
)

/** Puts pictures of a product at places among the others, from 0, one after the other in the order of these places; a place
 *  behind the last is the last. Pictures that are not named keep their order. Throws NotFound. */
export const placeImagesOfFiles = operation(
  'admin:catalogue',
  async (scope, input: ProductId & { readonly places: ReadonlyMap<string, number> }): Promise<ProductId> => {
    const { tx } = scope
    const product = await editedProduct(scope, input.productId)
    const images = await tx
      .select({ id: productImages.id, fileId: productImages.fileId })
      .from(productImages)
      .where(eq(productImages.productId, product.id))
      .orderBy(asc(productImages.position), asc(productImages.id))
    const before = images.map(({ id }) => id)
    const order = images.filter(({ fileId }) => !input.places.has(fileId)).map(({ id }) => id)
    const placed = images
      .filter(({ fileId }) => input.places.has(fileId))
      .toSorted((one, other) => input.places.get(one.fileId)! - input.places.get(other.fileId)!)
    for (const { id, fileId } of placed) order.splice(input.places.get(fileId)!, 0, id)
    if (order.every((id, at) => id === before[at])) return { productId: product.id }
    await run(
      tx,
      sql`update product_images i set position = place.position - 1
        from unnest(${sql.param(order)}::uuid[]) with ordinality as place(id, position) where i.id = place.id`,
    )
    await finish(scope, product.id, 'product.imagesArranged', { order, removed: [] })
    return { productId: product.id }
  },
)
