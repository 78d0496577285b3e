import { expect, test } from 'vitest'
import { additionOf, type Taken } from './addition.ts'

const jersey: Taken = {
  amount: 2,
  texts: [],
  orderNote: null,
  askedFields: [],
  product: { id: 'jersey', kind: 'GOODS' },
  variant: { id: 'jersey-m' },
  pieces: [],
}

const piece = (slot: number, id: string, amount: number, texts: string[] = []) => ({
  slot,
  amount,
  texts,
  product: { id: `product ${slot}` },
  variant: { id },
})
const kit: Taken = {
  ...jersey,
  product: { id: 'kit', kind: 'SET' },
  variant: null,
  pieces: [piece(1, 'shorts-l', 2), piece(0, 'jersey-m', 1, ['KAYA']), piece(0, 'jersey-l', 1, ['HUBER'])],
}

test('a size of a product comes back with its amount', () => {
  expect(additionOf(jersey)).toEqual({
    kind: 'goods',
    input: {
      productId: 'jersey',
      pieces: [{ variantId: 'jersey-m', amount: 2, texts: null }],
      personalised: false,
      orderNote: null,
    },
  })
})

test('texts and note come back, too', () => {
  const addition = additionOf({ ...jersey, texts: ['KAYA', 'HUBER'], orderNote: 'ohne Etikett' })
  expect(addition?.input).toMatchObject({ personalised: true, orderNote: 'ohne Etikett' })
  expect(addition?.kind === 'goods' && addition.input.pieces[0]?.texts).toEqual(['KAYA', 'HUBER'])
})

test('a product without variants stands for itself', () => {
  const addition = additionOf({ ...jersey, variant: null })
  expect(addition?.kind === 'goods' && addition.input.pieces[0]?.variantId).toBe('jersey')
})

test('a set comes back slot by slot, with the texts of its pieces', () => {
  expect(additionOf(kit)).toEqual({
    kind: 'set',
    input: {
      productId: 'kit',
      slots: [
        {
          productId: 'product 0',
          pieces: [
            { variantId: 'jersey-m', amount: 1, texts: ['KAYA'] },
            { variantId: 'jersey-l', amount: 1, texts: ['HUBER'] },
          ],
        },
        { productId: 'product 1', pieces: [{ variantId: 'shorts-l', amount: 2, texts: null }] },
      ],
      personalised: true,
      orderNote: null,
    },
  })
})

test.each<[string, Taken]>([
  ['whose product is gone', { ...jersey, product: null }],
  ['of which a piece is gone', { ...kit, pieces: [{ ...piece(0, 'jersey-m', 1), variant: null }] }],
  ['that is an empty set', { ...kit, pieces: [] }],
])('a position %s does not come back', (_label, line) => {
  expect(additionOf(line)).toBeNull()
})
