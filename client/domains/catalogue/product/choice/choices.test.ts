import { describe, expect, test } from 'vitest'
import {
  type Choice,
  type Chooser,
  colorIn,
  fitsIn,
  mostOf,
  optionsIn,
  piecesOf,
  restored,
  sizesOf,
  startOf,
  startOfGoods,
  totalOf,
  valuesIn,
  withAmount,
  withColor,
} from './choices.ts'

const navy = { id: 'navy', code: 'NAV', title: 'Navy', hex: '#17355e', swatchUrl: null }
const green = { id: 'green', code: 'GRN', title: 'Grün', hex: '#0b5b45', swatchUrl: null }

type Availability = Choice['availability']
const there: Availability = { state: 'IN_STOCK', quantity: null, backOn: null, tableText: null, noteText: null }
const gone: Availability = { ...there, state: 'SOLD_OUT', quantity: 0 }
const few: Availability = { ...there, state: 'FEW_LEFT', quantity: 4 }
const back: Availability = { ...there, state: 'BACK_ON_DATE', quantity: 0, backOn: '2027-01-12' }

function size(id: string, fit: Choice['fit'], color: Choice['color'], availability = there): Choice {
  return {
    id,
    sku: id,
    fit,
    size: id,
    color,
    price: { cents: 3490, currency: 'EUR' },
    values: [],
    isChildSize: fit === 'CHILDREN',
    isPersonalisable: true,
    availability,
    delivery: { weeks: 1, earliest: '2026-11-25', latest: '2026-11-27' },
  }
}

const chooser: Chooser = {
  fits: ['MEN', 'WOMEN', 'CHILDREN'],
  colors: [navy, green],
  axes: [],
  choices: [
    size('navy men M', 'MEN', navy, gone),
    size('navy women M', 'WOMEN', navy, back),
    size('navy women L', 'WOMEN', navy, few),
    size('navy children 128', 'CHILDREN', navy),
    size('green men M', 'MEN', green),
    size('green children 128', 'CHILDREN', green),
  ],
}

test('the table opens with the first fit that can be ordered, announced sizes included', () => {
  expect(startOf(chooser)).toEqual({ colorId: 'navy', fit: 'WOMEN', amounts: {} })
})

test.each([
  ['one size begins with one piece', [size('bag', null, null)], { bag: 1 }],
  ['one of several sizes is not chosen for anybody', [size('S', 'MEN', null), size('M', 'MEN', null)], {}],
  ['a single size that is gone begins with none', [size('bag', null, null, gone)], {}],
])('%s', (_label, choices, amounts) => {
  expect(startOfGoods({ choices, fits: [], colors: [], axes: [] }, null).amounts).toEqual(amounts)
})

test('it opens with the wished colour where there is such, else with the first', () => {
  expect(startOf(chooser, 'green')).toEqual({ colorId: 'green', fit: 'MEN', amounts: {} })
  expect(startOf(chooser, 'red').colorId).toBe('navy')
})

test.each([
  ['color=GRN', 'green'],
  ['color=ROT', null],
  ['', null],
])('the address "%s" names the colour %s', (search, expected) => {
  expect(colorIn(new URLSearchParams(search), chooser.colors)).toBe(expected)
})

test('what was kept comes back as far as it can still be had', () => {
  const amounts = { 'navy men M': 1, 'navy women L': 9, 'green men M': 3, 'what is gone': 2 }
  expect(restored(chooser, { colorId: 'green', fit: 'CHILDREN', amounts })).toEqual({
    ...{ colorId: 'green', fit: 'CHILDREN' },
    amounts: { 'navy women L': 4, 'green men M': 3 },
  })
  expect(restored(chooser, { colorId: 'red', fit: 'UNISEX', amounts: {} })).toEqual({
    ...{ colorId: 'navy', fit: 'WOMEN', amounts: {} },
  })
})

test('where everything is sold out, the first fit is shown', () => {
  const soldOut = { ...chooser, choices: chooser.choices.map(choice => ({ ...choice, availability: gone })) }
  expect(startOf(soldOut).fit).toBe('MEN')
})

