import { builder } from '../../../api/builder.ts'
import { type LocalizedText, textIn } from '../../../kit/languages.ts'
import { uploadSettings } from '../../files/settings.ts'
import { discountSettings, shippingSettings, vatSettings } from '../../pricing/settings.ts'
import { settingsOf } from '../../settings/graphql.ts'
import type { Settings } from '../../settings/rules.ts'
import type { PropertyDefinition } from '../defaults/properties.ts'
import { furtherProperties } from '../rules/propertyDefinitions.ts'
import { propertySettings, unitSettings } from '../settings.ts'

/** What the settings let a product name, and bring. */

const PropertyTypeRef = builder.enumType('PropertyType', {
  description: 'What the values of a property are: colours by their codes, yes or no, words and numbers.',
  values: {
    COLOR: { value: 'color', description: 'One of the shop’s colours, by its code.' },
    BOOLEAN: { value: 'boolean', description: 'True or false, for which the shop may have words of its own.' },
    OTHER: { value: 'other', description: 'Words, or a number.' },
  } as const,
})

type Choice = { readonly id: string; readonly title: LocalizedText | null; readonly isDefault: boolean }

const ChoiceRef = builder.objectRef<Choice>('ConfigurationGroup').implement({
  fields: t => ({
    id: t.exposeString('id'),
    title: t.string({
      description: 'Its id where it has no other name.',
      resolve: ({ id, title }, _args, { language }) => textIn(language, title) ?? id,
    }),
    isDefault: t.exposeBoolean('isDefault', { description: 'What a product without a group of its own counts for.' }),
  }),
})

const choices = (
  groups: readonly { readonly id: string; readonly title: LocalizedText | null }[],
  defaultGroup: string,
): Choice[] => groups.map(({ id, title }) => ({ id, title: title?.de ? title : null, isDefault: id === defaultGroup }))

/** 'Flasche/Flaschen', or 'Paar' where both are alike. */
const named = (one: string, many: string): string => (one === many ? one : `${one}/${many}`)

const ConfiguredPropertyRef = builder.objectRef<PropertyDefinition>('ConfiguredProperty').implement({
  description:
    'A property of the configurator, besides size, fit and colour, that products and their variants have values of.',
  fields: t => ({
    key: t.exposeString('key', { description: 'Under which values are kept.' }),
    name: t.string({
      description: 'What the shop calls it.',
      resolve: ({ name }, _args, { language }) => textIn(language, name),
    }),
    type: t.field({
      type: PropertyTypeRef,
      description: 'What its values are.',
      resolve: ({ type }) => type,
    }),
    isGlobal: t.boolean({
      description: 'Whether the value is a line of the product’s table, and not of each variant.',
      resolve: ({ isGlobal }) => isGlobal,
    }),
    isRequired: t.boolean({
      description: 'Whether products need it to be online.',
      resolve: ({ isRequired }) => isRequired,
    }),
    placeholder: t.string({
      nullable: true,
      description: 'What stands in the empty field.',
      resolve: ({ placeholder }, _args, { language }) => textIn(language, placeholder),
    }),
    labelChecked: t.string({
      nullable: true,
      description: 'What yes is called; null: just that.',
      resolve: ({ labelChecked }, _args, { language }) => textIn(language, labelChecked),
    }),
    labelUnchecked: t.string({
      nullable: true,
      description: 'What no is called; null: just that.',
      resolve: ({ labelUnchecked }, _args, { language }) => textIn(language, labelUnchecked),
    }),
  }),
})

const ChoicesRef = builder.objectRef<Settings>('CatalogueChoices').implement({
  fields: t => ({
    vatGroups: t.field({
      type: [ChoiceRef],
      resolve: settings => choices(vatSettings.of(settings).groups, vatSettings.of(settings).defaultGroup),
    }),
    shippingGroups: t.field({
      type: [ChoiceRef],
      resolve: settings => choices(shippingSettings.of(settings).groups, shippingSettings.of(settings).defaultGroup),
    }),
    discountGroups: t.field({
      type: [ChoiceRef],
      resolve: settings =>
        discountSettings.of(settings).groups.map(({ id, title }) => ({ id, title, isDefault: false })),
    }),
    quantityUnits: t.field({
      type: [ChoiceRef],
      description: 'What goods are counted in besides pieces; pieces are the default where none of them is.',
      resolve: settings => {
        const { units, defaultUnit } = unitSettings.of(settings)
        return choices(
          units.map(({ key, one, many }) => ({
            id: key,
            title: { de: named(one.de, many.de), en: named(one.en || one.de, many.en || many.de) },
          })),
          defaultUnit,
        )
      },
    }),
    properties: t.field({
      type: [ConfiguredPropertyRef],
      resolve: settings => [...furtherProperties(propertySettings.of(settings).properties)],
    }),
    pictureMegabytes: t.int({ resolve: settings => uploadSettings.of(settings).pictureMegabytes }),
    documentMegabytes: t.int({ resolve: settings => uploadSettings.of(settings).documentMegabytes }),
  }),
})

builder.queryField('catalogueChoices', t =>
  t.field({
    type: ChoicesRef,
    description: 'The groups of the configuration that a product can name, and how large its files may be.',
    authScopes: { staff: 'catalogue' },
    resolve: (_root, _args, context) => settingsOf(context),
  }),
)
