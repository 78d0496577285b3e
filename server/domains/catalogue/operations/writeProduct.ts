import { and, eq, inArray, ne } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Language, LocalizedText } from '../../../kit/languages.ts'
import { type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { discountSettings, shippingSettings, vatSettings } from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { allFields, type NamedField, type ProductRow, pricedFields, type TextField } from '../fields.ts'
import {
  changeRefusals,
  configurationRefusals,
  type ProductChanges,
  relationRefusals,
  storedText,
  type TierChange,
  tierRefusals,
} from '../rules/productChanges.ts'
import { withLanguage } from '../rules/texts.ts'
import {
  type ListedVariant,
  listRefusals,
  planVariants,
  type VariantChanges,
  variantRefusals,
} from '../rules/variantChanges.ts'
import { colors, priceChanges, products, stockMovements, variants } from '../tables.ts'
import { type ChangedVariant, changeVariants, replaceVariants, type VariantRow } from './changeVariants.ts'
import {
  areGroups,
  kindsOf,
  replaceCross,
  replaceGroups,
  replaceOffers,
  replaceSlots,
  replaceTiers,
} from './productParts.ts'
import { refusingTaken } from './taken.ts'

/** Texts in one language alone, by field; the other language stays (see `withLanguage`). */
export type TextsInOneLanguage = {
  readonly language: Language
  readonly values: Partial<Record<TextField, string | null>>
}

/** What is to become of a product and all that hangs on it; absent: unchanged. */
export type ProductWriting = {
  readonly changes?: ProductChanges | null
  readonly texts?: TextsInOneLanguage | null
  readonly variants?: readonly VariantChanges[] | null
  /** All variants; those that it leaves out are removed. Not together with `variants`. */
  readonly variantList?: readonly ListedVariant[] | null
  /** All tiers. */
  readonly tiers?: readonly TierChange[] | null
}

/** Writes a product that is locked, with all it is made of; its prices go into the price history, its stock into the
 *  movements. Refuses with all reasons at once, their paths below those of `ProductWriting` (`changes` after `path`).
 *  Returns what is different, for the audit. The caller refreshes the listings and raises the version. */
export async function writeProduct(
  scope: OperationScope,
  product: ProductRow,
  writing: ProductWriting,
  around: { readonly settings: Settings; readonly revision: number; readonly path: readonly string[] },
): Promise<Record<string, unknown>> {
  const { tx, now } = scope
  const changes = withTexts(product, writing.changes ?? {}, writing.texts ?? null)
  const own = await tx.select().from(variants).where(eq(variants.productId, product.id))
  refuseIf(await writingRefusals(scope, product, { ...writing, changes }, own, around))

  // Without variants the product's own stock counts: what lost its last one must not become unlimited by that.
  const losesAll = own.length > 0 && writing.variantList?.length === 0
  const fields = { ...(losesAll && { available: 0 }), ...columnsOf(changes) }
  await refusingTaken(takenConstraints(around.path), () =>
    tx
      .update(products)
      .set({ ...fields, ...markedAsNew(product, fields, now), revision: around.revision, updatedAt: now })
      .where(eq(products.id, product.id)),
  )
  await notePrices(scope, product, fields)
  await noteStock(scope, product, fields)
  const changedVariants = await writeVariants(scope, { ...product, ...fields } as ProductRow, own, writing)
  if (writing.tiers) {
    const final = await tx.select().from(variants).where(eq(variants.productId, product.id))
    await replaceTiers(scope, product.id, writing.tiers, final)
  }
  if (changes.groupIds !== undefined) await replaceGroups(scope, product.id, changes.groupIds ?? [])
  if (changes.slots !== undefined) await replaceSlots(scope, product.id, changes.slots ?? [])
  if (changes.cross !== undefined) await replaceCross(scope, product.id, changes.cross ?? [])
  if (changes.offers !== undefined) await replaceOffers(scope, product.id, changes.offers ?? [])
  const { groupIds, slots, cross, offers } = changes
  const parts = { tiers: writing.tiers ?? undefined, groupIds, slots, cross, offers }
  return {
    ...differences(product, fields),
    ...(changedVariants.length > 0 && { variants: changedVariants }),
    ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)),
  }
}

