import { beforeEach, expect, test } from 'vitest'
import { beginOrder, endOrder, onPendingOrder, pendingOrder } from './pendingOrder.ts'

const order = {
  cartId: 'cart',
  revision: 7,
  expectedTotal: 4990,
  acceptTerms: true,
  acceptConditions: false,
  confirmAge: false,
}
let made = 0
const newKey = () => {
  made += 1
  return `key ${made}`
}

beforeEach(() => {
  endOrder()
  made = 0
})

test('the same cart in the same state keeps its key until there was an answer', () => {
  expect(beginOrder(order, newKey).key).toBe('key 1')
  expect(beginOrder(order, newKey).key).toBe('key 1')
  expect(pendingOrder()).toEqual({ ...order, key: 'key 1' })
  endOrder()
  expect(pendingOrder()).toBeNull()
  expect(beginOrder(order, newKey).key).toBe('key 2')
})

test.each([
  ['a changed cart', { ...order, revision: 8 }],
  ['another cart', { ...order, cartId: 'other' }],
])('%s is another order', (_label, other) => {
  beginOrder(order, newKey)
  expect(beginOrder(other, newKey).key).toBe('key 2')
})

test('a repetition carries what is declared now', () => {
  beginOrder({ ...order, acceptTerms: false }, newKey)
  expect(beginOrder(order, newKey)).toEqual({ ...order, key: 'key 1' })
})

test('who listens hears of the beginning and the end', () => {
  let heard = 0
  const stop = onPendingOrder(() => {
    heard += 1
  })
  beginOrder(order, newKey)
  endOrder()
  stop()
  beginOrder(order, newKey)
  expect(heard).toBe(2)
})
