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

async function senderOf({ database }: TaskParts): Promise<string> {
  const shop = shopSettings.of(await readSettings(database.drizzle))
  return `${JSON.stringify(shop.name)} <${shop.email}>`
}
