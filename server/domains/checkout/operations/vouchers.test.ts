import { describe, expect, test } from 'vitest'
import type { OperationContext } from '../../../platform/operation.ts'
import { contextFor, insertViewer } from '../../../testing/builders.ts'
import { buyersOf, codesOf, newMailbox, orderOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { enterCode, removeCode } from '../../cart/operations/codes.ts'
import { createCoupon } from '../../coupons/operations/coupons.ts'
import { cancelOrder } from '../../orders/operations/cancelling.ts'
import { blockVoucher, correctVoucher, issueVoucher, updateVoucher } from '../../vouchers/operations/vouchers.ts'
import type { IssueVoucher } from '../../vouchers/rules/issue.ts'
import { placeOrder } from './placeOrder.ts'
import { updateCheckout } from './updateCheckout.ts'

const database = await testDatabase()
const { listed, buyer, cartOf } = buyersOf(database)
const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
const publicUrl = 'https://shop.example'

const plain: IssueVoucher = {
  ...{ valueCents: 5000, note: 'Kulanz', expiresOn: null, language: 'de', templateId: null, isTransferable: true },
  ...{ message: null, recipientName: null, recipientEmail: null, deliverOn: null },
}
const voucher = (changes: Partial<IssueVoucher> = {}) => issueVoucher(staff, { ...plain, ...changes })
/** A buyer with three shirts for 20 euros each, shipping is 4.90: 64.90 in all. */
const shopper = async (changes: Partial<OperationContext> = {}) => buyer(await listed(null), 3, changes)
const full = 6490

const booksOf = async (id: string) => {
  const { rows } = await database.pool.query(
    `select balance_cents as balance, (select sum(amount_cents)::int from voucher_entries e where e.voucher_id = v.id) as sum,
      (select array_agg(kind || ' ' || amount_cents || ' ' || balance_cents order by at, id)
        from voucher_entries e where e.voucher_id = v.id) as entries from vouchers v where id = $1`,
    [id],
  )
  return rows[0] as { balance: number; sum: number; entries: string[] }
}

describe('a voucher in the cart', () => {
  test('pays what it can, VAT unchanged, and can be removed', async () => {
    const { code } = await voucher()
    const context = await shopper()
    const before = (await cartOf(context))!.quote
    await enterCode(context, { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })
    const view = (await cartOf(context))!
    expect(view.codes).toEqual([{ kind: 'voucher', code, taken: 5000, remaining: 0, notice: null }])
    expect(view.quote.totals).toMatchObject({ gross: full, vat: before.totals.vat, voucherPaid: 5000, toPay: 1490 })
    await removeCode(context, { code })
    await removeCode(context, { code })
    expect((await cartOf(context))!.quote.totals.toPay).toBe(full)
  })

  test('stands beside others and a coupon; what is left stays on the last', async () => {
    const [first, second] = [await voucher({ valueCents: 1000 }), await voucher({ valueCents: 9000 })]
    await createCoupon(staff, { code: 'ZEHN', value: 1000, scope: 'all' })
    const context = await shopper()
    for (const code of [first.code, 'zehn', second.code, first.code]) await enterCode(context, { code })
    const view = (await cartOf(context))!
    expect(view.codes).toEqual([
      { kind: 'coupon', code: 'ZEHN', taken: 600, remaining: null, notice: null },
      { kind: 'voucher', code: first.code, taken: 1000, remaining: 0, notice: null },
      { kind: 'voucher', code: second.code, taken: 4890, remaining: 4110, notice: null },
    ])
    expect(view.quote.totals).toMatchObject({ voucherPaid: 5890, toPay: 0 })
    const third = await voucher()
    await enterCode(context, { code: third.code })
    expect((await cartOf(context))!.codes.at(-1)).toEqual({
      ...{ kind: 'voucher', code: third.code, taken: 0, remaining: 5000, notice: { code: 'VOUCHER_NOTHING_TO_PAY' } },
    })
  })

  test.each<[string, (id: string) => Promise<unknown>, object]>([
    [
      'blocked ones',
      id => blockVoucher(staff, { voucherId: id, isBlocked: true, reason: 'verloren' }),
      { code: 'VOUCHER_BLOCKED', path: ['code'] },
    ],
    [
      'empty ones',
      id => correctVoucher(staff, { voucherId: id, seenCents: 5000, balanceCents: 0, reason: 'bar eingelöst' }),
      { code: 'VOUCHER_EMPTY', path: ['code'] },
    ],
    [
      'expired ones',
      id => database.pool.query("update vouchers set expires_on = '2026-11-19' where id = $1", [id]),
      { code: 'VOUCHER_EXPIRED', path: ['code'], details: { day: '2026-11-19' } },
    ],
  ])('refuses %s, and nothing is entered', async (_what, spoil, refused) => {
    const made = await voucher()
    await spoil(made.id)
    const context = await shopper()
    expect(await refusalsOf(enterCode(context, { code: made.code }))).toMatchObject([refused])
    expect((await cartOf(context))!.codes).toEqual([])
  })

  test('an unknown one and one that is somebody else’s are answered alike, to the letter', async () => {
    const { code } = await voucher({ isTransferable: false, recipientEmail: 'kim@example.com' })
    const context = await shopper()
    const [unknown, foreign] = [
      await refusalsOf(enterCode(context, { code: `${code.slice(0, -1)}*` })),
      await refusalsOf(enterCode(context, { code })),
    ]
    expect(foreign).toEqual(unknown)
    expect(foreign).toMatchObject([{ code: 'CODE_UNKNOWN', path: ['code'] }])
    await updateCheckout(context, { changes: { email: 'Kim+verein@example.com' }, validate: null })
    await enterCode(context, { code })
    expect((await cartOf(context))!.codes).toMatchObject([{ taken: 5000, notice: null }])
  })

  test('an order takes ten at most', async () => {
    const context = await shopper()
    for (let i = 0; i < 10; i += 1) await enterCode(context, { code: (await voucher({ valueCents: 1 })).code })
    expect(await codesOf(enterCode(context, { code: (await voucher()).code }))).toEqual(['TOO_MANY_VOUCHERS'])
    expect((await cartOf(context))!.codes).toHaveLength(10)
  })
})

describe('an order that a voucher pays', () => {
  const ordered = async (context: OperationContext, code: string) => {
    await updateCheckout(context, { changes: { email: newMailbox() }, validate: null })
    await enterCode(context, { code })
    return (await cartOf(context))!.quote.totals.toPay
  }

  test('takes it, keeps code, amount and rest, and gives it back when it is cancelled, once', async () => {
    const { id, code } = await voucher({ valueCents: 10_000 })
    const context = await shopper()
    const expectedTotal = await ordered(context, code)
    expect(expectedTotal).toBe(0)
    const { order } = await placeOrder(context, orderOf(expectedTotal))
    expect(order).toMatchObject({ toPayCents: 0, paymentState: 'paid' })
    expect(order.quote.vouchers).toEqual([{ code, paid: full, remaining: 3510 }])
    expect(await booksOf(id)).toEqual({
      ...{ balance: 3510, sum: 3510, entries: ['issued 10000 10000', `redeemed -${full} 3510`] },
    })
    const cancelled = await cancelOrder(staff, { orderId: order.id, reason: null, publicUrl })
    expect(cancelled).toMatchObject({ state: 'cancelled', paymentState: 'refunded' })
    expect(await booksOf(id)).toMatchObject({ balance: 10_000, sum: 10_000 })
    expect(await codesOf(cancelOrder(staff, { orderId: order.id, reason: null, publicUrl }))).toEqual([
      'TRANSITION_NOT_ALLOWED',
    ])
    expect((await booksOf(id)).entries).toHaveLength(3)
  })

  test('with less on it than was seen is refused, and nothing is taken', async () => {
    const { id, code } = await voucher()
    const context = await shopper()
    const expectedTotal = await ordered(context, code)
    await correctVoucher(staff, { voucherId: id, seenCents: 5000, balanceCents: 2000, reason: 'bar eingelöst' })
    expect(await codesOf(placeOrder(context, orderOf(expectedTotal)))).toContain('PRICE_CHANGED')
    expect(await booksOf(id)).toMatchObject({ balance: 2000 })
    expect((await cartOf(context))!.quote.totals.toPay).toBe(full - 2000)
  })

  test('of twelve that ask for all of it at once one gets it', async () => {
    const { id, code } = await voucher()
    const contexts = await Promise.all(Array.from({ length: 12 }, () => shopper()))
    const totals = await Promise.all(contexts.map(context => ordered(context, code)))
    const answers = await Promise.allSettled(contexts.map((context, i) => placeOrder(context, orderOf(totals[i]!))))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await booksOf(id)).toMatchObject({ balance: 0, sum: 0 })
    const refused = answers.flatMap(each => (each.status === 'rejected' ? [each.reason.refusals[0].code] : []))
    expect(refused.filter(code => code !== 'VOUCHER_BALANCE_CHANGED' && code !== 'PRICE_CHANGED')).toEqual([])
  })
})

