import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SearchedWord } from '../kit/staffSearch.ts'
import { type Reader, run } from './statements.ts'

/** A table with the column that holds everything one of its rows is found by, folded as `foldedSearch` does, each word
 *  after a space, under an index of trigrams. */
export type SearchedText = { readonly table: PgTable | SQL; readonly column: SQLWrapper }

/**
 * The condition by which all words are found. Typing errors count for words that no row at all holds, which is asked
 * first: a condition that asked for it itself could not be answered by the index.
 */
export async function foundByWords(
  reader: Pick<Reader, '_'>,
  searched: SearchedText,
  words: readonly SearchedWord[],
): Promise<SQL> {
  const known = await knownOf(reader, searched, words)
  const each = words.map(word => {
    const isMistyped = known.get(word.pattern) === false
    return isMistyped
      ? sql`${searched.column} like any(${sql.param([...word.mistyped])}::text[])`
      : sql`${searched.column} like ${word.pattern}`
  })
  return sql`(${sql.join(each, sql` and `)})`
}

/** Whether any row holds the words that could be typing errors, in one statement, by their patterns. */
async function knownOf(
  reader: Pick<Reader, '_'>,
  { table, column }: SearchedText,
  words: readonly SearchedWord[],
): Promise<ReadonlyMap<string, boolean>> {
  const asked = [...new Set(words.filter(({ mistyped }) => mistyped.length > 0).map(({ pattern }) => pattern))]
  if (asked.length === 0) return new Map()
  const each = asked.map(pattern => sql`exists (select from ${table} where ${column} like ${pattern})`)
  const [row] = await run<{ known: boolean[] }>(reader, sql`select array[${sql.join(each, sql`, `)}] as known`)
  return new Map(asked.map((pattern, i) => [pattern, row!.known[i]!]))
}
