import { expect, test } from 'vitest'
import { mailedPages } from '../../server/kit/mailedPages.ts'
import { accountPaths, segments } from './accountPaths.ts'

test('the links of mails lead to pages that the browser knows', () => {
  expect(segments).toMatchObject(mailedPages)
})

test('ids and numbers in paths cannot leave them', () => {
  expect(accountPaths.order('1/../../x')).toBe('/account/orders/1%2F..%2F..%2Fx')
  expect(accountPaths.editAddress('a?b#c')).toBe('/account/addresses/edit/a%3Fb%23c')
})
