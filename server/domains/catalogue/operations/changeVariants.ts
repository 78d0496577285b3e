import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Cents } from '../../../kit/money.ts'
import { refusal, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { tellOfMany } from '../../../platform/events.ts'
import { insertRows } from '../../../platform/insertRows.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { refusingTaken } from '../../../platform/taken.ts'
import { stockChanged } from '../events.ts'
import { priceChanges } from '../priceHistory/tables.ts'
import {
  freeKey,
  type ListedVariant,
  planVariants,
  propertiesWanted,
  unnamedSize,
  type VariantChanges,
  type VariantFields,
} from '../rules/variantChanges.ts'
import { editingCause, sayWhy } from '../stock/moving.ts'
import { colors, tierPrices, variants } from '../tables.ts'

export type VariantRow = typeof variants.$inferSelect

/** What became of a variant, for the audit; `from` null: it is new, `to` null: it is gone. */
export type ChangedVariant = { readonly variantId: string; readonly from: object | null; readonly to: object | null }

/** What a variant's own fields are compared with and filled from. */
type Surroundings = {
  readonly product: { readonly id: string; readonly productNumber: string }
  /** All variants of the product, which is locked. */
  readonly own: readonly VariantRow[]
  readonly path: readonly string[]
}

/** Changes variants; their prices go into the price history, corrected stock into the movements. Refuses with
 *  NUMBER_TAKEN where an article number is in use. Returns what has really changed. */
export async function changeVariants(
  scope: OperationScope,
  around: Surroundings,
  changes: readonly VariantChanges[],
): Promise<ChangedVariant[]> {
  await refuseTakenNumbers(
    scope,
    changes,
    changes.map(({ variantId }) => variantId),
    around.path,
  )
  const known = new Map(around.own.map(variant => [variant.id, variant]))
  return change(
    scope,
    changes.flatMap(({ stock, isStockUnlimited, ...fields }, index) => {
      const before = known.get(fields.variantId)
      if (!before) return []
      const available = availableOf({ stock, isStockUnlimited }, before)
      return [{ before, fields: { ...fields, available }, path: [...around.path, String(index)] }]
    }),
  )
}

/** Makes these all variants of a product: changes those that there are, adds the others, removes those left out.
 *  `basePrice`: a variant without a price of its own is not given one that equals it. Refuses as `changeVariants`. */
export async function replaceVariants(
  scope: OperationScope,
  around: Surroundings & { readonly basePrice: Cents | null },
  list: readonly ListedVariant[],
): Promise<ChangedVariant[]> {
  const { own, path } = around
  const { plan, refusals } = planVariants(own, list, path)
  refuseIf(refusals)
  await refuseTakenNumbers(
    scope,
    list,
    own.map(({ id }) => id),
    path,
  )
  const changed = await removeVariants(scope, plan.removed)
  const kin = plan.entries.flatMap(({ before, fields, index }) => {
    if (!before) return []
    const price = before.priceCents === null && fields.price === around.basePrice ? undefined : fields.price
    return [{ before, fields: { ...fields, price }, path: [...path, String(index)] }]
  })
  changed.push(...(await change(scope, kin)))
  const added = plan.entries.filter(entry => entry.before === null)
  const kept = own.filter(variant => !plan.removed.includes(variant))
  return [...changed, ...(await addVariants(scope, { ...around, own: kept }, added))]
}

/** Adds variants behind those that there are. What they are not given is made: a key out of fit, colour and size, an
 *  article number out of the product's. */
export async function addVariants(
  scope: OperationScope,
  { product, own, path, basePrice }: Surroundings & { readonly basePrice: Cents | null },
  added: readonly { readonly index: number; readonly fields: VariantFields }[],
): Promise<ChangedVariant[]> {
  if (added.length === 0) return []
  const given = added.map(({ fields }) => fields)
  refuseIf(takenKeys(own, added, path))
  const keys = new Set([...own.map(({ key }) => key), ...given.flatMap(({ key }) => key ?? [])])
  const codes = await colorCodes(scope, given)
  const numbers = await freeNumbers(
    scope,
    product.productNumber,
    new Set(given.flatMap(({ sku }) => sku ?? [])),
    given.filter(({ sku }) => !sku).length,
  )
  let sortOrder = Math.max(-1, ...own.map(variant => variant.sortOrder))
  const rows = added.map(({ fields }) => {
    const size = fields.size ?? unnamedSize
    const key = fields.key ?? freeKey([fields.fit, codes.get(fields.colorId ?? ''), size], keys)
    keys.add(key)
    sortOrder += 1
    const row: VariantRow = {
      id: scope.newId(),
      productId: product.id,
      key,
      sku: fields.sku ?? numbers.shift()!,
      fit: fields.fit ?? null,
      size: size.trim(),
      colorId: fields.colorId ?? null,
      properties: propertiesWanted(fields, {}) ?? {},
      priceCents: fields.price === basePrice ? null : (fields.price ?? null),
      isChildSize: fields.isChildSize ?? fields.fit === 'children',
      isPersonalisable: fields.isPersonalisable ?? true,
      available: fields.available ?? null,
      reorderLevel: fields.reorderLevel ?? null,
      backOn: fields.backOn ?? null,
      expectedDays: fields.expectedDays ?? null,
      weightGrams: fields.weightGrams ?? null,
      isOffline: fields.isOffline ?? false,
      isRetired: false,
      sortOrder: fields.sortOrder ?? sortOrder,
    }
    return row
  })
  // Which of several it is that somebody took at the same moment, the constraint does not say.
  const place = added.length === 1 ? [...path, String(added[0]!.index)] : path
  await sayWhy(scope, editingCause(scope))
  await refusingTaken(takenBy(place), () => insertRows(scope.tx, variants, rows))
  await note(
    scope,
    rows.map(row => ({ before: { ...row, priceCents: null, available: 0 }, after: row })),
  )
  return rows.map(row => ({ variantId: row.id, from: null, to: row }))
}

/** Removes variants, and their keys from the tier prices: a tier that was meant for them alone goes too. */
export async function removeVariants(scope: OperationScope, removed: readonly VariantRow[]): Promise<ChangedVariant[]> {
  await sayWhy(scope, editingCause(scope))
  for (const variant of removed) {
    await scope.tx.delete(variants).where(eq(variants.id, variant.id))
    const after = {
      ...(variant.priceCents !== null && { priceCents: null }),
      ...(variant.available && { available: 0 }),
    }
    await note(scope, [{ before: variant, after }])
    const isMeant = and(eq(tierPrices.productId, variant.productId), hasKey(variant.key))
    await scope.tx.delete(tierPrices).where(and(isMeant, sql`cardinality(${tierPrices.variantKeys}) = 1`))
    await scope.tx
      .update(tierPrices)
      .set({ variantKeys: sql`array_remove(${tierPrices.variantKeys}, ${variant.key})` })
      .where(isMeant)
  }
  return removed.map(variant => ({ variantId: variant.id, from: variant, to: null }))
}

const hasKey = (key: string): SQL => sql`${key} = any(${tierPrices.variantKeys})`

/** Which of those to be added have the key of another one. */
function takenKeys(
  own: readonly VariantRow[],
  added: readonly { readonly index: number; readonly fields: VariantFields }[],
  path: readonly string[],
) {
  const taken = new Set(own.map(({ key }) => key))
  return added.flatMap(({ index, fields: { key } }) => {
    if (!key) return []
    const isTaken = taken.has(key)
    taken.add(key)
    return isTaken ? [refusal('NUMBER_TAKEN', [...path, String(index), 'key'], 'another size has this key')] : []
  })
}

const takenBy = (path: readonly string[]) =>
  ({
    variants_sku: { code: 'NUMBER_TAKEN', path: [...path, 'sku'] },
    variants_key: { code: 'NUMBER_TAKEN', path: [...path, 'key'] },
  }) as const

/** What a variant's fields are to become. */
type Changing = { readonly before: VariantRow; readonly fields: VariantFields; readonly path: readonly string[] }
type Different = { readonly before: VariantRow; readonly after: Partial<VariantRow>; readonly path: readonly string[] }

/** Writes what is different; those of which the same fields are, hundreds of a sheet perhaps, with one statement. */
async function change(scope: OperationScope, changing: readonly Changing[]): Promise<ChangedVariant[]> {
  const different = merged(changing)
    .map(({ before, fields, path }): Different => ({ before, after: differences(fields, before), path }))
    .filter(({ after }) => Object.keys(after).length > 0)
  for (const [fields, alike] of Map.groupBy(different, ({ after }) => Object.keys(after).join())) {
    if (alike[0]!.after.available !== undefined) await sayWhy(scope, editingCause(scope))
    // Which of several it is that somebody took at the same moment, the constraint does not say.
    const path = alike.length === 1 ? alike[0]!.path : alike[0]!.path.slice(0, -1)
    await refusingTaken(takenBy(path), () => writeAlike(scope, alike, fields.split(',') as (keyof VariantRow)[]))
  }
  await note(scope, different)
  for (const { before, after } of different) {
    if (after.key === undefined) continue
    await scope.tx
      .update(tierPrices)
      .set({ variantKeys: sql`array_replace(${tierPrices.variantKeys}, ${before.key}, ${after.key})` })
      .where(and(eq(tierPrices.productId, before.productId), hasKey(before.key)))
  }
  return different.map(({ before, after }) => {
    const keys = Object.keys(after) as (keyof VariantRow)[]
    return { variantId: before.id, from: Object.fromEntries(keys.map(key => [key, before[key]])), to: after }
  })
}

/** Of one that is named several times what is said last counts, field by field. */
function merged(changing: readonly Changing[]): readonly Changing[] {
  const byId = new Map<string, Changing>()
  for (const each of changing) {
    const earlier = byId.get(each.before.id)
    const said = Object.fromEntries(Object.entries(each.fields).filter(([, value]) => value !== undefined))
    byId.set(each.before.id, { ...each, fields: { ...earlier?.fields, ...said } })
  }
  return [...byId.values()]
}

/** Writes these fields of variants, and no others: what is sold meanwhile stays as it is. */
async function writeAlike(
  { tx }: OperationScope,
  alike: readonly Different[],
  fields: readonly (keyof VariantRow)[],
): Promise<void> {
  const [first] = alike
  if (alike.length === 1) {
    await tx.update(variants).set(first!.after).where(eq(variants.id, first!.before.id))
    return
  }
  const columns = fields.map(field => variants[field].name)
  const rows = alike.map(({ before, after }) => ({
    id: before.id,
    ...Object.fromEntries(fields.map((field, at) => [columns[at]!, after[field]])),
  }))
  const written = columns.map(column => sql`${sql.identifier(column)} = row.${sql.identifier(column)}`)
  await run(
    tx,
    sql`update variants v set ${sql.join(written, sql`, `)}
      from json_populate_recordset(null::variants, ${JSON.stringify(rows)}::json) row where v.id = row.id`,
  )
}

/** Refuses article numbers that other variants than `ownIds` have, or that two of the list are to have. */
export async function refuseTakenNumbers(
  { tx }: OperationScope,
  list: readonly VariantFields[],
  ownIds: readonly string[],
  path: readonly string[],
): Promise<void> {
  const wanted = list.flatMap(({ sku }, index) => (sku ? [{ sku, index }] : []))
  if (wanted.length === 0) return
  const rows = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(
      and(
        inArray(
          variants.sku,
          wanted.map(({ sku }) => sku),
        ),
        notInArray(variants.id, [...ownIds]),
        // Written out, for the index holds these alone and no value of a parameter is known to the planner.
        sql`not ${variants.isRetired}`,
      ),
    )
  const taken = new Set(rows.map(row => row.sku))
  refuseIf(
    wanted
      .filter(({ sku }, place) => taken.has(sku) || wanted.findIndex(each => each.sku === sku) !== place)
      .map(({ index }) => refusal('NUMBER_TAKEN', [...path, String(index), 'sku'], 'this article number is in use')),
  )
}

async function colorCodes({ tx }: OperationScope, list: readonly VariantFields[]): Promise<Map<string, string>> {
  const ids = list.flatMap(({ colorId }) => colorId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: colors.id, code: colors.code }).from(colors).where(inArray(colors.id, ids))
  return new Map(rows.map(row => [row.id, row.code]))
}

