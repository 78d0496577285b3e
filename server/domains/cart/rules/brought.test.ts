import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { setSettings } from '../../../testing/builders.ts'
import { buyersOf, refusalsOf, type TestProduct } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { addToCart, replaceCart } from '../operations/cart.ts'
import type { AddToCart } from './additions.ts'

const database = await testDatabase()
const { listed, buyer, cartOf } = buyersOf(database)

const team = {
  ...{ key: 'team', place: 'product', kind: 'text', label: { de: 'Mannschaft' }, isRequired: true, max: 10 },
}
const ask = (...fields: object[]) => setSettings(database, 'orderFields', { fields })
const answers = (text: string) => [{ key: 'team', text }]
const goods = ({ id: productId, variantIds }: TestProduct, amount = 1): AddToCart => ({
  ...{ productId, pieces: [{ variantId: variantIds[0]!, amount, texts: null }], personalised: null, orderNote: null },
})

/** A buyer whose cart holds a piece that nobody was asked about, and a second product. */
async function asked() {
  const [product, other] = [await listed(null), await listed(null)]
  const context = await buyer(product)
  await ask(team)
  const lines = async () =>
    (await cartOf(context))!.lines.map(({ line }) => [line.productId, line.amount, line.answers?.team ?? null])
  return { product, other, context, lines }
}

describe('what is asked beside the product', () => {
  test('is demanded before it comes into the cart, checked, and kept with its line', async () => {
    const { other, context, lines } = await asked()
    const before = await lines()
    const add = (text?: string) =>
      addToCart(context, { ...goods(other), answers: text === undefined ? [] : answers(text) })
    expect(await refusalsOf(add())).toMatchObject([{ code: 'ANSWER_MISSING', path: ['answers', 'team'] }])
    expect(await refusalsOf(add('zu lange Mannschaft'))).toMatchObject([
      { code: 'ANSWER_INVALID', path: ['answers', 'team'] },
    ])
    const unknown = addToCart(context, { ...goods(other), answers: [...answers('U13'), { key: 'cup', text: 'x' }] })
    expect(await refusalsOf(unknown)).toMatchObject([{ code: 'INVALID_INPUT', path: ['answers', 'cup'] }])
    expect(await lines()).toEqual(before)
    await add(' U13 ')
    await add('U13')
    await add('U15')
    expect(await lines()).toEqual([...before, [other.id, 2, 'U13'], [other.id, 1, 'U15']])
    await ask()
  })

  test('is asked in the cart of what came there by a way that asks nothing', async () => {
    const { product, context, lines } = await asked()
    await addToCart(context, goods(product, 2))
    expect(await lines()).toEqual([[product.id, 3, null]])
    await ask()
  })

  test('must be brought by what is new in a cart that is written as a whole; what lay there stays', async () => {
    const { product, other, context, lines } = await asked()
    const was = {
      ref: product.variantIds[0]!,
      lineId: null,
      goods: goods(product, 4),
      answers: [{ key: 'team', text: null }],
    }
    const added = (text: string | null) => ({
      ...{ ref: other.variantIds[0]!, lineId: null, goods: goods(other) },
      ...(text !== null && { answers: answers(text) }),
    })
    expect(await refusalsOf(replaceCart(context, { items: [was, added(null)] }))).toMatchObject([
      { code: 'ANSWER_MISSING', path: ['items', '1', 'answers', 'team'] },
    ])
    await replaceCart(context, { items: [was, added('U13'), added('U15')] })
    expect(await lines()).toEqual([
      [product.id, 4, null],
      [other.id, 1, 'U13'],
      [other.id, 1, 'U15'],
    ])
    await ask()
  })

  test('is not asked of other product groups', async () => {
    const { other, context, lines } = await asked()
    await ask({ ...team, productGroups: [newId()] })
    await addToCart(context, { ...goods(other), answers: [] })
    expect((await lines()).at(-1)).toEqual([other.id, 1, null])
    await ask()
  })
})
