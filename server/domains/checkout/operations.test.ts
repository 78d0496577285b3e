import { describe, expect, test } from 'vitest'
import { contextFor, insertProduct, statementsOf } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { addToCart } from '../cart/operations.ts'
import { placeOrder, updateCheckout } from './operations.ts'

const database = await testDatabase()

const address = {
  type: 'person' as const,
  firstName: 'Kim',
  lastName: 'Muster',
  address: 'Hauptplatz 1',
  zip: '4020',
  city: 'Linz',
  country: 'AT',
}

describe('placing an order', () => {
  test('turns the cart into an order', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ available: 3 }])
    const context = contextFor(database)
    await addToCart(context, {
      productId: id,
      pieces: [{ variantId: variantIds[0]!, amount: 3, texts: null }],
      personalised: null,
      orderNote: null,
    })
    await updateCheckout(context, {
      changes: { email: 'kim@example.com', shippingAddress: address, paymentMethod: 'invoice' },
      validate: 'payment',
    })
    const { result, statements, roundTrips } = await statementsOf(() =>
      placeOrder(context, {
        idempotencyKey: 'a-key-that-nobody-guesses',
        publicUrl: 'http://shop.example',
        acceptTerms: true,
        acceptConditions: false,
        confirmAge: false,
        expectedTotal: 5970 + 490,
      }),
    )
    expect(result.order.orderNumber).toBe(10001)
    expect(statements.length + 2).toBe(roundTrips)
    expect(roundTrips).toBeLessThanOrEqual(14)
  })
})
