import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { textIn } from '../../../kit/languages.ts'
import { settingsOf } from '../../settings/graphql.ts'
import type { PropertyDefinition } from '../defaults/properties.ts'
import type { ProductTexts } from '../queries/products.ts'
import {
  furtherProperties,
  type NamedValue,
  type ShownValue,
  shownValue,
  valuesOfProperty,
} from '../rules/propertyDefinitions.ts'
import { propertySettings } from '../settings.ts'
import { textsOf } from './productFields.ts'
import { ColorRef, ProductRef, VariantRef } from './refs.ts'
import type { ProductShape } from './shapes.ts'
import { rowsOf } from './variant.ts'

/** The properties of the configurator as readers are shown them. */

type VariantValue = { readonly definition: PropertyDefinition; readonly shown: ShownValue }

const VariantValueRef = builder.objectRef<VariantValue>('VariantValue').implement({
  description: 'A value of a property that a variant has of its own, in the reader’s words.',
  fields: t => ({
    key: t.string({ description: 'Of the property.', resolve: ({ definition }) => definition.key }),
    label: t.string({
      description: 'What the shop calls the property.',
      resolve: ({ definition }, _args, { language }) => textIn(language, definition.name),
    }),
    value: t.string({ description: 'As filters take it.', resolve: ({ shown }) => shown.value }),
    text: t.string({
      description: 'As it is shown, with what stands before and behind it.',
      resolve: ({ shown }, _args, { language }) => textIn(language, shown.text),
    }),
    color: t.field({
      type: ColorRef,
      nullable: true,
      description: 'Of a property whose values are colours.',
      resolve: ({ shown }) => shown.color,
    }),
  }),
})

builder.objectFields(VariantRef, t => ({
  values: t.field({
    type: [VariantValueRef],
    description:
      'Its values of the properties that the configurator knows, in their order; size, fit and colour aside.',
    resolve: async ({ variant, of }, _args, context) => {
      const definitions = propertySettings.of(await settingsOf(context)).properties
      const colors = new Map((of.propertyColors ?? []).map(color => [color.code, color]))
      return furtherProperties(definitions)
        .filter(({ isGlobal }) => !isGlobal)
        .flatMap(definition => {
          const shown = shownValue(definition, variant.properties[definition.key], colors)
          return shown ? [{ definition, shown }] : []
        })
    },
  }),
}))

const AskedPropertyRef = builder.objectRef<PropertyDefinition>('AskedProperty').implement({
  description: 'A property that buyers write something for.',
  fields: t => ({
    key: t.exposeString('key', { description: 'By which it is written.' }),
    label: t.string({
      description: 'What the shop calls it.',
      resolve: ({ name }, _args, { language }) => textIn(language, name),
    }),
    placeholder: t.string({
      nullable: true,
      description: 'What stands in the empty field.',
      resolve: ({ placeholder }, _args, { language }) => textIn(language, placeholder),
    }),
    prefix: t.string({
      nullable: true,
      description: 'What stands before what is written.',
      resolve: ({ prefix }, _args, { language }) => textIn(language, prefix),
    }),
    suffix: t.string({
      nullable: true,
      description: 'What stands behind it.',
      resolve: ({ suffix }, _args, { language }) => textIn(language, suffix),
    }),
    maxLength: t.int({ description: 'Characters.', resolve: ({ longest }) => longest }),
    isRequired: t.boolean({
      description: 'Whether nothing is bought without it.',
      resolve: ({ isRequired }) => isRequired,
    }),
  }),
})

builder.objectFields(ProductRef, t => ({
  askedProperties: t.field({
    type: [AskedPropertyRef],
    description: 'What its buyers write; none of a product that is not personalisable.',
    resolve: async ({ card }, _args, context) => {
      if (card.kind !== 'goods' || !card.isPersonalisable) return []
      const { properties } = propertySettings.of(await settingsOf(context))
      return properties.filter(({ isPersonalisation }) => isPersonalisation)
    },
  }),
}))

/**
 * The table of a product: its lines, of which those that the configurator knows are said in its words, and the values of
 * its variants' properties.
 */
export async function tableOf(product: ProductShape, context: RequestContext): Promise<NamedValue[]> {
  const { language } = context
  const lines = (await textsOf(product, context))?.properties ?? []
  const { properties } = propertySettings.of(await settingsOf(context))
  const further = furtherProperties(properties)
  const ofVariants = further.filter(({ isGlobal }) => !isGlobal)
  const isColored = further.some(({ type }) => type === 'color')
  const loaded = ofVariants.length > 0 || isColored ? await rowsOf(context, product) : null
  const colors = new Map((loaded?.propertyColors ?? []).map(color => [color.code, color]))
  return [
    ...lines.flatMap(line => {
      const definition = further.find(({ key, isGlobal }) => isGlobal && key === line.key)
      if (!definition) return [asWritten(line, language)]
      const shown = shownValue(definition, line.value, colors)
      const label = textIn(language, definition.name)
      return shown ? [{ key: line.key, label, value: textIn(language, shown.text) }] : []
    }),
    ...ofVariants.flatMap(definition => {
      const values = valuesOfProperty(definition, { properties: [], variants: loaded?.variants ?? [] }, colors)
      const value = values.map(({ text }) => textIn(language, text)).join(', ')
      return value ? [{ key: definition.key, label: textIn(language, definition.name), value }] : []
    }),
  ]
}

const asWritten = (
  { key, label, value }: ProductTexts['properties'][number],
  language: RequestContext['language'],
): NamedValue => ({ key, label: textIn(language, label), value: textIn(language, value) })
