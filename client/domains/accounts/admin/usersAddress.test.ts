import { expect, test } from 'vitest'
import { userPath, usersVariables, usersView } from './usersAddress.ts'

test('an address without parameters shows everybody, the latest first', () => {
  expect(usersVariables(new URLSearchParams())).toEqual({
    first: 25,
    after: null,
    filter: { search: null, state: null, roles: null, discountGroups: null, lastOnline: null },
    orderBy: { field: 'CREATED', direction: 'DESC' },
  })
})

test('filters, order and page come from the address', () => {
  const search = new URLSearchParams('search=huber&state=invited&role=member&group=club&seen=week&sort=-seen&after=x')
  expect(usersVariables(search)).toEqual({
    first: 25,
    after: 'x',
    filter: { search: 'huber', state: 'INVITED', roles: ['MEMBER'], discountGroups: ['club'], lastOnline: 'WEEK' },
    orderBy: { field: 'LAST_ACTIVE', direction: 'DESC' },
  })
})

test('what the address says wrongly counts as not said', () => {
  const view = usersView(new URLSearchParams('state=dead&role=toString&seen=never&sort=password'))
  expect(view).toMatchObject({ state: 'all', role: null, seen: null, sort: { field: 'created', isFalling: true } })
  expect(usersView(new URLSearchParams({ search: 'x'.repeat(500) })).search).toHaveLength(100)
})

test('an id is written so that it can stand in an address', () => {
  expect(userPath('VXNlcjo=/+')).toBe('/admincenter/users/edit/VXNlcjo%3D%2F%2B')
})
