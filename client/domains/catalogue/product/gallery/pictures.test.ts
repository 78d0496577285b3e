import { expect, test } from 'vitest'
import { picturesOf, secondOf } from './pictures.ts'

const navyFront = { view: 'FRONT', color: { id: 'navy' }, fit: null }
const navyBack = { view: 'BACK', color: { id: 'navy' }, fit: null }
const green = { view: 'FRONT', color: { id: 'green' }, fit: null }
const any = { view: 'DETAIL', color: null, fit: null }
const all = [navyFront, navyBack, green, any]

test.each([
  ['navy', [navyFront, navyBack, any]],
  ['green', [green, any]],
  ['red', all],
  [null, all],
])('the colour %s filters the pictures', (colorId, expected) => {
  expect(picturesOf(all, colorId)).toEqual(expected)
})

test.each([
  ['the front has its back below', [navyFront, navyBack, any], 0, 1],
  ['the back has its front below', [navyFront, navyBack, any], 1, 0],
  ['a detail has the back below', [navyFront, navyBack, any], 2, 1],
  ['without a back there is nothing below', [green, any], 0, -1],
])('%s', (_label, pictures, main, expected) => {
  expect(secondOf(pictures, main)).toBe(expected)
})

test('a cut has its own pictures, and those of every cut', () => {
  const cut = (fit: string) => ({ ...navyFront, fit })
  const [men, women, child] = [cut('MEN'), cut('WOMEN'), cut('CHILDREN')]
  const mixed = [men, women, any, green]
  expect(picturesOf(mixed, 'navy', 'WOMEN')).toEqual([women, any])
  expect(picturesOf(mixed, 'navy', 'CHILDREN')).toEqual([men, women, any])
  expect(picturesOf(mixed, null, 'MEN')).toEqual([men, any, green])
  expect(picturesOf([...mixed, child], 'green', 'CHILDREN')).toEqual([any, green])
})
