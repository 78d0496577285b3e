import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { recipientLimits } from '../../../kit/limits.ts'
import { NotFound, refuse, refuseIf } from '../../../kit/refusals.ts'
import type { Transaction } from '../../../platform/database.ts'
import { queueLimitedMail } from '../../../platform/mail.ts'
import { notify } from '../../../platform/notifications.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { fitsPattern } from '../../../platform/patterns.ts'
import { processSeal } from '../../../platform/seal.ts'
import { demandProof, type GivenProof } from '../../accounts/authentication/proofs.ts'
import type { UploadContext } from '../../files/uploads/keepFile.ts'
import { readSettings } from '../../settings/queries.ts'
import { answerMails } from '../mails.ts'
import { answerColumns, type Form } from '../queries.ts'
import { checkedAnswers, type EnteredAnswers, type GivenAnswer, searchTextOf, senderOf } from '../rules/answers.ts'
import { formAnswers, formFiles, forms } from '../tables.ts'
import { type KeptFile, keepSentFiles, roomRefusal, type SentFile } from './sentFiles.ts'

/** Leading zero bits of the work of one answer: a fraction of a second for a person, minutes for a thousand letters. */
const workBits = 15

const keyLength = { shortest: 16, longest: 100 } as const
const dayMilliseconds = 24 * 3_600_000

export type SendForm = {
  /** Null: the contact form. */
  readonly formId: string | null
  /** Made by the client, once for each answer: whoever sends it again because nothing came back has sent one. */
  readonly key: string
  readonly answers: EnteredAnswers
  /** A field that people do not see; what fills it in is a program, which is told that all went well. */
  readonly website: string | null
  /** The work of the browser, where PROOF_OF_WORK_REQUIRED asked for it. */
  readonly proof: GivenProof | null
  readonly publicUrl: string
}

/** What was sent, judged; a time: it has come in before, or is to look as if it had. */
type Judged = { readonly form: Form; readonly keyHash: string; readonly answers: readonly GivenAnswer[] } | Date

/** Refuses all that is wrong at once, as `checkedAnswers`. Throws NotFound where there is no such form. */
async function judged({ tx, now, language }: OperationScope, input: SendForm): Promise<Judged> {
  const { shortest, longest } = keyLength
  if (input.key.length < shortest || input.key.length > longest)
    refuse('INVALID_INPUT', ['key'], `Between ${shortest} and ${longest} characters.`)
  const form = await formOf(tx, input.formId)
  if (input.website) return now
  const keyHash = createHash('sha256').update(`${form.id} ${input.key}`).digest('base64url')
  const known = await sentBefore(tx, keyHash)
  if (known) return known
  const { answers, refusals } = checkedAnswers(form.fields, input.answers, language, fitsPattern)
  refuseIf(refusals)
  return { form, keyHash, answers }
}

const prove = ({ tx, now }: OperationScope, form: Form, proof: GivenProof | null): Promise<void> =>
  demandProof({ drizzle: tx }, processSeal(), { account: `form ${form.id}`, bits: workBits, proof }, ['proof'], now)

/**
 * Takes down what a visitor sent by a form, and writes to its recipients and, where the form says so, to the sender.
 * Answers with when it came in. Refuses all that is wrong at once, as `checkedAnswers`, before any work is asked for;
 * then with PROOF_OF_WORK_REQUIRED. The same key again is the same answer. Throws NotFound where there is no such form.
 */
export const sendForm = operation('inPerson', async (scope, input: SendForm): Promise<Date> => {
  const found = await judged(scope, input)
  if (found instanceof Date) return found
  await prove(scope, found.form, input.proof)
  return keepAnswer(scope, found, input, [])
})

/** Says when it came in, where there is nothing to receive; null: the files may come. Spends the proof. */
const admitFiles = operation(
  'inPerson',
  async (scope, { input, keys }: { readonly input: SendForm; readonly keys: readonly string[] }) => {
    const found = await judged(scope, input)
    if (found instanceof Date) return found
    for (const key of keys)
      if (!found.answers.some(answer => answer.key === key && answer.kind === 'file'))
        refuse('INVALID_INPUT', ['answers', key], 'No file is asked for here.')
    await prove(scope, found.form, input.proof)
    return null
  },
)

