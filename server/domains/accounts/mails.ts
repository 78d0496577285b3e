import type { Language } from '../../kit/languages.ts'
import { type MailBlock, type MailBody, mailBody } from '../../kit/mailBody.ts'
import { joined, ours, typed } from '../../kit/mailWords.ts'
import { speechIn } from '../../texts/texts.ts'
import { mailSeller } from '../settings/mails.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings } from '../settings/settings.ts'
import { tokenHours } from './authentication/tokens.ts'

/** Mails with a link that does something, once. */
export type LinkMailKind =
  | 'accountVerify'
  | 'passwordReset'
  | 'accountInvitation'
  | 'emailChange'
  | 'secondFactorReset'
  | 'secondFactorEnds'
  | 'secondFactorEndsSoon'
/** Mails that only tell of something. */
export type NoticeMailKind =
  | 'passwordChanged'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'emailInUse'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorWasReset'
  | 'secondFactorKept'
  | 'recoveryCodesRenewed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passwordSuffices'
  | 'secondFactorEndsElsewhere'
  | 'secondFactorGoneElsewhere'
  | 'secondFactorEndsKnown'
  | 'secondFactorGoneKnown'

/** What a mail about an account is made of. `name` is null where the address is not known to be the person's: a
 *  stranger may have typed both. `email` is the account's address, `newEmail` the one it shall have. */
export type AccountMailParts = {
  readonly language: Language
  readonly settings: Settings
  readonly name: string | null
  readonly email: string
  readonly newEmail?: string
}

/** How long a kind's link is good, in hours. */
const hoursOf: Record<LinkMailKind, number> = {
  accountVerify: tokenHours.verify,
  passwordReset: tokenHours.password,
  accountInvitation: tokenHours.invitation,
  emailChange: tokenHours.email,
  secondFactorReset: tokenHours.secondFactor,
  secondFactorEnds: tokenHours.secondFactorKeep,
  secondFactorEndsSoon: tokenHours.secondFactorKeep,
}

/** A mail with a link, in the recipient's language: what for, the link, how long it is good. */
export const linkMail = (kind: LinkMailKind, parts: AccountMailParts, url: string): MailBody & { subject: string } => {
  const button = speechIn(parts.language).text(`mail.${kind}.button`)
  const hours = hoursOf[kind]
  return rendered(kind, parts, [{ kind: 'button', text: button, url }], { hours, days: hours / 24 })
}

/** A mail that tells what happened to an account, and what to do if it was somebody else. */
export const noticeMail = (kind: NoticeMailKind, parts: AccountMailParts): MailBody & { subject: string } =>
  rendered(kind, parts, [], {})

function rendered(
  kind: LinkMailKind | NoticeMailKind,
  { language, settings, name, email, newEmail = '' }: AccountMailParts,
  middle: readonly MailBlock[],
  figures: Readonly<Record<string, number>>,
) {
  const speech = speechIn(language)
  const values = {
    shop: ours(shopSettings.of(settings).name),
    email: typed(email),
    newEmail: typed(newEmail),
    ...figures,
  }
  const greeting =
    name === null ? speech.text('mail.greeting') : speech.text('mail.greeting.name', { name: typed(name) })
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: joined([greeting, speech.text(`mail.${kind}.intro`, values)], '\n') },
    ...middle,
    { kind: 'paragraph', text: speech.text(`mail.${kind}.note`, values) },
    ...mailSeller(settings, speech),
  ]
  return {
    subject: speech.text(`mail.${kind}.subject`, values),
    ...mailBody({ title: speech.text(`mail.${kind}.title`), language, shop: values.shop }, blocks),
  }
}
