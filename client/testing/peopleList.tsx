import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import personsPageQuery, {
  type PersonsPageQuery,
  type PersonsPageQuery$data,
} from '../__generated__/PersonsPageQuery.graphql.ts'
import type { ListAction } from '../adminKit/list/actions.ts'
import { defineListPage } from '../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../adminKit/list/url.ts'
import type { PageRoute } from '../router/route.ts'
import type { Answers } from './answers.ts'
import { renderPage } from './harness.tsx'

/** A list of a few people, by which the tests of the admin kit look at what all lists have alike. */

type Person = PersonsPageQuery$data['persons']['edges'][number]['node']

export const path = '/admincenter/people'
export const address = defineListUrl({
  path,
  tabs: {
    parameter: 'state',
    label: 'users.states',
    titles: { all: 'users.state.all', active: 'users.state.active' },
  },
  filters: {
    search: { kind: 'words', label: 'users.search' },
    made: { kind: 'days', label: 'admin.period.label' },
    linked: { kind: 'one', label: 'users.account', choices: { yes: 'users.persons.linked' } },
    role: { kind: 'many', label: 'users.role', choices: { user: 'users.role.user', admin: 'users.role.admin' } },
  },
  sorts: ['name', 'created'],
  usual: { field: 'created', isFalling: true },
})

export const run = vi.fn<NonNullable<ListAction<Person>['run']>>()
export const undo = vi.fn<NonNullable<ListAction<Person>['run']>>()

const actions: ListAction<Person>[] = [
  {
    key: 'free',
    label: 'users.act.invite',
    applies: ({ city }) => city !== 'Wien',
    run,
    undo,
    done: rows => `${rows.length} done`,
  },
  {
    key: 'delete',
    label: 'users.persons.delete',
    question: { title: rows => `Delete ${rows.length}?`, text: rows => rows.map(row => row.name).join() },
    run,
    done: rows => `${rows.length} deleted`,
  },
]

const page = defineListPage<PersonsPageQuery, Person, typeof address>({
  query: personsPageQuery,
  address,
  variables: ({ filters, sort }) => ({
    filter: { search: filters.search || null },
    orderBy: { field: sort.field === 'name' ? 'NAME' : 'CREATED', direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ persons }) => ({
    rows: persons.edges.map(edge => edge.node),
    totalCount: persons.totalCount,
    cursors: persons.pageCursors,
    counts: { all: 1001, active: 7 },
  }),
  title: 'users.persons.title',
  empty: { title: 'users.persons.empty', hint: 'users.persons.emptyHint' },
  nothing: { title: 'users.nothing', hint: 'users.nothingHint' },
  nameOf: person => person.name,
  to: person => `/admincenter/people/${person.id}`,
  useList: () => ({
    columns: [
      { key: 'name', title: 'users.name', sort: 'name', width: 100, rank: 0, card: 'title', text: row => row.name },
      {
        key: 'city',
        title: 'users.city',
        width: 100,
        rank: 1,
        card: 'fact',
        text: row => row.city ?? '',
        repeats: row => row.city ?? '',
        sum: rows => `${rows.length} people`,
      },
      {
        key: 'phone',
        title: 'users.phone',
        width: 100,
        rank: 2,
        isExtra: true,
        card: 'fact',
        text: row => row.phone ?? '',
      },
    ],
    actions,
  }),
})

const route: PageRoute = {
  path: 'people',
  layout: 'admin',
  page: async () => ({ page }),
  search: search => search,
  isPersonal: true,
}

const names = ['Anna', 'Berta', 'Cilli', 'Dora', 'Emma', 'Frida', 'Gusti']
export const cursorAfter = (offset: number) => btoa(`[${offset}]`).replaceAll('=', '')

/** People two to a page, whatever is asked for, so that there are pages. */
export function people(count: number, size = 3): Answers {
  return {
    PersonsPageQuery: ({ after, first }) => {
      const offset = after ? Number(JSON.parse(atob(String(after)))[0]) : 0
      const rows = names.slice(0, count).slice(offset, offset + (first === 100 ? 100 : size))
      const next = offset + size < count ? { cursor: cursorAfter(offset + size) } : null
      return {
        Query: () => ({
          persons: {
            totalCount: count,
            pageCursors: {
              first: null,
              last: null,
              previous: null,
              next: first === 100 ? null : next,
              around: [
                { page: 1, cursor: null, isCurrent: offset === 0 },
                { page: 2, cursor: cursorAfter(size), isCurrent: offset > 0 },
              ],
            },
            edges: rows.map((name, at) => ({
              node: { id: `id-${name}`, name, city: at === 0 ? 'Wien' : 'Graz', phone: '=1+1', company: null },
            })),
          },
        }),
      }
    },
  }
}

export const open = (search: string, answers: Answers = people(7), root = '') =>
  renderPage(route, { address: `${root}${path}${search}`, answers })
export const link = (name: string) => screen.getByRole('link', { name })
export const box = (name: string) => screen.getByRole('checkbox', { name: `${name} auswählen` })
export const bar = () => screen.getByRole('region', { name: 'Auswahl' })
export const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1, -1)
    .map(row => row.textContent)
