import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { guestViewer, type Viewer } from '../../../kit/viewer.ts'
import { type Database, inTransaction, type Transaction } from '../../../platform/database.ts'
import { errorCode } from '../../../platform/failure.ts'
import { insertRows } from '../../../platform/insertRows.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { accounts } from '../../accounts/tables.ts'
import { holdUnits } from '../../catalogue/operations/holdUnits.ts'
import { sayWhy } from '../../catalogue/stock/moving.ts'
import { colors, productGroupParents, productGroups, products, variants } from '../../catalogue/tables.ts'
import { planBatch } from '../rules/limits.ts'
import type { ProductState } from '../rules/plan.ts'
import { importChanges, imports } from '../tables.ts'
import { knownProducts } from './facts.ts'
import { CalledOff, type ImportRow, note, type Working } from './progress.ts'
import type { Values } from './records.ts'
import { Stage } from './stage.ts'
import { changedProducts, changedVariants, type ProductWrite, revised, writeAround } from './write.ts'
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
 * Writes what an import was planned to make of the catalogue, in one transaction: all of it or nothing. Readers go on. What
 * products and sizes become is gathered first, beside all else that is written; they are locked, compared with what they were
 * and written last, so that whoever orders one of them waits for these few statements alone. Throws Outdated where the
 * catalogue is different by now, and CalledOff where the import was called off meanwhile.
 */
export async function applyImport(working: Working, row: ImportRow): Promise<void> {
  await writing(working, row, async scope => {
    const { tx } = scope
    await addNames(tx, row)
    await holdNamed(tx, row.id)
    await sayWhy(scope, { reason: 'import', note: row.fileName })
    const sets: PartsWrite[] = []
    const changed = await Stage.of(tx, products)
    const sizes = await Stage.of(tx, variants)
    for await (const changes of changesOf(working, tx, row)) {
      sets.push(...changes.flatMap(({ productId, after: { parts } }) => (parts?.slots ? [{ productId, parts }] : [])))
      const known = await knownProducts(
        tx,
        changes.filter(({ isNew }) => !isNew).map(({ productId }) => productId),
      )
      const writes = changes.flatMap(change => {
        const before = known.get(change.productId) ?? null
        if (!change.isNew && before === null) throw new Outdated('a product is gone')
        return [forward(change, before)]
      })
      await writeAround(scope, writes)
      await changed.add(changedProducts(scope, writes))
      await sizes.add(changedVariants(writes))
    }
    await writeSlots(scope, sets)
    await changed.close()
    await sizes.close()
    await lock(tx, row.id)
    await refuseOutdated(tx, row.id)
    await keepStockBefore(tx, row.id)
    await changed.write(revised(scope))
    await sizes.write()
    await finish(tx, row, 'running', 'listing')
  })
}

/** One transaction for a whole import. */
export async function writing(
  working: Working,
  row: ImportRow,
  write: (scope: OperationScope) => Promise<void>,
): Promise<void> {
  const { database, now, newId } = working
  const viewer = await importer(database, row)
  try {
    await inTransaction(database, async tx => {
      const scope = { ...{ tx, viewer, now: now(), newId, language: 'de' as const }, address: null, tab: null }
      await run(tx, sql`select set_config('lock_timeout', '20s', true), set_config('statement_timeout', '60s', true)`)
      await write(scope)
    })
  } catch (error) {
    // Somebody took a name, or removed what was named, since it was looked at.
    if (['23505', '23503'].includes(errorCode(error) ?? '')) throw new Outdated('a name was taken', { cause: error })
    throw error
  }
}

/** Products and the sets with them, in the order of their ids as everybody locks them. */
export async function lock(tx: Transaction, importId: string): Promise<void> {
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
  const units = named.length > 0 ? await holdUnits(tx) : new Set<string>()
  if (gone!.files > 0 || named.some(({ key }) => !units.has(key))) throw new Outdated('what was named is gone')
}

/** The planned changes, some hundred at a time; how far they are is noted outside of the transaction. */
export async function* changesOf(working: Working, tx: Transaction, row: ImportRow): AsyncGenerator<readonly Change[]> {
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

/** Stock may have been sold since it was planned; undoing sets it back by the difference that was made. The products are
 *  locked. */
async function keepStockBefore(tx: Transaction, importId: string): Promise<void> {
  const other = await run<{ number: number; id: string | null; available: number | null }>(
    tx,
    sql`select c.number, v.id, v.available from import_changes c
        cross join lateral jsonb_array_elements(c.before -> 'variants') as changed (was)
        join variants v on v.id = (changed.was ->> 'id')::uuid
        where c.import_id = ${importId}::uuid and changed.was -> 'values' ? 'available'
          and v.available is distinct from (changed.was -> 'values' ->> 'available')::int
      union all select c.number, null, p.available from import_changes c join products p on p.id = c.product_id
        where c.import_id = ${importId}::uuid and c.before -> 'product' ? 'available'
          and p.available is distinct from (c.before -> 'product' ->> 'available')::int`,
    'stock that was sold since',
  )
  for (const [number, rows] of Map.groupBy(other, row => row.number)) {
    const where = and(eq(importChanges.importId, importId), eq(importChanges.number, number))
    const [change] = await tx.select({ before: importChanges.before }).from(importChanges).where(where)
    const now = new Map(rows.map(({ id, available }) => [id, available]))
    const { product, variants: sizes } = change!.before
    const before: ProductState = {
      ...change!.before,
      product: now.has(null) ? { ...product, available: now.get(null) ?? null } : product,
      variants: sizes.map(each =>
        now.has(each.id) ? { ...each, values: { ...each.values, available: now.get(each.id) ?? null } } : each,
      ),
    }
    await tx.update(importChanges).set({ before }).where(where)
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
