import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { guestViewer, type Viewer } from '../../../kit/viewer.ts'
import { type Database, inTransaction, type Transaction } from '../../../platform/database.ts'
import { errorCode } from '../../../platform/failure.ts'
import { insertRows } from '../../../platform/insertRows.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { accounts } from '../../accounts/tables.ts'
import { holdUnits } from '../../catalogue/queries/unitUses.ts'
import { PIECE } from '../../catalogue/rules/quantityUnits.ts'
import { sayWhy } from '../../catalogue/stock/moving.ts'
import { colors, productGroupParents, productGroups } from '../../catalogue/tables.ts'
import { planBatch } from '../rules/limits.ts'
import type { ProductState } from '../rules/plan.ts'
import { importChanges, imports } from '../tables.ts'
import { knownProducts } from './facts.ts'
import { CalledOff, type ImportRow, note, type Working } from './progress.ts'
import type { Values } from './records.ts'
import { type ProductWrite, writeProducts } from './write.ts'
import { type PartsWrite, writeSlots } from './writeParts.ts'

/** The catalogue is no longer as it was when the import was planned. */
export class Outdated extends Error {}

type Change = typeof importChanges.$inferSelect

/** In whose name an import writes. */
async function importer(database: Database, { accountId }: ImportRow): Promise<Viewer> {
  const [account] = accountId
    ? await database.drizzle.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId))
    : []
  return { ...guestViewer(), accountId: account ? accountId : null, name: account?.name ?? null }
}

/**
 * Writes what an import was planned to make of the catalogue, in one transaction: all of it or nothing. Readers go on; who
 * changes or orders one of its products waits until it has ended. Throws Outdated where the catalogue is different by now,
 * and CalledOff where the import was called off meanwhile.
 */
export async function applyImport(working: Working, row: ImportRow): Promise<void> {
  await writing(working, row, async (scope, batches) => {
    await addNames(scope.tx, row)
    await sayWhy(scope, { reason: 'import', note: row.fileName })
    const sets: PartsWrite[] = []
    for await (const changes of batches) {
      sets.push(...changes.flatMap(({ productId, after: { parts } }) => (parts?.slots ? [{ productId, parts }] : [])))
      const known = await knownProducts(
        scope.tx,
        changes.filter(({ isNew }) => !isNew).map(({ productId }) => productId),
      )
      await keepStockBefore(scope.tx, changes, known)
      await writeProducts(
        scope,
        changes.map(change => forward(change, known.get(change.productId) ?? null)),
      )
    }
    await writeSlots(scope, sets)
    await finish(scope.tx, row, 'running', 'listing')
  })
}

/** One transaction for a whole import: its products are locked, as they were or as the import left them. */
export async function writing(
  working: Working,
  row: ImportRow,
  write: (scope: OperationScope, batches: AsyncIterable<readonly Change[]>) => Promise<void>,
): Promise<void> {
  const { database, now, newId } = working
  const viewer = await importer(database, row)
  try {
    await inTransaction(database, async tx => {
      const scope = { ...{ tx, viewer, now: now(), newId, language: 'de' as const }, address: null, tab: null }
      await run(tx, sql`select set_config('lock_timeout', '20s', true), set_config('statement_timeout', '60s', true)`)
      await lock(tx, row.id)
      if (row.state === 'running') {
        await refuseOutdated(tx, row.id)
        await holdNamed(tx, row.id)
      }
      await write(scope, changesOf(working, tx, row))
    })
  } catch (error) {
    // Somebody took a name, or removed what was named, since it was looked at.
    if (['23505', '23503'].includes(errorCode(error) ?? '')) throw new Outdated('a name was taken', { cause: error })
    throw error
  }
}

/** Products and the sets with them, in the order of their ids as everybody locks them. */
async function lock(tx: Transaction, importId: string): Promise<void> {
  await run(
    tx,
    sql`with named as materialized (select product_id from import_changes where import_id = ${importId}::uuid)
      select count(*) from (select id from products where id in (
        select product_id from named union select set_id from set_slots where product_id in (select product_id from named)
      ) order by id for no key update) as locked`,
  )
}

async function refuseOutdated(tx: Transaction, importId: string): Promise<void> {
  const rows = await run(
    tx,
    sql`select 1 from import_changes c left join products p on p.id = c.product_id
      where c.import_id = ${importId}::uuid and not c.is_new
        and (p.id is null or p.deleted_at is not null or p.revision <> c.revision) limit 1`,
  )
  if (rows.length > 0) throw new Outdated('a product was changed')
}

