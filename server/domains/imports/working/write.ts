import { inArray, sql } from 'drizzle-orm'
import { doerId } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { tellOfMany } from '../../../platform/events.ts'
import { insertRows } from '../../../platform/insertRows.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { productChanged, productCreated, productDeleted, stockChanged } from '../../catalogue/events.ts'
import { type ProductRow, pricedFields } from '../../catalogue/fields.ts'
import { priceChanges } from '../../catalogue/priceHistory/tables.ts'
import { groupMembers, products, variants } from '../../catalogue/tables.ts'
import type { ProductParts } from '../rules/partCells.ts'
import type { KnownProduct } from '../rules/plan.ts'
import { updateRows, type Values } from './records.ts'
import { writeParts } from './writeParts.ts'

/** What is written of a product: a new one, changes of one that there is (`known`), or its end. Groups and sizes that are
 *  not named stay. */
export type ProductWrite = {
  readonly productId: string
  readonly title: string
  readonly known: KnownProduct | null
  readonly isDeleted?: true
  readonly values: Values
  readonly groupIds: readonly string[] | null
  readonly newVariants: readonly { readonly id: string; readonly values: Values }[]
  readonly variants: readonly { readonly id: string; readonly values: Values }[]
  readonly removedVariants: readonly string[]
  /** Parts that are written anew, and as they were. */
  readonly parts?: Partial<ProductParts> | undefined
  readonly partsBefore?: Partial<ProductParts> | undefined
}

/** A product of which nothing is said. */
const blank = {
  ...{ properties: [], claims: [], discountGroups: [], tags: [], sortOrder: 1000, isNew: false, isSale: false },
  ...{ isOffline: true, isPersonalisable: false, soldPieces: 0, revision: 1, kind: 'goods' },
} as const

/**
 * Writes products that are locked, in statements for all of them: with price history, movements of the stock (the caller
 * said why), audit and what programs of others are told. The lists are brought up to date afterwards.
 */
export async function writeProducts(scope: OperationScope, writes: readonly ProductWrite[]): Promise<void> {
  const { tx } = scope
  const removed = writes.flatMap(({ removedVariants }) => removedVariants)
  if (removed.length > 0) await tx.delete(variants).where(inArray(variants.id, removed))
  await updateRows(tx, products, changedProducts(scope, writes), revised(scope))
  await updateRows(tx, variants, changedVariants(writes))
  await writeAround(scope, writes)
  const deleted = writes.filter(({ isDeleted }) => isDeleted).map(({ productId }) => productId)
  if (deleted.length > 0) {
    await tx.update(variants).set({ isRetired: true }).where(inArray(variants.productId, deleted))
  }
}

/** What is set in each product that there is. */
export const revised = ({ now }: Pick<OperationScope, 'now'>) => [
  sql`revision = t.revision + 1`,
  sql`updated_at = ${now.toISOString()}::timestamptz`,
]

/** What is written into products that there are. */
export const changedProducts = ({ now }: Pick<OperationScope, 'now'>, writes: readonly ProductWrite[]) =>
  writes
    .filter(({ known }) => known !== null)
    .map(({ productId: id, known, values, isDeleted }) => ({
      id,
      values: {
        ...values,
        ...markedAsNew(values, known!.product, now.toISOString()),
        ...(isDeleted && { deletedAt: now.toISOString() }),
      },
    }))

/** What is written into sizes that there are. */
export const changedVariants = (writes: readonly ProductWrite[]) => writes.flatMap(({ variants: changed }) => changed)

/** All that is written of products but what they and their sizes become: whoever orders one of them does not wait for it. */
export async function writeAround(scope: OperationScope, writes: readonly ProductWrite[]): Promise<void> {
  const { tx, now } = scope
  const at = now.toISOString()
  const created = writes.filter(({ known }) => known === null)
  const rows = created.map(({ productId, values }) => ({
    ...{ ...blank, ...values, id: productId, createdAt: at, updatedAt: at },
    ...(values.isNew === true && { newSince: at }),
  }))
  await insertRows(tx, products, rows as unknown as (typeof products.$inferInsert)[])
  const added = writes.flatMap(({ newVariants }) => newVariants.map(({ id, values }) => ({ ...values, id })))
  await insertRows(tx, variants, added as unknown as (typeof variants.$inferInsert)[])
  await writeGroups(scope, writes)
  await writeParts(
    scope,
    writes.flatMap(({ productId, parts }) => (parts ? [{ productId, parts }] : [])),
  )
  await writePrices(scope, writes)
  await tell(scope, writes)
  await noteAudit(scope, writes.map(auditOf))
}