test('another colour keeps the fit if it has it', () => {
  const start = startOf(chooser)
  expect(withColor(chooser, { ...start, fit: 'CHILDREN' }, 'green').fit).toBe('CHILDREN')
  expect(withColor(chooser, start, 'green').fit).toBe('MEN')
  expect(fitsIn(chooser, 'green')).toEqual(['MEN', 'CHILDREN'])
})

test('a size table shows one fit of one colour', () => {
  expect(sizesOf(chooser, { colorId: 'navy', fit: 'WOMEN' }).map(({ id }) => id)).toEqual([
    'navy women M',
    'navy women L',
  ])
})

test.each([
  ['a number', 7, { a: 7 }],
  ['nothing', 0, {}],
  ['a negative number', -3, {}],
  ['no number', Number.NaN, {}],
  ['a broken number', 2.9, { a: 2 }],
  ['more than any line holds', 1_000_000, { a: 99_999 }],
])('of %s becomes what can be ordered', (_label, typed, expected) => {
  expect(withAmount({}, { ...size('a', 'MEN', navy) }, typed)).toEqual(expected)
})

test('never more than the few that are left, and nothing of what is gone', () => {
  expect(withAmount({}, size('a', 'MEN', navy, few), 9)).toEqual({ a: 4 })
  expect(withAmount({ a: 2 }, size('a', 'MEN', navy, gone), 9)).toEqual({})
  expect(withAmount({}, size('a', 'MEN', navy, back), 9)).toEqual({ a: 9 })
  expect(mostOf(size('a', 'MEN', navy, few))).toBe(4)
})

test('pieces of all fits and colours count together', () => {
  const amounts = { 'green children 128': 2, 'navy women L': 3, unknown: 5 }
  const pieces = piecesOf(chooser, amounts)
  expect(pieces.map(({ choice, amount }) => [choice.id, amount])).toEqual([
    ['navy women L', 3],
    ['green children 128', 2],
  ])
  expect(totalOf(pieces)).toBe(5)
  expect(totalOf(pieces, choice => choice.isChildSize)).toBe(2)
})

describe('sizes that differ in a further property', () => {
  const value = (key: string, text: string) => ({ key, label: key, value: text, text, color: null })
  const lined = (id: string, text: string, length: string, availability = there): Choice => ({
    ...size(id, 'MEN', null, availability),
    values: [value('lined', text), value('length', length)],
  })
  const choices = [
    lined('a', 'yes', 'long', gone),
    lined('b', 'no', 'long'),
    lined('c', 'no', 'short'),
    lined('d', 'yes', 'short'),
  ]
  const axes = ['lined', 'length'].map(key => ({
    key,
    label: key,
    options: [...new Set(choices.map(({ values }) => values.find(each => each.key === key)!.value))].map(text =>
      value(key, text),
    ),
  }))
  const jackets: Chooser = { choices, fits: ['MEN'], colors: [], axes }
  const shown = (values?: Record<string, string>) =>
    sizesOf(jackets, { colorId: null, fit: 'MEN', ...(values && { values }) }).map(({ id }) => id)

  test('begin with those that can be ordered', () => {
    expect(shown()).toEqual(['b'])
  })

  test('are shown by what is chosen, one property after the other', () => {
    expect(shown({ lined: 'yes', length: 'short' })).toEqual(['d'])
    expect(shown({ lined: 'yes', length: 'long' })).toEqual(['a'])
    expect(shown({ lined: 'gone', length: 'short' })).toEqual(['c'])
  })

  test('offer what there is beside the properties before', () => {
    const selection = { colorId: null, fit: 'MEN', values: { lined: 'no' } } as const
    const few: Chooser = { ...jackets, choices: choices.slice(0, 2) }
    expect(optionsIn(few, selection, axes[1]!).map(({ value: each }) => each)).toEqual(['long'])
    expect(valuesIn(few, selection)).toEqual({ lined: 'no', length: 'long' })
  })
})
