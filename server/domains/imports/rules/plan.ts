import type { LocalizedText } from '../../../kit/languages.ts'
import type { Refusal } from '../../../kit/refusals.ts'
import { slugOf } from '../../../kit/slugs.ts'
import {
  allFields,
  fieldOf,
  type ProductField,
  type ProductRow,
  productFields,
  type TextField,
  textFields,
} from '../../catalogue/fields.ts'
import {
  changeRefusals,
  configurationRefusals,
  type ProductChanges,
  storedText,
} from '../../catalogue/rules/productChanges.ts'
import type { ProductKind } from '../../catalogue/tables.ts'
import { type Difference, shownValue } from './differences.ts'
import type { ProductParts } from './partCells.ts'
import { type FoundFile, noParts, planParts } from './planParts.ts'
import { planVariants, type VariantColumns, type VariantPlan } from './planVariants.ts'
import type { PlacedMistake, Wanted } from './rows.ts'
import type { Names } from './surroundings.ts'
import type { CellValue, MistakeCode } from './values.ts'

/** A product as it is, with what of it an import compares. Groups are ids, the home first. */
export type KnownProduct = {
  readonly product: ProductRow
  readonly variants: readonly VariantColumns[]
  readonly groupIds: readonly string[]
  /** What hangs on it, where the table speaks of that. */
  readonly parts?: ProductParts
}

/** What all products of an import are planned with. `skus`, `slugs`, `numbers`: which of those that are asked for others have,
 *  by the id of the product that has them. */
export type Surroundings = {
  readonly names: Names
  readonly configuration: {
    readonly vat: ReadonlySet<string>
    readonly shipping: ReadonlySet<string>
    readonly discounts: ReadonlySet<string>
    readonly units: ReadonlySet<string>
  }
  readonly skus: ReadonlyMap<string, string>
  readonly slugs: ReadonlyMap<string, string>
  readonly numbers: ReadonlyMap<string, string>
  /** Files of the library that cells name. */
  readonly files: readonly FoundFile[]
  /** Products that sets are made of: by number, those of the table among them; `numberOf`: their numbers by id. */
  readonly pieces: {
    readonly byNumber: ReadonlyMap<string, { readonly id: string; readonly kind: ProductKind }>
    readonly numberOf: ReadonlyMap<string, string>
  }
  /** In which days begin. */
  readonly timeZone: string
  /** Names that were given to products of this import so far. */
  readonly taken: { readonly skus: Set<string>; readonly slugs: Set<string>; readonly numbers: Set<string> }
  readonly isPublished: boolean
  readonly newId: () => string
  /** The id that a new product gets. */
  readonly idOf: (wanted: Wanted) => string
  /** The next number that no product has. */
  readonly nextNumber: () => string
}

/** Columns by their names in code, dates as texts. */
export type Columns = Readonly<Record<string, unknown>>

/** What becomes of a product. `before` has what `after` changes, as it was; null for a new one. */
export type PlannedProduct = {
  readonly productId: string
  readonly isNew: boolean
  readonly revision: number
  readonly productNumber: string
  readonly title: string
  readonly after: ProductState
  readonly before: ProductState
  readonly differences: readonly Difference[]
}
export type ProductState = {
  readonly product: Columns
  readonly groupIds?: readonly string[]
  readonly parts?: Partial<ProductParts>
  readonly variants: readonly { readonly id: string; readonly isNew?: true; readonly values: Columns }[]
}

export type Plan = { readonly planned: PlannedProduct | null; readonly mistakes: readonly PlacedMistake[] }

const isTextField = (field: ProductField): field is TextField => textFields.some(row => row.field === field)

