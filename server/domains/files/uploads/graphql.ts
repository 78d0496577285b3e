import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { atMost } from '../../../api/inputLimits.ts'
import type { Refusal } from '../../../kit/refusals.ts'
import { mayEdit } from '../../../kit/viewer.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { FileRef, loadFile } from '../graphql/file.ts'
import type { FileRow } from '../queries.ts'
import { longestTag, mostTags } from '../rules/tags.ts'
import { type UploadKind, type UploadSettings, uploadKinds, uploadSettings } from '../settings.ts'
import { takeFile, type Wishes } from './keepFile.ts'
import { readQuota } from './quota.ts'
import { finishUpload } from './resumable.ts'
import { extensionsOf, leastPixelsOf, mostBytesOf, type PixelSize, type Quota } from './rules.ts'

refusalType('IMAGE_TOO_SMALL', 'ImageTooSmall').implement({
  interfaces: [UserErrorRef],
  description: 'A picture has fewer pixels than a picture needs on each side.',
  fields: t => ({
    width: t.int({ resolve: ({ details }) => Number(details?.width) }),
    height: t.int({ resolve: ({ details }) => Number(details?.height) }),
    least: t.int({ resolve: ({ details }) => Number(details?.least) }),
    leastWidth: t.int({ resolve: ({ details }) => Number(details?.leastWidth ?? details?.least) }),
    leastHeight: t.int({ resolve: ({ details }) => Number(details?.leastHeight ?? details?.least) }),
  }),
})

refusalType('FILE_TOO_LARGE', 'FileTooLarge').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    most: t.float({
      nullable: true,
      resolve: ({ details }) => (typeof details?.most === 'number' ? details.most : null),
    }),
  }),
})

refusalType('QUOTA_REACHED', 'QuotaReached').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    total: t.float({ resolve: ({ details }) => Number(details?.total) }),
    used: t.float({ resolve: ({ details }) => Number(details?.used) }),
  }),
})

refusalType('FILE_DUPLICATE', 'FileDuplicate').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    existing: t.field({
      type: FileRef,
      nullable: true,
      resolve: ({ details }, _args, context) => loadFile(context, (details?.existing as { id: string }).id),
    }),
  }),
})

const DuplicateChoiceRef = builder.enumType('DuplicateChoice', {
  values: {
    REFUSE: { value: 'refuse' },
    USE_EXISTING: { value: 'useExisting' },
    KEEP_BOTH: { value: 'keepBoth' },
  } as const,
})

const PixelSizeInput = builder.inputType('PixelSizeInput', {
  fields: t => ({ width: t.int({ required: true }), height: t.int({ required: true }) }),
})

/** What each way of bringing a file takes besides. */
const wishFields = (t: Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]) => ({
  tags: t.stringList(atMost({ entries: mostTags, characters: longestTag })),
  onDuplicate: t.field({ type: DuplicateChoiceRef }),
  isPublic: t.boolean(),
  extensions: t.stringList(atMost({ entries: 50, characters: 20 })),
  minimum: t.field({ type: PixelSizeInput }),
})

type WishInput = { readonly [Name in keyof Wishes]?: Wishes[Name] | null | undefined }

const wishesOf = ({ tags, onDuplicate, isPublic, extensions, minimum }: WishInput): Wishes => ({
  tags: tags ?? [],
  onDuplicate: onDuplicate ?? 'refuse',
  isPublic: isPublic ?? false,
  extensions: extensions ?? null,
  minimum: minimum ?? null,
})

const quotaOf = ({ database }: RequestContext): Promise<Quota> => readQuota(database.drizzle)

const FileQuotaRef = builder
  .objectRef<Quota>('FileQuota')
  .implement({ fields: t => ({ total: t.exposeFloat('total'), used: t.exposeFloat('used') }) })

const UploadKindRef = builder.enumType('UploadKind', {
  values: {
    PICTURE: { value: 'picture' },
    DOCUMENT: { value: 'document' },
    VIDEO: { value: 'video' },
    OTHER: { value: 'other' },
  } as const,
})

