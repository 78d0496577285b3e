import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import stockPageQuery from '../../../__generated__/StockPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'shop/stock',
  layout: 'admin',
  page: () => import('./StockPage.tsx'),
  query: stockPageQuery,
  variables: () => ({
    ...{ first: 25, after: null, filter: { tab: 'ALL', search: null, groupId: null } },
    orderBy: { field: 'NUMBER', direction: 'ASC' },
  }),
  isPersonal: true,
}
const piece = (id: string) => ({
  ...{ id, title: `Trikot ${id}`, fit: null, size: 'M', color: null, sku: id, stock: 3, bound: 0, onShelf: 3 },
  ...{ reorderLevel: null, isLow: false, backOn: null },
})
const staff = asStaff(['CATALOGUE'])
const open = (answer: Answers[string], totalCount = 2) =>
  renderPage(route, {
    address: '/admincenter/shop/stock',
    around: staff.around,
    answers: {
      ...staff.answers,
      StockPageQuery: {
        Query: () => ({
          stock: {
            ...{ totalCount, isCountCapped: false, tabs: [{ key: 'ALL', count: Math.min(totalCount, 1001) }] },
            pageCursors: { first: null, previous: null, around: [], next: null, last: null },
            edges: [{ node: piece('A') }, { node: piece('B') }],
          },
          allProductGroups: [],
        }),
      },
      useChangeStockMutation: answer,
    },
  })
const changed = { Mutation: () => ({ changeStock: { items: [], errors: [] } }) }
const refused = {
  Mutation: () => ({ changeStock: { items: null, errors: [{ code: 'ONLY_FEW_LEFT', path: ['items', '0', 'add'] }] } }),
}

describe('the stock of a piece', () => {
  const take = async (answer: Answers[string]) => {
    const shown = await open(answer)
    await shown.user.click(screen.getByRole('checkbox', { name: /^Trikot A/ }))
    await shown.user.click(screen.getByRole('button', { name: 'Bestand ändern' }))
    const dialog = await screen.findByRole('dialog')
    const amount = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Menge|^Stück|^Anzahl/ })
    const note = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Anmerkung|^Notiz|^Bemerkung/ })
    await shown.user.type(amount, '-99999')
    await shown.user.type(note, 'Wasserschaden')
    await shown.user.click(within(dialog).getByRole('button', { name: 'Bestand ändern' }))
    return { ...shown, dialog, amount, note, asked: () => sent(shown.environment.asked, 'useChangeStockMutation') }
  }

  test('of which too much would go is refused where it was typed, and nothing of it is lost', async () => {
    const { dialog, amount, note } = await take(refused)
    expect(await within(dialog).findByText('So viele sind nicht mehr da.')).toBeTruthy()
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect([amount.value, note.value]).toEqual(['-99999', 'Wasserschaden'])
  })

  test('that is changed is asked for once, and said', async () => {
    const { asked } = await take(changed)
    await screen.findByText('Bestand von Trikot A, M geändert')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked()).toEqual([{ items: [{ itemId: 'A', add: -99_999 }], reason: 'DELIVERY', note: 'Wasserschaden' }])
  })

  test.each(failures)('keeps what was typed where it cannot be saved (%s)', async (status, title) => {
    const { dialog, amount, note, asked } = await take(refusedBy(status))
    await within(dialog).findByText(title)
    expect([amount.value, note.value]).toEqual(['-99999', 'Wasserschaden'])
    await waitFor(() => expect(asked()).toHaveLength(1))
  })
})

test('the tab of a list that was counted to its end says the number that the list says', async () => {
  await open(changed, 1747)
  expect(screen.getByRole('link', { name: 'Alle1.747' })).toBeTruthy()
  expect(screen.getByText(/von 1\.747/)).toBeTruthy()
})
