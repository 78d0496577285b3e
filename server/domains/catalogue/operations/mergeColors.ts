import { eq, inArray, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, refusal, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { tellOfMany } from '../../../platform/events.ts'
import { operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { readSettings } from '../../settings/queries.ts'
import { productChanged } from '../events.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { mostColors } from '../rules/groupChanges.ts'
import { colors, productImages, products, variants } from '../tables.ts'
import { showColorsAnew } from './colors.ts'
import { lockProducts } from './locks.ts'

/** Makes one colour of two: sizes and pictures in `colorId` are in `intoColorId` from then on, and `colorId` is no more. Orders keep
 *  what they were placed with. Refuses with INVALID_INPUT for one and the same, and with VARIANT_EXISTS where a product has the same
 *  size in both, for nobody could tell them apart; throws NotFound for a colour that is none. */
export const mergeColors = operation(
  'admin:catalogue',
  async (
    scope,
    { colorId, intoColorId }: { readonly colorId: string; readonly intoColorId: string },
  ): Promise<{ colorId: string; productCount: number }> => {
    const { tx, now } = scope
    if (!isId(colorId) || !isId(intoColorId)) throw new NotFound()
    refuseIf(colorId === intoColorId ? [refusal('INVALID_INPUT', ['intoColorId'], 'is the colour itself')] : [])
    const both = await tx
      .select({ id: colors.id, title: colors.title })
      .from(colors)
      .where(inArray(colors.id, [colorId, intoColorId]))
      .orderBy(colors.id)
      .for('update')
    const gone = both.find(({ id }) => id === colorId)
    const kept = both.find(({ id }) => id === intoColorId)
    if (!gone || !kept) throw new NotFound()
    const worn = await run<{ id: string }>(
      tx,
      sql`select product_id as id from variants where color_id = ${colorId}
        union select product_id from product_images where color_id = ${colorId}`,
    )
    const productIds = worn.map(({ id }) => id)
    await lockProducts(tx, productIds)
    const twins = await run<{ number: string }>(
      tx,
      sql`select distinct p.product_number as number from variants a
        join variants b on b.product_id = a.product_id and b.color_id = ${intoColorId}
          and b.fit is not distinct from a.fit and lower(b.size) = lower(a.size) and b.properties = a.properties
        join products p on p.id = a.product_id and p.deleted_at is null
        where a.color_id = ${colorId} order by number limit 5`,
    )
    refuseIf(
      twins.map(({ number }) =>
        refusal('VARIANT_EXISTS', ['intoColorId'], `${number} has the same size in both colours`),
      ),
    )
    await tx.update(variants).set({ colorId: intoColorId }).where(eq(variants.colorId, colorId))
    await tx.update(productImages).set({ colorId: intoColorId }).where(eq(productImages.colorId, colorId))
    // Its pictures show it where the other one has none of its own.
    const pictures = await run(
      tx,
      sql`update color_images set color_id = ${intoColorId} where color_id = ${colorId}
        and not exists (select from color_images where color_id = ${intoColorId}) returning file_id`,
    )
    await noteAudit(scope, {
      ...{ action: 'color.merged', subjectId: intoColorId },
      changes: { colors: { old: [gone.title.de, kept.title.de], new: [kept.title.de] } },
    })
    await tx.delete(colors).where(eq(colors.id, colorId))
    if (productIds.length > 0) {
      await tx.update(products).set({ updatedAt: now }).where(inArray(products.id, productIds))
      await tellOfMany(tx, productChanged, productIds)
      await refreshListings(tx, productIds, { settings: await readSettings(tx), now })
    }
    if (pictures.length > 0) await showColorsAnew(scope, [intoColorId])
    return { colorId: intoColorId, productCount: productIds.length }
  },
)

/** Puts colours into an order: those named first, in this order, the others behind them as they stand. Refuses with NOT_FOUND what
 *  is no colour, and with INVALID_INPUT one that is named twice. Answers with those that stand elsewhere now. */
export const arrangeColors = operation(
  'admin:catalogue',
  async (scope, { colorIds }: { readonly colorIds: readonly string[] }): Promise<{ colorIds: string[] }> => {
    const { tx } = scope
    const all = await tx
      .select({ id: colors.id, code: colors.code, sortOrder: colors.sortOrder })
      .from(colors)
      .orderBy(colors.id)
      .for('update')
    const known = new Map(all.map(color => [color.id, color]))
    refuseIf([
      ...colorIds.flatMap((id, at) =>
        known.has(id) ? [] : [refusal('NOT_FOUND', ['colorIds', String(at)], 'is no colour')],
      ),
      ...(new Set(colorIds).size === colorIds.length && colorIds.length <= mostColors
        ? []
        : [refusal('INVALID_INPUT', ['colorIds'], `at most ${mostColors} colours, each named once`)]),
    ])
    const others = all
      .filter(({ id }) => !colorIds.includes(id))
      .toSorted((one, other) => one.sortOrder - other.sortOrder || (one.code < other.code ? -1 : 1))
    const places = [...colorIds, ...others.map(({ id }) => id)].map((id, at) => ({ id, place: at + 1 }))
    const moved = await run<{ id: string }>(
      tx,
      sql`update colors c set sort_order = p.place, revision = c.revision + 1
        from json_to_recordset(${JSON.stringify(places)}::json) as p(id uuid, place int)
        where c.id = p.id and c.sort_order <> p.place returning c.id`,
    )
    if (moved.length > 0) {
      const codes = colorIds.map(id => known.get(id)?.code)
      await noteAudit(scope, { action: 'color.arranged', subjectId: null, changes: { order: codes } })
    }
    return { colorIds: moved.map(({ id }) => id) }
  },
)
