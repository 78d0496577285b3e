import { redirectPath } from './redirects.ts'

const longest = 200
/** Parts of addresses that may be secrets or numbers of somebody: long runs of letters and digits, and whatever has an @. */
const isSecret = (segment: string): boolean =>
  segment.length > 60 || segment.includes('@') || /[A-Za-z0-9_]{24,}/.test(segment) || /\d{5,}/.test(segment)

/** What no visitor asks for: staff in the admin centre, programs, and what pages are made of. */
const inside = new Set(['admincenter', 'api', 'assets', 'graphql', 'health', 'images'])

/** The path under which an address is counted that was asked for in vain: without parameters, and cut where it may say
 *  something of a person; null for what is not worth counting. */
export function missedPath(url: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(url.split(/[?#]/)[0] ?? '')
  } catch {
    // What nobody can read leads nowhere, and no redirect could be made of it.
    return null
  }
  const path = redirectPath(decoded)
  if (inside.has(path.split('/')[1] ?? '')) return null
  if (!/^\/[\p{L}\p{N}\-._~/]+$/u.test(path)) return path.includes('@') ? cut(path) : null
  return cut(path)
}

function cut(path: string): string | null {
  const segments = path.split('/').slice(1)
  const secret = segments.findIndex(isSecret)
  if (secret === 0) return null
  const kept = `/${segments.slice(0, secret === -1 ? segments.length : secret).join('/')}${secret === -1 ? '' : '/…'}`
  return kept.length > longest ? null : kept
}
