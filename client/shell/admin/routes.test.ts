import { expect, test } from 'vitest'
import { matcher } from '../../router/match.ts'
import { placeOf } from '../../router/place.ts'
import { routes } from './routes.ts'

const find = matcher(routes)

test.each([
  ['charts', '/admincenter/dashboard'],
  ['stock', '/admincenter/products?sort=stock'],
  ['customers', '/admincenter/shop/customers'],
  ['customers/u1', '/admincenter/shop/customers/u1'],
  ['config', '/admincenter/settings/general'],
  ['settings/system', '/admincenter/settings/general'],
  ['settings/system?tab=x', '/admincenter/settings/general?tab=x'],
  ['stock?search=ball', '/admincenter/products?sort=stock&search=ball'],
  ['account', '/account'],
])('the documented address %s leads to %s', (path, target) => {
  const found = find(`/${path.split('?')[0]}`)
  if (!found || !('redirect' in found.route)) throw new TypeError(`${path} leads nowhere`)
  const place = placeOf(new URL(`https://shop.example/admincenter/${path}`))
  expect(found.route.redirect({ ...place, params: found.params })).toBe(target)
})
