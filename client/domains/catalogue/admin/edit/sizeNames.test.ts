import { expect, test } from 'vitest'
import { wordsApart } from './sizeNames.ts'

const of = (id: string, size: string, properties: Readonly<Record<string, string>> = {}, fit = 'MEN') => ({
  ...{ id, size, fit, color: null },
  properties: Object.entries(properties).map(([key, text]) => ({ key, text })),
})
const said = (...sizes: Parameters<typeof wordsApart>[0]) => Object.fromEntries(wordsApart(sizes))

test('fit, colour and size tell enough where no two are the same', () => {
  expect(said(of('a', 'S', { material: 'Baumwolle' }), of('b', 'M', { material: 'Polyester' }))).toEqual({
    a: [],
    b: [],
  })
})

test('two of the same fit, colour and size are told apart by what differs, and so are all beside them', () => {
  const sizes = [
    of('a', 'S', { material: 'Baumwolle', care: 'kalt' }),
    of('b', 'S', { material: 'Polyester', care: 'kalt' }),
    of('c', 'M', { material: 'Baumwolle', care: 'kalt' }),
    of('d', 'S', { material: 'Baumwolle' }, 'WOMEN'),
  ]
  expect(said(...sizes)).toEqual({ a: ['Baumwolle'], b: ['Polyester'], c: ['Baumwolle'], d: [] })
})

test('they are said in the shop’s words, and one that has no value says nothing', () => {
  const cotton = { ...of('a', 'S', { material: 'co' }), values: [{ key: 'material', text: '100 % Baumwolle' }] }
  const lined = { ...of('c', 'S'), properties: [{ key: 'lined', flag: true }] }
  expect(said(cotton, of('b', 'S'), lined)).toEqual({ a: ['100 % Baumwolle'], b: [], c: ['lined: ✓'] })
})

test('those that are the same in everything but their number are counted', () => {
  expect(said(of('a', 'S', { gtin: '1' }), of('b', 's', { gtin: '2' }))).toEqual({ a: [], b: ['(2)'] })
})
