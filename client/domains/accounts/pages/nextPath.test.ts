import { expect, test } from 'vitest'
import { isOfAdmin, nextPath } from './nextPath.ts'

test.each([
  ['a page of the site', '/admincenter/orders?tab=new', '/admincenter/orders?tab=new'],
  ['the start page', '/', '/'],
  ['nothing', null, null],
  ['an empty word', '', null],
  ['another site', 'https://evil.example/', null],
  ['another site without scheme', '//evil.example', null],
  ['another site with a backslash', '/\\evil.example', null],
  ['a backslash further on', '/orders\\..', null],
  ['a tab that browsers leave out', '/\t/evil.example', null],
  ['a script', 'javascript:alert(1)', null],
  ['a relative path', 'orders', null],
])('after signing in, %s', (_label, next, expected) => {
  expect(nextPath(next)).toBe(expected)
})

test.each([
  ['/admincenter', true],
  ['/en/admincenter?x=1', true],
  ['/AdminCenter/orders', true],
  ['/admincenter-jacke', false],
  ['/account', false],
  [null, false],
])('%s is a path of the admin centre: %s', (path, expected) => {
  expect(isOfAdmin(path)).toBe(expected)
})
