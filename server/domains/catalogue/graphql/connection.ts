import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { afterOf, PageCursorsRef, rowsOf } from '../../../api/connections.ts'
import type { RequestContext } from '../../../api/context.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { isId } from '../../../kit/ids.ts'
import { textIn } from '../../../kit/languages.ts'
import { encodeCursor, type PageCursors, pageCursors } from '../../../kit/paging.ts'
import { usualProperties } from '../defaults/properties.ts'
import type { ProductFilter } from '../queries/groupPage.ts'
import type { After } from '../queries/page.ts'
import type { CardColor } from '../rules/card.ts'
import { propertyLimits } from '../rules/variantProperties.ts'
import { ColorRef, ProductConnectionRef, ProductRef } from './refs.ts'
import type { ProductEdge, ShownFacets } from './shapes.ts'
import { ProductTileRef } from './tile.ts'
import { FitRef, TextPartRef } from './values.ts'

/** The page that `first` and `after` ask for; a cursor that is not one of this list is refused. */
export function pageArguments(
  args: { first?: number | null; after?: string | null },
  shape: string,
): { first: number; after: After } {
  const after = afterOf(args.after, shape)
  const isForged = after?.some(value => typeof value === 'string' && value.includes('\0'))
  if (after && (isForged || !isId(String(after.at(-1))))) afterOf('-', shape)
  return { first: rowsOf(args.first), after }
}

const ProductEdgeRef = builder.objectRef<ProductEdge>('ProductEdge').implement({
  fields: t => ({
    cursor: t.string({ resolve: edge => encodeCursor(edge.cursor) }),
    node: t.field({ type: ProductRef, resolve: edge => edge.node }),
    titleParts: t.field({
      type: [TextPartRef],
      nullable: true,
      description: 'The title cut where the search word hit; null outside a search.',
      resolve: edge => (edge.titleParts ? [...edge.titleParts] : null),
    }),
    tile: t.field({
      type: ProductTileRef,
      nullable: true,
      description:
        'Where colours or children’s fits alone are looked for: the picture and the price of these. Null where the product’s own are right.',
      resolve: edge => edge.tile ?? null,
    }),
  }),
})

const FacetKindRef = builder.enumType('FacetKind', {
  values: ['FIT', 'COLOR', 'SIZE', 'PRICE', 'FEATURE', 'PROPERTY'] as const,
})

type FacetValue = { value: string; label: string; count: number; color: CardColor | null; isSelected: boolean }
type Facet = {
  kind: 'FIT' | 'COLOR' | 'SIZE' | 'PRICE' | 'FEATURE' | 'PROPERTY'
  key: string | null
  title: string | null
  values: FacetValue[]
  minimum: number | null
  maximum: number | null
}

const FacetValueRef = builder.objectRef<FacetValue>('FacetValue').implement({
  fields: t => ({
    value: t.exposeString('value', { description: 'What to filter by: a `Fit`, a colour’s code, a size, a feature.' }),
    label: t.exposeString('label'),
    count: t.exposeInt('count'),
    color: t.field({ type: ColorRef, nullable: true, resolve: value => value.color }),
    isSelected: t.exposeBoolean('isSelected'),
  }),
})

const FacetRef = builder.objectRef<Facet>('Facet').implement({
  fields: t => ({
    kind: t.expose('kind', { type: FacetKindRef }),
    key: t.exposeString('key', {
      nullable: true,
      description: 'By which its values are filtered by among the `properties`; null for other kinds.',
    }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'What the shop calls a property; null for price, features, and where it is called as usual.',
    }),
    values: t.field({ type: [FacetValueRef], resolve: facet => facet.values }),
    minimum: t.field({ type: MoneyRef, nullable: true, resolve: facet => money(facet.minimum) }),
    maximum: t.field({ type: MoneyRef, nullable: true, resolve: facet => money(facet.maximum) }),
  }),
})

const fitLabels = {
  de: { children: 'Kinder', women: 'Damen', men: 'Herren', unisex: 'Unisex' },
  en: { children: 'Kids', women: 'Women', men: 'Men', unisex: 'Unisex' },
} as const
const featureLabels = {
  de: { personalisable: 'Personalisierbar', inStock: 'Lieferbar', onSale: 'Reduziert' },
  en: { personalisable: 'Personalisable', inStock: 'In stock', onSale: 'Reduced' },
} as const

