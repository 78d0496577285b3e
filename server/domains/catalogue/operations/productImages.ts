import { asc, eq, inArray, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { type Refusal, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { isStorable, trimmed } from '../../../kit/writtenTexts.ts'
import { noteAudit } from '../../../platform/audit.ts'
import type { AuditAction } from '../../../platform/auditActions.ts'
import { tell } from '../../../platform/events.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import type { Arriving } from '../../files/arriving/arriving.ts'
import { refreshShownFile } from '../../files/library/uses.ts'
import type { FileRow } from '../../files/queries.ts'
import { files } from '../../files/tables.ts'
import { knockForUpload, takeFileFor, type UploadContext } from '../../files/uploads/keepFile.ts'
import { readSettings } from '../../settings/queries.ts'
import { productChanged } from '../events.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { longestAlt } from '../rules/limits.ts'
import { colors, type Fit, type ImageView, productImages, products } from '../tables.ts'
import { pictureWishes, refuseNeither, requireUsable } from './chosenFile.ts'
import { editedProduct } from './updateProduct.ts'

type ProductId = { readonly productId: string }

export type AddProductImage = ProductId & {
  /** Null where `fileId` names one of the library, which keeps its own words. */
  readonly file: Arriving | null
  readonly fileId?: string | null
  readonly view: ImageView
  readonly colorId: string | null
  readonly fit?: Fit | null
  readonly alt: LocalizedText | null
  readonly caption?: LocalizedText | null
}

/** Most pictures of one product. */
export const mostImages = 60

/** Takes a picture into the library, or takes one that is there, and puts it behind the others of a product: one with the same
 *  content that everybody may have already is used as it is, and gets only the words that it lacks. Who may not change the
 *  catalogue, and a product that is full, is refused before a byte is read. Refuses as `takeFile` and `requireUsable`, with
 *  NOT_FOUND (colour) and INVALID_INPUT (also for a picture that the product shows already); throws NotFound. */
export async function addProductImage(context: UploadContext, input: AddProductImage): Promise<ProductId> {
  knockForUpload(context, attachPicture.audience)
  refuseNeither(input)
  refuseIf(wordRefusals(input))
  const { file, fileId = null } = input
  const said = { alt: wordsOf(input.alt), caption: wordsOf(input.caption ?? null) }
  if (!file) return attachPicture(context, { ...input, fileId: fileId ?? '' })
  return takeFileFor(
    context,
    {
      audience: attachPicture.audience,
      check: async scope => {
        await roomFor(scope, input)
      },
      async use(scope, kept) {
        await sayOf(scope, kept.file, said, kept.isNew)
        return showOn(scope, { ...input, fileId: kept.file.id }, ['file'], kept.file.name)
      },
    },
    { file, wishes: pictureWishes },
  )
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

type Placing = Pick<AddProductImage, 'productId' | 'view' | 'colorId' | 'fit'>

const attachPicture = operation(
  'admin:catalogue',
  async (scope, input: Placing & { readonly fileId: string }): Promise<ProductId> => {
    await requireUsable(scope, input.fileId, 'picture')
    return showOn(scope, input, ['fileId'])
  },
)

/** The pictures of a product that has room for another. */
async function roomFor(scope: OperationScope, { productId, colorId }: Placing) {
  const product = await editedProduct(scope, productId)
  const images = await imagesOf(scope, product.id)
  if (images.length >= mostImages) refuse('INVALID_INPUT', [], `a product has at most ${mostImages} pictures`)
  await requireColor(scope, colorId)
  return images
}

/** Puts a picture of the library behind the others of a product. `name`: what it was called when it came with the request. */
async function showOn(
  scope: OperationScope,
  input: Placing & { readonly fileId: string },
  path: readonly string[],
  name?: string,
): Promise<ProductId> {
  const { productId, fileId, view, colorId, fit = null } = input
  const images = await roomFor(scope, input)
  if (images.some(image => image.fileId === fileId))
    refuse('INVALID_INPUT', path, 'the product shows this picture already')
  const position = (images.at(-1)?.position ?? -1) + 1
  await scope.tx.insert(productImages).values({ id: scope.newId(), productId, fileId, view, colorId, fit, position })
  await finish(scope, productId, 'product.imageAdded', { fileId, ...(name !== undefined && { name }) })
  return { productId }
}

/** Writes the words that came with a file: all of a new one's, of one that was there those that it lacks. */
async function sayOf(
  scope: OperationScope,
  file: FileRow,
  { alt, caption }: Required<Words>,
  isNew: boolean,
): Promise<void> {
  const lacking = {
    ...(file.alt === null && alt !== null && { alt }),
    ...(file.caption === null && caption !== null && { caption }),
  }
  if (Object.keys(lacking).length === 0) return
  if (isNew) await scope.tx.update(files).set(lacking).where(eq(files.id, file.id))
  else await sayAnew(scope, file.id, lacking)
}

/** Changes the words of a file wherever it is shown. */
async function sayAnew(scope: OperationScope, fileId: string, said: Words): Promise<void> {
  await scope.tx
    .update(files)
    .set({ ...said, changedAt: scope.now, revision: sql`${files.revision} + 1` })
    .where(eq(files.id, fileId))
  await refreshShownFile(scope, fileId, 'words')
}

export async function requireColor({ tx }: OperationScope, colorId: string | null | undefined): Promise<void> {
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
    const product = await editedProduct(scope, input.productId)
    const image = (await imagesOf(scope, product.id)).find(({ id }) => id === input.imageId)
    if (!image) refuse('NOT_FOUND', ['imageId'], 'is no picture of this product')
    return changeImage(scope, image, input)
  },
)

/** Changes a picture, and the words of its file wherever that is shown. */
export async function changeImage(
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
  if (Object.keys(said).length > 0) await sayAnew(scope, image.fileId, said)
  await finish(scope, input.productId, 'product.imageChanged', { imageId: image.id, ...placed, ...said })
  return { productId: input.productId }
}

/** Puts the pictures of a product into an order; those that are not named leave it (their files stay). Refuses with
 *  NOT_FOUND where an id is not one of its pictures; throws NotFound. */
export const arrangeProductImages = operation(
  'admin:catalogue',
  async (scope, input: ProductId & { readonly imageIds: readonly string[] }): Promise<ProductId> => {
    const { tx } = scope
    const product = await editedProduct(scope, input.productId)
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

/** The pictures of a product in their order. */
export const imagesOf = ({ tx }: OperationScope, productId: string) =>
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
