import { builder } from '../../../api/builder.ts'
import { rawId } from '../../../api/globalIds.ts'
import { productRecordsById } from '../queries/records.ts'

builder.queryField('productRecord', t =>
  t.field({
    type: 'Json',
    nullable: true,
    description: 'A product as it is stored, with all that belongs to it, for those who look for a mistake.',
    authScopes: { system: true },
    args: { id: t.arg.id({ required: true }) },
    complexity: 50,
    resolve: async (_root, { id }, { database, now }) => {
      const productId = rawId('Product', id)
      return productId ? ((await productRecordsById(database, [productId], true, now()))[0] ?? null) : null
    },
  }),
)
