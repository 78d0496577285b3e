import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import importPageQuery from '../../../__generated__/ImportPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { renderPage, type Shown } from '../../../testing/harness.tsx'

const route: PageRoute = {
  path: 'shop/import/:id',
  layout: 'admin',
  page: () => import('./ImportPage.tsx'),
  query: importPageQuery,
  variables: ({ params }) => ({ id: params.id! }),
  isPersonal: true,
}

const fields = [
  { key: 'productNumber', label: 'Produktnummer', isHelper: false },
  { key: 'title.de', label: 'Titel (de)', isHelper: false },
  { key: 'stock', label: 'Bestand', isHelper: false },
]
const shown = {
  ...{ id: 'i1', fileName: 'waren.csv', format: 'csv', encoding: 'utf-8', separator: ';', template: 'OWN' },
  columns: [
    { head: 'Nummer', field: 'productNumber', samples: ['A-1', 'A-2'] },
    { head: 'Name', field: 'title.de', samples: ['Trikot'] },
    { head: 'Vermerk', field: null, samples: [''] },
  ],
  ...{ clearsEmpty: false, addsNames: true, publishes: false, rowCount: 2, total: 2, done: 2 },
  ...{ newCount: 0, changedCount: 0, sameCount: 0, errorCount: 0, addedColors: [], addedGroups: [] },
  ...{ failure: null, failureLine: null, failureColumn: null, conflicts: [], by: 'Kim Muster' },
  ...{ startedAt: '2026-11-20T10:00:00Z', finishedAt: null, undoneAt: null },
  ...{ viewerCanWork: true, viewerCanCancel: true, changes: [], errors: [], state: 'MAPPING' },
}

const open = (changes: object): Promise<Shown> =>
  renderPage(route, {
    address: '/admincenter/shop/import/i1',
    answers: {
      ImportPageQuery: {
        Query: () => ({ productImport: { ...shown, ...changes }, productImportFields: fields }),
      },
      useCheckImportMutation: {
        Mutation: () => ({
          checkProductImport: { productImport: { ...shown, state: 'CHECKED', sameCount: 2 }, errors: [] },
        }),
      },
      useRunImportMutation: {
        Mutation: () => ({
          runProductImport: { productImport: { ...shown, state: 'DONE', newCount: 1, changedCount: 1 }, errors: [] },
        }),
      },
    },
  })

describe('an import', () => {
  test('asks what columns mean, refuses a field twice, and sends what was chosen', async () => {
    const { user, environment } = await open({})
    const sent = () =>
      environment.asked.filter(({ name }) => name === 'useCheckImportMutation').map(each => each.variables)
    const third = screen.getByLabelText('Feld der Spalte Vermerk')
    await user.selectOptions(third, 'Titel (de)')
    await user.click(screen.getByRole('button', { name: 'Prüfen' }))
    expect(await screen.findByText('Jedes Feld kann nur eine Spalte haben.')).toBeTruthy()
    expect(sent()).toEqual([])
    await user.selectOptions(third, 'Bestand')
    await user.click(screen.getByLabelText('Neue Produkte gleich im Shop zeigen'))
    await user.click(screen.getByRole('button', { name: 'Prüfen' }))
    expect(await screen.findByText('Das Sortiment ist schon so, wie die Tabelle sagt.')).toBeTruthy()
    expect(sent()).toMatchObject([
      {
        input: { importId: 'i1', fields: ['productNumber', 'title.de', 'stock'], publishes: true, clearsEmpty: false },
      },
    ])
  })

  test('that was checked tells from what to what, and is run', async () => {
    const change = {
      ...{ number: 1, isNew: false, productId: 'p1', productNumber: 'A-1', title: 'Trikot' },
      differences: [{ of: 'A-1-S', field: 'priceCents', label: 'Preis', from: '1990', to: '2490' }],
    }
    const { user } = await open({ state: 'CHECKED', changedCount: 1, newCount: 1, changes: [change] })
    expect(screen.getByText('1 Produkt käme neu dazu, 1 Produkt würde sich ändern')).toBeTruthy()
    const line = screen.getByText('A-1-S').closest('li')!
    expect(line.textContent).toContain('1990 → 2490')
    await user.click(screen.getByRole('button', { name: '2 Produkte übernehmen' }))
    expect(await screen.findByRole('button', { name: 'Import rückgängig machen' })).toBeTruthy()
  })

  test('of new products alone says that they would come, not that they would change', async () => {
    const change = {
      ...{ number: 1, isNew: true, productId: 'p1', productNumber: 'A-1', title: 'Trikot' },
      differences: [],
    }
    await open({ state: 'CHECKED', newCount: 4, changes: [change] })
    expect(screen.getByText('4 Produkte kämen neu dazu')).toBeTruthy()
    expect(screen.queryByText(/sich ändern/)).toBeNull()
  })

  test('with mistakes names their places and cannot be run', async () => {
    const errors = [{ line: 7, column: 2, head: 'Preis', text: '„viel“ ist kein Betrag.' }]
    await open({ state: 'CHECKED', errorCount: 1, newCount: 3, errors })
    const list = screen.getByRole('region', { name: 'Ein Fehler' })
    expect(within(list).getByText('Zeile 7')).toBeTruthy()
    expect(within(list).getByText('„viel“ ist kein Betrag.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /übernehmen/ })).toBeNull()
  })

  test('whose file cannot be read says where, and that nothing has changed', async () => {
    await open({
      state: 'FAILED',
      failure: 'TABLE_MORE_CELLS',
      failureLine: 3,
      failureColumn: 4,
      viewerCanCancel: false,
    })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('Zeile 3 hat mehr Zellen als die Überschriften: ab Spalte 4.')
    expect(alert.textContent).toContain('Am Sortiment hat sich nichts geändert.')
  })
})
