import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { refusedBy } from '../../testing/answers.ts'
import { address, cursorAfter, link, open, path, people, rows } from '../../testing/peopleList.tsx'
import { viewOf } from './url.ts'

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

  test('words stay in their field and are asked for once while the list is on its way', async () => {
    const { user, navigations, arrive } = await open('')
    await user.type(screen.getByRole('searchbox'), 'Berta{Enter}')
    await user.click(document.body)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Berta')
    expect(navigations).toEqual([`${path}?search=Berta`])
    await arrive()
    await user.click(screen.getByRole('link', { name: 'zurücksetzen' }))
    await arrive()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  test('a day counts on Enter or when it is left, never at each key; a wrong one is said', async () => {
    const { user, navigations, arrive } = await open('')
    await user.click(screen.getByRole('button', { name: 'Zeitraum' }))
    const first = screen.getByRole('textbox', { name: 'Erster Tag' })
    await user.type(first, '5.11.2026')
    expect(navigations).toEqual([])
    await user.keyboard('{Enter}')
    expect(navigations).toEqual([`${path}?from=2026-11-05`])
    await arrive()
    await user.clear(screen.getByRole('textbox', { name: 'Erster Tag' }))
    await user.type(screen.getByRole('textbox', { name: 'Erster Tag' }), 'gestern')
    await user.tab()
    expect(screen.getByText('Bitte geben Sie einen Tag ein, zum Beispiel 5.11.')).toBeDefined()
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
    await user.click(screen.getByRole('menuitemradio', { name: 'kompakt' }))
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
    ['nothing under a filter', '?search=x', 'Keine Benutzer gefunden'],
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
    ['a right', refusedBy(403), 'Ihnen fehlt das Recht dafür'],
    ['the session', refusedBy(401), 'Sie sind nicht mehr angemeldet'],
    ['too many requests', refusedBy(429), 'Das waren sehr viele Anfragen in kurzer Zeit'],
    ['a shop that is away', refusedBy(503), 'Der Shop ist gerade nicht erreichbar'],
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
