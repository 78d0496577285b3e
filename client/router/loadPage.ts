import { fetchQuery, type GraphQLTaggedNode, loadQuery, type PreloadedQuery } from 'react-relay'
import { createOperationDescriptor, getRequest, type OperationType } from 'relay-runtime'
import { loadTexts, type TextRoom, type Texts } from '../intl/texts.ts'
import type { ShopEnvironment } from '../relay/environment.ts'
import { accountPaths } from './accountPaths.ts'
import { matcher, type RouteParams } from './match.ts'
import { addressOf, type Place } from './place.ts'
import type { LayoutModule, LayoutName, Outcome, Page, PageModule, PageRoute, Route, RoutePlace } from './route.ts'

/** What pages are loaded with; one per visitor's page load in the browser, one per request on the server. */
export interface Loading {
  environment: ShopEnvironment
  texts: Texts
  routes: readonly Route[]
  layouts: Record<LayoutName, { load: () => Promise<LayoutModule>; queries: readonly GraphQLTaggedNode[] }>
  notFoundPage: Page<never>
  /** Says whether the person may see what the route needs; asked after the layout's queries are there. */
  mayEnter(need: NonNullable<PageRoute['needs']>): boolean
  /** The layouts whose queries were answered; they stay in the store as long as the layout is shown. */
  framed: Set<LayoutName>
}

/** A page with all that it shows: its code, its texts and its answer are there. */
export interface LoadedPage {
  kind: 'page'
  place: RoutePlace
  route: PageRoute
  page: Page<never>
  layout: LayoutModule
  query: PreloadedQuery<OperationType> | null
  isFound: boolean
  /** Source files of what was loaded, known on the server alone. */
  sources: readonly string[]
}

export interface Redirection {
  kind: 'redirect'
  address: string
  isPermanent: boolean
  /** Whether it depends on who asks. */
  isPersonal: boolean
}

interface Found {
  route: Exclude<Route, { routes: unknown }>
  params: RouteParams
}

/** The page shown where no pattern fits. */
const notFoundRoute: PageRoute = { path: '*', layout: 'shop', page: () => Promise.reject(new Error('unused')) }

async function findRoute(routes: readonly Route[], path: string): Promise<Found | null> {
  const found = matcher(routes)(path)
  if (!found) return null
  if (!('routes' in found.route)) return { route: found.route, params: found.params }
  const branch = await found.route.routes()
  return findRoute(branch.routes, `/${found.params.rest ?? ''}`)
}

async function frame(loading: Loading, name: LayoutName): Promise<void> {
  if (loading.framed.has(name)) return
  await Promise.all(loading.layouts[name].queries.map(query => ensure(loading.environment, query, {})))
  loading.framed.add(name)
}

/** Sees to it that the answer of `query` is in the store, and fresh. */
async function ensure(environment: ShopEnvironment, query: GraphQLTaggedNode, variables: Record<string, unknown>) {
  await fetchQuery(environment.relay, query, variables, { fetchPolicy: 'store-or-network' }).toPromise()
}

const loadedModules = new WeakMap<PageRoute, PageModule>()

async function loadModule(route: PageRoute): Promise<PageModule> {
  const module = await route.page()
  loadedModules.set(route, module)
  return module
}

function judge(loading: Loading, page: Page<never>, place: RoutePlace, variables: Record<string, unknown>): Outcome {
  if (!page.query || !page.outcome) return 'found'
  const operation = createOperationDescriptor(getRequest(page.query), variables)
  const answer = loading.environment.relay.lookup(operation.fragment).data
  return page.outcome(answer as never, place)
}

/** Begins to load the code of a page and the answer of its query, when a visitor seems about to go there. */
export async function anticipate(loading: Loading, place: Place): Promise<void> {
  const found = await findRoute(loading.routes, place.path)
  if (!found || 'redirect' in found.route) return
  await loadModule(found.route)
}

/**
 * Loads all that the page of a place needs, code and data side by side. Rejects when the connection or the server
 * fails; a page that does not exist is a page, too (`isFound` is false).
 */
export async function loadPage(loading: Loading, at: Place): Promise<LoadedPage | Redirection> {
  const found = await findRoute(loading.routes, at.path)
  const place: RoutePlace = { ...at, params: found?.params ?? {} }
  if (found && 'redirect' in found.route)
    return { kind: 'redirect', address: found.route.redirect(place), isPermanent: true, isPersonal: false }

  const route = found ? (found.route as PageRoute) : notFoundRoute
  const { environment, layouts, texts } = loading
  const variables = route.variables?.(place) ?? {}
  const rooms: TextRoom[] = ['visitor', ...(route.texts ?? [])]

  // The answer is asked for before the page's code is there. Once the code is there, the store is asked first.
  if (route.query && !route.needs && !loadedModules.has(route)) environment.prefetch(route.query, variables)
  const [layout, module] = await Promise.all([
    layouts[route.layout].load(),
    found ? loadModule(route) : null,
    loadTexts(place.language, rooms, texts),
    frame(loading, route.layout),
  ])
  if (route.needs && !loading.mayEnter(route.needs)) {
    const next = new URLSearchParams({ next: addressOf(place) })
    return { kind: 'redirect', address: `${accountPaths.login}?${next}`, isPermanent: false, isPersonal: true }
  }

  const page = module?.page ?? loading.notFoundPage
  if (page.query) await ensure(environment, page.query, variables)
  const outcome = found ? judge(loading, page, place, variables) : 'notFound'
  if (typeof outcome === 'object')
    return {
      kind: 'redirect',
      address: outcome.redirect,
      isPermanent: outcome.isPermanent ?? false,
      isPersonal: route.isPersonal ?? false,
    }

  const isFound = outcome === 'found'
  return {
    kind: 'page',
    place,
    route,
    page: isFound ? page : loading.notFoundPage,
    layout,
    query: isFound && page.query ? loadQuery(environment.relay, page.query, variables) : null,
    isFound,
    sources: [layout.source, module?.source].filter(source => source !== undefined),
  }
}
