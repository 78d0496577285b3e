import { describe, expect, test } from 'vitest'
import { cartLine, productFacts, variantFacts } from '../../../testing/facts.ts'
import { type ProductFacts, productIndexOf } from '../../pricing/queries/facts.ts'
import type { CartLine } from './contents.ts'
import { lineStandings } from './lineStates.ts'

const now = new Date('2026-11-20T10:00:00Z')
const times = { now, today: '2026-11-20', fewLeftUpTo: 5 }
const standings = (products: ProductFacts[], ...lines: CartLine[]) =>
  lineStandings(lines, productIndexOf(products), times)
const shirt = (stock: Parameters<typeof variantFacts>[1], changes: Partial<ProductFacts> = {}) =>
  productFacts('shirt', { variants: [variantFacts('m', stock)], ...changes })
const line = (amount: number, changes: Partial<CartLine> = {}) =>
  cartLine(`line of ${amount}`, 'shirt', { variantId: 'm', amount, ...changes })

describe('how a line stands', () => {
  test.each<[string, Parameters<typeof variantFacts>[1], number, object]>([
    ['unlimited stock', { available: null }, 99_999, { state: 'available', counts: true, maxAmount: 99_999 }],
    ['plenty', { available: 100 }, 2, { state: 'available', availableAmount: null, maxAmount: 99_999 }],
    ['six are not few', { available: 6 }, 1, { state: 'available' }],
    ['five are few', { available: 5 }, 1, { state: 'fewLeft', availableAmount: null, maxAmount: 5 }],
    ['all that is left', { available: 5 }, 5, { state: 'fewLeft', availableAmount: null }],
    ['more than is left', { available: 5 }, 6, { state: 'fewLeft', counts: true, availableAmount: 5, maxAmount: 5 }],
    ['a little more than is left of many', { available: 47 }, 60, { state: 'fewLeft', availableAmount: 47 }],
    ['all that there might be', { available: 47 }, 99_999, { state: 'fewLeft', availableAmount: 47 }],
    ['nothing left', { available: 0 }, 1, { state: 'soldOut', counts: false, availableAmount: 0 }],
    [
      'nothing left, but announced',
      { available: 0, backOn: '2026-12-01' },
      7,
      { state: 'backOnDate', counts: true, backOn: '2026-12-01', availableAmount: null, maxAmount: 99_999 },
    ],
    ['announced for today is announced no more', { available: 0, backOn: '2026-11-20' }, 1, { state: 'soldOut' }],
    ['too few, but more announced', { available: 2, backOn: '2026-12-01' }, 3, { state: 'backOnDate', counts: true }],
    ['enough, whatever is announced', { available: 9, backOn: '2026-12-01' }, 3, { state: 'available', backOn: null }],
    ['a size that is no longer offered', { isOffline: true }, 1, { state: 'discontinued', counts: false }],
  ])('%s', (_label, stock, amount, expected) => {
    expect(standings([shirt(stock)], line(amount))).toMatchObject([expected])
  })

  test.each<[string, Partial<ProductFacts>]>([
    ['deleted', { isDeleted: true }],
    ['offline', { isOffline: true }],
    ['not to be seen before tomorrow', { visibleFrom: '2026-11-21T00:00:00Z' }],
    ['meanwhile a set', { kind: 'set', slots: ['x'] }],
  ])('a product that is %s is discontinued', (_label, changes) => {
    expect(standings([shirt({}, changes)], line(1))).toMatchObject([{ state: 'discontinued', counts: false }])
  })

  test('so is one that nobody knows, and a size of another product', () => {
    expect(standings([], line(1))).toMatchObject([{ state: 'discontinued' }])
    expect(standings([shirt({})], line(1, { variantId: 'other' }))).toMatchObject([{ state: 'discontinued' }])
    expect(standings([shirt({})], line(1, { variantId: null }))).toMatchObject([{ state: 'discontinued' }])
  })

  test('a product without sizes has a stock of its own', () => {
    const ball = productFacts('ball', { available: 1 })
    expect(standings([ball], cartLine('l', 'ball', { amount: 2 }))).toMatchObject([
      { state: 'fewLeft', availableAmount: 1 },
    ])
  })

  test('the product’s day holds for sizes without one', () => {
    const product = shirt({ available: 0 }, { backOn: '2027-01-02' })
    expect(standings([product], line(1))).toMatchObject([{ state: 'backOnDate', backOn: '2027-01-02' }])
  })

  test('two lines never count on the same piece: the earlier one gets it', () => {
    expect(standings([shirt({ available: 4 })], line(3, { texts: ['A', 'A', 'A'] }), line(2))).toMatchObject([
      { state: 'fewLeft', availableAmount: null },
      { state: 'fewLeft', availableAmount: 1 },
    ])
  })
})

