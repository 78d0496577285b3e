import { expect, test } from 'vitest'
import { deliveredSizes } from './deliveredSizes.ts'

const soon = { weeks: 1, earliest: '2026-11-25', latest: '2026-11-27' }
const late = { weeks: 4, earliest: '2026-12-10', latest: '2026-12-15' }
const size = (name: string, delivery = soon, changes: { available?: number | null; backOn?: string | null } = {}) => ({
  size: name,
  available: null,
  backOn: null,
  delivery,
  ...changes,
})

test('sizes that come at the same time stand together, the soonest first', () => {
  expect(deliveredSizes([size('5XL', late), size('S'), size('M')], '2026-11-20')).toEqual([
    { sizes: ['S', 'M'], delivery: soon },
    { sizes: ['5XL'], delivery: late },
  ])
})

test('a size stands once, where it comes soonest', () => {
  expect(deliveredSizes([size('M', late), size('M')], '2026-11-20')).toEqual([{ sizes: ['M'], delivery: soon }])
})

test('what is sold out is left out, unless it is announced', () => {
  const sizes = [
    size('S', soon, { available: 0 }),
    size('M', late, { available: 0, backOn: '2026-12-01' }),
    size('L', soon, { available: 0, backOn: '2026-11-19' }),
  ]
  expect(deliveredSizes(sizes, '2026-11-20')).toEqual([{ sizes: ['M'], delivery: late }])
})

test('nothing is nothing', () => {
  expect(deliveredSizes([], '2026-11-20')).toEqual([])
})
