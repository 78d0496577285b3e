import { describe, expect, test } from 'vitest'
import { fitOf, meanwhile, positionOf } from './placement.ts'
import { around, nextIn, sideOf, turnOf } from './turning.ts'
import { kept, pushed, scaledAt, spanOf, wheelFactor } from './zoom.ts'

describe('turning', () => {
  test.each([
    [0, 3, 0],
    [3, 3, 0],
    [-1, 3, 2],
    [-4, 3, 2],
    [7, 3, 1],
    [5, 0, 0],
  ])('place %d of %d is %d', (at, count, expected) => {
    expect(around(at, count)).toBe(expected)
  })

  test.each([
    ['the one that is shown', 1, 1, 4, 0, 0],
    ['the next', 2, 1, 4, 0, 1],
    ['the one before', 0, 1, 4, 0, -1],
    ['another', 3, 1, 4, 0, null],
    ['the first behind the last', 0, 3, 4, 0, 1],
    ['the last before the first', 3, 0, 4, 0, -1],
    ['the other of two', 1, 0, 2, 0, 1],
    ['the other of two, pulled to the right', 1, 0, 2, 12, -1],
    ['the other of two, pulled to the left', 1, 0, 2, -12, 1],
    ['the only one', 0, 0, 1, 30, 0],
  ] as const)('%s', (_label, slide, at, count, pulled, expected) => {
    expect(sideOf(slide, at, count, pulled)).toBe(expected)
  })

  test.each([
    ['a quarter of the width to the left', -100, 400, 1000, 1],
    ['a quarter of the width to the right', 100, 400, 1000, -1],
    ['less', 99, 400, 1000, 0],
    ['less, and quickly', 40, 400, 60, -1],
    ['a quick twitch', 20, 400, 10, 0],
    ['nothing', 0, 400, 100, 0],
    ['no width', 100, 0, 100, 0],
  ] as const)('a swipe of %s', (_label, pulled, width, milliseconds, expected) => {
    expect(turnOf(pulled, width, milliseconds)).toBe(expected)
  })

  const playing = { interval: 5, count: 3, isPaused: false, isHeld: false, isVisible: true }
  test.each([
    ['every five seconds', {}, 5000],
    ['never without an interval', { interval: 0 }, null],
    ['never with one picture', { count: 1 }, null],
    ['not while paused', { isPaused: true }, null],
    ['not while somebody is at it', { isHeld: true }, null],
    ['not out of sight', { isVisible: false }, null],
    ['not faster than anybody sees', { interval: 0.1 }, 1000],
  ])('goes on by itself: %s', (_label, changes, expected) => {
    expect(nextIn({ ...playing, ...changes })).toBe(expected)
  })
})

describe('a picture in its frame', () => {
  const frame = { width: 300, height: 200 }
  const [high, wide] = [
    { width: 400, height: 800 },
    { width: 800, height: 200 },
  ]
  test.each([
    ['FIT', high, 'contain'],
    ['FIT', wide, 'contain'],
    ['CROPCOVER', wide, 'cover'],
    ['STRETCH', wide, 'fill'],
    ['CROP', high, 'cover'],
    ['CROP', wide, 'contain'],
    ['%future added value', high, 'contain'],
  ] as const)('%s', (size, picture, expected) => {
    expect(fitOf(size, picture, frame)).toBe(expected)
  })

  test('keeps its focal point in sight, else the pivot', () => {
    const pivot = { pivotV: 'TOP', pivotH: 'LEFT' }
    expect(positionOf({ focalPoint: { x: 0.254, y: 1 } }, pivot)).toBe('25% 100%')
    expect(positionOf({ focalPoint: null }, pivot)).toBe('left top')
  })
})

describe('zoom', () => {
  const field = { width: 400, height: 200 }
  test.each([
    ['is three times at most', { scale: 9, x: 0, y: 0 }, { scale: 3, x: 0, y: 0 }],
    ['is never smaller', { scale: 0.2, x: 50, y: 50 }, { scale: 1, x: 0, y: 0 }],
    ['leaves no edge open', { scale: 2, x: 900, y: -900 }, { scale: 2, x: 200, y: -100 }],
    ['stays within', { scale: 2, x: 100, y: 50 }, { scale: 2, x: 100, y: 50 }],
  ])('%s', (_label, view, expected) => {
    expect(kept(view, field)).toEqual(expected)
  })

  test('keeps what is under the pointer there', () => {
    expect(scaledAt({ scale: 1, x: 0, y: 0 }, 3, { x: 100, y: -50 }, field)).toEqual({ scale: 3, x: -200, y: 100 })
    expect(scaledAt({ scale: 3, x: -200, y: 100 }, 1, { x: 100, y: -50 }, field)).toEqual({ scale: 1, x: 0, y: 0 })
  })

  test('is pushed as far as there is something', () => {
    expect(pushed({ scale: 2, x: 0, y: 0 }, { x: 30, y: 500 }, field)).toEqual({ scale: 2, x: 30, y: 100 })
    expect(pushed({ scale: 1, x: 0, y: 0 }, { x: 30, y: 5 }, field)).toEqual({ scale: 1, x: 0, y: 0 })
  })

  test('follows two fingers', () => {
    expect(spanOf({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ distance: 50, middle: { x: 15, y: 20 } })
  })

  test('follows the wheel, both ways alike', () => {
    expect(wheelFactor(-150)).toBeCloseTo(1.6487, 4)
    expect(wheelFactor(-150) * wheelFactor(150)).toBeCloseTo(1, 10)
    expect(wheelFactor(100_000)).toBe(wheelFactor(200))
  })
})

test.each([
  ['FIT', 'contain'],
  ['CROPCOVER', 'cover'],
  ['STRETCH', '100% 100%'],
] as const)('%s: the small picture stands where the large one will be', (size, backgroundSize) => {
  const slide = { id: 'a', url: '/images/a/960', srcSet: '', large: '/images/a/2000', width: 900, height: 600, alt: '' }
  const pivot = { pivotV: 'TOP', pivotH: 'LEFT' }
  expect(meanwhile(slide, size, pivot, { width: 1440, height: 900 })).toEqual({
    ...{ backgroundImage: 'url("/images/a/960")', backgroundSize },
    ...{ backgroundPosition: 'left top', backgroundRepeat: 'no-repeat' },
  })
})
