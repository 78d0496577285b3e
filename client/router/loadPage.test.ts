import { expect, test } from 'vitest'
import anyQuery from '../__generated__/NewOrdersQuery.graphql.ts'
import { createEnvironment } from '../relay/environment.ts'
import { type Loading, loadPage, mayBeSecret, sharedUrl } from './loadPage.ts'
import { placeOf } from './place.ts'
import { definePage, type LayoutName, type Route } from './route.ts'

const nothing = () => null
const noTexts = async () => ({ default: {} })
const page = definePage({ Component: nothing })
const layout = { load: async () => ({ Layout: nothing }), queries: [], texts: [] }
const layouts = Object.fromEntries(
  (['shop', 'checkout', 'bare', 'admin'] satisfies LayoutName[]).map(name => [name, layout]),
) as unknown as Loading['layouts']

function loadingOf(routes: readonly Route[], isStaff = false): Loading {
  return {
    environment: createEnvironment({ execute: async () => ({ data: {} }) }),
    texts: {},
    textLoaders: { '/client/texts/de.ts': noTexts, '/client/texts/en.ts': noTexts },
    routes,
    layouts,
    notFoundPage: async () => ({ page }),
    mayEnter: () => isStaff,
    framed: new Set(),
  }
}

const at = (address: string) => placeOf(new URL(address, 'https://shop.example'))
const shown: Route = {
  path: ':group',
  layout: 'shop',
  page: async () => ({ page }),
  search: ['fit'],
  isPersonal: false,
}
const staffOnly: Route = {
  path: 'orders/:number',
  layout: 'admin',
  page: async () => ({ page }),
  needs: 'staff',
  search: ['tab'],
  isPersonal: true,
}
const branch: Route = { path: 'admincenter/*', routes: async () => ({ routes: [staffOnly] }) }

test('a page knows its place', async () => {
  const loaded = await loadPage(loadingOf([shown]), at('/en/trikots?fit=men'))
  expect(loaded).toMatchObject({ kind: 'page', isFound: true, place: { language: 'en', params: { group: 'trikots' } } })
})

test('a page that says that there is nothing is shown, and not found', async () => {
  const missing = definePage({ Component: nothing, outcome: () => 'notFound' })
  const route: Route = { path: '*', layout: 'admin', page: async () => ({ page: missing }), isPersonal: true }
  const loaded = await loadPage(loadingOf([route]), at('/admincenter/nothing'))
  expect(loaded).toMatchObject({ isFound: false, route: { layout: 'admin' } })
  expect('page' in loaded && loaded.page).toBe(missing)
})

test('what a frame says of things that are gone is said within it', async () => {
  const gone = definePage({ Component: nothing, query: anyQuery, outcome: () => 'notFound' })
  const route: Route = { path: 'orders/:number', layout: 'admin', page: async () => ({ page: gone }), isPersonal: true }
  const said = definePage({ Component: nothing })
  const environment = createEnvironment({ execute: async () => ({ data: { orders: { totalCount: 0 } } }) })
  const loading = { ...loadingOf([route, { ...route, path: 'cart', layout: 'shop' }]), environment }
  const framed = {
    ...loading,
    layouts: { ...layouts, admin: { ...layout, notFoundPage: async () => ({ page: said }) } },
  }
  const inAdmin = await loadPage(framed, at('/orders/1'))
  expect('page' in inAdmin && inAdmin.page).toBe(said)
  const inShop = await loadPage(framed, at('/cart'))
  expect('page' in inShop && inShop.page).toBe(page)
})

test('a page is there once the code is that its data need', async () => {
  const steps: string[] = []
  const part = {
    async load() {
      await Promise.resolve()
      steps.push('part')
    },
  }
  const kinds = definePage({ Component: nothing, query: anyQuery, parts: answer => (answer ? [part] : []) })
  const environment = createEnvironment({ execute: async () => ({ data: { orders: { totalCount: 0 } } }) })
  const route: Route = { ...shown, page: async () => ({ page: kinds }) }
  await loadPage({ ...loadingOf([route]), environment }, at('/trikots'))
  expect(steps).toEqual(['part'])
  const failing = definePage({
    Component: nothing,
    parts: () => [{ load: () => Promise.reject(new Error('offline')) }],
  })
  await expect(
    loadPage(loadingOf([{ ...shown, page: async () => ({ page: failing }) }]), at('/trikots')),
  ).rejects.toThrow('offline')
})

test('an address without a route is a page that is not found', async () => {
  expect(await loadPage(loadingOf([shown]), at('/a/b/c'))).toMatchObject({ kind: 'page', isFound: false })
})

test('an address may have moved', async () => {
  const moved: Route = { path: 'old', redirect: place => `/new?from=${place.path}`, isPersonal: false }
  expect(await loadPage(loadingOf([moved]), at('/old'))).toEqual({
    kind: 'redirect',
    address: '/new?from=/old',
    isPermanent: true,
    route: moved,
  })
})

