import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { refuse } from '../../../kit/refusals.ts'
import type { NamedValue } from '../rules/propertyDefinitions.ts'
import { propertyLimits, type VariantProperties } from '../rules/variantProperties.ts'

type Property = readonly [key: string, value: string | number | boolean]

/** A further property of a variant as it is shown. */
export const VariantPropertyRef = builder.objectRef<Property>('VariantProperty').implement({
  description: 'A property by its key; its value is a text, a number, or true or false.',
  fields: t => ({
    key: t.string({ resolve: ([key]) => key }),
    text: t.string({ nullable: true, resolve: ([, value]) => (typeof value === 'string' ? value : null) }),
    number: t.float({ nullable: true, resolve: ([, value]) => (typeof value === 'number' ? value : null) }),
    flag: t.boolean({ nullable: true, resolve: ([, value]) => (typeof value === 'boolean' ? value : null) }),
  }),
})

/** A property in the reader's words. */
export const NamedPropertyRef = builder.objectRef<NamedValue>('NamedProperty').implement({
  description: 'A property with its value as readers see them: Material, 250 g.',
  fields: t => ({
    key: t.exposeString('key', { description: 'By which programs know it.' }),
    label: t.exposeString('label', { description: 'What the shop calls it.' }),
    value: t.exposeString('value', { description: 'With what stands before and behind it.' }),
  }),
})

/** A further property as it is written. */
export const VariantPropertyInput = builder.inputType('VariantPropertyInput', {
  description: 'A property by its key, with just one of the kinds of values.',
  fields: t => ({
    key: t.string({ required: true, ...accepts(propertyLimits.key) }),
    text: t.string(accepts(propertyLimits.text)),
    number: t.float(),
    flag: t.boolean(),
  }),
})

/** Properties out of what was written; absent: unchanged. Refuses with INVALID_INPUT what has no value, or several, and a
 *  key that comes twice. */
export function propertiesOf(
  input: readonly (typeof VariantPropertyInput.$inferInput)[] | null | undefined,
  path: readonly string[],
): VariantProperties | null | undefined {
  if (!input) return input
  const entries = input.map(({ key, text, number, flag }, index): Property => {
    const [value, ...others] = [text, number, flag].filter(each => each !== null && each !== undefined)
    const place = [...path, String(index)]
    if (value === undefined || others.length > 0) refuse('INVALID_INPUT', place, 'has just one value')
    if (input.findIndex(each => each.key === key) !== index) refuse('INVALID_INPUT', place, 'this key comes twice')
    return [key, value]
  })
  return Object.fromEntries(entries)
}
