import { describe, expect, test } from 'vitest'
import { ask, dataOf, insertRange, placedBy } from '../../../testing/asking.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)
const admin = await site.clientAs(['admin'])

type Payments = {
  payments: {
    totalCount: number
    tabs: { key: string; count: number }[]
    sums: Record<string, { cents: number }> | null
    edges: { node: { orderNumber: string } }[]
  }
}
const read = async (filter: object = {}) => {
  const { payments } = await dataOf<Payments>(
    admin,
    `query ($filter: PaymentFilter) { payments(first: 50, filter: $filter) { totalCount tabs { key count }
      sums { open { cents } paid { cents } toRefund { cents } refunded { cents } byVouchers { cents } }
      edges { node { orderNumber } } } }`,
    { filter },
  )
  const { sums } = payments
  return {
    numbers: payments.edges.map(({ node }) => node.orderNumber),
    total: payments.totalCount,
    counts: Object.fromEntries(payments.tabs.map(({ key, count }) => [key, count])),
    sums: sums && Object.fromEntries(Object.entries(sums).map(([key, { cents }]) => [key, cents])),
  }
}

/** Four orders: open, overdue, paid, paid and cancelled. */
async function four() {
  const numbers: string[] = []
  for (let i = 0; i < 4; i += 1) numbers.push((await placedBy(await site.clientAs(['user']), shirt)).orderNumber)
  const set = (at: number, change: string) =>
    database.pool.query(`update orders set ${change} where order_number = $1`, [Number(numbers[at])])
  await set(1, `pay_by = '2020-01-01'`)
  await set(2, `payment_state = 'paid', paid_at = placed_at`)
  await set(3, `payment_state = 'paid', paid_at = placed_at, state = 'cancelled', cancelled_at = placed_at`)
  const { rows } = await database.pool.query('select to_pay_cents as cents from orders where order_number = $1', [
    Number(numbers[0]),
  ])
  return { numbers, cents: rows[0].cents as number }
}

describe('payments', () => {
  test('stand in the tab of their state, and are added up whatever the tab', async () => {
    const none = await read()
    expect(none).toEqual({ numbers: [], total: 0, counts: expect.objectContaining({ ALL: 0 }), sums: null })
    const { numbers, cents } = await four()
    const all = await read({ tab: 'OPEN' })
    expect(all.numbers.toSorted()).toEqual([numbers[0], numbers[1]].toSorted())
    expect(all.counts).toEqual({ ALL: 4, OPEN: 2, OVERDUE: 1, PAID: 1, TO_REFUND: 1, REFUNDED: 0 })
    expect(all.sums).toEqual({ open: 2 * cents, paid: cents, toRefund: cents, refunded: 0, byVouchers: 0 })
    for (const [tab, at] of [
      ['OVERDUE', 1],
      ['PAID', 2],
      ['TO_REFUND', 3],
    ] as const) {
      expect((await read({ tab })).numbers).toEqual([numbers[at]])
    }
    expect(await read({ search: numbers[2] })).toMatchObject({ numbers: [numbers[2]], sums: { open: 0, paid: cents } })
    expect(await read({ paymentMethod: 'nothing' })).toMatchObject({ total: 0, sums: null })
    expect(await read({ from: '2000-01-01', to: '2000-01-02' })).toMatchObject({ total: 0 })
  })

  test('are read by those who read orders alone', async () => {
    const { body } = await ask(await site.clientAs(['user']), '{ payments(first: 1) { totalCount } }').then(answer => ({
      body: answer,
    }))
    expect(JSON.stringify(body)).toContain('C100')
  })
})