test('an address that has moved keeps what it was asked for', async () => {
  const moved: Route = { path: 'shop/*', redirect: place => `/admincenter/${place.params.rest}`, isPersonal: true }
  expect(await loadPage(loadingOf([moved]), at('/shop/orders?tab=toShip&page=2'))).toMatchObject({
    address: '/admincenter/orders?tab=toShip&page=2',
  })
})

test.each([
  [true, '/trikots?fit=men'],
  [false, '/trikots'],
])('a page that stands elsewhere (for good: %s) is asked for at %s', async (isPermanent, address) => {
  const moved = definePage({
    Component: nothing,
    query: anyQuery,
    outcome: () => ({ redirect: '/trikots', isPermanent }),
  })
  const environment = createEnvironment({ execute: async () => ({ data: { orders: { totalCount: 0 } } }) })
  const route: Route = { ...shown, page: async () => ({ page: moved }) }
  const loaded = await loadPage({ ...loadingOf([route]), environment }, at('/leiberl?fit=men'))
  expect(loaded).toMatchObject({ kind: 'redirect', address, isPermanent })
})

test.each([
  ['/trikots', '/trikots'],
  ['/en/trikots', '/en/trikots'],
  ['/de/trikots', '/trikots'],
  ['/EN//%74rikots/', '/en/trikots'],
  ['/trikots?fit=men', '/trikots?fit=men'],
  ['/trikots?utm_source=x&fit=men&fit=women&y', '/trikots?fit=men'],
  ['/trikots?fit=', '/trikots'],
  ['/trikots#fit=men', '/trikots'],
  ['/admincenter/orders/24-1', null],
  ['/a/b/c', null],
])('%s is kept for everybody as %s', (address, kept) => {
  expect(sharedUrl([branch, shown], at(address))).toBe(kept)
})

test('a page knows nothing of its address but what it declares, and remembers what was asked for', async () => {
  const loaded = await loadPage(loadingOf([shown]), at('/%74rikots?utm_source=x&fit=men&fit=women'))
  if (loaded.kind !== 'page') throw new TypeError('no page')
  expect([loaded.place.path, loaded.place.search.toString()]).toEqual(['/trikots', 'fit=men'])
  expect([loaded.asked.path, loaded.asked.search.toString()]).toEqual(['/%74rikots', 'utm_source=x&fit=men&fit=women'])
})

test('strangers are sent to sign in, and would come back', async () => {
  expect(await loadPage(loadingOf([branch]), at('/admincenter/orders/24-1?tab=new'))).toEqual({
    kind: 'redirect',
    address: '/login?next=%2Fadmincenter%2Forders%2F24-1%3Ftab%3Dnew',
    isPermanent: false,
    route: staffOnly,
  })
})

test('staff goes in, through a branch that is loaded on the way', async () => {
  const loaded = await loadPage(loadingOf([branch], true), at('/admincenter/orders/24-1'))
  expect(loaded).toMatchObject({ kind: 'page', isFound: true, place: { params: { number: '24-1' } } })
  expect(await loadPage(loadingOf([branch], true), at('/admincenter/nothing'))).toMatchObject({ isFound: false })
})

test('code that cannot be loaded rejects', async () => {
  const broken: Route = {
    path: 'x',
    layout: 'shop',
    page: () => Promise.reject(new Error('chunk is gone')),
    isPersonal: false,
  }
  await expect(loadPage(loadingOf([broken]), at('/x'))).rejects.toThrow('chunk is gone')
})

test('what one route does not have is looked for by the next that takes the same addresses', async () => {
  const gone = definePage({ Component: nothing, outcome: () => 'notFound' })
  const there = definePage({ Component: nothing })
  const first: Route = { ...shown, page: async () => ({ page: gone }), sharesAddresses: true }
  const second: Route = { ...shown, path: ':slug', page: async () => ({ page: there }) }
  const loaded = await loadPage(loadingOf([first, second]), at('/ueber-uns'))
  expect(loaded).toMatchObject({ isFound: true, place: { params: { slug: 'ueber-uns' } }, page: there })
  expect(await loadPage(loadingOf([first]), at('/ueber-uns'))).toMatchObject({ isFound: false })
  expect(await loadPage(loadingOf([{ ...first, sharesAddresses: false }, second]), at('/ueber-uns'))).toMatchObject({
    isFound: false,
  })
})

test('addresses that are a key may be secret, and those whose branch is not loaded', () => {
  const secret: Route = {
    path: 'order/:secret',
    layout: 'shop',
    page: async () => ({ page }),
    isPersonal: true,
    hasSecretUrl: true,
  }
  const branch: Route = { path: 'preview/*', routes: async () => ({ routes: [] }) }
  const routes = [secret, branch, shown]
  expect(['/order/x', '/preview/y', '/trikots', '/a/b'].map(address => mayBeSecret(routes, at(address)))).toEqual([
    ...[true, true, false, false],
  ])
})
