import { detailsOf, type FindingKind } from '../../platform/finding.ts'
import { browseCustomers } from './queries.ts'

/** Whoever ordered or has an account, by name, company, address and number. */
export const customerFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'customer', type: 'Customer', area: 'orders' },
    async find({ database, viewer }, search, limit) {
      const order = { field: 'lastOrder', direction: 'desc' } as const
      const found = await browseCustomers(database.drizzle, viewer, { search }, order, { offset: 0, limit })
      return found.map(({ id, name, company, email }) => ({ id, title: name, details: detailsOf(company, email) }))
    },
  },
]
