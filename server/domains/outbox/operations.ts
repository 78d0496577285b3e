import { and, eq } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { noteAudit } from '../../platform/audit.ts'
import { retryFailedJob } from '../../platform/failedJobs.ts'
import { resendMail } from '../../platform/mail.ts'
import { operation } from '../../platform/operation.ts'
import { mails } from '../../platform/tables.ts'

/** Has a job that gave up tried again, at once and as often as a new one. Throws NotFound for any other. */
export const retryJob = operation('admin:mails', async (scope, { jobId }: { jobId: string }): Promise<void> => {
  const task = await retryFailedJob(scope.tx, jobId)
  await noteAudit(scope, { action: 'job.retried', subjectId: null, subjectName: task })
})

/** Has a mail that failed sent again as it is. Throws NotFound for any other. */
export const retryMail = operation('admin:mails', async (scope, { mailId }: { mailId: string }): Promise<void> => {
  const { tx } = scope
  if (!isId(mailId)) throw new NotFound()
  const isFailed = and(eq(mails.id, mailId), eq(mails.state, 'failed'))
  const [mail] = await tx.select({ subject: mails.subject }).from(mails).where(isFailed).for('update')
  if (!mail) throw new NotFound()
  await resendMail(tx, mailId, scope)
  await noteAudit(scope, { action: 'mail.retried', subjectId: mailId, subjectName: mail.subject })
})
