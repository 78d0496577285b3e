import { and, eq, getColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { literally } from '../../kit/words.ts'
import { countUpTo } from '../../platform/counting.ts'
import { alongFalling, alongRising } from '../../platform/sorting.ts'
import { type ListReader, plannedForWords, type Reader, rowsIf } from '../../platform/statements.ts'
import { persons } from './tables.ts'

/** Reads of the back office: they are only reached through doors that let staff in. */

const { searchText: _searchText, ...columns } = getColumns(persons)

export const personColumns = columns
export type Person = Omit<typeof persons.$inferSelect, 'searchText'>

/** `search`: words of which each is part of a name, company, address, number or place; `isLinked`: to an account. */
export type PersonFilter = { readonly search?: string | null; readonly isLinked?: boolean | null }
export type PersonSort = { readonly field: 'created' | 'name'; readonly direction: 'asc' | 'desc' }

/** Which contact persons a viewer may see: whoever reads the area all of them. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'persons'))

const MOST_WORDS = 6

function matching(viewer: Viewer, { search, isLinked }: PersonFilter): SQL | undefined {
  const words = (search ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return and(
    visibleTo(viewer),
    ...words.map(word => sql`${persons.searchText} like ${`%${literally(word)}%`}`),
    isLinked === null || isLinked === undefined ? undefined : sql`(${persons.accountId} is not null) = ${isLinked}`,
  )
}

const named = sql`lower(coalesce(${persons.lastName}, ${persons.firstName}, ${persons.company}, ${persons.email}))`

/** A page of the persons that fit a filter; every order ends in the id. */
export const browsePersons = (
  database: ListReader,
  viewer: Viewer,
  filter: PersonFilter,
  { field, direction }: PersonSort,
  page: { offset: number; limit: number },
): Promise<Person[]> => {
  const order =
    field === 'name'
      ? alongRising(direction, named, persons.id)
      : alongFalling(direction, persons.createdAt, persons.id)
  return plannedForWords(database, filter.search, async reader =>
    reader
      .select(personColumns)
      .from(persons)
      .where(matching(viewer, filter))
      .orderBy(...order)
      .offset(page.offset)
      .limit(page.limit),
  )
}

/** How many persons fit a filter; of more than `most` one more than that. */
export const countPersons = (
  database: ListReader,
  viewer: Viewer,
  filter: PersonFilter,
  most: number,
): Promise<number> =>
  plannedForWords(database, filter.search, reader => countUpTo(reader, most, persons, matching(viewer, filter)))

/** Persons by id; unknown ones and those that the viewer may not see are left out. */
export const personsByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Person[]> =>
  reader
    .select(personColumns)
    .from(persons)
    .where(and(inArray(persons.id, ids.filter(isId)), visibleTo(viewer)))

/** The contact persons that are linked to an account, as far as the viewer may see them. */
export const personsOfAccount = (reader: Reader, viewer: Viewer, accountId: string): Promise<Person[]> =>
  reader
    .select(personColumns)
    .from(persons)
    .where(and(eq(persons.accountId, accountId), visibleTo(viewer)))
    .orderBy(persons.createdAt)