/** Since when a product is marked as new: from this change on, or still since an earlier one. */
const markedAsNew = (product: ProductRow, { isNew }: Partial<ProductRow>, now: Date): Partial<ProductRow> =>
  isNew === undefined ? {} : { newSince: isNew ? (product.newSince ?? now) : null }

/** Which refusal a taken unique value of a product means. */
export const takenConstraints = (path: readonly string[]) =>
  ({
    products_slug_key: { code: 'SLUG_TAKEN', path: [...path, 'slug'] },
    products_product_number_key: { code: 'NUMBER_TAKEN', path: [...path, 'productNumber'] },
  }) as const

/** Why a product cannot have this address or this number: another one has it. `productId` null: it is new. */
export async function takenNames(
  { tx }: Pick<OperationScope, 'tx'>,
  productId: string | null,
  changes: ProductChanges,
  path: readonly string[],
): Promise<Refusal[]> {
  const isTaken = async (
    column: typeof products.slug | typeof products.productNumber,
    value: string | null | undefined,
  ) =>
    typeof value === 'string' &&
    value.isWellFormed() &&
    !value.includes('\0') &&
    (
      await tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(column, value), productId === null ? undefined : ne(products.id, productId)))
    ).length > 0
  return [
    ...((await isTaken(products.slug, changes.slug))
      ? [refusal('SLUG_TAKEN', [...path, 'slug'], 'another product has this address')]
      : []),
    ...((await isTaken(products.productNumber, changes.productNumber))
      ? [refusal('NUMBER_TAKEN', [...path, 'productNumber'], 'another product has this number')]
      : []),
  ]
}

/** The changes with those texts that are written in one language. */
export function withTexts(
  before: Pick<ProductRow, TextField> | null,
  changes: ProductChanges,
  texts: TextsInOneLanguage | null,
): ProductChanges {
  if (!texts) return changes
  const written = Object.entries(texts.values).filter(([, value]) => value !== undefined)
  return {
    ...changes,
    ...Object.fromEntries(
      written.map(([key, value]) => [key, withLanguage(before?.[key as TextField] ?? null, texts.language, value)]),
    ),
  }
}

async function writingRefusals(
  scope: OperationScope,
  product: ProductRow,
  writing: ProductWriting & { readonly changes: ProductChanges },
  own: readonly VariantRow[],
  { settings, path }: { readonly settings: Settings; readonly path: readonly string[] },
): Promise<Refusal[]> {
  const { changes, variantList, tiers } = writing
  const { groupIds, slots, cross } = changes
  const list = variantList ?? []
  const kinds = await kindsOf(scope, [...(slots ?? []), ...(cross ?? [])])
  const known = {
    vat: new Set(vatSettings.of(settings).groups.map(group => group.id)),
    shipping: new Set(shippingSettings.of(settings).groups.map(group => group.id)),
    discounts: new Set(discountSettings.of(settings).groups.map(group => group.id)),
  }
  return [
    ...changeRefusals(changes, path),
    ...configurationRefusals(changes, product, known, path),
    ...relationRefusals(product, changes, kinds, path),
    ...variantRefusals(writing.variants ?? [], ['variants']),
    ...listRefusals(list, ['variants']),
    ...(variantList ? planVariants(own, list, ['variants']).refusals : []),
    ...tierRefusals(tiers ?? [], ['tiers']),
    ...unknownVariants(writing, own),
    ...(await unknownColors(scope, [...(writing.variants ?? []), ...list])),
    ...(await takenNames(scope, product.id, changes, path)),
    ...(groupIds && !(await areGroups(scope, groupIds))
      ? [refusal('NOT_FOUND', [...path, 'groupIds'], 'one of the groups does not exist')]
      : []),
  ]
}

function unknownVariants(
  { variants: changed, variantList, tiers }: ProductWriting,
  own: readonly VariantRow[],
): Refusal[] {
  const ids = new Set(own.map(variant => variant.id))
  const keys = new Set(
    variantList
      ? planVariants(own, variantList, []).plan.entries.map(({ before, fields }) => fields.key ?? before?.key)
      : own.map(({ id, key }) => changed?.find(each => each.variantId === id)?.key ?? key),
  )
  const unknown = (path: string[]) => refusal('VARIANT_UNKNOWN', path, 'is no variant of this product')
  return [
    ...(changed ?? []).flatMap(({ variantId }, index) =>
      ids.has(variantId) ? [] : [unknown(['variants', String(index), 'variantId'])],
    ),
    ...(tiers ?? []).flatMap(({ variantIds, keys: named }, index) => [
      ...((variantIds ?? []).every(id => ids.has(id)) ? [] : [unknown(['tiers', String(index), 'variantIds'])]),
      ...((named ?? []).every(key => keys.has(key)) ? [] : [unknown(['tiers', String(index), 'keys'])]),
    ]),
  ]
}

