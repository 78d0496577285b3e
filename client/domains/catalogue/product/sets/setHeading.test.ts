import { expect, test } from 'vitest'
import { setHeading } from './setHeading.ts'

test.each([
  ['Set Nordwald', '3 teiliges Set', '3 teiliges Set Nordwald'],
  ['Nordwald', '3 teiliges Set', '3 teiliges Set Nordwald'],
  ['3-teiliges Set Nordwald', '3 teiliges Set', '3 teiliges Set Nordwald'],
  ['3-teiliges Kinderset Nordwald', '3 teiliges Set', '3 teiliges Kinderset Nordwald'],
  ['3-piece Nordwald set', '3-piece set', '3-piece Nordwald set'],
])('%s is headed %s', (title, counted, expected) => {
  expect(setHeading(title, counted)).toBe(expected)
})
