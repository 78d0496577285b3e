import { describe, expect, test } from 'vitest'
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
