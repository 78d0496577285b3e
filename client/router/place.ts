export type Language = 'de' | 'en'
export const languages: readonly Language[] = ['de', 'en']

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
  const [, first = '', ...rest] = url.pathname.split('/')
  const isEnglish = first.toLowerCase() === 'en'
  const isGerman = first.toLowerCase() === 'de'
  const path = isEnglish || isGerman ? `/${rest.join('/')}` : url.pathname
  return {
    language: isEnglish ? 'en' : 'de',
    path: path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path || '/',
    search: url.searchParams,
    hash: url.hash,
  }
}

/**
 * The address of `path` in a language. Leaves addresses of other sites and pure anchors as they are, and replaces a
 * language that the path already has.
 */
export function localized(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const bare = path.replace(/^\/(?:de|en)(?=\/|\?|#|$)/i, '') || '/'
  const rooted = bare.startsWith('/') ? bare : `/${bare}`
  if (language === 'de') return rooted
  return rooted === '/'
    ? '/en'
    : rooted.startsWith('/?') || rooted.startsWith('/#')
      ? `/en${rooted.slice(1)}`
      : `/en${rooted}`
}

/** The address of a place as its language writes it, search and hash included. */
export function addressOf(place: Pick<Place, 'language' | 'path' | 'search'> & { hash?: string }): string {
  const search = place.search.toString()
  return `${localized(place.path, place.language)}${search ? `?${search}` : ''}${place.hash ?? ''}`
}
