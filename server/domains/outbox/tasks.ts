import { purgeKeptAnswers } from '../../platform/keptAnswers.ts'
import { SENDING, sendMail } from '../../platform/mail.ts'
import { defineTasks, type TaskParts } from '../../platform/tasks.ts'
import { documentFiles } from '../invoicing/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { withShownLinks } from '../site/rules/links.ts'
import { addressesOf } from '../site/settings.ts'
import { voucherFiles } from '../vouchers/documents/paper.ts'
import { wayOf } from './mailboxes/ways.ts'

/** The sending of mails, in the shop's name, and the end of answers that were kept for programs. */
export const outboxTasks = defineTasks({
  [SENDING]: {
    run: (parts, payload, job) =>
      sendMail(
        {
          ...parts,
          wayOf: mail => wayOf(parts, mail),
          finished: words => withShownAddresses(parts, words),
          filesOf: async ({ vouchers = [], documents = [] }) => [
            ...(await voucherFiles(parts, vouchers)),
            ...(await documentFiles(parts.database.drizzle, documents)),
          ],
        },
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

/** The words of a mail with the site's addresses as visitors see them today: it may have been written before they changed. */
async function withShownAddresses({ database, publicUrl }: TaskParts, words: string): Promise<string> {
  return withShownLinks(addressesOf(await readSettings(database.drizzle)), publicUrl, words)
}
