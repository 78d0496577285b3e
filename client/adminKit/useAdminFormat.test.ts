import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createShopIntl } from '../intl/createShopIntl.ts'
import { adminFormats } from './useAdminFormat.ts'

const german = adminFormats(createShopIntl('de', {}, 'Europe/Vienna'))
const english = adminFormats(createShopIntl('en', {}, 'Europe/Vienna'))

test.each([
  ['a day', '2026-11-22', '22.11.2026', '22 Nov 2026', '22.11.26', '22 Nov 26'],
  ['a day of one digit', '2027-01-05', '05.01.2027', '5 Jan 2027', '05.01.27', '5 Jan 27'],
  ['an instant late at night', '2026-11-21T23:30:00.000Z', '22.11.2026', '22 Nov 2026', '22.11.26', '22 Nov 26'],
])('%s is written by language', (_what, value, inGerman, inEnglish, shortGerman, shortEnglish) => {
  expect([german.day(value), english.day(value)]).toEqual([inGerman, inEnglish])
  expect([german.shortDay(value), english.shortDay(value)]).toEqual([shortGerman, shortEnglish])
})

test('an instant has its hour and minute', () => {
  expect(german.instant('2026-11-22T14:05:00.000Z')).toBe('22.11.2026 15:05')
  expect(english.instant('2026-11-22T14:05:00.000Z')).toBe('22 Nov 2026 15:05')
})

test('no page of the admin centre writes days as the shop does', () => {
  const root = `${import.meta.dirname}/..`
  const files = globSync(['adminKit/**/*.{ts,tsx}', 'shell/admin/**/*.{ts,tsx}', 'domains/*/admin/**/*.{ts,tsx}'], {
    cwd: root,
  }).filter(file => !/\.test\.tsx?$|useAdminFormat\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(file => /\b(useFormat|formatsOf)\b/.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})
