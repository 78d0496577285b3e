/** Parts of the path that a pattern names, decoded. */
export type RouteParams = Readonly<Record<string, string>>

/** A route that fits a path. */
export interface Match<TRoute> {
  route: TRoute
  params: RouteParams
  /** The path as the pattern writes it: its own case, and everything that it names escaped in one way. */
  path: string
}

interface Pattern<TRoute> {
  route: TRoute
  segments: readonly string[]
  isOpen: boolean
}

function compile<TRoute extends { path: string }>(route: TRoute): Pattern<TRoute> {
  const segments = route.path.split('/').filter(Boolean)
  const isOpen = segments.at(-1) === '*'
  return { route, segments: isOpen ? segments.slice(0, -1) : segments, isOpen }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A broken escape is kept as it is written: the page for it does not exist, and says so.
    return segment
  }
}

function matchOf<TRoute>(pattern: Pattern<TRoute>, given: readonly string[]): Match<TRoute> | null {
  const params: Record<string, string> = {}
  let path = ''
  for (const [at, segment] of pattern.segments.entries()) {
    const value = given[at]
    if (segment.startsWith(':')) {
      const isOptional = segment.endsWith('?')
      if (value === undefined) {
        if (isOptional) continue
        return null
      }
      const text = decoded(value)
      params[segment.slice(1, isOptional ? -1 : undefined)] = text
      path += `/${encodeURIComponent(text)}`
    } else {
      if (value === undefined || segment.toLowerCase() !== value.toLowerCase()) return null
      path += `/${segment}`
    }
  }
  if (pattern.isOpen) {
    // As it is written: decoded, a part of it could be taken for a slash or be decoded once more further on.
    params.rest = given.slice(pattern.segments.length).join('/')
    path += `/${params.rest}`
  } else if (given.length > pattern.segments.length) return null
  return { route: pattern.route, params, path: path || '/' }
}

/**
 * A function that finds the route of a path. Patterns are tried in the order given, so fixed paths stand before
 * patterns; `:name` takes one segment, `:name?` one or none, a final `*` the rest (as `params.rest`, not decoded).
 * Upper and lower case are the same, for addresses like `/Agb` are printed on paper. After a route that has nothing there
 * (`after`) only those below it are tried.
 */
export function matcher<TRoute extends { path: string }>(routes: readonly TRoute[]) {
  const patterns = routes.map(compile)
  return (path: string, after?: TRoute): Match<TRoute> | null => {
    const given = path.split('/').filter(Boolean)
    for (const pattern of patterns.slice(after ? routes.indexOf(after) + 1 : 0)) {
      const match = matchOf(pattern, given)
      if (match) return match
    }
    return null
  }
}
