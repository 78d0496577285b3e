import { matcher } from '../../../../router/match.ts'
import type { Route } from '../../../../router/route.ts'

/** The pattern of the route that answers a path without language, `/:group/:product`; null where there is none. */
export async function patternOf(routes: readonly Route[], path: string): Promise<string | null> {
  const find = matcher(routes)
  for (let match = find(path); match !== null; match = find(path, match.route)) {
    const { route, params } = match
    if (!('routes' in route)) return `/${route.path}`
    const below = await patternOf((await route.routes()).routes, `/${params.rest ?? ''}`)
    if (below !== null) return `/${route.path.replace(/\/?\*$/, '')}${below === '/' ? '' : below}`
  }
  return null
}
