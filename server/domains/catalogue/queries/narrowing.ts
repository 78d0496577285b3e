import type { Database } from '../../../platform/database.ts'
import type { Attribute } from '../listings/bitmapKeys.ts'
import { Bitmap } from '../rules/bitmap.ts'
import type { FacetFeature } from '../rules/facets.ts'
import type { PriceAudience } from '../rules/priceRange.ts'
import { readBitmaps } from './bitmaps.ts'
import type { ProductFilter, PropertyWish } from './groupPage.ts'
import { commonTo, type Known, type Selection, selectionOf, wishesOf, withPrice } from './selection.ts'

/** The kinds of a filter, each of which a facet counts without. */
export type FilterKind = 'fits' | 'colors' | 'sizes' | 'price' | 'properties'

/** A way in which a filter is changed by one step: what is taken away (`without` the property of a key), or a feature that
 *  is added. */
export type Step = FilterKind | FacetFeature | `with ${FacetFeature}` | `without ${string}`

const features = ['personalisable', 'inStock', 'onSale'] as const satisfies readonly FacetFeature[]

const withoutProperty = 'without '
const isOfProperty = (step: Step): step is `without ${string}` => step.startsWith(withoutProperty)

/** A filter after a step. */
export function stepped(filter: ProductFilter, step: Step): ProductFilter {
  switch (step) {
    case 'price': {
      const { priceFrom: _from, priceTo: _to, ...others } = filter
      return others
    }
    case 'with personalisable':
    case 'with inStock':
    case 'with onSale':
      return { ...filter, [step.slice(5)]: true }
    default: {
      if (isOfProperty(step)) {
        const key = step.slice(withoutProperty.length)
        return { ...filter, properties: filter.properties?.filter(each => each.key !== key) ?? [] }
      }
      const { [step]: _taken, ...others } = filter
      return others
    }
  }
}

/** The steps by which one thing that a filter asks for is taken away. */
export function stepsBack(filter: ProductFilter): (FilterKind | FacetFeature)[] {
  const { fits, colors, sizes, isPersonalisable, properties, flags, price } = wishesOf(filter)
  const asked: Record<FilterKind | FacetFeature, boolean> = {
    fits: fits.length > 0,
    colors: colors.length > 0,
    sizes: sizes.length > 0,
    price: price !== null,
    properties: properties.length > 0,
    personalisable: isPersonalisable,
    inStock: flags.includes('inStock'),
    onSale: flags.includes('onSale'),
  }
  return (Object.keys(asked) as (FilterKind | FacetFeature)[]).filter(step => asked[step])
}

/** What a filter leaves, and what it would leave after one step. */
export type Narrowing = {
  readonly filter: ProductFilter
  /** What it leaves of a set; `after` a step. A step that changes nothing may be asked for. */
  readonly narrow: (among: Bitmap, after?: Step) => Bitmap
  /** What is left by all that the filter asks of products, and not of their variants. */
  readonly ofProduct: (among: Bitmap) => Bitmap
  /** What is left of a set by a property of the filter where all variants of a listing have the value alike. */
  readonly withCommon: (among: Bitmap, wish: PropertyWish) => Bitmap
  /** What the price of the filter leaves of a set for somebody. */
  readonly priced: (among: Bitmap, audience: PriceAudience | null) => Bitmap
}

const same = (among: Bitmap) => among
const unchanged: Narrowing = { filter: {}, narrow: same, ofProduct: same, withCommon: same, priced: same }

/**
 * Reads what a filter leaves: no statement for an empty one, else one, for all steps together. `isPageOnly`: nobody asks
 * for steps.
 */
export async function readNarrowing(
  database: Pick<Database, 'pool'>,
  filter: ProductFilter,
  isPageOnly = false,
): Promise<Narrowing> {
  const back = stepsBack(filter)
  if (back.length === 0) return { ...unchanged, filter }
  const whole = selectionOf(filter)
  const forth = features.filter(each => !filter[each]).map((each): Step => `with ${each}`)
  const without = wishesOf(filter).properties.map(({ key }): Step => `${withoutProperty}${key}`)
  const steps = isPageOnly ? [] : [...back, ...forth, ...without]
  const selections = new Map(steps.map((step): [Step, Selection] => [step, selectionOf(stepped(filter, step))]))
  const attributes = new Map<string, Attribute>()
  for (const selection of [whole, ...selections.values()]) {
    for (const attribute of selection.attributes) attributes.set(keyOf(attribute), attribute)
  }
  const bitmaps = await readBitmaps(database, [...attributes.values()])
  const byKey = new Map([...attributes.keys()].map((key, index) => [key, bitmaps[index]!]))
  const known: Known = attribute => byKey.get(keyOf(attribute)) ?? Bitmap.empty
  const wishes = wishesOf(filter)
  return {
    filter,
    narrow: (among, after) => ((after && selections.get(after)) ?? whole).narrow(among, known),
    ofProduct: among => whole.ofProduct(among, known),
    withCommon: (among, wish) => among.and(commonTo(wish, known)),
    priced: (among, audience) => withPrice(among, wishes, audience, known),
  }
}

const keyOf = ({ kind, value }: Attribute): string => `${kind} ${value}`