/** Since when a product is marked as new: from now on, or still since an earlier day. */
const markedAsNew = ({ isNew }: Values, { newSince }: ProductRow, at: string): Values =>
  isNew === undefined ? {} : { newSince: isNew ? (newSince ?? at) : null }

async function writeGroups({ tx }: OperationScope, writes: readonly ProductWrite[]): Promise<void> {
  const regrouped = writes.filter(({ groupIds }) => groupIds !== null)
  if (regrouped.length === 0) return
  const ids = regrouped.map(({ productId }) => productId)
  await run(tx, sql`delete from group_members where product_id = any(${sql.param(ids)}::uuid[])`)
  await insertRows(
    tx,
    groupMembers,
    regrouped.flatMap(({ productId, groupIds }) =>
      groupIds!.map((groupId, position) => ({ groupId, productId, position })),
    ),
  )
}

async function writePrices({ tx, now, newId, viewer }: OperationScope, writes: readonly ProductWrite[]): Promise<void> {
  const common = { at: now, accountId: doerId(viewer) }
  const rows = writes.flatMap(({ productId, known, isDeleted, values, newVariants, variants: changed }) => {
    const ended: Values = isDeleted ? { priceCents: null, childPriceCents: null } : values
    const own = pricedFields.flatMap(({ column, history }) => {
      const priceCents = ended[column] as number | null | undefined
      if (priceCents === undefined || priceCents === (known?.product[column] ?? null)) return []
      const kind = history === 'child' ? ('child' as const) : ('regular' as const)
      return [{ id: newId(), productId, variantId: null, kind, priceCents, ...common }]
    })
    const sizes = [...newVariants.filter(({ values: { priceCents } }) => priceCents !== null), ...changed].flatMap(
      ({ id, values: { priceCents } }) =>
        priceCents === undefined
          ? []
          : [
              {
                ...{ id: newId(), productId, variantId: id, kind: 'regular' as const },
                ...{ priceCents: priceCents as number | null, ...common },
              },
            ],
    )
    return [...own, ...sizes]
  })
  await insertRows(tx, priceChanges, rows)
}

async function tell({ tx }: OperationScope, writes: readonly ProductWrite[]): Promise<void> {
  const idsOf = (is: (write: ProductWrite) => unknown) => writes.filter(is).map(({ productId }) => productId)
  await tellOfMany(
    tx,
    productCreated,
    idsOf(({ known }) => known === null),
  )
  await tellOfMany(
    tx,
    productDeleted,
    idsOf(({ isDeleted }) => isDeleted),
  )
  await tellOfMany(
    tx,
    productChanged,
    idsOf(({ known, isDeleted }) => known !== null && !isDeleted),
  )
  const restocked = writes.flatMap(({ productId, known, values, variants: changed }) => [
    ...(known && values.available !== undefined ? [productId] : []),
    ...changed.filter(({ values: { available } }) => available !== undefined).map(({ id }) => id),
  ])
  await tellOfMany(tx, stockChanged, restocked)
}

/** What the audit keeps of a product, as of one that is edited by hand. */
function auditOf({ productId, title, known, isDeleted, values, groupIds, newVariants, parts, ...rest }: ProductWrite) {
  const sizes = rest
  const common = { subjectId: productId, subjectName: title }
  if (isDeleted) return { ...common, action: 'product.deleted' as const }
  const own = new Map((known?.variants ?? []).map(variant => [variant.id, variant as Values]))
  const changed = [
    ...newVariants.map(({ id, values: to }) => ({ variantId: id, from: null, to })),
    ...sizes.variants.map(({ id, values: to }) => ({ variantId: id, from: those(own.get(id), Object.keys(to)), to })),
    ...sizes.removedVariants.map(id => ({ variantId: id, from: own.get(id) ?? null, to: null })),
  ]
  const fields = Object.entries(values).map(([key, to]) => [
    key,
    known ? { from: known.product[key as keyof ProductRow], to } : to,
  ])
  const changes = {
    ...Object.fromEntries(fields),
    ...(groupIds && { groupIds: known ? { from: known.groupIds, to: groupIds } : groupIds }),
    ...Object.fromEntries(
      Object.entries(parts ?? {}).map(([name, to]) => [
        name,
        known ? { from: rest.partsBefore?.[name as keyof ProductParts] ?? [], to } : to,
      ]),
    ),
    ...(changed.length > 0 && { variants: changed }),
  }
  return { ...common, action: known ? ('product.updated' as const) : ('product.created' as const), changes }
}

const those = (values: Values = {}, keys: readonly string[]): Values =>
  Object.fromEntries(keys.map(key => [key, values[key]]))
