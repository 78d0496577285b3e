import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createShopIntl } from '../../../../intl/createShopIntl.ts'
import { allTexts } from '../../../../testing/texts.ts'
import { isGtin } from './gtin.ts'
import { entryOf } from './sizeEntries.ts'
import type { TypedMode } from './sizeModes.ts'

const intl = createShopIntl('de', allTexts.de, 'Europe/Vienna')
beforeAll(() => vi.stubGlobal('window', { __page: { timeZone: 'Europe/Vienna' } }))
afterAll(() => vi.unstubAllGlobals())

describe('what is typed into a cell', () => {
  test.each<[TypedMode, string, string | null]>([
    ['stock', '1.200', '1200'],
    ['stock', ' 14 ', '14'],
    ['stock', '∞', ''],
    ['stock', '', ''],
    ['stock', '1,5', null],
    ['stock', '-3', null],
    ['stock', 'viele', null],
    ['price', '1,5', '1,50'],
    ['price', '1.234,5', '1234,50'],
    ['price', '34,90 €', '34,90'],
    ['price', '34.90', '34,90'],
    ['price', 'gratis', null],
    ['weightGrams', '250', '250'],
    ['weightGrams', '250 g', '250'],
    ['weightGrams', '0,25 kg', '250'],
    ['weightGrams', '1.2 kg', '1200'],
    ['weightGrams', '0,5', null],
    ['backOn', '24.12.2026', '2026-12-24'],
    ['backOn', 'bald', null],
    ['sku', ' 2410-S ', '2410-S'],
    ['sku', '', null],
    ['gtin', '4 006381-333931', '4006381333931'],
    ['size', '', null],
  ])('%s: %j means %j', (mode, typed, expected) => {
    const read = entryOf(mode, 'de', intl).read(typed)
    expect('text' in read ? read.text : null).toBe(expected)
  })

  test('English parts thousands by commas', () => {
    expect(entryOf('stock', 'en', intl).read('1,200')).toEqual({ text: '1200' })
    expect(entryOf('stock', 'en', intl).read('1.200')).toEqual({ problem: 'Bitte geben Sie eine ganze Zahl ein.' })
  })
})

// Numbers of real products and of the examples of GS1.
test.each([
  ['4006381333931', true],
  ['4006381333930', false],
  ['73513537', true],
  ['614141000036', true],
  ['10614141000415', true],
  ['400638133393', false],
  ['40063813339311', false],
  ['', false],
])('%s is a GTIN: %s', (number, expected) => expect(isGtin(number)).toBe(expected))
