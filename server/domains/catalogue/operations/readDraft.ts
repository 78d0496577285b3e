import { asc, eq, inArray } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, type Refusal, refuseIf } from '../../../kit/refusals.ts'
import type { Database } from '../../../platform/database.ts'
import { files } from '../../files/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import { PIECE } from '../conflicts/units.ts'
import { fieldOf, pageTextFields } from '../fields.ts'
import { readFacts } from '../listings/facts.ts'
import { listingOf } from '../listings/listingOf.ts'
import { colorsOfProperties, surroundings } from '../listings/refreshListings.ts'
import { allColors, groupsById } from '../queries/groups.ts'
import {
  type DownloadRow,
  type ProductParts,
  type ProductTexts,
  partsOfProducts,
  type VariantsOfProduct,
  variantsOfProducts,
} from '../queries/products.ts'
import type { Card, CardColor } from '../rules/card.ts'
import { type Draft, draftFacts, draftOf, fieldsOfRow, type Stored } from '../rules/draft.ts'
import type { ProductChanges } from '../rules/productChanges.ts'
import { configuredRefusals, namedColors } from '../rules/propertyChecks.ts'
import type { TierChange } from '../rules/tiers.ts'
import type { VariantChanges, VariantFields } from '../rules/variantChanges.ts'
import { propertySettings, unitSettings } from '../settings.ts'
import { products, variants } from '../tables.ts'
import { groupsOf } from './holdGroups.ts'
import { takenNames } from './productNames.ts'
import { kindsOf, partsOf } from './productParts.ts'
import { checkedProperties } from './variantChecks.ts'
import { plainRefusals } from './writeProduct.ts'

/** What somebody is about to write to a product; absent: unchanged. */
export type DraftedProduct = {
  readonly productId: string
  readonly changes?: ProductChanges | null
  readonly variants?: readonly VariantChanges[] | null
  readonly newVariants?: readonly VariantFields[] | null
  readonly tiers?: readonly TierChange[] | null
}

type Reading = Pick<Database, 'drizzle' | 'pool'>

/**
 * A product as a writing would leave it. Nothing is written, told or locked, so that nobody waits for it: what is stored is
 * read, and the rules by which writing goes are applied to it. Refuses as `updateProduct`, with all reasons at once, but
 * leaves to it what only a lock can tell: colours, groups and files that go away meanwhile. Throws NotFound for an unknown
 * product; one that is deleted is shown.
 */
export async function readDraft(
  database: Reading,
  { productId, ...given }: DraftedProduct,
  now: Date,
): Promise<ReadDraft> {
  const { drizzle } = database
  const stored = await readStored(database, productId)
  const settings = await readSettings(drizzle)
  const colors: readonly CardColor[] = await allColors(database)
  const writing = {
    changes: given.changes ?? {},
    variants: given.variants ?? [],
    newVariants: given.newVariants ?? [],
    tiers: given.tiers ?? null,
  }
  refuseIf(await draftRefusals(database, stored, writing, settings, colors))
  const codes = new Map(colors.map(({ id, code }) => [id, code]))
  return { stored, settings, colors, changes: writing.changes, draft: draftOf(stored, writing, codes, now) }
}

/** A draft, and what it was made of. */
export type ReadDraft = {
  readonly stored: Stored
  readonly changes: ProductChanges
  readonly draft: Draft
  readonly settings: Settings
  readonly colors: readonly CardColor[]
}

async function readStored({ drizzle }: Reading, productId: string): Promise<Stored> {
  const [product] = isId(productId) ? await drizzle.select().from(products).where(eq(products.id, productId)) : []
  if (!product) throw new NotFound()
  const own = await drizzle
    .select()
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.sortOrder), asc(variants.id))
  const wanted = { tiers: true, slots: true, offers: true }
  const parts = (await partsOf({ tx: drizzle as never }, productId, wanted)) as Pick<
    Stored,
    'tiers' | 'slots' | 'offers'
  >
  return { product, variants: own, ...parts }
}

async function draftRefusals(
  { drizzle }: Reading,
  { product, variants: own }: Stored,
  writing: Parameters<typeof draftOf>[1],
  settings: Settings,
  colors: readonly CardColor[],
): Promise<Refusal[]> {
  const { changes } = writing
  const scope = { tx: drizzle as never }
  const path = ['changes']
  const kinds = await kindsOf(scope, [...(changes.slots ?? []), ...(changes.cross ?? [])])
  const units = new Set([PIECE, ...unitSettings.of(settings).units.map(({ key }) => key)])
  const definitions = propertySettings.of(settings).properties
  const checked = checkedProperties(product, writing, own, { path })
  const named = namedColors(definitions, checked)
  const known = new Set(colors.map(({ code }) => code).filter(code => named.includes(code)))
  return [
    ...plainRefusals(product, writing, own, { path, kinds, units, groups: groupsOf(settings) }),
    ...configuredRefusals(definitions, checked, known),
    ...(await takenNames(scope, product.id, changes, path)),
  ]
}

