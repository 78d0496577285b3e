import { describe, expect, test } from 'vitest'
import { guestViewer } from '../../../kit/viewer.ts'
import { cartLine, contentsWith, productFacts, settingsWith, variantFacts } from '../../../testing/facts.ts'
import { paymentSettings } from '../../pricing/settings.ts'
import type { CheckoutDetails } from '../tables.ts'
import { type CartLine, emptyCheckout } from './contents.ts'
import { cartVatGround, costOfSending, viewCart } from './view.ts'

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

  test('ten working days, two on the way and 8 December are three weeks', () => {
    const delivery = { weeks: 3, earliest: '2026-12-07', latest: '2026-12-09' }
    expect(view([line('a', 'm')])).toMatchObject({ delivery, parts: null, lines: [{ delivery }] })
  })

  test('what is there may come ahead, where the shop offers that, the rest comes much later and nobody collects it', () => {
    const lines = [line('a', 'm'), { ...line('b', 'm'), texts: ['TOM'] }]
    const parts = { first: '2026-12-09', rest: '2026-12-23' }
    expect(view(lines)).toMatchObject({ parts, isInParts: false })
    expect(view(lines, { deliversInParts: true })).toMatchObject({ parts, isInParts: true })
    expect(view(lines, { deliversInParts: true, isPickup: true })).toMatchObject({ parts: null, isInParts: false })
    expect(view([line('a', 'm')], { deliversInParts: true })).toMatchObject({ parts: null, isInParts: false })
    expect(view(lines, {}, { shipping: { offersParts: false } })).toMatchObject({ parts: null })
  })

  test('what is collected lies ready without the days on the way', () => {
    expect(view([line('a', 'm')], { isPickup: true }).delivery).toEqual({
      ...{ weeks: 2, earliest: '2026-12-04', latest: '2026-12-04' },
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
    // Ten working days, and ten of printing more.
    expect(view([line('a', 'm')])).toMatchObject({
      ...{ delivery: { latest: '2026-12-09' }, isDeliveredAfterPayment: false, payBy: null },
    })
    expect(view([line('a', 'm'), printed])).toMatchObject({
      delivery: { weeks: 5, earliest: '2026-12-22', latest: '2026-12-23' },
      lines: [{ delivery: { latest: '2026-12-09' } }, { delivery: { latest: '2026-12-23' } }],
    })
    const prepaid = { paymentMethod: 'prepayment' }
    // Ten days to pay, then ten working days.
    expect(view([line('a', 'm')], prepaid)).toMatchObject({
      ...{ isDeliveredAfterPayment: true, payBy: '2026-11-30' },
      delivery: { weeks: 3, earliest: '2026-12-16', latest: '2026-12-17' },
      lines: [{ delivery: { latest: '2026-12-17' } }],
    })
    const patient = { orders: { cancelUnpaidAfterDays: 0 } }
    expect(view([line('a', 'm')], prepaid, patient)).toMatchObject({
      ...{ isDeliveredAfterPayment: true, payBy: null },
      delivery: { weeks: 3, earliest: null, latest: null },
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

describe('a small business', () => {
  test.each([
    ['AT', 'de', '(§ 6 Abs. 1 Z 27 UStG)'],
    ['DE', 'de', '(§ 19 UStG)'],
    ['DE', 'en', 'section 19'],
    ['IT', 'en', 'Art. 284'],
  ] as const)('in %s says in %s why there is no VAT: %s', (country, language, law) => {
    const cart = view([line('a', 'm', 2)], { isPickup: true }, { vat: { smallBusiness: true }, shop: { country } })
    expect(cart.quote.totals).toMatchObject({ gross: 6000, net: 6000, vat: 0 })
    expect(cart.problems).toEqual([])
    expect(cartVatGround(cart, language)).toContain(law)
  })

  test('is what most shops are not', () => {
    expect(cartVatGround(view([line('a', 'm')]), 'de')).toBeNull()
  })
})
