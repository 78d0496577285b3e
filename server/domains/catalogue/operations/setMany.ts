import { sql } from 'drizzle-orm'
import { amountRange } from '../../../kit/euros.ts'
import { isId } from '../../../kit/ids.ts'
import { type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { readSettings } from '../../settings/queries.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { highestPrice, isBetween, mostPieces } from '../rules/limits.ts'
import { editingCause } from '../stock/moving.ts'
import { writeStock } from '../stock/writeStock.ts'
import { lockProducts } from './locks.ts'

/** Most values of one request. */
export const mostValues = 2000

/** One value of many: of a size, or of a product that has none; named by id, or by its article number. `value` null: of
 *  stock, there is no limit; of a price, the size has that of its product, the product none. `misnamed`: why whatever named
 *  it names nothing, with paths within the item. */
export type NamedValue = {
  readonly id?: string | null
  readonly number?: string | null
  readonly value: number | null
  readonly misnamed?: readonly Refusal[]
}

export type SetMany = {
  readonly items: readonly NamedValue[]
  /** Whether nothing is written where one of them is refused; else the others are. */
  readonly isAtomic: boolean
}

/** What became of many values: how many are different now, the ids of those that were named, by place, null where it was
 *  refused, and why. */
export type ManySet = {
  readonly changed: number
  readonly ids: readonly (string | null)[]
  readonly refusals: readonly Refusal[]
}

/** What a name means, as it is before the change. */
type Target = {
  readonly id: string
  readonly productId: string
  readonly variantId: string | null
  readonly hasVariants: boolean
  readonly available: number | null
  readonly price: number | null
}

/**
 * Sets the stock of many sizes, and of products that have none, in statements for all of them together. What is different
 * goes into the movements and into the audit. Revisions stay, as with what orders take. Refuses, with paths below
 * `items`: NOT_FOUND, INVALID_INPUT.
 */
export const setStock = operation('admin:catalogue', (scope: OperationScope, input: SetMany) =>
  setMany(scope, input, 'available'),
)

/** The same for prices, which go into the price history; products get another revision. */
export const setPrices = operation('admin:catalogue', (scope: OperationScope, input: SetMany) =>
  setMany(scope, input, 'price'),
)

type Field = 'available' | 'price'

async function setMany(scope: OperationScope, { items, isAtomic }: SetMany, field: Field): Promise<ManySet> {
  const { tx } = scope
  const found = await targetsOf(scope, items)
  const productIds = [...new Set(found.flatMap(target => target?.productId ?? []))]
  const locked = await lockProducts(tx, productIds)
  // Once more, for what was sold while the locks were waited for.
  const targets = productIds.length > 0 ? await targetsOf(scope, items) : found
  const named = new Set<string>()
  const refusals = items.flatMap((item, index) => {
    const target = targets[index] ?? null
    const known = target && locked.has(target.productId) ? target : null
    const mistakes = mistakesOf(item, known, field, ['items', String(index)])
    if (mistakes.length > 0 || !known) return mistakes
    if (named.has(known.id)) return [refusal('INVALID_INPUT', ['items', String(index)], 'this one is named twice')]
    named.add(known.id)
    return []
  })
  if (isAtomic) refuseIf(refusals)
  const refused = new Set(refusals.map(({ path }) => Number(path[1])))
  const changes = items.flatMap(({ value }, index) => {
    const target = targets[index]
    return target && !refused.has(index) && target[field] !== value ? [{ target, value }] : []
  })
  if (changes.length > 0) {
    if (field === 'available') {
      const written = changes.map(({ target: { productId, variantId }, value }) => ({
        productId,
        variantId,
        to: value,
      }))
      await writeStock(scope, written, editingCause(scope))
    } else await writePrices(scope, changes)
    await noteChanges(scope, changes, field)
  }
  const ids = targets.map((target, index) => (refused.has(index) ? null : (target?.id ?? null)))
  return { changed: changes.length, ids, refusals }
}

const limits = { available: mostPieces, price: highestPrice } as const

function mistakesOf(item: NamedValue, target: Target | null, field: Field, path: string[]): Refusal[] {
  const { id, value, misnamed } = item
  if (misnamed) return misnamed.map(each => ({ ...each, path: [...path, ...each.path] }))
  const name = id === undefined || id === null ? 'number' : 'id'
  if (!target) return [refusal('NOT_FOUND', [...path, name], 'is no size and no product')]
  if (value !== null && !isBetween(value, 0, limits[field])) {
    const message =
      field === 'price' ? amountRange(0, limits.price) : `must be a whole number from 0 to ${limits[field]}`
    return [refusal('INVALID_INPUT', [...path, 'value'], message)]
  }
  return field === 'available' && target.variantId === null && target.hasVariants
    ? [refusal('INVALID_INPUT', [...path, name], 'has sizes: their stock counts')]
    : []
}

/** What the items name, each in its place. An article number of a size comes before the same one of a product. */
async function targetsOf({ tx }: OperationScope, items: readonly NamedValue[]): Promise<(Target | null)[]> {
  const ids = items.flatMap(({ id }) => (id && isId(id) ? [id] : []))
  const numbers = items.flatMap(({ id, number }) => (!id && number && isStorable(number) ? [number] : []))
  const rows = await run<Target & { number: string }>(
    tx,
    sql`select v.id, v.product_id as "productId", v.id as "variantId", v.sku as number, true as "hasVariants",
        v.available, v.price_cents as price
      from variants v join products p on p.id = v.product_id
      where (v.id = any(${sql.param(ids)}::uuid[]) or v.sku = any(${sql.param(numbers)}::text[]))
        and not v.is_retired and p.deleted_at is null
      union all
      select p.id, p.id, null, p.product_number, exists (select from variants v where v.product_id = p.id),
        p.available, p.price_cents
      from products p
      where (p.id = any(${sql.param(ids)}::uuid[]) or p.product_number = any(${sql.param(numbers)}::text[]))
        and p.deleted_at is null`,
    'named values',
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  const byNumber = new Map(rows.toReversed().map(row => [row.number, row]))
  return items.map(({ id, number }) => (id ? byId.get(id) : byNumber.get(number ?? '')) ?? null)
}

type Change = { readonly target: Target; readonly value: number | null }

async function writePrices(scope: OperationScope, changes: readonly Change[]): Promise<void> {
  const { tx, now, newId, viewer } = scope
  const rows = changes.map(({ target, value }) => ({
    id: newId(),
    product_id: target.productId,
    variant_id: target.variantId,
    value,
  }))
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as row(
    id uuid, product_id uuid, variant_id uuid, value int)`
  const at = sql`${now.toISOString()}::timestamptz`
  await run(tx, sql`update variants v set price_cents = row.value from ${given} where v.id = row.variant_id`)
  await run(
    tx,
    sql`update products p set price_cents = row.value from ${given} where row.variant_id is null and p.id = row.product_id`,
  )
  await run(
    tx,
    sql`update products set updated_at = ${at}, revision = revision + 1
      where id = any(array(select distinct product_id from ${given}))`,
  )
  await run(
    tx,
    sql`insert into price_changes (id, product_id, variant_id, kind, price_cents, account_id, at)
      select id, product_id, variant_id, 'regular', value, ${doerId(viewer)}::uuid, ${at} from ${given}`,
  )
  const touched = [...new Set(changes.map(({ target }) => target.productId))]
  await refreshListings(tx, touched, { settings: await readSettings(tx), now })
}

/** One record for each product. */
async function noteChanges(scope: OperationScope, changes: readonly Change[], field: Field): Promise<void> {
  const column = field === 'available' ? 'available' : 'priceCents'
  await noteAudit(
    scope,
    [...Map.groupBy(changes, ({ target }) => target.productId)].map(([subjectId, own]) => {
      const sizes = own.filter(({ target }) => target.variantId !== null)
      const itself = own.find(({ target }) => target.variantId === null)
      return {
        action: 'product.updated' as const,
        subjectId,
        changes: {
          ...(itself && { [column]: { from: itself.target[field], to: itself.value } }),
          ...(sizes.length > 0 && {
            variants: sizes.map(({ target, value }) => ({
              ...{ variantId: target.variantId, from: { [column]: target[field] }, to: { [column]: value } },
            })),
          }),
        },
      }
    }),
  )
}
