import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { textIn } from '../../../kit/languages.ts'
import { isUnfiltered } from '../queries/groupPage.ts'
import { filterFor } from '../queries/matches.ts'
import type { CountedGroup } from '../queries/products.ts'
import { bestHits, countMatches, facetsOfSearch, groupsOfSearch, searchPage, searchShape } from '../queries/search.ts'
import { isHopeless, type Search, saysNothing, understand } from '../queries/understand.ts'
import type { Card } from '../rules/card.ts'
import { coloredPath, groupPath, productPathIn } from '../rules/paths.ts'
import { type Tile, tileFor } from '../rules/tile.ts'
import { highlight } from '../search/highlight.ts'
import { noteMisses } from '../searchWords/misses.ts'
import { missesOf } from '../searchWords/rules.ts'
import { filterOf, once, ProductFilterInput, ProductOrderRef, pageArguments, pageComplexity } from './connection.ts'
import { ProductConnectionRef, ProductGroupRef } from './refs.ts'
import { edgeOf } from './tile.ts'
import { FitRef, ImageRef, shown, TextPartRef } from './values.ts'

type SearchShape = { readonly query: string; readonly search: Search }

const titleParts = (card: Card, { terms, expansions, language }: Search) =>
  highlight(textIn(language, card.title), terms, expansions)

/** Counts a search that found nothing. Asked again, it counts again: its answer is not kept. */
function noteMissed({ database, responder, now }: RequestContext, search: Search, query: string): void {
  const unknown = search.expansions.flatMap((each, at) => (each.length === 0 ? [at] : []))
  const misses = missesOf(search.words, unknown, query)
  if (misses.length === 0) return
  noteMisses(database, search.language, misses, now())
  responder.keepNothing()
}

const UnderstoodQueryRef = builder.objectRef<Search>('UnderstoodQuery').implement({
  fields: t => ({
    words: t.exposeString('words', { description: 'The words that are searched for; may be none.' }),
    fits: t.field({ type: [FitRef], resolve: ({ wishes }) => [...wishes.fits] }),
    colors: t.stringList({ description: 'Codes of colours.', resolve: ({ wishes }) => [...wishes.colors] }),
    sizes: t.stringList({ resolve: ({ wishes }) => [...wishes.sizes] }),
  }),
})

const SearchResultRef = builder.objectRef<SearchShape>('SearchResult').implement({
  fields: t => ({
    query: t.exposeString('query'),
    understood: t.field({
      type: UnderstoodQueryRef,
      nullable: true,
      description:
        'What words of the query ask for that are filters. Null where there are none, and where the words found more as they are.',
      resolve: ({ search }) => (saysNothing({ ...search, terms: [], productIds: [] }) ? null : search),
    }),
    products: t.field({
      type: ProductConnectionRef,
      args: {
        first: t.arg.int(),
        after: t.arg.string(),
        filter: t.arg({ type: ProductFilterInput }),
        orderBy: t.arg({ type: ProductOrderRef }),
      },
      complexity: pageComplexity,
      resolve: async ({ query, search }, args, context) => {
        const { database } = context
        const order = args.orderBy ?? 'recommended'
        const { first, after } = pageArguments(args, searchShape(order, search.language))
        const filter = filterOf(args.filter)
        const page = await searchPage(database, search, { first, after, order, filter })
        if (page.rows.length === 0 && after === null && isUnfiltered(filter)) noteMissed(context, search, query)
        return {
          edges: page.rows.map(row => ({
            ...edgeOf(row, filterFor(search, filter)),
            titleParts: titleParts(row.card, search),
          })),
          hasNext: page.hasNext,
          hasPrevious: after !== null,
          totalCount: () => countMatches(database, search, filter),
          facets: once(async () => ({
            facets: await facetsOfSearch(database, search, filter),
            filter: filterFor(search, filter),
          })),
        }
      },
    }),
    groups: t.field({
      type: [ProductGroupRef],
      complexity: { field: 5, multiplier: 5 },
      resolve: ({ search }, _args, context) => (isHopeless(search) ? [] : groupsOfSearch(context.database, search)),
    }),
  }),
})

builder.queryField('search', t =>
  t.field({
    type: SearchResultRef,
    shared: true,
    authScopes: { public: true },
    args: { query: t.arg.string({ required: true }) },
    complexity: 10,
    resolve: async (_root, { query }, context) => {
      context.responder.limit('search')
      return { query, search: await understand(context.database, query, context.language) }
    },
  }),
)

type Suggestion = { readonly search: Search } & (
  | { readonly kind: 'product'; readonly card: Card; readonly tile: Tile | null }
  | { readonly kind: 'group'; readonly group: CountedGroup }
)

const SuggestionKindRef = builder.enumType('SuggestionKind', {
  values: { PRODUCT: { value: 'product' }, GROUP: { value: 'group' } } as const,
})

/** The price that the tile of a suggested product shows. */
const shownPrice = ({ card, tile }: Extract<Suggestion, { kind: 'product' }>) => {
  const { adult, from, to } = tile?.price ?? card.price
  return { from: adult ?? from, to }
}

const SearchSuggestionRef = builder.objectRef<Suggestion>('SearchSuggestion').implement({
  fields: t => ({
    kind: t.expose('kind', { type: SuggestionKindRef }),
    parts: t.field({
      type: [TextPartRef],
      description: 'The title, cut where what was typed hits.',
      resolve: suggestion => {
        const { terms, expansions, language } = suggestion.search
        const title = suggestion.kind === 'product' ? suggestion.card.title : suggestion.group.title
        return highlight(textIn(language, title), terms, expansions)
      },
    }),
    path: t.string({
      resolve: (suggestion, _args, { language }) =>
        suggestion.kind === 'product'
          ? coloredPath(productPathIn(language, suggestion.card, null), suggestion.tile?.color ?? null)
          : groupPath(language, suggestion.group.slug),
    }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      resolve: suggestion => {
        const { id, image, title } = suggestion.kind === 'product' ? suggestion.card : suggestion.group
        const ofColor = suggestion.kind === 'product' ? suggestion.tile?.image : null
        return shown(ofColor ?? image, id, title)
      },
    }),
    price: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'What its tile would show; null for groups.',
      resolve: suggestion => money(suggestion.kind === 'product' ? shownPrice(suggestion).from : null),
    }),
    isPriceFrom: t.boolean({
      description: 'Whether some sizes cost more: ‘ab’.',
      resolve: suggestion => suggestion.kind === 'product' && shownPrice(suggestion).from < shownPrice(suggestion).to,
    }),
  }),
})

const shortestTyped = 2
const mostProducts = 6
const mostGroups = 3

builder.queryField('searchSuggestions', t =>
  t.field({
    type: [SearchSuggestionRef],
    description: 'What is probably being typed: groups first, then products. Nothing before the second letter.',
    authScopes: { public: true },
    args: { query: t.arg.string({ required: true }) },
    complexity: { field: 10, multiplier: 9 },
    resolve: async (_root, { query }, context): Promise<Suggestion[]> => {
      if (query.trim().length < shortestTyped) return []
      context.responder.limit('search')
      const search = await understand(context.database, query, context.language, true)
      const [hits, groups] = await Promise.all([
        bestHits(context.database, search, mostProducts),
        isHopeless(search) ? [] : groupsOfSearch(context.database, search),
      ])
      return [
        ...groups.slice(0, mostGroups).map(group => ({ kind: 'group' as const, group, search })),
        ...hits.map(({ card, pictures }) => ({
          kind: 'product' as const,
          card,
          tile: tileFor(card, search.wishes, pictures),
          search,
        })),
      ]
    },
  }),
)
