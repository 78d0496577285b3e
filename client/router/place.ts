import { type Language, languages } from '../intl/languages.ts'
import { type Addresses, insidePath, noAddresses, shownPath } from './addresses.ts'

/** How the site's addresses are named, as the page said that arrived; the server, which shows many, names them each time. */
let known = noAddresses

/** Takes over how addresses are named, once for the life of the document. */
export function nameAddresses(addresses: Addresses): void {
  known = addresses
}

/** Where a visitor is: the address without its language, and what the address says. */
export interface Place {
  language: Language
  /** Path without the language, beginning with a slash, decoded by segment only in `params`. */
  path: string
  search: URLSearchParams
  /** With its `#`, or empty. Always empty on the server. */
  hash: string
}

/** Reads an address. German has no language segment, English has `/en`. */
export function placeOf(url: URL): Place {
  // Without empty segments: two slashes at the beginning of a path would name another site in every link made of it.
  const segments = url.pathname.split('/').filter(Boolean)
  const language = languages.find(each => each === segments[0]?.toLowerCase())
  return {
    language: language ?? 'de',
    path: insidePath(known, `/${segments.slice(language ? 1 : 0).join('/')}`),
    search: url.searchParams,
    hash: url.hash,
  }
}

/** A path of this site with one slash at its beginning, and nothing else that a browser takes for one or leaves out. */
const rootedPath = (path: string): string => `/${path.replace(/^[/\\\s]+/, '')}`

/**
 * The address of `path` in a language. Leaves whole addresses (`https://…`) and pure anchors as they are, and replaces a
 * language that the path already has. What begins with a slash never leads to another site.
 */
export function localized(path: string, language: Language, addresses: Addresses = known): string {
  if (!/^[/\\]/.test(path)) return path
  const bare = rootedPath(rootedPath(path).replace(/^\/(?:de|en)(?=[/\\?#]|$)/i, ''))
  const rooted = shownPath(addresses, bare, language)
  return language === 'de' ? rooted : `/en${rooted.replace(/^\/(?=[?#]|$)/, '')}`
}

/** The address of a place as its language writes it, search and hash included. */
export function urlOf(
  place: Pick<Place, 'language' | 'path' | 'search'> & { hash?: string },
  addresses: Addresses = known,
): string {
  const search = place.search.toString()
  return `${localized(place.path, place.language, addresses)}${search ? `?${search}` : ''}${place.hash ?? ''}`
}

/** Whether a place is in the admin centre, which is a document of its own beside the shop: who acts for a customer in the
 *  shop is themselves there. */
export const isInAdminCentre = ({ path }: Pick<Place, 'path'>): boolean => /^\/admincenter(\/|$)/.test(path)
