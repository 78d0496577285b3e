import { builder } from '../../../api/builder.ts'
import { LocalizedTextRef } from '../../../api/values.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { propertyUses } from '../conflicts/properties.ts'
import { isBuiltIn } from '../defaults/properties.ts'

type PropertyUse = {
  readonly key: string
  readonly products: number
  readonly ofProducts: boolean
  readonly name: LocalizedText | null
}

const PropertyUseRef = builder.objectRef<PropertyUse>('PropertyUse').implement({
  description: 'How many products have a value under a key.',
  fields: t => ({
    key: t.exposeString('key', {
      description: 'Which the configurator knows, or not: programs and imports bring some.',
    }),
    products: t.exposeInt('products', { description: 'Those that are not deleted.' }),
    ofProducts: t.exposeBoolean('ofProducts', {
      description: 'Whether the values are lines of the products’ tables, and not of their variants.',
    }),
    name: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: 'What most of the products’ tables call it; null where none has it.',
      resolve: use => use.name,
    }),
  }),
})

/** Most keys that are told: whoever imports may bring as many as there are columns. */
const mostKeys = 100

builder.queryField('propertyUses', t =>
  t.field({
    type: [PropertyUseRef],
    description: 'The keys under which products have values, the most used first.',
    authScopes: { staff: 'settings' },
    complexity: { field: 50, multiplier: 10 },
    resolve: async (_root, _args, { database }) =>
      [...(await propertyUses(database.drizzle))]
        .map(([key, use]) => ({ key, ...use }))
        .filter(({ key }) => !isBuiltIn(key))
        .toSorted((one, other) => other.products - one.products || one.key.localeCompare(other.key))
        .slice(0, mostKeys),
  }),
)
