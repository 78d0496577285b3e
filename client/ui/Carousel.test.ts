import { expect, test } from 'vitest'
import { nextScroll } from './Carousel.tsx'

test.each([
  ['from the beginning one window on', 0, 1, 400],
  ['not past the end', 500, 1, 600],
  ['from the end to the beginning', 600, 1, 0],
  ['from nearly the end to the beginning', 595, 1, 0],
  ['back one window', 600, -1, 200],
  ['not before the beginning', 100, -1, 0],
  ['from the beginning to the end', 0, -1, 600],
] as const)('the arrow leads %s', (_, at, direction, expected) => {
  expect(nextScroll(at, 400, 1000, direction)).toBe(expected)
})
