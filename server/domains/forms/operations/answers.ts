import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { recipientLimits } from '../../../kit/limits.ts'
import { NotFound, refuse, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import type { Database, Transaction } from '../../../platform/database.ts'
import { queueLimitedMail } from '../../../platform/mail.ts'
import { notify } from '../../../platform/notifications.ts'
import { operation } from '../../../platform/operation.ts'
import { fitsPattern } from '../../../platform/patterns.ts'
import { processSeal } from '../../../platform/seal.ts'
import { demandProof, type GivenProof } from '../../accounts/authentication/proofs.ts'
import { readSettings } from '../../settings/queries.ts'
import { answerMails } from '../mails.ts'
import { answerColumns, type Form, type FormAnswer } from '../queries.ts'
import { checkedAnswers, type EnteredAnswers, searchTextOf, senderOf } from '../rules/answers.ts'
import { formAnswers, forms } from '../tables.ts'

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

/**
 * Takes down what a visitor sent by a form, and writes to its recipients and, where the form says so, to the sender.
 * Answers with when it came in. Refuses all that is wrong at once, as `checkedAnswers`, before any work is asked for;
 * then with PROOF_OF_WORK_REQUIRED. The same key again is the same answer. Throws NotFound where there is no such form.
 */
export const sendForm = operation('inPerson', async (scope, input: SendForm): Promise<Date> => {
  const { tx, now, viewer, language, newId } = scope
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
  const asked = { account: `form ${form.id}`, bits: workBits, proof: input.proof }
  await demandProof({ drizzle: tx }, processSeal(), asked, ['proof'], now)
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
  await notify(tx, { kind: 'message.received', subjectId: made.id, name: form.name }, now)
  const mails = answerMails(form, made, await readSettings(tx), input.publicUrl)
  for (const mail of mails)
    await queueLimitedMail(
      tx,
      { ...mail, cause: `${mail.kind} ${made.id} ${mail.to}` },
      { kinds: [mail.kind], limits: recipientLimits.link },
      scope,
    )
  return made.sentAt
})

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

const mostAtOnce = 100

/** Notes that answers were read, or that they are to be read again. Answers with those that it knows, as they are then. */
export const markAnswersRead = operation(
  'admin:messages',
  async (scope, { answerIds, isRead }: { answerIds: readonly string[]; isRead: boolean }): Promise<FormAnswer[]> => {
    const { tx, now } = scope
    refuseMany(answerIds)
    const ids = answerIds.filter(isId)
    const changes = isRead
      ? and(inArray(formAnswers.id, ids), isNull(formAnswers.readAt))
      : inArray(formAnswers.id, ids)
    await tx
      .update(formAnswers)
      .set({ readAt: isRead ? now : null })
      .where(changes)
    return tx.select(answerColumns).from(formAnswers).where(inArray(formAnswers.id, ids))
  },
)

/** Removes answers for good. Answers with those that it removed. */
export const deleteAnswers = operation(
  'admin:messages',
  async (scope, { answerIds }: { answerIds: readonly string[] }): Promise<string[]> => {
    refuseMany(answerIds)
    const removed = await scope.tx
      .delete(formAnswers)
      .where(inArray(formAnswers.id, answerIds.filter(isId)))
      .returning({
        id: formAnswers.id,
        name: sql<string>`(select name from forms where forms.id = ${formAnswers.formId})`,
      })
    await noteAudit(
      scope,
      removed.map(({ id, name }) => ({ action: 'form.answerDeleted', subjectId: id, subjectName: name })),
    )
    return removed.map(({ id }) => id)
  },
)

function refuseMany(ids: readonly string[]): void {
  if (ids.length > mostAtOnce)
    refuse('INVALID_INPUT', ['answerIds'], `At most ${mostAtOnce} at once.`, { limit: mostAtOnce })
}

/** Removes answers that have been kept as long as their form says. */
export async function purgeAnswers({ drizzle }: Pick<Database, 'drizzle'>, now: Date): Promise<void> {
  await drizzle.delete(formAnswers).where(lt(formAnswers.deleteAfter, now))
}