/** What the rows of a product mean for it; `planned` null where it is as they say, or where something is wrong. */
export function planProduct(wanted: Wanted, known: KnownProduct | null, around: Surroundings): Plan {
  const found: PlacedMistake[] = [...wanted.mistakes]
  const first = wanted.lines[0]!
  const lineOf = (key: string) => wanted.product.get(key)?.line ?? first
  const mistake = (code: MistakeCode, key: string, details: PlacedMistake['details'] = {}) =>
    void found.push({ line: lineOf(key), column: null, code, details: { field: key, ...details } })
  const said = (key: string): CellValue | undefined => wanted.product.get(key)?.value

  if (known === null && wanted.key.by === 'sku') mistake('PRODUCT_UNKNOWN', 'sku', { text: wanted.key.value })
  const kind = said('kind')
  if (typeof kind === 'string' && known && kind !== known.product.kind) mistake('KIND_FIXED', 'kind')
  const becomes = known?.product.kind ?? ((typeof kind === 'string' ? kind : 'goods') as ProductKind)
  const changes = changesOf(wanted, known?.product ?? null)
  const groupIds = groupsOf(wanted, around.names, name => mistake('GROUP_UNKNOWN', 'groups', { text: name }))
  const productId = known?.product.id ?? around.idOf(wanted)
  checkNames(changes, productId, around, mistake)
  const title = changes.title ?? known?.product.title ?? null
  if (!known && !title && found.length === 0) mistake('TITLE_MISSING', 'title.de')
  for (const refusal of refusalsOf(changes, known?.product ?? null, around)) {
    const field = refusal.path[0] ?? ''
    const code = ['vatGroup', 'shippingGroup', 'discountGroups', 'quantityUnit'].includes(field)
      ? 'CONFIGURATION_UNKNOWN'
      : 'INVALID'
    mistake(code, field, { text: refusal.message })
  }
  if (found.length > 0 || !title) return { planned: null, mistakes: found }

  if (becomes !== 'goods' && wanted.variants.length > 0) mistake('VARIANTS_NOT_ALLOWED', 'kind')
  const productNumber = changes.productNumber ?? known?.product.productNumber ?? around.nextNumber()
  const base = basePriceOf(wanted, changes, known)
  const variants: VariantPlan = planVariants(wanted, {
    ...{ productId, productNumber, basePrice: base, own: known?.variants ?? [], around },
  })
  found.push(...variants.mistakes)
  const hasVariants = (known?.variants.length ?? 0) > 0 || wanted.variants.length > 0
  const columns = columnsOf(changes, known?.product ?? null)
  if (!hasVariants) Object.assign(columns, ownColumns(wanted, known?.product ?? null))
  if (!known) {
    Object.assign(columns, { productNumber, title: storedText('title', title)! })
    columns.slug = changes.slug ?? freeSlug(title.de, productNumber, around)
    columns.isOffline ??= !around.isPublished
    columns.priceCents ??= base
    columns.kind = becomes
    if (hasVariants || becomes !== 'goods') columns.available = null
    else columns.available ??= columns.available === null ? null : 0
  }
  const parts = planParts(wanted, {
    ...{ product: known?.product ?? null, productId, kind: becomes, parts: known?.parts ?? noParts, around, mistake },
    articles: articlesOf(known, variants),
  })
  if (becomes === 'set' && !known && !wanted.product.has('slots')) mistake('SET_EMPTY', 'slots')
  if (parts.properties) columns.properties = parts.properties
  if (found.length > 0) return { planned: null, mistakes: found }
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(columns)) {
    const was = known ? known.product[column as keyof ProductRow] : undefined
    if (known && JSON.stringify(was ?? null) === JSON.stringify(value ?? null)) continue
    if (known) before[column] = was
    after[column] = value
  }
  const isRegrouped = groupIds !== null && JSON.stringify(groupIds) !== JSON.stringify(known?.groupIds ?? [])
  const hasParts = Object.keys(parts.after).length > 0
  const isSame = known && Object.keys(after).length === 0 && !isRegrouped && !hasParts && variants.after.length === 0
  if (isSame) return { planned: null, mistakes: [] }
  const titlesOf = (ids: readonly string[]) => shownValue(ids.map(id => around.names.titleOf(id) ?? ''))
  const planned: PlannedProduct = {
    ...{ productId, isNew: known === null, revision: known?.product.revision ?? 0, productNumber, title: title.de },
    after: {
      ...{ product: after, variants: variants.after },
      ...(isRegrouped && { groupIds }),
      ...(hasParts && { parts: parts.after }),
    },
    before: {
      ...{ product: before, variants: variants.before },
      ...(isRegrouped && { groupIds: known?.groupIds ?? [] }),
      ...(hasParts && { parts: parts.before }),
    },
    differences: [
      ...Object.keys(after)
        .filter(column => column !== 'properties' && column !== 'kind')
        .map(column => ({
          ...{ of: null, field: column, from: shownValue(before[column]), to: shownValue(after[column]) },
        })),
      ...(isRegrouped
        ? [{ of: null, field: 'groups', from: titlesOf(known?.groupIds ?? []), to: titlesOf(groupIds) }]
        : []),
      ...parts.differences,
      ...variants.differences,
    ],
  }
  return { planned, mistakes: [] }
}

