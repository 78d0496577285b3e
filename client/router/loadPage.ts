import { fetchQuery, type GraphQLTaggedNode, loadQuery, type PreloadedQuery } from 'react-relay'
import {
  createOperationDescriptor,
  type Environment,
  getRequest,
  type OperationType,
  type PreloadableConcreteRequest,
  type Variables,
} from 'relay-runtime'
import type { TextFolder } from '../intl/messageIds.ts'
import { loadTexts, type OwnTexts, type TextLoaders, type Texts, textSources } from '../intl/texts.ts'
import { accountPaths } from './accountPaths.ts'
import { noAddresses } from './addresses.ts'
import { type Match, matcher } from './match.ts'
import { type Place, urlOf } from './place.ts'
import {
  knownSearch,
  type LayoutModule,
  type LayoutName,
  type Page,
  type PageModule,
  type PageRoute,
  type Route,
  type RoutePlace,
} from './route.ts'

/** What answers the queries of pages. */
interface PageEnvironment {
  relay: Environment
  /** Asks ahead of the page's code; the first to ask the same through Relay takes the answer. */
  prefetch(query: PreloadableConcreteRequest<OperationType>, variables: Variables): void
}

/** A layout before it is loaded. */
export interface KnownLayout {
  load: () => Promise<LayoutModule>
  /** Their answers must be there before the layout is drawn. */
  queries: readonly GraphQLTaggedNode[]
  /** The folders whose texts it shows, besides those of every page. */
  texts: readonly TextFolder[]
  /** What it says instead of a page whose thing is gone; without it what the shop says. */
  notFoundPage?: () => Promise<PageModule>
}

/** What pages are loaded with; one per visitor's page load in the browser, one per request on the server. */
export interface Loading {
  environment: PageEnvironment
  texts: Texts
  textLoaders: TextLoaders
  /** Known after the layout's answer on the server, from the page in the browser. */
  ownTexts?: OwnTexts
  routes: readonly Route[]
  layouts: Record<LayoutName, KnownLayout>
  notFoundPage: () => Promise<PageModule>
  /** Says whether the person may see what the route needs; asked after the layout's queries are there. */
  mayEnter(need: NonNullable<PageRoute['needs']>): boolean
  /** Says whether a part of the product is switched off, asked at the same time; its pages do not exist then. */
  isOff?(component: string): boolean
  /** The layouts whose queries were answered; they stay in the store as long as the layout is shown. */
  framed: Set<LayoutName>
}

/** A page with all that it shows: its code, its texts and its answer are there. */
export interface LoadedPage {
  kind: 'page'
  place: RoutePlace
  /** The place as the address names it, with all that the page does not know. */
  asked: Place
  route: PageRoute
  page: Page<never>
  layout: LayoutModule
  query: PreloadedQuery<OperationType> | null
  /** Why its query has no answer, of a page that is shown nevertheless. */
  failure: Error | null
  isFound: boolean
  /** Source files of what was loaded, known on the server alone. */
  sources: readonly string[]
}

export interface Redirection {
  kind: 'redirect'
  address: string
  isPermanent: boolean
  /** The route that leads elsewhere, not the one that is led to. */
  route: Exclude<Route, { routes: unknown }>
}

/** The route of a place, and how to load the texts of the branch that it is on. */
type Found = Match<Exclude<Route, { routes: unknown }>> & { branchTexts?: TextLoaders }

/** The page shown where no pattern fits. */
const notFoundRoute: PageRoute = {
  path: '*',
  layout: 'shop',
  page: () => Promise.reject(new Error('unused')),
  isPersonal: false,
}

const matchers = new WeakMap<readonly Route[], ReturnType<typeof matcher<Route>>>()

/** The first route that fits a path, or the first one below `after`; tables are read once. */
function matchIn(routes: readonly Route[], path: string, after?: Route): Match<Route> | null {
  const find = matchers.get(routes) ?? matcher(routes)
  matchers.set(routes, find)
  return find(path, after)
}

async function findRoute(routes: readonly Route[], path: string, after?: Route): Promise<Found | null> {
  const found = matchIn(routes, path, after)
  if (!found) return null
  const { route } = found
  if (!('routes' in route)) return { ...found, route }
  const branch = await route.routes()
  const inner = await findRoute(branch.routes, `/${found.params.rest}`)
  return inner && { ...inner, path, branchTexts: { ...branch.texts, ...inner.branchTexts } }
}

/**
 * The address of the page that everybody is shown there, written in one way and without what the page does not know:
 * addresses of the same page are the same text. Null where there is no page, or one that belongs to one person.
 */
export function sharedUrl(routes: readonly Route[], place: Place): string | null {
  const found = matchIn(routes, place.path)
  if (!found || !('page' in found.route) || found.route.isPersonal || found.route.needs) return null
  const search = knownSearch(found.route.search, place.search)
  return urlOf({ ...place, path: found.path, search, hash: '' }, noAddresses)
}

/** Whether the address of a place may itself be a key to something; a branch tells only once it is loaded. */
export function mayBeSecret(routes: readonly Route[], place: Place): boolean {
  const route = matchIn(routes, place.path)?.route
  return route !== undefined && ('routes' in route || ('hasSecretUrl' in route && route.hasSecretUrl === true))
}

