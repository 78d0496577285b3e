import { expect, test } from 'vitest'
import { flagsOf, inColors, isInStock, type Offer, offerAttributes } from './offers.ts'

const shown = (pieces: readonly (readonly Offer[])[]) =>
  offerAttributes(pieces)
    .map(({ kind, value }) => `${kind}: ${value.replaceAll('\t', '/')}`)
    .toSorted()

test('a variant is found by each combination of its fit, colour and size', () => {
  expect(shown([[['men', 'rot', 'M', 0]]])).toEqual([
    ...['color size: rot/M', 'fit color size: */rot/M', 'fit color size: men/rot/M', 'fit color: */rot'],
    ...['fit color: men/rot', 'fit size: */M', 'fit size: men/M'],
  ])
})

test('what children pay counts apart, what has no fit with adults', () => {
  expect(shown([[['children', '', '140', 0]]])).toEqual(['fit size: children/140'])
  expect(shown([[['', '', '39–42', 0]]])).toEqual(['fit size: */39–42'])
})

test('what can be ordered and what is reduced is found besides', () => {
  const kinds = new Set(offerAttributes([[['', '', 'M', flagsOf(true, true)]]]).map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual([
    ...['fit size', 'inStock fit size', 'inStock onSale fit size', 'inStock onSale size', 'inStock size'],
    ...['onSale fit size', 'onSale size'],
  ])
  expect([flagsOf(false, true), flagsOf(true, false)].map(isInStock)).toEqual([false, true])
})

test('a set has what all of its pieces have', () => {
  const shirt: Offer[] = [
    ['men', '', 'M', flagsOf(true, false)],
    ['men', '', 'L', flagsOf(true, false)],
  ]
  const shorts: Offer[] = [
    ['men', '', 'M', flagsOf(false, false)],
    ['women', '', 'L', flagsOf(true, false)],
  ]
  expect(shown([shirt, shorts])).toEqual([
    ...['fit size: */L', 'fit size: */M', 'fit size: men/M', 'inStock fit size: */L', 'inStock size: L'],
  ])
})

test('a piece of a set is there in each of the set’s colours, once', () => {
  const offers: Offer[] = [
    ['men', 'rot', 'M', 1],
    ['men', 'blau', 'M', 1],
  ]
  expect(inColors(offers, ['gelb', 'rosa'], () => 0)).toEqual([
    ['men', 'gelb', 'M', 0],
    ['men', 'rosa', 'M', 0],
  ])
  expect(inColors(offers, [], ([, , , flags]) => flags)).toEqual([['men', '', 'M', 1]])
})
