import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Database } from '../../../platform/database.ts'
import { settingsFrom } from '../../settings/queries.ts'
import { colorJson } from '../colors/json.ts'
import type { BuiltInKey, PropertyDefinition } from '../defaults/properties.ts'
import { NUMBER_DIGITS, priceKinds } from '../listings/bitmapKeys.ts'
import { type Bitmap, numberEdges } from '../rules/bitmap.ts'
import type { CardColor } from '../rules/card.ts'
import type { FacetFeature } from '../rules/facets.ts'
import {
  builtIn,
  furtherProperties,
  propertyOf,
  propertyValue,
  type ShownValue,
  shownValue,
} from '../rules/propertyDefinitions.ts'
import { inFitOrder, inSizeOrder } from '../rules/sizes.ts'
import { propertySettings } from '../settings.ts'
import type { Fit } from '../tables.ts'
import { digitAttributes, readBitmaps } from './bitmaps.ts'
import { countOffers, countPlain, type FacetCount } from './facetCounts.ts'
import { isUnfiltered, type ProductFilter } from './groupPage.ts'
import { type FilterKind, type Narrowing, readNarrowing, stepsBack } from './narrowing.ts'
import { audiencesOf } from './selection.ts'
import { readPrepared, settingsColumn } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** A step that leaves something of a list where a filter left nothing, and how much. */
type NearestStep = { readonly step: FilterKind | FacetFeature; readonly count: number }

/** How many products of a list have what; each kind counted as if it were not filtered itself, features together with
 *  those that are chosen. What is chosen is always there, be its count 0. `price`: the lowest and highest price with which
 *  products are shown, null for an empty list. `nearest`: what to take away, where nothing is left. */
export type Facets = {
  readonly fits: readonly { value: Fit; count: number }[]
  readonly colors: readonly { color: CardColor; count: number }[]
  readonly sizes: readonly { value: string; count: number }[]
  readonly features: readonly { value: FacetFeature; count: number }[]
  /** In the order of the configurator; those with values. */
  readonly properties: readonly {
    definition: PropertyDefinition
    values: readonly (ShownValue & { count: number })[]
  }[]
  /** Size, fit and colour as they are configured. */
  readonly builtIns: Readonly<Record<BuiltInKey, PropertyDefinition>>
  readonly price: { minimum: Cents; maximum: Cents } | null
  readonly nearest: readonly NearestStep[]
}

const builtInsOf = (definitions: readonly PropertyDefinition[]): Facets['builtIns'] => ({
  size: builtIn(definitions, 'size'),
  fit: builtIn(definitions, 'fit'),
  color: builtIn(definitions, 'color'),
})

export const noFacets: Facets = {
  ...{ fits: [], colors: [], sizes: [], features: [], properties: [], price: null, nearest: [] },
  builtIns: builtInsOf([]),
}

/** What facets are named by: all colours, the properties of the shop and what their values are called. */
type Names = {
  readonly colors: readonly CardColor[]
  readonly definitions: readonly PropertyDefinition[]
  /** English names of values, by key and value. */
  readonly english: ReadonlyMap<string, string>
}

/** One statement. */
async function namesOf(database: Reader): Promise<Names> {
  const [row] = await readPrepared<{ colors: CardColor[]; words: [string, string, string][]; settings: string }>(
    database,
    'names of facets',
    `select coalesce((select json_agg(${colorJson('c')}
       order by c.sort_order, c.code) from colors c), '[]') as colors,
       coalesce((select json_agg(json_build_array(w.key, w.value, w.english)) from property_words w), '[]') as words,
       ${settingsColumn}`,
    [],
  )
  const { colors, words, settings } = row!
  return {
    colors,
    definitions: propertySettings.of(settingsFrom(settings)).properties,
    english: new Map(words.map(([key, value, english]) => [propertyValue(key, value), english])),
  }
}

