import { detailsOf, type FindingKind } from '../../platform/finding.ts'
import { browseEntries } from './queries/managed.ts'

/** Pages, posts, events and standing pages by titles, addresses and tags. */
export const contentFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'entry', type: 'ManagedEntry', area: 'content' },
    async find({ database, viewer }, search, limit) {
      const order = { field: 'changed', direction: 'desc' } as const
      const found = await browseEntries(database.drizzle, viewer, { search }, order, { offset: 0, limit })
      return found.map(({ id, name, slugDe, tags }) => ({
        ...{ id, title: name, details: detailsOf(slugDe && `/${slugDe}`, tags.join(', ')) },
      }))
    },
  },
]
