import { describe, expect, test } from 'vitest'
import type { Route } from './router/route.ts'
import { routes } from './routes.tsx'

type Answering = Exclude<Route, { routes: unknown }>

/** Every route of the whole table with its branches, by its whole path. */
async function allOf(table: readonly Route[], root = ''): Promise<[path: string, route: Answering][]> {
  const found: [string, Answering][] = []
  for (const route of table) {
    const path = [root, route.path].filter(Boolean).join('/')
    if ('routes' in route) found.push(...(await allOf((await route.routes()).routes, path.replace(/\/\*$/, ''))))
    else found.push([path, route])
  }
  return found
}

const all = await allOf(routes)

/** The parts of a path that open something to whoever knows them. */
const secrets = /:(token|secret)\b/

describe.each(all)('/%s', (path, route) => {
  test('says whether it is for everybody or for one person', () => {
    expect(route.isPersonal).toBeTypeOf('boolean')
  })

  test('is personal where it asks who somebody is, or is reached by a secret', () => {
    const isFor = 'needs' in route && route.needs !== undefined
    if (isFor || secrets.test(path) || route.hasSecretAddress) expect(route.isPersonal).toBe(true)
  })

  test('keeps a secret address to itself', () => {
    if (secrets.test(path)) expect(route.hasSecretAddress).toBe(true)
  })
})

test('these pages and no others are for everybody', () => {
  const shared = all.filter(([, route]) => !route.isPersonal).map(([path]) => `/${path}`)
  expect(shared).toEqual([
    ...['/', '/Agb', '/Versandkosten', '/Privacy', '/Imprint', '/Disclaimer', '/withdrawal', '/help', '/sizes'],
    ...['/accessibility', '/shipping', '/terms', '/search', '/specials', '/i/:product', '/:group', '/:group/:product'],
  ])
})

test('the page to sign in on, whose address may name a secret page, keeps it to itself', () => {
  expect(all.find(([path]) => path === 'login')?.[1].hasSecretAddress).toBe(true)
})
