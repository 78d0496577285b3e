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

export type Challenge = { challengeId: string | null; options: string | null; errors: readonly Refusal[] }

export const PasskeyChallengePayload = payloadType<Challenge>('PasskeyChallengePayload', t => ({
  challengeId: t.exposeString('challengeId', { nullable: true }),
  options: t.exposeString('options', {
    nullable: true,
    description: 'Options for the browser as JSON (WebAuthn, parse…OptionsFromJSON).',
  }),
}))
