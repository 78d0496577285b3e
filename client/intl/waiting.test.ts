import { expect, test } from 'vitest'
import { waitingOf } from './waiting.ts'

test.each([
  ['nothing known', null, 1, 0],
  ['a second', 1, 1, 0],
  ['a minute', 60, 1, 0],
  ['a little more than a minute', 61, 2, 0],
  ['ten minutes', 600, 10, 0],
  ['almost an hour and a half', 89 * 60, 89, 0],
  ['an hour and a half', 90 * 60, 90, 2],
  ['fourteen hours', 14 * 3600, 840, 14],
])('%s', (_label, seconds, minutes, hours) => {
  expect(waitingOf(seconds)).toEqual({ minutes, hours })
})
