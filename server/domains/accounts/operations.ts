import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Language } from '../../kit/languages.ts'
import { recipientLimits } from '../../kit/limits.ts'
import { mailedPages } from '../../kit/mailedPages.ts'
import { queueLimitedMail, queueMail } from '../../platform/mail.ts'
import type { OperationScope } from '../../platform/operation.ts'
import { mails } from '../../platform/tables.ts'
import { readSettings } from '../settings/queries.ts'
import { issueToken } from './authentication/tokens.ts'
import { type LinkMailKind, linkMail, type NoticeMailKind, noticeMail } from './mails.ts'
import { accounts, type TokenPurpose } from './tables.ts'

type Scope = Pick<OperationScope, 'tx' | 'now' | 'newId'>

/** Whom a mail about an account is about. */
export type MailedAccount = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly language: Language
}

/** The columns of `MailedAccount`. Mails go out in the language of the account, whatever that of a request is. */
export const mailedColumns = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  language: accounts.language,
}

/** What the links of each kind are for, and the page that they lead to. */
const links: Record<LinkMailKind, { purpose: TokenPurpose; page: string }> = {
  accountVerify: { purpose: 'verify', page: mailedPages.verify },
  passwordReset: { purpose: 'password', page: mailedPages.resetPassword },
  accountInvitation: { purpose: 'invitation', page: mailedPages.invitation },
  emailChange: { purpose: 'email', page: mailedPages.confirmEmail },
  secondFactorReset: { purpose: 'secondFactor', page: mailedPages.reset2FA },
  secondFactorEnds: { purpose: 'secondFactorKeep', page: mailedPages.keep2FA },
  secondFactorEndsSoon: { purpose: 'secondFactorKeep', page: mailedPages.keep2FA },
}

/** Mails that somebody else may cause: an address is sent only so many of them (`recipientLimits`). */
const causedByAnybody = {
  kinds: [...Object.keys(links), 'emailInUse' satisfies NoticeMailKind],
  limits: recipientLimits.link,
}

/** Sends an account a new link by mail; `newEmail` receives it instead of the account's address. Nobody is called by
 *  their name before the address is known to be theirs. Answers with 0, or with how many seconds to wait where the address
 *  was sent too many already; then nothing is sent. */
export async function sendLink(
  scope: Scope,
  kind: LinkMailKind,
  account: MailedAccount,
  { publicUrl, newEmail }: { publicUrl: string; newEmail?: string },
): Promise<number> {
  const { purpose, page } = links[kind]
  const { id: accountId, email, language } = account
  const secret = await issueToken(scope.tx, scope.now, { accountId, purpose, ...(newEmail && { email: newEmail }) })
  const isKnown = kind !== 'accountVerify' && kind !== 'emailChange'
  const url = `${publicUrl}${language === 'en' ? '/en' : ''}/${page}/${secret}`
  const settings = await readSettings(scope.tx)
  const mail = linkMail(kind, { language, settings, name: isKnown ? account.name : null, email }, url)
  const written = { kind, to: newEmail ?? email, accountId, language, secret, ...mail }
  return queueLimitedMail(scope.tx, written, causedByAnybody, scope)
}

/** Tells an account's owner what happened to it, at its address or at another of theirs (`to`); or, as `other`, the owner
 *  of another account what somebody wanted. Who reads another address is not called by name. `cause` as in `NewMail`. */
export async function sendNotice(
  scope: Scope,
  kind: NoticeMailKind,
  account: MailedAccount,
  {
    other,
    to,
    newEmail,
    cause,
  }: { other?: Omit<MailedAccount, 'name'>; to?: string; newEmail?: string; cause?: string } = {},
): Promise<void> {
  const { email } = account
  const { id: accountId, email: own, language } = other ?? account
  const settings = await readSettings(scope.tx)
  const name = kind === 'emailInUse' || to ? null : account.name
  const mail = noticeMail(kind, { language, settings, name, email, ...(newEmail && { newEmail }) })
  const written = { kind, to: to ?? own, accountId, language, secret: null, ...mail, ...(cause && { cause }) }
  if (kind === 'emailInUse') await queueLimitedMail(scope.tx, written, causedByAnybody, scope)
  else await queueMail(scope.tx, written, scope)
}

/** For so long the mails to an address count towards how many it is sent. */
const countedMilliseconds = 24 * 60 * 60 * 1000

/** Forgets what was sent to sign-ups that nobody confirmed, once their accounts are gone. */
export async function purgeMailsOfNobody(tx: Scope['tx'], now: Date): Promise<void> {
  await tx
    .delete(mails)
    .where(
      and(
        isNotNull(mails.accountId),
        isNull(mails.orderId),
        lt(mails.createdAt, new Date(now.getTime() - countedMilliseconds)),
        sql`not exists (select from ${accounts} where ${accounts.id} = ${mails.accountId})`,
      ),
    )
}
