import { asc, eq, inArray, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Language, LocalizedText } from '../../../kit/languages.ts'
import { type Refusal, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import type { AuditAction } from '../../../platform/auditActions.ts'
import { tell } from '../../../platform/events.ts'
import {
  knockRefused,
  mayKnock,
  type OperationContext,
  type OperationScope,
  operation,
} from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import type { Storage } from '../../../platform/storage.ts'
import type { Arriving } from '../../files/arriving/contentOf.ts'
import { type KeptPicture, keepPicture } from '../../files/pictures/keepPicture.ts'
import { files } from '../../files/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { productChanged } from '../events.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { longestAlt } from '../rules/limits.ts'
import { isStorable, trimmed, type WrittenText, withLanguage } from '../rules/texts.ts'
import { colors, type Fit, type ImageView, productImages, products } from '../tables.ts'
import { lockedProduct } from './updateProduct.ts'

type ProductId = { readonly productId: string }

export type AddProductImage = ProductId & {
  readonly file: Arriving
  readonly view: ImageView
  readonly colorId: string | null
  readonly fit?: Fit | null
  readonly alt: LocalizedText | null
  readonly caption?: LocalizedText | null
}

/** Most pictures of one product. */
const mostImages = 60

/** Takes in a picture and puts it behind the others of a product. Who may not change the catalogue is refused before a
 *  byte is read. Refuses as `keepPicture`, with NOT_FOUND (colour) and INVALID_INPUT; throws NotFound. */
export async function addProductImage(
  context: OperationContext & { readonly storage: Storage },
  input: AddProductImage,
): Promise<ProductId> {
  if (!mayKnock(context.viewer, attachPicture.audience)) throw knockRefused(context.viewer, attachPicture.audience)
  refuseIf(wordRefusals(input))
  const { productId, view, colorId, fit = null, caption } = input
  const picture = await keepPicture(context.storage, input.file, wordsOf(input.alt), ['file'])
  return attachPicture(context, { productId, picture, view, colorId, fit, caption: wordsOf(caption ?? null) })
}

type Words = { readonly alt?: LocalizedText | null; readonly caption?: LocalizedText | null }

/** Why a picture cannot have these words. */
const wordRefusals = (words: Words): Refusal[] =>
  (['alt', 'caption'] as const).flatMap(field => {
    const { de = '', en = '' } = words[field] ?? {}
    const no = (message: string) => [refusal('INVALID_INPUT', [field], message)]
    if (de.length > longestAlt || (en ?? '').length > longestAlt) return no(`has more than ${longestAlt} characters`)
    return isStorable(de) && isStorable(en ?? '') ? [] : no('contains a character that cannot be stored')
  })

/** Words as they are kept: without German none. */
const wordsOf = (words: LocalizedText | null): LocalizedText | null =>
  words && words.de.trim() !== '' ? trimmed(words) : null

type AttachPicture = ProductId & {
  readonly picture: KeptPicture
  readonly view: ImageView
  readonly colorId: string | null
  readonly fit: Fit | null
  readonly caption: LocalizedText | null
}

const attachPicture = operation('admin:catalogue', async (scope, input: AttachPicture): Promise<ProductId> => {
  const { tx, now, newId } = scope
  const product = await lockedProduct(scope, input.productId)
  const images = await imagesOf(scope, product.id)
  if (images.length >= mostImages) refuse('INVALID_INPUT', [], `a product has at most ${mostImages} pictures`)
  await requireColor(scope, input.colorId)
  const fileId = newId()
  await tx
    .insert(files)
    .values({ id: fileId, ...input.picture, caption: input.caption, isPublic: true, createdAt: now })
  await tx.insert(productImages).values({
    id: newId(),
    productId: product.id,
    fileId,
    view: input.view,
    colorId: input.colorId,
    fit: input.fit,
    position: (images.at(-1)?.position ?? -1) + 1,
  })
  await finish(scope, product.id, 'product.imageAdded', { fileId, name: input.picture.name })
  return { productId: product.id }
})

async function requireColor({ tx }: OperationScope, colorId: string | null | undefined): Promise<void> {
  if (colorId === null || colorId === undefined) return
  const found = isId(colorId) ? await tx.select({ id: colors.id }).from(colors).where(eq(colors.id, colorId)) : []
  if (found.length === 0) refuse('NOT_FOUND', ['colorId'], 'is no colour')
}

export type UpdateProductImage = ProductId &
  Words & {
    readonly imageId: string
    readonly view?: ImageView | null
    readonly colorId?: string | null
    readonly fit?: Fit | null
  }

/** Changes what a picture of a product shows, which colour and cut it is of and its words; absent: unchanged, null: none. Refuses
 *  with NOT_FOUND (picture, colour) and INVALID_INPUT; throws NotFound. */
export const updateProductImage = operation(
  'admin:catalogue',
  async (scope, input: UpdateProductImage): Promise<ProductId> => {
    const product = await lockedProduct(scope, input.productId)
    const image = (await imagesOf(scope, product.id)).find(({ id }) => id === input.imageId)
    if (!image) refuse('NOT_FOUND', ['imageId'], 'is no picture of this product')
    return changeImage(scope, image, input)
  },
)

async function changeImage(
  scope: OperationScope,
  image: { readonly id: string; readonly fileId: string },
  input: UpdateProductImage,
): Promise<ProductId> {
  const { tx } = scope
  refuseIf(wordRefusals(input))
  await requireColor(scope, input.colorId)
  const placed = {
    ...(input.view && { view: input.view }),
    ...(input.colorId !== undefined && { colorId: input.colorId }),
    ...(input.fit !== undefined && { fit: input.fit }),
  }
  const said = {
    ...(input.alt !== undefined && { alt: wordsOf(input.alt) }),
    ...(input.caption !== undefined && { caption: wordsOf(input.caption) }),
  }
  if (Object.keys(placed).length > 0) {
    await tx.update(productImages).set(placed).where(eq(productImages.id, image.id))
  }
  if (Object.keys(said).length > 0) await tx.update(files).set(said).where(eq(files.id, image.fileId))
  await finish(scope, input.productId, 'product.imageChanged', { imageId: image.id, ...placed, ...said })
  return { productId: input.productId }
}

/** The same of a picture that is named by its file, its words written in one language; the other one stays (see
 *  `withLanguage`). */
export const updateImageOfFile = operation(
  'admin:catalogue',
  async (
    scope,
    input: ProductId & {
      readonly fileId: string
      readonly view?: ImageView | null
      readonly colorId?: string | null
      readonly fit?: Fit | null
      readonly words: {
        readonly language: Language
        readonly values: { readonly alt?: WrittenText; readonly caption?: WrittenText }
      }
    },
  ): Promise<ProductId> => {
    const { tx } = scope
    const product = await lockedProduct(scope, input.productId)
    const image = (await imagesOf(scope, product.id)).find(({ fileId }) => fileId === input.fileId)
    if (!image) refuse('NOT_FOUND', ['_id'], 'is no picture of this product')
    const [file] = await tx.select().from(files).where(eq(files.id, image.fileId))
    const { language, values } = input.words
    const written = (field: 'alt' | 'caption') =>
      values[field] === undefined ? undefined : withLanguage(file?.[field] ?? null, language, values[field] ?? null)
    const { productId, view, colorId, fit } = input
    const words = { alt: written('alt'), caption: written('caption') }
    return changeImage(scope, image, { productId, imageId: image.id, view, colorId, fit, ...words })
  },
)

/** Takes a picture that is named by its file away from a product; the file stays. Refuses with NOT_FOUND; throws NotFound. */
export const removeImageOfFile = operation(
  'admin:catalogue',
  async (scope, input: ProductId & { readonly fileId: string }): Promise<ProductId> => {
    const product = await lockedProduct(scope, input.productId)
    const images = await imagesOf(scope, product.id)
    const removed = images.filter(({ fileId }) => fileId === input.fileId).map(({ id }) => id)
    if (removed.length === 0) refuse('NOT_FOUND', ['_id'], 'is no picture of this product')
    await scope.tx.delete(productImages).where(inArray(productImages.id, removed))
    const order = images.map(({ id }) => id).filter(id => !removed.includes(id))
    await finish(scope, product.id, 'product.imagesArranged', { order, removed })
    return { productId: product.id }
  },
)

/** Puts the pictures of a product into an order; those that are not named leave it (their files stay). Refuses with
 *  NOT_FOUND where an id is not one of its pictures; throws NotFound. */
export const arrangeProductImages = operation(
  'admin:catalogue',
  async (scope, input: ProductId & { readonly imageIds: readonly string[] }): Promise<ProductId> => {
    const { tx } = scope
    const product = await lockedProduct(scope, input.productId)
    const known = new Set((await imagesOf(scope, product.id)).map(image => image.id))
    const wanted = [...new Set(input.imageIds)]
    const unknown = wanted.findIndex(id => !known.has(id))
    if (unknown >= 0) refuse('NOT_FOUND', ['imageIds', String(unknown)], 'is no picture of this product')
    const removed = [...known].filter(id => !wanted.includes(id))
    if (removed.length > 0) await tx.delete(productImages).where(inArray(productImages.id, removed))
    if (wanted.length > 0) {
      await run(
        tx,
        sql`
        update product_images i set position = place.position - 1
        from unnest(${sql.param(wanted)}::uuid[]) with ordinality as place(id, position) where i.id = place.id`,
      )
    }
    await finish(scope, product.id, 'product.imagesArranged', { order: wanted, removed })
    return { productId: product.id }
  },
)

const imagesOf = ({ tx }: OperationScope, productId: string) =>
  tx
    .select({ id: productImages.id, fileId: productImages.fileId, position: productImages.position })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position), asc(productImages.id))

/** What every change of pictures and downloads ends with. The revision stays: it guards the texts and prices of an open editor. */
export async function finish(
  scope: OperationScope,
  productId: string,
  action: AuditAction,
  changes: Record<string, unknown>,
): Promise<void> {
  const { tx, now } = scope
  await tx.update(products).set({ updatedAt: now }).where(eq(products.id, productId))
  await noteAudit(scope, { action, subjectId: productId, changes })
  await tell(tx, productChanged, { productId })
  await refreshListings(tx, [productId], { settings: await readSettings(tx), now })
}
