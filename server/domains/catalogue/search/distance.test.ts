import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compoundParts } from './compounds.ts'
import { typingErrors } from './distance.ts'
import { fold, stem } from './words.ts'

describe('typing errors', () => {
  test.each([
    ['trikot', 'trikot', 0],
    ['trikto', 'trikot', 1],
    ['triko', 'trikot', 1],
    ['trrikot', 'trikot', 1],
    ['trakot', 'trikot', 1],
    ['hemd', 'hose', 3],
    ['', 'ab', 2],
  ])('%s for %s', (typed, meant, errors) => {
    expect(typingErrors(typed, meant, 5)).toBe(errors)
  })

  test('are the same both ways, none for the same word, and never more than the longer word', () => {
    const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const errors = typingErrors(a, b, 9)
        expect(errors).toBe(typingErrors(b, a, 9))
        expect(errors === 0).toBe(a === b)
        expect(errors).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(typingErrors(a, b, 1)).toBe(Math.min(errors, 2))
      }),
    )
  })
})

describe('words', () => {
  test.each([
    [['Hose', 'Hosen', 'HOSE']],
    [['Bälle', 'Ball', 'Baelle', 'Bällen']],
    [['grün', 'gruen', 'grüne', 'grünes', 'grun']],
    [['weiß', 'weiss', 'weiße', 'weisser']],
    [['Hoodie', 'Hoodies', 'Hoody']],
    [['jacket', 'jackets']],
    [['Handschuh', 'Handschuhe', 'Handschuhen']],
  ])('%j are one word', words => {
    expect(new Set(words.map(word => stem(fold(word)))).size).toBe(1)
  })

  test.each([
    ['Trainingshose', ['training', 'hos']],
    ['Torwarthandschuhe', ['torwart', 'handschuh']],
    ['Trikotset', ['trikot', 'set']],
    ['Steppjacke', ['jack']],
    ['Hosenträger', ['hos']],
    ['Trikot', []],
    ['Korsett', []],
    ['Laptop', []],
    ['Barock', []],
  ])('parts of %s', (word, parts) => {
    expect(compoundParts(fold(word))).toEqual(parts)
  })
})
