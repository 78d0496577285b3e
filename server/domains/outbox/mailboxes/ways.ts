import type { Transporter } from 'nodemailer'
import { type Language, textIn } from '../../../kit/languages.ts'
import type { Database } from '../../../platform/database.ts'
import { type MailWay, openMailbox } from '../../../platform/mail.ts'
import { readSecret, readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import { type Mailbox, mailSettings, passwordOf, shopSettings } from '../../settings/settings.ts'
import { mailAbout, mailboxLimits } from '../rules.ts'

type Parts = {
  readonly database: Pick<Database, 'drizzle'>
  /** That of the environment. */
  readonly mailServer: Pick<Transporter, 'sendMail'> | null
  readonly publicUrl: string
}

/** A shop that has named no address of its own writes from where it is reached. */
function usualSender(settings: Settings, publicUrl: string): string {
  const { name, email } = shopSettings.of(settings)
  const { senderName, senderAddress } = mailSettings.of(settings)
  return `${JSON.stringify(senderName ?? name)} <${senderAddress ?? (email || `shop@${new URL(publicUrl).hostname}`)}>`
}

const senderOf = (settings: Settings, { senderName, senderAddress }: Mailbox): string =>
  `${JSON.stringify(senderName ?? mailSettings.of(settings).senderName ?? shopSettings.of(settings).name)} <${senderAddress}>`

/** A mailbox that the shop has set up, by its id. */
export const mailboxBy = (settings: Settings, uuid: string | null): Mailbox | null =>
  mailSettings.of(settings).mailboxes.find(each => each.uuid === uuid) ?? null

/** How mails go out by a mailbox, as far as its password can be read; null in its place where it cannot. */
export async function wayBy(
  { database }: Pick<Parts, 'database'>,
  settings: Settings,
  mailbox: Mailbox,
  language: Language,
): Promise<{ readonly way: MailWay; readonly password: string | null }> {
  const password = await readSecret(database.drizzle, mailSettings, passwordOf(mailbox.uuid))
  const { signature } = mailbox
  const way: MailWay = {
    server: openMailbox({ ...mailbox, password }),
    from: senderOf(settings, mailbox),
    replyTo: mailbox.replyTo,
    signature: textIn(language, { de: signature.de, en: signature.en ?? null }).trim() || null,
    limits: mailboxLimits(mailbox),
  }
  return { way, password }
}

/** How a mail goes out: by the mailbox for what it is about, else the default one, else the mail server of the environment;
 *  null where there is none of them. */
export async function wayOf(
  parts: Parts,
  { kind, language }: { readonly kind: string; readonly language: Language },
): Promise<MailWay | null> {
  const settings = await readSettings(parts.database.drizzle)
  const chosen = mailSettings.of(settings)
  const mailbox = mailboxBy(settings, chosen[mailAbout(kind)] ?? chosen.defaultMailbox)
  if (mailbox) return (await wayBy(parts, settings, mailbox, language)).way
  const { mailServer, publicUrl } = parts
  return mailServer && { server: mailServer, from: usualSender(settings, publicUrl) }
}

/** How a mail goes out where no mailbox is chosen. */
export const usualWay = (settings: Settings, server: Pick<Transporter, 'sendMail'>, publicUrl: string): MailWay => ({
  server,
  from: usualSender(settings, publicUrl),
})
