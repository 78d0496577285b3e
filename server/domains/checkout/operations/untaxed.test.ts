import { describe, expect, test } from 'vitest'
import { setSettings, stockLeft } from '../../../testing/builders.ts'
import { buyersOf, orderOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { placeOrder } from './placeOrder.ts'

const database = await testDatabase()
const { listed, buyer, cartOf } = buyersOf(database)

describe('goods for which no VAT rate holds at home', () => {
  const rated = (validFrom: string) => [{ id: 'standard', rates: { AT: [{ validFrom, rate: 2000 }] } }]

  test.each([
    ['none is kept', [{ id: 'standard', rates: {} }]],
    ['the first one begins later', rated('2099-01-01')],
  ])('%s: the cart says so at once, and nothing is ordered', async (_when, groups) => {
    const product = await listed(10)
    const context = await buyer(product, 1)
    await setSettings(database, 'vat', { groups })
    const cart = (await cartOf(context))!
    expect(cart.problems.map(({ code, line }) => [code, line?.line.id])).toEqual([
      ['VAT_RATE_MISSING', cart.lines[0]!.line.id],
    ])
    const asked = orderOf(cart.quote.totals.toPay)
    expect(await refusalsOf(placeOrder(context, asked))).toMatchObject([{ code: 'VAT_RATE_MISSING' }])
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(10)
    await setSettings(database, 'vat', { groups: rated('2016-01-01') })
    expect((await placeOrder(context, orderOf(2490))).order.state).toBe('open')
  })
})
