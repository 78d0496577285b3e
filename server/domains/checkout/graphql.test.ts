import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import {
  add,
  checkoutEntries,
  dataOf,
  insertRange,
  type Placed,
  placeOrder,
  updateCheckout,
} from '../../testing/asking.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)

describe('ordering as a guest', () => {
  test('from the cart to the page on which the order is followed', async () => {
    const client = site.client()
    await add(client, shirt, 2)
    const step = await dataOf(client, updateCheckout, { input: { changes: checkoutEntries, validate: 'PAYMENT' } })
    expect(step).toMatchObject({
      updateCheckout: {
        errors: [],
        cart: {
          isShippingEstimated: false,
          checkout: {
            email: 'kim@example.com',
            shippingAddress: { city: 'Linz', country: 'AT', countryName: 'Österreich' },
            paymentMethod: { key: 'invoice' },
          },
          totals: { toPay: { cents: 4490 } },
        },
      },
    })
    const input = { idempotencyKey: newId(), acceptTerms: true, expectedTotal: 4490 }
    const answer = await dataOf<Placed>(client, placeOrder, { input })
    expect(answer).toMatchObject({
      placeOrder: {
        errors: [],
        order: {
          orderNumber: expect.stringMatching(/^\d{5}$/),
          totals: { toPay: { cents: 4490 } },
          lines: [{ title: 'Trikot Nordwald', amount: 2 }],
          isRead: null,
          history: [],
        },
        cart: { lines: [] },
        viewer: { cartPieceCount: 0 },
      },
    })
    expect((await dataOf<Placed>(client, placeOrder, { input })).placeOrder.order).toEqual(answer.placeOrder.order)

    const { orderNumber, statusPath, id } = answer.placeOrder.order
    const token = statusPath.split('/').at(-1)
    const status = `query ($orderNumber: String!, $token: String!) { orderStatus(orderNumber: $orderNumber, token: $token) {
      orderNumber statusPath email shippingAddress { firstName lastName address zip city countryName phone } comment paymentMethod { title } mails { id }
      viewerCanMarkPaid lines { product { path } image { alt } } } }`
    const stranger = site.client()
    expect(await dataOf(stranger, status, { orderNumber, token })).toMatchObject({
      orderStatus: {
        orderNumber,
        statusPath: `/order/${orderNumber}/${token}`,
        email: 'k…@example.com',
        comment: null,
        shippingAddress: {
          ...{ firstName: 'Kim', lastName: 'Muster', city: 'Linz', countryName: 'Österreich' },
          ...{ address: '', zip: '', phone: null },
        },
        paymentMethod: { title: 'Rechnung' },
        mails: [],
        viewerCanMarkPaid: false,
        lines: [{ image: null }],
      },
    })
    expect(await dataOf(stranger, status, { orderNumber, token: 'x'.repeat(43) })).toEqual({ orderStatus: null })
    const node = 'query ($id: ID!) { node(id: $id) { __typename } }'
    expect(await dataOf(client, node, { id })).toEqual({ node: null })
  })

  test('shows what is missing, and asks again when the price has changed', async () => {
    const client = site.client()
    await add(client, shirt, 1)
    expect(await dataOf(client, updateCheckout, { input: { changes: {}, validate: 'ADDRESS' } })).toMatchObject({
      updateCheckout: {
        cart: null,
        errors: [
          { code: 'EMAIL_INVALID', path: ['changes', 'email'] },
          { code: 'ADDRESS_INCOMPLETE', path: ['changes', 'shippingAddress'] },
        ],
      },
    })
    await dataOf(client, updateCheckout, { input: { changes: checkoutEntries } })
    const input = { idempotencyKey: newId(), expectedTotal: 1 }
    expect(await dataOf(client, placeOrder, { input })).toMatchObject({
      placeOrder: { order: null, errors: [{ code: 'TERMS_REQUIRED' }, { code: 'PRICE_CHANGED' }] },
    })
  })
})
