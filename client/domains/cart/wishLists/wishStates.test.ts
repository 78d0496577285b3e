import { expect, test } from 'vitest'
import { isReady, type WishParts, type WishState, wishState } from './wishStates.ts'

const of = (state: 'IN_STOCK' | 'FEW_LEFT' | 'SOLD_OUT' | 'BACK_ON_DATE') => ({ availability: { state } })
const goods = { kind: 'GOODS', sizes: ['M'], ...of('IN_STOCK') }

test.each<[string, WishParts, WishState, boolean]>([
  ['in the size that was chosen', { product: goods, variant: of('IN_STOCK') }, 'ready', true],
  ['the last ones', { product: goods, variant: of('FEW_LEFT') }, 'few', true],
  ['without a size', { product: goods, variant: null }, 'size', false],
  ['where there are no sizes', { product: { ...goods, sizes: [] }, variant: null }, 'ready', true],
  ['sold out in its size alone', { product: goods, variant: of('SOLD_OUT') }, 'soldOut', false],
  ['sold out altogether', { product: { ...goods, ...of('SOLD_OUT') }, variant: null }, 'soldOut', false],
  ['back later', { product: goods, variant: of('BACK_ON_DATE') }, 'back', false],
  ['a set', { product: { ...goods, kind: 'SET' }, variant: null }, 'page', false],
  ['no longer there', { product: null, variant: null }, 'gone', false],
])('a wish %s', (_label, wish, state, canBuy) => {
  expect(wishState(wish)).toBe(state)
  expect(isReady(wishState(wish))).toBe(canBuy)
})
