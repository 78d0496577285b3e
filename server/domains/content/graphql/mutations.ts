import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { LanguageRef } from '../../../api/values.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { createEntry, updateEntry } from '../operations/entries.ts'
import { createPreviewLink, type PreviewLinkRow, revokePreviewLink } from '../operations/previewLinks.ts'
import { type Published, publishEntry, withdrawEntry } from '../operations/publishing.ts'
import { restoreRevision } from '../operations/revisions.ts'
import type { EntryRow } from '../operations/store.ts'
import { deleteEntries, restoreEntries, trashEntries } from '../operations/trash.ts'
import { approveEntry, checkEnglish, recallEntry, returnEntry, submitEntry } from '../operations/workflow.ts'
import { type EntryChanges, entryLimits } from '../rules/changes.ts'
import { startingContent } from '../rules/legalDefaults.ts'
import { standingDefault } from '../rules/standing.ts'
import { EntryKindRef, StandingPageRef } from './enums.ts'
import { PreviewLinkRef } from './managed.ts'
import { ManagedEntryRef } from './refs.ts'
import { askOf } from './standing.ts'

refusalType('ENTRY_LOCKED', 'EntryLocked').implement({
  interfaces: [UserErrorRef],
  fields: t => ({ lockedBy: t.string({ resolve: ({ details }) => String(details?.name ?? '') }) }),
})
refusalType('ENTRY_IN_USE', 'EntryInUse').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    names: t.stringList({ resolve: ({ details }) => [...((details?.names as readonly string[]) ?? [])] }),
    count: t.int({ resolve: ({ details }) => Number(details?.count ?? 0) }),
  }),
})

/** Of texts twice what their rule takes, so that it speaks first. */
const twice = ({ characters }: { readonly characters: number }) => atMost({ characters: 2 * characters })

const PageTextsInput = builder.inputType('PageTextsInput', {
  fields: t => ({ de: t.string(atMost({ characters: 2000 })), en: t.string(atMost({ characters: 2000 })) }),
})
const EntryNoindexInput = builder.inputType('EntryNoindexInput', {
  fields: t => ({ de: t.boolean(), en: t.boolean() }),
})
const EntryLinkInput = builder.inputType('EntryLinkInput', {
  fields: t => ({
    label: t.field({ type: PageTextsInput, required: true }),
    href: t.string({ required: true, ...twice(entryLimits.href) }),
  }),
})
const EntryChangesInput = builder.inputType('EntryChanges', {
  fields: t => ({
    title: t.field({ type: PageTextsInput, ...accepts(entryLimits.title) }),
    slug: t.field({ type: PageTextsInput, ...accepts(entryLimits.slug) }),
    description: t.field({ type: PageTextsInput, ...accepts(entryLimits.description) }),
    place: t.field({ type: PageTextsInput, ...accepts(entryLimits.place) }),
    imageFileId: t.id(),
    noindex: t.field({ type: EntryNoindexInput }),
    tags: t.stringList(accepts(entryLimits.tags)),
    publishDate: t.field({ type: 'Date' }),
    startsAt: t.field({ type: 'DateTime' }),
    endsAt: t.field({ type: 'DateTime' }),
    mediaIds: t.idList(accepts(entryLimits.files)),
    downloadIds: t.idList(accepts(entryLimits.files)),
    links: t.field({ type: [EntryLinkInput], ...accepts(entryLimits.links) }),
    document: t.field({ type: 'Json' }),
  }),
})

type ChangesGiven = typeof EntryChangesInput.$inferInput

const fileIdOf = (id: string | number): string => rawId('File', String(id)) ?? String(id)

const changesOf = ({ imageFileId, mediaIds, downloadIds, ...changes }: ChangesGiven): EntryChanges => ({
  ...changes,
  ...(imageFileId !== undefined && { imageId: imageFileId === null ? null : fileIdOf(imageFileId) }),
  ...(mediaIds !== undefined && { mediaIds: mediaIds?.map(fileIdOf) ?? null }),
  ...(downloadIds !== undefined && { downloadIds: downloadIds?.map(fileIdOf) ?? null }),
})

const entryKey = (id: string | number): string => rawId('ManagedEntry', String(id)) ?? ''