/** Files that products come to show, and units in which they come to be counted, stay as they are until the transaction
 *  ends; throws Outdated where one of them is gone since it was looked at. */
async function holdNamed(tx: Transaction, importId: string): Promise<void> {
  const [gone] = await run<{ files: number }>(
    tx,
    sql`with wanted as (
        select distinct (part ->> 'fileId')::uuid as id from import_changes c,
          jsonb_array_elements(coalesce(c.after -> 'parts' -> 'images', '[]') || coalesce(c.after -> 'parts' -> 'downloads', '[]')) part
        where c.import_id = ${importId}::uuid
      ), held as (
        select id from files where id in (select id from wanted) and is_public and is_in_library and deleted_at is null
        order by id for share
      ) select (select count(*) from wanted)::int - (select count(*) from held)::int as files`,
  )
  const named = await run<{ key: string }>(
    tx,
    sql`select distinct after -> 'product' ->> 'quantityUnit' as key from import_changes
      where import_id = ${importId}::uuid and after -> 'product' ->> 'quantityUnit' is not null`,
  )
  const units = named.length > 0 ? [PIECE, ...(await holdUnits(tx))] : []
  if (gone!.files > 0 || named.some(({ key }) => !units.includes(key))) throw new Outdated('what was named is gone')
}

/** The planned changes, some hundred at a time; how far they are is noted outside of the transaction. */
async function* changesOf(working: Working, tx: Transaction, row: ImportRow): AsyncGenerator<readonly Change[]> {
  for (let number = 0; ; ) {
    const changes = await tx
      .select()
      .from(importChanges)
      .where(and(eq(importChanges.importId, row.id), gt(importChanges.number, number)))
      .orderBy(asc(importChanges.number))
      .limit(planBatch)
    if (changes.length > 0) yield changes
    if (changes.length < planBatch) return
    number = changes.at(-1)!.number
    await note(working, row, { done: number })
  }
}

/** The last statement of the transaction: who calls it off comes before it, or too late. */
export async function finish(
  tx: Transaction,
  { id }: ImportRow,
  from: ImportRow['state'],
  state: ImportRow['state'],
): Promise<void> {
  const [row] = await tx
    .update(imports)
    .set({ state, done: 0 })
    .where(and(eq(imports.id, id), eq(imports.state, from)))
    .returning({ id: imports.id })
  if (!row) throw new CalledOff()
}

async function addNames(tx: Transaction, { additions }: ImportRow): Promise<void> {
  await insertRows(
    tx,
    colors,
    additions.colors.map(({ title, ...color }) => ({ ...color, title: { de: title }, sortOrder: 0, revision: 1 })),
  )
  await insertRows(
    tx,
    productGroups,
    additions.groups.map(({ id, slug, title }) => ({
      ...{ id, slug, title: { de: title }, isMainGallery: false, sortOrder: 0, revision: 1 },
    })),
  )
  await insertRows(
    tx,
    productGroupParents,
    additions.groups.flatMap(({ id, parentId }) => (parentId ? [{ groupId: id, parentId }] : [])),
  )
}

/** Stock may have been sold since it was planned; undoing sets it back by the difference that was made. */
async function keepStockBefore(
  tx: Transaction,
  changes: readonly Change[],
  known: Awaited<ReturnType<typeof knownProducts>>,
): Promise<void> {
  const rows = changes.flatMap(({ importId, number, productId, before }) => {
    const now = known.get(productId)
    if (!now) return []
    const sizes = new Map(now.variants.map(({ id, available }) => [id, available]))
    const own = 'available' in before.product ? { available: now.product.available } : {}
    const state: ProductState = {
      ...before,
      product: { ...before.product, ...own },
      variants: before.variants.map(each =>
        'available' in each.values
          ? { ...each, values: { ...each.values, available: sizes.get(each.id) ?? null } }
          : each,
      ),
    }
    return JSON.stringify(state) === JSON.stringify(before) ? [] : [{ importId, number, before: state }]
  })
  for (const { importId, number, before } of rows) {
    await tx
      .update(importChanges)
      .set({ before })
      .where(and(eq(importChanges.importId, importId), eq(importChanges.number, number)))
  }
}

/** What an import makes of a product. */
const forward = ({ productId, title, before, after }: Change, known: ProductWrite['known']): ProductWrite => ({
  ...{ productId, title, known, values: after.product as Values, groupIds: after.groupIds ?? null },
  ...{ parts: after.parts, partsBefore: before.parts },
  newVariants: after.variants.filter(({ isNew }) => isNew),
  variants: after.variants.filter(({ isNew }) => !isNew),
  removedVariants: [],
})
