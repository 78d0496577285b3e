import type { FindingKind } from '../../platform/finding.ts'
import { browseCompanies } from './companies/queries.ts'
import { browseUsers } from './users/queries.ts'

/** Users by name and address, companies also by what is noted and by their buyers. */
export const accountFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'account', type: 'User', area: 'users' },
    async find({ database, viewer, now }, search, limit) {
      const order = { field: 'lastActive', direction: 'desc' } as const
      const found = await browseUsers(database.drizzle, viewer, { search }, order, { offset: 0, limit }, now)
      return found.map(({ id, name, email }) => ({ id, title: name, details: email }))
    },
  },
  {
    ...{ subject: 'company', type: 'Company', area: 'users', component: 'companies' },
    async find({ database, viewer }, search, limit) {
      const order = { field: 'changed', direction: 'desc' } as const
      const found = await browseCompanies(database.drizzle, viewer, { search }, order, { offset: 0, limit })
      return found.map(({ id, name, address }) => ({ id, title: name, details: address?.city ?? '' }))
    },
  },
]
