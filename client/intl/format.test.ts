import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createShopIntl } from './createShopIntl.ts'
import { formatsOf } from './format.ts'

const german = formatsOf(createShopIntl('de', {}, 'Europe/Vienna'))
const english = formatsOf(createShopIntl('en', {}, 'Europe/Vienna'))
test('days are those of the zone that is given', () => {
  const late = '2026-11-20T23:30:00.000Z'
  const daysIn = (zone: string) => formatsOf(createShopIntl('de', {}, zone)).instant(late)
  expect(['UTC', 'Europe/Vienna', 'America/New_York'].map(daysIn)).toEqual([
    '20.11.2026 23:30',
    '21.11.2026 00:30',
    '20.11.2026 18:30',
  ])
})

const euro = (cents: number) => ({ cents, currency: 'EUR' })

test.each([
  [0, '0,00\u00a0€', '€0.00'],
  [1, '0,01\u00a0€', '€0.01'],
  [3490, '34,90\u00a0€', '€34.90'],
  [123_456_789, '1.234.567,89\u00a0€', '€1,234,567.89'],
  [-3636, '-36,36\u00a0€', '-€36.36'],
])('%i cents', (cents, de, en) => {
  expect(german.money(euro(cents))).toBe(de)
  expect(english.money(euro(cents))).toBe(en)
})

test('thresholds have no cents where there are none', () => {
  expect(german.wholeMoney(euro(15_000))).toBe('150\u00a0€')
  expect(german.wholeMoney(euro(15_050))).toBe('150,50\u00a0€')
  expect(english.wholeMoney(euro(15_000))).toBe('€150')
})

test('a price is cut into its parts', () => {
  expect(german.moneyParts(euro(129_990))).toEqual({
    whole: '1.299',
    separator: ',',
    cents: '90',
    symbol: '€',
    isSymbolFirst: false,
    isApart: true,
  })
  expect(english.moneyParts(euro(3490))).toMatchObject({
    whole: '34',
    separator: '.',
    symbol: '€',
    isSymbolFirst: true,
    isApart: false,
  })
  expect(german.moneyParts(euro(-3636))).toMatchObject({ whole: '-36', separator: ',', cents: '36', symbol: '€' })
  expect(english.moneyParts(euro(-123_456_789))).toMatchObject({ whole: '-1,234,567', separator: '.', cents: '89' })
  expect(english.moneyParts({ cents: 990, currency: 'CHF' })).toMatchObject({ symbol: 'CHF', isSymbolFirst: true })
  expect(german.moneyParts({ cents: 123_400, currency: 'JPY' })).toEqual({
    whole: '1.234',
    separator: '',
    cents: '',
    symbol: '¥',
    isSymbolFirst: false,
    isApart: true,
  })
})

describe('days are written as each language writes them', () => {
  test.each([
    ['a day stays the day', '2027-01-12', '12.01.2027', '12 January 2027'],
    ['a leap day', '2028-02-29', '29.02.2028', '29 February 2028'],
    [
      'an instant late at night in Vienna belongs to the next day',
      '2026-11-20T23:30:00.000Z',
      '21.11.2026',
      '21 November 2026',
    ],
    ['in summer Vienna is two hours ahead', '2026-07-31T22:15:00.000Z', '01.08.2026', '1 August 2026'],
  ])('%s', (_, value, de, en) => {
    expect(german.day(value)).toBe(de)
    expect(english.day(value)).toBe(en)
  })

  test('west of Greenwich an English day stays the day', () => {
    expect(formatsOf(createShopIntl('en', {}, 'America/New_York')).day('2027-01-12')).toBe('12 January 2027')
  })

  test('an instant has the hour of Vienna', () => {
    expect(german.instant('2026-11-20T14:42:00.000Z')).toBe('20.11.2026 15:42')
    expect(english.instant('2026-11-20T23:05:00.000Z')).toBe('21 November 2026 at 00:05')
  })
})

test('a shop may write the currency before German amounts', () => {
  const euros = (cents: number) => ({ cents, currency: 'EUR' })
  const austrian = formatsOf(createShopIntl('de', {}, 'UTC', true))
  expect(austrian.money(euros(123_490))).toBe('€\u00a01.234,90')
  expect(austrian.money(euros(-490))).toBe('-€\u00a04,90')
  expect(austrian.moneyParts(euros(3490))).toEqual({
    ...{ whole: '34', separator: ',', cents: '90', symbol: '€', isSymbolFirst: true, isApart: true },
  })
  expect(austrian.count(1234)).toBe('1.234')
  expect(formatsOf(createShopIntl('en', {}, 'UTC', true)).money(euros(3490))).toBe('€34.90')
})

test('rates are written as people say them', () => {
  expect(german.percent(2000)).toBe('20\u00a0%')
  expect(german.percent(550)).toBe('5,5\u00a0%')
  expect(english.percent(2000)).toBe('20%')
})

test('a text that is missing shows its key', () => {
  const intl = createShopIntl('de', { 'ui.dialog.close': [{ type: 0, value: 'schließen' }] }, 'UTC')
  expect(intl.formatMessage({ id: 'ui.dialog.close' })).toBe('schließen')
  expect(intl.formatMessage({ id: 'ui.dialog.cancel' })).toBe('[ui.dialog.cancel]')
  expect(intl.formatMessage({ id: 'ui.carousel.next' }, { title: 'Neuheiten' })).toBe('[ui.carousel.next]')
})

/** What react-intl's own object has besides, and its components that call it. */
const others =
  /\b(?:format(?:DisplayName|RelativeTime|Plural|DateTimeRange|\w+ToParts)\(|Formatted(?:DisplayName|RelativeTime|Plural|DateTimeRange|\w+Parts)\b)/

test('no source calls what the shop’s formatter has not, though its type does', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('{adminKit,domains,intl,router,shell,ui,viewer}/**/*.{ts,tsx}', { cwd: root }).filter(
    file => !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(file => others.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  expect(others.test('intl.formatDisplayName(code)')).toBe(true)
  expect(others.test('<FormattedRelativeTime value={1} />')).toBe(true)
})
