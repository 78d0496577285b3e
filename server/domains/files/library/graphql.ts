import { accepts } from '../../../api/accepted.ts'
import { batchedGroups } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { pageComplexity } from '../../../api/numberedPages.ts'
import { LocalizedTextInput } from '../../../api/values.ts'
import { textIn } from '../../../kit/languages.ts'
import { mayWrite } from '../../../kit/viewer.ts'
import { AuditConnectionRef, auditPage } from '../../audit/graphql.ts'
import { FileRef } from '../graphql/file.ts'
import type { FileRow } from '../queries.ts'
import { longestTag, mostTags } from '../rules/tags.ts'
import { type FileVersion, replaceFile, restoreFileVersion, versionsOf } from './replaceFile.ts'
import { type FileChanges, fileLimits, mostFiles } from './rules/fileChanges.ts'
import { deleteFiles, restoreFiles, trashFiles } from './trash.ts'
import { tagFiles, updateFile } from './updateFiles.ts'
import { type FileUse, mayRemove, usesOf } from './uses.ts'

const FileUseKindRef = builder.enumType('FileUseKind', {
  values: {
    PRODUCT_PICTURE: { value: 'productPicture' },
    PRODUCT_DOWNLOAD: { value: 'productDownload' },
    GROUP_PICTURE: { value: 'groupPicture' },
    COLOR_PICTURE: { value: 'colorPicture' },
    GALLERY_PICTURE: { value: 'galleryPicture' },
    VOUCHER_TEMPLATE: { value: 'voucherTemplate' },
    VOUCHER_SETTINGS: { value: 'voucherSettings' },
    SITE_SETTINGS: {
      value: 'siteSettings',
      description: 'The picture of previews of the site, or of its maintenance.',
    },
  } as const,
})

const FileUseRef = builder.objectRef<FileUse>('FileUse').implement({
  fields: t => ({
    kind: t.field({ type: FileUseKindRef, resolve: use => use.kind }),
    title: t.string({ nullable: true, resolve: ({ title }, _args, { language }) => textIn(language, title) }),
    adminPath: t.string({ resolve: use => use.path }),
    count: t.int({ resolve: use => use.times }),
    viewerCanRemove: t.boolean({ resolve: (use, _args, { viewer }) => mayRemove(viewer, use.kind) }),
  }),
})

const loadUses = batchedGroups(
  ({ database, viewer }, ids) => usesOf(database.drizzle, viewer, ids),
  use => use.fileId,
)

/** How many things use a file: of each kind as many as there are, be they listed or not. */
const countOf = (uses: readonly FileUse[]): number =>
  [...new Map(uses.map(({ kind, things }) => [kind, things])).values()].reduce((sum, things) => sum + things, 0)

const FileVersionRef = builder.objectRef<FileVersion>('FileVersion').implement({
  fields: t => ({
    number: t.exposeInt('number'),
    name: t.exposeString('name'),
    size: t.exposeInt('size'),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
    replacedAt: t.expose('createdAt', { type: 'DateTime' }),
    pictureUrl: t.string({
      nullable: true,
      resolve: ({ fileId, number, width }) =>
        width === null ? null : `/api/v0/file/${fileId}/versions/${number}/picture`,
    }),
  }),
})

builder.objectFields(FileRef, t => ({
  versions: t.field({
    type: [FileVersionRef],
    complexity: 50,
    resolve: ({ id }, _args, { database }) => versionsOf(database.drizzle, id),
  }),
  auditTrail: t.field({
    type: AuditConnectionRef,
    nullable: true,
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: ({ id }, page, context) =>
      mayWrite(context.viewer, 'audit') ? auditPage(context, { subjectType: 'file', subjectId: id }, page) : null,
  }),
  uses: t.field({
    type: [FileUseRef],
    complexity: 20,
    resolve: ({ id }, _args, context) => loadUses(context, id),
  }),
  useCount: t.int({ complexity: 5, resolve: async ({ id }, _args, context) => countOf(await loadUses(context, id)) }),
}))

const usedIn = (details: unknown) => details as { readonly file: FileRow; readonly uses: readonly FileUse[] }
refusalType('FILE_IN_USE', 'FileInUse').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    file: t.field({ type: FileRef, resolve: ({ details }) => usedIn(details).file }),
    uses: t.field({ type: [FileUseRef], resolve: ({ details }) => [...usedIn(details).uses] }),
  }),
})

export const FocalPointInput = builder.inputType('FocalPointInput', {
  fields: t => ({ x: t.float({ required: true }), y: t.float({ required: true }) }),
})

const FileChangesInput = builder.inputType('FileChanges', {
  fields: t => ({
    name: t.string(accepts(fileLimits.name)),
    alt: t.field({ type: LocalizedTextInput, ...accepts(fileLimits.alt) }),
    caption: t.field({ type: LocalizedTextInput, ...accepts(fileLimits.caption) }),
    tags: t.stringList(accepts(fileLimits.tags)),
    isPublic: t.boolean(),
    focalPoint: t.field({ type: FocalPointInput }),
  }),
})

