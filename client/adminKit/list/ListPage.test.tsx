import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import personsPageQuery, {
  type PersonsPageQuery,
  type PersonsPageQuery$data,
} from '../../__generated__/PersonsPageQuery.graphql.ts'
import type { PageRoute } from '../../router/route.ts'
import { type Answers, refusedBy } from '../../testing/answers.ts'
import { renderPage } from '../../testing/harness.tsx'
import { trailAt } from '../trail.ts'
import type { ListAction } from './actions.ts'
import { defineAddress, viewOf } from './address.ts'
import { defineListPage } from './ListPage.tsx'
import { leaveAt } from './returning.ts'

type Person = PersonsPageQuery$data['persons']['edges'][number]['node']

const path = '/admincenter/people'
const address = defineAddress({
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

const run = vi.fn<NonNullable<ListAction<Person>['run']>>()
const undo = vi.fn<NonNullable<ListAction<Person>['run']>>()
afterEach(() => vi.clearAllMocks())

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
const cursorAfter = (offset: number) => btoa(`[${offset}]`).replaceAll('=', '')

/** People two to a page, whatever is asked for, so that there are pages. */
function people(count: number, size = 3): Answers {
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

const open = (search: string, answers: Answers = people(7), root = '') =>
  renderPage(route, { address: `${root}${path}${search}`, answers })
const link = (name: string) => screen.getByRole('link', { name })
const box = (name: string) => screen.getByRole('checkbox', { name: `${name} auswählen` })
const bar = () => screen.getByRole('region', { name: 'Auswahl' })
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1, -1)
    .map(row => row.textContent)

describe('the address', () => {
  test('holds tab, filters, order, page and its size; a change of filter begins at the first page', async () => {
    const { user, navigations, environment, arrive } = await open(
      `?state=active&sort=name&size=50&after=${cursorAfter(3)}`,
    )
    expect(environment.asked[0]?.variables).toEqual({
      first: 50,
      after: cursorAfter(3),
      filter: { search: null },
      orderBy: { field: 'NAME', direction: 'ASC' },
    })
    expect(screen.getByRole('link', { name: /^Aktiv/ }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Konto' }), 'yes')
    await arrive()
    await user.click(screen.getByRole('link', { name: '100' }))
    expect(navigations).toEqual([
      `${path}?state=active&sort=name&size=50&linked=yes`,
      `${path}?state=active&sort=name&size=100&linked=yes`,
    ])
  })

  test('a parameter that cannot be read is ignored', async () => {
    const { environment } = await open('?state=lost&sort=password&after=x&size=7&from=gestern&columns=&role=king')
    expect(environment.asked.map(({ variables }) => variables)).toEqual([
      { first: 25, after: null, filter: { search: null }, orderBy: { field: 'CREATED', direction: 'DESC' } },
    ])
    expect(rows()).toHaveLength(3)
  })

  test('words count when typing pauses or on Enter', async () => {
    const { user, navigations } = await open('')
    await user.type(screen.getByRole('searchbox'), 'Berta')
    expect(navigations).toEqual([])
    await user.keyboard('{Enter}')
    expect(navigations).toEqual([`${path}?search=Berta`])
  })

  test('a day counts on Enter or when it is left, never at each key; a wrong one is said', async () => {
    const { user, navigations, arrive } = await open('')
    await user.click(screen.getByRole('button', { name: 'Zeitraum' }))
    const first = screen.getByRole('textbox', { name: 'erster Tag' })
    await user.type(first, '5.11.2026')
    expect(navigations).toEqual([])
    await user.keyboard('{Enter}')
    expect(navigations).toEqual([`${path}?from=2026-11-05`])
    await arrive()
    await user.clear(screen.getByRole('textbox', { name: 'erster Tag' }))
    await user.type(screen.getByRole('textbox', { name: 'erster Tag' }), 'gestern')
    await user.tab()
    expect(screen.getByText('Bitte einen Tag eingeben, etwa 5.11.')).toBeDefined()
    expect(navigations).toHaveLength(1)
  })

  test('several values of one filter count together when the choice is closed', async () => {
    const { user, navigations } = await open('')
    await user.click(screen.getByRole('button', { name: 'Rolle' }))
    await user.click(screen.getByRole('checkbox', { name: 'Kunde' }))
    await user.click(screen.getByRole('checkbox', { name: 'Administration' }))
    expect(navigations).toEqual([])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(navigations).toEqual([`${path}?role=user&role=admin`]))
    expect(viewOf(address, new URLSearchParams('role=user&role=admin')).filters.role).toEqual(['user', 'admin'])
  })
})

test.each([
  ['', 'Alle1.000+', 'Aktiv7'],
  ['/en', 'All1,000+', 'Active7'],
])('at %s every tab has its count, which ends at a thousand', async (root, all, active) => {
  await open('', people(7), root)
  const tabs = within(screen.getAllByRole('navigation')[0]!).getAllByRole('link')
  expect(tabs.map(tab => tab.textContent)).toEqual([all, active])
})

describe('rows', () => {
  test('show their columns, quiet what the row above says as well, and sums below', async () => {
    await open('')
    expect(rows().map(text => text?.replace(/ auswählen|Anna auswählen/, ''))).toHaveLength(3)
    const cities = screen.getAllByText('Graz')
    expect(cities).toHaveLength(2)
    expect(cities[0]?.className).not.toBe(cities[1]?.className)
    expect(screen.getByText('3 people')).toBeDefined()
  })

  test('may be dense, with columns of one’s own choice', async () => {
    const { user, navigations, arrive } = await open(`?after=${cursorAfter(3)}`)
    expect(screen.queryByRole('columnheader', { name: 'Telefon' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ansicht' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Telefon' }))
    await arrive()
    expect(screen.getByRole('columnheader', { name: 'Telefon' })).toBeDefined()
    await user.click(screen.getByRole('menuitemradio', { name: 'dicht' }))
    expect(navigations).toEqual([
      `${path}?columns=name+city+phone&after=${cursorAfter(3)}`,
      `${path}?columns=name+city+phone&density=dense&after=${cursorAfter(3)}`,
    ])
  })

  test('are cards on a phone, in the same order and with the same facts', async () => {
    const phone = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(media => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList)
    await open('')
    const cards = within(screen.getByRole('list', { name: 'Kontaktpersonen' })).getAllByRole('listitem')
    expect(cards.map(card => card.textContent)).toEqual([
      'Anna auswählenAnnaOrt Wien',
      'Berta auswählenBertaOrt Graz',
      'Cilli auswählenCilliOrt Graz',
    ])
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Sortierung' })).toBeDefined()
    phone.mockRestore()
  })

  test.each([
    ['nothing at all', '', 'Noch keine Kontaktpersonen'],
    ['nothing under a filter', '?search=x', 'Niemand passt dazu'],
  ])('say that there is %s, and filters stay', async (_label, search, title) => {
    await open(search, people(0))
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByRole('searchbox')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('when loading fails', () => {
  test.each([
    ['the server', refusedBy(500, 'ref-7'), 'Das konnte nicht geladen werden'],
    ['the connection', refusedBy(null), 'Keine Verbindung'],
    ['a right', refusedBy(403), 'Dafür fehlt Ihnen ein Recht'],
    ['the session', refusedBy(401), 'Sie sind nicht mehr angemeldet'],
  ])('because of %s, that is said where rows were; head, tabs and filters stay', async (_label, failure, title) => {
    await open('?state=active&search=x', { PersonsPageQuery: failure })
    expect(within(screen.getByRole('alert')).getByRole('heading').textContent).toBe(title)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kontaktpersonen')
    expect(screen.getByRole('link', { name: /^Aktiv/ }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('x')
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('the next try shows the rows again', async () => {
    let isDown = true
    const good = people(2)
    const { user, arrive } = await open('', {
      PersonsPageQuery: variables => {
        if (isDown) return refusedBy(503)
        const answer = good.PersonsPageQuery
        return typeof answer === 'function' ? answer(variables) : (answer ?? {})
      },
    })
    isDown = false
    await user.click(screen.getByRole('button', { name: 'erneut laden' }))
    await arrive()
    expect(link('Berta')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('selection', () => {
  test('Shift selects a range', async () => {
    const { user } = await open('')
    await user.click(box('Anna'))
    await user.keyboard('{Shift>}')
    await user.click(box('Cilli'))
    await user.keyboard('{/Shift}')
    expect(within(bar()).getByText('3 ausgewählt')).toBeDefined()
  })

  test('is kept on other pages, and let go under other filters', async () => {
    const { user, arrive } = await open('')
    await user.click(box('Berta'))
    await user.click(screen.getByRole('link', { name: 'Seite 2' }))
    await arrive()
    await user.click(box('Dora'))
    expect(within(bar()).getByText('2 ausgewählt')).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Konto' }), 'yes')
    await arrive()
    expect(screen.queryByRole('region', { name: 'Auswahl' })).toBeNull()
  })

  test('takes in all that fit the filters, beyond the page that is shown', async () => {
    const { user, environment } = await open('?search=a')
    await user.click(screen.getByRole('checkbox', { name: 'alle dieser Seite auswählen' }))
    await user.click(within(bar()).getByRole('button', { name: 'alle 7 auswählen' }))
    expect(await within(bar()).findByText('7 ausgewählt')).toBeDefined()
    expect(environment.asked.at(-1)?.variables).toMatchObject({ first: 100, after: null, filter: { search: 'a' } })
  })

  test('an action runs row by row for those that it is for, and says what can be taken back', async () => {
    run.mockResolvedValue(null)
    undo.mockResolvedValue(null)
    const { user } = await open('')
    await user.click(screen.getByRole('checkbox', { name: 'alle dieser Seite auswählen' }))
    await user.click(within(bar()).getByRole('button', { name: 'Einladung noch einmal senden (2)' }))
    expect(run.mock.calls.map(([row]) => row.name)).toEqual(['Berta', 'Cilli'])
    const notice = await screen.findByRole('article', { name: '2 done' })
    expect(within(bar()).getByText('1 ausgewählt')).toBeDefined()
    await user.click(within(notice).getByRole('button', { name: 'rückgängig machen' }))
    expect(undo.mock.calls.map(([row]) => row.name)).toEqual(['Berta', 'Cilli'])
  })

  test('each row has its result where not all were done, and what was not stays selected', async () => {
    run.mockImplementation(async row => (row.name === 'Berta' ? 'Jemand war schneller.' : null))
    const { user } = await open('')
    await user.click(screen.getByRole('checkbox', { name: 'alle dieser Seite auswählen' }))
    await user.click(within(bar()).getByRole('button', { name: 'löschen' }))
    expect(run).not.toHaveBeenCalled()
    await user.click(within(screen.getByRole('dialog', { name: 'Delete 3?' })).getByRole('button', { name: 'löschen' }))
    const dialog = await screen.findByRole('dialog', { name: '2 von 3 erledigt' })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['Annaerledigt', 'BertaJemand war schneller.', 'Cillierledigt'])
    expect(within(bar()).getByText('1 ausgewählt')).toBeDefined()
  })

  test('shows how far it is, and stops after the row at hand', async () => {
    let finish: (outcome: string | null) => void = () => {}
    run.mockImplementation(() => new Promise(resolve => (finish = resolve)))
    const { user } = await open('')
    await user.click(screen.getByRole('checkbox', { name: 'alle dieser Seite auswählen' }))
    await user.click(within(bar()).getByRole('button', { name: /^Einladung/ }))
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByRole('progressbar').getAttribute('value')).toBe('0')
    await user.click(within(dialog).getByRole('button', { name: 'anhalten' }))
    finish(null)
    const results = await screen.findByRole('dialog', { name: '1 von 2 erledigt' })
    expect(
      within(results)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['Bertaerledigt', 'Cillinicht mehr begonnen'])
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('the keyboard', () => {
  test('J and K go from row to row from anywhere, X selects, with Shift a range', async () => {
    const { user } = await open('')
    await user.keyboard('j')
    expect(document.activeElement).toBe(link('Anna'))
    await user.keyboard('x')
    await user.keyboard('jj')
    expect(document.activeElement).toBe(link('Cilli'))
    await user.keyboard('k')
    expect(document.activeElement).toBe(link('Berta'))
    await user.keyboard('j{Shift>}X{/Shift}')
    expect(within(bar()).getByText('3 ausgewählt')).toBeDefined()
  })

  test('letters that are typed are words', async () => {
    const { user } = await open('')
    await user.click(screen.getByRole('searchbox'))
    await user.keyboard('jx?')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jx?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('/ leads to the search, ? to what the keys do', async () => {
    const { user } = await open('')
    await user.keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await user.tab()
    await user.keyboard('?')
    expect(within(screen.getByRole('dialog', { name: 'Tasten' })).getByText('nächste Zeile')).toBeDefined()
  })

  test.each([
    ['the row that was left', 'id-Berta', 1, 'Berta'],
    ['the row in the place of one that is gone', 'id-Zenzi', 2, 'Cilli'],
    ['the last row, where there are fewer', 'id-Zenzi', 9, 'Cilli'],
  ])('comes back to %s', async (_label, id, at, name) => {
    leaveAt(path, `${path}?sort=name`, id, at)
    await open('?sort=name')
    await waitFor(() => expect(document.activeElement).toBe(link(name)))
  })

  test('what is opened from a list knows its neighbours and the way back', async () => {
    await open('?sort=name')
    expect(trailAt('/admincenter/people/id-Berta')).toEqual({
      address: `${path}?sort=name`,
      at: 2,
      count: 3,
      previous: { path: '/admincenter/people/id-Anna', label: 'Anna' },
      next: { path: '/admincenter/people/id-Cilli', label: 'Cilli' },
    })
  })

  test('stays where it is in another list', async () => {
    leaveAt(path, `${path}?sort=name`, 'id-Berta', 1)
    await open('')
    expect(document.activeElement).toBe(document.body)
  })
})

describe('CSV', () => {
  const saved: string[] = []
  const read = (blob: Blob) =>
    new Promise(resolve => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      reader.readAsText(blob)
    })

  test('holds the columns and rows that are shown', async () => {
    const blobs: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL() {} }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user } = await open('?columns=name+phone')
    await user.click(screen.getByRole('button', { name: 'als Datei speichern' }))
    await user.click(await screen.findByRole('menuitem', { name: 'diese 3 Zeilen als CSV' }))
    expect(saved[0]).toMatch(/^Kontaktpersonen \d{4}-\d\d-\d\d\.csv$/)
    expect(await read(blobs[0]!)).toBe('Name;Telefon\r\nAnna;"\'=1+1"\r\nBerta;"\'=1+1"\r\nCilli;"\'=1+1"\r\n')
    await user.click(screen.getByRole('button', { name: 'als Datei speichern' }))
    await user.click(await screen.findByRole('menuitem', { name: 'alle 7 als CSV' }))
    await waitFor(() => expect(blobs).toHaveLength(2))
    expect(String(await read(blobs[1]!)).split('\r\n')).toHaveLength(9)
    click.mockRestore()
  })
})