/** Which entries of a list of variants name a colour that does not exist. */
export async function unknownColors(
  { tx }: Pick<OperationScope, 'tx'>,
  list: readonly { readonly colorId?: string | null }[],
): Promise<Refusal[]> {
  const wanted = list.flatMap(({ colorId }, index) => (colorId ? [{ colorId, index }] : []))
  const ids = wanted.map(({ colorId }) => colorId).filter(isId)
  const rows =
    ids.length === 0 ? [] : await tx.select({ id: colors.id }).from(colors).where(inArray(colors.id, ids)).for('share')
  const known = new Set(rows.map(row => row.id))
  return wanted
    .filter(({ colorId }) => !known.has(colorId))
    .map(({ index }) => refusal('NOT_FOUND', ['variants', String(index), 'colorId'], 'is no colour'))
}

async function writeVariants(
  scope: OperationScope,
  product: ProductRow,
  own: readonly VariantRow[],
  writing: ProductWriting,
): Promise<ChangedVariant[]> {
  const around = { product, own, path: ['variants'] }
  if (writing.variantList) {
    return replaceVariants(scope, { ...around, basePrice: product.priceCents }, writing.variantList)
  }
  return changeVariants(scope, around, writing.variants ?? [])
}

/** The columns that the changes set; absent fields are left out, which leaves them as they are. */
function columnsOf(changes: ProductChanges): Partial<ProductRow> {
  const columns = allFields.flatMap(row => {
    const value = storedValue(row, changes)
    return value === undefined ? [] : [[row.column, value]]
  })
  return Object.fromEntries(columns) as Partial<ProductRow>
}

/** A field's value as its column takes it; undefined: it stays as it is. */
function storedValue({ field, kind }: NamedField, changes: ProductChanges): unknown {
  const value = changes[field]
  if (value === undefined) return undefined
  if (kind === 'text' || kind === 'html') return storedText(field as TextField, value as LocalizedText | null)
  if (kind === 'flag') return value ?? undefined
  if (kind === 'words' || kind === 'groups') {
    return [...new Set(((value ?? []) as readonly string[]).map(each => each.trim()).filter(Boolean))]
  }
  return value
}

/** The price history must be complete from the first day: the lowest price of 30 days depends on it. */
export async function notePrices(
  { tx, viewer, now, newId }: OperationScope,
  product: Pick<ProductRow, 'id' | 'priceCents' | 'childPriceCents'>,
  fields: Partial<ProductRow>,
): Promise<void> {
  const rows = pricedFields.flatMap(({ column, history }) => {
    const priceCents = fields[column]
    if (priceCents === undefined || priceCents === product[column]) return []
    const kind = history === 'child' ? 'child' : 'regular'
    return [{ id: newId(), productId: product.id, kind, priceCents, at: now, accountId: doerId(viewer) } as const]
  })
  if (rows.length > 0) await tx.insert(priceChanges).values(rows)
}

async function noteStock(
  { tx, viewer, now, newId }: OperationScope,
  product: ProductRow,
  { available }: Partial<ProductRow>,
): Promise<void> {
  if (available === undefined || available === null || available === product.available) return
  await tx.insert(stockMovements).values({
    id: newId(),
    productId: product.id,
    variantId: null,
    delta: available - (product.available ?? 0),
    reason: 'correction',
    at: now,
    accountId: doerId(viewer),
  })
}

/** What is different now, old and new value by field. */
function differences(before: ProductRow, after: Partial<ProductRow>): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    (Object.keys(after) as (keyof ProductRow)[])
      .filter(key => JSON.stringify(after[key]) !== JSON.stringify(before[key]))
      .map(key => [key, { from: before[key], to: after[key] }]),
  )
}
