import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { refuse } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { releaseBytes } from '../../../platform/bytes.ts'
import { type Database, inTransaction } from '../../../platform/database.ts'
import { operation } from '../../../platform/operation.ts'
import { answerColumns, type FormAnswer } from '../queries.ts'
import { formAnswers } from '../tables.ts'
import { bytesSentWith } from './sentFiles.ts'

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

/** Removes answers for good, with the files that came with them. Answers with those that it removed. */
export const deleteAnswers = operation(
  'admin:messages',
  async (scope, { answerIds }: { answerIds: readonly string[] }): Promise<string[]> => {
    refuseMany(answerIds)
    const wanted = inArray(formAnswers.id, answerIds.filter(isId))
    const hashes = await bytesSentWith(scope.tx, wanted)
    const removed = await scope.tx
      .delete(formAnswers)
      .where(wanted)
      .returning({
        id: formAnswers.id,
        name: sql<string>`(select name from forms where forms.id = ${formAnswers.formId})`,
      })
    await releaseBytes(scope.tx, hashes)
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

/** Removes answers that have been kept as long as their form says, with their files. */
export const purgeAnswers = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, async tx => {
    const due = lt(formAnswers.deleteAfter, now)
    const hashes = await bytesSentWith(tx, due)
    await tx.delete(formAnswers).where(due)
    await releaseBytes(tx, hashes)
  })
