import type { LocalizedText } from '../../../kit/languages.ts'
import { type NamedField, type ProductRow, searchedTexts, searchedWords } from '../fields.ts'
import type { ProductFacts } from '../listings/facts.ts'
import type { HistoryPoint } from './askedPrices.ts'
import type { CardColor } from './card.ts'
import { storedParts } from './parts.ts'
import type { OfferChange, ProductChanges } from './productChanges.ts'
import { columnsOf, markedAsNew } from './productRows.ts'
import { isInScope, type TierChange, tierScopeOf } from './tiers.ts'
import { freeKey, unnamedSize, type VariantChanges, type VariantFields } from './variantChanges.ts'
import { availableOf, newVariantRow, type VariantRow, variantDifferences } from './variantRows.ts'

/** A product with what hangs on it as it would be if a writing were done. Variants in their order, those that are offline too. */
export type Draft = {
  readonly product: ProductRow
  readonly variants: readonly VariantRow[]
  readonly tiers: readonly DraftTier[]
  readonly slots: readonly string[]
  readonly offers: readonly OfferChange[]
}

/** A tier price; `keys`: of the variants that it is meant for, none for all. Cents. */
type DraftTier = { readonly from: number; readonly price: number; readonly keys: readonly string[] }

/** What is stored of a product. */
export type Stored = {
  readonly product: ProductRow
  readonly variants: readonly VariantRow[]
  readonly tiers: readonly TierChange[]
  readonly slots: readonly string[]
  readonly offers: readonly OfferChange[]
}

/** What would be written. */
export type DraftWriting = {
  readonly changes: ProductChanges
  readonly variants: readonly VariantChanges[]
  readonly newVariants: readonly VariantFields[]
  readonly tiers: readonly TierChange[] | null
}

/** The id by which a variant goes that there is not yet: the same for the same place in the writing. */
const draftVariantId = (index: number): string => `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`

/** The product as the writing, of which nothing is refused, would leave it. Nothing is read or written. `colorCodes`: by id. */
export function draftOf(
  stored: Stored,
  writing: DraftWriting,
  colorCodes: ReadonlyMap<string, string>,
  now: Date,
): Draft {
  const fields = { ...columnsOf(writing.changes), ...storedParts(writing.changes) }
  const product = { ...stored.product, ...fields, ...markedAsNew(stored.product, fields, now) }
  const variants = draftVariants({ ...stored, product }, writing, colorCodes)
  return {
    product,
    variants,
    tiers: draftTiers(writing.tiers ?? stored.tiers, variants),
    slots: writing.changes.slots === undefined ? stored.slots : (writing.changes.slots ?? []),
    offers: writing.changes.offers === undefined ? stored.offers : (writing.changes.offers ?? []),
  }
}

function draftVariants(
  { product, variants }: Pick<Stored, 'product' | 'variants'>,
  writing: DraftWriting,
  colorCodes: ReadonlyMap<string, string>,
): VariantRow[] {
  const changes = new Map(writing.variants.map(change => [change.variantId, change]))
  const kept = variants.map((before): VariantRow => {
    const change = changes.get(before.id)
    if (!change) return before
    const { stock, isStockUnlimited, ...fields } = change
    const available = availableOf({ stock, isStockUnlimited }, before)
    return { ...before, ...variantDifferences({ ...fields, available }, before) }
  })
  const keys = new Set(kept.map(({ key }) => key))
  const first = Math.max(-1, ...kept.map(({ sortOrder }) => sortOrder)) + 1
  const added = writing.newVariants.map((fields, index) => {
    const parts = [fields.fit, colorCodes.get(fields.colorId ?? ''), fields.size ?? unnamedSize]
    const key = fields.key ?? freeKey(parts, keys)
    keys.add(key)
    return newVariantRow(fields, {
      ...{ id: draftVariantId(index), productId: product.id, key, basePrice: product.priceCents },
      ...{ sku: fields.sku ?? `${product.productNumber}-${kept.length + index + 1}`, sortOrder: first + index },
    })
  })
  return [...kept, ...added].toSorted((a, b) => a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : 1))
}

/** Rules by what they come to; those that are meant for nothing that there is are left out, or they would hold for all. */
function draftTiers(tiers: readonly TierChange[], variants: readonly VariantRow[]): DraftTier[] {
  const keyOf = new Map(variants.map(({ id, key }) => [id, key]))
  return tiers
    .flatMap(tier => {
      const scope = tierScopeOf(tier)
      const named = [...(tier.variantIds ?? []).flatMap(id => keyOf.get(id) ?? []), ...(tier.keys ?? [])]
      const meant = variants.filter(each => isInScope(scope, named, each)).map(({ key }) => key)
      const keys = scope === 'all' ? [] : scope === 'some' ? [...new Set(named)] : meant
      return scope === 'all' || scope === 'some' || keys.length > 0
        ? [{ from: tier.from, price: tier.price, keys }]
        : []
    })
    .toSorted((a, b) => a.from - b.from || a.price - b.price)
}

