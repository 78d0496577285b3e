import type { Language } from '../../../kit/languages.ts'
import { refuse } from '../../../kit/refusals.ts'
import { type MailWay, openMailServer } from '../../../platform/mail.ts'
import { plainOperation } from '../../../platform/operation.ts'
import { readSettings } from '../../settings/queries.ts'
import { mailSettings, shopSettings } from '../../settings/settings.ts'
import { type MailOutcome, outcomeOf, shownAnswer } from '../rules.ts'
import { mailboxBy, usualWay, wayBy } from './ways.ts'

export type TestMailbox = {
  /** Null: the one by which mails go that no other is chosen for. */
  readonly mailbox: string | null
  /** Null: whoever asks. */
  readonly to: string | null
  readonly smtpUrl: string | null
  readonly publicUrl: string
}

/** What came of a test: `answer` is what the mail server said, where it said something. */
export type TestedMailbox = {
  readonly outcome: MailOutcome
  readonly answer: string | null
  readonly to: string
  readonly milliseconds: number
}

const words = {
  de: { subject: 'Test des Postfachs', text: 'Dieses Postfach verschickt E-Mails.' },
  en: { subject: 'Mailbox test', text: 'This mailbox sends emails.' },
}

/**
 * Sends one mail by a mailbox as it is saved, at once and past the outbox, and tells what came of it. Its limits do not count.
 * Refuses with INVALID_INPUT at `mailbox` for one that does not exist and at `to` where nobody is named to whom it could go.
 */
export const testMailbox = plainOperation(
  'admin:settings',
  async (scope, input: TestMailbox): Promise<TestedMailbox> => {
    const { database, viewer, language, now } = scope
    const settings = await readSettings(database.drizzle)
    const mailbox = mailboxBy(settings, input.mailbox ?? mailSettings.of(settings).defaultMailbox)
    if (input.mailbox !== null && mailbox === null) refuse('INVALID_INPUT', ['mailbox'], 'There is no such mailbox.')
    const to = input.to ?? viewer.email ?? shopSettings.of(settings).email
    if (to === '') refuse('INVALID_INPUT', ['to'], 'Nobody is named to whom the mail could go.')
    const failed = (outcome: MailOutcome): TestedMailbox => ({ outcome, answer: null, to, milliseconds: 0 })
    if (!mailbox) {
      if (input.smtpUrl === null) return failed('noServer')
      const server = openMailServer(input.smtpUrl)
      const secret = decodeURIComponent(new URL(input.smtpUrl).password)
      try {
        return await attempt(usualWay(settings, server, input.publicUrl), to, language, [secret], now)
      } finally {
        server.close()
      }
    }
    const { way, password } = await wayBy({ database }, settings, mailbox, language)
    if (mailbox.user !== null && password === null) return failed('noPassword')
    return attempt(way, to, language, [password ?? ''], now)
  },
)

async function attempt(
  { server, from, replyTo, signature }: MailWay,
  to: string,
  language: Language,
  secrets: readonly string[],
  date: Date,
): Promise<TestedMailbox> {
  const { subject, text } = words[language]
  const began = performance.now()
  const after = (outcome: MailOutcome, answer: string | null): TestedMailbox => ({
    ...{ outcome, answer, to, milliseconds: Math.round(performance.now() - began) },
  })
  try {
    const info: unknown = await server.sendMail({
      ...{ from, to, subject, date, ...(replyTo && { replyTo }) },
      text: signature ? `${text}\n\n-- \n${signature}` : text,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    })
    return after('sent', shownAnswer(info, secrets))
  } catch (error) {
    return after(outcomeOf(error), shownAnswer(error, secrets))
  }
}
