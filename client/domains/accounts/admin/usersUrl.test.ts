import { expect, test } from 'vitest'
import { viewOf } from '../../../adminKit/list/url.ts'
import { userPath, usersUrl, usersVariables } from './usersUrl.ts'

const view = (text: string) => viewOf(usersUrl, new URLSearchParams(text))

test('an address without parameters shows everybody, the latest first', () => {
  expect(usersVariables(view(''))).toEqual({
    filter: { search: null, state: null, roles: null, discountGroups: null, lastOnline: null },
    orderBy: { field: 'CREATED', direction: 'DESC' },
  })
})

test('filters, order and page come from the address', () => {
  const said = 'search=huber&state=invited&role=member&role=admin&group=club&seen=week&sort=-seen'
  expect(usersVariables(view(said))).toEqual({
    filter: {
      search: 'huber',
      state: 'INVITED',
      roles: ['MEMBER', 'ADMIN'],
      discountGroups: ['club'],
      lastOnline: 'WEEK',
    },
    orderBy: { field: 'LAST_ACTIVE', direction: 'DESC' },
  })
})

test('what the address says wrongly counts as not said', () => {
  expect(view('state=dead&role=toString&seen=never&sort=password')).toMatchObject({
    tab: 'all',
    filters: { role: [], seen: null },
    sort: { field: 'created', isFalling: true },
  })
})

test('an id is written so that it can stand in an address', () => {
  expect(userPath('VXNlcjo=/+')).toBe('/admincenter/users/edit/VXNlcjo%3D%2F%2B')
})
