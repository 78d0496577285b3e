import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Block, limits, usualAttrs } from './document.ts'
import {
  afterRemoval,
  type Blocks,
  duplicate,
  flatten,
  heightOf,
  insert,
  located,
  move,
  neighbourOf,
  placeAfter,
  remove,
  resize,
  setProps,
  setVisible,
  stepOf,
  withSlotCount,
} from './tree.ts'

const block = (id: string, slots?: Blocks[]): Block => ({
  ...{ id, type: slots ? 'columns' : 'text', props: {}, attrs: usualAttrs },
  ...(slots && { slots }),
})
/** a, columns b of (c, d | e), f. */
const page: Blocks = [block('a'), block('b', [[block('c'), block('d')], [block('e')]]), block('f')]
const idsOf = (blocks: Blocks): unknown =>
  blocks.map(({ id, slots }) => (slots ? { [id]: slots.map(list => idsOf(list)) } : id))
const at = (parent: string | null, slot: number, place: number) => ({ parent, slot, at: place })

describe('blocks are moved', () => {
  test.each<[string, string, ReturnType<typeof at>, unknown]>([
    ['to the end of the page', 'a', at(null, 0, 3), [{ b: [['c', 'd'], ['e']] }, 'f', 'a']],
    ['one down', 'a', at(null, 0, 2), [{ b: [['c', 'd'], ['e']] }, 'a', 'f']],
    ['one up', 'f', at(null, 0, 1), ['a', 'f', { b: [['c', 'd'], ['e']] }]],
    [
      'into a slot',
      'f',
      at('b', 1, 0),
      [
        'a',
        {
          b: [
            ['c', 'd'],
            ['f', 'e'],
          ],
        },
      ],
    ],
    ['from slot to slot', 'c', at('b', 1, 1), ['a', { b: [['d'], ['e', 'c']] }, 'f']],
    ['out of a slot', 'e', at(null, 0, 0), ['e', 'a', { b: [['c', 'd'], []] }, 'f']],
    ['within its slot', 'd', at('b', 0, 0), ['a', { b: [['d', 'c'], ['e']] }, 'f']],
  ])('%s', (_label, id, place, expected) => {
    expect(idsOf(move(page, id, place))).toEqual(expected)
  })

  test.each<[string, string, ReturnType<typeof at>]>([
    ['into itself', 'b', at('b', 0, 0)],
    ['to where it is', 'a', at(null, 0, 0)],
    ['to just behind itself', 'a', at(null, 0, 1)],
    ['to a slot that is not there', 'a', at('b', 7, 0)],
    ['to a block without slots', 'a', at('f', 0, 0)],
    ['when it does not exist', 'x', at(null, 0, 0)],
  ])('not %s: the same tree stays', (_label, id, place) => {
    expect(move(page, id, place)).toBe(page)
  })

  test('not deeper than pages may be', () => {
    const deep: Blocks = [block('o', [[block('m', [[block('i')]])]]), block('x', [[]])]
    expect(located(deep, 'i')?.depth).toBe(limits.depth)
    expect(move(deep, 'x', at('m', 0, 0))).not.toBe(deep)
    const two: Blocks = [...deep.slice(0, 1), block('x', [[block('y')]])]
    expect(move(two, 'x', at('m', 0, 0))).toBe(two)
  })
})

