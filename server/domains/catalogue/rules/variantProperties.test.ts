import { describe, expect, test } from 'vitest'
import { allProperties, propertyRefusals, valuesByKey } from './variantProperties.ts'

describe('properties of a variant', () => {
  test('are colour, size and fit too, under their documented names', () => {
    const color = { code: 'navy', title: 'Navy' }
    expect(allProperties({ fit: 'women', size: 'M', color, properties: { sleeve: 'long', lined: true } })).toEqual({
      ...{ sleeve: 'long', lined: true, fit: 'women', gender: 'women', size: 'M', color: 'navy' },
    })
    expect(allProperties({ fit: null, size: 'One', color: null, properties: {} })).toEqual({ size: 'One' })
  })

  test('are listed by key, each value once', () => {
    expect(valuesByKey([{ sleeve: 'long', stars: 1 }, { sleeve: 'short' }, { sleeve: 'long', stars: '1' }])).toEqual({
      sleeve: ['long', 'short'],
      stars: [1, '1'],
    })
  })

  test.each<[string, Record<string, string | number | boolean>, string[]]>([
    ['what a shop needs', { sleeve: 'long', stars: 3, lined: false }, []],
    ['a key that is a field of its own', { size: 'M' }, ['variants.0.properties.size']],
    ['a key without a name', { ' ': 'x' }, ['variants.0.properties']],
    ['a number that is none', { stars: Number.NaN }, ['variants.0.properties.stars']],
    ['a text that is too long', { sleeve: 'x'.repeat(201) }, ['variants.0.properties.sleeve']],
    ['a text that cannot be stored', { sleeve: '\u0000' }, ['variants.0.properties.sleeve']],
    [
      'too many',
      Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`key${at}`, 'x'])),
      ['variants.0.properties'],
    ],
  ])('are looked at: %s', (_label, properties, expected) => {
    const refused = propertyRefusals(properties, ['variants', '0', 'properties'])
    expect(refused.map(({ path }) => path.join('.'))).toEqual(expected)
  })
})
