import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { type Route, route } from '../../../api/rest.ts'
import { exampleIds, listOf, named, text, whole } from '../../../kit/answers.ts'
import { isId } from '../../../kit/ids.ts'
import { withoutControls } from '../../../kit/words.ts'
import { mostCounted } from '../../../platform/counting.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopSettings } from '../../settings/settings.ts'
import { fileAnswer } from '../presenters/fileAnswer.ts'
import { presentedFiles } from '../presenters/presentedFile.ts'
import { browseFiles, countFileChoices, countFiles, type FileFilter, type FileSort } from './queries.ts'
import { browserModes, browserSorts, mostWanted, wantedTypes } from './rules.ts'

const words = z.string().max(200)
const list = z
  .union([z.array(words).max(100), words])
  .transform(values => (typeof values === 'string' ? [values] : values).filter(Boolean))

/** What the browser's state sends (platform.md 3): the page from 0, ten files each. */
const input = z.object({
  selectedPage: z.int().min(0).max(100_000).default(0),
  searchString: words.default(''),
  sortByFilter: z.enum(browserSorts).default('recently_uploaded'),
  typeFilter: list.default([]),
  tagsFilter: list.default([]),
  getIds: z
    .union([z.boolean(), z.array(z.string().max(200).refine(isId, 'is not an id')).max(mostWanted)])
    .default(false),
  mode: z.enum(browserModes).optional(),
})
type BrowserInput = z.infer<typeof input>

const FILES_OF_PAGE = 10
/** Ids that are named at once. */
const mostIds = 1_000

const choice = (what: string, example: string) =>
  z.object({ value: text(what, example), count: whole('files that have it, of those that were looked at', 12) })
const numItems = whole('files that fit; no more than 10,000 are counted, with words 1,000', 12)
const browserAnswer = named(
  'FileBrowser',
  'A page of the file browser',
  z.object({
    items: listOf(fileAnswer, 'the files of the page'),
    numItems,
    availableTags: listOf(choice('a tag', 'Trikot'), 'tags of the files that fit, the most frequent first'),
    availableExt: listOf(choice('an extension', 'jpg'), 'extensions under the rest of the filter'),
    ids: listOf(text('an id', exampleIds.picture), 'ids of all that fit, at most 1,000, where `getIds` is true'),
  }),
)

/** The filter and the order that the state of a browser stands for. */
function wantedOf({ searchString, sortByFilter, typeFilter, tagsFilter, getIds, mode }: BrowserInput): {
  filter: FileFilter
  sort: FileSort
} {
  const isGiven = Array.isArray(getIds) && sortByFilter === 'in_gallery'
  // Files that wait are told by a tag of that name.
  const ownTag = sortByFilter === 'upload_queued' ? [sortByFilter] : []
  return {
    filter: {
      search: withoutControls(searchString),
      ...wantedTypes(typeFilter, mode ?? null),
      tags: [...tagsFilter, ...ownTag],
      isArchived: sortByFilter === 'from_archive',
      ids: Array.isArray(getIds) ? getIds : null,
    },
    sort: isGiven ? { field: 'given', direction: 'asc' } : { field: 'uploaded', direction: 'desc' },
  }
}

async function browse(context: RequestContext, asked: BrowserInput) {
  const { viewer } = context
  const { timeZone } = shopSettings.of(await settingsOf(context))
  const reader = context.database.drizzle
  const { filter, sort } = wantedOf(asked)
  const page = { offset: asked.selectedPage * FILES_OF_PAGE, limit: FILES_OF_PAGE }
  const most = mostCounted(filter.search)
  const [rows, counted, choices, all] = await Promise.all([
    browseFiles(reader, viewer, filter, sort, page, timeZone),
    countFiles(reader, viewer, filter, timeZone, most),
    countFileChoices(reader, viewer, filter, timeZone),
    asked.getIds === true
      ? browseFiles(reader, viewer, filter, sort, { offset: 0, limit: mostIds }, timeZone)
      : Promise.resolve([]),
  ])
  return {
    items: await presentedFiles(context, rows),
    numItems: Math.min(counted, most),
    availableTags: choices.tags,
    availableExt: choices.extensions,
    ids: all.map(file => file.id),
  }
}

const example = { selectedPage: 0, searchString: 'trikot', sortByFilter: 'recently_uploaded', tagsFilter: [] }

/** The file browser over the documented paths. */
export const fileBrowserRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v1/file/getDataFileBrowser',
    audience: 'staff:files',
    summary:
      'A page of the file browser, ten files, the first with `selectedPage` 0. `typeFilter`: extensions, or the types picture, pdf, document, video and other; `tagsFilter`: all of them; `mode`: what files are chosen for.',
    input,
    answer: browserAnswer,
    example: { ...example, typeFilter: ['jpg'] },
    run: browse,
  }),
  route({
    method: 'POST',
    path: '/api/v1/file/getDataGalleryBrowser',
    audience: 'staff:files',
    summary:
      'A page of the browser of a gallery: pictures, unless `mode` says otherwise. `in_gallery` with `getIds`, the ids of the gallery’s pictures, answers these in their order; `getIds: true` adds the ids of all that fit.',
    input,
    answer: browserAnswer,
    example: { ...example, sortByFilter: 'in_gallery', getIds: [exampleIds.picture] },
    run: (context, asked) => browse(context, { ...asked, mode: asked.mode ?? 'gallery' }),
  }),
  route({
    method: 'POST',
    path: '/api/v0/search/file',
    audience: 'staff:files',
    summary: 'Files by words of name, texts and tags, the newest first.',
    input: z.object({
      search: words,
      limit: z.int().min(1).max(100).default(25),
      skip: z.int().min(0).max(1_000_000).default(0),
    }),
    answer: z.object({ items: listOf(fileAnswer, 'files'), total: numItems }),
    example: { search: 'trikot', limit: 25 },
    async run(context, { search, limit, skip }) {
      const { timeZone } = shopSettings.of(await settingsOf(context))
      const reader = context.database.drizzle
      const filter = { search: withoutControls(search) }
      const most = mostCounted(search)
      const [rows, total] = await Promise.all([
        browseFiles(
          ...([reader, context.viewer, filter, { field: 'uploaded', direction: 'desc' }] as const),
          { offset: skip, limit },
          timeZone,
        ),
        countFiles(reader, context.viewer, filter, timeZone, most),
      ])
      return { items: await presentedFiles(context, rows), total: Math.min(total, most) }
    },
  }),
]
