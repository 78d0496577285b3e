import type { Mail, OrderEvent } from '../queries/orders.ts'

/**
 * An order's history, oldest first: what was done to it, and what became of its mails. A mail that was queued by a
 * person (sent again) is told with who did it, all others by themselves.
 */
export function historyOf(events: readonly OrderEvent[], mails: readonly Mail[]): OrderEvent[] {
  const told = new Set(events.flatMap(({ kind, mailId }) => (kind === 'mailQueued' && mailId ? [mailId] : [])))
  const ofMails = mails.flatMap(mail => {
    const common = { orderId: mail.orderId!, by: null, accountId: null, note: null }
    const entry = { ...common, mailId: mail.id, previousAddress: null }
    const entries: OrderEvent[] = []
    if (!told.has(mail.id)) {
      entries.push({ ...entry, id: `${mail.id}.queued`, kind: 'mailQueued', at: mail.createdAt })
    }
    if (mail.sentAt) entries.push({ ...entry, id: `${mail.id}.sent`, kind: 'mailSent', at: mail.sentAt })
    if (mail.state === 'failed') {
      const at = mail.sentAt ?? mail.createdAt
      entries.push({ ...entry, id: `${mail.id}.failed`, kind: 'mailFailed', at, note: mail.lastError })
    }
    return entries
  })
  return [...events, ...ofMails].sort((a, b) => a.at.getTime() - b.at.getTime())
}
