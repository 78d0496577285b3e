import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotAllowed } from '../../../kit/refusals.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { codesOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { workOff } from '../../../testing/mailbox.ts'
import { referredTo, ripe } from '../../../testing/referred.ts'
import { cancelOrder } from '../../orders/operations/cancelling.ts'
import { linesOf, type Order } from '../../orders/queries/orders.ts'
import { orders } from '../../orders/tables.ts'
import { decideWithdrawal, declareWithdrawal } from '../../withdrawals/operations.ts'
import { affiliatesByIds, countAffiliateTabs } from '../queries.ts'
import { countClick, updateAffiliate } from './affiliates.ts'
import { payAffiliates } from './payouts.ts'

const database = await testDatabase()
const { admin, staff, partner, ordered, settled, figures, states, addsUp, pay } = await referredTo(database)
const publicUrl = 'https://shop.example'
const day = 86_400_000

describe('partners', () => {
  test('get a code of chance, or the one that was chosen, which nobody else has', async () => {
    const made = await partner()
    expect(made.code).toMatch(/^[0-9a-z]{10}$/)
    const chosen = await partner({ code: ' Ober-Dorf ' })
    expect(chosen.code).toBe('ober-dorf')
    expect(await codesOf(partner({ code: 'OBER-DORF' }))).toEqual(['CODE_TAKEN'])
    const taking = { affiliateId: made.id, revision: made.revision, changes: { code: 'ober-dorf' } }
    expect(await refusalsOf(updateAffiliate(staff, taking))).toMatchObject([
      { code: 'CODE_TAKEN', path: ['changes', 'code'] },
    ])
    expect((await affiliatesByIds(database.drizzle, admin, [made.id]))[0]).toEqual(made)
  })

  test('are changed by those who may, from the state that was seen', async () => {
    const made = await partner()
    const change = { affiliateId: made.id, revision: 1, changes: { value: 500, note: 'Trainer' } }
    const changed = await updateAffiliate(staff, change)
    expect(changed).toMatchObject({ value: 500, note: 'Trainer', revision: 2 })
    expect(await codesOf(updateAffiliate(staff, change))).toEqual(['STALE_REVISION'])
    const member = contextFor(database, { viewer: await insertViewer(database, ['user', 'member']) })
    await expect(updateAffiliate(member, { ...change, revision: 2 })).rejects.toThrow(NotAllowed)
  })

  test('have their visits counted by the day, of active ones alone', async () => {
    const made = await partner()
    const guest = contextFor(database)
    expect(await Promise.all([1, 2, 3].map(() => countClick(guest, { code: made.code.toUpperCase() })))).toEqual([
      ...[true, true, true],
    ])
    await updateAffiliate(staff, { affiliateId: made.id, revision: 1, changes: { isActive: false } })
    expect(await countClick(guest, { code: made.code })).toBe(false)
    expect(await countClick(guest, { code: 'nobody-knows' })).toBe(false)
    expect(await countClick(guest, { code: '!' })).toBe(false)
    expect((await figures(made)).clicks).toBe(3)
  })
})

