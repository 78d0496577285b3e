import { z } from 'zod'
import type { RequestContext } from '../../../../api/context.ts'
import { idList, type Route, route } from '../../../../api/rest.ts'
import { collection } from '../../../../api/restCollection.ts'
import { askingOf, idNamed, idsNamed } from '../../../../api/restIds.ts'
import { records } from '../../../../api/restRecords.ts'
import { type Removal, removing } from '../../../../api/restRemoval.ts'
import { inWordsOf } from '../../../../api/restWrites.ts'
import { exampleIds, listOf, oneOf, text, whole } from '../../../../kit/answers.ts'
import { isId } from '../../../../kit/ids.ts'
import { textIn } from '../../../../kit/languages.ts'
import { NotFound } from '../../../../kit/refusals.ts'
import { withLanguage } from '../../../../kit/writtenTexts.ts'
import { fileAnswer } from '../../presenters/fileAnswer.ts'
import { presentedFiles } from '../../presenters/presentedFile.ts'
import { filesByIds } from '../../queries.ts'
import { longestName } from '../../rules/arrivals.ts'
import { longestTag, mostTags } from '../../rules/tags.ts'
import { lockedFiles } from '../lockedFiles.ts'
import { type FoundFilter, fileSorts, findFiles } from '../queries.ts'
import { longestWords } from '../rules/fileChanges.ts'
import { restoreFiles, trashFiles } from '../trash.ts'
import { updateFile } from '../updateFiles.ts'
import { fileUseKinds, usesOf } from '../uses.ts'

const called = { types: ['File'] }
const id = z.string().max(200).refine(isId, 'is not an id')

const filter: z.ZodType<FoundFilter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(1000) }).transform(list => list.$in)])
      .optional(),
    status: z.enum(['ready', 'trash']).default('ready'),
    ext: z.string().max(20).optional(),
    tag: z.string().max(longestTag).optional(),
    isImg: z.boolean().optional(),
    public: z.boolean().optional(),
  })
  .transform(({ _id, public: isPublic, isImg: isPicture, ...query }) => ({ ids: _id, isPublic, isPicture, ...query }))

const one = z.string().max(longestWords)
/** Words in the language asked for, or in each that they name. */
const words = z.union([one, z.strictObject({ de: one.nullish(), en: one.nullish() })]).nullish()

const fileInput = z.strictObject({
  name: z.string().max(longestName).optional(),
  tags: z.array(z.string().max(longestTag)).max(mostTags).nullish(),
  alt: words,
  caption: words,
  public: z.boolean().optional(),
  focal_point: z.strictObject({ x: z.number(), y: z.number() }).nullish(),
})
type FileInput = z.infer<typeof fileInput>

/** How the documented paths call the fields. */
const restNames: Readonly<Record<string, string>> = { isPublic: 'public', focalPoint: 'focal_point' }
const inRestWords = <Result>(run: () => Promise<Result>): Promise<Result> =>
  inWordsOf(path => path.filter(step => step !== 'changes').map(step => restNames[step] ?? step), run)

/** Files by id in the order asked; unknown ones are left out. */
const presented = async (context: RequestContext, ids: readonly string[]) => {
  const { database, viewer } = context
  const found = new Map((await filesByIds(database.drizzle, viewer, ids)).map(file => [file.id, file]))
  return presentedFiles(
    context,
    ids.flatMap(each => found.get(each) ?? []),
  )
}

async function update(context: RequestContext, fileId: string, input: FileInput, revision: number | null) {
  const { name, tags, alt, caption, public: isPublic, focal_point: focalPoint } = input
  const [before] = await filesByIds(context.database.drizzle, context.viewer, [fileId])
  const written = (field: 'alt' | 'caption', text: FileInput['alt']) =>
    text === undefined ? undefined : withLanguage(before?.[field] ?? null, context.language, text)
  const changes = { name, tags, isPublic, focalPoint, alt: written('alt', alt), caption: written('caption', caption) }
  await inRestWords(() => updateFile(context, { fileId, revision, changes }))
}

