import type { FileFilter, FileOrder } from '../../../../__generated__/FileChooserListQuery.graphql.ts'
import { defineListUrl, type ViewOf } from '../../../../adminKit/list/url.ts'
import { filesPath } from '../fileUrl.ts'
import { type ChooserMode, modes } from './modes.ts'

/** What a chooser is narrowed to and sorted by. Its address is that of the library, where its links lead in a new tab. */
export const chooserUrl = defineListUrl({
  path: filesPath,
  filters: {
    search: { kind: 'words', label: 'files.search', pause: 2500 },
    tag: { kind: 'many', label: 'files.tags', isWords: true },
    extension: { kind: 'many', label: 'files.extension', isWords: true },
    uploaded: { kind: 'days', label: 'files.period' },
  },
  sorts: ['uploaded', 'name', 'size', 'changed'],
  usual: { field: 'uploaded', isFalling: true },
  sizes: [10, 25, 50],
  stepsAbove: 10,
  hasTiles: true,
})

type View = ViewOf<typeof chooserUrl>
export interface PixelSize {
  readonly width: number
  readonly height: number
}

const fields = { uploaded: 'UPLOADED', name: 'NAME', size: 'SIZE', changed: 'CHANGED' } as const

/** What the server is asked for: files that fit the mode, of pictures those that are large enough. */
export function chooserVariables(
  mode: ChooserMode,
  minimum: PixelSize | null,
  { filters, sort, size, after }: View,
): { filter: FileFilter; orderBy: FileOrder; first: number; after: string | null } {
  const { types, extensions } = modes[mode]
  const chosen = filters.extension.filter(each => extensions?.includes(each) ?? true)
  return {
    filter: {
      search: filters.search || null,
      types,
      extensions: chosen.length > 0 ? chosen : extensions,
      tags: filters.tag,
      from: filters.uploaded.from,
      to: filters.uploaded.to,
      leastWidth: minimum?.width ?? null,
      leastHeight: minimum?.height ?? null,
    },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
    first: size,
    after,
  }
}
