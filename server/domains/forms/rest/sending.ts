import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { type Route, route } from '../../../api/rest.ts'
import { exampleIds, instant } from '../../../kit/answers.ts'
import { sendForm } from '../operations/sending.ts'
import { longestAnswer } from '../rules/answers.ts'
import { mostFields, mostOptions } from '../rules/fields.ts'

const answer = z.string().max(2 * longestAnswer.longText)

/** What is sent by a form: answers by the keys of its fields. */
const sent = z.object({
  // At least 16 characters, one for each message: sending it again sends nothing twice.
  key: z.string().max(100),
  answers: z
    .record(z.string().max(100), z.union([answer, z.array(answer).max(mostOptions)]))
    .refine(answers => Object.keys(answers).length <= 2 * mostFields, 'has too many fields'),
  website: z.string().max(500).nullish(),
  proof: z.object({ challenge: z.string().max(200), answer: z.string().max(40) }).nullish(),
})

const received = z.object({ received: instant('when it came in') })
const aboutProof =
  'Once all is right it is answered 409 PROOF_OF_WORK_REQUIRED with `proof: {challenge, difficulty}`: send the same again with `proof: {challenge, answer}` so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits. `website` stays empty.'

async function send(context: RequestContext, formId: string | null, input: z.infer<typeof sent>) {
  await context.responder.limitExactly('form')
  const { key, answers, website, proof } = input
  const receivedAt = await sendForm(context, {
    ...{ formId, key, website: website ?? null, proof: proof ?? null, publicUrl: context.config.publicUrl },
    answers: Object.entries(answers).map(([field, values]) => ({ key: field, values: [values].flat() })),
  })
  return { received: receivedAt }
}

/** The paths by which other fronts send forms. */
export const formRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/forms/jobs',
    audience: 'inPerson',
    summary: `Sends what somebody filled in: \`answers\` by the keys of the form’s fields, several choices as a list. ${aboutProof}`,
    input: sent.extend({ form: z.string().max(100) }),
    answer: received,
    example: { form: exampleIds.form, key: 'message-of-kim-20261123', answers: { name: 'Kim Muster' } },
    refused: ['PROOF_OF_WORK_REQUIRED', 'ANSWER_MISSING', 'ANSWER_INVALID'],
    run: (context, { form, ...input }) => send(context, form, input),
  }),
  route({
    method: 'POST',
    path: '/api/v0/message',
    audience: 'inPerson',
    summary: `Sends a message by the contact form, as \`forms/jobs\` does by the one that it names. ${aboutProof}`,
    input: sent,
    answer: received,
    example: { key: 'message-of-kim-20261124', answers: { name: 'Kim Muster' } },
    refused: ['PROOF_OF_WORK_REQUIRED', 'ANSWER_MISSING', 'ANSWER_INVALID'],
    run: (context, input) => send(context, null, input),
  }),
]
