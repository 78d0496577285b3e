import { expect, test } from 'vitest'
import { carouselsAt } from './place.ts'

test('sets and what was bought with it stand only where there is a product', () => {
  expect(carouselsAt({ product: 'trikot-nordwald', group: 'trikots' })).toEqual(['sets', 'boughtWith', 'new', 'top'])
  expect(carouselsAt({ group: 'trikots' })).toEqual(['new', 'top'])
  expect(carouselsAt({})).toEqual(['new', 'top'])
})
