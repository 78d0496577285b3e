import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { LocalizedText } from '../../../kit/languages.ts'
import { refuse } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import {
  knockRefused,
  mayKnock,
  type OperationContext,
  type OperationScope,
  operation,
} from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import type { Storage } from '../../../platform/storage.ts'
import { type Arriving, type KeptPicture, keepPicture } from '../../files/pictures/keepPicture.ts'
import { files } from '../../files/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { colors, type ImageView, productImages, products } from '../tables.ts'
import { lockedProduct } from './updateProduct.ts'

type ProductId = { readonly productId: string }

export type AddProductImage = ProductId & {
  readonly file: Arriving
  readonly view: ImageView
  readonly colorId: string | null
  readonly alt: LocalizedText | null
}

/** Longest words for what a picture shows. */
export const longestAlt = 300
/** Most pictures of one product. */
const mostImages = 60

/** Takes in a picture and puts it behind the others of a product. Who may not change the catalogue is refused before a
 *  byte is read. Refuses as `keepPicture`, with NOT_FOUND (colour) and INVALID_INPUT; throws NotFound. */
export async function addProductImage(
  context: OperationContext & { readonly storage: Storage },
  input: AddProductImage,
): Promise<ProductId> {
  if (!mayKnock(context.viewer, attachPicture.audience)) throw knockRefused(context.viewer, attachPicture.audience)
  if ((input.alt?.de.length ?? 0) > longestAlt || (input.alt?.en?.length ?? 0) > longestAlt) {
    refuse('INVALID_INPUT', ['alt'], `has more than ${longestAlt} characters`)
  }
  const picture = await keepPicture(context.storage, input.file, input.alt, ['file'])
  return attachPicture(context, { productId: input.productId, picture, view: input.view, colorId: input.colorId })
}

type AttachPicture = ProductId & {
  readonly picture: KeptPicture
  readonly view: ImageView
  readonly colorId: string | null
}

const attachPicture = operation('admin:catalogue', async (scope, input: AttachPicture): Promise<ProductId> => {
  const { tx, now, newId } = scope
  const product = await lockedProduct(scope, input.productId)
  const images = await imagesOf(scope, product.id)
  if (images.length >= mostImages) refuse('INVALID_INPUT', [], `a product has at most ${mostImages} pictures`)
  if (input.colorId !== null) {
    const found = await tx.select({ id: colors.id }).from(colors).where(eq(colors.id, input.colorId))
    if (found.length === 0) refuse('NOT_FOUND', ['colorId'], 'is no colour')
  }
  const fileId = newId()
  await tx.insert(files).values({ id: fileId, ...input.picture, isPublic: true, createdAt: now })
  await tx.insert(productImages).values({
    id: newId(),
    productId: product.id,
    fileId,
    view: input.view,
    colorId: input.colorId,
    position: (images.at(-1)?.position ?? -1) + 1,
  })
  await finish(scope, product.id, 'product.imageAdded', { fileId, name: input.picture.name })
  return { productId: product.id }
})

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
    .select({ id: productImages.id, position: productImages.position })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position), asc(productImages.id))

/** What every change of pictures ends with. The revision stays: it guards the texts and prices of an open editor. */
async function finish(
  scope: OperationScope,
  productId: string,
  action: 'product.imageAdded' | 'product.imagesArranged' | 'product.updated',
  changes: Record<string, unknown>,
): Promise<void> {
  const { tx, now } = scope
  await tx.update(products).set({ updatedAt: now }).where(eq(products.id, productId))
  await noteAudit(scope, { action, subjectId: productId, changes })
  await refreshListings(tx, [productId], { settings: await readSettings(tx), now })
}
