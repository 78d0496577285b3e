import { index, type PgColumn, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { shared } from '../../../platform/siteVersion.ts'
import { productGroups, products } from '../tables.ts'

/** Addresses that groups and products had before, and whose they were last: they lead to the thing, wherever it stands by
 *  now, and hence never in a circle. Triggers keep them in the transaction of whatever changes an address; one that is taken
 *  again is no former one any more (decision 84). */
const formerSlugs = <Name extends string>(name: Name, ownerColumn: () => PgColumn) =>
  shared(
    snakeCase.table(
      name,
      {
        slug: text().primaryKey(),
        ownerId: uuid().notNull().references(ownerColumn, { onDelete: 'cascade' }),
      },
      table => [index(`${name}_owner`).on(table.ownerId)],
    ),
  )

export const formerGroupSlugs = formerSlugs('former_group_slugs', () => productGroups.id)
export const formerProductSlugs = formerSlugs('former_product_slugs', () => products.id)
