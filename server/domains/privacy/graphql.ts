import { builder } from '../../api/builder.ts'
import { payloadType, withRefusals } from '../../api/errors.ts'
import type { Viewer } from '../../kit/viewer.ts'
import { AccountRef, ViewerRef } from '../accounts/graphql.ts'
import { forgetOwnAccount, ownAccount } from '../accounts/ownAccount/graphql/ownAccount.ts'
import { requestDataExport } from './operations/dataExport.ts'
import { requestDeletion, undoDeletion } from './operations/deletion.ts'
import { type DataExport, latestExport } from './queries.ts'
import { deletionDue } from './rules.ts'

const DataExportStateRef = builder.enumType('DataExportState', {
  values: {
    QUEUED: { value: 'queued' },
    READY: { value: 'ready' },
    EXPIRED: { value: 'expired' },
    FAILED: { value: 'failed' },
  } as const,
})

const DataExportRef = builder.objectRef<DataExport>('DataExport').implement({
  description:
    'A copy of all that is kept about a person; it is fetched by the link of the mail that says it is ready.',
  fields: t => ({
    state: t.field({
      type: DataExportStateRef,
      resolve: ({ state, expiresAt }, _args, context) =>
        state === 'ready' && expiresAt !== null && expiresAt <= context.now() ? 'expired' : state,
    }),
    bytes: t.exposeInt('bytes', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    readyAt: t.expose('readyAt', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectFields(AccountRef, t => ({
  latestDataExport: t.field({
    type: DataExportRef,
    nullable: true,
    resolve: ({ id }, _args, context) => latestExport(context.database.drizzle, id),
  }),
  deletionDueAt: t.field({
    description: 'When the account will be deleted, if its owner asked for it.',
    type: 'DateTime',
    nullable: true,
    resolve: async (_own, _args, context) => {
      const requestedAt = (await ownAccount(context))?.deletionRequestedAt
      return requestedAt ? deletionDue(requestedAt) : null
    },
  }),
}))

type Outcome = { viewer: Viewer | null }

const PrivacyPayload = payloadType<Outcome>('PrivacyPayload', t => ({
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

const RequestAccountDeletionInput = builder.inputType('RequestAccountDeletionInput', {
  fields: t => ({ password: t.string({ required: true }) }),
})

builder.mutationFields(t => ({
  requestDataExport: t.field({
    type: PrivacyPayload,
    description: 'Has all that is kept about the viewer gathered; a mail brings the link.',
    authScopes: { oneself: true },
    resolve: (_root, _args, context) =>
      withRefusals<Outcome>({ viewer: null }, async () => {
        await context.responder.limitExactly('mail')
        await requestDataExport(context, null)
        return { viewer: context.viewer }
      }),
  }),
  requestAccountDeletion: t.field({
    type: PrivacyPayload,
    description: 'Has the viewer’s account deleted in 14 days.',
    authScopes: { oneself: true },
    args: { input: t.arg({ type: RequestAccountDeletionInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ viewer: null }, async () => {
        await context.responder.limitExactly('signIn')
        await requestDeletion(context, { password: input.password, publicUrl: context.config.publicUrl })
        forgetOwnAccount(context)
        return { viewer: context.viewer }
      }),
  }),
  undoAccountDeletion: t.field({
    type: PrivacyPayload,
    authScopes: { oneself: true },
    resolve: (_root, _args, context) =>
      withRefusals<Outcome>({ viewer: null }, async () => {
        await undoDeletion(context, { publicUrl: context.config.publicUrl })
        forgetOwnAccount(context)
        return { viewer: context.viewer }
      }),
  }),
}))
