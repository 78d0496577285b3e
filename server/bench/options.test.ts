import { describe, expect, test } from 'vitest'
import { StartFailure } from '../platform/failure.ts'
import { benchOptions, operationNames } from './options.ts'

describe('what the bench is asked for', () => {
  test('everything on three sizes, kept and not, without any option', () => {
    expect(benchOptions([])).toEqual({
      products: [1000, 10_000, 100_000],
      seconds: 5,
      only: operationNames,
      cached: [true, false],
      processes: 1,
      table: false,
    })
  })

  test('parts of it, the sizes rising', () => {
    const given = [
      '--products',
      '500,100',
      '--seconds=2',
      '--only',
      'detail,list',
      '--cached=false',
      '--processes',
      '2',
    ]
    expect(benchOptions([...given, '--table'])).toEqual({
      products: [100, 500],
      seconds: 2,
      only: ['detail', 'list'],
      cached: [false],
      processes: 2,
      table: true,
    })
  })

  test.each([
    [['--products', '0'], '--products takes whole numbers from 1 to 1000000; "0" cannot be used.'],
    [['--seconds', '1.5'], '--seconds takes whole numbers from 1 to 3600; "1.5" cannot be used.'],
    [['--only', 'lists'], `--only takes ${operationNames.join(', ')}; "lists" is unknown.`],
    [['--cached', 'yes'], '--cached takes true, false or both; "yes" cannot be used.'],
    [['--fast'], "Unknown option '--fast'."],
  ])('%j is refused in one sentence', (args, sentence) => {
    expect(() => benchOptions(args)).toThrow(new StartFailure(sentence))
  })
})
