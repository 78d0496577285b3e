import type { Limit } from '../../kit/limits.ts'
import type { Mailbox } from '../settings/settings.ts'

/** What mails are about, by which a mailbox is chosen for them. */
export type MailAbout = 'orderMailbox' | 'accountMailbox' | 'staffMailbox'

const toStaff = new Set(['lowStock', 'withdrawalNote', 'webhookOff'])
const ofOrders = /^(?:order|withdrawal|voucher|approval|restock)/

/** What a mail is about, by its kind. */
export function mailAbout(kind: string): MailAbout {
  if (toStaff.has(kind)) return 'staffMailbox'
  return ofOrders.test(kind) ? 'orderMailbox' : 'accountMailbox'
}

/** How many mails a mailbox sends, counted under its name. */
export const mailboxLimits = ({
  uuid,
  perHour,
  perDay,
}: Pick<Mailbox, 'uuid' | 'perHour' | 'perDay'>): { readonly name: string; readonly limit: Limit }[] => [
  ...(perHour === null ? [] : [{ name: `mailbox ${uuid} hour`, limit: { uses: perHour, seconds: 3600 } }]),
  ...(perDay === null ? [] : [{ name: `mailbox ${uuid} day`, limit: { uses: perDay, seconds: 86_400 } }]),
]

/** What came of an attempt to send. */
export const mailOutcomes = [
  ...(['sent', 'noServer', 'noPassword', 'dns', 'refused', 'timeout'] as const),
  ...(['tls', 'login', 'sender', 'recipient', 'other'] as const),
] as const
export type MailOutcome = (typeof mailOutcomes)[number]

const texts = (error: unknown): { code: string; command: string; message: string; response: string | null } => {
  const { code, command, message, response } = Object(error) as Readonly<Record<string, unknown>>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { code: text(code), command: text(command), message: text(message), response: text(response) || null }
}

/** What an attempt failed of, by the mail library's words for it. */
export function outcomeOf(error: unknown): MailOutcome {
  const { code, command, message } = texts(error)
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN|getaddrinfo/.test(`${code} ${message}`)) return 'dns'
  if (code === 'EAUTH') return 'login'
  if (code === 'ETLS' || /certificate|\bTLS\b|\bSSL\b|wrong version number/i.test(message)) return 'tls'
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET/.test(`${code} ${message}`)) return 'refused'
  if (code === 'ETIMEDOUT' || /timeout|timed out/i.test(message)) return 'timeout'
  if (code === 'EENVELOPE') return /^MAIL/i.test(command) ? 'sender' : 'recipient'
  return 'other'
}

/** Characters of a server's answer that are shown. */
const LONGEST_ANSWER = 300

/** What a mail server answered, without anything that proves who signs in; null: it said nothing. */
export function shownAnswer(error: unknown, secrets: readonly string[]): string | null {
  const { response } = texts(error)
  if (response === null) return null
  const forms = secrets
    .filter(secret => secret !== '')
    .flatMap(secret => [secret, Buffer.from(secret).toString('base64'), encodeURIComponent(secret)])
  const hidden = forms.reduce((text, form) => text.replaceAll(form, '…'), response)
  return hidden.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_ANSWER) || null
}
