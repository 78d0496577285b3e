import { describe, expect, test } from 'vitest'
import {
  cropped,
  cropRefusals,
  editedSides,
  isUntouched,
  movedPoint,
  type PictureEdit,
  turnedBy,
  turns,
  untouched,
} from './pictureEdit.ts'

const none = untouched({ width: 400, height: 300 })
const rectangle = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

describe('a further rectangle', () => {
  test('is counted from what was cut out before', () => {
    const first = cropped(none, rectangle(100, 50, 200, 200))
    expect(first.crop).toEqual(rectangle(100, 50, 200, 200))
    expect(cropped(first, rectangle(10, 20, 30, 40)).crop).toEqual(rectangle(110, 70, 30, 40))
  })

  test('of the whole picture is none', () => {
    expect(isUntouched(cropped(none, rectangle(0, 0, 400, 300)))).toBe(true)
    expect(cropped({ ...none, turned: 90 }, rectangle(0, 0, 300, 400)).crop).toBeNull()
  })

  test.each([
    ['further right than the picture', rectangle(1, 0, 400, 300)],
    ['below its end', rectangle(0, 1, 400, 300)],
    ['before its left edge', rectangle(-1, 0, 10, 10)],
    ['above its top', rectangle(0, -1, 10, 10)],
    ['of no width', rectangle(0, 0, 0, 10)],
    ['of no height', rectangle(0, 0, 10, 0)],
    ['between pixels', rectangle(0.5, 0, 10, 10)],
    ['of no number', rectangle(Number.NaN, 0, 10, 10)],
  ])('%s is refused', (_label, crop) => {
    expect(cropRefusals({ ...none, crop }, ['crop']).map(({ code, path }) => [code, path])).toEqual([
      ['CROP_INVALID', ['crop']],
    ])
  })

  test('may reach every edge, of the turned picture where it is turned', () => {
    expect(cropRefusals({ ...none, crop: rectangle(399, 299, 1, 1) }, [])).toEqual([])
    expect(cropRefusals({ ...none, turned: 270, crop: rectangle(0, 0, 300, 400) }, [])).toEqual([])
    expect(cropRefusals({ ...none, turned: 270, crop: rectangle(0, 0, 400, 300) }, [])).toHaveLength(1)
  })
})

describe('a turn', () => {
  // The left upper 100 x 50 of 400 x 300 goes around the corners.
  const corner = { ...none, crop: rectangle(0, 0, 100, 50) }
  test.each([
    [90, 90, rectangle(250, 0, 50, 100)],
    [180, 180, rectangle(300, 250, 100, 50)],
    [270, 270, rectangle(0, 300, 50, 100)],
    [-90, 270, rectangle(0, 300, 50, 100)],
    [360, 0, rectangle(0, 0, 100, 50)],
    [450, 90, rectangle(250, 0, 50, 100)],
  ])('by %s degrees keeps what was cut out', (degrees, turned, crop) => {
    expect(turnedBy(corner, degrees)).toEqual({ ...corner, turned, crop })
  })

  test('of a mirrored picture goes the other way before the mirroring', () => {
    expect(turnedBy({ ...none, isMirrored: true }, 90)).toEqual({ ...none, turned: 270, isMirrored: true })
  })

  test('four times a quarter is none', () => {
    const edits: PictureEdit[] = [corner, { ...corner, isMirrored: true }, { ...corner, turned: 90 }]
    for (const edit of edits) expect([1, 2, 3, 4].reduce(each => turnedBy(each, 90), edit)).toEqual(edit)
  })
})

test.each([
  [none, 400, 300],
  [{ ...none, turned: 90 } as PictureEdit, 300, 400],
  [{ ...none, turned: 180, crop: rectangle(3, 4, 5, 6) } as PictureEdit, 5, 6],
])('what %j makes has its sides', (edit, width, height) => expect(editedSides(edit)).toEqual({ width, height }))

describe('a point', () => {
  test.each([
    ['turned right', { ...none, turned: 90 }, { x: 0.8, y: 0.1 }],
    ['turned twice', { ...none, turned: 180 }, { x: 0.9, y: 0.8 }],
    ['turned left', { ...none, turned: 270 }, { x: 0.2, y: 0.9 }],
    ['mirrored', { ...none, isMirrored: true }, { x: 0.9, y: 0.2 }],
    ['turned right and mirrored', { ...none, turned: 90, isMirrored: true }, { x: 0.2, y: 0.1 }],
    ['cut out', { ...none, crop: rectangle(20, 30, 80, 60) }, { x: 0.25, y: 0.5 }],
  ] as [
    string,
    PictureEdit,
    { x: number; y: number },
  ][])('goes along when the picture is %s', (_label, edit, moved) => {
    const there = movedPoint({ x: 0.1, y: 0.2 }, none, edit)!
    expect([there.x, there.y]).toEqual([expect.closeTo(moved.x, 10), expect.closeTo(moved.y, 10)])
  })

  test('that is cut away is gone', () => {
    expect(movedPoint({ x: 0.1, y: 0.2 }, none, { ...none, crop: rectangle(200, 0, 200, 300) })).toBeNull()
  })

  test('there and back is where it was, whatever the edit', () => {
    for (const turned of turns) {
      for (const isMirrored of [false, true]) {
        const edit: PictureEdit = { ...none, turned, isMirrored, crop: rectangle(10, 20, 250, 240) }
        const back = movedPoint({ x: 0.3, y: 0.7 }, edit, none)!
        const again = movedPoint(back, none, edit)!
        expect([again.x, again.y]).toEqual([expect.closeTo(0.3, 10), expect.closeTo(0.7, 10)])
      }
    }
  })
})
