import { provedWork } from '../domains/accounts/authentication/rules/proofOfWork.ts'
import { createForm } from '../domains/forms/operations/forms.ts'
import { type SendForm, sendForm } from '../domains/forms/operations/sending.ts'
import { newId } from '../kit/ids.ts'
import { Refused } from '../kit/refusals.ts'
import type { OperationContext } from '../platform/operation.ts'

/** A field of a form, as an editor sends it. */
export const fieldOf = (key: string, kind: string, more: object = {}) => ({
  key,
  kind,
  label: { de: key, en: `${key} (en)` },
  ...more,
})

export const formWith = (context: OperationContext, fields: readonly object[], more: object = {}) =>
  createForm(context, { name: 'Anfrage', fields, ...more })

/** What a visitor sends: answers by their keys. */
export const sent = (
  formId: string | null,
  answers: Readonly<Record<string, string | readonly string[]>>,
): SendForm => ({
  ...{ formId, key: `key-${newId()}`, website: null, proof: null, publicUrl: 'https://shop.example' },
  answers: Object.entries(answers).map(([key, values]) => ({ key, values: [values].flat() })),
})

/** The work that a form asks for these answers. */
export async function provenFor(
  context: OperationContext,
  formId: string,
  answers: Readonly<Record<string, string | readonly string[]>>,
): Promise<{ challenge: string; answer: string }> {
  const asked = await sendForm(context, sent(formId, answers)).then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.refusals[0] : null),
  )
  const { challenge, difficulty } = asked?.details as { readonly challenge: string; readonly difficulty: number }
  return { challenge, answer: provedWork(challenge, difficulty) }
}

/** Sends a form as a browser does: with the work that it is asked for. */
export async function sendWithWork(context: OperationContext, input: SendForm): Promise<Date> {
  try {
    return await sendForm(context, input)
  } catch (error) {
    const asked = error instanceof Refused ? error.refusals.find(each => each.code === 'PROOF_OF_WORK_REQUIRED') : null
    if (!asked) throw error
    const { challenge, difficulty } = asked.details as { readonly challenge: string; readonly difficulty: number }
    return sendForm(context, { ...input, proof: { challenge, answer: provedWork(challenge, difficulty) } })
  }
}