describe('staff', () => {
  test('correct what is on a voucher only from what they saw, and give a reason', async () => {
    const { id } = await voucher()
    const correct = (input: object) =>
      correctVoucher(staff, { voucherId: id, seenCents: 5000, balanceCents: 4000, reason: 'bar', ...input })
    expect(await refusalsOf(correct({ seenCents: 4999 }))).toMatchObject([
      { code: 'VOUCHER_BALANCE_CHANGED', path: ['balanceCents'], details: { balance: 5000 } },
    ])
    expect(await refusalsOf(correct({ reason: ' ', balanceCents: -1 }))).toMatchObject([
      { code: 'INVALID_INPUT', path: ['balanceCents'] },
      { code: 'INVALID_INPUT', path: ['reason'] },
    ])
    expect(await booksOf(id)).toMatchObject({ balance: 5000 })
    expect(await correct({})).toMatchObject({ balanceCents: 4000, valueCents: 5000, revision: 2 })
    expect((await booksOf(id)).entries).toEqual(['issued 5000 5000', 'corrected -1000 4000'])
  })

  test('change for whom it is, not the money, and hear of somebody who was faster', async () => {
    const { id } = await voucher()
    const changes = { recipientName: '  Kim ', expiresOn: '2027-12-31' }
    const saved = await updateVoucher(staff, { voucherId: id, revision: 1, changes })
    expect(saved).toMatchObject({ recipientName: 'Kim', expiresOn: '2027-12-31', balanceCents: 5000, revision: 2 })
    expect(await codesOf(updateVoucher(staff, { voucherId: id, revision: 1, changes }))).toEqual(['STALE_REVISION'])
    expect(
      await refusalsOf(updateVoucher(staff, { voucherId: id, revision: 2, changes: { deliverOn: '2026-12-24' } })),
    ).toMatchObject([{ code: 'INVALID_INPUT', path: ['changes', 'recipientEmail'] }])
  })

  test('the database keeps the balance from other hands, and from being less than nothing', async () => {
    const { id } = await voucher()
    await expect(database.pool.query('update vouchers set balance_cents = 9 where id = $1', [id])).rejects.toThrow(
      'sum of its entries',
    )
    await expect(
      database.pool.query(
        `insert into voucher_entries (id, voucher_id, kind, amount_cents, at)
          values (gen_random_uuid(), $1, 'redeemed', -5001, now())`,
        [id],
      ),
    ).rejects.toThrow('vouchers_balance')
    expect(await booksOf(id)).toMatchObject({ balance: 5000, sum: 5000 })
  })
})
