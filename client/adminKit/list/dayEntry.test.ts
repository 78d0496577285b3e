import { expect, test } from 'vitest'
import { typedDay } from './dayEntry.ts'

test.each([
  ['day and month with dots', '5.11.', '2026-11-05'],
  ['day and month, which would lie ahead', '24.12.', '2025-12-24'],
  ['two digits of the year', '5.11.25', '2025-11-05'],
  ['all of it', '05.11.2026', '2026-11-05'],
  ['slashes', '5/11/2026', '2026-11-05'],
  ['ISO', '2026-11-05', '2026-11-05'],
  ['an English month', '5 Nov 2026', '2026-11-05'],
  ['a whole English month', '5 November 2026', '2026-11-05'],
  ['spaces around', ' 5. 11. 2026 ', '2026-11-05'],
  ['a day that does not exist', '31.2.2026', null],
  ['no day', 'gestern', null],
  ['nothing', '', null],
])('%s is understood or is no day', (_label, text, expected) => {
  expect(typedDay(text, '2026-11-22')).toBe(expected)
})
