import { textIn } from '../../kit/languages.ts'
import type { FindingKind } from '../../platform/finding.ts'
import { browseGalleries } from './queries.ts'

/** Galleries by title and address. */
export const galleryFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'gallery', type: 'Gallery', area: 'files', component: 'galleries' },
    async find({ database, viewer, language }, search, limit) {
      const order = { field: 'changed', direction: 'desc' } as const
      const found = await browseGalleries(database.drizzle, viewer, { search }, order, { offset: 0, limit })
      return found.map(({ id, title, slug }) => ({ id, title: textIn(language, title), details: slug }))
    },
  },
]
