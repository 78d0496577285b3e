import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { rawId } from '../../../../api/globalIds.ts'
import { refuse } from '../../../../kit/refusals.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { siteOf } from '../../authentication/site.ts'
import { changedViewer, PasskeyRef, securityPayload } from '../../sessions/graphql/security.ts'
import { addPasskey, type Passkey, removePasskey, renamePasskey, startPasskey } from '../operations/passkeys.ts'
import { type Challenge, PasskeyAnswerInput, PasskeyChallengePayload } from './passkeyInputs.ts'

const idOf = (globalId: string): string =>
  rawId('Passkey', globalId) ?? refuse('NOT_FOUND', ['passkeyId'], 'there is no such passkey')

const StartPasskeyInput = builder.inputType('StartPasskeyInput', {
  fields: t => ({ password: t.string({ required: true }) }),
})

builder.mutationField('startPasskey', t =>
  t.field({
    description: 'A challenge for a new passkey of the viewer.',
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
    type: AddPasskeyPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: AddPasskeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        await context.responder.limitExactly('signIn')
        await addPasskey(context, await siteOf(context.config), { label: input.label, answer: input.passkey })
        return changedViewer(context)
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
  fields: t => ({ passkeyId: t.id({ required: true }), password: t.string({ required: true }) }),
})
const RemovePasskeyPayload = securityPayload('RemovePasskeyPayload')

builder.mutationField('removePasskey', t =>
  t.field({
    type: RemovePasskeyPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: RemovePasskeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        await context.responder.limitExactly('signIn')
        await removePasskey(context, { id: idOf(input.passkeyId), password: input.password })
        return changedViewer(context)
      }),
  }),
)
