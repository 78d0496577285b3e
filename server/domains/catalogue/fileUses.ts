import { asc, inArray, or, type SQL, sql } from 'drizzle-orm'
import { globalId } from '../../kit/globalIds.ts'
import type { AuditNote } from '../../platform/audit.ts'
import { noteAudit } from '../../platform/audit.ts'
import { tellOfMany } from '../../platform/events.ts'
import type { OperationScope } from '../../platform/operation.ts'
import type { Reader } from '../../platform/statements.ts'
import { type FileUseDeclaration, type FoundUse, foundIn, type ShownScope } from '../files/library/uses.ts'
import { readSettings } from '../settings/queries.ts'
import { colorImages } from './colors/tables.ts'
import { productChanged } from './events.ts'
import { refreshListings } from './listings/refreshListings.ts'
import { showColorsAnew } from './operations/colors.ts'
import { lockProducts } from './operations/locks.ts'
import { colors, groupImages, productDownloads, productGroups, productImages, products } from './tables.ts'

/** What the catalogue shows of the library: pictures and downloads of products, deleted ones too, which can come back, and
 *  pictures of groups. */

const wanted = (fileIds: readonly string[]): SQL => sql`any(${sql.param([...fileIds])}::uuid[])`

/** Those of a table of parts of products. */
const findInProducts = (reader: Reader, table: SQL, fileIds: readonly string[]): Promise<FoundUse[]> =>
  foundIn(
    reader,
    sql`select t.file_id, p.id as subject_id, p.title, count(*)::int as times
      from ${table} t join products p on p.id = t.product_id where t.file_id = ${wanted(fileIds)} group by t.file_id, p.id`,
  )

const productPath = (id: string): string => `/admincenter/products/${globalId('Product', id)}`

/** What every change of what products show ends with. */
async function finishProducts(
  scope: OperationScope,
  productIds: readonly string[],
  notes: readonly AuditNote[],
): Promise<void> {
  await noteAudit(scope, notes)
  await showAnew(scope, productIds)
}

/** Brings lists, and whoever mirrors products, up to date with what they show. */
async function showAnew({ tx, now }: ShownScope, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await tx
    .update(products)
    .set({ updatedAt: now })
    .where(inArray(products.id, [...productIds]))
  await tellOfMany(tx, productChanged, [...productIds])
  await refreshListings(tx, productIds, { settings: await readSettings(tx), now })
}

/** The products that show these pictures, locked. */
async function showing({ tx }: ShownScope, fileIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: productImages.productId })
    .from(productImages)
    .where(inArray(productImages.fileId, [...fileIds]))
  const ids = rows.map(({ id }) => id)
  await lockProducts(tx, ids)
  return ids
}

const pictures: FileUseDeclaration = {
  kind: 'productPicture',
  columns: [productImages.fileId],
  area: 'catalogue',
  pathOf: productPath,
  find: (reader, fileIds) => findInProducts(reader, sql`product_images`, fileIds),
  async remove(scope, fileIds) {
    const { tx } = scope
    const productIds = await showing(scope, fileIds)
    const removed = await tx
      .delete(productImages)
      .where(inArray(productImages.fileId, [...fileIds]))
      .returning()
    const left = await tx
      .select({ id: productImages.id, productId: productImages.productId })
      .from(productImages)
      .where(inArray(productImages.productId, productIds))
      .orderBy(asc(productImages.position), asc(productImages.id))
    const idsIn = (images: readonly { id: string; productId: string }[], productId: string) =>
      images.filter(image => image.productId === productId).map(({ id }) => id)
    await finishProducts(
      scope,
      productIds,
      productIds.map(subjectId => ({
        ...{ action: 'product.imagesArranged', subjectId },
        changes: { order: idsIn(left, subjectId), removed: idsIn(removed, subjectId) },
      })),
    )
  },
  async refresh(scope, fileIds, part) {
    const productIds = await showing(scope, fileIds)
    // The words of a picture are no change of its product.
    if (part === 'content') return showAnew(scope, productIds)
    const { tx, now } = scope
    await refreshListings(tx, productIds, { settings: await readSettings(tx), now })
  },
}

const downloads: FileUseDeclaration = {
  kind: 'productDownload',
  columns: [productDownloads.fileId],
  area: 'catalogue',
  pathOf: productPath,
  find: (reader, fileIds) => findInProducts(reader, sql`product_downloads`, fileIds),
  async remove(scope, fileIds) {
    const { tx } = scope
    const removed = await tx
      .delete(productDownloads)
      .where(inArray(productDownloads.fileId, [...fileIds]))
      .returning()
    const productIds = [...new Set(removed.map(({ productId }) => productId))]
    await lockProducts(tx, productIds)
    await finishProducts(
      scope,
      productIds,
      productIds.map(subjectId => ({
        ...{ action: 'product.updated', subjectId },
        changes: {
          downloads: {
            old: removed.filter(({ productId }) => productId === subjectId).map(({ title }) => title),
            new: null,
          },
        },
      })),
    )
  },
}

