import { describe, expect, test } from 'vitest'
import { landingAt, type MeasuredList } from './landing.ts'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
/** Two blocks below each other, then two in a row, the right one of which holds a list of one. */
const page: MeasuredList = {
  ...{ parent: null, slot: 0, depth: 0, box: box(0, 0, 1000, 600) },
  items: [box(0, 0, 1000, 100), box(0, 120, 1000, 100), box(0, 240, 480, 300), box(520, 240, 480, 300)],
}
const slot: MeasuredList = {
  ...{ parent: 'columns', slot: 1, depth: 1, box: box(530, 250, 460, 280) },
  items: [box(530, 250, 460, 100)],
}
const empty: MeasuredList = { ...slot, items: [] }

describe('a block lands', () => {
  test.each<[string, readonly MeasuredList[], number, number, object]>([
    ['above the upper half', [page], 500, 20, { parent: null, slot: 0, at: 0 }],
    ['below the lower half', [page], 500, 90, { parent: null, slot: 0, at: 1 }],
    ['between two', [page], 500, 130, { parent: null, slot: 0, at: 1 }],
    ['left of one in a row', [page], 40, 400, { parent: null, slot: 0, at: 2 }],
    ['right of one in a row', [page], 460, 400, { parent: null, slot: 0, at: 3 }],
    ['at the end, below everything', [page], 800, 599, { parent: null, slot: 0, at: 4 }],
    ['in the innermost list around it', [page, slot], 700, 340, { parent: 'columns', slot: 1, at: 1 }],
    ['in an empty list', [page, empty], 700, 400, { parent: 'columns', slot: 1, at: 0 }],
    ['on the page, where it may not go inside', [page], 900, 400, { parent: null, slot: 0, at: 4 }],
    ['outside of everything: at the nearest', [page], -40, 700, { parent: null, slot: 0, at: 2 }],
  ])('%s', (_label, lists, x, y, place) => {
    expect(landingAt(lists, x, y)?.place).toEqual(place)
  })
})

test('the line stands upright between blocks of a row and lies between rows', () => {
  expect(landingAt([page], 500, 90)?.line).toEqual(box(0, 98, 1000, 4))
  expect(landingAt([page], 460, 400)?.line).toEqual(box(478, 240, 4, 300))
})

test('nowhere, where there is no list', () => {
  expect(landingAt([], 1, 1)).toBeNull()
})
