import {
  freeKey,
  listRefusals,
  mostVariants,
  type PlannedVariant,
  twinRefusals,
  unnamedSize,
} from '../../catalogue/rules/variantChanges.ts'
import type { variants } from '../../catalogue/tables.ts'
import { type Difference, shownValue } from './differences.ts'
import { simplified } from './fields.ts'
import type { Columns, Surroundings } from './plan.ts'
import type { PlacedMistake, Wanted, WantedVariant } from './rows.ts'
import type { CellValue, MistakeCode } from './values.ts'

/** A size as it is stored. */
export type VariantColumns = typeof variants.$inferSelect

type Change = { readonly id: string; readonly isNew?: true; readonly values: Columns }
export type VariantPlan = {
  readonly after: readonly Change[]
  readonly before: readonly Change[]
  readonly differences: readonly Difference[]
  readonly mistakes: readonly PlacedMistake[]
}

type Around = {
  readonly productId: string
  readonly productNumber: string
  readonly basePrice: number | null
  readonly own: readonly VariantColumns[]
  readonly around: Surroundings
}

/** What rows say of the columns of a size: field to column. */
const columns: Readonly<Record<string, keyof VariantColumns>> = {
  ...{ sku: 'sku', fit: 'fit', size: 'size', isChildSize: 'isChildSize', canBePersonalised: 'isPersonalisable' },
  ...{ rowBackOn: 'backOn', rowDays: 'expectedDays', rowGrams: 'weightGrams', rowKilograms: 'weightGrams' },
  ...{ rowOffline: 'isOffline', rowOrder: 'sortOrder', price: 'priceCents', rowCents: 'priceCents' },
}

/** What the rows of a product mean for its sizes; those that they leave out stay as they are. */
export function planVariants(wanted: Wanted, given: Around): VariantPlan {
  const { own, around, productId, productNumber, basePrice } = given
  const after: Change[] = []
  const before: Change[] = []
  const differences: Difference[] = []
  const found: PlacedMistake[] = []
  const keys = new Set(own.map(({ key }) => key))
  const named = new Map<string, number>()
  const planned = new Map<string, PlannedVariant>(own.map(variant => [variant.id, asPlanned(variant, null)]))
  const skus = new Set(own.map(({ sku }) => sku))
  let order = Math.max(-1, ...own.map(({ sortOrder }) => sortOrder))
  if (own.length + wanted.variants.length > 2 * mostVariants) {
    found.push({ line: wanted.lines[0]!, column: null, code: 'TOO_MANY_VARIANTS', details: { most: mostVariants } })
    return { after, before, differences, mistakes: found }
  }
  for (const row of wanted.variants) {
    const mistake = (code: MistakeCode, field: string, details: PlacedMistake['details'] = {}) =>
      void found.push({ line: row.line, column: null, code, details: { field, ...details } })
    const values = valuesOf(row, around, mistake)
    const kin = kinOf(own, values, row)
    const sku = values.sku as string | undefined
    if (sku !== undefined) {
      const owner = around.skus.get(sku)
      const isOthers = (owner !== undefined && owner !== productId) || (kin?.sku !== sku && skus.has(sku))
      if (isOthers || (around.taken.skus.has(sku) && !(kin && named.has(kin.id))))
        mistake('NUMBER_TAKEN', 'sku', { text: sku })
      around.taken.skus.add(sku)
      skus.add(sku)
    }
    if (kin) {
      const earlier = named.get(kin.id)
      if (earlier !== undefined) mistake('ROW_TWICE', 'sku', { other: earlier })
      named.set(kin.id, row.line)
      // A price that is the product's needs none of its own.
      if (kin.priceCents === null && values.priceCents === basePrice) delete values.priceCents
      const changed = Object.entries(values).filter(
        ([column, value]) => JSON.stringify(kin[column as keyof VariantColumns]) !== JSON.stringify(value),
      )
      planned.set(kin.id, asPlanned({ ...kin, ...values } as VariantColumns, row.line))
      if (changed.length === 0) continue
      const was = Object.fromEntries(changed.map(([column]) => [column, kin[column as keyof VariantColumns]]))
      after.push({ id: kin.id, values: Object.fromEntries(changed) })
      before.push({ id: kin.id, values: was })
      const shown = (column: string, value: unknown) =>
        column === 'colorId' ? around.names.titleOf(value) : shownValue(value)
      for (const [column, value] of changed) {
        differences.push({ of: kin.sku, field: column, from: shown(column, was[column]), to: shown(column, value) })
      }
      continue
    }
    const id = around.newId()
    order += 1
    const size = (values.size as string | undefined) ?? unnamedSize
    const code = wanted.variants.length > 1 ? String(row.values.get('color') ?? '') : ''
    const key = freeKey([values.fit as string | null, code, size], keys)
    keys.add(key)
    const full: VariantColumns = {
      ...{ id, productId, key, fit: null, colorId: null, properties: {}, priceCents: null, isPersonalisable: true },
      ...{ available: 0, reorderLevel: null, backOn: null, expectedDays: null, weightGrams: null, isOffline: false },
      ...{ isRetired: false, sortOrder: order, isChildSize: values.fit === 'children' },
      ...values,
      size,
      sku: sku ?? freeSku(productNumber, skus, around),
    }
    const priceCents = full.priceCents === basePrice ? null : full.priceCents
    planned.set(id, asPlanned(full, row.line))
    const { id: _, ...rest } = { ...full, priceCents }
    after.push({ id, isNew: true, values: rest })
    differences.push({ of: full.sku, field: 'sku', from: null, to: full.sku })
  }
  if (planned.size > mostVariants) {
    found.push({ line: wanted.lines[0]!, column: null, code: 'TOO_MANY_VARIANTS', details: { most: mostVariants } })
  }
  const all = [...planned.values()]
  const lineOf = (at: string | undefined) => Number(at ?? wanted.lines[0])
  for (const { path } of twinRefusals(
    own.map(variant => asPlanned(variant, null)),
    all,
    [],
  )) {
    found.push({ line: lineOf(path[0]), column: null, code: 'VARIANT_TWICE', details: { field: 'size' } })
  }
  for (const { path, message } of listRefusals(
    after.map(({ values }) => values as object),
    [],
  )) {
    const line = all.find(each => each.id === after[Number(path[0])]?.id)?.at
    found.push({
      line: line ?? wanted.lines[0]!,
      column: null,
      code: 'INVALID',
      details: { field: path[1] ?? '', text: message },
    })
  }
  return { after, before, differences, mistakes: found }
}

