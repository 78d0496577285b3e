import { detailsOf, type FindingKind } from '../../platform/finding.ts'
import { browseDocuments } from './queries.ts'

/** Documents by number, receiver and order. */
export const documentFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'document', type: 'BusinessDocument', area: 'documents' },
    async find({ database, viewer }, search, limit) {
      const order = { field: 'date', direction: 'desc' } as const
      const found = await browseDocuments(database.drizzle, viewer, { search }, order, { offset: 0, limit })
      return found.map(({ id, number, receiverName }) => ({
        id,
        title: number ?? '–',
        details: detailsOf(receiverName),
      }))
    },
  },
]
