import { expect, test } from 'vitest'
import { pictureSizes, shareOf, shareOfColumn, wholePage } from './sizes.ts'

test('a picture as wide as the page is told so', () => {
  expect(pictureSizes(wholePage)).toBe(
    '(width >= 1600px) 1520px, (width >= 1344px) 1248px, (width >= 1024px) 100vw, (width >= 640px) 100vw, 100vw',
  )
})

test('a block of half a row in the smaller of two columns is a sixth of a desk and all of a phone', () => {
  const column = shareOfColumn(wholePage, [1, 2], 0)
  expect(pictureSizes(shareOf(column, { xs: 12, md: 12, lg: 6 }))).toBe(
    '(width >= 1600px) 254px, (width >= 1344px) 208px, (width >= 1024px) 17vw, (width >= 640px) 34vw, 100vw',
  )
})

test.each([
  [
    [1, 1],
    [0.5, 0.5],
  ],
  [
    [2, 1],
    [2 / 3, 1 / 3],
  ],
  [
    [1, 1, 1],
    [1 / 3, 1 / 3, 1 / 3],
  ],
  [
    [1, 1, 1, 1],
    [0.25, 0.25, 0.25, 0.25],
  ],
])('columns %j share all of a desk', (ratio, parts) => {
  expect(parts.map((_, slot) => shareOfColumn(wholePage, ratio, slot).lg)).toEqual(parts)
})

test('four columns are two by two on a tablet', () => {
  expect(shareOfColumn(wholePage, [1, 1, 1, 1], 3)).toEqual({ xs: 1, md: 0.5, lg: 0.25 })
})
