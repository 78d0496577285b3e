import type { PersonFilter, PersonOrder } from '../../../__generated__/PersonsPageQuery.graphql.ts'
import { type Sort, sortFrom } from '../../../adminKit/list/SortHeader.tsx'

export const personsPath = '/admincenter/person/browse'
export const newPersonPath = '/admincenter/person/edit'

/** Address of a contact person's page. */
export const personPath = (id: string) => `${newPersonPath}/${encodeURIComponent(id)}`

/** Rows of one page of the browser of persons. */
export const personsPageSize = 25

const fieldNames = { name: 'NAME', created: 'CREATED' } as const
export type PersonSortField = keyof typeof fieldNames
const sortFields = Object.keys(fieldNames) as PersonSortField[]

/** What the address of the browser says; what it says wrongly counts as not said. */
export interface PersonsView {
  search: string
  linked: 'yes' | 'no' | null
  sort: Sort<PersonSortField>
  after: string | null
}

export function personsView(search: URLSearchParams): PersonsView {
  const linked = search.get('linked')
  return {
    search: (search.get('search') ?? '').slice(0, 100),
    linked: linked === 'yes' || linked === 'no' ? linked : null,
    sort: sortFrom(search, sortFields, { field: 'created', isFalling: true }),
    after: search.get('after'),
  }
}

/** Variables of `PersonsPageQuery`. */
export function personsVariables(search: URLSearchParams): {
  first: number
  after: string | null
  filter: PersonFilter
  orderBy: PersonOrder
} {
  const { search: words, linked, sort, after } = personsView(search)
  return {
    first: personsPageSize,
    after,
    filter: { search: words || null, isLinked: linked === null ? null : linked === 'yes' },
    orderBy: { field: fieldNames[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }
}
