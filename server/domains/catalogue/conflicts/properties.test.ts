import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type PropertyDefinition, plainProperty, usualProperties } from '../defaults/properties.ts'
import { propertyConflicts, propertyHindrances, propertyUses } from './properties.ts'

const property = (key: string, more: Partial<PropertyDefinition> = {}) => plainProperty(key, { de: key }, more)
const [size, fit, color] = usualProperties as [PropertyDefinition, PropertyDefinition, PropertyDefinition]
const paths = (properties: readonly PropertyDefinition[]) =>
  propertyConflicts(properties).map(({ path, code }) => `${path.join('.')}${code ? ` ${code}` : ''}`)
const further = (more: Partial<PropertyDefinition>) => paths([...usualProperties, property('p', more)])

describe('properties do not go together', () => {
  test.each<[string, readonly PropertyDefinition[], string[]]>([
    ['without size, fit and colour', [size], ['properties', 'properties']],
    ['of one key', [...usualProperties, property('p'), property('p')], ['properties.4.key ENTRY_TWICE']],
    ['under the documented name of the fit', [...usualProperties, property('gender')], ['properties.3.key']],
    [
      'where a built-in one becomes something else',
      [
        { ...size, isRequired: false },
        { ...fit, isGlobal: true, type: 'boolean' },
        { ...color, showInCheckout: false },
      ],
      ['properties.0.isRequired', 'properties.1.type', 'properties.1.isGlobal', 'properties.2.showInCheckout'],
    ],
  ])('%s', (_label, properties, expected) => {
    expect(paths(properties)).toEqual(expected)
  })

  test('where shoppers write what a filter, a tile or a tier would have to know before', () => {
    expect(further({ isPersonalisation: true })).toEqual([])
    expect(further({ isPersonalisation: true, isFilter: true, separatesTiers: true, type: 'boolean' })).toEqual([
      'properties.3.isFilter',
      'properties.3.separatesTiers',
      'properties.3.type',
    ])
  })

  test('beyond what lists can count and tiles can hold', () => {
    const many = (count: number, more: Partial<PropertyDefinition>) =>
      paths([...usualProperties, ...Array.from({ length: count }, (_, at) => property(`p${at}`, more))])
    expect(many(10, { isFilter: true })).toEqual([])
    expect(many(11, { isFilter: true })).toEqual(['properties.13.isFilter'])
    expect(many(4, { showInPreview: true })).toEqual(['properties.6.showInPreview'])
    expect(many(6, { isPersonalisation: true })).toEqual(['properties.8.isPersonalisation'])
  })

  test('and may be renamed, flagged and put in another order', () => {
    const renamed = { ...fit, name: { de: 'Schnitt' }, isFilter: false, isRequired: true, separatesTiers: true }
    expect(paths([color, property('p'), renamed, { ...size, showInPreview: true }])).toEqual([])
  })
})

describe('a property that products have values of', async () => {
  const database = await testDatabase()
  await insertProduct(database, { properties: [{ key: 'fabric', label: { de: 'Stoff' }, value: { de: 'Strick' } }] }, [
    { properties: { trim: 'rot' } },
    { size: 'L', properties: { trim: 'blau' } },
  ])
  await insertProduct(database, { deletedAt: new Date(), properties: [] }, [
    { properties: { gone: 'x' }, isRetired: true },
  ])

  test('cannot go, and says how many they are', async () => {
    const before = [...usualProperties, property('fabric'), property('trim'), property('free'), property('gone')]
    const hindrances = (after: readonly PropertyDefinition[]) =>
      inTransaction(database, tx => propertyHindrances(tx, before, after))
    expect(await hindrances(usualProperties)).toEqual([
      { path: ['properties'], code: 'TRANSITION_NOT_ALLOWED', message: 'fabric is in use: 1 products.' },
      { path: ['properties'], code: 'TRANSITION_NOT_ALLOWED', message: 'trim is in use: 1 products.' },
    ])
    expect(await hindrances([...usualProperties, property('fabric'), property('trim')])).toEqual([])
    expect([...(await propertyUses(database.drizzle))]).toEqual(
      expect.arrayContaining([
        ['fabric', { products: 1, ofProducts: true, name: { de: 'Stoff' } }],
        ['trim', { products: 1, ofProducts: false, name: null }],
      ]),
    )
  })
})
