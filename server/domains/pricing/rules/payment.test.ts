import { describe, expect, test } from 'vitest'
import { paymentMethodIds, payWithVouchers } from './payment.ts'
import type { Customer, PaymentMethod, Voucher } from './pricingCase.ts'
import { lineOf, quoteOf } from './testCase.ts'

describe('step 10: vouchers pay in the order given', () => {
  test.each<[string, Voucher[], number, [string, number, number][], number]>([
    ['none', [], 1000, [], 0],
    ['the rest stays on it', [{ code: 'A', balance: 1500 }], 1000, [['A', 1000, 500]], 0],
    ['all of it', [{ code: 'A', balance: 700 }], 1000, [['A', 700, 0]], 0],
    [
      'each up to what is left',
      [
        { code: 'B', balance: 700 },
        { code: 'A', balance: 700 },
      ],
      1000,
      [
        ['B', 700, 0],
        ['A', 300, 400],
      ],
      0,
    ],
    [
      'nothing left to pay',
      [
        { code: 'A', balance: 1000 },
        { code: 'B', balance: 1 },
      ],
      1000,
      [
        ['A', 1000, 0],
        ['B', 0, 1],
      ],
      0,
    ],
    ['an empty one', [{ code: 'A', balance: 0 }], 1000, [['A', 0, 0]], 0],
    ['one without a balance', [{ code: 'A' }], 1000, [['A', 0, 0]], 0],
    [
      'given twice counts once',
      [
        { code: 'A', balance: 700 },
        { code: 'A', balance: 700 },
      ],
      1000,
      [['A', 700, 0]],
      1,
    ],
    [
      'given three times, another between',
      [
        { code: 'A', balance: 1 },
        { code: 'B', balance: 1 },
        { code: 'A', balance: 9 },
        { code: 'A', balance: 9 },
      ],
      1000,
      [
        ['A', 1, 0],
        ['B', 1, 0],
      ],
      2,
    ],
  ])('%s', (_label, vouchers, payable, payments, repeats) => {
    expect(payWithVouchers(vouchers, payable)).toEqual({
      payments: payments.map(([code, paid, remaining]) => ({ code, paid, remaining })),
      paid: payments.reduce((sum, [, paid]) => sum + paid, 0),
      repeats,
    })
  })

  const products = [
    { id: 'ball', price: 1200 },
    { id: 'card', type: 'voucher' as const, price: 5000 },
  ]

  test('they pay goods and shipping, never a voucher product, and leave the VAT alone', () => {
    const quote = quoteOf({
      lines: [lineOf('a', 'ball'), lineOf('b', 'card')],
      products,
      pickup: false,
      vouchers: [{ code: 'A', balance: 100_000 }],
    })
    expect(quote.vouchers).toEqual([{ code: 'A', paid: 1690, remaining: 98_310 }])
    expect(quote.totals).toMatchObject({ gross: 6690, vat: 282, voucherPaid: 1690, toPay: 5000 })
  })

  test('nothing to pay needs no payment method; a repeat is a notice each', () => {
    const voucher = { code: 'A', balance: 1200 }
    const quote = quoteOf({
      lines: [lineOf('a', 'ball')],
      products,
      vouchers: [voucher, voucher, voucher],
      rules: { paymentMethods: [] },
    })
    expect(quote).toMatchObject({ paymentMethods: [], placeable: true, totals: { toPay: 0 } })
    expect(quote.notices).toEqual([{ code: 'VOUCHER_DUPLICATE' }, { code: 'VOUCHER_DUPLICATE' }])
  })

  test('something to pay and no method is refused', () => {
    const quote = quoteOf({
      lines: [lineOf('a', 'ball')],
      products,
      vouchers: [{ code: 'A', balance: 1199 }],
      rules: { paymentMethods: [] },
    })
    expect(quote.refusals).toEqual([{ code: 'NO_PAYMENT_METHOD', line: null }])
  })
})

describe('payment methods', () => {
  const method = (more: Partial<PaymentMethod>): PaymentMethod => ({
    id: 'card',
    configured: true,
    enabled: true,
    ...more,
  })
  const mine = (card: NonNullable<Customer['paymentOverrides']>[string]): Customer => ({ paymentOverrides: { card } })

  test.each<[string, Partial<PaymentMethod>, Customer | null, boolean]>([
    ['without limits', {}, null, true],
    ['not configured', { configured: false }, null, false],
    ['not said to be configured', { configured: null }, null, false],
    ['not enabled', { enabled: false }, null, false],
    ['not said to be enabled', { enabled: null }, null, false],
    ['the minimum is met', { min: 5000 }, null, true],
    ['the minimum is missed', { min: 5001 }, null, false],
    ['the maximum is met', { max: 5000 }, null, true],
    ['the maximum is exceeded', { max: 4999 }, null, false],
    ['0 is no limit', { min: 0, max: 0 }, null, true],
    ['"" is no limit', { min: '', max: '' }, null, true],
    ['in its country', { countries: ['DE', 'AT'] }, null, true],
    ['not in its country', { countries: ['DE'] }, null, false],
    ['an empty list is everywhere', { countries: [] }, null, true],
    ['enabled for the customer', { enabled: false }, mine({ enabled: true }), true],
    ['switched off for the customer', {}, mine({ enabled: false }), false],
    ['nothing makes up for a missing configuration', { configured: false }, mine({ enabled: true }), false],
    ['the customer’s own maximum', { max: 4999 }, mine({ max: 5000 }), true],
    ['the customer’s own maximum 0 is none', { max: 4999 }, mine({ max: 0 }), true],
    ['the customer’s own maximum "" is none', { max: 4999 }, mine({ max: '' }), true],
    ['null overrides nothing', { max: 4999 }, mine({ max: null, enabled: null }), false],
    ['the customer’s own minimum', {}, mine({ min: 5001 }), false],
    ['settings for another method', { max: 4999 }, { paymentOverrides: { eps: { max: 0 } } }, false],
    ['settings of null', {}, mine(null), true],
  ])('%s', (_label, more, customer, offered) => {
    expect(paymentMethodIds([method(more)], 5000, 'AT', customer)).toEqual(offered ? ['card'] : [])
  })

  test('by order, 999 if unset, then id; the customer’s own order wins', () => {
    const methods = [
      method({ id: 'z', order: 1000 }),
      method({ id: 'c' }),
      method({ id: 'b', order: 999 }),
      method({ id: 'e', order: 0 }),
      method({ id: 'd', order: 2 }),
      method({ id: 'a', order: 2 }),
    ]
    expect(paymentMethodIds(methods, 1, null, null)).toEqual(['e', 'a', 'd', 'b', 'c', 'z'])
    expect(paymentMethodIds(methods, 1, null, { paymentOverrides: { z: { order: 0 }, e: { order: null } } })).toEqual([
      'e',
      'z',
      'a',
      'd',
      'b',
      'c',
    ])
  })

  test.each<[string, string | null, string | null, string[]]>([
    ['the invoice country', 'DE', 'AT', ['de']],
    ['else the destination', null, 'DE', ['de']],
    ['else the home country', null, null, ['at']],
  ])('%s decides where a method is allowed', (_label, invoiceCountry, country, expected) => {
    const quote = quoteOf({
      lines: [lineOf('a', 'ball')],
      products: [{ id: 'ball', price: 100 }],
      invoiceCountry,
      destination: country === null ? null : { country },
      rules: { paymentMethods: [method({ id: 'de', countries: ['DE'] }), method({ id: 'at', countries: ['AT'] })] },
    })
    expect(quote.paymentMethods).toEqual(expected)
  })
})
