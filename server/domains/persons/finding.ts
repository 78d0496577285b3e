import { detailsOf, type FindingKind } from '../../platform/finding.ts'
import { browsePersons } from './queries.ts'

/** Contact persons by name, company, address, number and place. */
export const personFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'person', type: 'Person', area: 'persons' },
    async find({ database, viewer }, search, limit) {
      const order = { field: 'name', direction: 'asc' } as const
      const found = await browsePersons(database.drizzle, viewer, { search }, order, { offset: 0, limit })
      return found.map(({ id, firstName, lastName, company, email }) => {
        const name = [firstName, lastName].filter(Boolean).join(' ')
        return { id, title: name || (company ?? email ?? ''), details: detailsOf(name && company, name && email) }
      })
    },
  },
]