const filterKeys = ({ definitions }: Names): string[] =>
  furtherProperties(definitions)
    .filter(({ isFilter }) => isFilter)
    .map(({ key }) => key)

/** The facets of a group. Unfiltered they are read as they were counted when its products changed. */
export async function groupFacetsOf(database: Reader, groupId: string, filter: ProductFilter): Promise<Facets> {
  if (isUnfiltered(filter)) {
    const [counts, names] = await Promise.all([countedFacets(database, groupId), namesOf(database)])
    return inOrder(counts, names, filter)
  }
  const [[members], narrowing] = await Promise.all([
    readBitmaps(database, [{ kind: 'group', value: groupId }]),
    readNarrowing(database, filter),
  ])
  return facetsOf(database, members!, narrowing)
}

/** The facets of a set of listings that a filter narrows. */
export async function facetsOf(database: Reader, among: Bitmap, narrowing: Narrowing): Promise<Facets> {
  const { filter } = narrowing
  const isOfVariants = stepsBack(filter).some(step => step !== 'personalisable')
  const unpriced = narrowing.narrow(among, 'price')
  const names = namesOf(database)
  const [counts, edges] = await Promise.all([
    isOfVariants
      ? names.then(known =>
          countOffers(
            database,
            among,
            narrowing,
            known.colors.map(({ code }) => code),
            filterKeys(known),
          ),
        )
      : countPlain(database, narrowing.narrow(among)),
    // Where the other filters leave nothing, a price that was chosen stays among those of the whole list.
    priceEdges(database, unpriced.isEmpty && stepsBack(filter).includes('price') ? among : unpriced, filter),
  ])
  return {
    ...inOrder(
      isOfVariants ? [...counts, ...countFeatures(among, narrowing), ...edges] : [...counts, ...edges],
      await names,
      filter,
    ),
    nearest: narrowing.narrow(among).isEmpty ? nearestOf(among, narrowing) : [],
  }
}

/** How many listings have a feature besides what is filtered; features that are chosen are counted along already. */
const countFeatures = (among: Bitmap, { filter, narrow }: Narrowing): FacetCount[] =>
  featureOrder.map(value => ({
    facet: 'feature',
    value,
    products: (filter[value] ? narrow(among) : narrow(among, `with ${value}`)).size,
  }))