describe('how a set stands', () => {
  const set = productFacts('set', { kind: 'set', slots: ['shirt', 'shorts'] })
  const shorts = (stock: Parameters<typeof variantFacts>[1]) =>
    productFacts('shorts', { variants: [variantFacts('s', stock)] })
  const piece = (variantId: string, amount: number) => ({ variantId, amount, texts: [] })
  const setLine = (amount: number) =>
    cartLine('set line', 'set', {
      amount,
      slots: [
        { productId: 'shirt', pieces: [piece('m', amount)] },
        { productId: 'shorts', pieces: [piece('s', amount)] },
      ],
    })

  test.each<[string, Parameters<typeof variantFacts>[1], Parameters<typeof variantFacts>[1], object]>([
    ['all there', {}, { available: 50 }, { state: 'available', counts: true, maxAmount: 99_999 }],
    ['a piece is few', {}, { available: 4 }, { state: 'fewLeft', maxAmount: 4, availableAmount: null }],
    ['a piece is too few', {}, { available: 2 }, { state: 'fewLeft', maxAmount: 2, availableAmount: 2 }],
    ['a piece is sold out', {}, { available: 0 }, { state: 'soldOut', counts: false }],
    ['a piece is announced', {}, { available: 0, backOn: '2026-12-24' }, { state: 'backOnDate', backOn: '2026-12-24' }],
    ['a piece is no longer offered', {}, { isOffline: true }, { state: 'missingParts', counts: false }],
    [
      'the latest of several days',
      { available: 0, backOn: '2026-12-24' },
      { available: 0, backOn: '2026-12-01' },
      { state: 'backOnDate', backOn: '2026-12-24' },
    ],
  ])('%s', (_label, ofShirt, ofShorts, expected) => {
    expect(standings([set, shirt(ofShirt), shorts(ofShorts)], setLine(3))).toMatchObject([expected])
  })

  test.each([
    ['plenty', 50, 99_999],
    ['five of the size that every third set takes', 5, 15],
    ['two of it', 2, 6],
  ])('a set of mixed sizes can be raised as far as there are pieces: %s', (_label, available, maxAmount) => {
    const mixed = cartLine('set line', 'set', {
      amount: 3,
      slots: [
        { productId: 'shirt', pieces: [piece('m', 3)] },
        { productId: 'shorts', pieces: [piece('s', 2), piece('l', 1)] },
      ],
    })
    const shortsOfSizes = productFacts('shorts', { variants: [variantFacts('s'), variantFacts('l', { available })] })
    expect(standings([set, shirt({}), shortsOfSizes], mixed)).toMatchObject([{ maxAmount }])
  })

  test('a set whose slots are others by now misses parts; without the set’s product it is discontinued', () => {
    const changed = { ...set, slots: ['shirt', 'socks'] }
    expect(standings([changed, shirt({}), shorts({})], setLine(1))).toMatchObject([{ state: 'missingParts' }])
    expect(standings([set, shirt({})], setLine(1))).toMatchObject([{ state: 'missingParts' }])
    expect(standings([shirt({}), shorts({})], setLine(1))).toMatchObject([{ state: 'discontinued' }])
  })

  test('a line and a set share the stock of a piece', () => {
    expect(standings([set, shirt({ available: 4 }), shorts({})], line(3), setLine(2))).toMatchObject([
      { availableAmount: null },
      { state: 'fewLeft', availableAmount: 1 },
    ])
  })
})