const CreateEntryInput = builder.inputType('CreateEntryInput', {
  fields: t => ({
    kind: t.field({ type: EntryKindRef, required: true }),
    key: t.field({ type: StandingPageRef }),
    originId: t.id(),
    changes: t.field({ type: EntryChangesInput, required: true }),
  }),
})
const UpdateEntryInput = builder.inputType('UpdateEntryInput', {
  fields: t => ({
    entryId: t.id({ required: true }),
    version: t.int({ required: true }),
    changes: t.field({ type: EntryChangesInput, required: true }),
    note: t.string(twice(entryLimits.note)),
  }),
})
const PublishEntryInput = builder.inputType('PublishEntryInput', {
  fields: t => ({
    entryId: t.id({ required: true }),
    version: t.int({ required: true }),
    languages: t.field({ type: [LanguageRef], required: true }),
    startsAt: t.field({ type: 'DateTime' }),
    endsAt: t.field({ type: 'DateTime' }),
    note: t.string(twice(entryLimits.note)),
  }),
})
const WithdrawEntryInput = builder.inputType('WithdrawEntryInput', {
  fields: t => ({
    entryId: t.id({ required: true }),
    languages: t.field({ type: [LanguageRef], required: true }),
    note: t.string(twice(entryLimits.note)),
  }),
})
const EntryStepInput = builder.inputType('EntryStepInput', {
  fields: t => ({
    entryId: t.id({ required: true }),
    version: t.int({ required: true }),
    note: t.string(twice(entryLimits.note)),
  }),
})
const CheckEnglishInput = builder.inputType('CheckEnglishInput', {
  fields: t => ({ entryId: t.id({ required: true }), version: t.int({ required: true }) }),
})
const RestoreEntryRevisionInput = builder.inputType('RestoreEntryRevisionInput', {
  fields: t => ({
    entryId: t.id({ required: true }),
    version: t.int({ required: true }),
    number: t.int({ required: true }),
  }),
})
const EntryIdsInput = builder.inputType('EntryIdsInput', { fields: t => ({ entryIds: t.idList({ required: true }) }) })
const CreatePreviewLinkInput = builder.inputType('CreatePreviewLinkInput', {
  fields: t => ({ entryId: t.id({ required: true }), days: t.int({ required: true }) }),
})
const RevokePreviewLinkInput = builder.inputType('RevokePreviewLinkInput', {
  fields: t => ({ previewLinkId: t.id({ required: true }) }),
})

const CreateStandingPageInput = builder.inputType('CreateStandingPageInput', {
  fields: t => ({ key: t.field({ type: StandingPageRef, required: true, description: 'Which one.' }) }),
})

const EntryPayload = payloadType<{ entry: EntryRow | null }>('EntryPayload', t => ({
  entry: t.expose('entry', { type: ManagedEntryRef, nullable: true }),
}))
const PublishEntryPayload = payloadType<{ entry: EntryRow | null; madePublic: readonly string[] }>(
  'PublishEntryPayload',
  t => ({
    entry: t.expose('entry', { type: ManagedEntryRef, nullable: true }),
    madePublic: t.stringList({ resolve: ({ madePublic }) => [...madePublic] }),
  }),
)
const EntriesPayload = payloadType<{ ids: readonly string[] }>('EntriesPayload', t => ({
  entryIds: t.idList({ resolve: ({ ids }) => ids.map(id => globalId('ManagedEntry', id)) }),
}))
const PreviewLinkPayload = payloadType<{ link: PreviewLinkRow | null; secret: string | null }>(
  'PreviewLinkPayload',
  t => ({
    previewLink: t.expose('link', { type: PreviewLinkRef, nullable: true }),
    token: t.exposeString('secret', { nullable: true }),
  }),
)

const answer = (run: () => Promise<EntryRow>) =>
  withRefusals<{ entry: EntryRow | null }>({ entry: null }, async () => ({ entry: await run() }))

type Step = typeof submitEntry
type StepGiven = typeof EntryStepInput.$inferInput
const stepping = (step: Step) => ({
  type: EntryPayload,
  resolve: (_root: object, { input }: { input: StepGiven }, context: RequestContext) =>
    answer(() => step(context, { ...input, entryId: entryKey(input.entryId) })),
})
const none: { ids: readonly string[] } = { ids: [] }