const asPlanned = (variant: VariantColumns, line: number | null): PlannedVariant => ({
  ...{ id: variant.id, at: line, key: variant.key, fit: variant.fit, size: variant.size, colorId: variant.colorId },
  ...{ properties: variant.properties, isChildSize: variant.isChildSize },
})

/** The columns that a row sets. */
function valuesOf(
  { values, properties }: WantedVariant,
  { names }: Surroundings,
  mistake: (code: MistakeCode, field: string, details?: PlacedMistake['details']) => void,
): Record<string, unknown> {
  const set: Record<string, unknown> = {}
  for (const [field, column] of Object.entries(columns)) {
    const value: CellValue | undefined = values.get(field)
    if (value !== undefined) set[column] = typeof value === 'string' && field === 'size' ? value.trim() : value
  }
  const color = values.get('color')
  if (color === null) set.colorId = null
  else if (typeof color === 'string') {
    const id = names.color(color)
    if (id === null) mistake('COLOR_UNKNOWN', 'color', { text: color })
    else set.colorId = id
  }
  const fit = set.fit
  if (typeof fit === 'string' && !['children', 'women', 'men', 'unisex'].includes(fit)) {
    const known = { damen: 'women', women: 'women', herren: 'men', men: 'men', kinder: 'children', kids: 'children' }
    const named = (known as Record<string, string>)[simplified(fit)]
    if (named) set.fit = named
    else {
      delete set.fit
      mistake('FIT_UNKNOWN', 'fit', { text: fit })
    }
  }
  const stock = values.get('stock')
  if (stock === 'unlimited') set.available = null
  else if (typeof stock === 'number') set.available = stock
  const gtin = values.get('gtin')
  if (typeof gtin === 'string' || Object.keys(properties).length > 0) {
    set.properties = { ...properties, ...(typeof gtin === 'string' && { gtin }) }
  }
  return set
}

/** Which size of a product a row means: the one with its article number, else the one of its fit, size and colour. */
function kinOf(
  own: readonly VariantColumns[],
  values: Record<string, unknown>,
  { properties }: WantedVariant,
): VariantColumns | null {
  const bySku = own.find(({ sku }) => sku === values.sku) ?? null
  const kin =
    bySku ??
    own.find(
      variant =>
        variant.size.toLowerCase() === String(values.size ?? unnamedSize).toLowerCase() &&
        variant.fit === (values.fit ?? null) &&
        variant.colorId === (values.colorId ?? null) &&
        Object.entries(properties).every(([key, value]) => variant.properties[key] === value),
    ) ??
    null
  // What else is said of a size stays beside what the row says.
  if (kin && values.properties) values.properties = { ...kin.properties, ...(values.properties as object) }
  return kin
}

function freeSku(productNumber: string, own: Set<string>, { taken, skus }: Surroundings): string {
  for (let number = 1; ; number += 1) {
    const sku = `${productNumber}-${number}`
    if (own.has(sku) || taken.skus.has(sku) || skus.has(sku)) continue
    own.add(sku)
    taken.skus.add(sku)
    return sku
  }
}
