import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { LanguageRef } from '../../../../api/values.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { AccountRef, ViewerRef } from '../../graphql.ts'
import { updateOwnAccount } from '../operations.ts'
import { forgetOwnAccount, ownAccount } from './ownAccount.ts'

builder.objectFields(AccountRef, t => ({
  title: t.string({
    nullable: true,
    resolve: async (_own, _args, context) => (await ownAccount(context))?.title ?? null,
  }),
  firstName: t.string({
    nullable: true,
    resolve: async (_own, _args, context) => (await ownAccount(context))?.firstName ?? null,
  }),
  lastName: t.string({
    nullable: true,
    resolve: async (_own, _args, context) => (await ownAccount(context))?.lastName ?? null,
  }),
  company: t.string({
    nullable: true,
    resolve: async (_own, _args, context) => (await ownAccount(context))?.company ?? null,
  }),
  phone: t.string({
    nullable: true,
    resolve: async (_own, _args, context) => (await ownAccount(context))?.phone ?? null,
  }),
  language: t.field({
    description: 'In which mails are written.',
    type: LanguageRef,
    resolve: async (own, _args, context) => (await ownAccount(context))?.language ?? own.language,
  }),
  customerNumber: t.int({
    nullable: true,
    resolve: async (_own, _args, context) => (await ownAccount(context))?.customerNumber ?? null,
  }),
  newsletterConsentAt: t.field({
    description: 'Since when the person wants the newsletter; null: not.',
    type: 'DateTime',
    nullable: true,
    resolve: async (_own, _args, context) => (await ownAccount(context))?.newsletterConsentAt ?? null,
  }),
}))

const ProfileChanges = builder.inputType('ProfileChanges', {
  fields: t => ({
    title: t.string(),
    firstName: t.string(),
    lastName: t.string(),
    company: t.string(),
    phone: t.string({ description: 'In international form, beginning with +.' }),
    language: t.field({ type: LanguageRef }),
    newsletter: t.boolean(),
  }),
})
const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  fields: t => ({ changes: t.field({ type: ProfileChanges, required: true }) }),
})

const UpdateProfilePayload = payloadType<{ viewer: Viewer | null }>('UpdateProfilePayload', t => ({
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

builder.mutationField('updateProfile', t =>
  t.field({
    type: UpdateProfilePayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: UpdateProfileInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        const { newsletter, ...changes } = input.changes
        await updateOwnAccount(context, { changes, newsletter: newsletter ?? null })
        forgetOwnAccount(context)
        return { viewer: context.viewer }
      }),
  }),
)