const remove: Removal = async (context, ids) => {
  const trashed = await inWordsOf(
    path => path.slice(1),
    () => trashFiles(context, { fileIds: ids, inUse: 'refuse' }),
  )
  const gone = new Set(trashed.map(file => file.id))
  return ids.filter(each => gone.delete(each))
}

const useAnswer = z.object({
  kind: oneOf('what it uses the file as', fileUseKinds),
  _id: text('of what uses it', exampleIds.product),
  title: text('in the language asked for; null for those who may not read it', 'Trikot Nordwald').nullable(),
  admin: text('a path of the admin centre on which that can be changed', '/admincenter/products/…'),
  count: whole('how often it uses the file', 1),
})

/** The library over the documented paths; what is uploaded and edited there stands beside what does so. */
export const libraryRoutes: readonly Route[] = [
  ...collection({
    name: 'file',
    audience: 'staff:files',
    what: 'files of the library',
    types: called.types,
    item: fileAnswer,
    filter,
    sorts: fileSorts,
    async find(context, part) {
      const { items, total } = await findFiles(context.database, context.viewer, part)
      return { items: await presentedFiles(context, items), total }
    },
    byIds: presented,
  }),
  ...records({
    name: 'file',
    audience: 'editor:files',
    what: 'files of the library',
    called,
    input: fileInput,
    answer: fileAnswer,
    changing: { _id: exampleIds.picture, revision: 1, tags: ['Trikot'], alt: { de: 'Trikot von vorne', en: 'Front' } },
    note: 'Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. Removed files lie in the trash, from where `POST file/restore` brings them back; one that is in use is not removed (FILE_IN_USE, 409; `file/{id}/uses` says where). Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412.',
    inputFor: () => fileInput,
    read: presented,
    lock: (tx, ids) => lockedFiles({ tx }, ids),
    update,
    remove,
  }),
  route({
    method: 'POST',
    path: '/api/v0/file',
    audience: 'editor:files',
    summary: 'Removes several files, by `{remove: [ids]}`: they lie in the trash then. New ones come by `POST upload`.',
    input: z.object({ remove: idList }),
    answer: z.object({ removed: listOf(text('an id', exampleIds.picture), 'ids of what was removed') }),
    example: { remove: [exampleIds.picture] },
    run: (context, input) => removing(remove, called)(context, input.remove),
  }),
  route({
    method: 'POST',
    path: '/api/v0/file/restore',
    audience: 'editor:files',
    summary: 'Brings files back out of the trash; those that do not lie there are left out.',
    input: z.object({ ids: idList }),
    answer: z.object({ restored: listOf(text('an id', exampleIds.picture), 'ids of what was restored') }),
    example: { ids: [exampleIds.picture] },
    async run(context, { ids }) {
      const fileIds = await idsNamed(askingOf(context), ids, called)
      return { restored: (await restoreFiles(context, { fileIds })).map(file => file.id) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/file/{id}/uses',
    audience: 'staff:files',
    summary: 'What uses a file: at most fifty things of each kind.',
    input: z.object({ id: z.string().max(400) }),
    answer: z.object({ items: listOf(useAnswer, 'what uses it'), total: whole('how many are listed', 1) }),
    example: { id: exampleIds.picture },
    async run(context, { id: text }) {
      const { database, viewer, language } = context
      const fileId = await idNamed(askingOf(context), text, { ...called, path: ['id'] })
      const [file] = fileId === null ? [] : await filesByIds(database.drizzle, viewer, [fileId])
      if (!file) throw new NotFound()
      const items = (await usesOf(database.drizzle, viewer, [file.id])).map(use => ({
        ...{
          kind: use.kind,
          _id: use.subjectId,
          title: textIn(language, use.title),
          admin: use.path,
          count: use.times,
        },
      }))
      return { items, total: items.length }
    },
  }),
]
