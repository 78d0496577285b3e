import { expect, test } from 'vitest'
import type { Choice } from '../choice/choices.ts'
import { placeTeam } from './placeTeam.ts'

const choice = (
  id: string,
  size: string,
  fit: Choice['fit'],
  left: number | null = null,
  isPersonalisable = true,
): Choice => ({
  ...{ id, sku: id, fit, size, color: null, price: { cents: 3490, currency: 'EUR' }, values: [], isChildSize: false },
  ...{ isPersonalisable, delivery: null },
  availability: {
    ...{ state: left === null ? 'IN_STOCK' : left === 0 ? 'SOLD_OUT' : 'FEW_LEFT', quantity: left },
    ...{ backOn: null, tableText: null, noteText: null },
  },
})
const choices = [
  choice('men m', 'M', 'MEN'),
  choice('women m', 'M', 'WOMEN'),
  choice('men l', 'L', 'MEN', 1),
  choice('men xl', 'XL', 'MEN', 0),
  choice('children 140', '140', 'CHILDREN', null, false),
]
const team = (...people: [string, string, string][]) =>
  people.map(([name, number, size], at) => ({ line: at + 1, name, number, size }))
const problems = (...people: [string, string, string][]) =>
  placeTeam(team(...people), choices, 'MEN', 12).lines.map(line => line.problems)

test('a team goes into sizes and texts, each at its size in the order of the list', () => {
  const { amounts, print } = placeTeam(
    team(['ADA', '10', 'm'], ['KIM', '7', 'L'], ['', '4', 'M']),
    choices,
    'WOMEN',
    16,
  )
  expect(amounts).toEqual({ 'women m': 2, 'men l': 1 })
  expect(print).toEqual({
    ...{ isOn: true, isAdvanced: true, common: '' },
    own: { 'women m': ['ADA 10', '4'], 'men l': ['KIM 7'] },
  })
})

test('without names and numbers, or where nothing can be printed, there are no texts', () => {
  const nothing = { isOn: false, isAdvanced: false, common: '', own: {} }
  expect(placeTeam(team(['', '', 'M']), choices, 'MEN', 16).print).toEqual(nothing)
  expect(placeTeam(team(['ADA', '10', 'M']), choices, 'MEN', null).print).toEqual(nothing)
})

test.each<[string, [string, string, string][], string[][]]>([
  ['no size', [['ADA', '10', '']], [['sizeMissing']]],
  ['a size that there is not', [['ADA', '10', '5XL']], [['sizeUnknown']]],
  ['a size that is gone', [['ADA', '10', 'XL']], [['soldOut']]],
  [
    'more than there are',
    [
      ['ADA', '10', 'L'],
      ['KIM', '7', 'L'],
    ],
    [['notEnough'], ['notEnough']],
  ],
  ['a text that is too long', [['HOFSTÄTTER', '10', 'M']], [['textTooLong']]],
  ['a size that takes no text', [['ADA', '10', '140']], [['notPrintable']]],
  [
    'the same number twice',
    [
      ['ADA', '10', 'M'],
      ['KIM', '10', 'M'],
    ],
    [['sameNumber'], ['sameNumber']],
  ],
  [
    'the same name twice',
    [
      ['ADA', '10', 'M'],
      ['Ada', '7', 'M'],
    ],
    [['sameName'], ['sameName']],
  ],
  [
    'two without a number',
    [
      ['ADA', '', 'M'],
      ['KIM', '', 'M'],
    ],
    [[], []],
  ],
])('%s is told at its lines', (_label, people, expected) => {
  expect(problems(...people)).toEqual(expected)
})

test('a product of one size needs none in the list', () => {
  const [only] = [choice('bag', '', null)]
  expect(placeTeam(team(['ADA', '', ''], ['KIM', '', '']), [only!], null, 16).amounts).toEqual({ bag: 2 })
})
