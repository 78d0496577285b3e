/** Parts of the path that a pattern names, decoded. */
export type RouteParams = Readonly<Record<string, string>>

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

function paramsOf<TRoute>(pattern: Pattern<TRoute>, given: readonly string[]): RouteParams | null {
  const params: Record<string, string> = {}
  for (const [at, segment] of pattern.segments.entries()) {
    const value = given[at]
    if (segment.startsWith(':')) {
      const isOptional = segment.endsWith('?')
      if (value === undefined) {
        if (isOptional) continue
        return null
      }
      params[segment.slice(1, isOptional ? -1 : undefined)] = decoded(value)
    } else if (value === undefined || segment.toLowerCase() !== value.toLowerCase()) return null
  }
  if (pattern.isOpen) params.rest = given.slice(pattern.segments.length).map(decoded).join('/')
  else if (given.length > pattern.segments.length) return null
  return params
}

/**
 * A function that finds the route of a path. Patterns are tried in the order given, so fixed paths stand before
 * patterns; `:name` takes one segment, `:name?` one or none, a final `*` the rest (as `params.rest`).
 * Upper and lower case are the same, for addresses like `/Agb` are printed on paper.
 */
export function matcher<TRoute extends { path: string }>(routes: readonly TRoute[]) {
  const patterns = routes.map(compile)
  return (path: string): { route: TRoute; params: RouteParams } | null => {
    const given = path.split('/').filter(Boolean)
    for (const pattern of patterns) {
      const params = paramsOf(pattern, given)
      if (params) return { route: pattern.route, params }
    }
    return null
  }
}