/** What a draft's page is drawn of, as `ProductShape` has it. */
export type ShownDraft = {
  readonly card: Card
  readonly texts: ProductTexts
  readonly variants: VariantsOfProduct
  readonly parts: ProductParts
}

/** A draft as its page would show it, priced as everybody would be asked. */
export async function shownDraft(database: Reading, read: ReadDraft, now: Date): Promise<ShownDraft> {
  const { stored, draft, changes, settings, colors } = read
  const { id } = draft.product
  const [facts, parts, saved] = await Promise.all([
    readFacts(database.drizzle, [id, ...draft.slots]),
    draftParts(database, id, changes),
    variantsOfProducts(database, [id], false),
  ])
  const colorsById = new Map(colors.map(color => [color.id, color]))
  const around = { before: stored, colors: colorsById, groups: parts.groups, now }
  const drafts = draftFacts(draft, facts.get(id)!, around)
  const pieces = [...facts.values()].filter(each => each.id !== id)
  const ofProperties = await colorsOfProperties(database.drizzle, settings)
  const listing = listingOf(drafts, surroundings([], [drafts, ...pieces], settings, now, ofProperties))
  return {
    card: listing.card,
    texts: textsOf(draft),
    parts,
    variants: draftVariants(draft, { saved: saved.get(id)!, prices: listing.prices, colors: colorsById }),
  }
}

const textFields = [
  ...pageTextFields,
  ...(['personalisationHelp', 'personalisationMaxLength', 'durabilityYears', 'quantityUnit'] as const).map(fieldOf),
]

const textsOf = ({ product }: Draft): ProductTexts => {
  const { properties, safety, claims, content, lettering } = product
  return { ...fieldsOfRow<keyof ProductTexts>(product, textFields), properties, safety, claims, content, lettering }
}

/** Those that visitors see, as `variantsOfProducts` reads them. */
function draftVariants(
  { product, variants: all }: Draft,
  {
    saved,
    prices,
    colors,
  }: {
    readonly saved: VariantsOfProduct
    readonly prices: VariantsOfProduct['prices']
    readonly colors: ReadonlyMap<string, CardColor>
  },
): VariantsOfProduct {
  const named = new Set([
    ...all.flatMap(({ properties }) => Object.values(properties).map(String)),
    ...product.properties.map(({ value }) => value.de),
  ])
  return {
    id: product.id,
    ...{ priceCents: product.priceCents, backOn: product.backOn, expectedDaysMin: product.expectedDaysMin },
    ...{ expectedDays: product.expectedDays, printingDays: product.printingDays },
    ...{ tableText: product.outOfStockTableText, noteText: product.outOfStockNote },
    variants: all
      .filter(({ isOffline }) => !isOffline)
      .map(({ colorId, ...variant }) => ({ ...variant, color: colors.get(colorId ?? '') ?? null })),
    prices,
    propertyColors: [...colors.values()].filter(({ code }) => named.has(code)),
    settings: saved.settings,
  }
}

/** Pictures, which are saved by themselves, and groups and downloads as the changes have them. */
async function draftParts(
  database: Reading,
  id: string,
  { groupIds, downloads }: ProductChanges,
): Promise<ProductParts> {
  const saved = (await partsOfProducts(database, [id])).get(id)!
  const groups = groupIds && (await groupsById(database, groupIds.filter(isId)))
  const titles = new Map(downloads?.map(({ fileId, title }) => [fileId, title]))
  const ids = [...titles.keys()].filter(isId)
  const found = ids.length > 0 ? await database.drizzle.select().from(files).where(inArray(files.id, ids)) : []
  const rows = new Map(found.map(file => [file.id, file]))
  return {
    ...saved,
    ...(groupIds !== undefined && { groups: (groupIds ?? []).flatMap(each => groups?.get(each) ?? []) }),
    ...(downloads !== undefined && {
      downloads: [...titles].flatMap(([fileId, title]): DownloadRow[] => {
        const file = rows.get(fileId)
        return file ? [{ id: fileId, title, size: file.size, extension: file.extension }] : []
      }),
    }),
  }
}
