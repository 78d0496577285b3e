import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { idList, type Route, route } from '../../api/rest.ts'
import { collection } from '../../api/restCollection.ts'
import { askingOf, type Called, idNamed, idsNamed } from '../../api/restIds.ts'
import { records } from '../../api/restRecords.ts'
import { inWordsOf } from '../../api/restWrites.ts'
import { exampleIds, listed, listOf, text } from '../../kit/answers.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { withoutControls } from '../../kit/words.ts'
import { settingsOf } from '../settings/graphql.ts'
import { textClassesOf } from '../site/settings.ts'
import { createEntry, updateEntry } from './operations/entries.ts'
import { publishEntry, withdrawEntry } from './operations/publishing.ts'
import { restoreEntries, trashEntries } from './operations/trash.ts'
import {
  entryAnswer,
  entryChangesOf,
  entrySchema,
  presentEntry,
  type RestEntry,
  restPath,
} from './presenters/entries.ts'
import { pageFiles } from './queries/files.ts'
import { browseEntries, countEntries } from './queries/managed.ts'
import {
  type EntrySource,
  entriesInOrder,
  entryKeys,
  findEntries,
  type RestFilter,
  restSorts,
} from './queries/restEntries.ts'
import { entryKinds } from './rules/content.ts'

const called = { types: ['ManagedEntry', 'Entry'], keys: entryKeys } as const satisfies Called

const id = z.string().max(200).refine(isId, 'is not an id')

const entryFilter: z.ZodType<RestFilter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(500) }).transform(list => list.$in)])
      .optional(),
    type: z.enum(entryKinds).optional(),
    tags: z.string().max(60).optional(),
  })
  .transform(({ _id, tags, ...filter }) => ({ ids: _id, tag: tags?.toLowerCase(), ...filter }))

const asking = ({ database, viewer, language, now }: RequestContext) => ({
  ...{ reader: database.drizzle, viewer, language },
  now: now(),
})

/** Entries with what is known of their files, in one statement more. */
async function present(context: RequestContext, rows: readonly EntrySource[]) {
  const fileIds = [...new Set(rows.flatMap(({ content }) => [...content.mediaIds, ...content.downloadIds]))]
  const found = fileIds.length === 0 ? [] : await pageFiles(context.database.drizzle, context.viewer, fileIds)
  const files = new Map(found.map(file => [file.id, file]))
  const classes = textClassesOf(await settingsOf(context))
  return rows.map(row => presentEntry(row, context.language, { files, classes }))
}

const byIds = async (context: RequestContext, ids: readonly string[]) =>
  present(context, await entriesInOrder(asking(context), ids))

const inRestWords = <Result>(run: () => Promise<Result>): Promise<Result> => inWordsOf(restPath, run)

async function idIn(context: RequestContext, input: { readonly id: string }): Promise<string> {
  const found = await idNamed(askingOf(context), input.id, { ...called, path: ['id'] })
  if (found === null) throw new NotFound()
  return found
}

const languageList = z
  .array(z.enum(['de', 'en']))
  .min(1)
  .max(2)
const moment = z.iso
  .datetime({ offset: true })
  .max(40)
  .transform(written => new Date(written))
  .nullish()

const publishing = z.object({
  id: z.string().max(400),
  languages: languageList,
  start: moment,
  end: moment,
})

/** Entries: everybody reads what is published, staff working copies; who works on content writes these, and who manages it
 *  publishes and removes them. */
