import { expect, test } from 'vitest'
import { StartFailure } from '../platform/failure.ts'
import { drillNames, drillOptions } from './options.ts'

test.each([
  [[], { only: drillNames, rounds: null }],
  [['--only', 'stop,crash', '--rounds=2'], { only: ['stop', 'crash'], rounds: 2 }],
])('%j asks for %j', (args, options) => {
  expect(drillOptions(args)).toEqual(options)
})

test.each([
  [['--only', 'fire'], `--only takes ${drillNames.join(', ')}; "fire" is unknown.`],
  [['--rounds', 'many'], '--rounds takes a whole number from 1 to 1000; "many" cannot be used.'],
  [['--slow'], "Unknown option '--slow'."],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => drillOptions(args)).toThrow(new StartFailure(sentence))
})
