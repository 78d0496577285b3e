import { expect, test } from 'vitest'
import { orderedPieces } from './orderedPieces.ts'

test('a set counts as itself and with all its pieces, a line as what it is', () => {
  const lines = [
    { productId: 'cap', variantId: null, amount: 3, pieces: [] },
    {
      ...{ productId: 'kit', variantId: null, amount: 2 },
      pieces: [
        { productId: 'jersey', variantId: 's', amount: 1 },
        { productId: 'jersey', variantId: 'm', amount: 1 },
        { productId: 'socks', variantId: null, amount: 2 },
      ],
    },
  ]
  expect(orderedPieces(lines)).toEqual([
    { productId: 'cap', variantId: null, amount: 3 },
    { productId: 'kit', variantId: null, amount: 2 },
    { productId: 'jersey', variantId: 's', amount: 1 },
    { productId: 'jersey', variantId: 'm', amount: 1 },
    { productId: 'socks', variantId: null, amount: 2 },
  ])
})
