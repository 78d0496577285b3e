import { startTransition } from 'react'
import { carriedOn, carriedPartner } from './carried.ts'
import { type LoadedPage, type Loading, loadPage, mayBeSecret, prefetchPage } from './loadPage.ts'
import { isInAdminCentre, localized, placeOf, urlOf } from './place.ts'
import type { LeaveGuard, NavigateOptions, Navigation, Router } from './RouterContext.ts'
import { knownSearch } from './route.ts'
import { keepScroll, restoreScroll, scrollToHash } from './scroll.ts'
import { isWatched } from './watched.ts'

interface HistoryEntry {
  key: string
}

/** What is shown, and what is on its way. */
interface RouterState {
  shown: LoadedPage
  navigation: Navigation
}

type Listener = () => void

export interface BrowserRouter extends Router {
  state(): RouterState
  subscribe(listener: Listener): () => void
  /** To be called after the page of the latest navigation is on the screen. */
  settle(): void
  /** Whether somebody would be asked before this page is left. */
  isGuarded(): boolean
}

const idle: Navigation = { progress: 'idle', to: null, failure: null }

const newKey = () => Math.random().toString(36).slice(2, 10)

function presentKey(): string {
  return (history.state as HistoryEntry | null)?.key ?? 'first'
}

/** The address that a click leads to in this window, else null: new tabs, downloads and other sites are left alone. */
function addressOfClick(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const anchor = (event.target as Element | null)?.closest?.('a[href]')
  if (!(anchor instanceof HTMLAnchorElement) || anchor.hasAttribute('download')) return null
  if (anchor.target && anchor.target !== '_self') return null
  return anchor.origin === location.origin ? new URL(anchor.href) : null
}

/** Paths that are not pages of this application. */
const foreignPath = /^\/(?:graphql|api|download|images|assets|health)(?:\/|$)|\.[a-z0-9]{2,5}$/i

/**
 * The router of the browser: loads the whole next page, then shows it in a transition. While it loads, the old page
 * stays and `navigation` is 'loading'. Where that fails the old page stays under its own address, `navigation` says why,
 * and the way goes on when the connection is back. A change of the hash alone loads and scrolls nothing by itself.
 */
