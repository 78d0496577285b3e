import { describe, expect, test } from 'vitest'
import { guestViewer } from '../../../kit/viewer.ts'
import { cartLine, contentsWith, productFacts, settingsWith, variantFacts } from '../../../testing/facts.ts'
import { paymentSettings } from '../../pricing/settings.ts'
import type { CheckoutDetails } from '../tables.ts'
import { type CartLine, emptyCheckout } from './contents.ts'
import { costOfSending, viewCart } from './view.ts'

const now = new Date('2026-11-20T10:00:00Z')
const shirt = productFacts('shirt', {
  priceCents: 3000,
  expectedDays: 10,
  variants: [variantFacts('m'), variantFacts('gone', { available: 0 }), variantFacts('few', { available: 2 })],
})
const line = (id: string, variantId: string, amount = 1): CartLine => cartLine(id, 'shirt', { variantId, amount })
const view = (lines: CartLine[], checkout: Partial<CheckoutDetails> = {}, areas: Record<string, object> = {}) =>
  viewCart(
    contentsWith([shirt], lines, {
      head: { id: 'cart', revision: 4, checkout: { ...emptyCheckout, ...checkout } },
      settings: settingsWith(areas),
    }),
    guestViewer(),
    now,
  )!
const problems = (cart: ReturnType<typeof view>) =>
  cart.problems.map(({ code, line: of }) => [code, of?.line.id ?? null])

describe('a cart as its owner sees it', () => {
  test('who never put anything into a cart has none', () => {
    expect(viewCart(contentsWith([], [], { head: null }), guestViewer(), now)).toBeNull()
  })

  test('shipping is that of the home country until a destination is known', () => {
    const cart = view([line('a', 'm', 2)])
    expect(cart).toMatchObject({
      revision: 4,
      pieceCount: 2,
      isShippingEstimated: true,
      quote: { totals: { goods: 6000, shipping: 490, gross: 6490, toPay: 6490 } },
      freeShipping: { from: 15_000, missing: 9000 },
      problems: [],
    })
    const abroad = view([line('a', 'm', 2)], { shippingAddress: { country: 'DE', zip: '80331' } })
    expect(abroad).toMatchObject({
      isShippingEstimated: false,
      quote: { totals: { shipping: 890 } },
      freeShipping: { from: 20_000, missing: 14_000 },
    })
  })

  test('what is collected has no shipping and no threshold', () => {
    expect(view([line('a', 'm', 2)], { isPickup: true })).toMatchObject({
      isShippingEstimated: false,
      freeShipping: null,
      quote: { totals: { shipping: 0, toPay: 6000 } },
    })
  })

  test('what sending would cost is known while pick-up is chosen', () => {
    const germany = { shippingAddress: { country: 'DE', zip: '80331' } }
    const cost = (checkout: Partial<CheckoutDetails>) =>
      costOfSending(view([line('a', 'm', 2)], checkout), guestViewer(), now)
    expect(cost({ ...germany, isPickup: true })).toBe(890)
    expect(cost(germany)).toBe(890)
    expect(cost({ isPickup: true })).toBe(490)
    expect(cost({ shippingAddress: { country: 'IS', zip: '101' }, isPickup: true })).toBeNull()
  })

  test('from the threshold on shipping is free', () => {
    expect(view([line('a', 'm', 5)])).toMatchObject({
      freeShipping: { from: 15_000, missing: 0 },
      quote: { totals: { shipping: 0 } },
    })
  })

  test('ten days are two weeks, told with the latest day', () => {
    expect(view([line('a', 'm')])).toMatchObject({
      quote: { deliveryWeeks: 2 },
      latestDelivery: '2026-12-04',
      lines: [{ latestDelivery: '2026-12-04' }],
    })
  })

  test('lines that are sold out or gone do not count, but stop the order', () => {
    const cart = view([line('a', 'm', 2), line('b', 'gone'), cartLine('c', 'unknown'), line('d', 'few', 3)])
    expect(cart.quote.totals.goods).toBe(5 * 3000)
    expect(cart.lines.map(({ priced }) => priced?.sum ?? null)).toEqual([6000, null, null, 9000])
    expect(problems(cart)).toEqual([
      ['SOLD_OUT', 'b'],
      ['PRODUCT_UNAVAILABLE', 'c'],
      ['ONLY_FEW_LEFT', 'd'],
    ])
    expect(cart.problems[2]).toMatchObject({ details: { available: 2 } })
  })

  test('a cart of nothing but sold-out lines costs nothing, not even shipping', () => {
    const cart = view([line('b', 'gone')])
    expect(cart.quote.totals).toMatchObject({ goods: 0, shipping: 0, toPay: 0 })
    expect(problems(cart)).toEqual([['SOLD_OUT', 'b']])
    expect(problems(view([]))).toEqual([['CART_EMPTY', null]])
  })

  test('what cannot be delivered or paid is told', () => {
    const far = { shippingAddress: { country: 'US', zip: '10001' } }
    expect(problems(view([line('a', 'm')], far))).toEqual([['NOT_DELIVERABLE', 'a']])
    expect(problems(view([line('a', 'm')], {}, { payment: { methods: [] } }))).toEqual([
      ['PAYMENT_METHOD_NOT_ALLOWED', null],
    ])
  })

  test('printing takes its days, and what is paid in advance comes once it is paid', () => {
    const printed = { ...line('b', 'm'), texts: ['TOM'] }
    // Ten days are two weeks, sixteen days of printing more are four.
    expect(view([line('a', 'm')])).toMatchObject({
      ...{ latestDelivery: '2026-12-04', isDeliveredAfterPayment: false, payBy: null },
      quote: { deliveryWeeks: 2 },
    })
    expect(view([line('a', 'm'), printed])).toMatchObject({
      latestDelivery: '2026-12-18',
      lines: [{ latestDelivery: '2026-12-04' }, { latestDelivery: '2026-12-18' }],
    })
    const prepaid = { paymentMethod: 'prepayment' }
    // Ten days to pay, then two weeks.
    expect(view([line('a', 'm')], prepaid)).toMatchObject({
      ...{ isDeliveredAfterPayment: true, payBy: '2026-11-30', latestDelivery: '2026-12-14' },
      lines: [{ latestDelivery: '2026-12-14' }],
    })
    const patient = { orders: { cancelUnpaidAfterDays: 0 } }
    expect(view([line('a', 'm')], prepaid, patient)).toMatchObject({
      ...{ isDeliveredAfterPayment: true, payBy: null, latestDelivery: null },
      quote: { deliveryWeeks: 2 },
    })
  })

  test('typing a VAT id frees nobody from VAT', () => {
    const company = {
      type: 'company' as const,
      company: 'TSV Muster',
      vatId: 'DE136695976',
      country: 'DE',
      zip: '80331',
    }
    const { vat } = view([line('a', 'm', 1)], { shippingAddress: company }).quote
    expect(vat).toMatchObject([{ category: 'standard', rate: 2000 }])
  })

  test('the address of the invoice decides who pays, where it is one of its own', () => {
    const methods = paymentSettings.of(settingsWith()).methods.map(method => ({ ...method, countries: ['DE'] }))
    const checkout = {
      shippingAddress: { country: 'AT', zip: '4020' },
      hasOwnInvoiceAddress: true,
      invoiceAddress: { country: 'DE' },
    }
    expect(view([line('a', 'm')], checkout, { payment: { methods } }).quote.paymentMethods).toHaveLength(2)
    expect(
      view([line('a', 'm')], { ...checkout, hasOwnInvoiceAddress: false }, { payment: { methods } }).quote
        .paymentMethods,
    ).toEqual([])
  })
})
