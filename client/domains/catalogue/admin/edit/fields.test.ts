import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { createShopIntl } from '../../../../intl/createShopIntl.ts'
import { allTexts } from '../../../../testing/texts.ts'
import { acceptedOf, flagFields, lineFields, namesIn, namesOf, textFields } from './fields.ts'
import { partFields, sectionFields } from './productFields.ts'

const folder = join(import.meta.dirname, '..')
const schema = parse(readFileSync(join(folder, '../../../../schema.graphql'), 'utf8'))

/** The fields of a type or an input of the server's schema. */
function fieldsOfType(name: string): string[] {
  for (const definition of schema.definitions) {
    const { kind } = definition
    if (kind !== Kind.OBJECT_TYPE_DEFINITION && kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) continue
    if (definition.name.value === name) return (definition.fields ?? []).map(field => field.name.value).sort()
  }
  throw new Error(`there is no type ${name}`)
}

test('the editor offers just the fields that the server takes', () => {
  const offered = [...namesOf(textFields), ...namesOf(lineFields), ...namesOf(flagFields)]
  const others = ['tags', 'groupIds', 'discountGroups', ...Object.keys(partFields)]
  expect([...offered, ...others].sort()).toEqual(fieldsOfType('ProductChanges'))
  expect(namesOf(textFields).sort()).toEqual(fieldsOfType('ProductTexts'))
})

test('the editor knows what the server accepts', () => {
  expect(acceptedOf('title')).toEqual({ characters: 160, required: true })
  expect(acceptedOf('details')).toEqual({ characters: 50_000, html: true })
  expect(acceptedOf('slug')).toEqual({ characters: 80, required: true })
  expect(acceptedOf('personalisationMaxLength')).toEqual({ lowest: 1, highest: 9999 })
  expect(acceptedOf('backOn')).toEqual({})
})

test('texts that are HTML are written as readers see them, in each language', () => {
  const intl = createShopIntl('de', allTexts.de, 'Europe/Berlin')
  const fields = sectionFields('texts', { intl, language: 'de' })
  const controls = new Map(fields.map(({ path, control }) => [path, control]))
  expect(controls.get('details.de')).toEqual({ kind: 'rich', lang: 'de' })
  expect(controls.get('details.en')).toEqual({ kind: 'rich', lang: 'en' })
  expect(controls.get('description.de')).toEqual({ kind: 'area', rows: 3, lang: 'de' })
  expect(controls.get('composition.de')).toEqual({ kind: 'text' })
})

test('a section shows its fields in the order of the table', () => {
  const delivery = namesIn(lineFields, 'delivery')
  expect(delivery.slice(0, 2)).toEqual(['expectedDaysMin', 'expectedDays'])
  expect(delivery).toEqual(Object.keys(lineFields).filter(name => delivery.some(each => each === name)))
  expect(namesIn(flagFields, 'personalisation')).toContain('isPersonalisable')
  expect(namesIn(flagFields, 'delivery')).toEqual([])
})

test('no form of the catalogue says by itself how long a text may be', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(20)
  const own = files.filter(file => /maxLength=(\{\d|")/.test(readFileSync(join(folder, file), 'utf8')))
  expect(own).toEqual([])
})