describe('commissions', () => {
  test('arise with an order that came by the link, from the net value of its goods', async () => {
    const made = await partner()
    const { order } = await ordered(made.code)
    expect(order.partner).toEqual({ code: made.code, at: TEST_NOW.toISOString() })
    expect(await states(made)).toEqual(['500 waiting'])
    expect(await figures(made)).toEqual({ clicks: 0, orders: 1, revenue: 5000, open: 500, due: 0, paid: 0 })
    expect(await addsUp()).toBe(true)
  })

  test('are so much per order where that was agreed', async () => {
    const made = await partner({ kind: 'fixed', value: 700 })
    await ordered(made.code)
    expect(await states(made)).toEqual(['700 waiting'])
  })

  test.each([
    ['the partner’s own address', () => ({ email: 'ich@fc-muster.example' })],
    ['another name of that mailbox', () => ({ email: 'Ich+shop@fc-muster.example' })],
    ['a visit that is too long ago', () => ({ cameDaysAgo: 31 })],
  ])('do not arise: %s', async (_label, changes) => {
    const made = await partner({ email: 'ich@fc-muster.example' })
    await ordered(made.code, changes())
    expect(await states(made)).toEqual([])
  })

  test('do not arise of partners whose link counts no more, and of codes of nobody', async () => {
    const made = await partner({ isActive: false })
    await ordered(made.code)
    await ordered('nobody-knows')
    expect(await states(made)).toEqual([])
  })

  test('end with the order, be it cancelled before they arose or after', async () => {
    const made = await partner()
    const { order } = await ordered(made.code)
    await cancelOrder(staff, { orderId: order.id, reason: null, publicUrl })
    await workOff(database)
    await workOff(database)
    expect(await states(made)).toEqual(['0 void'])
    expect(await figures(made)).toMatchObject({ orders: 0, revenue: 0, open: 0, due: 0 })
    expect(await addsUp()).toBe(true)
  })

  test('shrink by what was given back, and a waiting withdrawal keeps them from being due', async () => {
    const made = await partner()
    const { order, secret } = await ordered(made.code)
    await settled(order)
    const [line] = await linesOf(database.drizzle, [order.id])
    const declared = await declareWithdrawal(contextFor(database), {
      ...{
        key: `key-${newId()}`,
        name: 'Kim Muster',
        orderNumber: String(order.orderNumber),
        email: null,
        parts: null,
      },
      ...{ token: secret, items: [{ lineId: line!.id, piece: null, amount: 1 }] },
    })
    expect(await states(made)).toEqual(['500 waiting'])
    await decideWithdrawal(staff, { withdrawalId: declared.id, revision: null, isAccepted: true, answer: null })
    await workOff(database)
    expect(await states(made)).toEqual(['333 due'])
    expect(await figures(made)).toMatchObject({ orders: 1, revenue: 3333, open: 333, due: 333 })
    expect(await addsUp()).toBe(true)
  })

  test('are due when the order is paid and can no longer be withdrawn from', async () => {
    const made = await partner()
    const { order } = await ordered(made.code)
    await settled(order, 20)
    expect(await states(made)).toEqual(['500 waiting'])
    await settledAt(order, 22)
    expect(await states(made)).toEqual(['500 due'])
    expect((await countAffiliateTabs(database.drizzle, admin, { search: made.code }, ripe)).due).toBe(1)
  })
})

const settledAt = ({ id }: Order, daysAgo: number) =>
  database.drizzle
    .update(orders)
    .set({ shippedAt: new Date(TEST_NOW.getTime() - daysAgo * day) })
    .where(eq(orders.id, id))

