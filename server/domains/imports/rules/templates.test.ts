import { describe, expect, test } from 'vitest'
import { harmless, isFormula, unharmed } from './cells.ts'
import { exportedFields, fieldNamed, importFields } from './fields.ts'
import { guessedMapping, templateOf } from './templates.ts'
import { parseAmount } from './values.ts'

describe('columns', () => {
  test.each(['de', 'en'] as const)('of an export are known by their names (%s)', language => {
    const heads = exportedFields.map(({ label }) => label[language]!)
    expect(new Set(heads).size).toBe(heads.length)
    expect(templateOf(heads)).toBe('own')
    expect(guessedMapping(heads)).toEqual(exportedFields.map(({ key }) => key))
  })

  test('have keys and labels of their own', () => {
    expect(new Set(importFields.map(({ key }) => key)).size).toBe(importFields.length)
    expect(['ArtNr', 'Bezeichnung', 'EAN', 'Lagerbestand', 'xyz'].map(fieldNamed)).toEqual([
      ...['productNumber', 'title.de', 'gtin', 'stock', null],
    ])
  })

  test.each([
    ['shopify', ['Handle', 'Title', 'Body (HTML)', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price']],
    ['woocommerce', ['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Categories', 'Parent', 'Attribute 1 name']],
    ['woocommerce', ['ID', 'Typ', 'Artikelnummer', 'Name', 'Regulärer Preis', 'Kategorien', 'Übergeordnet']],
    ['shopware', ['id', 'parent_id', 'product_number', 'active', 'stock', 'name', 'price_gross']],
    ['vendure', ['name', 'slug', 'optionGroups', 'optionValues', 'sku', 'price', 'stockOnHand']],
    ['own', ['Produktnummer', 'Titel']],
  ])('tell an export of %s', (template, heads) => {
    expect(templateOf(heads)).toBe(template)
    expect(guessedMapping(heads).filter(key => key === null)).toEqual([])
  })
})

test.each([
  ['24,90', 2490],
  ['24.9', 2490],
  ['€ 1.234,50', 123_450],
  ['1,234.50 EUR', 123_450],
  ['7', 700],
  ['7,--', 700],
  ['43.697478991597', 4370],
  ['-5', -500],
])('%s is an amount', (text, cents) => {
  expect(parseAmount(text)).toBe(cents)
})

test.each([
  ['1.234', 'AMOUNT_AMBIGUOUS'],
  ['1,234', 'AMOUNT_AMBIGUOUS'],
  ['viel', 'NO_AMOUNT'],
  ['1.2.3', 'NO_AMOUNT'],
  ['12-13', 'NO_AMOUNT'],
])('%s is none, or says two things', (text, code) => {
  expect(parseAmount(text)).toMatchObject({ code })
})

test.each(['=1+1', '+43 1', '-', '@x', "'=1", "''-x", '\tx'])('%j leaves as no formula and comes back', text => {
  expect(harmless(text)).toMatch(/^'/)
  expect(unharmed(harmless(text))).toBe(text)
  expect(isFormula(harmless(text))).toBe(false)
})

test('numbers and plain words stay as they are', () => {
  for (const text of ['-5', '-5,50', 'Trikot', "it's", '']) expect(unharmed(harmless(text))).toBe(text)
  expect(['-5', '24,90', 'Trikot'].map(harmless)).toEqual(['-5', '24,90', 'Trikot'])
  expect(['=A1', '+SUM(A1)', '@cmd(x)', '+43 660'].map(isFormula)).toEqual([true, true, true, false])
})