function facetList({ facets, filter }: ShownFacets, { language }: RequestContext): Facet[] {
  const plain = { color: null }
  const isWanted = { personalisable: filter.personalisable, inStock: filter.inStock, onSale: filter.onSale }
  const facet = (kind: Facet['kind'], values: FacetValue[], more: Partial<Facet> = {}): Facet => ({
    ...{ kind, key: null, title: null, values, minimum: null, maximum: null },
    ...more,
  })
  /** Without values where it is no filter, unless something of it is chosen. */
  const builtIn = (kind: 'FIT' | 'COLOR' | 'SIZE', values: FacetValue[]): Facet => {
    const { key, name, isFilter } = facets.builtIns[builtInOf[kind]]
    const isShown = isFilter || values.some(({ isSelected }) => isSelected)
    const usual = usualProperties.find(each => each.key === key)!
    const title = textIn(language, name)
    return facet(kind, isShown ? values : [], { title: title === textIn(language, usual.name) ? null : title })
  }
  return [
    builtIn(
      'FIT',
      facets.fits.map(({ value, count }) => ({
        ...plain,
        value: value.toUpperCase(),
        label: fitLabels[language][value],
        count,
        isSelected: filter.fits?.includes(value) ?? false,
      })),
    ),
    builtIn(
      'COLOR',
      facets.colors.map(({ color, count }) => ({
        color,
        value: color.code,
        label: (language === 'en' && color.title.en) || color.title.de,
        count,
        isSelected: filter.colors?.includes(color.code) ?? false,
      })),
    ),
    builtIn(
      'SIZE',
      facets.sizes.map(({ value, count }) => ({
        ...plain,
        value,
        label: value,
        count,
        isSelected: filter.sizes?.includes(value) ?? false,
      })),
    ),
    ...facets.properties.map(({ definition: { key, name }, values }) => {
      const wished = filter.properties?.find(each => each.key === key)?.values ?? []
      const shown = values.map(({ value, text, color, count }) => ({
        ...{ value, color, count },
        label: textIn(language, text),
        isSelected: wished.includes(value),
      }))
      return facet('PROPERTY', shown, { key, title: textIn(language, name) })
    }),
    facet('PRICE', [], { minimum: facets.price?.minimum ?? null, maximum: facets.price?.maximum ?? null }),
    facet(
      'FEATURE',
      facets.features.map(({ value, count }) => ({
        ...plain,
        value,
        label: featureLabels[language][value],
        count,
        isSelected: isWanted[value] ?? false,
      })),
    ),
  ]
}

const builtInOf = { FIT: 'fit', COLOR: 'color', SIZE: 'size' } as const

type Nearest = { kind: Facet['kind']; value: string | null; count: number }

const NearestRef = builder.objectRef<Nearest>('NearestFilter').implement({
  fields: t => ({
    kind: t.expose('kind', { type: FacetKindRef, description: 'All that is chosen of this kind.' }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'The one feature that is meant; null for other kinds.',
    }),
    count: t.exposeInt('count', { description: 'Products that there are without it.' }),
  }),
})

const kindOfStep = { fits: 'FIT', colors: 'COLOR', sizes: 'SIZE', price: 'PRICE', properties: 'PROPERTY' } as const

const nearestOf = ({ facets }: ShownFacets): Nearest[] =>
  facets.nearest.map(({ step, count }) =>
    step in kindOfStep
      ? { kind: kindOfStep[step as keyof typeof kindOfStep], value: null, count }
      : { kind: 'FEATURE', value: step, count },
  )

