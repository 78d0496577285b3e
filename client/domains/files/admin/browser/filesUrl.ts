import type { FileFilter, FileOrder } from '../../../../__generated__/FilesPageQuery.graphql.ts'
import { defineListUrl, type ViewOf } from '../../../../adminKit/list/url.ts'
import { filesPath } from '../fileUrl.ts'

const fileTypes = ['PICTURE', 'PDF', 'DOCUMENT', 'VIDEO', 'OTHER'] as const
export type FileType = (typeof fileTypes)[number]

/** What the library of files is narrowed to and sorted by (platform.md 9: ten a page, a range of five, steps above ten
 *  pages, words after a pause of 2.5 seconds). */
export const filesUrl = defineListUrl({
  path: filesPath,
  tabs: {
    parameter: 'in',
    label: 'files.tabs',
    titles: { library: 'files.tab.library', trash: 'files.tab.trash' },
  },
  filters: {
    search: { kind: 'words', label: 'files.search', pause: 2500 },
    type: { kind: 'many', label: 'files.type', form: /^(?:PICTURE|PDF|DOCUMENT|VIDEO|OTHER)$/ },
    tag: { kind: 'many', label: 'files.tags', isWords: true },
    extension: { kind: 'many', label: 'files.extension', isWords: true },
    alt: { kind: 'one', label: 'files.alt', choices: { missing: 'files.alt.missing', there: 'files.alt.there' } },
    seen: {
      kind: 'one',
      label: 'files.seen',
      choices: { everybody: 'files.seen.everybody', inside: 'files.seen.inside' },
    },
    by: { kind: 'one', label: 'files.by', choices: { me: 'files.by.me' } },
    uploaded: { kind: 'days', label: 'files.period' },
  },
  sorts: ['uploaded', 'name', 'size', 'changed'],
  usual: { field: 'uploaded', isFalling: true },
  sizes: [10, 25, 50],
  stepsAbove: 10,
  hasTiles: true,
})

export type FilesView = ViewOf<typeof filesUrl>

const fields = { uploaded: 'UPLOADED', name: 'NAME', size: 'SIZE', changed: 'CHANGED' } as const
const isType = (text: string): text is FileType => fileTypes.some(type => type === text)

/** What the server is asked for. */
export const filesVariables = ({ tab, filters, sort }: FilesView): { filter: FileFilter; orderBy: FileOrder } => ({
  filter: {
    tab: tab === 'trash' ? 'TRASH' : 'LIBRARY',
    search: filters.search || null,
    types: filters.type.filter(isType),
    tags: filters.tag,
    extensions: filters.extension,
    hasAlt: filters.alt && filters.alt === 'there',
    isPublic: filters.seen && filters.seen === 'everybody',
    isOwn: filters.by === 'me' ? true : null,
    from: filters.uploaded.from,
    to: filters.uploaded.to,
  },
  orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
})
