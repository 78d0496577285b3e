import { detailsOf, type FindingKind } from '../../platform/finding.ts'
import { browseAffiliates } from './queries.ts'

/** Partners by name, address, code and note. */
export const affiliateFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'affiliate', type: 'Affiliate', area: 'affiliates', component: 'affiliates' },
    async find({ database, viewer, now }, search, limit) {
      const order = { field: 'changed', direction: 'desc' } as const
      // How long commissions wait concerns the tab of those that are due alone.
      const found = await browseAffiliates(database.drizzle, viewer, { search }, order, { offset: 0, limit }, now)
      return found.map(({ id, name, code }) => ({ id, title: name ?? code, details: detailsOf(name && code) }))
    },
  },
]