export const contentRoutes: readonly Route[] = [
  ...collection({
    name: 'entry',
    audience: 'everyone',
    what: 'entries',
    types: called.types,
    item: entryAnswer,
    filter: entryFilter,
    filters: 'It also takes `_id`, `type` and `tags` (one tag).',
    sorts: restSorts,
    keys: entryKeys,
    find: async (context, part) => {
      const { items, total } = await findEntries(asking(context), part)
      return { items: await present(context, items), total }
    },
    byIds,
  }),
  ...records({
    name: 'entry',
    audience: 'editor:content',
    what: 'entries',
    called,
    references: { media: { types: ['File'] }, downloads: { types: ['File'] } },
    input: entrySchema,
    answer: entryAnswer,
    example: {
      ...{
        type: 'post',
        title: { de: 'Saisonstart', en: 'Season opener' },
        content: ['<p>Am Samstag geht es los.</p>'],
      },
      ...{ media: [exampleIds.picture], tags: ['verein'], publish_date: '2026-11-26' },
      links: [{ title: 'Spielplan', url: 'https://example.com/spielplan' }],
    },
    changing: { _id: exampleIds.entry, tags: ['verein', 'turnier'] },
    note: 'Writing changes the working copy; visitors see it once it is published. `content` replaces the texts in their order: those that are there get the new ones, what is left over goes or is added at the end. `type` is said once, with the first writing. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.',
    inputFor: () => entrySchema,
    read: byIds,
    async create(context, { type = 'page', ...input }: RestEntry) {
      const changes = entryChangesOf(input, { before: null, language: context.language })
      const named = changes.title ? changes : { ...changes, title: { de: 'Titel' } }
      return (await inRestWords(() => createEntry(context, { kind: type, changes: named }))).id
    },
    async update(context, entryId, input: RestEntry, version) {
      const [row] = await entriesInOrder(asking(context), [entryId])
      const changes = entryChangesOf(input, { before: row?.content ?? null, language: context.language })
      return inRestWords(() => updateEntry(context, { entryId, version, changes }))
    },
    remove: async (context, ids) => (await trashEntries(context, { entryIds: ids })).trashedIds,
    removedBy: 'admin:content',
  }),
  route({
    method: 'POST',
    path: '/api/v0/search/entry',
    audience: 'staff:content',
    summary: 'Working copies by words of titles, addresses and tags, those changed last first.',
    input: z.object({
      search: z.string().max(200),
      limit: z.number().int().min(1).max(100).default(24),
      skip: z.number().int().min(0).max(10_000).default(0),
    }),
    answer: listed(entryAnswer, 'the entries'),
    example: { search: 'saison', limit: 10 },
    async run(context, { search, limit, skip }) {
      const { database, viewer } = context
      const filter = { search: withoutControls(search) ?? null }
      const page = { offset: skip, limit }
      const sort = { field: 'changed', direction: 'desc' } as const
      const rows = await browseEntries(database.drizzle, viewer, filter, sort, page)
      const total = await countEntries(database.drizzle, viewer, filter, 1000)
      return { items: await present(context, rows), total }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/entry/restore',
    audience: 'editor:content',
    summary: 'Brings entries back from the trash, unpublished; those that are not in it are left out.',
    input: z.object({ ids: idList }),
    answer: z.object({ restored: listOf(text('an id', exampleIds.entry), 'ids of what was restored') }),
    example: { ids: [exampleIds.entry] },
    async run(context, { ids }) {
      const entryIds = await idsNamed(askingOf(context), ids, called)
      return { restored: (await restoreEntries(context, { entryIds })).restoredIds }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/entry/{id}/publish',
    audience: 'admin:content',
    summary:
      'Shows the working copy to visitors in these languages, at once or from `start` on, until `end`. Its files become public: `made_public` names them.',
    input: publishing,
    answer: z.object({ entry: entryAnswer, made_public: listOf(text('a file', 'mannschaft.jpg'), 'names of files') }),
    example: { id: exampleIds.entry, languages: ['de'] },
    async run(context, { languages, start, end, ...named }) {
      const entryId = await idIn(context, named)
      const { madePublic } = await inRestWords(() =>
        publishEntry(context, { entryId, version: null, languages, startsAt: start ?? null, endsAt: end ?? null }),
      )
      const [entry] = await byIds(context, [entryId])
      return { entry, made_public: [...madePublic] }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/entry/{id}/withdraw',
    audience: 'admin:content',
    summary: 'Takes an entry away from visitors in these languages; the working copy stays.',
    input: z.object({ id: z.string().max(400), languages: languageList }),
    answer: z.object({ entry: entryAnswer }),
    example: { id: exampleIds.entry, languages: ['de'] },
    async run(context, { languages, ...named }) {
      const entryId = await idIn(context, named)
      await inRestWords(() => withdrawEntry(context, { entryId, languages }))
      const [entry] = await byIds(context, [entryId])
      return { entry }
    },
  }),
]
