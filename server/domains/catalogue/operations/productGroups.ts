import { and, count, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { type Language, type LocalizedText, textIn } from '../../../kit/languages.ts'
import { NotFound, type Refusal, refusal, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { slugOf } from '../../../kit/slugs.ts'
import { type WrittenText, withLanguage } from '../../../kit/writtenTexts.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { refusingTaken } from '../../../platform/taken.ts'
import { files } from '../../files/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { type GroupChanges, groupRefusals, makesCircle, trimmedText } from '../rules/groupChanges.ts'
import type { PlacedGroup } from '../rules/groupTree.ts'
import { isGroupSlug } from '../rules/slugs.ts'
import { groupImages, groupMembers, productGroupParents, productGroups, products } from '../tables.ts'
import { lockProducts } from './locks.ts'
import { placeProducts } from './placeProducts.ts'
import { pictureRefusals, usableFiles } from './usableFiles.ts'

type GroupRow = typeof productGroups.$inferSelect

export type WriteProductGroup = {
  readonly changes: GroupChanges
  /** Texts in one language alone; the other stays (see `withLanguage`). */
  readonly texts?: {
    readonly language: Language
    readonly values: {
      readonly title?: WrittenText
      readonly description?: WrittenText
      readonly seoTitle?: WrittenText
      readonly seoDescription?: WrittenText
      /** What is shown already changes nothing, so that what was read can be sent back. */
      readonly imageAlt?: WrittenText
    }
  } | null
}

/** Makes a product group. Without an address it gets that of its title. Refuses with all reasons at once: SLUG_TAKEN,
 *  INVALID_INPUT, NOT_FOUND (parents, picture). */
export const createProductGroup = operation(
  'admin:catalogue',
  async (scope, input: WriteProductGroup): Promise<{ groupId: string }> => {
    const { tx, newId } = scope
    const id = newId()
    const changes = await withTexts(scope, null, input)
    const slug = changes.slug ?? slugOf(changes.title?.de ?? '')
    const groups = await lockGroups(scope)
    refuseIf([
      ...(changes.title ? [] : [refusal('INVALID_INPUT', ['title'], 'cannot be empty')]),
      ...(await writingRefusals(scope, id, null, { ...changes, slug: changes.slug ?? undefined }, groups)),
      ...(changes.title && !changes.slug && !isGroupSlug(slug)
        ? [refusal('INVALID_INPUT', ['slug'], 'no address can be made of the title, give one')]
        : []),
      ...takenSlug(id, slug, groups),
    ])
    await refusingTaken(takenConstraint, () =>
      tx.insert(productGroups).values({ ...fieldsOf(changes), id, slug, title: trimmedText(changes.title!)! }),
    )
    await replaceParents(scope, id, changes.parentIds ?? [])
    await replaceImages(scope, id, changes.moreImageIds)
    refuseIf(await placeProducts(scope, id, changes.placedIds ?? []))
    await noteAudit(scope, { action: 'productGroup.created', subjectId: id, changes: { ...changes, slug } })
    return { groupId: id }
  },
)

type ChangeProductGroup = WriteProductGroup & { readonly groupId: string; readonly revision: number | null }

/** Changes a product group; its products follow in lists and search. Another picture loses the words of the one before.
 *  `revision`: the one that the editor saw; null: whatever it is by now. Refuses as `createProductGroup`, and with
 *  STALE_REVISION where somebody else was faster; throws NotFound for a group that is unknown or deleted. */
export const updateProductGroup = operation('admin:catalogue', changeGroup)

/** What `updateProductGroup` does, within a transaction that does more. */
export async function changeGroup(scope: OperationScope, input: ChangeProductGroup): Promise<{ groupId: string }> {
  const { tx } = scope
  const groups = await lockGroups(scope)
  const group = groupAmong(groups, input.groupId)
  refuseStale(group, input.revision)
  const changes = await withTexts(scope, group, input)
  refuseIf([
    ...(await writingRefusals(scope, group.id, group, changes, groups)),
    ...takenSlug(group.id, changes.slug ?? null, groups),
  ])
  const fields = fieldsOf(changes)
  const revision = group.revision + 1
  await refusingTaken(takenConstraint, () =>
    tx
      .update(productGroups)
      .set({ ...fields, revision })
      .where(eq(productGroups.id, group.id)),
  )
  if (changes.parentIds !== undefined) await replaceParents(scope, group.id, changes.parentIds ?? [])
  await replaceImages(scope, group.id, changes.moreImageIds)
  if (changes.placedIds !== undefined) refuseIf(await placeProducts(scope, group.id, changes.placedIds ?? []))
  await noteAudit(scope, { action: 'productGroup.updated', subjectId: group.id, changes })
  if (fields.title || fields.slug) await refreshMembers(scope, [group.id])
  return { groupId: group.id }
}

/** Throws NotFound for a group that is unknown or deleted. */
export async function requireGroup(scope: OperationScope, groupId: string): Promise<void> {
  groupAmong(await lockGroups(scope), groupId)
}

function groupAmong(groups: Groups, groupId: string) {
  const group = groups.get(groupId)
  if (!group || group.deletedAt !== null) throw new NotFound()
  return group
}

/**
 * Deletes product groups; their products stay, without them, and the groups below rise. The address is free again. Ids
 * that are none, or of what is deleted already, are left out. Answers with those that it deleted. `onlyEmpty`: refuses all with
 * TRANSITION_NOT_ALLOWED while one of them has products.
 */
export const deleteProductGroups = operation(
  'admin:catalogue',
  async (scope, input: DeleteProductGroups): Promise<{ deletedIds: string[] }> => {
    const { tx, now } = scope
    const groups = await lockGroups(scope)
    const deletedIds = [...new Set(input.groupIds)].filter(id => groups.get(id)?.deletedAt === null)
    if (deletedIds.length === 0) return { deletedIds }
    if (input.onlyEmpty) refuseIf(await filledRefusals(scope, deletedIds))
    await tx
      .update(productGroups)
      .set({ deletedAt: now, slug: sql`${productGroups.id}::text`, revision: sql`${productGroups.revision} + 1` })
      .where(inArray(productGroups.id, deletedIds))
    await tx
      .delete(productGroupParents)
      .where(or(inArray(productGroupParents.groupId, deletedIds), inArray(productGroupParents.parentId, deletedIds)))
    await noteAudit(
      scope,
      deletedIds.map(subjectId => ({ action: 'productGroup.deleted', subjectId })),
    )
    await refreshMembers(scope, deletedIds)
    await tx.delete(groupMembers).where(inArray(groupMembers.groupId, deletedIds))
    return { deletedIds }
  },
)

type DeleteProductGroups = { readonly groupIds: readonly string[]; readonly onlyEmpty?: boolean }

/** Of groups that have products, however these are seen. */
async function filledRefusals({ tx }: OperationScope, groupIds: readonly string[]): Promise<Refusal[]> {
  const filled = await tx
    .select({ id: groupMembers.groupId, productCount: count() })
    .from(groupMembers)
    .innerJoin(products, eq(products.id, groupMembers.productId))
    .where(and(inArray(groupMembers.groupId, groupIds), isNull(products.deletedAt)))
    .groupBy(groupMembers.groupId)
  return filled.map(({ id, productCount }) =>
    refusal('TRANSITION_NOT_ALLOWED', ['groupIds', id], `products in ${id}: ${productCount}`, { id, productCount }),
  )
}

type Groups = ReadonlyMap<string, GroupRow & Pick<PlacedGroup, 'parents'> & { readonly parentIds: readonly string[] }>

/** All groups, locked until the transaction ends: of two who arrange them at once the second sees what the first did,
 *  and no circle comes about. They are few. */
export async function lockGroups({ tx }: OperationScope): Promise<Groups> {
  const rows = await tx.select().from(productGroups).orderBy(productGroups.id).for('no key update')
  const relations = await tx.select().from(productGroupParents)
  const parents = Map.groupBy(relations, relation => relation.groupId)
  return new Map(
    rows.map(row => {
      const own = (parents.get(row.id) ?? []).map(({ parentId, place }) => ({ id: parentId, place }))
      return [row.id, { ...row, parents: own, parentIds: own.map(({ id }) => id) }]
    }),
  )
}

async function withTexts(scope: OperationScope, before: GroupRow | null, input: WriteProductGroup) {
  const { changes, texts } = input
  const imageAlt = await wordsOfPicture(scope, before, input)
  if (!texts) return { ...changes, imageAlt }
  const { title } = texts.values
  const cleared = (['description', 'seoTitle', 'seoDescription'] as const).flatMap(field => {
    const written = texts.values[field]
    return written === undefined ? [] : [[field, withLanguage(before?.[field] ?? null, texts.language, written)]]
  })
  return {
    ...changes,
    imageAlt,
    ...(title !== undefined && { title: withLanguage(before?.title ?? null, texts.language, title) }),
    ...Object.fromEntries(cleared),
  }
}

/** A picture's own words once the group was written; undefined: as they are. Words in one language begin with those that are
 *  shown, which may be the file's. */
async function wordsOfPicture(
  scope: OperationScope,
  before: GroupRow | null,
  { changes, texts }: WriteProductGroup,
): Promise<LocalizedText | null | undefined> {
  const isSame = changes.imageId === undefined || changes.imageId === (before?.imageId ?? null)
  const untouched = isSame ? undefined : null
  const written = texts?.values.imageAlt
  if (!texts || written === undefined) return changes.imageAlt === undefined ? untouched : changes.imageAlt
  const shown = (isSame && before?.imageAlt) || (await altOfFile(scope, changes.imageId ?? before?.imageId ?? null))
  return written === textIn(texts.language, shown) ? untouched : withLanguage(shown, texts.language, written)
}

async function altOfFile({ tx }: OperationScope, fileId: string | null): Promise<LocalizedText | null> {
  if (fileId === null || !isId(fileId)) return null
  const [file] = await tx.select({ alt: files.alt }).from(files).where(eq(files.id, fileId))
  return file?.alt ?? null
}

async function writingRefusals(
  scope: OperationScope,
  id: string,
  before: GroupRow | null,
  changes: GroupChanges,
  groups: Groups,
): Promise<Refusal[]> {
  const { parentIds, imageId, imageAlt, moreImageIds } = changes
  const hasPicture = (imageId === undefined ? (before?.imageId ?? null) : imageId) !== null
  const parentsOf = new Map([...groups].map(([groupId, group]) => [groupId, group.parentIds]))
  return [
    ...groupRefusals(changes),
    ...(parentIds ?? []).flatMap((parentId, index) =>
      groups.get(parentId)?.deletedAt === null
        ? []
        : [refusal('NOT_FOUND', ['parentIds', String(index)], 'is no product group')],
    ),
    ...(parentIds && makesCircle(id, parentIds, parentsOf)
      ? [refusal('INVALID_INPUT', ['parentIds'], 'the group would stand above itself')]
      : []),
    ...(imageId && !(await isPicture(scope, imageId))
      ? [refusal('NOT_FOUND', ['imageId'], 'is no picture that visitors may see')]
      : []),
    ...(await pictureRefusals(scope, moreImageIds, 'moreImageIds')),
    ...(imageAlt && !hasPicture ? [refusal('INVALID_INPUT', ['imageAlt'], 'there is no picture')] : []),
  ]
}

const takenConstraint = {
  product_groups_slug_key: { code: 'SLUG_TAKEN', path: ['slug'] },
  // Pages and groups share one name space.
  site_segments_taken: { code: 'SLUG_TAKEN', path: ['slug'] },
} as const

const takenSlug = (id: string, slug: string | null, groups: Groups): Refusal[] =>
  slug !== null && [...groups.values()].some(group => group.slug === slug && group.id !== id)
    ? [refusal('SLUG_TAKEN', ['slug'], 'another group has this address')]
    : []

const isPicture = async (scope: OperationScope, fileId: string): Promise<boolean> =>
  (await usableFiles(scope, [fileId])).get(fileId)?.isPicture === true

/** The columns that the changes set. */
function fieldsOf(changes: GroupChanges): Partial<GroupRow> {
  const fields: Partial<GroupRow> = {
    title: changes.title ? trimmedText(changes.title)! : undefined,
    description: changes.description === undefined ? undefined : trimmedText(changes.description),
    slug: changes.slug ?? undefined,
    imageId: changes.imageId,
    imageAlt: changes.imageAlt === undefined ? undefined : trimmedText(changes.imageAlt),
    seoTitle: changes.seoTitle === undefined ? undefined : trimmedText(changes.seoTitle),
    seoDescription: changes.seoDescription === undefined ? undefined : trimmedText(changes.seoDescription),
    productOrder: changes.productOrder ?? undefined,
    isMainGallery: changes.isMainGallery ?? undefined,
    sortOrder: changes.sortOrder ?? undefined,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Replaces the pictures besides the first; undefined: they stay. */
async function replaceImages(
  { tx }: OperationScope,
  groupId: string,
  fileIds: readonly string[] | null | undefined,
): Promise<void> {
  if (fileIds === undefined) return
  await tx.delete(groupImages).where(eq(groupImages.groupId, groupId))
  if (!fileIds || fileIds.length === 0) return
  await tx.insert(groupImages).values(fileIds.map((fileId, position) => ({ groupId, fileId, position })))
}

/** Its place below parents that stay is kept. */
async function replaceParents({ tx }: OperationScope, groupId: string, parentIds: readonly string[]): Promise<void> {
  const own = eq(productGroupParents.groupId, groupId)
  const others = notInArray(productGroupParents.parentId, [...parentIds])
  await tx.delete(productGroupParents).where(parentIds.length > 0 ? and(own, others) : own)
  if (parentIds.length === 0) return
  const rows = parentIds.map(parentId => ({ groupId, parentId }))
  await tx.insert(productGroupParents).values(rows).onConflictDoNothing()
}

/** Tiles name the address of their product's home, and search knows products by the titles of their groups. */
async function refreshMembers({ tx, now }: OperationScope, groupIds: readonly string[]): Promise<void> {
  const members = await tx
    .selectDistinct({ id: groupMembers.productId })
    .from(groupMembers)
    .where(inArray(groupMembers.groupId, [...groupIds]))
  const productIds = members.map(member => member.id)
  await lockProducts(tx, productIds)
  await refreshListings(tx, productIds, { settings: await readSettings(tx), now })
}
