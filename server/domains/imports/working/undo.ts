import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { run } from '../../../platform/statements.ts'
import { sayWhy } from '../../catalogue/stock/moving.ts'
import type { KnownProduct, ProductState } from '../rules/plan.ts'
import type { Conflict, importChanges } from '../tables.ts'
import { changesOf, finish, lock, Outdated, writing } from './apply.ts'
import { knownProducts } from './facts.ts'
import type { ImportRow, Working } from './progress.ts'
import type { Values } from './records.ts'
import { type ProductWrite, writeProducts } from './write.ts'
import { type PartsWrite, writeSlots } from './writeParts.ts'

/** Conflicts that are named. */
const mostConflicts = 50

/** The products of an import that were changed since, in the order of the import; the first ones. */
export const conflictsOf = (reader: Pick<Database['drizzle'], '_'>, importId: string): Promise<Conflict[]> =>
  run<Conflict>(
    reader,
    sql`select c.product_number as "productNumber", c.title from import_changes c left join products p on p.id = c.product_id
      where c.import_id = ${importId}::uuid and (p.id is null or p.deleted_at is not null or p.revision <> c.revision + 1)
      order by c.number limit ${mostConflicts}`,
  )

/**
 * Takes back what an import did, in one transaction: new products are deleted, the others are as they were. What was sold
 * since stays sold: stock goes back by the difference that the import made. Colours and groups that came along stay.
 * Throws Outdated where one of the products was changed since.
 */
export async function undoImport(working: Working, row: ImportRow): Promise<void> {
  await writing(working, row, async scope => {
    await lock(scope.tx, row.id)
    if ((await conflictsOf(scope.tx, row.id)).length > 0) throw new Outdated('a product was changed since')
    await sayWhy(scope, { reason: 'import', note: row.fileName })
    const sets: PartsWrite[] = []
    for await (const changes of changesOf(working, scope.tx, row)) {
      const written = changes.filter(({ isNew }) => !isNew)
      sets.push(...written.flatMap(({ productId, before: { parts } }) => (parts?.slots ? [{ productId, parts }] : [])))
      const known = await knownProducts(
        scope.tx,
        changes.map(({ productId }) => productId),
      )
      await writeProducts(
        scope,
        changes.map(change => backward(change, known.get(change.productId)!)),
      )
    }
    await writeSlots(scope, sets)
    await finish(scope.tx, row, 'undoing', 'unlisting')
  })
}

type Change = typeof importChanges.$inferSelect

/** What undoes an import of a product. */
function backward({ productId, title, isNew, before, after }: Change, known: KnownProduct): ProductWrite {
  const nothing = { groupIds: null, newVariants: [], variants: [], removedVariants: [] }
  if (isNew) return { ...nothing, productId, title, known, isDeleted: true, values: {} }
  const sizes = new Map(known.variants.map(variant => [variant.id, variant]))
  const afterOf = new Map(after.variants.map(each => [each.id, each.values]))
  return {
    ...{ productId, title, known, groupIds: before.groupIds ?? null, newVariants: [] },
    ...{ parts: before.parts, partsBefore: after.parts },
    values: setBack(before.product, after.product, known.product.available),
    variants: before.variants.map(({ id, values }) => ({
      id,
      values: setBack(values, afterOf.get(id) ?? {}, sizes.get(id)?.available ?? null),
    })),
    removedVariants: after.variants.filter(each => each.isNew).map(({ id }) => id),
  }
}

/** Values as they were; of stock what was taken or given since counts on. */
function setBack(before: ProductState['product'], after: ProductState['product'], now: number | null): Values {
  const { available: from } = before
  const { available: to } = after
  if (typeof from !== 'number' || typeof to !== 'number' || now === null) return before
  return { ...before, available: Math.max(0, now - (to - from)) }
}