describe('payments', () => {
  test('take what is due, once, and leave what waits', async () => {
    const made = await partner()
    const { order } = await ordered(made.code)
    await ordered(made.code, { amount: 1 })
    await settled(order)
    const { payouts } = await pay(made, 500)
    expect(payouts).toMatchObject([{ amountCents: 500, paidOn: '2026-11-20', reference: 'Provision November' }])
    expect((await states(made)).toSorted()).toEqual(['167 waiting', '500 paid'])
    expect(await figures(made)).toMatchObject({ open: 167, due: 0, paid: 500 })
    expect(await addsUp()).toBe(true)
  })

  test('are refused where another amount is due than was seen, and nothing changes', async () => {
    const made = await partner()
    const { order } = await ordered(made.code)
    await settled(order)
    for (const seen of [499, 0, -500]) {
      expect(await refusalsOf(pay(made, seen))).toMatchObject([
        { code: 'PAYOUT_CHANGED', path: ['payouts', '0', 'amountCents'], details: { due: 500 } },
      ])
    }
    expect(await figures(made)).toMatchObject({ due: 500, paid: 0 })
  })

  test('are made once, however many make them at the same time', async () => {
    const made = await partner()
    const { order } = await ordered(made.code)
    await settled(order)
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => pay(made, 500)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await figures(made)).toMatchObject({ open: 0, due: 0, paid: 500 })
    expect(await addsUp()).toBe(true)
  })

  test('of several are all made, or none', async () => {
    const [one, other] = [await partner(), await partner()]
    for (const each of [one, other]) await settled((await ordered(each.code)).order)
    const payouts = [one, other].map(({ id: affiliateId }) => ({ affiliateId, amountCents: 500 }))
    const payment = { paidOn: '2026-11-19', reference: 'Sammler' }
    const wrong = [payouts[0]!, { ...payouts[1]!, amountCents: 1 }]
    expect(await codesOf(payAffiliates(staff, { payouts: wrong, ...payment }))).toEqual(['PAYOUT_CHANGED'])
    expect(await figures(one)).toMatchObject({ due: 500, paid: 0 })
    await payAffiliates(staff, { payouts, ...payment })
    expect([(await figures(one)).paid, (await figures(other)).paid]).toEqual([500, 500])
  })

  test('are set off against what was paid for goods that were given back later', async () => {
    const made = await partner()
    const { order, secret } = await ordered(made.code)
    await settled(order)
    await pay(made, 500)
    const declared = await declareWithdrawal(contextFor(database), {
      ...{
        key: `key-${newId()}`,
        name: 'Kim Muster',
        orderNumber: String(order.orderNumber),
        email: null,
        parts: null,
      },
      ...{ token: secret, items: null },
    })
    await decideWithdrawal(staff, { withdrawalId: declared.id, revision: null, isAccepted: true, answer: null })
    await workOff(database)
    expect(await figures(made)).toMatchObject({ open: -500, due: -500, paid: 500 })
    expect(await codesOf(pay(made, -500))).toEqual(['PAYOUT_CHANGED'])
    await settled((await ordered(made.code, { amount: 6 })).order)
    expect(await figures(made)).toMatchObject({ due: 500 })
    await pay(made, 500)
    expect(await figures(made)).toMatchObject({ open: 0, due: 0, paid: 1000 })
    expect(await addsUp()).toBe(true)
  })

  test.each([
    ['nobody', { payouts: [] }, 'payouts'],
    ['a day to come', { paidOn: '2026-11-21' }, 'paidOn'],
    ['a day long over', { paidOn: '2025-11-01' }, 'paidOn'],
    ['no reference', { reference: '  ' }, 'reference'],
  ])('are refused: %s', async (_label, changes, field) => {
    const made = await partner()
    const whole = { payouts: [{ affiliateId: made.id, amountCents: 1 }], paidOn: '2026-11-20', reference: 'x' }
    expect(await refusalsOf(payAffiliates(staff, { ...whole, ...changes }))).toMatchObject([
      { code: 'INVALID_INPUT', path: [field] },
    ])
  })
})

test('the database keeps sums and entries together, whoever writes', async () => {
  const made = await partner()
  const { order } = await ordered(made.code)
  await settled(order)
  await pay(made, 500)
  const written = (text: string) => database.pool.query(text, [made.id])
  const broken = { code: '23514' }
  await expect(
    written('update affiliate_commissions set amount_cents = amount_cents + 1 where affiliate_id = $1'),
  ).rejects.toMatchObject(broken)
  await expect(
    written('update affiliate_entries set amount_cents = amount_cents + 1 where affiliate_id = $1'),
  ).rejects.toMatchObject(broken)
  await expect(written('update affiliate_entries set payout_id = null where affiliate_id = $1')).rejects.toMatchObject(
    broken,
  )
  await expect(
    written('update affiliate_payouts set amount_cents = amount_cents + 1 where affiliate_id = $1'),
  ).rejects.toMatchObject(broken)
  expect(await addsUp()).toBe(true)
})
