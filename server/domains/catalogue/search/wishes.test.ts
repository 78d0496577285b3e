import { describe, expect, test } from 'vitest'
import { sizesMeant, wishesIn } from './wishes.ts'

const vocabulary = {
  colors: [
    { code: 'GRN', titles: ['Grün', 'Green'] },
    { code: 'ROY', titles: ['Royalblau', 'Royal blue'] },
    { code: 'NAV', titles: ['Marineblau', 'Navy'] },
    { code: 'ROT', titles: ['Rot', 'Red'] },
    { code: 'BRD', titles: ['Bordeauxrot', 'Burgundy'] },
  ],
  sizes: ['116', '140', '5', 'M', 'S', 'XL', '2XL', '5XL', '39–42'],
}
const wishes = (fits: string[], colors: string[], sizes: string[], words: string) => ({
  wishes: { fits, colors, sizes },
  words,
})

describe('words that are wishes', () => {
  test.each([
    ['trikot grün kinder 140', wishes(['children'], ['GRN'], ['140'], 'trikot')],
    ['green jersey kids 140', wishes(['children'], ['GRN'], ['140'], 'jersey')],
    ['Damen Hose GRUEN xl', wishes(['women'], ['GRN'], ['XL'], 'Hose')],
    ['women’s grüne jacke größe m', wishes(['women'], ['GRN'], ['M'], 'jacke')],
    ["men's shorts size XXL", wishes(['men'], [], ['2XL'], 'shorts')],
    ['blau Trikot', wishes([], ['ROY', 'NAV'], [], 'Trikot')],
    ['navy blue', wishes([], ['NAV', 'ROY'], [], '')],
    ['rotes Trikot', wishes([], ['ROT'], [], 'Trikot')],
    ['Stutzen 39-42', wishes([], [], ['39–42'], 'Stutzen')],
    ['ball 5', wishes([], [], ['5'], 'ball')],
    ['rot Kinder rot kids', wishes(['children'], ['ROT'], [], '')],
  ])('%s', (query, expected) => {
    expect(wishesIn(query, vocabulary)).toEqual(expected)
  })
})

describe('words that are none', () => {
  test.each([
    ['a name of several colours', 'Jacke Grün-Rot', 'Jacke Grün-Rot'],
    ['a number in a name', '5-teiliges Set', '5-teiliges Set'],
    ['a size that the shop has not', 'Trikot 188', 'Trikot 188'],
    ['a size that is asked for without one', 'Größe Trikot', 'Größe Trikot'],
    ['a word that only ends like a colour', 'Brot', 'Brot'],
    ['a compound with a fit', 'Kindertrikot', 'Kindertrikot'],
    ['signs', ' %_* ', ''],
  ])('%s: %s', (_label, query, words) => {
    expect(wishesIn(query, vocabulary)).toEqual(wishes([], [], [], words))
  })
})

test('sizes are looked up as the shop may write them', () => {
  expect(sizesMeant('hose xxl 39/42')).toEqual([
    ...['HOSE', 'hose', 'XXL', 'xxl', '2XL', '39', '39–42', '39-42', '39/42', '42'],
  ])
})
