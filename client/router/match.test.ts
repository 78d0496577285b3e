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
  ['/trikots/nordwald', ':group/:product', { group: 'trikots', product: 'nordwald' }],
  ['/%E0%A4%A', ':group', { group: '%E0%A4%A' }],
])('%s is the route "%s"', (path, route, params) => {
  expect(find(path)).toEqual({ route: { path: route }, params })
})

test('a path with more segments than any pattern has no route', () => {
  expect(find('/a/b/c')).toBeNull()
})
