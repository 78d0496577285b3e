import { SENDING, sendMail } from '../../platform/mail.ts'
import { defineTasks, type TaskParts } from '../../platform/tasks.ts'
import { readSettings } from '../settings/queries.ts'
import { shopSettings } from '../settings/settings.ts'

/** The sending of mails, in the shop's name. */
export const outboxTasks = defineTasks({
  [SENDING]: {
    run: (parts, payload, job) => sendMail({ ...parts, sender: () => senderOf(parts) }, payload, job),
  },
})

/** A shop that has named no address of its own writes from where it is reached. */
async function senderOf({ database, publicUrl }: TaskParts): Promise<string> {
  const { name, email } = shopSettings.of(await readSettings(database.drizzle))
  return `${JSON.stringify(name)} <${email || `shop@${new URL(publicUrl).hostname}`}>`
}