/** Fields of a row, each under its own name. */
export const fieldsOfRow = <Names extends string>(row: ProductRow, fields: readonly NamedField[]) =>
  Object.fromEntries(fields.map(({ field, column }) => [field, row[column]])) as Record<Names, never>

const instant = (date: Date | null): number | null => date?.getTime() ?? null

/** What a listing is made of, as the draft has it. `facts`: as they are now, the price history among them; `groups`: in
 *  their order. It is shown whether or not visitors could see it. */
export function draftFacts(
  { product, variants, tiers, slots, offers }: Draft,
  facts: ProductFacts,
  around: {
    readonly before: Pick<Stored, 'product' | 'variants'>
    readonly colors: ReadonlyMap<string, CardColor>
    readonly groups: ProductFacts['groups']
    readonly now: Date
  },
): ProductFacts {
  const shown = variants.filter(({ isOffline }) => !isOffline)
  const isReduced = product.isSale || product.discountGroups.length > 0 || offers.length > 0
  const wasAsked = facts.prices?.some(({ kind }) => kind === 'asked' || kind === 'askedChild') ?? false
  return {
    ...facts,
    ...{ number: product.productNumber, slug: product.slug, title: product.title as LocalizedText },
    texts: fieldsOfRow(product, searchedTexts),
    words: fieldsOfRow(product, searchedWords),
    ...{ properties: product.properties, priceCents: product.priceCents, childPriceCents: product.childPriceCents },
    ...{ vatGroup: product.vatGroup, content: product.content, available: product.available, backOn: product.backOn },
    ...{ tableText: product.outOfStockTableText, noteText: product.outOfStockNote, sortOrder: product.sortOrder },
    ...{ isNew: product.isNew, newSince: instant(product.newSince), isSale: product.isSale },
    isPersonalisable: product.isPersonalisable,
    ...{ isOffline: false, deletedAt: null, visibleFrom: null, updatedAt: around.now.getTime() },
    hasVariants: variants.length > 0,
    variants: shown.map(({ colorId, ...variant }) => ({
      ...variant,
      color: around.colors.get(colorId ?? '')?.code ?? null,
    })),
    colors: product.kind === 'set' ? facts.colors : colorsWorn(shown, around.colors),
    groups: around.groups,
    tiers: tiers.map(({ from, price, keys }) => ({ from, priceCents: price, variantKeys: keys })),
    slots,
    discountGroups: product.discountGroups,
    offers: offers.map(({ startsAt, endsAt, discountGroups }) => ({
      ...{ start: startsAt.toISOString(), end: endsAt.toISOString(), discountGroups },
    })),
    prices:
      isReduced || wasAsked
        ? [...(facts.prices ?? []), ...newPrices({ product, variants }, around.before, around.now)]
        : null,
  }
}

/** The colours of variants, the leading one first. */
function colorsWorn(variants: readonly VariantRow[], colors: ReadonlyMap<string, CardColor>): CardColor[] {
  const first = new Map<string, number>()
  for (const { colorId, sortOrder } of variants) {
    if (colorId) first.set(colorId, Math.min(first.get(colorId) ?? sortOrder, sortOrder))
  }
  return [...first]
    .flatMap(([id, place]) => (colors.get(id) ? [{ color: colors.get(id)!, place }] : []))
    .toSorted((a, b) => a.place - b.place || (a.color.code < b.color.code ? -1 : 1))
    .map(({ color }) => color)
}

/** What the writing would add to the price history. */
function newPrices(
  after: Pick<Stored, 'product' | 'variants'>,
  before: Pick<Stored, 'product' | 'variants'>,
  now: Date,
): HistoryPoint[] {
  const at = now.getTime()
  const known = new Map(before.variants.map(({ id, priceCents }) => [id, priceCents]))
  const own = (kind: 'regular' | 'child', field: 'priceCents' | 'childPriceCents'): HistoryPoint[] =>
    after.product[field] === before.product[field]
      ? []
      : [{ at, kind, variantId: null, priceCents: after.product[field] }]
  return [
    ...own('regular', 'priceCents'),
    ...own('child', 'childPriceCents'),
    ...after.variants.flatMap(({ id, priceCents }): HistoryPoint[] =>
      priceCents === (known.get(id) ?? null) ? [] : [{ at, kind: 'regular', variantId: id, priceCents }],
    ),
  ]
}
