import { inArray } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import type { Settings } from '../../settings/rules.ts'
import type { ProductRow } from '../fields.ts'
import { storedProperties } from '../rules/parts.ts'
import { type CheckedProduct, configuredRefusals, namedColors } from '../rules/propertyChecks.ts'
import {
  contradictsScope,
  isInScope,
  type ScopedVariant,
  type TierChange,
  tierScopeOf,
  tierTwins,
} from '../rules/tiers.ts'
import { type PlannedVariant, plannedVariant, planVariants, twinRefusals } from '../rules/variantChanges.ts'
import type { VariantRow } from '../rules/variantRows.ts'
import { propertySettings } from '../settings.ts'
import { colors } from '../tables.ts'
import type { ProductWriting } from './writeProduct.ts'

/** The variants as they will be once the writing is done. */
function plannedVariants({ variants: changed, variantList }: ProductWriting, own: readonly VariantRow[]) {
  if (variantList) {
    const { entries } = planVariants(own, variantList, []).plan
    return entries.map(({ before, fields, index }) => plannedVariant(before, fields, index))
  }
  const places = new Map((changed ?? []).map(({ variantId }, index) => [variantId, index]))
  return own.map((variant): PlannedVariant => {
    const at = places.get(variant.id)
    return plannedVariant(variant, at === undefined ? {} : changed![at]!, at ?? null)
  })
}

function unknownVariants({ variants: changed, tiers }: ProductWriting, own: readonly VariantRow[], keys: Set<string>) {
  const ids = new Set(own.map(variant => variant.id))
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

type PropertiesAround = {
  readonly settings: Settings
  readonly path: readonly string[]
  readonly isNew?: boolean
}

/** What of a product's properties the configurator does not allow. */
export async function propertiesTogether(
  { tx }: Pick<OperationScope, 'tx'>,
  product: Pick<ProductRow, 'kind' | 'isOffline' | 'properties'>,
  writing: ProductWriting,
  own: readonly VariantRow[],
  around: PropertiesAround,
): Promise<Refusal[]> {
  const definitions = propertySettings.of(around.settings).properties
  const asWritten = checkedProperties(product, writing, own, around)
  const named = namedColors(definitions, asWritten)
  const rows =
    named.length === 0
      ? []
      : await tx.select({ code: colors.code }).from(colors).where(inArray(colors.code, named)).for('share')
  return configuredRefusals(definitions, asWritten, new Set(rows.map(({ code }) => code)))
}

/** A product's properties as they will be once the writing is done. */
export function checkedProperties(
  product: Pick<ProductRow, 'kind' | 'isOffline' | 'properties'>,
  writing: ProductWriting,
  own: readonly VariantRow[],
  { path, isNew }: Pick<PropertiesAround, 'path' | 'isNew'>,
): CheckedProduct {
  const { changes } = writing
  const isOffline = changes?.isOffline ?? product.isOffline
  const known = new Map(own.map(variant => [variant.id, variant]))
  const checked = (list: string) => (after: PlannedVariant) => ({
    after,
    before: after.id === null ? null : known.get(after.id)!,
    path: after.at === null ? null : [list, String(after.at)],
  })
  const added = (writing.newVariants ?? []).map((fields, index) => plannedVariant(null, fields, index))
  return {
    kind: product.kind,
    variants: [...plannedVariants(writing, own).map(checked('variants')), ...added.map(checked('newVariants'))],
    properties: changes?.properties === undefined ? product.properties : storedProperties(changes.properties ?? []),
    areLinesWritten: changes?.properties !== undefined,
    isOnline: !isOffline,
    goesOnline: !isOffline && (product.isOffline || isNew === true),
    changes: path,
  }
}

/** The keys of the variants that a tier is meant for; null: all. */
function keysMeant(tier: TierChange, own: readonly VariantRow[], known: readonly ScopedVariant[]): string[] | null {
  const scope = tierScopeOf(tier)
  if (scope === 'all') return null
  const named = (tier.variantIds ?? []).flatMap(id => own.find(variant => variant.id === id)?.key ?? [])
  const keys = [...named, ...(tier.keys ?? [])]
  return known.filter(variant => isInScope(scope, keys, variant)).map(({ key }) => key)
}

/** What is wrong with variants and tiers where each is seen beside the others. */
export function variantsTogether(writing: ProductWriting, own: readonly VariantRow[]): Refusal[] {
  const planned = plannedVariants(writing, own)
  const added = (writing.newVariants ?? []).map((fields, index) => plannedVariant(null, fields, index))
  const known = planned.flatMap(variant => (variant.key === null ? [] : [{ ...variant, key: variant.key }]))
  const isSentBack = (tier: TierChange) => tierScopeOf(tier) !== 'some'
  // A rule counts and not what it comes to, so keys that were read with it and are gone by now are no mistake.
  const tiers = writing.tiers?.map(tier => (isSentBack(tier) ? { ...tier, keys: null } : tier))
  return [
    ...unknownVariants({ ...writing, tiers }, own, new Set(known.map(({ key }) => key))),
    ...twinRefusals(
      own.map(variant => plannedVariant(variant, {}, null)),
      planned,
      ['variants'],
    ),
    ...(writing.newVariants?.length ? twinRefusals(planned, [...planned, ...added], ['newVariants']) : []),
    ...tierTwins(writing.tiers ?? [], tier => keysMeant(tier, own, known)).map(index =>
      refusal('ENTRY_TWICE', ['tiers', String(index), 'from'], 'another tier for some of its sizes begins there too'),
    ),
    ...(writing.tiers ?? []).flatMap((tier, index) => {
      const named = [
        ...(tier.variantIds ?? []).flatMap(id => own.find(variant => variant.id === id)?.key ?? []),
        ...(tier.keys ?? []),
      ]
      return contradictsScope(tierScopeOf(tier), named, [own, known])
        ? [refusal('INVALID_INPUT', ['tiers', String(index), 'scope'], 'names other variants than its scope means')]
        : []
    }),
  ]
}

/** Which entries of a list of variants name a colour that does not exist. */
export async function unknownColors(
  { tx }: Pick<OperationScope, 'tx'>,
  list: readonly { readonly colorId?: string | null }[],
  path: readonly string[],
): Promise<Refusal[]> {
  const wanted = list.flatMap(({ colorId }, index) => (colorId ? [{ colorId, index }] : []))
  const ids = wanted.map(({ colorId }) => colorId).filter(isId)
  const rows =
    ids.length === 0 ? [] : await tx.select({ id: colors.id }).from(colors).where(inArray(colors.id, ids)).for('share')
  const known = new Set(rows.map(row => row.id))
  return wanted
    .filter(({ colorId }) => !known.has(colorId))
    .map(({ index }) => refusal('NOT_FOUND', [...path, String(index), 'colorId'], 'is no colour'))
}
