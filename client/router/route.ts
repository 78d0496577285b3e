import type { ComponentType, ReactNode } from 'react'
import type { GraphQLTaggedNode, PreloadedQuery } from 'react-relay'
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import type { Area } from '../__generated__/ViewerQuery.graphql.ts'
import type { TextFolder } from '../intl/messageIds.ts'
import type { TextLoaders } from '../intl/texts.ts'
import type { RouteParams } from './match.ts'
import type { Place } from './place.ts'

/** The place of a route, with the parts of the path that its pattern names. */
export interface RoutePlace extends Place {
  params: RouteParams
}

export interface PageProps<TQuery extends OperationType = OperationType> {
  /** For `usePreloadedQuery`. */
  query: PreloadedQuery<TQuery>
  place: RoutePlace
}

/** What a page's data can mean for the answer: the page does not exist, or lives elsewhere. */
export type Outcome = 'found' | 'notFound' | { redirect: string; isPermanent?: boolean }

/** What a page's module exports as `page`; make it with `definePage`. */
export interface Page<TQuery extends OperationType = OperationType> {
  query?: GraphQLTaggedNode
  /** Of the query, for pages that know best how their address is read; else the route says them. */
  variables?(place: RoutePlace): TQuery['variables']
  /** Shown also where its query fails, which `useShown().failure` then tells; else the failure takes the page's place. */
  isShownOnFailure?: boolean
  Component: ComponentType<PageProps<TQuery>>
  /** Whether what its query answered says something of the route's `textsByNeed`. */
  needsTexts?(response: TQuery['response']): boolean
  /** Judges the data of the query, fragments masked. Without it every page is found; a page without a query that is not
   *  found is shown all the same, for that is what it says. */
  outcome?(response: TQuery['response'], place: RoutePlace): Outcome
}

export interface PageModule {
  page: Page<never>
  /** The source file, known on the server alone; see `chunkNames`. */
  source?: string
}

/** Ties a page to the types of its query. */
export function definePage<TQuery extends OperationType>(page: Page<TQuery>): Page<never> {
  return page as unknown as Page<never>
}

export interface LayoutProps {
  children: ReactNode
}

export interface LayoutModule {
  Layout: ComponentType<LayoutProps>
  /** What the server draws of pages that are rendered in the browser alone, until they are. */
  Waiting?: ComponentType
  source?: string
}

export type LayoutName = 'shop' | 'checkout' | 'bare' | 'admin'

interface RouteBase {
  /** `search`, `:group/:product`, `checkout/:step?`, `admincenter/*`; no leading slash, no language. */
  path: string
}

/** What every route that answers declares of its answer. */
interface AnsweringRoute extends RouteBase {
  /** Whether it shows or depends on what belongs to one person: then no cache keeps it and no search engine lists it. */
  isPersonal: boolean
  /** The address opens something to whoever knows it: no other site and no log of one is told of it. */
  hasSecretUrl?: boolean
}

/**
 * The parameters of an address that a page knows: their names, or a function that writes what it knows of them in one
 * way. Everything else is no part of the address: neither the page nor what is kept of it depends on it.
 */
export type KnownSearch = readonly string[] | ((search: URLSearchParams) => URLSearchParams)

/** What a page knows of the parameters of an address, in one order, each once and none empty. */
export function knownSearch(known: KnownSearch | undefined, search: URLSearchParams): URLSearchParams {
  if (typeof known === 'function') return known(search)
  return new URLSearchParams(
    (known ?? []).flatMap(name => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** To see the lists of an area, or to change what is in it. */
export interface AreaRight {
  area: Area
  level: 'read' | 'write'
}

/** A route that shows a page. */
export interface PageRoute extends AnsweringRoute {
  layout: LayoutName
  page: () => Promise<PageModule>
  /** The artifact `XPageQuery$parameters` of the page's query (which is marked `@preloadable`). */
  query?: PreloadableConcreteRequest<OperationType>
  variables?: (place: RoutePlace) => Record<string, unknown>
  /** Without it the page knows no parameters. */
  search?: KnownSearch
  /** The folders whose texts it shows, besides those of every page and of its layout. */
  texts?: readonly TextFolder[]
  /** Other routes below it take the same addresses: where it has nothing they are asked. */
  sharesAddresses?: boolean
  /** Further folders, whose texts come where the page says that it needs them (`needsTexts`). */
  textsByNeed?: readonly TextFolder[]
  /** Who is let in; others are sent to the sign-in page. */
  needs?: 'staff' | 'signedIn'
  /** Rendered in the browser alone (the admin centre). */
  isClientOnly?: boolean
  /** The right in a part of the back office without which its query is refused. */
  right?: AreaRight
}

/** A route that sends elsewhere. */
interface RedirectRoute extends AnsweringRoute {
  redirect: (place: RoutePlace) => string
}

/** What a branch's module exports: its routes, and how to load texts that are for them alone. */
interface Branch {
  routes: readonly Route[]
  texts?: TextLoaders
}

/** A branch of the table that is loaded when somebody goes there; its paths are relative to the branch. */
interface BranchRoute extends RouteBase {
  routes: () => Promise<Branch>
}

export type Route = PageRoute | RedirectRoute | BranchRoute
