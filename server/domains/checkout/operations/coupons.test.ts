import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { contextFor, insertViewer, statementsOf } from '../../../testing/builders.ts'
import { buyersOf, codesOf, newMailbox, orderOf, pieces, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, workOff } from '../../../testing/mailbox.ts'
import { addToCart } from '../../cart/operations/cart.ts'
import { enterCode, removeCode, tryCode } from '../../cart/operations/codes.ts'
import { createCoupon, deleteCoupons, generateCouponCodes, updateCoupon } from '../../coupons/operations/coupons.ts'
import type { CouponChanges } from '../../coupons/rules/terms.ts'
import { cancelOrder } from '../../orders/operations/cancelling.ts'
import { placeOrder } from './placeOrder.ts'
import { updateCheckout } from './updateCheckout.ts'

const database = await testDatabase()
const { listed, buyer, cartOf, everything } = buyersOf(database)
const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
const publicUrl = 'https://shop.example'

let number = 0
/** A coupon of its own; 10 % off everything for everybody, unless told otherwise. */
async function coupon(changes: CouponChanges = {}) {
  number += 1
  return createCoupon(staff, { code: `TEST-${number}`, value: 1000, scope: 'all', ...changes })
}
/** A buyer with three shirts for 20 euros each, who has entered a code; shipping is 4.90. */
async function holder(code: string, changes: Partial<OperationContext> = {}): Promise<OperationContext> {
  const context = await buyer(await listed(null), 3, changes)
  await enterCode(context, { code })
  return context
}
const full = 6490
const reduced = 5890

const figuresOf = async (id: string) => {
  const { rows } = await database.pool.query(
    `select use_count as uses, taken_cents::int as taken,
      (select count(*)::int from coupon_redemptions r where r.coupon_id = c.id) as redemptions from coupons c where id = $1`,
    [id],
  )
  return rows[0] as { uses: number; taken: number; redemptions: number }
}

