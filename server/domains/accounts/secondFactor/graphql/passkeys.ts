import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { rawId } from '../../../../api/globalIds.ts'
import { refuse } from '../../../../kit/refusals.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { siteOf } from '../../authentication/site.ts'
import { changedViewer, PasskeyRef, securityPayload } from '../../sessions/graphql/security.ts'
import {
  addPasskey,
  type Passkey,
  removePasskey,
  renamePasskey,
  setPasswordSuffices,
  startPasskey,
} from '../operations/passkeys.ts'
import { type Challenge, PasskeyAnswerInput, PasskeyChallengePayload, proofFields } from './passkeyInputs.ts'

const idOf = (globalId: string): string =>
  rawId('Passkey', globalId) ?? refuse('NOT_FOUND', ['passkeyId'], 'there is no such passkey')

const StartPasskeyInput = builder.inputType('StartPasskeyInput', {
  fields: proofFields,
})

builder.mutationField('startPasskey', t =>
  t.field({
    description:
      'A challenge for a new passkey of the viewer, after the password and, where signing in takes one, the second step.',
    type: PasskeyChallengePayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: StartPasskeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Pick<Challenge, 'challengeId' | 'options'>>({ challengeId: null, options: null }, async () => {
        await context.responder.limitExactly('signIn')
        return startPasskey(context, await siteOf(context.config), input)
      }),
  }),
)

const AddPasskeyInput = builder.inputType('AddPasskeyInput', {
  fields: t => ({
    label: t.string({ required: true, description: 'What the person calls it; 1 to 60 characters.' }),
    passkey: t.field({ type: PasskeyAnswerInput, required: true }),
  }),
})
const AddPasskeyPayload = securityPayload('AddPasskeyPayload')

builder.mutationField('addPasskey', t =>
  t.field({
    description:
      'Keeps a new passkey and ends all other sessions. From the first one on the password alone does not sign in, unless `setPasswordSuffices` says so.',
    type: AddPasskeyPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: AddPasskeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        await context.responder.limitExactly('signIn')
        const site = await siteOf(context.config)
        const { session } = await addPasskey(context, site, { label: input.label, answer: input.passkey })
        return changedViewer(context, session)
      }),
  }),
)

const RenamePasskeyInput = builder.inputType('RenamePasskeyInput', {
  fields: t => ({ passkeyId: t.id({ required: true }), label: t.string({ required: true }) }),
})

type Renamed = { passkey: Passkey | null }

const RenamePasskeyPayload = payloadType<Renamed>('RenamePasskeyPayload', t => ({
  passkey: t.expose('passkey', { type: PasskeyRef, nullable: true }),
}))

builder.mutationField('renamePasskey', t =>
  t.field({
    type: RenamePasskeyPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: RenamePasskeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Renamed>({ passkey: null }, async () => ({
        passkey: await renamePasskey(context, { id: idOf(input.passkeyId), label: input.label }),
      })),
  }),
)

const RemovePasskeyInput = builder.inputType('RemovePasskeyInput', {
  fields: t => ({ passkeyId: t.id({ required: true }), ...proofFields(t) }),
})
const RemovePasskeyPayload = securityPayload('RemovePasskeyPayload')

builder.mutationField('removePasskey', t =>
  t.field({
    description: 'Removes a passkey of the viewer and ends all other sessions.',
    type: RemovePasskeyPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: RemovePasskeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        await context.responder.limitExactly('signIn')
        const { passkeyId, ...proof } = input
        const given = { id: idOf(passkeyId), ...proof }
        return changedViewer(context, await removePasskey(context, await siteOf(context.config), given))
      }),
  }),
)

const SetPasswordSufficesInput = builder.inputType('SetPasswordSufficesInput', {
  fields: t => ({ suffices: t.boolean({ required: true }), ...proofFields(t) }),
})
const SetPasswordSufficesPayload = securityPayload('SetPasswordSufficesPayload')

builder.mutationField('setPasswordSuffices', t =>
  t.field({
    description:
      'Says whether the viewer’s password alone signs in although they have passkeys; ends all other sessions. Where an authenticator app is set up it changes nothing until that is switched off.',
    type: SetPasswordSufficesPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: SetPasswordSufficesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        await context.responder.limitExactly('signIn')
        return changedViewer(context, await setPasswordSuffices(context, await siteOf(context.config), input))
      }),
  }),
)
