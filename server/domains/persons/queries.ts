import { and, eq, getColumns, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { literally } from '../../kit/words.ts'
import type { Reader } from '../../platform/statements.ts'
import { persons } from './tables.ts'

/** Reads of the back office: they are only reached through doors that let staff in. */

const { searchText: _searchText, ...columns } = getColumns(persons)

export const personColumns = columns
export type Person = Omit<typeof persons.$inferSelect, 'searchText'>

/** `search`: words of which each is part of a name, company, address, number or place; `isLinked`: to an account. */
export type PersonFilter = { readonly search?: string | null; readonly isLinked?: boolean | null }
export type PersonSort = { readonly field: 'created' | 'name'; readonly direction: 'asc' | 'desc' }

const MOST_WORDS = 6

function matching({ search, isLinked }: PersonFilter): SQL | undefined {
  const words = (search ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return and(
    ...words.map(word => sql`${persons.searchText} like ${`%${literally(word)}%`}`),
    isLinked === null || isLinked === undefined ? undefined : sql`(${persons.accountId} is not null) = ${isLinked}`,
  )
}

const named = sql`lower(coalesce(${persons.lastName}, ${persons.firstName}, ${persons.company}, ${persons.email}))`

/** A page of the persons that fit a filter; every order ends in the id. */
export const browsePersons = (
  reader: Reader,
  filter: PersonFilter,
  { field, direction }: PersonSort,
  page: { offset: number; limit: number },
): Promise<Person[]> => {
  // Word by word as the index says it, or PostgreSQL sorts all persons.
  const inOrder = (column: SQLWrapper): SQL =>
    direction === 'asc' ? sql`${column} asc nulls first` : sql`${column} desc nulls last`
  return reader
    .select(personColumns)
    .from(persons)
    .where(matching(filter))
    .orderBy(inOrder(field === 'name' ? named : persons.createdAt), inOrder(persons.id))
    .offset(page.offset)
    .limit(page.limit)
}

export async function countPersons(reader: Reader, filter: PersonFilter): Promise<number> {
  const [row] = await reader.select({ count: sql<number>`count(*)::int` }).from(persons).where(matching(filter))
  return row!.count
}

/** Persons by id; unknown ones are left out. */
export const personsByIds = (reader: Reader, ids: readonly string[]): Promise<Person[]> =>
  reader
    .select(personColumns)
    .from(persons)
    .where(inArray(persons.id, ids.filter(isId)))

/** The contact persons that are linked to an account. */
export const personsOfAccount = (reader: Reader, accountId: string): Promise<Person[]> =>
  reader.select(personColumns).from(persons).where(eq(persons.accountId, accountId)).orderBy(persons.createdAt)