/** Article numbers of the product's own that nobody has. */
export async function freeNumbers(
  { tx }: OperationScope,
  productNumber: string,
  given: ReadonlySet<string>,
  count: number,
): Promise<string[]> {
  if (count === 0) return []
  const rows = await run<{ sku: string }>(
    tx,
    sql`select sku from variants where starts_with(sku, ${`${productNumber}-`})`,
  )
  const taken = new Set([...given, ...rows.map(({ sku }) => sku)])
  const free: string[] = []
  for (let number = 1; free.length < count; number += 1) {
    const sku = `${productNumber}-${number}`
    if (!taken.has(sku)) free.push(sku)
  }
  return free
}

function availableOf(
  { stock, isStockUnlimited }: Pick<VariantChanges, 'stock' | 'isStockUnlimited'>,
  before: VariantRow,
): number | null | undefined {
  if (isStockUnlimited) return null
  if (typeof stock === 'number') return stock
  // Saying that stock is limited without a count leaves a count that there is.
  return isStockUnlimited === false && before.available === null ? 0 : undefined
}

/** The columns that become different. */
function differences(fields: VariantFields, before: VariantRow): Partial<VariantRow> {
  const wanted: Partial<VariantRow> = {
    key: fields.key ?? undefined,
    sku: fields.sku ?? undefined,
    fit: fields.fit,
    size: fields.size?.trim(),
    colorId: fields.colorId,
    priceCents: fields.price,
    isChildSize: fields.isChildSize ?? undefined,
    isPersonalisable: fields.isPersonalisable ?? undefined,
    available: fields.available,
    backOn: fields.backOn,
    expectedDays: fields.expectedDays,
    reorderLevel: fields.reorderLevel,
    weightGrams: fields.weightGrams,
    isOffline: fields.isOffline ?? undefined,
    sortOrder: fields.sortOrder ?? undefined,
    properties: propertiesWanted(fields, before.properties),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => value !== undefined && !isDeepStrictEqual(value, before[key as keyof VariantRow]),
    ),
  )
}

/** Writes prices that are different into the price history, and tells of stock that is; its movements write themselves. */
async function note(
  { tx, viewer, now, newId }: OperationScope,
  changes: readonly { readonly before: VariantRow; readonly after: Partial<VariantRow> }[],
): Promise<void> {
  const common = ({ productId, id: variantId }: VariantRow) => ({
    ...{ id: newId(), productId, variantId, at: now, accountId: doerId(viewer) },
  })
  const prices = changes.flatMap(({ before, after: { priceCents } }) =>
    priceCents === undefined || priceCents === before.priceCents ? [] : [{ ...common(before), priceCents }],
  )
  await insertRows(tx, priceChanges, prices)
  const restocked = changes.filter(
    ({ before, after: { available } }) => available !== undefined && available !== before.available,
  )
  await tellOfMany(
    tx,
    stockChanged,
    restocked.map(({ before }) => before.id),
  )
}
