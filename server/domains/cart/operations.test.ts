import { describe, expect, test } from 'vitest'
import { contextFor, insertProduct } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { addToCart } from './operations.ts'
import { readContents } from './queries.ts'
import { viewCart } from './rules/view.ts'

const database = await testDatabase()

describe('adding to the cart', () => {
  test('makes a cart for a new visitor and prices its line', async () => {
    const { id, variantIds } = await insertProduct(database)
    const context = contextFor(database)
    const { addedAmount } = await addToCart(context, {
      productId: id,
      pieces: [{ variantId: variantIds[0]!, amount: 3, texts: null }],
      personalised: null,
      orderNote: null,
    })
    expect(addedAmount).toBe(3)
    const contents = await readContents(database.drizzle, context.viewer, context.now())
    const view = viewCart(contents, context.viewer, context.now())
    expect(view).toMatchObject({ revision: 1, pieceCount: 3, quote: { totals: { goods: 5970, gross: 5970 + 490 } } })
  })
})