describe('a code in the cart', () => {
  test('takes off what its coupon says, however it is typed, and can be removed', async () => {
    const { code } = await coupon()
    const context = await buyer(await listed(null), 3)
    await enterCode(context, { code: ` ${code.toLowerCase()} ` })
    const view = (await cartOf(context))!
    expect(view.codes).toEqual([{ kind: 'coupon', code, taken: 600, remaining: null, notice: null }])
    expect(view.quote.totals).toMatchObject({ goods: 6000, discount: 600, shipping: 490, toPay: reduced })
    await removeCode(context, { code })
    await removeCode(context, { code })
    expect((await cartOf(context))!.codes).toEqual([])
    expect((await cartOf(context))!.quote.totals.toPay).toBe(full)
  })

  test('is one: another takes its place, and removing the first leaves the second', async () => {
    const [first, second] = [await coupon(), await coupon({ type: 'flat', value: 500 })]
    const context = await holder(first.code)
    await enterCode(context, { code: second.code })
    await removeCode(context, { code: first.code })
    expect((await cartOf(context))!.codes).toEqual([
      { kind: 'coupon', code: second.code, taken: 500, remaining: null, notice: null },
    ])
  })

  test('that takes something off stays where another would take off nothing, and goes where that one does', async () => {
    const [first, idle] = [await coupon(), await coupon({ minimumCents: 100_000 })]
    const context = await holder(first.code)
    const details = { missing: 94_000 }
    expect(await refusalsOf(enterCode(context, { code: idle.code }))).toMatchObject([
      { code: 'COUPON_MINIMUM_NOT_REACHED', path: ['code'], details },
    ])
    expect((await cartOf(context))!.codes).toMatchObject([{ code: first.code, taken: 600 }])
    await removeCode(context, { code: first.code })
    await enterCode(context, { code: idle.code })
    expect((await cartOf(context))!.codes).toMatchObject([{ code: idle.code, taken: 0 }])
    await enterCode(context, { code: first.code })
    expect((await cartOf(context))!.codes).toMatchObject([{ code: first.code, taken: 600 }])
  })

  test.each<[string, CouponChanges, object[]]>([
    ['unknown ones', { isEnabled: false }, [{ code: 'CODE_UNKNOWN', path: ['code'] }]],
    ['those of a series by its name', { isSeries: true }, [{ code: 'CODE_UNKNOWN', path: ['code'] }]],
    [
      'planned ones',
      { validFrom: '2026-11-21' },
      [{ code: 'COUPON_NOT_YET_VALID', path: ['code'], details: { day: '2026-11-21' } }],
    ],
    [
      'ended ones',
      { validUntil: '2026-11-19' },
      [{ code: 'COUPON_EXPIRED', path: ['code'], details: { day: '2026-11-19' } }],
    ],
    ['those for others', { roles: ['member'] }, [{ code: 'COUPON_NOT_FOR_CUSTOMER', path: ['code'] }]],
  ])('refuses %s, and nothing is entered', async (_what, changes, refusals) => {
    const { code } = await coupon(changes)
    const context = await buyer(await listed(null), 3)
    expect(await refusalsOf(enterCode(context, { code }))).toMatchObject(refusals)
    expect((await cartOf(context))!.codes).toEqual([])
  })

  test('an unknown code and one that was deleted are answered alike, to the letter', async () => {
    const { id, code } = await coupon()
    await deleteCoupons(staff, { couponIds: [id] })
    const context = await buyer(await listed(null), 3)
    const [unknown, deleted] = [
      await refusalsOf(enterCode(context, { code: 'GIBT-ES-NICHT' })),
      await refusalsOf(enterCode(context, { code })),
    ]
    expect(unknown).toEqual(deleted)
  })

  test('an empty cart takes none', async () => {
    const { code } = await coupon()
    expect(await codesOf(enterCode(contextFor(database), { code }))).toEqual(['CART_EMPTY'])
  })

  test('below its minimum it waits and says what is missing; more goods make it work', async () => {
    const { code } = await coupon({ minimumCents: 8000 })
    const product = await listed(null)
    const context = await buyer(product, 3)
    await enterCode(context, { code })
    expect((await cartOf(context))!.codes).toMatchObject([
      { taken: 0, notice: { code: 'COUPON_MINIMUM_NOT_REACHED', details: { missing: 2000 } } },
    ])
    expect((await cartOf(context))!.quote.totals.toPay).toBe(full)
    await addToCart(context, pieces(product, 1))
    expect((await cartOf(context))!.codes).toMatchObject([{ taken: 800, notice: null }])
  })

  test('beside another discount it takes nothing, and says so', async () => {
    const { code } = await coupon()
    const viewer = await insertViewer(database, ['user'], { terms: { personalPercent: 500 } })
    const context = await holder(code, { viewer })
    const view = (await cartOf(context))!
    expect(view.codes).toMatchObject([{ taken: 0, notice: { code: 'COUPON_NOT_COMBINABLE' } }])
    expect(view.quote.totals).toMatchObject({ discount: 300, toPay: 6190 })
  })

  test('of one product it takes nothing off others', async () => {
    const [meant, other] = [await listed(null), await listed(null)]
    const { code } = await coupon({ scope: 'product', productId: meant.id })
    const context = await buyer(other, 3)
    await enterCode(context, { code })
    expect((await cartOf(context))!.codes).toMatchObject([{ taken: 0, notice: { code: 'COUPON_NOT_APPLICABLE' } }])
    await addToCart(context, pieces(meant, 1))
    expect((await cartOf(context))!.codes).toMatchObject([{ taken: 200, notice: null }])
  })

  test('can be tried without entering it', async () => {
    const { code } = await coupon()
    const context = await buyer(await listed(null), 3)
    expect((await tryCode(context, { code })).cart.codes).toMatchObject([{ taken: 600 }])
    expect((await cartOf(context))!.codes).toEqual([])
  })

  test('of a guest it comes along when they sign in', async () => {
    const { code } = await coupon()
    const guest = await holder(code)
    const signedIn = await insertViewer(database, ['user'], { visitorHash: guest.viewer.visitorHash })
    expect((await cartOf({ ...guest, viewer: signedIn }))!.codes).toMatchObject([{ code, taken: 600 }])
  })

  test('costs a statement of its own; a cart without one costs what it did', async () => {
    const { code } = await coupon()
    const context = await buyer(await listed(null), 3)
    await cartOf(context)
    const without = await statementsOf(() => cartOf(context))
    await enterCode(context, { code })
    const withCode = await statementsOf(() => cartOf(context))
    expect(withCode.statements.length).toBe(without.statements.length + 1)
    expect(without.statements.join(' ')).not.toContain('coupon')
  })
})