/** Keys of a product's sizes by their article numbers, as they will be. */
function articlesOf(known: KnownProduct | null, { after }: VariantPlan): ReadonlyMap<string, string> {
  const articles = new Map((known?.variants ?? []).map(({ sku, key }) => [sku, key]))
  const keys = new Map((known?.variants ?? []).map(({ id, key }) => [id, key]))
  for (const { id, values } of after) {
    const [sku, key] = [values.sku, values.key ?? keys.get(id)]
    if (typeof sku === 'string' && typeof key === 'string') articles.set(sku, key)
  }
  return articles
}

/** What the rows say of a product's fields. */
function changesOf(wanted: Wanted, before: ProductRow | null): ProductChanges {
  const changes: Record<string, unknown> = {}
  for (const { field } of allFields) {
    if (field === 'available') continue
    if (!isTextField(field)) {
      const value = wanted.product.get(field)?.value
      if (value !== undefined) changes[field] = value
      continue
    }
    const [de, en] = [wanted.product.get(`${field}.de`)?.value, wanted.product.get(`${field}.en`)?.value]
    if (de === undefined && en === undefined) continue
    const text: LocalizedText | null = before ? before[field] : null
    const german = de === undefined ? (text?.de ?? '') : ((de as string | null) ?? '')
    const english = en === undefined ? (text?.en ?? null) : (en as string | null)
    // Readers of English fall back to German: an English text alone stands for both.
    changes[field] = german === '' && !english ? null : { de: german || english, ...(english && { en: english }) }
  }
  const facts = wanted.product.get('facets')?.value
  const listed = wanted.product.get('tagList')?.value
  const number =
    wanted.product.get('productNumber')?.value ?? (wanted.key.by === 'number' ? wanted.key.value : undefined)
  if (number !== undefined && number !== null) changes.productNumber = number
  if (Array.isArray(listed)) changes.tags ??= listed.slice(0, productFields.tags.entries)
  if (Array.isArray(facts)) {
    const words = facts.filter(fact => !/^category:/i.test(fact)).map(fact => fact.slice(fact.indexOf(':') + 1).trim())
    changes.tags ??= [...new Set(words)].slice(0, productFields.tags.entries)
  }
  const isHidden = wanted.product.get('isOnline')?.value
  if (typeof isHidden === 'boolean') changes.isOffline ??= isHidden
  return changes as ProductChanges
}

/** The groups that the rows name, as ids; null where they say nothing of them. */
function groupsOf(wanted: Wanted, names: Names, unknown: (name: string) => void): string[] | null {
  const listed = ['groups', 'groupPaths', 'facets'].map(key => [key, wanted.product.get(key)?.value] as const)
  if (listed.every(([, value]) => value === undefined)) return null
  const ids = listed.flatMap(([key, value]) => {
    const all = Array.isArray(value) ? (value as readonly string[]) : []
    const wished = key === 'facets' ? all.filter(fact => /^category:/i.test(fact)).map(fact => fact.slice(9)) : all
    return wished.flatMap(name => {
      const id = names.group(name)
      if (id === null) unknown(name)
      return id ?? []
    })
  })
  return [...new Set(ids)]
}

