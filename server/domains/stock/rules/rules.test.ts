import { describe, expect, test } from 'vitest'
import { tidiedNote, wished } from './changes.ts'
import { bookedStock, differenceOf } from './taking.ts'

describe('a wish for a stock count', () => {
  test.each([
    ['sets a number', { setTo: 7 }, 3, { to: 7 }],
    ['sets nothing', { setTo: 0 }, 3, { to: 0 }],
    ['makes it unlimited', { setTo: null }, 3, { to: null }],
    ['counts what was unlimited', { setTo: 5 }, null, { to: 5 }],
    ['adds', { add: 4 }, 3, { to: 7 }],
    ['takes the last piece', { add: -3 }, 3, { to: 0 }],
  ])('%s', (_label, wish, stock, expected) => {
    expect(wished({ itemId: 'a', ...wish }, stock, ['items', '0'])).toEqual(expected)
  })

  test.each([
    ['more than there is', { add: -4 }, 3, 'ONLY_FEW_LEFT', ['items', '0', 'add'], { available: 3 }],
    ['to what is unlimited', { add: 1 }, null, 'INVALID_INPUT', ['items', '0', 'add'], undefined],
    ['beyond the most', { add: 2 }, 999_999, 'INVALID_INPUT', ['items', '0', 'add'], undefined],
    ['below zero', { setTo: -1 }, 3, 'INVALID_INPUT', ['items', '0', 'setTo'], undefined],
    ['a part of a piece', { setTo: 1.5 }, 3, 'INVALID_INPUT', ['items', '0', 'setTo'], undefined],
    ['nothing said', {}, 3, 'INVALID_INPUT', ['items', '0'], undefined],
    ['both said', { setTo: 1, add: 1 }, 3, 'INVALID_INPUT', ['items', '0'], undefined],
  ])('refuses %s', (_label, wish, stock, code, path, details) => {
    const refused = wished({ itemId: 'a', ...wish }, stock, ['items', '0'])
    expect(refused).toMatchObject({ code, path, ...(details && { details }) })
  })

  test('a note is kept in one line, and refused where it is too long', () => {
    expect(tidiedNote('  LS 4711\n vom Montag ')).toEqual({ note: 'LS 4711 vom Montag', refusals: [] })
    expect(tidiedNote('  ')).toEqual({ note: null, refusals: [] })
    expect(tidiedNote('x'.repeat(201)).refusals).toMatchObject([{ code: 'INVALID_INPUT', path: ['note'] }])
  })
})

describe('a count', () => {
  test.each([
    // counted, stock then, bound then, bound is counted too, moved since, difference, stock afterwards
    ['as the books say', 10, 10, 0, true, 0, 0, 10],
    ['fewer than the books say', 7, 10, 0, true, 0, -3, 7],
    ['with what orders have of it', 12, 10, 2, true, 0, 0, 10],
    ['what orders have lies aside', 10, 10, 2, false, 0, 0, 10],
    ['two were sold since', 7, 10, 0, true, -2, -3, 5],
    ['an order was cancelled since', 12, 10, 2, true, 2, 0, 12],
    ['fewer than orders have', 1, 10, 2, true, 0, -11, 0],
    ['more were sold since than were found', 1, 10, 0, true, -3, -9, 0],
    ['of what was unlimited', 6, null, 1, true, -2, null, 3],
  ])('%s', (_label, counted, stockThen, boundThen, countsBound, movedSince, difference, booked) => {
    const line = { counted, stockThen, boundThen }
    expect(differenceOf(line, countsBound)).toBe(difference)
    expect(bookedStock(line, countsBound, movedSince)).toBe(booked)
  })
})
