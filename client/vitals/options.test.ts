import { describe, expect, test } from 'vitest'
import { StartFailure } from '../../server/platform/failure.ts'
import { pageNames, vitalsOptions } from './options.ts'

describe('what vitals are asked for', () => {
  test('all pages in German, each three times, without any option', () => {
    expect(vitalsOptions([])).toEqual({ only: pageNames, runs: 3, language: 'de', failing: false })
  })

  test('some pages', () => {
    expect(vitalsOptions(['--only', 'set,landing', '--runs=5', '--language', 'en', '--failing'])).toEqual({
      only: ['set', 'landing'],
      runs: 5,
      language: 'en',
      failing: true,
    })
  })

  test.each([
    [['--only', 'home'], `--only takes ${pageNames.join(', ')}; "home" is unknown.`],
    [['--runs', '0'], '--runs takes a whole number from 1 to 99; "0" cannot be used.'],
    [['--runs', '1.5'], '--runs takes a whole number from 1 to 99; "1.5" cannot be used.'],
    [['--language', 'fr'], '--language takes de or en; "fr" is unknown.'],
    [['--fast'], "Unknown option '--fast'."],
  ])('%j is refused in one sentence', (args, sentence) => {
    expect(() => vitalsOptions(args)).toThrow(new StartFailure(sentence))
  })
})
