import type { FindingKind } from '../../platform/finding.ts'
import { browseFiles } from './browser/queries.ts'

/** Files of the library by name, texts and tags. */
export const fileFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'file', type: 'File', area: 'files' },
    async find({ database, viewer, timeZone }, search, limit) {
      const order = { field: 'uploaded', direction: 'desc' } as const
      const page = { offset: 0, limit }
      const found = await browseFiles(database.drizzle, viewer, { search }, order, page, timeZone)
      return found.map(({ id, name, tags }) => ({ id, title: name, details: tags.join(', ') }))
    },
  },
]