const keepWithFiles = operation(
  'inPerson',
  async (scope, { input, files }: { readonly input: SendForm; readonly files: readonly KeptFile[] }) => {
    const found = await judged(scope, input)
    if (found instanceof Date) return found
    refuseIf(await roomRefusal(scope.tx, files))
    return keepAnswer(scope, found, input, files)
  },
)

/**
 * As `sendForm`, with the files that its answers name. Nothing of them is read before all else is right and the work was
 * proved; if one is refused, nothing is kept. Refuses, at `answers.key` of its question, as `inspectArrival`, and with
 * FILE_TYPE_INVALID, FILE_TOO_LARGE, QUOTA_REACHED; INVALID_INPUT where other files come than the answers name.
 */
export async function sendFormWithFiles(
  context: UploadContext,
  input: SendForm,
  files: readonly SentFile[],
): Promise<Date> {
  if (files.length === 0) return sendForm(context, input)
  for (const key of new Set(files.map(each => each.key)))
    if (
      files.filter(each => each.key === key).length !== input.answers.find(answer => answer.key === key)?.values.length
    )
      refuse('INVALID_INPUT', ['answers', key], 'Each file has its name in the values, in the same order.')
  const known = await admitFiles(context, { input, keys: files.map(({ key }) => key) })
  if (known) return known
  const kept = await keepSentFiles(context, files)
  const answers = input.answers.map(({ key, values }) => {
    const names = kept.filter(({ field }) => field === key).map(({ name }) => name)
    return { key, values: names.length > 0 ? names : values }
  })
  return keepWithFiles(context, { input: { ...input, answers }, files: kept })
}

async function keepAnswer(
  scope: OperationScope,
  { form, keyHash, answers }: Exclude<Judged, Date>,
  input: SendForm,
  files: readonly KeptFile[],
): Promise<Date> {
  const { tx, now, viewer, language, newId } = scope
  for (const { key, kind, values } of answers)
    if (kind === 'file' && values.length !== files.filter(({ field }) => field === key).length)
      refuse('ANSWER_MISSING', ['answers', key], 'The files themselves are missing.', { key })
  const email = senderOf(answers)
  const [made] = await tx
    .insert(formAnswers)
    .values({
      ...{ id: newId(), formId: form.id, keyHash, accountId: viewer.accountId, email, language, answers, sentAt: now },
      searchText: searchTextOf(answers),
      deleteAfter: form.keptDays === 0 ? null : new Date(now.getTime() + form.keptDays * dayMilliseconds),
    })
    .onConflictDoNothing({ target: formAnswers.keyHash })
    .returning(answerColumns)
  // The same answer twice at once: the other one has written it meanwhile.
  if (!made) return (await sentBefore(tx, keyHash))!
  if (files.length > 0)
    await tx.insert(formFiles).values(files.map(file => ({ ...file, id: newId(), answerId: made.id })))
  await notify(tx, { kind: 'message.received', subjectId: made.id, name: form.name }, now)
  const mails = answerMails(form, made, await readSettings(tx), input.publicUrl)
  for (const mail of mails)
    await queueLimitedMail(
      tx,
      { ...mail, cause: `${mail.kind} ${made.id} ${mail.to}` },
      { kinds: [mail.kind], limits: mail.kind === 'formNote' ? recipientLimits.note : recipientLimits.link },
      scope,
    )
  return made.sentAt
}

async function formOf(tx: Transaction, formId: string | null): Promise<Form> {
  if (formId !== null && !isId(formId)) throw new NotFound()
  const [form] = await tx
    .select()
    .from(forms)
    .where(formId === null ? eq(forms.isContact, true) : eq(forms.id, formId))
    .for('share')
  if (!form) throw new NotFound()
  return form
}

async function sentBefore(tx: Transaction, keyHash: string): Promise<Date | null> {
  const [known] = await tx
    .select({ sentAt: formAnswers.sentAt })
    .from(formAnswers)
    .where(eq(formAnswers.keyHash, keyHash))
  return known?.sentAt ?? null
}