async function frame(loading: Loading, name: LayoutName): Promise<void> {
  if (loading.framed.has(name)) return
  await Promise.all(loading.layouts[name].queries.map(query => ensure(loading.environment, query, {})))
  loading.framed.add(name)
}

/** Sees to it that the answer of `query` is in the store, and fresh. */
async function ensure(environment: PageEnvironment, query: GraphQLTaggedNode, variables: Record<string, unknown>) {
  await fetchQuery(environment.relay, query, variables, { fetchPolicy: 'store-or-network' }).toPromise()
}

const loadedModules = new WeakMap<PageRoute, PageModule>()

async function loadModule(route: PageRoute): Promise<PageModule> {
  const module = await route.page()
  loadedModules.set(route, module)
  return module
}

/** What the query of a page was answered, null without one. */
function answerOf({ environment }: Loading, { query }: Page<never>, variables: Record<string, unknown>): never {
  if (!query) return null as never
  const operation = createOperationDescriptor(getRequest(query), variables)
  return environment.relay.lookup(operation.fragment).data as never
}

/** Begins to load the code of a page and the answer of its query, when a visitor seems about to go there. */
export async function prefetchPage(loading: Loading, place: Place): Promise<void> {
  const found = await findRoute(loading.routes, place.path)
  if (!found || 'redirect' in found.route) return
  await loadModule(found.route)
}

/** An address that another leads to, with what that one was asked for, unless it says its own. */
const withQuery = (address: string, search: URLSearchParams): string =>
  search.size === 0 || address.includes('?') ? address : `${address}?${search}`

/**
 * Loads all that the page of a place needs, code and data side by side. Rejects when the connection or the server
 * fails; a page that does not exist is a page, too (`isFound` is false). `after` is the route that has nothing there.
 */
export async function loadPage(loading: Loading, at: Place, after?: Route): Promise<LoadedPage | Redirection> {
  const found = await findRoute(loading.routes, at.path, after)
  const route = found?.route ?? notFoundRoute
  const place: RoutePlace = {
    ...at,
    path: found?.path ?? at.path,
    params: found?.params ?? {},
    search: knownSearch('page' in route ? route.search : [], at.search),
  }
  if ('redirect' in route)
    return { kind: 'redirect', address: withQuery(route.redirect(place), at.search), isPermanent: true, route }

  const { environment, layouts, texts, textLoaders } = loading
  let variables = route.variables?.(place) ?? {}
  const words = textSources(place.language, [...layouts[route.layout].texts, ...(route.texts ?? [])])

  // The answer is asked for before the page's code is there. Once the code is there, the store is asked first.
  if (route.query && !route.needs && !loadedModules.has(route)) environment.prefetch(route.query, variables)
  const [layout, module] = await Promise.all([
    layouts[route.layout].load(),
    found ? loadModule(route) : loading.notFoundPage(),
    loadTexts(
      found?.branchTexts ? { ...textLoaders, ...found.branchTexts } : textLoaders,
      words,
      texts,
      loading.ownTexts,
    ),
    frame(loading, route.layout),
  ])
  if (route.needs && !loading.mayEnter(route.needs)) {
    const next = new URLSearchParams({ next: urlOf(place) })
    const address = `${accountPaths.login}?${next}`
    return { kind: 'redirect', address, isPermanent: false, route }
  }

  const isOff = route.component !== undefined && loading.isOff?.(route.component) === true
  const { page } = module
  if (page.variables) variables = page.variables(place)
  let failure: Error | null = null
  if (page.query && !isOff)
    await ensure(environment, page.query, variables).catch((error: Error) => {
      if (!page.isShownOnFailure) throw error
      failure = error
    })
  const answer = answerOf(loading, page, variables)
  const outcome = found && !isOff ? (page.outcome?.(answer, place) ?? 'found') : 'notFound'
  if (typeof outcome === 'object')
    return {
      kind: 'redirect',
      // What moved for good is asked for the same as before.
      address: outcome.isPermanent ? withQuery(outcome.redirect, at.search) : outcome.redirect,
      isPermanent: outcome.isPermanent ?? false,
      route,
    }

  const isFound = outcome === 'found'
  if (!isFound && route.sharesAddresses && matchIn(loading.routes, at.path, route)) return loadPage(loading, at, route)
  if (isFound && page.parts) await Promise.all(page.parts(answer).map(part => part.load()))
  if (isFound && route.textsByNeed && page.needsTexts?.(answer)) {
    const needed = textSources(place.language, route.textsByNeed)
    await loadTexts(textLoaders, needed, texts, loading.ownTexts)
    words.push(...needed.slice(1))
  }
  const { notFoundPage = loading.notFoundPage } = layouts[route.layout]
  const shown = isFound || (!isOff && (!found || !page.query)) ? module : await notFoundPage()
  // What is said instead may have been written by the shop.
  const isInstead = !isFound && (!found || shown !== module)
  const query = isFound ? page.query : isInstead ? shown.page.query : undefined
  if (isInstead && query) await ensure(environment, query, {})
  return {
    kind: 'page',
    place,
    asked: at,
    route,
    page: shown.page,
    layout,
    query: query && !failure ? loadQuery(environment.relay, query, isFound ? variables : {}) : null,
    failure,
    isFound,
    sources: [layout.source, shown.source, ...words].filter(source => source !== undefined),
  }
}
