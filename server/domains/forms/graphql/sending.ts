import { builder, type UploadedFile } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { ProofOfWorkInput } from '../../accounts/authentication/graphql/signIn.ts'
import { sendFormWithFiles } from '../operations/sending.ts'
import { longestAnswer } from '../rules/answers.ts'
import { mostFields, mostOptions } from '../rules/fields.ts'
import { mostSentFiles } from '../rules/files.ts'

const FormAnswerInput = builder.inputType('FormAnswerInput', {
  fields: t => ({
    key: t.string({ required: true, ...atMost({ characters: 100 }) }),
    values: t.stringList({
      required: true,
      ...atMost({ characters: 2 * longestAnswer.longText, entries: mostOptions }),
    }),
    files: t.field({ type: ['Upload'], ...atMost({ entries: mostSentFiles }) }),
  }),
})
const SendFormInput = builder.inputType('SendFormInput', {
  fields: t => ({
    formId: t.id({ required: true }),
    key: t.string({ required: true }),
    answers: t.field({ type: [FormAnswerInput], required: true, ...atMost({ entries: 2 * mostFields }) }),
    website: t.string(),
    proof: t.field({ type: ProofOfWorkInput }),
  }),
})
const SendFormPayload = payloadType<{ receivedAt: Date | null }>('SendFormPayload', t => ({
  receivedAt: t.expose('receivedAt', { type: 'DateTime', nullable: true }),
}))

builder.mutationField('sendForm', t =>
  t.field({
    type: SendFormPayload,
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: SendFormInput, required: true }) },
    resolve: (_root, { input: { formId, key, answers, website, proof } }, context) =>
      withRefusals<{ receivedAt: Date | null }>({ receivedAt: null }, async () => {
        await context.responder.limitExactly('form')
        const input = {
          ...{ formId: rawId('Form', String(formId)) ?? '', key, website: website ?? null },
          ...{ proof: proof ?? null, publicUrl: context.config.publicUrl },
          answers: answers.map(({ key, values }) => ({ key, values })),
        }
        const files = answers.flatMap(({ key, files }) =>
          (files ?? []).map(file => ({ key, file: file as Promise<UploadedFile> })),
        )
        const receivedAt = await sendFormWithFiles(context, input, files)
        return { receivedAt }
      }),
  }),
)
