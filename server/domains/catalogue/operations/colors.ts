import { eq, inArray } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import { NotFound, type Refusal, refusal, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { slugOf } from '../../../kit/slugs.ts'
import { isStorable, type WrittenText, withLanguage } from '../../../kit/writtenTexts.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { refusingTaken } from '../../../platform/taken.ts'
import { readSettings } from '../../settings/queries.ts'
import { productsShowing } from '../colors/queries.ts'
import { colorImages } from '../colors/tables.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { type ColorChanges, colorRefusals, trimmedText } from '../rules/groupChanges.ts'
import { colors, productImages, variants } from '../tables.ts'
import { lockProducts } from './locks.ts'
import { pictureRefusals } from './usableFiles.ts'

type ColorRow = typeof colors.$inferSelect

export type WriteColor = {
  readonly changes: ColorChanges
  /** The title in one language alone; the other stays (see `withLanguage`). */
  readonly texts?: { readonly language: Language; readonly values: { readonly title?: WrittenText } } | null
}

/** A colour that was given no value. */
const unknownHex = '#808080'

/** Makes a colour. Without a code it gets one of its title. Refuses with NUMBER_TAKEN and INVALID_INPUT. */
export const createColor = operation(
  'admin:catalogue',
  async (scope, input: WriteColor): Promise<{ colorId: string }> => {
    const { tx, newId } = scope
    const changes = withTexts(null, input)
    const code = changes.code ?? slugOf(changes.title?.de ?? '').slice(0, 30)
    refuseIf([
      ...(changes.title ? [] : [refusal('INVALID_INPUT', ['title'], 'cannot be empty')]),
      ...colorRefusals({ ...changes, ...(changes.title && { code }) }),
      ...(await takenCode(scope, null, code)),
      ...(await pictureRefusals(scope, changes.imageIds, 'imageIds')),
    ])
    const id = newId()
    await refusingTaken(takenConstraint, () =>
      tx
        .insert(colors)
        .values({ hex: unknownHex, ...fieldsOf(changes), id, code, title: trimmedText(changes.title!)! }),
    )
    await replaceImages(scope, id, changes.imageIds)
    await noteAudit(scope, { action: 'color.created', subjectId: id, changes: { ...changes, code } })
    return { colorId: id }
  },
)

/** Changes a colour; the products in it follow in lists and search. `revision`: the one that the editor saw; null: whatever it
 *  is by now. Refuses as `createColor`, and with STALE_REVISION where somebody else was faster; throws NotFound. */
export const updateColor = operation(
  'admin:catalogue',
  async (
    scope,
    input: WriteColor & { readonly colorId: string; readonly revision: number | null },
  ): Promise<{ colorId: string }> => {
    const { tx, now } = scope
    if (!isId(input.colorId)) throw new NotFound()
    const [color] = await tx.select().from(colors).where(eq(colors.id, input.colorId)).for('no key update')
    if (!color) throw new NotFound()
    refuseStale(color, input.revision)
    const changes = withTexts(color, input)
    refuseIf([
      ...colorRefusals(changes),
      ...(await takenCode(scope, color.id, changes.code ?? null)),
      ...(await pictureRefusals(scope, changes.imageIds, 'imageIds')),
    ])
    const fields = fieldsOf(changes)
    const revision = color.revision + 1
    await refusingTaken(takenConstraint, () =>
      tx
        .update(colors)
        .set({ ...fields, revision })
        .where(eq(colors.id, color.id)),
    )
    await replaceImages(scope, color.id, changes.imageIds)
    await noteAudit(scope, { action: 'color.updated', subjectId: color.id, changes })
    await showColorsAnew({ tx, now }, [color.id])
    return { colorId: color.id }
  },
)

/** Deletes colours; pictures in them stay, in no colour. Refuses all with TRANSITION_NOT_ALLOWED while variants have
 *  one of them. Ids that are none are left out. Answers with those that it deleted. */
export const deleteColors = operation(
  'admin:catalogue',
  async (scope, input: { readonly colorIds: readonly string[] }): Promise<{ deletedIds: string[] }> => {
    const { tx } = scope
    const wanted = [...new Set(input.colorIds.filter(isId))]
    if (wanted.length === 0) return { deletedIds: [] }
    const found = await tx
      .select({ id: colors.id })
      .from(colors)
      .where(inArray(colors.id, wanted))
      .orderBy(colors.id)
      .for('update')
    const known = new Set(found.map(color => color.id))
    const used = await tx
      .selectDistinct({ id: variants.colorId })
      .from(variants)
      .where(inArray(variants.colorId, wanted))
    const inUse = new Set(used.map(variant => variant.id))
    refuseIf(
      wanted
        .filter(id => inUse.has(id))
        .map(id => refusal('TRANSITION_NOT_ALLOWED', ['colorIds', id], 'variants have this colour')),
    )
    const deletedIds = wanted.filter(id => known.has(id))
    if (deletedIds.length === 0) return { deletedIds }
    await tx.update(productImages).set({ colorId: null }).where(inArray(productImages.colorId, deletedIds))
    // While the log can still read what they are called.
    await noteAudit(
      scope,
      deletedIds.map(subjectId => ({ action: 'color.deleted', subjectId })),
    )
    await tx.delete(colors).where(inArray(colors.id, deletedIds))
    return { deletedIds }
  },
)

/** Brings the tiles of products up to date that show one of these colours. */
export async function showColorsAnew(
  { tx, now }: Pick<OperationScope, 'tx' | 'now'>,
  colorIds: readonly string[],
): Promise<void> {
  const shown = await productsShowing(tx, colorIds)
  await lockProducts(tx, shown)
  await refreshListings(tx, shown, { settings: await readSettings(tx), now })
}

/** Replaces its pictures; undefined: they stay. */
async function replaceImages(
  { tx }: OperationScope,
  colorId: string,
  fileIds: readonly string[] | null | undefined,
): Promise<void> {
  if (fileIds === undefined) return
  await tx.delete(colorImages).where(eq(colorImages.colorId, colorId))
  if (!fileIds || fileIds.length === 0) return
  await tx.insert(colorImages).values(fileIds.map((fileId, position) => ({ colorId, fileId, position })))
}

function withTexts(before: ColorRow | null, { changes, texts }: WriteColor): ColorChanges {
  const title = texts?.values.title
  return texts && title !== undefined
    ? { ...changes, title: withLanguage(before?.title ?? null, texts.language, title) }
    : changes
}

const takenConstraint = { colors_code_key: { code: 'NUMBER_TAKEN', path: ['code'] } } as const

async function takenCode({ tx }: OperationScope, id: string | null, code: string | null): Promise<Refusal[]> {
  if (code === null || !isStorable(code)) return []
  const found = await tx.select({ id: colors.id }).from(colors).where(eq(colors.code, code))
  return found.some(color => color.id !== id) ? [refusal('NUMBER_TAKEN', ['code'], 'another colour has this code')] : []
}

/** The columns that the changes set. */
function fieldsOf(changes: ColorChanges): Partial<ColorRow> {
  const fields: Partial<ColorRow> = {
    title: changes.title ? trimmedText(changes.title)! : undefined,
    code: changes.code ?? undefined,
    hex: changes.hex ?? undefined,
    sortOrder: changes.sortOrder ?? undefined,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
