import { expect, test } from 'vitest'
import { type CountedProduct, quantityUnitOf } from './quantityUnits.ts'

const bottle = { key: 'flasche', one: { de: 'Flasche', en: 'bottle' }, many: { de: 'Flaschen', en: 'bottles' } }
const pair = { key: 'paar', one: { de: 'Paar' }, many: { de: 'Paare' } }
const units = [bottle, pair]
const product = (changes: Partial<CountedProduct>) => ({ unit: null, unitPlural: null, quantityUnit: null, ...changes })

test.each<[string, Partial<CountedProduct>, string, 'de' | 'en', object | null]>([
  ['its unit', { quantityUnit: 'flasche' }, 'piece', 'en', { one: 'bottle', many: 'bottles' }],
  ['the usual one', {}, 'paar', 'de', { one: 'Paar', many: 'Paare' }],
  ['German where there is no translation', {}, 'paar', 'en', { one: 'Paar', many: 'Paare' }],
  ['pieces', {}, 'piece', 'de', null],
  ['pieces although others are usual', { quantityUnit: 'piece' }, 'paar', 'de', null],
  ['the usual one for one that is gone', { quantityUnit: 'kiste' }, 'paar', 'de', { one: 'Paar', many: 'Paare' }],
  [
    'its own words before all else',
    { unit: { de: 'Rolle' }, unitPlural: { de: 'Rollen' }, quantityUnit: 'flasche' },
    'paar',
    'de',
    { one: 'Rolle', many: 'Rollen' },
  ],
  ['its own word for several, too', { unit: { de: 'Laib' } }, 'piece', 'de', { one: 'Laib', many: 'Laib' }],
])('%s', (_what, changes, defaultUnit, language, unit) => {
  expect(quantityUnitOf(product(changes), { units, defaultUnit }, language)).toEqual(unit)
})