const UploadLimitRef = builder.objectRef<{ kind: UploadKind; bytes: number }>('UploadLimit').implement({
  fields: t => ({
    kind: t.expose('kind', { type: UploadKindRef }),
    bytes: t.exposeFloat('bytes'),
    extensions: t.stringList({ resolve: ({ kind }) => [...extensionsOf[kind]] }),
  }),
})

const PixelSizeRef = builder
  .objectRef<PixelSize>('PixelSize')
  .implement({ fields: t => ({ width: t.exposeInt('width'), height: t.exposeInt('height') }) })

const UploadRulesRef = builder.objectRef<UploadSettings>('UploadRules').implement({
  fields: t => ({
    limits: t.field({
      type: [UploadLimitRef],
      resolve: settings =>
        uploadKinds
          .filter(kind => settings.takenKinds.includes(kind))
          .map(kind => ({ kind, bytes: mostBytesOf(settings, kind) })),
    }),
    minimum: t.field({ type: PixelSizeRef, nullable: true, resolve: settings => leastPixelsOf(settings) }),
    filesPerRequest: t.exposeInt('filesPerRequest'),
    quota: t.field({ type: FileQuotaRef, resolve: (_settings, _args, context) => quotaOf(context) }),
  }),
})

builder.queryField('uploadRules', t =>
  t.field({
    type: UploadRulesRef,
    nullable: true,
    authScopes: { staff: 'files' },
    resolve: async (_root, _args, context) =>
      mayEdit(context.viewer, 'files') ? uploadSettings.of(await settingsOf(context)) : null,
  }),
)

type OnePayload = { readonly file: FileRow | null; readonly isNew: boolean }
const nothingKept: OnePayload = { file: null, isNew: false }

const UploadFilePayloadRef = payloadType<OnePayload>('UploadFilePayload', t => ({
  file: t.field({ type: FileRef, nullable: true, resolve: ({ file }) => file }),
  isNew: t.exposeBoolean('isNew'),
  quota: t.field({ type: FileQuotaRef, resolve: (_payload, _args, context) => quotaOf(context) }),
}))

const UploadFileInput = builder.inputType('UploadFileInput', {
  fields: t => ({ file: t.field({ type: 'Upload', required: true }), ...wishFields(t) }),
})

builder.mutationField('uploadFile', t =>
  t.field({
    type: UploadFilePayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: UploadFileInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothingKept, async () => takeFile(context, await input.file, wishesOf(input))),
  }),
)

type ManyPayload = { readonly files: readonly FileRow[] }

const UploadFilesPayloadRef = payloadType<ManyPayload>('UploadFilesPayload', t => ({
  files: t.field({ type: [FileRef], resolve: ({ files }) => [...files] }),
}))

const UploadFilesInput = builder.inputType('UploadFilesInput', {
  fields: t => ({ files: t.field({ type: ['Upload'], required: true }), ...wishFields(t) }),
})

builder.mutationField('uploadFiles', t =>
  t.field({
    type: UploadFilesPayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: UploadFilesInput, required: true }) },
    async resolve(_root, { input }, context) {
      const wishes = wishesOf(input)
      const kept: FileRow[] = []
      const errors: Refusal[] = []
      // One after the other, as they come in the form.
      for (const [index, file] of input.files.entries()) {
        const path = ['files', String(index)]
        const taken = await withRefusals(nothingKept, async () => takeFile(context, await file, wishes, path))
        if (taken.file) kept.push(taken.file)
        errors.push(...taken.errors)
      }
      return { files: kept, errors }
    },
  }),
)

const FinishUploadInput = builder.inputType('FinishUploadInput', {
  fields: t => ({ uploadId: t.id({ required: true }), ...wishFields(t) }),
})

builder.mutationField('finishUpload', t =>
  t.field({
    type: UploadFilePayloadRef,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: FinishUploadInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothingKept, () => finishUpload(context, { uploadId: input.uploadId, ...wishesOf(input) })),
  }),
)
