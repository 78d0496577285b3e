import { builder } from '../../../api/builder.ts'
import { type LocalizedText, textIn } from '../../../kit/languages.ts'
import { uploadSettings } from '../../files/settings.ts'
import { discountSettings, shippingSettings, vatSettings } from '../../pricing/settings.ts'
import { settingsOf } from '../../settings/graphql.ts'
import type { Settings } from '../../settings/rules.ts'
import { unitSettings } from '../settings.ts'

/** What the settings let a product name, and bring. */

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
