import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import {
  type NumberedPage,
  numberedConnection,
  numberedPage,
  type PageArguments,
  pageComplexity,
} from '../../../api/numberedPages.ts'
import { DirectionRef } from '../../../api/values.ts'
import { withoutControls } from '../../../kit/words.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopSettings } from '../../settings/settings.ts'
import { FileRef, FileTypeRef } from '../graphql/file.ts'
import type { FileRow } from '../queries.ts'
import type { FileType } from '../rules/fileTypes.ts'
import {
  browseFiles,
  countFileChoices,
  countFiles,
  countFileTabs,
  type FileChoice,
  type FileChoices,
  type FileFilter,
  type FileSort,
  type FileTab,
  fileTabs,
} from './queries.ts'
import { mostWanted } from './rules.ts'

type FilePage = NumberedPage<FileRow> & {
  readonly tabs: () => Promise<Record<FileTab, number>>
  readonly choices: () => Promise<FileChoices>
}

const FileTabRef = builder.enumType('FileTab', {
  values: { LIBRARY: { value: 'library' }, TRASH: { value: 'trash' } } as const,
})
const FileTabCountRef = builder
  .objectRef<{ key: FileTab; count: number }>('FileTabCount')
  .implement({ fields: t => ({ key: t.expose('key', { type: FileTabRef }), count: t.exposeInt('count') }) })
const FileChoiceRef = builder
  .objectRef<FileChoice>('FileChoice')
  .implement({ fields: t => ({ value: t.exposeString('value'), count: t.exposeInt('count') }) })
const FileTypeCountRef = builder.objectRef<FileChoice>('FileTypeCount').implement({
  fields: t => ({
    type: t.field({ type: FileTypeRef, resolve: ({ value }) => value as FileType }),
    count: t.exposeInt('count'),
  }),
})

const FileConnectionRef = numberedConnection<FileRow, FilePage>('File', FileRef)
builder.objectFields(FileConnectionRef, t => ({
  tabs: t.field({
    type: [FileTabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return fileTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
  availableTags: t.field({ type: [FileChoiceRef], resolve: async page => [...(await page.choices()).tags] }),
  availableExtensions: t.field({
    type: [FileChoiceRef],
    resolve: async page => [...(await page.choices()).extensions],
  }),
  availableTypes: t.field({ type: [FileTypeCountRef], resolve: async page => [...(await page.choices()).types] }),
}))

const FileFilterInput = builder.inputType('FileFilter', {
  fields: t => ({
    tab: t.field({ type: FileTabRef }),
    search: t.string(),
    types: t.field({ type: [FileTypeRef] }),
    extensions: t.stringList(),
    tags: t.stringList(),
    hasAlt: t.boolean(),
    isPublic: t.boolean(),
    isOwn: t.boolean(),
    isArchived: t.boolean(),
    from: t.field({ type: 'Date' }),
    to: t.field({ type: 'Date' }),
    ids: t.idList(atMost({ entries: mostWanted })),
    leastWidth: t.int(),
    leastHeight: t.int(),
  }),
})
const FileOrderInput = builder.inputType('FileOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('FileOrderField', {
        values: {
          UPLOADED: { value: 'uploaded' },
          CHANGED: { value: 'changed' },
          NAME: { value: 'name' },
          SIZE: { value: 'size' },
          GIVEN: { value: 'given' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})

async function filePage(context: RequestContext, filter: FileFilter, sort: FileSort, args: PageArguments) {
  const { timeZone } = shopSettings.of(await settingsOf(context))
  const { viewer } = context
  const reader = context.database.drizzle
  const page = await numberedPage(args, {
    read: part => browseFiles(reader, viewer, filter, sort, part, timeZone),
    count: most => countFiles(reader, viewer, filter, timeZone, most),
    search: filter.search ?? null,
  })
  let choices: Promise<FileChoices> | null = null
  return {
    ...page,
    tabs: () => countFileTabs(reader, viewer, filter, timeZone),
    choices: () => {
      choices ??= countFileChoices(reader, viewer, filter, timeZone)
      return choices
    },
  }
}

const words = (texts: readonly string[] | null | undefined) => texts?.map(text => withoutControls(text) ?? '')

builder.queryFields(t => ({
  files: t.field({
    type: FileConnectionRef,
    authScopes: { staff: 'files' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: FileFilterInput }),
      orderBy: t.arg({ type: FileOrderInput }),
    },
    resolve: (_root, { filter, orderBy, ...args }, context) =>
      filePage(
        context,
        {
          ...filter,
          search: withoutControls(filter?.search),
          tags: words(filter?.tags),
          extensions: words(filter?.extensions),
          ids: filter?.ids?.map(id => rawId('File', String(id)) ?? ''),
        },
        orderBy ?? { field: 'uploaded', direction: 'desc' },
        args,
      ),
  }),
}))
