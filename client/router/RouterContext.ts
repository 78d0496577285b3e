import { createContext, useContext } from 'react'
import type { Language } from '../intl/languages.ts'
import type { LoadedPage } from './loadPage.ts'
import { localized, type Place } from './place.ts'
import type { RoutePlace } from './route.ts'
import type { Site } from './site.ts'

/** What is on its way. */
export interface Navigation {
  progress: 'idle' | 'loading' | 'failed'
  /** Where to, while it is loading. */
  to: Place | null
  /** Why the latest page could not be loaded, until another one is; the page before it stays. */
  failure: Error | null
  /** Goes there after all, while it has failed. */
  retry?: () => void
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean
  /** Stays where the page is scrolled to, for a changed filter or step of the same page. */
  keepScroll?: boolean
}

/** Asked before leaving; false keeps the visitor on the page. */
export type LeaveGuard = () => boolean | Promise<boolean>

export interface Router {
  /** Goes to a path without language (`/cart`), an anchor (`#sizes`) or a whole address. */
  navigate(address: string, options?: NavigateOptions): void
  /** Writes another address for what is shown already, which loads nothing: `/trikots/x?color=rot`. */
  rename(address: string): void
  /** Loads the present page again, after a failure or when its data changed elsewhere. */
  reload(): void
  /** Asks `guard` before each navigation, until the returned function is called. */
  guardLeaving(guard: LeaveGuard): () => void
}

const nowhere: Router = { navigate: () => {}, rename: () => {}, reload: () => {}, guardLeaving: () => () => {} }

export const RouterContext = createContext<Router>(nowhere)
export const ShownContext = createContext<LoadedPage | null>(null)
export const NavigationContext = createContext<Navigation>({ progress: 'idle', to: null, failure: null })
export const LanguageContext = createContext<Language>('de')
/** The public address of the site, `https://shop.example`, for canonical addresses. */
export const OriginContext = createContext('')
/** How the site is reached, and what of it is there. */
export const SiteContext = createContext<Site | null>(null)

export const useRouter = (): Router => useContext(RouterContext)
export const useNavigation = (): Navigation => useContext(NavigationContext)
export const useLanguage = (): Language => useContext(LanguageContext)
export const useOrigin = (): string => useContext(OriginContext)

/** How the site is reached, what of it is there, and what is said of it elsewhere. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('There is no router above this component')
  return site
}

/** The page that is shown. */
export function useShown(): LoadedPage {
  const shown = useContext(ShownContext)
  if (!shown) throw new Error('There is no router above this component')
  return shown
}

/** Where the visitor is: path, parameters, search, hash, language. */
export function usePlace(): RoutePlace {
  return useShown().place
}

/** Writes the address of a path in the present language: `/cart` or `/en/cart`. */
export function useHref(): (path: string) => string {
  const language = useLanguage()
  const site = useContext(SiteContext)
  return path => localized(path, language, site?.addresses)
}
