import { expect, test } from 'vitest'
import { guestViewer } from '../../../kit/viewer.ts'
import { cartLine, contentsWith, productFacts, variantFacts } from '../../../testing/facts.ts'
import { blocksOf } from './blocks.ts'
import type { CartLine } from './contents.ts'
import { viewCart } from './view.ts'

const color = (code: string) => ({ id: code, code, title: { de: code }, hex: '#000' })
const shirt = productFacts('shirt', {
  ...{ priceCents: 3000, isPersonalisable: true },
  variants: [
    variantFacts('navy m', { color: color('navy') }),
    variantFacts('navy l', { color: color('navy'), priceCents: 3200 }),
    variantFacts('red m', { color: color('red') }),
    variantFacts('gone', { color: color('navy'), available: 0 }),
  ],
})
const set = productFacts('set', { ...{ kind: 'set', slots: ['shirt'], priceCents: 5000 } })
const line = (id: string, variantId: string, changes: Partial<CartLine> = {}) =>
  cartLine(id, 'shirt', { variantId, amount: 1, ...changes })
const blocks = (...lines: CartLine[]) => {
  const contents = contentsWith([shirt, set], lines, { head: { id: 'cart', revision: 1, checkout: null } })
  const view = viewCart(contents, guestViewer(), new Date('2026-11-20T10:00:00Z'))!
  return blocksOf(view.lines, contents.productIndex).map(block => ({
    ...block,
    lines: block.lines.map(each => each.line.id),
  }))
}

test('sizes of one product in one colour stand together, where the first of them lies', () => {
  expect(blocks(line('a', 'navy m', { amount: 3 }), line('b', 'red m'), line('c', 'navy l', { amount: 2 }))).toEqual([
    { lines: ['a', 'c'], amount: 5, sum: 15_400, texts: [] },
    { lines: ['b'], amount: 1, sum: 3000, texts: [] },
  ])
})

test('texts are told once, with how many pieces carry them', () => {
  const texted = (id: string, variantId: string, texts: string[]) =>
    line(id, variantId, { amount: texts.length, texts })
  expect(blocks(texted('a', 'navy m', ['TSV', 'ADA']), texted('b', 'navy l', ['TSV', 'TSV']))).toMatchObject([
    {
      lines: ['a', 'b'],
      texts: [
        { text: 'TSV', count: 3 },
        { text: 'ADA', count: 1 },
      ],
    },
  ])
})

test('sets, what cannot be ordered and what carries a note stand alone', () => {
  const filled = cartLine('set', 'set', {
    amount: 1,
    slots: [{ productId: 'shirt', pieces: [{ variantId: 'navy m', amount: 1, texts: [] }] }],
  })
  expect(
    blocks(line('a', 'navy m'), line('b', 'gone'), line('c', 'navy l', { orderNote: 'für Ada' }), filled, {
      ...filled,
      id: 'set 2',
    }).map(({ lines, sum }) => [lines, sum]),
  ).toEqual([
    [['a'], 3000],
    [['b'], null],
    [['c'], 3200],
    [['set'], 5000],
    [['set 2'], 5000],
  ])
})
