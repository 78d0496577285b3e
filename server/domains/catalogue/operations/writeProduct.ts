import { eq } from 'drizzle-orm'
import type { Language } from '../../../kit/languages.ts'
import { type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { type WrittenText, withLanguage } from '../../../kit/writtenTexts.ts'
import { tell } from '../../../platform/events.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { refusingTaken } from '../../../platform/taken.ts'
import type { Settings } from '../../settings/rules.ts'
import { stockChanged } from '../events.ts'
import { type ProductRow, pricedFields, type TextField } from '../fields.ts'
import { priceChanges } from '../priceHistory/tables.ts'
import { type PartsInOneLanguage, partsIn, storedParts } from '../rules/parts.ts'
import {
  changeRefusals,
  configurationRefusals,
  type ProductChanges,
  relationRefusals,
} from '../rules/productChanges.ts'
import { columnsOf, markedAsNew } from '../rules/productRows.ts'
import { dependsOnSlots, togetherRefusals } from '../rules/productTogether.ts'
import { mergedTiers, type TierChange, tierRefusals } from '../rules/tiers.ts'
import {
  type ListedVariant,
  listRefusals,
  mergedVariants,
  mostVariants,
  planVariants,
  type VariantChanges,
  type VariantFields,
  variantRefusals,
} from '../rules/variantChanges.ts'
import type { VariantRow } from '../rules/variantRows.ts'
import { editingCause, sayWhy } from '../stock/moving.ts'
import { type ProductKind, products, setSlots, variants } from '../tables.ts'
import { addVariants, type ChangedVariant, changeVariants, replaceVariants } from './changeVariants.ts'
import { holdGroups, type KnownGroups } from './holdGroups.ts'
import { holdUnits } from './holdUnits.ts'
import { takenConstraints, takenNames } from './productNames.ts'
import {
  areFiles,
  areGroups,
  downloadsOf,
  kindsOf,
  partsOf,
  replaceCross,
  replaceDownloads,
  replaceGroups,
  replaceOffers,
  replaceSlots,
  replaceTiers,
  tiersOf,
} from './productParts.ts'
import { propertiesTogether, unknownColors, variantsTogether } from './variantChecks.ts'

/** Texts by field, in one language unless they name theirs; others stay (see `withLanguage`). */
export type TextsInOneLanguage = {
  readonly language: Language
  readonly values: Partial<Record<TextField, WrittenText>>
}

/** What is to become of a product and all that hangs on it; absent: unchanged. */
export type ProductWriting = {
  readonly changes?: ProductChanges | null
  readonly texts?: TextsInOneLanguage | null
  /** Parts whose texts are written in one language. */
  readonly parts?: { readonly language: Language; readonly values: PartsInOneLanguage } | null
  readonly variants?: readonly VariantChanges[] | null
  /** What is to be added behind the variants that there are. */
  readonly newVariants?: readonly VariantFields[] | null
  /** All variants; those that it leaves out are removed. Not together with `variants` and `newVariants`. */
  readonly variantList?: readonly ListedVariant[] | null
  /** All tiers. */
  readonly tiers?: readonly TierChange[] | null
  /** Whether variants and tiers that the lists leave out stay; those go that say so. */
  readonly merges?: boolean
}

/** What writing depends on besides. `isNew`: it was made in this transaction, with its names and nothing else, all of
 *  which were checked. */
type Around = {
  readonly settings: Settings
  readonly revision: number
  readonly path: readonly string[]
  readonly isNew?: boolean
}

/** Writes a product that is locked, with all it is made of; its prices go into the price history, its stock into the
 *  movements. Refuses with all reasons at once, their paths below those of `ProductWriting` (`changes` after `path`).
 *  Returns what is different, for the audit; null where nothing is and nothing was written. The caller refreshes the
 *  listings and raises the version. */
export async function writeProduct(
  scope: OperationScope,
  product: ProductRow,
  given: ProductWriting,
  around: Around,
): Promise<Record<string, unknown> | null> {
  const { tx, now } = scope
  const { isNew = false } = around
  const changes = {
    ...withTexts(product, given.changes ?? {}, given.texts ?? null),
    ...(given.parts && (await writtenParts(scope, product, given.parts))),
  }
  const variantsOf = () => tx.select().from(variants).where(eq(variants.productId, product.id))
  const own = isNew ? [] : await variantsOf()
  const writing = given.merges ? await merged(scope, product, given, own) : given
  refuseIf(await writingRefusals(scope, product, { ...writing, changes }, own, around))

  // Without variants the product's own stock counts: what lost its last one must not become unlimited by that.
  const losesAll = own.length > 0 && writing.variantList?.every(({ remove }) => remove) === true
  const fields = { ...(losesAll && { available: 0 }), ...columnsOf(changes), ...storedParts(changes) }
  const isSame = Object.keys(differences(product, fields)).length === 0
  if (isSame && !isNew && !concernsParts({ ...writing, changes })) return null
  if (fields.available !== undefined) await sayWhy(scope, editingCause(scope))
  const { groupIds, slots, cross, offers, downloads } = changes
  const parts = { tiers: writing.tiers ?? undefined, groupIds, slots, cross, offers, downloads }
  const partsBefore = isNew ? {} : await partsOf(scope, product.id, parts)
  await refusingTaken(takenConstraints(around.path), () =>
    tx
      .update(products)
      .set({ ...fields, ...markedAsNew(product, fields, now), revision: around.revision, updatedAt: now })
      .where(eq(products.id, product.id)),
  )
  await notePrices(scope, product, fields)
  if (fields.available !== undefined && fields.available !== product.available) {
    await tell(tx, stockChanged, { pieceId: product.id })
  }
  const changedVariants = await writeVariants(scope, { ...product, ...fields } as ProductRow, own, writing)
  if (writing.tiers) {
    const isById = writing.tiers.some(({ variantIds }) => variantIds && variantIds.length > 0)
    await replaceTiers(scope, product.id, writing.tiers, isById ? await variantsOf() : [], isNew)
  }
  if (changes.groupIds !== undefined) await replaceGroups(scope, product.id, changes.groupIds ?? [], isNew)
  if (changes.slots !== undefined) await replaceSlots(scope, product.id, changes.slots ?? [])
  if (changes.cross !== undefined) await replaceCross(scope, product.id, changes.cross ?? [])
  if (changes.offers !== undefined) await replaceOffers(scope, product.id, changes.offers ?? [])
  if (changes.downloads !== undefined) await replaceDownloads(scope, product.id, changes.downloads ?? [])
  return {
    ...differences(product, fields),
    ...(changedVariants.length > 0 && { variants: changedVariants }),
    ...(isNew ? withoutAbsent(parts) : changedParts(partsBefore, await partsOf(scope, product.id, parts))),
  }
}

const withoutAbsent = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Parts that are different now, as they were and as they are. */
const changedParts = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part]))
      .map(([part, value]) => [part, { from: before[part], to: value }]),
  )

