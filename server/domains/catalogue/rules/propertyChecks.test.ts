import { describe, expect, test } from 'vitest'
import { type PropertyDefinition, plainProperty, usualProperties } from '../defaults/properties.ts'
import { type CheckedProduct, configuredRefusals, namedColors } from './propertyChecks.ts'
import type { PlannedVariant } from './variantChanges.ts'

const property = (key: string, more: Partial<PropertyDefinition> = {}) => plainProperty(key, { de: key }, more)
const variant = (
  properties: Readonly<Record<string, unknown>>,
  more: { readonly at?: number | null } = {},
): PlannedVariant => ({
  id: 'v',
  at: 0,
  key: 'v',
  fit: null,
  size: 'M',
  colorId: null,
  properties,
  isChildSize: false,
  ...more,
})
const product = (changes: Partial<CheckedProduct>): CheckedProduct => ({
  ...({ kind: 'goods', variants: [], properties: [], areLinesWritten: false, changes: ['changes'] } as const),
  ...{ isOnline: true, goesOnline: false },
  ...changes,
})
const path = ['variants', '0']
const refused = (definitions: PropertyDefinition[], checked: CheckedProduct) =>
  configuredRefusals([...usualProperties, ...definitions], checked, new Set(['rot'])).map(
    ({ code, path: at }) => `${code} ${at.join('.')}`,
  )
const written = (
  definition: PropertyDefinition,
  value: unknown,
  before: Readonly<Record<string, unknown>> | null = {},
) =>
  refused(
    [definition],
    product({
      isOnline: false,
      variants: [{ before: before && variant(before), after: variant({ [definition.key]: value }), path }],
    }),
  )

describe('a value of a size', () => {
  test.each<[string, Partial<PropertyDefinition>, unknown, boolean]>([
    ['yes or no takes yes', { type: 'boolean' }, true, true],
    ['yes or no takes no word', { type: 'boolean' }, 'ja', false],
    ['a colour takes its code', { type: 'color' }, 'rot', true],
    ['a colour takes no other word', { type: 'color' }, 'pink', false],
    ['others take words', {}, 'Baumwolle', true],
    ['others take numbers', {}, 250, true],
    ['others take no yes', {}, true, false],
    ['nothing is a value of each', { type: 'boolean' }, '', true],
    ['what is said of the product is said of no size', { isGlobal: true }, 'x', false],
    ['what shoppers write is said of no size', { isPersonalisation: true }, 'x', false],
  ])('%s', (_label, more, value, isTaken) => {
    expect(written(property('p', more), value)).toEqual(isTaken ? [] : ['INVALID_INPUT variants.0.properties.p'])
    expect(written(property('p', more), value, null)).toEqual(isTaken ? [] : ['INVALID_INPUT variants.0.properties.p'])
  })

  test('that stood there before stays, and keys that nobody configured are free', () => {
    expect(written(property('p', { type: 'boolean' }), 'ja', { p: 'ja' })).toEqual([])
    expect(refused([], product({ variants: [{ before: null, after: variant({ free: true }), path }] }))).toEqual([])
  })
})

describe('a line of the table', () => {
  const lines = (definition: PropertyDefinition, de: string, areLinesWritten = true) =>
    refused([definition], product({ areLinesWritten, properties: [{ key: 'p', value: { de } }] }))

  test.each<[string, Partial<PropertyDefinition>, string, boolean]>([
    ['yes', { type: 'boolean' }, 'true', true],
    ['a word instead of yes', { type: 'boolean' }, 'ja', false],
    ['a colour', { type: 'color' }, 'rot', true],
    ['no colour', { type: 'color' }, 'pink', false],
    ['words', {}, 'Strick', true],
  ])('%s', (_label, more, de, isTaken) => {
    expect(lines(property('p', { isGlobal: true, ...more }), de)).toEqual(
      isTaken ? [] : ['INVALID_INPUT changes.properties.0.value'],
    )
    expect(lines(property('p', { isGlobal: true, ...more }), de, false)).toEqual([])
  })
})

describe('what is required', () => {
  const required = property('p', { isRequired: true })
  const of = (changes: Partial<CheckedProduct>) => refused([required], product(changes))
  const known = { before: variant({}), after: variant({}, { at: null }), path: null }

  test('is asked of new sizes, of sizes that lose it, and of all once the product goes online', () => {
    expect(of({ variants: [{ before: null, after: variant({}), path }] })).toEqual([
      'PROPERTY_MISSING variants.0.properties.p',
    ])
    expect(of({ variants: [{ before: variant({ p: 'x' }), after: variant({}), path }] })).toEqual([
      'PROPERTY_MISSING variants.0.properties.p',
    ])
    expect(of({ variants: [known], goesOnline: true })).toEqual(['PROPERTY_MISSING changes.isOffline'])
  })

  test('stands in nobody’s way who changes something else, and of nobody offline', () => {
    expect(of({ variants: [{ before: variant({}), after: variant({}), path }] })).toEqual([])
    expect(of({ variants: [known] })).toEqual([])
    expect(of({ variants: [{ before: null, after: variant({}), path }], isOnline: false })).toEqual([])
    expect(of({ kind: 'set', variants: [{ before: null, after: variant({}), path }] })).toEqual([])
  })

  test('of the whole product is a line of its table', () => {
    const global = property('p', { isRequired: true, isGlobal: true })
    expect(refused([global], product({ areLinesWritten: true }))).toEqual(['PROPERTY_MISSING changes.properties.p'])
    expect(refused([global], product({ goesOnline: true }))).toEqual(['PROPERTY_MISSING changes.isOffline'])
    expect(refused([global], product({ goesOnline: true, properties: [{ key: 'p', value: { de: 'x' } }] }))).toEqual([])
    expect(refused([global], product({}))).toEqual([])
  })

  test('may be fit and colour too', () => {
    const all = usualProperties.map(each => ({ ...each, isRequired: true }))
    const checked = product({ variants: [{ before: null, after: variant({}), path }] })
    expect(configuredRefusals(all, checked, new Set()).map(({ path: at }) => at.at(-1))).toEqual(['fit', 'colorId'])
  })
})

test('the colours that are named are those of colour properties alone', () => {
  const definitions = [property('trim', { type: 'color' }), property('word')]
  expect(
    namedColors(
      definitions,
      product({
        variants: [{ before: null, after: variant({ trim: 'rot', word: 'blau' }), path }],
        properties: [{ key: 'trim', value: { de: ' gelb ' } }],
      }),
    ),
  ).toEqual(['rot', 'gelb'])
})
