import { describe, expect, test } from 'vitest'
import {
  dragged,
  entered,
  fitted,
  focalIn,
  focalOf,
  type Grip,
  mirrored,
  type Picture,
  turnedLeft,
  turnedRight,
  upended,
  withCrop,
} from './geometry.ts'

const original = { width: 400, height: 300 }
const rectangle = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const untouched: Picture = { turned: 'BY_0', isMirrored: false, crop: null, focal: null }
const corner: Picture = { ...untouched, crop: rectangle(0, 0, 100, 50), focal: { x: 10, y: 20 } }

describe('turning and mirroring', () => {
  test.each([
    ['right', turnedRight, { turned: 'BY_90', crop: rectangle(250, 0, 50, 100), focal: { x: 280, y: 10 } }],
    ['left', turnedLeft, { turned: 'BY_270', crop: rectangle(0, 300, 50, 100), focal: { x: 20, y: 390 } }],
    ['left to right', mirrored, { isMirrored: true, crop: rectangle(300, 0, 100, 50), focal: { x: 390, y: 20 } }],
    [
      'top to bottom',
      upended,
      { turned: 'BY_180', isMirrored: true, crop: rectangle(0, 250, 100, 50), focal: { x: 10, y: 280 } },
    ],
  ] as const)('%s takes along what was cut out and the focal point', (_label, change, expected) => {
    expect(change(corner, original)).toEqual({ ...corner, ...expected })
  })

  test('of a mirrored picture turns it to the right as it is seen', () => {
    expect(turnedRight({ ...untouched, isMirrored: true }, original)).toEqual({
      ...untouched,
      turned: 'BY_270',
      isMirrored: true,
    })
  })

  test('there and back is where it was', () => {
    expect(turnedLeft(turnedRight(corner, original), original)).toEqual(corner)
    expect(mirrored(mirrored(corner, original), original)).toEqual(corner)
    expect(upended(upended(corner, original), original)).toEqual(corner)
  })
})

describe('dragging', () => {
  const from = rectangle(100, 100, 200, 100)
  test.each([
    ['move', 10, -20, rectangle(110, 80, 200, 100)],
    ['move', 999, 999, rectangle(200, 200, 200, 100)],
    ['move', -999, -999, rectangle(0, 0, 200, 100)],
    ['e', 50, 70, rectangle(100, 100, 250, 100)],
    ['e', 999, 0, rectangle(100, 100, 300, 100)],
    ['e', -999, 0, rectangle(100, 100, 1, 100)],
    ['w', -30, 0, rectangle(70, 100, 230, 100)],
    ['w', 999, 0, rectangle(299, 100, 1, 100)],
    ['n', 0, -30, rectangle(100, 70, 200, 130)],
    ['s', 0, 999, rectangle(100, 100, 200, 200)],
    ['nw', -10, -20, rectangle(90, 80, 210, 120)],
    ['se', 0.6, 0.4, rectangle(100, 100, 201, 100)],
  ] as [Grip, number, number, object][])('%s by %s, %s', (grip, x, y, expected) => {
    expect(dragged(from, grip, { x, y }, { frame: original, ratio: null })).toEqual(expected)
  })

  test.each([
    ['se', 40, 0, rectangle(100, 100, 240, 120)],
    ['se', 0, 20, rectangle(100, 100, 240, 120)],
    ['nw', -40, 0, rectangle(60, 80, 240, 120)],
    ['se', 999, 999, rectangle(100, 100, 300, 150)],
    ['e', 40, 0, rectangle(100, 90, 240, 120)],
    ['s', 0, 20, rectangle(80, 100, 240, 120)],
    ['se', -999, -999, rectangle(100, 100, 2, 1)],
  ] as [Grip, number, number, object][])('%s by %s, %s keeps two to one', (grip, x, y, expected) => {
    expect(dragged(from, grip, { x, y }, { frame: original, ratio: 2 })).toEqual(expected)
  })

  test('never leaves the picture, whatever is dragged how far', () => {
    const grips: Grip[] = ['move', 'n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw']
    for (const grip of grips) {
      for (const ratio of [null, 1, 4 / 3, 16 / 9, 0.5]) {
        for (const [x, y] of [
          [-500, 500],
          [500, -500],
          [37, -91],
          [-1, -1],
          [500, 500],
        ] as const) {
          const { left, top, width, height } = dragged(from, grip, { x, y }, { frame: original, ratio })
          expect([left >= 0, top >= 0, width >= 1, height >= 1]).toEqual([true, true, true, true])
          expect([left + width <= 400, top + height <= 300]).toEqual([true, true])
          expect([left, top, width, height].every(Number.isInteger)).toBe(true)
        }
      }
    }
  })
})

describe('shapes and numbers', () => {
  test.each([
    [1, rectangle(50, 0, 300, 300)],
    [16 / 9, rectangle(0, 38, 400, 225)],
    [4 / 3, rectangle(0, 0, 400, 300)],
    [0.5, rectangle(125, 0, 150, 300)],
  ])('the largest of %s lies in the middle', (ratio, expected) => {
    expect(fitted(rectangle(0, 0, 400, 300), ratio)).toEqual(expected)
  })

  test.each([
    ['left', 350, null, rectangle(200, 100, 200, 100)],
    ['top', -5, null, rectangle(100, 0, 200, 100)],
    ['width', 350, null, rectangle(50, 100, 350, 100)],
    ['width', 5000, null, rectangle(0, 100, 400, 100)],
    ['height', 0, null, rectangle(100, 100, 200, 1)],
    ['height', 150, 2, rectangle(100, 100, 300, 150)],
    ['width', 300, 2, rectangle(100, 100, 300, 150)],
    ['height', 5000, 2, rectangle(0, 100, 400, 200)],
  ] as const)('%s %s in the shape %s', (field, value, ratio, expected) => {
    expect(entered(rectangle(100, 100, 200, 100), field, value, { frame: original, ratio })).toEqual(expected)
  })

  test('a rectangle of everything is none', () => {
    expect(withCrop(corner, rectangle(0, 0, 400, 300), original).crop).toBeNull()
    expect(withCrop({ ...untouched, turned: 'BY_90' }, rectangle(0, 0, 300, 400), original).crop).toBeNull()
    expect(withCrop(untouched, rectangle(1, 0, 399, 300), original).crop).toEqual(rectangle(1, 0, 399, 300))
  })
})

test('the focal point is told of what is cut out', () => {
  expect(focalOf(corner, original)).toEqual({ x: 0.1, y: 0.4 })
  expect(focalOf({ ...corner, focal: { x: 101, y: 20 } }, original)).toBeNull()
  expect(focalIn(corner, { x: 0.1, y: 0.4 }, original)).toEqual({ x: 10, y: 20 })
  expect(focalIn(corner, null, original)).toBeNull()
})
