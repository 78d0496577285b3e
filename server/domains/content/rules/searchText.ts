import { sql } from 'drizzle-orm'
import { foldedText } from '../../../kit/staffSearch.ts'

/** Everything that staff find an entry by: title and address in both languages, and tags. Each word follows a space. */
export const entrySearchText = sql.raw(
  `' ' || ${foldedText(
    [`coalesce(title ->> 'de', '')`, `coalesce(title ->> 'en', '')`, 'slug_de', 'slug_en', 'joined_words(tags)'].join(
      ` || ' ' || `,
    ),
  )}`,
)
