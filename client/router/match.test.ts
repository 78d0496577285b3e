import { expect, test } from 'vitest'
import { matcher } from './match.ts'

const find = matcher(
  ['', 'search', 'Agb', 'checkout/:step?', 'admincenter/*', ':group', ':group/:product'].map(path => ({ path })),
)

test.each([
  ['/', '', {}],
  ['/search', 'search', {}],
  ['/SEARCH', 'search', {}],
  ['/agb', 'Agb', {}],
  ['/checkout', 'checkout/:step?', {}],
  ['/checkout/payment', 'checkout/:step?', { step: 'payment' }],
  ['/admincenter', 'admincenter/*', { rest: '' }],
  ['/admincenter/orders/24-1', 'admincenter/*', { rest: 'orders/24-1' }],
  ['/trikots', ':group', { group: 'trikots' }],
  ['/taschen-zubeh%C3%B6r', ':group', { group: 'taschen-zubehör' }],
  ['/admincenter/shop/%E2%82%AC', 'admincenter/*', { rest: 'shop/%E2%82%AC' }],
  ['/admincenter/a%252Fb%0d%0a', 'admincenter/*', { rest: 'a%252Fb%0d%0a' }],
  ['/trikots/nordwald', ':group/:product', { group: 'trikots', product: 'nordwald' }],
  ['/%E0%A4%A', ':group', { group: '%E0%A4%A' }],
])('%s is the route "%s"', (path, route, params) => {
  expect(find(path)).toMatchObject({ route: { path: route }, params })
})

test('a path with more segments than any pattern has no route', () => {
  expect(find('/a/b/c')).toBeNull()
})

test.each([
  ['/', '/'],
  ['/SEARCH', '/search'],
  ['/agb', '/Agb'],
  ['/%74rikots', '/trikots'],
  ['/taschen-zubeh%c3%b6r', '/taschen-zubeh%C3%B6r'],
  ['/trikots/a%2fb', '/trikots/a%2Fb'],
  ['/AdminCenter/Shop/%E2%82%AC', '/admincenter/Shop/%E2%82%AC'],
])('%s is written %s', (path, written) => {
  expect(find(path)?.path).toBe(written)
})