/** What to take away of a filter that leaves nothing, so that something is left; the most first. */
const nearestOf = (among: Bitmap, { filter, narrow }: Narrowing): NearestStep[] =>
  stepsBack(filter)
    .map(step => ({ step, count: narrow(among, step).size }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)

/** The lowest and highest price with which a list begins to show the products of a set. */
async function priceEdges(database: Reader, among: Bitmap, { fits }: ProductFilter): Promise<FacetCount[]> {
  if (among.isEmpty) return []
  const kinds = audiencesOf(fits).map(audience => priceKinds[audience].from)
  const digits = await readBitmaps(database, kinds.flatMap(digitAttributes))
  const edges = kinds.map((_, index) =>
    numberEdges(among, digits.slice(index * NUMBER_DIGITS, (index + 1) * NUMBER_DIGITS)),
  )
  return [
    { facet: 'minimum', value: '', products: Math.min(...edges.map(({ lowest }) => lowest)) },
    { facet: 'maximum', value: '', products: Math.max(...edges.map(({ highest }) => highest)) },
  ]
}

/** The lowest and highest price stand at the ends of indexes. */
const countedFacets = (database: Reader, groupId: string): Promise<FacetCount[]> =>
  readPrepared(
    database,
    'group facets',
    `select facet, value, products from group_facets where group_id = $1 and facet <> 'all' and products > 0
     union all
     select 'minimum', '', least(
       (select price_from from group_listings where group_id = $1 order by price_from limit 1),
       (select child_price_from from group_listings where group_id = $1 order by child_price_from limit 1))
     union all
     select 'maximum', '', greatest(
       (select price_from from group_listings where group_id = $1 order by price_from desc limit 1),
       (select child_price_from from group_listings where group_id = $1 order by child_price_from desc limit 1))`,
    [groupId],
  )

const featureOrder: readonly FacetFeature[] = ['inStock', 'personalisable', 'onSale']

/** Facets as they are shown. What is chosen stays, with 0, where nothing has it. */
function inOrder(counts: readonly FacetCount[], names: Names, filter: ProductFilter): Facets {
  const { colors, definitions } = names
  const of = (facet: string) =>
    new Map(counts.filter(each => each.facet === facet && each.products > 0).map(each => [each.value, each.products]))
  const fits = of('fit')
  const sizes = of('size')
  const colorCounts = of('color')
  const features = of('feature')
  const isChosen = (chosen: readonly string[] | undefined, value: string) => chosen?.includes(value) ?? false
  const edge = (name: string) => counts.find(each => each.facet === name)?.products ?? null
  const [minimum, maximum] = [edge('minimum'), edge('maximum')]
  return {
    fits: inFitOrder([...(fits.keys() as Iterable<Fit>), ...(filter.fits ?? [])]).map(value => ({
      value,
      count: fits.get(value) ?? 0,
    })),
    colors: colors.flatMap(color => {
      const count = colorCounts.get(color.code) ?? 0
      return count > 0 || isChosen(filter.colors, color.code) ? [{ color, count }] : []
    }),
    sizes: inSizeOrder([...sizes.keys(), ...(filter.sizes ?? [])]).map(value => ({
      value,
      count: sizes.get(value) ?? 0,
    })),
    features: featureOrder.flatMap(value => {
      const count = features.get(value) ?? 0
      return count > 0 || filter[value] ? [{ value, count }] : []
    }),
    properties: propertiesInOrder(of('property'), names, filter),
    builtIns: builtInsOf(definitions),
    price: minimum === null || maximum === null ? null : { minimum, maximum },
    nearest: [],
  }
}

/** The values of properties by their definition: colours in the shop's order, yes before no, numbers by size, texts as in
 *  a dictionary. */
function propertiesInOrder(
  counts: ReadonlyMap<string, number>,
  { colors, definitions, english }: Names,
  filter: ProductFilter,
): Facets['properties'] {
  const byCode = new Map(colors.map(color => [color.code, color]))
  const counted = Map.groupBy(
    [...counts].map(([text, count]) => ({ ...propertyOf(text), count })),
    ({ key }) => key,
  )
  return furtherProperties(definitions)
    .filter(({ isFilter }) => isFilter)
    .flatMap(definition => {
      const { key } = definition
      const wished = filter.properties?.find(each => each.key === key)?.values ?? []
      const found = new Map((counted.get(key) ?? []).map(({ value, count }) => [value, count]))
      const values = [...new Set([...found.keys(), ...wished])].flatMap(value => {
        const shown = shownValue(
          definition,
          storedValue(definition, value, english.get(propertyValue(key, value))),
          byCode,
        )
        return shown ? [{ ...shown, count: found.get(value) ?? 0 }] : []
      })
      return values.length > 0 ? [{ definition, values: values.toSorted(inValueOrder(colors)) }] : []
    })
}

/** A value as it was stored, out of its text. */
function storedValue(
  { type }: PropertyDefinition,
  text: string,
  english: string | undefined,
): string | number | boolean | LocalizedText {
  if (type === 'other' && english !== undefined) return { de: text, en: english }
  if (type === 'boolean') return text === 'true'
  return type === 'other' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

const inValueOrder =
  (colors: readonly CardColor[]) =>
  (one: ShownValue, other: ShownValue): number => {
    if (one.color && other.color) {
      const place = ({ color }: ShownValue) => colors.findIndex(({ id }) => id === color?.id)
      return place(one) - place(other)
    }
    if (one.value === 'true' || other.value === 'true') return one.value === 'true' ? -1 : 1
    return one.value.localeCompare(other.value, 'de', { numeric: true })
  }