const FilePayloadRef = payloadType<{ readonly file: FileRow | null }>('FilePayload', t => ({
  file: t.expose('file', { type: FileRef, nullable: true }),
}))
const FilesPayloadRef = payloadType<{ readonly files: readonly FileRow[] }>('FilesPayload', t => ({
  files: t.field({ type: [FileRef], resolve: ({ files }) => [...files] }),
}))
const DeleteFilesPayloadRef = payloadType<{ readonly deletedIds: readonly string[] }>('DeleteFilesPayload', t => ({
  deletedFileIds: t.idList({ resolve: ({ deletedIds }) => deletedIds.map(id => globalId('File', id)) }),
}))

export const ofFile = (run: () => Promise<FileRow>) =>
  withRefusals<{ readonly file: FileRow | null }>({ file: null }, async () => ({ file: await run() }))
const ofFiles = (run: () => Promise<readonly FileRow[]>) =>
  withRefusals<{ readonly files: readonly FileRow[] }>({ files: [] }, async () => ({ files: await run() }))

export { FilePayloadRef }

/** The primary key behind an id; the one of nothing where it is none. */
export const fileKey = (id: string | number): string => rawId('File', String(id)) ?? ''

const UpdateFileInput = builder.inputType('UpdateFileInput', {
  fields: t => ({
    fileId: t.id({ required: true }),
    revision: t.int({ required: true }),
    changes: t.field({ type: FileChangesInput, required: true }),
  }),
})

const ReplaceFileInput = builder.inputType('ReplaceFileInput', {
  fields: t => ({
    fileId: t.id({ required: true }),
    revision: t.int({ required: true }),
    file: t.field({ type: 'Upload', required: true }),
  }),
})
const RestoreFileVersionInput = builder.inputType('RestoreFileVersionInput', {
  fields: t => ({
    fileId: t.id({ required: true }),
    revision: t.int({ required: true }),
    number: t.int({ required: true }),
  }),
})

const several = atMost({ entries: mostFiles })
const tags = accepts({ entries: mostTags, characters: longestTag })
const TagFilesInput = builder.inputType('TagFilesInput', {
  fields: t => ({
    fileIds: t.idList({ required: true, ...several }),
    add: t.stringList(tags),
    remove: t.stringList(tags),
  }),
})

const FilesInUseRef = builder.enumType('FilesInUse', {
  values: { REFUSE: { value: 'refuse' }, KEEP: { value: 'keep' }, REMOVE: { value: 'remove' } } as const,
})
const TrashFilesInput = builder.inputType('TrashFilesInput', {
  fields: t => ({
    fileIds: t.idList({ required: true, ...several }),
    inUse: t.field({ type: FilesInUseRef, defaultValue: 'refuse' }),
  }),
})
const RestoreFilesInput = builder.inputType('RestoreFilesInput', {
  fields: t => ({ fileIds: t.idList({ required: true, ...several }) }),
})
const DeleteFilesInput = builder.inputType('DeleteFilesInput', {
  fields: t => ({ fileIds: t.idList({ required: true, ...several }) }),
})

builder.mutationFields(t => ({
  updateFile: t.field({
    type: FilePayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: UpdateFileInput, required: true }) },
    resolve: (_root, { input: { fileId, revision, changes } }, context) =>
      ofFile(() => updateFile(context, { fileId: fileKey(fileId), revision, changes: changes as FileChanges })),
  }),
  replaceFile: t.field({
    type: FilePayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: ReplaceFileInput, required: true }) },
    resolve: (_root, { input: { fileId, revision, file } }, context) =>
      ofFile(async () => replaceFile(context, { fileId: fileKey(fileId), revision, file: await file })),
  }),
  restoreFileVersion: t.field({
    type: FilePayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: RestoreFileVersionInput, required: true }) },
    resolve: (_root, { input: { fileId, ...input } }, context) =>
      ofFile(() => restoreFileVersion(context, { ...input, fileId: fileKey(fileId) })),
  }),
  tagFiles: t.field({
    type: FilesPayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: TagFilesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofFiles(() =>
        tagFiles(context, {
          fileIds: input.fileIds.map(fileKey),
          add: input.add ?? [],
          remove: input.remove ?? [],
        }),
      ),
  }),
  trashFiles: t.field({
    type: FilesPayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: TrashFilesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofFiles(() => trashFiles(context, { fileIds: input.fileIds.map(fileKey), inUse: input.inUse ?? 'refuse' })),
  }),
  restoreFiles: t.field({
    type: FilesPayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: RestoreFilesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofFiles(() => restoreFiles(context, { fileIds: input.fileIds.map(fileKey) })),
  }),
  deleteFiles: t.field({
    type: DeleteFilesPayloadRef,
    authScopes: { admin: 'files' },
    args: { input: t.arg({ type: DeleteFilesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ readonly deletedIds: readonly string[] }>({ deletedIds: [] }, async () => ({
        deletedIds: await deleteFiles(context, { fileIds: input.fileIds.map(fileKey) }),
      })),
  }),
}))
