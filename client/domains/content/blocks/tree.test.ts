import { expect, test } from 'vitest'
import { treeOf } from './tree.ts'

const block = (id: string, parentId: string | null = null, slot: number | null = null) => ({ id, parentId, slot })

test('blocks are found where they stand, in their order', () => {
  const tree = treeOf([block('a'), block('b'), block('c', 'b', 0), block('d', 'b', 1), block('e', 'b', 0), block('f')])
  const keys = (parent: string | null, slot?: number) => tree.of(parent, slot).map(({ id }) => id)
  expect([keys(null), keys('b', 0), keys('b', 1), keys('b', 2), keys('a')]).toEqual([
    ['a', 'b', 'f'],
    ['c', 'e'],
    ['d'],
    [],
    [],
  ])
})
