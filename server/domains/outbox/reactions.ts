import { react } from '../../platform/events.ts'
import { sendWaitingMails } from '../../platform/mail.ts'
import { settingsChanged } from '../settings/events.ts'
import { mailSettings } from '../settings/settings.ts'

/** What waited because there was no mail server goes out once there is one. */
const sending = react(settingsChanged, 'outbox.sendWaiting', async ({ tx }, { section }) => {
  if (section === mailSettings.key) await sendWaitingMails(tx)
})

export const outboxReactions = [sending]
