import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import voucherCalendarPageQuery from '../../../__generated__/VoucherCalendarPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../testing/staff.tsx'
import { spanOf } from './calendarUrl.ts'

const route: PageRoute = {
  path: 'shop/voucher/calendar',
  layout: 'admin',
  page: () => import('./VoucherCalendarPage.tsx'),
  query: voucherCalendarPageQuery,
  search: search => search,
  variables: ({ search }) => ({ from: spanOf(search).from, to: spanOf(search).to }),
  isPersonal: true,
}
const voucher = (id: string, deliverOn: string | null) => ({
  ...{
    id,
    code: `ABCD-EFGH-JKMN-${id}`,
    revision: 4,
    deliverOn,
    recipientName: `Kim ${id}`,
    recipientEmail: 'k@example.com',
  },
})
const moment = (key: string, kind: string, day: string, slot: string | null, deliverOn: string | null = null) => ({
  ...{ key, kind, day, slot, amount: { cents: 5000, currency: 'EUR' }, voucher: voucher(key, deliverOn) },
})
const moments = [
  moment('0001', 'DUE', '2027-11-25', null, '2027-11-25'),
  moment('0002', 'SOLD', '2027-11-23', '09:35'),
  moment('0003', 'REDEEMED', '2027-11-23', '09:35'),
  moment('0004', 'SENT', '2027-11-23', '09:30'),
]

const open = (answers: Answers = {}, areas: Parameters<typeof asStaff>[0] = ['VOUCHERS']) => {
  const staff = asStaff(areas)
  return renderPage(route, {
    address: '/admincenter/shop/voucher/calendar?day=2027-11-24',
    around: staff.around,
    answers: {
      ...staff.answers,
      VoucherCalendarPageQuery: { Query: () => ({ voucherCalendar: { isCapped: false, moments } }) },
      ...answers,
    },
  })
}
const moves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateVoucherMutation')
const done = { Mutation: () => ({ updateVoucher: { voucher: voucher('0001', '2027-11-26'), errors: [] } }) }
const refused = (code: string) => ({
  Mutation: () => ({ updateVoucher: { voucher: null, errors: [{ code, path: ['changes', 'deliverOn'] }] } }),
})
const days = () => screen.getAllByRole('heading', { level: 3 }).map(({ parentElement }) => parentElement!)
const drag = (card: HTMLElement, day: HTMLElement) => {
  const data = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()]
    },
  }
  fireEvent.dragStart(card, { dataTransfer })
  fireEvent.dragOver(day, { dataTransfer })
  fireEvent.drop(day, { dataTransfer })
}
const card = () => screen.getByText('Kim 0001').closest('li')!

describe('the calendar of vouchers', () => {
  test('shows a week from Monday on, its slots in their order, what is due first', async () => {
    await open()
    expect(days()).toHaveLength(7)
    const [monday, , wednesday] = days().slice(1).concat(days()[0]!)
    expect([monday, wednesday].every(Boolean)).toBe(true)
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      ...['09:30', '09:35', 'zu senden'],
    ])
  })

  test('moves a delivery by dragging it to another day', async () => {
    const { environment } = await open({ useUpdateVoucherMutation: done })
    drag(card(), days()[5]!)
    await screen.findByText('Zustellung verschoben')
    expect(moves(environment.asked)).toEqual([{ voucherId: '0001', revision: 4, changes: { deliverOn: '2027-11-27' } }])
  })

  test('moves nothing that is dropped where it is', async () => {
    const { environment } = await open()
    drag(card(), days()[3]!)
    expect(moves(environment.asked)).toEqual([])
  })

  test.each([
    ['STALE_REVISION', /inzwischen geändert/],
    ['INVALID_INPUT', /lässt sich die Zustellung nicht verschieben/],
  ])('says why a delivery cannot be dragged there: %s', async (code, text) => {
    await open({ useUpdateVoucherMutation: refused(code) })
    drag(card(), days()[5]!)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('moves a delivery by its field, too', async () => {
    const { user, environment } = await open({ useUpdateVoucherMutation: done })
    await user.click(screen.getByRole('button', { name: 'Gutschein …0001 verschieben' }))
    fireEvent.change(screen.getByLabelText(/^Senden am/), { target: { value: '2027-12-24' } })
    await user.click(screen.getByRole('button', { name: 'verschieben' }))
    await waitFor(() =>
      expect(moves(environment.asked)).toEqual([
        { voucherId: '0001', revision: 4, changes: { deliverOn: '2027-12-24' } },
      ]),
    )
  })

  test.each(failures)('that cannot move (%s) says so in the dialog, which stays', async (status, title) => {
    const { user } = await open({ useUpdateVoucherMutation: refusedBy(status) })
    await user.click(screen.getByRole('button', { name: 'Gutschein …0001 verschieben' }))
    fireEvent.change(screen.getByLabelText(/^Senden am/), { target: { value: '2027-12-24' } })
    await user.click(screen.getByRole('button', { name: 'verschieben' }))
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText(/^Senden am/)).toHaveProperty('value', '2027-12-24')
  })

  test('is read by those who may not change vouchers', async () => {
    await open({}, [])
    expect(screen.queryByRole('button', { name: /…0001 verschieben/ })).toBeNull()
    expect(card().getAttribute('draggable')).not.toBe('true')
  })
})