test('whatever is moved, every block is there once and none too deep', () => {
  const ids = flatten(page).map(each => each.block.id)
  const steps = fc.array(
    fc.record({
      id: fc.constantFrom(...ids),
      place: fc.record({ parent: fc.constantFrom(null, ...ids), slot: fc.nat(2), at: fc.nat(4) }),
    }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(steps, moves => {
      const moved = moves.reduce<Blocks>((blocks, each) => move(blocks, each.id, each.place), page)
      expect(
        flatten(moved)
          .map(each => each.block.id)
          .toSorted(),
      ).toEqual(ids.toSorted())
      expect(Math.max(...moved.map(heightOf))).toBeLessThanOrEqual(limits.depth)
    }),
  )
})

test('steps by key lead through lists, out of them, and to the slot beside', () => {
  expect(stepOf(page, 'a', 'up')).toBeNull()
  expect(idsOf(move(page, 'a', stepOf(page, 'a', 'down')!))).toEqual([{ b: [['c', 'd'], ['e']] }, 'a', 'f'])
  expect(idsOf(move(page, 'c', stepOf(page, 'c', 'up')!))).toEqual(['a', 'c', { b: [['d'], ['e']] }, 'f'])
  expect(idsOf(move(page, 'e', stepOf(page, 'e', 'down')!))).toEqual(['a', { b: [['c', 'd'], []] }, 'e', 'f'])
  expect(idsOf(move(page, 'c', stepOf(page, 'c', 'right')!))).toEqual(['a', { b: [['d'], ['c', 'e']] }, 'f'])
  expect(idsOf(move(page, 'f', stepOf(page, 'f', 'right')!))).toEqual(['a', { b: [['c', 'd', 'f'], ['e']] }])
})

test('arrows go through the page in the order of reading, and in and out', () => {
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map(id => neighbourOf(page, id, 'down'))).toEqual([
    ...['b', 'c', 'd', 'e', 'f', 'f'],
  ])
  expect(neighbourOf(page, 'd', 'left')).toBe('b')
  expect(neighbourOf(page, 'b', 'right')).toBe('c')
  expect(neighbourOf(page, null, 'down')).toBe('a')
  expect(neighbourOf(page, null, 'up')).toBe('f')
})

test('a copy has ids of its own, all the way down, and stands behind', () => {
  const { blocks, copy } = duplicate(page, 'b')
  expect(blocks.map(({ id }) => id)).toEqual(['a', 'b', copy, 'f'])
  const ids = flatten(blocks).map(each => each.block.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(10)
  expect(flatten(blocks).every(each => /^\w{1,16}$/.test(each.block.id))).toBe(true)
})

test('a page holds so many blocks and no more', () => {
  const full = Array.from({ length: limits.blocks }, (_, number) => block(`n${number}`))
  expect(insert(full, placeAfter(full, null), [block('one')])).toBe(full)
  expect(duplicate(full, 'n3')).toEqual({ blocks: full, copy: null })
})

test('removing says what is selected next', () => {
  expect(idsOf(remove(page, 'b'))).toEqual(['a', 'f'])
  expect(afterRemoval(page, 'a')).toBe('b')
  expect(afterRemoval(page, 'f')).toBe('b')
  expect(afterRemoval(page, 'e')).toBe('b')
})

test('sizes stay between one unit and twelve, of one breakpoint alone', () => {
  expect(located(resize(page, 'c', 'md', 6.4), 'c')?.block.attrs.size).toEqual({ xs: 12, md: 6, lg: 12 })
  expect(located(resize(page, 'c', 'xs', 0), 'c')?.block.attrs.size.xs).toBe(1)
  expect(resize(page, 'c', 'lg', 99)).toBe(page)
})

test('what did not change is shared, so that it need not be drawn anew', () => {
  const next = setProps(page, 'c', { align: 'center' })
  expect(next[0]).toBe(page[0])
  expect(next[1]).not.toBe(page[1])
  expect(next[1]?.slots?.[1]).toBe(page[1]?.slots?.[1])
  expect(located(setVisible(page, 'a', 'xs', false), 'a')?.block.attrs.visible).toEqual({
    ...{ xs: false, md: true, lg: true },
  })
})

test('fewer columns lose no block', () => {
  const three = block('t', [[block('1')], [block('2')], [block('3')]])
  expect(idsOf([withSlotCount(three, 2)])).toEqual([{ t: [['1'], ['2', '3']] }])
  expect(idsOf([withSlotCount(three, 4)])).toEqual([{ t: [['1'], ['2'], ['3'], []] }])
})
