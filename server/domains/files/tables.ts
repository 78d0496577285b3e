import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, snakeCase, text } from 'drizzle-orm/pg-core'
import { id, instant, localizedText } from '../../platform/columns.ts'
import { shared } from '../../platform/siteVersion.ts'

/** What was uploaded: the bytes lie in the storage under their SHA-256, once however often they are used.
 *  `width` and `height` are pixels, null for files that are no pictures; `size` is bytes. */
export const files = shared(
  snakeCase.table(
    'files',
    {
      id: id(),
      sha256: text().notNull(),
      name: text().notNull(),
      extension: text().notNull(),
      mimeType: text().notNull(),
      size: integer().notNull(),
      width: integer(),
      height: integer(),
      alt: localizedText(),
      caption: localizedText(),
      isPublic: boolean().notNull().default(false),
      createdAt: instant().notNull(),
    },
    table => [index('files_sha256').on(table.sha256), check('files_size', sql`${table.size} >= 0`)],
  ),
  { past: ['createdAt'] },
)
