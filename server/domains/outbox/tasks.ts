import { purgeKeptAnswers } from '../../platform/keptAnswers.ts'
import { SENDING, sendMail } from '../../platform/mail.ts'
import { defineTasks, type TaskParts } from '../../platform/tasks.ts'
import { readSettings } from '../settings/queries.ts'
import { mailSettings, shopSettings } from '../settings/settings.ts'
import { voucherFiles } from '../vouchers/documents/paper.ts'

/** The sending of mails, in the shop's name, and the end of answers that were kept for programs. */
export const outboxTasks = defineTasks({
  [SENDING]: {
    run: (parts, payload, job) =>
      sendMail(
        { ...parts, sender: () => senderOf(parts), filesOf: ({ vouchers }) => voucherFiles(parts, vouchers) },
        payload,
        job,
      ),
  },
  forget_kept_answers: {
    schedule: '19 * * * *',
    alsoAtStart: true,
    run: ({ database, now }) => purgeKeptAnswers(database, now()),
  },
})

/** A shop that has named no address of its own writes from where it is reached. */
async function senderOf({ database, publicUrl }: TaskParts): Promise<string> {
  const settings = await readSettings(database.drizzle)
  const { name, email } = shopSettings.of(settings)
  const { senderName, senderAddress } = mailSettings.of(settings)
  return `${JSON.stringify(senderName ?? name)} <${senderAddress ?? (email || `shop@${new URL(publicUrl).hostname}`)}>`
}
