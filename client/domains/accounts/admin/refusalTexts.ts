import type { MessageId } from '../../../intl/messageIds.ts'

const texts: Readonly<Record<string, MessageId>> = {
  OWN_ROLES: 'users.refused.own',
  OWN_ACCOUNT: 'users.refused.own',
  ROLES_NOT_ALLOWED: 'users.refused.roles',
  LAST_SYSTEM_ACCOUNT: 'users.refused.lastSystem',
  STALE_REVISION: 'users.stale',
  EMAIL_INVALID: 'users.refused.emailInvalid',
  EMAIL_TAKEN: 'users.refused.emailTaken',
  NAME_INVALID: 'users.refused.name',
  TOO_MANY_MAILS: 'users.refused.tooManyMails',
  ACCOUNT_INACTIVE: 'users.refused.inactive',
}

/** Why something was refused, as a sentence. */
export const refusalText = (code: string): MessageId => texts[code] ?? 'users.refused.other'
