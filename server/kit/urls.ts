/** What a browser or a proxy takes for a slash, written out or escaped. */
const slash = String.raw`(?:[/\\]|%2f|%5c)`
/** Several in a row, a backslash, and what browsers leave out of an address before they read it. */
const uneven = new RegExp(String.raw`${slash}{2,}|\\|[\t\r\n]`, 'i')
const runs = new RegExp(`${slash}{2,}|\\\\`, 'gi')

/**
 * The path and query of a request with one slash where its path had several, or what is read as one: backslashes, and
 * escaped ones beside another. Two at the beginning would name another site as soon as a link is made of the path. The
 * same text where nothing is to be mended. Single escaped slashes inside of a segment stay.
 */
export function evenUrl(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!uneven.test(path)) return url
  const even = path.replaceAll(/[\t\r\n]/g, '').replaceAll(runs, '/')
  return end < 0 ? even : even + url.slice(end)
}

/** What a request line names, as path and query: `/`, `*` and whole addresses (RFC 9112, 3.2) begin with a slash then. */
export function pathOfTarget(target: string): string {
  if (target.startsWith('/')) return target
  const url = /^https?:/i.test(target) ? URL.parse(target) : null
  return url ? url.pathname + url.search : `/${target}`
}