/** Whether a writing says something of what hangs on a product, be it as it was. */
const concernsParts = ({ variants, newVariants, variantList, tiers, changes }: ProductWriting): boolean =>
  [variants, newVariants].some(list => list && list.length > 0) ||
  [variantList, tiers].some(list => list !== undefined && list !== null) ||
  (['groupIds', 'slots', 'cross', 'offers', 'downloads'] as const).some(part => changes?.[part] !== undefined)

/** The writing with lists in which those are that they leave out. */
async function merged(
  scope: OperationScope,
  product: ProductRow,
  writing: ProductWriting,
  own: readonly VariantRow[],
): Promise<ProductWriting> {
  const { variantList, tiers } = writing
  return {
    ...writing,
    variantList: variantList && mergedVariants(own, variantList),
    tiers: tiers && mergedTiers(await tiersOf(scope, product.id), tiers),
  }
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

/** Parts as they were written in one language, with their other one. */
async function writtenParts(
  scope: OperationScope,
  product: ProductRow,
  { language, values }: NonNullable<ProductWriting['parts']>,
) {
  const downloads = values.downloads ? await downloadsOf(scope, product.id) : []
  return partsIn(language, { ...product, downloads }, values)
}

async function writingRefusals(
  scope: OperationScope,
  product: ProductRow,
  writing: CompleteWriting,
  own: readonly VariantRow[],
  { settings, path, isNew = false }: Around,
): Promise<Refusal[]> {
  const { changes, variantList } = writing
  const { groupIds, slots, cross, downloads } = changes
  const list = variantList ?? []
  const kinds = await kindsOf(scope, [...(slots ?? []), ...(cross ?? [])])
  const units = changes.quantityUnit ? await holdUnits(scope.tx) : new Set<string>()
  const groups = await holdGroups(scope.tx, settings, {
    vat: Boolean(changes.vatGroup) && changes.vatGroup !== product.vatGroup,
    shipping: Boolean(changes.shippingGroup) && changes.shippingGroup !== product.shippingGroup,
    discounts: [changes.discountGroups, ...(changes.offers ?? []).map(offer => offer.discountGroups)].some(
      named => named?.some(group => !product.discountGroups.includes(group)) ?? false,
    ),
  })
  const hasSlots =
    dependsOnSlots(product, changes) && (await scope.tx.$count(setSlots, eq(setSlots.setId, product.id))) > 0
  return [
    ...plainRefusals(product, writing, own, { path, kinds, units, groups }),
    ...togetherRefusals(product, changes, { tiers: writing.tiers ?? [], hasSlots }, path),
    ...(await propertiesTogether(scope, product, writing, own, { settings, path, isNew })),
    ...(await unknownColors(scope, [...(writing.variants ?? []), ...list], ['variants'])),
    ...(await unknownColors(scope, writing.newVariants ?? [], ['newVariants'])),
    ...(isNew ? [] : await takenNames(scope, product.id, changes, path)),
    ...(groupIds && !isNew && !(await areGroups(scope, groupIds))
      ? [refusal('NOT_FOUND', [...path, 'groupIds'], 'one of the groups does not exist')]
      : []),
    ...(downloads && !(await areFiles(scope, downloads))
      ? [refusal('NOT_FOUND', [...path, 'downloads'], 'one of the files does not exist, or is not for everybody')]
      : []),
  ]
}

/** A writing whose texts and parts are told in full. */
export type CompleteWriting = ProductWriting & { readonly changes: ProductChanges }

/** Why a writing cannot be done, as far as its values tell; nothing is read. `kinds`: of the products that it names,
 *  `units` and `groups`: those that it may name. */
export function plainRefusals(
  product: ProductRow,
  writing: CompleteWriting,
  own: readonly VariantRow[],
  around: Pick<Around, 'path'> & {
    readonly kinds: ReadonlyMap<string, ProductKind>
    readonly units: ReadonlySet<string>
    readonly groups: KnownGroups
  },
): Refusal[] {
  const { changes, variantList, tiers } = writing
  const { path, kinds, units, groups } = around
  const list = variantList ?? []
  const known = {
    ...groups,
    units,
  }
  return [
    ...changeRefusals(changes, path),
    ...configurationRefusals(changes, product, known, path),
    ...relationRefusals(product, changes, kinds, path),
    ...variantRefusals(writing.variants ?? [], ['variants']),
    ...listRefusals(list, ['variants']),
    ...additionRefusals(product, own, writing.newVariants ?? []),
    ...(variantList ? planVariants(own, list, ['variants']).refusals : []),
    ...tierRefusals(tiers ?? [], ['tiers']),
    ...variantsTogether(writing, own),
  ]
}

/** Why a product cannot have further variants. */
const additionRefusals = (product: ProductRow, own: readonly VariantRow[], added: readonly VariantFields[]) => {
  if (added.length === 0) return []
  const path = ['newVariants']
  if (product.kind !== 'goods') return [refusal('INVALID_INPUT', path, 'only goods have variants')]
  if (own.length + added.length > mostVariants)
    return [refusal('INVALID_INPUT', path, `at most ${mostVariants} variants`)]
  return listRefusals(added, path)
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
  const changed = await changeVariants(scope, around, writing.variants ?? [])
  const added = (writing.newVariants ?? []).map((fields, index) => ({ index, fields }))
  const basePrice = product.priceCents
  return [...changed, ...(await addVariants(scope, { product, own, path: ['newVariants'], basePrice }, added))]
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

/** What is different now, old and new value by field. */
function differences(before: ProductRow, after: Partial<ProductRow>): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    (Object.keys(after) as (keyof ProductRow)[])
      .filter(key => JSON.stringify(after[key]) !== JSON.stringify(before[key]))
      .map(key => [key, { from: before[key], to: after[key] }]),
  )
}
