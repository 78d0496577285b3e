import { index, primaryKey, smallint, snakeCase, uuid } from 'drizzle-orm/pg-core'
import { shared } from '../../../platform/siteVersion.ts'
import { files } from '../../files/tables.ts'
import { colors } from '../tables.ts'

/** Pictures of a colour, in order; the first one is what it is shown by wherever a colour is a small square or circle, for
 *  a cloth of two colours or with a pattern has no single value. */
export const colorImages = shared(
  snakeCase.table(
    'color_images',
    {
      colorId: uuid()
        .notNull()
        .references(() => colors.id, { onDelete: 'cascade' }),
      fileId: uuid()
        .notNull()
        .references(() => files.id),
      position: smallint().notNull(),
    },
    table => [primaryKey({ columns: [table.colorId, table.fileId] }), index('color_images_file').on(table.fileId)],
  ),
)
