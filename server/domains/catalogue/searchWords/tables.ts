import { customType, index, integer, primaryKey, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../kit/languages.ts'
import { id, instant } from '../../../platform/columns.ts'
import { shared } from '../../../platform/siteVersion.ts'

/** Text that sorts by its bytes, as the words of the search do. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Words of one language that mean the same, as staff wrote them. `means` empty: each of `words` stands for all others;
 *  else whoever looks for one of `words` finds what `means` name, and not the other way round. */
export const searchSynonyms = snakeCase.table(
  'search_synonyms',
  {
    id: id(),
    language: text().$type<Language>().notNull(),
    words: text().array().notNull(),
    means: text().array().notNull().default([]),
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  table => [index('search_synonyms_changed').on(table.changedAt, table.id)],
)

/** The same as the search reads it, written with each change of a synonym: `word` is the stem that is looked for, `stem` one
 *  that it stands for, `start` how words begin that go on from there. */
export const searchSynonymWords = shared(
  snakeCase.table(
    'search_synonym_words',
    {
      synonymId: uuid()
        .notNull()
        .references(() => searchSynonyms.id, { onDelete: 'cascade' }),
      language: text().$type<Language>().notNull(),
      word: bytewiseText().notNull(),
      stem: bytewiseText().notNull(),
      start: bytewiseText().notNull(),
    },
    table => [
      primaryKey({ columns: [table.synonymId, table.word, table.stem] }),
      index('search_synonym_words_word').on(table.language, table.word, table.stem),
    ],
  ),
)

/** Words that were looked for and found nothing, counted and never by whom. `word`: folded, as words are compared; `text`: as
 *  it was typed last, in lower case. */
export const searchMisses = snakeCase.table(
  'search_misses',
  {
    id: id(),
    language: text().$type<Language>().notNull(),
    word: text().notNull(),
    text: text().notNull(),
    searches: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  table => [
    uniqueIndex('search_misses_word').on(table.language, table.word),
    index('search_misses_last').on(table.lastAt),
  ],
)
