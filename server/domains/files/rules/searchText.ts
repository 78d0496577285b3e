import { sql } from 'drizzle-orm'
import { foldedText } from '../../../kit/staffSearch.ts'

const said = (column: string) => ['de', 'en'].map(language => `coalesce(${column} ->> '${language}', '')`)

/**
 * Everything that a file is found by: its name, also by the words that underscores and dots part in it, what is said of it
 * in both languages, its tags. Each word follows a space. `joined_words` joins a list as PostgreSQL’s own function does,
 * which no column may be made by, because for some kinds of lists it depends on settings.
 */
export const fileSearchText = sql.raw(
  `' ' || ${foldedText(
    ['name', `translate(name, '_.', '  ')`, ...said('alt'), ...said('caption'), 'joined_words(tags)'].join(
      ` || ' ' || `,
    ),
  )}`,
)
