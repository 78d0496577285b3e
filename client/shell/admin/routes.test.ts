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
  ['payments', '/admincenter/shop/payments'],
  ['payments?tab=open', '/admincenter/shop/payments?tab=open'],
  ['shop/settings/system?tab=x', '/admincenter/settings/system?tab=x'],
  ['stock?search=ball', '/admincenter/products?sort=stock&search=ball'],
  ['account', '/account'],
  ['filebrowser', '/admincenter/files'],
  ['videos', '/admincenter/files?type=VIDEO'],
  ['downloads?sort=name', '/admincenter/files?type=PDF&type=DOCUMENT&type=OTHER&sort=name'],
  ['images', '/admincenter/files?type=PICTURE'],
  ['messages/inbox?search=kim', '/admincenter/messages?search=kim'],
  ['messages/inbox/m1', '/admincenter/messages/m1'],
  ['messages/settings', '/admincenter/forms/browse'],
  ['social', '/admincenter/social/facebook'],
])('the documented address %s leads to %s', (path, target) => {
  const found = find(`/${path.split('?')[0]}`)
  if (!found || !('redirect' in found.route)) throw new TypeError(`${path} leads nowhere`)
  const place = placeOf(new URL(`https://shop.example/admincenter/${path}`))
  expect(found.route.redirect({ ...place, params: found.params })).toBe(target)
})

/** The page that an address below `/admincenter` ends at, by the path of its route; `*` where there is none. */
function endOf(path: string): string {
  const place = placeOf(new URL(`https://shop.example/admincenter/${path}`))
  const found = find(`/${path.split('?')[0]}`)
  if (!found) return '*'
  if (!('redirect' in found.route)) return found.route.path
  return endOf(found.route.redirect({ ...place, params: found.params }).replace(/^\/admincenter\//, ''))
}

// Source: shop.md 2 "Shop admin routes". Requests for prices are not there yet (decision 46).
test.each([
  ...['settings/general', 'settings/configurator', 'settings/system', 'shipping/countries', 'shipping/groups'],
  ...['discount/groups', 'voucher/browse', 'voucher/template/browse', 'voucher/template/edit/1', 'voucher/calendar'],
  ...['voucher/edit/1', 'coupon/edit', 'coupon/add', 'coupon/edit/1', 'charts', 'vat/groups', 'products', 'products/1'],
  ...[
    'colors',
    'colors/1',
    'groups',
    'groups/1',
    'orders',
    'orders/1',
    'payments',
    'customers',
    'customers/1',
    'stock',
  ],
  ...['affiliates', 'affiliates/1'],
])('the documented route shop/%s has a page', path => expect(endOf(`shop/${path}`)).not.toBe('*'))

// Source: platform.md 2 "Admin centre". Bug tracker, booking, newsletter, analytics and backup are not there yet.
test.each([
  ...['dashboard', 'social/facebook', 'social/instagram', 'pages/browse', 'pages/edit', 'pages/edit/1'],
  ...[
    'person/browse',
    'person/edit',
    'person/edit/1',
    'events',
    'notifications',
    'map',
    'components',
    'config',
    'files',
  ],
  ...['messages/settings', 'messages/inbox', 'messages/inbox/1', 'settings', 'settings/seo', 'settings/mail'],
  ...['settings/privacy', 'settings/permissions', 'users/add', 'users/browse', 'users/edit/1', 'file/edit/1'],
  ...['image/edit/1', 'filebrowser', 'videos', 'downloads', 'images', 'links', 'shares', 'info'],
])('the documented route %s has a page', path => expect(endOf(path)).not.toBe('*'))