export function createBrowserRouter(loading: Loading, first: LoadedPage): BrowserRouter {
  let state: RouterState = { shown: first, navigation: idle }
  let latest = 0
  let shownKey = presentKey()
  let afterSettle: (() => void) | null = null
  const listeners = new Set<Listener>()
  const guards = new Set<LeaveGuard>()

  function set(next: Partial<RouterState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function fail(failure: Error, retry: () => void): void {
    set({ navigation: { progress: 'failed', to: null, failure, retry } })
  }

  /** `undo` takes the address back where the page cannot be shown; then `retry` goes there anew. */
  async function show(url: URL, then: () => void, undo?: () => void, retry?: () => void): Promise<void> {
    const turn = ++latest
    const to = placeOf(url)
    set({ navigation: { progress: 'loading', to, failure: null } })
    try {
      const loaded = await loadPage(loading, to)
      if (turn !== latest) return
      if (loaded.kind === 'redirect') {
        navigate(loaded.address, { replace: true })
        return
      }
      // What is drawn in the browser alone brings styles that a page for everybody has no permission for.
      if (loaded.route.isClientOnly && !document.querySelector('script[nonce]')) {
        location.assign(url)
        return
      }
      const left = state.shown
      afterSettle = () => {
        if (left.query && left.query !== loaded.query) left.query.dispose()
        then()
      }
      startTransition(() => set({ shown: loaded, navigation: idle }))
    } catch (error) {
      if (turn !== latest) return
      console.error(error)
      // Not the answer, but the code: a new release replaces what an open page knows. A whole load gets the new one.
      if (!('status' in (error as Error)) && (await isThere(url))) {
        if (turn === latest) location.reload()
        return
      }
      if (turn !== latest) return
      undo?.()
      fail(error as Error, retry ?? (() => void show(url, then)))
    }
  }

  /** Texts and data of the other language are another world, and so are shop and admin centre; a whole load is the simple
   *  and safe way there. */
  function isOtherDocument(url: URL): boolean {
    const [here, there] = [state.shown.place, placeOf(url)]
    // What watches the visitor for others is told every address that this document comes to.
    const isTold = isWatched() && mayBeSecret(loading.routes, there)
    return isTold || there.language !== here.language || isInAdminCentre(there) !== isInAdminCentre(here)
  }

  async function mayLeave(): Promise<boolean> {
    for (const guard of guards) if (!(await guard())) return false
    return true
  }

  function onlyHashDiffers(url: URL): boolean {
    return url.pathname === location.pathname && url.search === location.search && url.hash !== ''
  }

  function moveInPage(url: URL): void {
    const asked = placeOf(url)
    const { place, route } = state.shown
    const search = knownSearch(route.search, asked.search)
    set({ shown: { ...state.shown, asked, place: { ...place, search, hash: url.hash } } })
  }

  function navigate(address: string, options: NavigateOptions = {}): void {
    const url = new URL(localized(address, state.shown.place.language), location.href)
    const isElsewhere = url.origin !== location.origin || foreignPath.test(url.pathname)
    // Addresses in texts may name a page by what the product calls it.
    if (!isElsewhere) url.pathname = localized(url.pathname, placeOf(url).language)
    if (!isElsewhere) carriedOn(url)
    if (isElsewhere || isOtherDocument(url)) {
      if (options.replace) location.replace(url)
      else location.assign(url)
      return
    }
    // Without anybody to ask it goes at once, so that a control shows its new value before the next picture is drawn.
    if (guards.size === 0) leave(url, options)
    else void mayLeave().then(may => may && leave(url, options))
  }

  function leave(url: URL, options: NavigateOptions): void {
    keepScroll(shownKey)
    const left = { key: shownKey, address: location.href }
    const entry: HistoryEntry = { key: options.replace ? presentKey() : newKey() }
    const isHashMove = onlyHashDiffers(url)
    history[options.replace ? 'replaceState' : 'pushState'](entry, '', url)
    shownKey = entry.key
    if (isHashMove) {
      moveInPage(url)
      if (!options.keepScroll) scrollToHash(url.hash)
      return
    }
    const arrive = () => {
      if (options.keepScroll) return
      if (!scrollToHash(url.hash)) window.scrollTo({ top: 0, behavior: 'instant' })
      announceArrival()
    }
    const undo = () => {
      // Going back must not move the page that stays.
      keepScroll(left.key)
      if (options.replace) history.replaceState(entry, '', left.address)
      else history.back()
    }
    void show(url, arrive, undo, () => leave(url, options))
  }

  function onPopState(): void {
    const url = new URL(location.href)
    const { asked, place } = state.shown
    const there = placeOf(url)
    const isHere = there.path === asked.path && there.search.toString() === asked.search.toString()
    if (!isHere && guards.size > 0) {
      // The browser has gone there already: the page's own address comes back on top until the guard has answered.
      history.pushState({ key: shownKey } satisfies HistoryEntry, '', urlOf(place))
      void mayLeave().then(may => may && leave(url, {}))
      return
    }
    keepScroll(shownKey)
    shownKey = presentKey()
    if (isHere) {
      moveInPage(url)
      restoreScroll(shownKey)
      return
    }
    const key = shownKey
    void show(url, () => {
      if (!restoreScroll(key)) window.scrollTo({ top: 0, behavior: 'instant' })
    })
  }

  function onClick(event: MouseEvent): void {
    const url = addressOfClick(event)
    if (!url || foreignPath.test(url.pathname)) return
    carriedOn(url)
    if (isOtherDocument(url)) {
      // The browser's own page of errors would take the place of this one.
      if (navigator.onLine === false) {
        event.preventDefault()
        fail(new Error('There is no connection'), () => location.assign(url))
      } else {
        set({ navigation: { progress: 'loading', to: placeOf(url), failure: null } })
        // The anchor itself does not say what is carried along.
        if (carriedPartner() !== null) {
          event.preventDefault()
          location.assign(url)
        }
      }
      return
    }
    if ((event.target as Element).closest<HTMLElement>('a')?.dataset.load === 'document') return
    if (onlyHashDiffers(url) && !(event.target as Element).closest('[data-hash="state"]')) return
    event.preventDefault()
    navigate(url.href)
  }

  function onIntent(event: Event): void {
    const anchor = (event.target as Element | null)?.closest?.('a[href]')
    if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin) return
    const url = new URL(anchor.href)
    if (foreignPath.test(url.pathname) || isOtherDocument(url) || placeOf(url).path === state.shown.place.path) return
    prefetchPage(loading, placeOf(url)).catch(() => {
      // Only a hint: the visit itself will load again, and will say what fails.
    })
  }

  history.scrollRestoration = 'manual'
  window.addEventListener('popstate', onPopState)
  window.addEventListener('online', () => state.navigation.retry?.())
  // A page that comes back as it was left is on its way nowhere.
  window.addEventListener('pageshow', event => event.persisted && set({ navigation: idle }))
  window.addEventListener('pagehide', () => keepScroll(shownKey))
  document.addEventListener('click', onClick)
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, { passive: true })
  if (history.state) restoreScroll(shownKey)

  return {
    navigate,
    rename(address) {
      const url = carriedOn(new URL(address, location.href))
      history.replaceState(history.state, '', url)
      moveInPage(url)
    },
    state: () => state,
    reload: () => void show(new URL(location.href), () => {}),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settle() {
      afterSettle?.()
      afterSettle = null
    },
    isGuarded: () => guards.size > 0,
    guardLeaving(guard) {
      guards.add(guard)
      return () => guards.delete(guard)
    },
  }
}

/** Whether the server answers with that page. */
const isThere = (url: URL): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Puts the keyboard at the beginning of the new page's content, where a screen reader goes on reading. */
function announceArrival(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
