import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chanceCharacters, isCode, isPrefix, normalisedCode, seriesCode, seriesCodeMeant } from './codes.ts'

const bytes = (...values: number[]) => Uint8Array.from({ length: chanceCharacters }, (_, at) => values[at] ?? 0)

describe('codes as people type them', () => {
  test.each([
    ['herbst10', 'HERBST10'],
    ['  Herbst 10 ', 'HERBST10'],
    ['herbst–10', 'HERBST-10'],
    ['ＨＥＲＢＳＴ', 'HERBST'],
  ])('%s is kept as %s', (entered, kept) => {
    expect(normalisedCode(entered)).toBe(kept)
  })

  test.each([
    ['HERBST10', true],
    ['A1B', true],
    ['FC-LINZ-2026', true],
    ['AB', false],
    ['HERBST-', false],
    ['-HERBST', false],
    ['HERBST--10', false],
    ['HÄRTE', false],
    ['A'.repeat(40), true],
    ['A'.repeat(41), false],
  ])('%s can be a code: %s', (code, is) => {
    expect(isCode(code)).toBe(is)
  })

  test.each([
    ['HERBST', true],
    ['A'.repeat(12), true],
    ['A'.repeat(13), false],
    ['FC-LINZ', false],
  ])('%s can stand before the codes of a series: %s', (prefix, is) => {
    expect(isPrefix(prefix)).toBe(is)
  })
})

describe('generated codes', () => {
  test('are four groups of four characters behind their prefix, the last one checking the others', () => {
    // Luhn's sum of nothing but noughts is 0, that of a single 1 in the last place 2: 32 - 2 = 30, which is Y.
    expect(seriesCode('', bytes())).toBe('0000-0000-0000-0000')
    expect(seriesCode('HERBST', bytes(...Array(14).fill(0), 1))).toBe('HERBST-0000-0000-0000-001Y')
  })

  test('have at least 60 bits of chance', () => {
    expect(chanceCharacters * 5).toBeGreaterThanOrEqual(60)
    const codes = new Set(Array.from({ length: 2_000 }, () => seriesCode('', randomBytes(chanceCharacters))))
    expect(codes.size).toBe(2_000)
  })

  test('are known again however they are typed: small, without hyphens, O for 0 and L for 1', () => {
    const code = 'HERBST-0000-0000-0000-001Y'
    expect(seriesCodeMeant('herbst 0000 0000 0000 001y')).toBe(code)
    expect(seriesCodeMeant('HERBSTOOOOOOOOOOOOOOLY')).toBe(code)
    expect(seriesCodeMeant(code)).toBe(code)
  })

  test('one wrong character is found out without a look into the database', () => {
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    const code = seriesCode('', randomBytes(chanceCharacters))
    const plain = code.replaceAll('-', '')
    let mistyped = 0
    for (const [at, right] of [...plain].entries()) {
      for (const wrong of alphabet.replace(right, '')) {
        mistyped += 1
        expect(seriesCodeMeant(plain.slice(0, at) + wrong + plain.slice(at + 1))).toBeNull()
      }
    }
    expect(mistyped).toBe(16 * 31)
  })

  test.each([
    '',
    'HERBST10',
    '0000-0000-0000',
    'ÄÖÜ0-0000-0000-0000',
    `${'A'.repeat(13)}0000000000000000`,
  ])('%s is none', entered => {
    expect(seriesCodeMeant(entered)).toBeNull()
  })
})