/** Refuses a number or an address that another product has, or gets by the same table. */
function checkNames(
  changes: ProductChanges,
  productId: string,
  { numbers, slugs, taken }: Surroundings,
  mistake: (code: MistakeCode, key: string, details?: PlacedMistake['details']) => void,
): void {
  const check = (name: string | null | undefined, owners: ReadonlyMap<string, string>, given: Set<string>) => {
    if (typeof name !== 'string') return false
    const isTaken = (owners.has(name) && owners.get(name) !== productId) || given.has(name)
    given.add(name)
    return isTaken
  }
  if (check(changes.productNumber, numbers, taken.numbers)) {
    mistake('NUMBER_TAKEN', 'productNumber', { text: changes.productNumber! })
  }
  if (check(changes.slug, slugs, taken.slugs)) mistake('ADDRESS_TAKEN', 'slug', { text: changes.slug! })
}

/** The title's address, with the product's number where another product has it. */
function freeSlug(title: string, productNumber: string, { slugs, taken }: Surroundings): string {
  const base = addressOf(title)
  const isTaken = slugs.has(base) || taken.slugs.has(base)
  const slug = isTaken ? `${base.slice(0, 60)}-${slugOf(productNumber).slice(0, 19) || 'neu'}` : base
  taken.slugs.add(slug)
  return slug
}

/** The address that a new product gets of its title. */
export const addressOf = (title: string): string => slugOf(title) || 'produkt'

const refusalsOf = (changes: ProductChanges, before: ProductRow | null, { configuration }: Surroundings): Refusal[] => [
  ...changeRefusals(changes, []),
  ...configurationRefusals(
    changes,
    before ?? { vatGroup: null, shippingGroup: null, quantityUnit: null, discountGroups: [] },
    configuration,
    [],
  ),
]

/** Columns of the fields that change. */
function columnsOf(changes: ProductChanges, before: ProductRow | null): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  for (const field of Object.keys(changes) as ProductField[]) {
    const { column, kind } = fieldOf(field)
    const value = changes[field]
    if (isTextField(field)) {
      // As it is already: cleaning HTML anew costs more than all the rest.
      const isAsBefore = before !== null && JSON.stringify(before[field]) === JSON.stringify(value)
      columns[column] = isAsBefore ? value : storedText(field, value as LocalizedText | null)
    } else if (kind === 'words' || kind === 'groups') columns[column] = value ?? []
    else columns[column] = value
  }
  return columns
}

/** What a product without sizes says of itself in the columns of sizes. */
function ownColumns({ own, product }: Wanted, before: ProductRow | null): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  const stock = own.get('stock')
  if (stock === 'unlimited') columns.available = null
  else if (typeof stock === 'number') columns.available = stock
  const price = own.get('price') ?? own.get('rowCents')
  if (typeof price === 'number' && product.get('basePrice') === undefined) columns.priceCents = price
  const weight = own.get('rowGrams') ?? own.get('rowKilograms')
  if (typeof weight === 'number' && product.get('weightGrams') === undefined) columns.weightGrams = weight
  return before === null || before.kind === 'goods' ? columns : {}
}

/** The price of a product as it will be. A new one whose sizes alone have prices gets the one that most of them have. */
function basePriceOf(wanted: Wanted, changes: ProductChanges, known: KnownProduct | null): number | null {
  if (changes.basePrice !== undefined) return changes.basePrice
  if (known) return known.product.priceCents
  const counts = new Map<number, number>()
  for (const values of [wanted.own, ...wanted.variants.map(variant => variant.values)]) {
    const price = values.get('price') ?? values.get('rowCents')
    if (typeof price === 'number') counts.set(price, (counts.get(price) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
