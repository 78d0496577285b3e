import { describe, expect, test } from 'vitest'
import { type PropertyDefinition, plainProperty, usualProperties } from '../defaults/properties.ts'
import type { CardColor } from './card.ts'
import { previewOf, previewSwatches } from './preview.ts'
import {
  filteredValues,
  type PropertySource,
  propertyOf,
  shownValue,
  valuesInCheckout,
  valuesOfProperty,
} from './propertyDefinitions.ts'

const red: CardColor = { id: 'c1', code: 'rot', title: { de: 'Rot', en: 'Red' }, hex: '#c1272d' }
const colors = new Map([[red.code, red]])
const property = (key: string, more: Partial<PropertyDefinition> = {}) =>
  plainProperty(key, { de: key.toUpperCase(), en: `${key} en` }, more)
const grams = property('weight', { suffix: { de: 'g', en: 'grams' } })

describe('a value as readers see it', () => {
  test.each<[string, PropertyDefinition, Parameters<typeof shownValue>[1], string, { de: string; en?: string }]>([
    ['a number with its unit', grams, 250, '250', { de: '250 g', en: '250 grams' }],
    ['decimals by language', grams, 1.5, '1.5', { de: '1,5 g', en: '1.5 grams' }],
    ['what stands before', property('p', { prefix: { de: 'ab' } }), 'M', 'M', { de: 'ab M', en: 'ab M' }],
    [
      'a word in English',
      property('m', { words: [{ de: 'Baumwolle', en: 'Cotton' }] }),
      'Baumwolle',
      'Baumwolle',
      { de: 'Baumwolle', en: 'Cotton' },
    ],
    [
      'a line with its own English',
      property('m'),
      { de: 'Leinen', en: 'Linen' },
      'Leinen',
      { de: 'Leinen', en: 'Linen' },
    ],
    ['yes', property('b', { type: 'boolean' }), true, 'true', { de: 'Ja', en: 'Yes' }],
    [
      'no, as the shop calls it',
      property('b', { type: 'boolean', labelUnchecked: { de: 'ohne Futter', en: 'unlined' } }),
      false,
      'false',
      { de: 'ohne Futter', en: 'unlined' },
    ],
    ['a line that says yes', property('b', { type: 'boolean' }), { de: 'true' }, 'true', { de: 'Ja', en: 'Yes' }],
    ['a colour', property('c', { type: 'color' }), 'rot', 'rot', { de: 'Rot', en: 'Red' }],
    ['a colour that is gone', property('c', { type: 'color' }), 'weg', 'weg', { de: 'weg' }],
  ])('%s', (_label, definition, value, known, text) => {
    expect(shownValue(definition, value, colors)).toMatchObject({ value: known, text })
  })

  test.each([undefined, '', { de: '  ' }])('%j is none', value => {
    expect(shownValue(property('m'), value, colors)).toBeNull()
  })
})

const product: PropertySource = {
  properties: [
    { key: 'fabric', value: { de: 'Strick', en: 'Knit' } },
    { key: 'other', value: { de: 'frei' } },
  ],
  variants: [
    { properties: { fabric: 'Web', trim: 'rot', lined: true } },
    { properties: { trim: 'rot', lined: false } },
  ],
}

describe('what a flag does', () => {
  test('isGlobal takes the line of the product’s table, else each variant has its own', () => {
    const texts = (isGlobal: boolean) =>
      valuesOfProperty(property('fabric', { isGlobal }), product, colors).map(({ text }) => text.de)
    expect(texts(true)).toEqual(['Strick'])
    expect(texts(false)).toEqual(['Web'])
  })

  test('isFilter makes values be found, and nothing else does', () => {
    const of = (more: Partial<PropertyDefinition>) =>
      filteredValues([...usualProperties, property('lined', { type: 'boolean', ...more })], product, colors).map(
        propertyOf,
      )
    expect(of({ isFilter: true })).toEqual([
      { key: 'lined', value: 'true' },
      { key: 'lined', value: 'false' },
    ])
    expect(of({ showInPreview: true, showInCheckout: true })).toEqual([])
  })

  test('showInPreview puts values on the tile, colours among its swatches', () => {
    const trim = property('trim', { type: 'color', showInPreview: true })
    const fabric = property('fabric', { isGlobal: true, showInPreview: true })
    const around = (definitions: PropertyDefinition[]) => ({
      definitions,
      previewProperties: ['fabric', 'other'],
      colors,
    })
    const all = around([...usualProperties, trim, fabric])
    expect(previewOf(product, ['S', 'M'], all)).toEqual([{ de: 'Strick', en: 'Knit' }, { de: 'frei' }])
    expect(previewSwatches(product, [], all)).toEqual([red])
    const blue = { ...red, id: 'c2', code: 'blau' }
    expect(previewSwatches(product, [blue], around([...usualProperties]))).toEqual([blue])
    const plain = usualProperties.map(each => ({ ...each, showInPreview: each.key === 'size' }))
    expect(previewSwatches(product, [blue], around(plain))).toEqual([])
    expect(previewOf(product, ['S', 'M', 'L'], { ...around(plain), previewProperties: [] })).toEqual([{ de: 'S–L' }])
  })

  test('showInCheckout names it with the piece, in the reader’s language', () => {
    const definitions = [
      ...usualProperties,
      property('lined', { type: 'boolean', showInCheckout: true }),
      property('fabric', { isGlobal: true, showInCheckout: true }),
      property('trim', { type: 'color', showInCheckout: false }),
    ]
    expect(valuesInCheckout(definitions, product, product.variants[1]!, 'en', colors)).toEqual([
      { key: 'lined', label: 'lined en', value: 'No' },
      { key: 'fabric', label: 'fabric en', value: 'Knit' },
    ])
    expect(valuesInCheckout(definitions, product, null, 'de', colors)).toEqual([
      { key: 'fabric', label: 'FABRIC', value: 'Strick' },
    ])
  })

  test('isPersonalisation leaves nothing to choose or to find', () => {
    const written = property('lined', { isPersonalisation: true, isFilter: true, showInCheckout: true })
    expect(filteredValues([written], product, colors)).toEqual([])
    expect(valuesInCheckout([written], product, product.variants[0]!, 'de', colors)).toEqual([])
  })
})
