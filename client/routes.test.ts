import { describe, expect, test } from 'vitest'
import { matcher } from './router/match.ts'
import type { Route } from './router/route.ts'
import { routes } from './routes.tsx'
import { allRoutes } from './testing/allRoutes.ts'

const all = await allRoutes(routes)

/** The parts of a path that open something to whoever knows them. */
const secrets = /:(token|secret)\b/

describe.each(all)('/%s', (path, route) => {
  test('says whether it is for everybody or for one person', () => {
    expect(route.isPersonal).toBeTypeOf('boolean')
  })

  test('is personal where it asks who somebody is, or is reached by a secret', () => {
    const isFor = 'needs' in route && route.needs !== undefined
    if (isFor || secrets.test(path) || route.hasSecretUrl) expect(route.isPersonal).toBe(true)
  })

  test('keeps a secret address to itself', () => {
    if (secrets.test(path)) expect(route.hasSecretUrl).toBe(true)
  })
})

test('these pages and no others are for everybody', () => {
  const shared = all.filter(([, route]) => !route.isPersonal).map(([path]) => `/${path}`)
  expect(shared).toEqual([
    '/',
    ...['/Agb', '/Versandkosten', '/Privacy', '/Imprint', '/Disclaimer', '/withdrawal/notice', '/help', '/sizes'],
    ...[
      '/accessibility',
      '/Garantie',
      '/posts',
      '/events',
      '/p/:id',
      '/shipping',
      '/terms',
      '/gallery/:slug',
      '/quickorder',
      '/search',
      '/specials',
      '/i/:product',
      '/:group',
    ],
    '/:group/:product',
    '/:slug',
  ])
})

test('the page to sign in on, whose address may name a secret page, keeps it to itself', () => {
  expect(all.find(([path]) => path === 'login')?.[1].hasSecretUrl).toBe(true)
})

/** The first route of a table that a path of its own leads to: each parameter stands for any word. */
function answering(table: readonly Route[], route: Route): Route | undefined {
  const example = route.path
    .split('/')
    .map(segment => (segment.startsWith(':') || segment === '*' ? 'anything' : segment))
    .join('/')
  return matcher(table)(`/${example}`)?.route
}

describe('no route stands below one that takes its paths', () => {
  const branches = routes.flatMap(route => ('routes' in route ? [route] : []))

  test('on the site', () => {
    const shadowed = (route: Route) => {
      const first = answering(routes, route)
      return first !== route && !(first && 'page' in first && first.sharesAddresses)
    }
    expect(routes.filter(shadowed).map(({ path }) => path)).toEqual([])
  })

  test.each(branches)('below /$path', async branch => {
    const { routes: table } = await branch.routes()
    expect(table.filter(route => answering(table, route) !== route).map(({ path }) => path)).toEqual([])
  })

  test('the check sees a fixed path below a greedy one', () => {
    const [greedy, fixed]: Route[] = [':group', 'cart'].map(path => ({ path, redirect: () => '/', isPersonal: false }))
    expect(greedy && fixed && answering([greedy, fixed], fixed)).toBe(greedy)
  })
})