const groupPictures: FileUseDeclaration = {
  kind: 'groupPicture',
  columns: [productGroups.imageId, groupImages.fileId],
  area: 'catalogue',
  pathOf: id => `/admincenter/groups/${globalId('ProductGroup', id)}`,
  find: (reader, fileIds) =>
    foundIn(
      reader,
      sql`select file_id, subject_id, title, count(*)::int as times from (
          select g.image_id as file_id, g.id as subject_id, g.title from product_groups g
          where g.image_id = ${wanted(fileIds)}
          union all
          select i.file_id, g.id, g.title from group_images i join product_groups g on g.id = i.group_id
          where i.file_id = ${wanted(fileIds)}) as u
        group by file_id, subject_id, title`,
    ),
  async remove(scope, fileIds) {
    const removed = await scope.tx
      .update(productGroups)
      .set({ imageId: null, imageAlt: null, revision: sql`${productGroups.revision} + 1` })
      .where(inArray(productGroups.imageId, [...fileIds]))
      .returning({ id: productGroups.id })
    const further = await scope.tx
      .delete(groupImages)
      .where(inArray(groupImages.fileId, [...fileIds]))
      .returning({ id: groupImages.groupId, fileId: groupImages.fileId })
    await noteAudit(scope, [
      ...removed.map(({ id }) => ({
        ...({ action: 'productGroup.updated', subjectId: id } as const),
        changes: { imageId: null },
      })),
      ...further.map(({ id, fileId }) => ({
        ...({ action: 'productGroup.updated', subjectId: id } as const),
        changes: { removed: [fileId] },
      })),
    ])
  },
  async refresh({ tx }, fileIds, part) {
    // Nothing is kept of it; whoever mirrors groups learns that there is another picture.
    if (part !== 'content') return
    await tx
      .update(productGroups)
      .set({ revision: sql`${productGroups.revision} + 1` })
      .where(
        or(
          inArray(productGroups.imageId, [...fileIds]),
          sql`exists (select from group_images i where i.group_id = ${productGroups.id} and i.file_id = ${wanted(fileIds)})`,
        ),
      )
  },
}

/** Raises the revisions of colours, so that whoever mirrors them learns of other pictures, and shows them anew. */
async function colorsChanged({ tx, now }: ShownScope, colorIds: readonly string[]): Promise<void> {
  await tx
    .update(colors)
    .set({ revision: sql`${colors.revision} + 1` })
    .where(inArray(colors.id, [...colorIds]))
  await showColorsAnew({ tx, now }, colorIds)
}

const colorPictures: FileUseDeclaration = {
  kind: 'colorPicture',
  columns: [colorImages.fileId],
  area: 'catalogue',
  pathOf: id => `/admincenter/colors/${globalId('Color', id)}`,
  find: (reader, fileIds) =>
    foundIn(
      reader,
      sql`select i.file_id, c.id as subject_id, c.title, 1 as times from color_images i join colors c on c.id = i.color_id
        where i.file_id = ${wanted(fileIds)}`,
    ),
  async remove(scope, fileIds) {
    const removed = await scope.tx
      .delete(colorImages)
      .where(inArray(colorImages.fileId, [...fileIds]))
      .returning()
    const colorIds = [...new Set(removed.map(({ colorId }) => colorId))].toSorted()
    await colorsChanged(scope, colorIds)
    await noteAudit(
      scope,
      colorIds.map(subjectId => ({
        ...({ action: 'color.updated', subjectId } as const),
        changes: { removed: removed.filter(({ colorId }) => colorId === subjectId).map(({ fileId }) => fileId) },
      })),
    )
  },
  async refresh(scope, fileIds, part) {
    // Swatches show no words of their file.
    if (part !== 'content') return
    const rows = await scope.tx
      .selectDistinct({ id: colorImages.colorId })
      .from(colorImages)
      .where(inArray(colorImages.fileId, [...fileIds]))
      .orderBy(asc(colorImages.colorId))
    await colorsChanged(
      scope,
      rows.map(({ id }) => id),
    )
  },
}

export const catalogueFileUses: readonly FileUseDeclaration[] = [pictures, downloads, groupPictures, colorPictures]
