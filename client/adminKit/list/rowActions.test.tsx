import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bar, box, link, open, path, run, undo } from '../../testing/peopleList.tsx'
import { trailAt } from '../trail.ts'
import { leaveAt } from './returning.ts'

afterEach(() => vi.clearAllMocks())

describe('selection', () => {
  test('Shift selects a range', async () => {
    const { user } = await open('')
    await user.click(box('Anna'))
    await user.keyboard('{Shift>}')
    await user.click(box('Cilli'))
    await user.keyboard('{/Shift}')
    expect(within(bar()).getByText('3 ausgewählt')).toBeDefined()
  })

  test('is kept on other pages, and under other filters as far as they show it', async () => {
    const { user, arrive } = await open('')
    await user.click(box('Berta'))
    await user.click(screen.getByRole('link', { name: 'Seite 2' }))
    await arrive()
    await user.click(box('Dora'))
    expect(within(bar()).getByText('2 ausgewählt')).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Konto' }), 'yes')
    await arrive()
    expect(within(bar()).getByText('1 ausgewählt')).toBeDefined()
    expect((box('Berta') as HTMLInputElement).checked).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Seite 2' }))
    await arrive()
    expect(within(bar()).getByText('1 ausgewählt')).toBeDefined()
    expect((box('Dora') as HTMLInputElement).checked).toBe(false)
  })

  test('is not lost when a row is ticked while its filter is still on its way', async () => {
    const { user, arrive } = await open('')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Konto' }), 'yes')
    link('Anna').focus()
    await user.keyboard(' ')
    await arrive()
    expect(within(bar()).getByText('1 ausgewählt')).toBeDefined()
    expect((box('Anna') as HTMLInputElement).checked).toBe(true)
  })

  test('takes in all that fit the filters, beyond the page that is shown', async () => {
    const { user, environment } = await open('?search=a')
    await user.click(screen.getByRole('checkbox', { name: 'alle auf dieser Seite auswählen' }))
    await user.click(within(bar()).getByRole('button', { name: 'alle 7 auswählen' }))
    expect(await within(bar()).findByText('7 ausgewählt')).toBeDefined()
    expect(environment.asked.at(-1)?.variables).toMatchObject({ first: 100, after: null, filter: { search: 'a' } })
  })

  test('an action runs row by row for those that it is for, and says what can be taken back', async () => {
    run.mockResolvedValue(null)
    undo.mockResolvedValue(null)
    const { user } = await open('')
    await user.click(screen.getByRole('checkbox', { name: 'alle auf dieser Seite auswählen' }))
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
    await user.click(screen.getByRole('checkbox', { name: 'alle auf dieser Seite auswählen' }))
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
    await user.click(screen.getByRole('checkbox', { name: 'alle auf dieser Seite auswählen' }))
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
    ).toEqual(['Bertaerledigt', 'Cillinicht mehr ausgeführt'])
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
    expect(within(screen.getByRole('dialog', { name: 'Tastenkürzel' })).getByText('nächste Zeile')).toBeDefined()
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