builder.mutationFields(t => ({
  createStandingPage: t.field({
    type: EntryPayload,
    description:
      'Begins a standing page with what the shop says there itself: its text, and live parts where it follows the settings.',
    authScopes: { editor: 'content' },
    args: { input: t.arg({ type: CreateStandingPageInput, required: true }) },
    resolve: (_root, { input: { key } }, context) =>
      answer(async () =>
        createEntry(context, {
          kind: 'standing',
          key,
          changes:
            startingContent(await settingsOf(context), key, context.config.publicUrl) ??
            (await standingDefault(key, askOf(context))) ??
            {},
        }),
      ),
  }),
  createEntry: t.field({
    type: EntryPayload,
    authScopes: { editor: 'content' },
    args: { input: t.arg({ type: CreateEntryInput, required: true }) },
    resolve: (_root, { input: { originId, changes, ...input } }, context) =>
      answer(() =>
        createEntry(context, {
          ...input,
          copyOf: originId ? entryKey(originId) : null,
          changes: changesOf(changes),
        }),
      ),
  }),
  updateEntry: t.field({
    type: EntryPayload,
    authScopes: { editor: 'content' },
    args: { input: t.arg({ type: UpdateEntryInput, required: true }) },
    resolve: (_root, { input: { entryId, changes, ...input } }, context) =>
      answer(() => updateEntry(context, { ...input, entryId: entryKey(entryId), changes: changesOf(changes) })),
  }),
  publishEntry: t.field({
    type: PublishEntryPayload,
    authScopes: { admin: 'content' },
    args: { input: t.arg({ type: PublishEntryInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ entry: EntryRow | null; madePublic: readonly string[] }>(
        { entry: null, madePublic: [] },
        (): Promise<Published> => publishEntry(context, { ...input, entryId: entryKey(input.entryId) }),
      ),
  }),
  withdrawEntry: t.field({
    type: EntryPayload,
    authScopes: { admin: 'content' },
    args: { input: t.arg({ type: WithdrawEntryInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(() => withdrawEntry(context, { ...input, entryId: entryKey(input.entryId) })),
  }),
  submitEntry: t.field({
    ...stepping(submitEntry),
    authScopes: { editor: 'content' },
    args: { input: t.arg({ type: EntryStepInput, required: true }) },
  }),
  recallEntry: t.field({
    ...stepping(recallEntry),
    authScopes: { editor: 'content' },
    args: { input: t.arg({ type: EntryStepInput, required: true }) },
  }),
  approveEntry: t.field({
    ...stepping(approveEntry),
    authScopes: { admin: 'content' },
    args: { input: t.arg({ type: EntryStepInput, required: true }) },
  }),
  returnEntry: t.field({
    ...stepping(returnEntry),
    authScopes: { admin: 'content' },
    args: { input: t.arg({ type: EntryStepInput, required: true }) },
  }),
  checkEnglish: t.field({
    type: EntryPayload,
    authScopes: { editor: 'content' },
    args: { input: t.arg({ type: CheckEnglishInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(() => checkEnglish(context, { ...input, entryId: entryKey(input.entryId) })),
  }),
  restoreEntryRevision: t.field({
    type: EntryPayload,
    authScopes: { editor: 'content' },
    args: { input: t.arg({ type: RestoreEntryRevisionInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(() => restoreRevision(context, { ...input, entryId: entryKey(input.entryId) })),
  }),
  trashEntries: t.field({
    type: EntriesPayload,
    authScopes: { admin: 'content' },
    args: { input: t.arg({ type: EntryIdsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(none, async () => ({
        ids: (await trashEntries(context, { entryIds: input.entryIds.map(entryKey) })).trashedIds,
      })),
  }),
  restoreEntries: t.field({
    type: EntriesPayload,
    authScopes: { editor: 'content' },
    args: { input: t.arg({ type: EntryIdsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(none, async () => ({
        ids: (await restoreEntries(context, { entryIds: input.entryIds.map(entryKey) })).restoredIds,
      })),
  }),
  deleteEntries: t.field({
    type: EntriesPayload,
    authScopes: { admin: 'content' },
    args: { input: t.arg({ type: EntryIdsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(none, async () => ({
        ids: (await deleteEntries(context, { entryIds: input.entryIds.map(entryKey) })).deletedIds,
      })),
  }),
  createPreviewLink: t.field({
    type: PreviewLinkPayload,
    authScopes: { editor: 'content' },
    args: { input: t.arg({ type: CreatePreviewLinkInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ link: PreviewLinkRow | null; secret: string | null }>({ link: null, secret: null }, () =>
        createPreviewLink(context, { ...input, entryId: entryKey(input.entryId) }),
      ),
  }),
  revokePreviewLink: t.field({
    type: PreviewLinkPayload,
    authScopes: { editor: 'content' },
    args: { input: t.arg({ type: RevokePreviewLinkInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ link: PreviewLinkRow | null; secret: string | null }>({ link: null, secret: null }, async () => ({
        link: await revokePreviewLink(context, { previewLinkId: String(input.previewLinkId) }),
        secret: null,
      })),
  }),
}))