ProductConnectionRef.implement({
  fields: t => ({
    edges: t.field({ type: [ProductEdgeRef], complexity: { multiplier: 1 }, resolve: list => [...list.edges] }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      resolve: ({ edges, hasNext, hasPrevious }) => ({
        hasNextPage: hasNext,
        hasPreviousPage: hasPrevious,
        startCursor: edges[0] ? encodeCursor(edges[0].cursor) : null,
        endCursor: edges.at(-1) ? encodeCursor(edges.at(-1)!.cursor) : null,
      }),
    }),
    totalCount: t.int({ complexity: 5, resolve: list => list.totalCount() }),
    isCountCapped: t.boolean({
      description:
        'Whether there are more than `totalCount`: lists of the back office are counted up to 10,000, with words up to 1,000.',
      resolve: ({ isCountCapped = false }) => isCountCapped,
    }),
    facets: t.field({
      type: [FacetRef],
      description:
        'Counts as if the facet itself were not filtered, features together with those that are chosen; what is chosen is always there. Empty outside groups and searches.',
      complexity: { field: 20, multiplier: 5 },
      resolve: async (list, _args, context) => (list.facets ? facetList(await list.facets(), context) : []),
    }),
    nearest: t.field({
      type: [NearestRef],
      description: 'Where a filter leaves nothing: what to take away of it so that something is left, the most first.',
      complexity: { field: 5, multiplier: 5 },
      resolve: async list => (list.facets ? nearestOf(await list.facets()) : []),
    }),
    pageCursors: t.field({
      type: PageCursorsRef,
      description: 'Numbered pages, for lists that are paged by number; the first page alone for others.',
      resolve: ({ offset, edges }): PageCursors =>
        offset ? pageCursors(offset.start, offset.size, offset.known) : pageCursors(0, Math.max(1, edges.length), 1),
    }),
  }),
})

/** Works something out the first time that it is asked for, for all who ask. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** What a page costs: as many rows as are asked for. */
export const pageComplexity = (args: { first?: number | null }) => ({
  field: 5,
  multiplier: Math.max(1, Math.min(100, args.first ?? 24)),
})

export const ProductOrderRef = builder.enumType('ProductOrder', {
  values: {
    RECOMMENDED: { value: 'recommended' },
    PRICE_ASC: { value: 'priceAsc' },
    PRICE_DESC: { value: 'priceDesc' },
    NEWEST: { value: 'newest' },
    TITLE: { value: 'title' },
  } as const,
})

/** Most properties that are filtered by. */
const mostProperties = 10

const PropertyFilterInput = builder.inputType('PropertyFilter', {
  description: 'Values of a property, one of which a product has.',
  fields: t => ({
    key: t.string({ required: true, description: 'As the facet names it.', ...accepts(propertyLimits.key) }),
    values: t.stringList({ required: true, description: 'As the facets name them.' }),
  }),
})

export const ProductFilterInput = builder.inputType('ProductFilter', {
  fields: t => ({
    fits: t.field({ type: [FitRef] }),
    colors: t.stringList(),
    sizes: t.stringList(),
    priceFrom: t.field({ type: 'Cents' }),
    priceTo: t.field({ type: 'Cents' }),
    personalisable: t.boolean(),
    inStock: t.boolean(),
    onSale: t.boolean(),
    properties: t.field({
      type: [PropertyFilterInput],
      description: 'Each narrows; what is no filter of the shop finds nothing.',
      ...accepts({ entries: mostProperties }),
    }),
  }),
})

/** Most values of one kind that are filtered by. */
const mostValues = 30

/** A filter as the queries take it. */
export function filterOf(input: typeof ProductFilterInput.$inferInput | null | undefined): ProductFilter {
  const texts = (values: readonly string[] | null | undefined) =>
    values?.filter(value => !value.includes('\0')).slice(0, mostValues)
  return {
    fits: input?.fits ?? undefined,
    colors: texts(input?.colors),
    sizes: texts(input?.sizes),
    priceFrom: input?.priceFrom ?? undefined,
    priceTo: input?.priceTo ?? undefined,
    personalisable: input?.personalisable ?? undefined,
    inStock: input?.inStock ?? undefined,
    onSale: input?.onSale ?? undefined,
    properties: propertyWishes(input?.properties, texts),
  }
}

/** Each property once, whatever was written. */
function propertyWishes(
  input: readonly { readonly key: string; readonly values: readonly string[] }[] | null | undefined,
  texts: (values: readonly string[]) => string[] | undefined,
): ProductFilter['properties'] {
  const byKey = new Map((input ?? []).map(({ key, values }) => [key, texts(values) ?? []]))
  const wishes = [...byKey]
    .filter(([key, values]) => !key.includes('\0') && values.length > 0)
    .map(([key, values]) => ({ key, values: [...new Set(values)] }))
  return wishes.length > 0 ? wishes : undefined
}
