import { expect, test } from 'vitest'
import { chosenFrom, sizeChoices, sizesFrom, sizeTitles, type TierSize } from './tierSizes.ts'

const red = { id: 'r', title: 'Rot' }
const blue = { id: 'b', title: 'Blau' }
const sizes: readonly TierSize[] = [
  { id: 'rx', fit: 'WOMEN', size: 'XS', color: red },
  { id: 'rm', fit: 'WOMEN', size: 'M', color: red },
  { id: 'bx', fit: 'WOMEN', size: 'XS', color: blue },
  { id: 'one', fit: null, size: 'Einheitsgröße', color: null },
]
const words = () => 'Damen'

test('a size is called by fit, size and colour', () => {
  expect([...sizeTitles(sizes, words).values()]).toEqual([
    'Damen XS, Rot',
    'Damen M, Rot',
    'Damen XS, Blau',
    'Einheitsgröße',
  ])
})

test('whole colours can be chosen where there are several', () => {
  const labels = (of: readonly TierSize[]) =>
    sizeChoices(of, words, color => `alle in ${color}`).map(({ label }) => label)
  expect(labels(sizes).slice(0, 3)).toEqual(['alle in Rot', 'alle in Blau', 'Damen XS, Rot'])
  expect(labels(sizes.slice(0, 2))).toEqual(['Damen XS, Rot', 'Damen M, Rot'])
})

test.each([
  [
    ['rx', 'rm', 'one'],
    ['color:r', 'one'],
  ],
  [['rx'], ['rx']],
  [
    ['rx', 'rm', 'bx'],
    ['color:r', 'color:b'],
  ],
])('%j are shown as %j, and become the same again', (ids, chosen) => {
  expect(chosenFrom(sizes, ids)).toEqual(chosen)
  expect(sizesFrom(sizes, chosen)).toEqual(ids)
})

test('a colour and one of its sizes name each size once', () => {
  expect(sizesFrom(sizes, ['rm', 'color:r'])).toEqual(['rx', 'rm'])
})
