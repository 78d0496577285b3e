import { builder } from '../../../../api/builder.ts'
import { payloadType } from '../../../../api/errors.ts'
import { atMost } from '../../../../api/inputLimits.ts'
import type { Refusal } from '../../../../kit/refusals.ts'

export const PasskeyAnswerInput = builder.inputType('PasskeyAnswerInput', {
  description: 'What a browser answered to a challenge.',
  fields: t => ({
    challengeId: t.string({ required: true }),
    response: t.string({
      required: true,
      description: 'The PublicKeyCredential as JSON (WebAuthn, toJSON).',
      ...atMost({ characters: 20_000 }),
    }),
  }),
})

export const SecondFactorKindRef = builder.enumType('SecondFactorKind', {
  values: {
    TOTP: { value: 'totp', description: 'A code of an authenticator app.' },
    PASSKEY: { value: 'passkey' },
    RECOVERY: { value: 'recovery', description: 'One of the recovery codes.' },
  } as const,
})

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

/** What the second step is done with, as fields of an input. */
export const factorFields = (t: InputFields) => ({
  code: t.string({
    description: 'Six digits of the authenticator app, or a recovery code, where signing in takes one.',
  }),
  passkey: t.field({ type: PasskeyAnswerInput, description: 'Instead of a code.' }),
})

/** What proves once more who somebody is, as fields of an input. */
export const proofFields = (t: InputFields) => ({
  password: t.string({ required: true }),
  ...factorFields(t),
})

export type Challenge = { challengeId: string | null; options: string | null; errors: readonly Refusal[] }

export const PasskeyChallengePayload = payloadType<Challenge>('PasskeyChallengePayload', t => ({
  challengeId: t.exposeString('challengeId', { nullable: true }),
  options: t.exposeString('options', {
    nullable: true,
    description: 'Options for the browser as JSON (WebAuthn, parse…OptionsFromJSON).',
  }),
}))
