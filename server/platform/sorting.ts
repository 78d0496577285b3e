import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/*
 * Orders of lists, written as the indexes behind them are, word by word: PostgreSQL uses an index for no other order, be a
 * column ever null or not. An index that says `.desc()` of a column is DESC NULLS LAST, one that says nothing ASC NULLS LAST.
 */

export type Direction = 'asc' | 'desc'

/** By an index whose columns fall (`.desc()`), in either direction. */
export const alongFalling = (direction: Direction, ...columns: readonly SQLWrapper[]): SQL[] =>
  columns.map(column => (direction === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls first`))

/** By an index whose columns rise, in either direction. */
export const alongRising = (direction: Direction, ...columns: readonly SQLWrapper[]): SQL[] =>
  columns.map(column => (direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls first`))