describe('an order with a coupon', () => {
  test('keeps code and amount, counts a use, and says so in its mail', async () => {
    const { id, code } = await coupon({ useLimitPerCustomer: 1 })
    const context = await holder(code)
    const { email } = (await cartOf(context))!.checkout
    const { order } = await placeOrder(context, orderOf(reduced))
    expect(order).toMatchObject({ toPayCents: reduced, labels: { coupon: code } })
    expect(order.quote.discounts).toEqual([{ kind: 'coupon', group: null, amount: 600 }])
    expect(await figuresOf(id)).toEqual({ uses: 1, taken: 600, redemptions: 1 })
    expect((await cartOf(context))!.codes).toEqual([])
    await workOff(database)
    const [mail] = await mailsTo(database, email!)
    expect(mail!.text).toContain(`Rabattcode ${code}`)
  })

  test('keeps none that took nothing off', async () => {
    const { id, code } = await coupon({ minimumCents: 8000 })
    const { order } = await placeOrder(await holder(code), orderOf(full))
    expect(order.labels.coupon).toBeUndefined()
    expect(await figuresOf(id)).toEqual({ uses: 0, taken: 0, redemptions: 0 })
  })

  test('is refused at the sum that was seen once the coupon ended, with the reason, and placed at the new one', async () => {
    const { id, code } = await coupon()
    const context = await holder(code)
    await updateCoupon(staff, { couponId: id, revision: null, changes: { validUntil: '2026-11-19' } })
    const before = await everything()
    expect(await refusalsOf(placeOrder(context, orderOf(reduced)))).toMatchObject([
      { code: 'PRICE_CHANGED', path: ['expectedTotal'], details: { total: full } },
      { code: 'COUPON_EXPIRED', path: ['codes', code] },
    ])
    expect(await everything()).toEqual(before)
    expect((await placeOrder(context, orderOf(full))).order.toPayCents).toBe(full)
  })

  test('of many at once no more than its limit get it; the others are told, and lose nothing', async () => {
    const { id, code } = await coupon({ useLimit: 3 })
    const contexts = []
    for (let i = 0; i < 8; i += 1) contexts.push(await holder(code))
    const outcomes = await Promise.allSettled(contexts.map(context => placeOrder(context, orderOf(reduced))))
    const lost = contexts.filter((_, i) => outcomes[i]!.status === 'rejected')
    expect(lost).toHaveLength(5)
    expect(await figuresOf(id)).toEqual({ uses: 3, taken: 1800, redemptions: 3 })
    for (const context of lost) {
      const view = (await cartOf(context))!
      expect(view).toMatchObject({ pieceCount: 3, codes: [{ code, notice: { code: 'COUPON_USED_UP' } }] })
      expect(view.checkout.shippingAddress).not.toBeNull()
      expect((await placeOrder(context, orderOf(full))).order.toPayCents).toBe(full)
    }
    expect(await figuresOf(id)).toEqual({ uses: 3, taken: 1800, redemptions: 3 })
  })

  test('a guest uses it as often as one may, by the mailbox of the e-mail', async () => {
    const { code } = await coupon({ useLimitPerCustomer: 1 })
    const email = newMailbox()
    const first = await holder(code)
    await updateCheckout(first, { changes: { email: email.toUpperCase() }, validate: null })
    await placeOrder(first, orderOf(reduced))
    const second = await holder(code)
    await updateCheckout(second, { changes: { email: email.replace('@', '+zwei@') }, validate: null })
    expect((await cartOf(second))!.codes).toMatchObject([{ taken: 0, notice: { code: 'COUPON_USED_BY_YOU' } }])
    expect(await codesOf(placeOrder(second, orderOf(reduced)))).toEqual(['PRICE_CHANGED', 'COUPON_USED_BY_YOU'])
  })

  test('an account uses it as often as one may, from two browsers at once too', async () => {
    const { id, code } = await coupon({ useLimitPerCustomer: 1 })
    const viewer = await insertViewer(database, ['user'])
    const context = await holder(code, { viewer })
    await placeOrder(context, orderOf(reduced))
    const again = await buyer(await listed(null), 3, { viewer })
    expect(await codesOf(enterCode(again, { code }))).toEqual(['COUPON_USED_BY_YOU'])
    expect(await figuresOf(id)).toMatchObject({ uses: 1 })
  })

  test('guests with the same mailbox who order at once get it once', async () => {
    const { id, code } = await coupon({ useLimitPerCustomer: 1 })
    const email = newMailbox()
    const contexts = await Promise.all(
      [1, 2, 3].map(async () => {
        const context = await holder(code)
        await updateCheckout(context, { changes: { email }, validate: null })
        return context
      }),
    )
    const outcomes = await Promise.allSettled(contexts.map(context => placeOrder(context, orderOf(reduced))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await figuresOf(id)).toEqual({ uses: 1, taken: 600, redemptions: 1 })
  })

  test('a code of a series is good for one order, of two at once for one of them', async () => {
    const series = await coupon({ isSeries: true })
    const made = await generateCouponCodes(staff, { couponId: series.id, count: 2, prefix: 'linz' })
    const { code } = made.codes[0]!
    expect(code).toMatch(/^LINZ(-[0-9A-Z]{4}){4}$/)
    const contexts = [await holder(code.toLowerCase()), await holder(code)]
    const outcomes = await Promise.allSettled(contexts.map(context => placeOrder(context, orderOf(reduced))))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await figuresOf(series.id)).toEqual({ uses: 1, taken: 600, redemptions: 1 })
    const late = await buyer(await listed(null), 3)
    expect(await codesOf(enterCode(late, { code }))).toEqual(['COUPON_USED_UP'])
    await enterCode(late, { code: made.codes[1]!.code })
  })

  test('gives its use back when it is cancelled as a whole, once, the code of a series too', async () => {
    const series = await coupon({ isSeries: true, useLimit: 1 })
    const made = await generateCouponCodes(staff, { couponId: series.id, count: 1, prefix: null })
    const { code } = made.codes[0]!
    const { order } = await placeOrder(await holder(code), orderOf(reduced))
    await cancelOrder(staff, { orderId: order.id, reason: null, publicUrl })
    expect(await figuresOf(series.id)).toEqual({ uses: 0, taken: 0, redemptions: 1 })
    expect(await codesOf(cancelOrder(staff, { orderId: order.id, reason: null, publicUrl }))).toEqual([
      'TRANSITION_NOT_ALLOWED',
    ])
    expect(await figuresOf(series.id)).toEqual({ uses: 0, taken: 0, redemptions: 1 })
    await placeOrder(await holder(code), orderOf(reduced))
    expect(await figuresOf(series.id)).toEqual({ uses: 1, taken: 600, redemptions: 2 })
  })

  test('what takes nearly everything is held for a second person', async () => {
    const { code } = await coupon({ value: 10_000 })
    const context = await holder(code)
    const { order } = await placeOrder(context, orderOf(490))
    expect(order).toMatchObject({ holdState: 'held', toPayCents: 490 })
  })

  test('is priced by the terms that hold when it is placed', async () => {
    const { id, code } = await coupon()
    const context = await holder(code)
    await updateCoupon(staff, { couponId: id, revision: null, changes: { value: 2000 } })
    expect(await codesOf(placeOrder(context, orderOf(reduced)))).toEqual(['PRICE_CHANGED'])
    expect((await placeOrder(context, orderOf(5290))).order.toPayCents).toBe(5290)
    expect(await figuresOf(id)).toEqual({ uses: 1, taken: 1200, redemptions: 1 })
  })
})

test('a plain order takes the statements that it took', async () => {
  const context = await buyer(await listed(null), 3)
  const { statements } = await statementsOf(() =>
    placeOrder(context, orderOf(full, { idempotencyKey: `key-${newId()}` })),
  )
  expect(statements.filter(text => /coupon/.test(text.replaceAll('"coupon"', '')))).toEqual([])
})
