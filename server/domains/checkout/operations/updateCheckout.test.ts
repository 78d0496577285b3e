import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { contextFor, insertViewer, TEST_ADDRESS } from '../../../testing/builders.ts'
import { buyersOf, pieces, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { addToCart } from '../../cart/operations/cart.ts'
import { type CheckoutChanges, updateCheckout } from './updateCheckout.ts'

const database = await testDatabase()
const { listed, cartOf } = buyersOf(database)

describe('filling in the checkout', () => {
  test('keeps what was entered, step by step, and leaves the rest alone', async () => {
    const context = contextFor(database)
    await addToCart(context, pieces(await listed(null), 1))
    await updateCheckout(context, { changes: { email: ' kim@example.com ', comment: 'a\r\nb\u0000' }, validate: null })
    await updateCheckout(context, { changes: { shippingAddress: TEST_ADDRESS }, validate: 'address' })
    await updateCheckout(context, { changes: { shippingAddress: { city: 'Wels', phone: null } }, validate: 'shipping' })
    await updateCheckout(context, { changes: { paymentMethod: 'prepayment' }, validate: 'payment' })
    expect((await cartOf(context))!.checkout).toEqual({
      email: 'kim@example.com',
      comment: 'a\nb',
      newsletter: false,
      isPickup: false,
      shippingAddress: { ...TEST_ADDRESS, city: 'Wels' },
      hasOwnInvoiceAddress: false,
      invoiceAddress: null,
      paymentMethod: 'prepayment',
    })
  })

  test.each<[string, CheckoutChanges, 'address' | 'shipping' | 'payment' | null, string[]]>([
    [
      'an incomplete step',
      { shippingAddress: { firstName: 'Kim' } },
      'address',
      [
        'EMAIL_INVALID changes.email',
        'ADDRESS_INCOMPLETE changes.shippingAddress.lastName',
        'ADDRESS_INCOMPLETE changes.shippingAddress.address',
        'ADDRESS_INCOMPLETE changes.shippingAddress.zip',
        'ADDRESS_INCOMPLETE changes.shippingAddress.city',
        'ADDRESS_INCOMPLETE changes.shippingAddress.country',
      ],
    ],
    [
      'a city of 81 letters',
      { shippingAddress: { city: 'x'.repeat(81) } },
      null,
      ['INVALID_INPUT changes.shippingAddress.city'],
    ],
    ['a comment without end', { comment: 'x'.repeat(2001) }, null, ['INVALID_INPUT changes.comment']],
    ['an endless e-mail address', { email: `${'x'.repeat(250)}@y.at` }, null, ['EMAIL_INVALID changes.email']],
    [
      'no payment method',
      { email: 'kim@example.com', shippingAddress: TEST_ADDRESS },
      'payment',
      ['PAYMENT_METHOD_MISSING changes.paymentMethod'],
    ],
  ])('refuses %s and keeps nothing of it', async (_label, changes, validate, expected) => {
    const context = contextFor(database)
    await addToCart(context, pieces(await listed(null), 1))
    const before = await cartOf(context)
    const refusals = await refusalsOf(updateCheckout(context, { changes, validate }))
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(expected)
    expect(await cartOf(context)).toEqual(before)
  })
  test('staff who act for a customer do not consent to the newsletter for them', async () => {
    const customer = await insertViewer(database)
    const own = contextFor(database, { viewer: customer })
    const actor = { accountId: newId(), name: 'Resi' }
    const acting = contextFor(database, { viewer: { ...customer, actor } })
    await addToCart(own, pieces(await listed(null), 1))
    for (const newsletter of [true, false]) {
      await updateCheckout(own, { changes: { newsletter: !newsletter }, validate: null })
      const before = await cartOf(own)
      const changes = { newsletter, comment: 'am Telefon' }
      expect(await refusalsOf(updateCheckout(acting, { changes, validate: null }))).toMatchObject([
        { code: 'ACTING_FOR_CUSTOMER', path: ['changes', 'newsletter'] },
      ])
      expect(await cartOf(own)).toEqual(before)
    }
    await updateCheckout(acting, { changes: { newsletter: true, comment: 'am Telefon' }, validate: null })
    expect((await cartOf(own))!.checkout).toMatchObject({ newsletter: true, comment: 'am Telefon' })
  })
})
