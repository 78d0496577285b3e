import type { MessageId } from '../../../intl/messageIds.ts'
import { waitingOf } from '../../../intl/waiting.ts'
import { addressMistake, type FormMistake, missingText, type ToldRefusal } from './addresses/addressMistakes.ts'

const texts: Partial<Record<string, MessageId>> = {
  EMAIL_INVALID: 'accounts.mistake.email',
  EMAIL_TAKEN: 'accounts.mistake.emailTaken',
  PASSWORD_TOO_WEAK: 'accounts.mistake.passwordTooWeak',
  PASSWORDS_DIFFER: 'accounts.mistake.passwordsDiffer',
  PASSWORD_WRONG: 'accounts.mistake.passwordWrong',
  SECOND_FACTOR_REQUIRED: 'accounts.secondStep.missing',
  SECOND_FACTOR_WRONG: 'accounts.secondStep.wrong',
  PASSKEY_REFUSED: 'accounts.passkey.refused',
  TOKEN_USED: 'accounts.mistake.tokenUsed',
  TOKEN_EXPIRED: 'accounts.mistake.tokenExpired',
  TOKEN_UNKNOWN: 'accounts.mistake.tokenUnknown',
  TOO_MANY_ATTEMPTS: 'accounts.mistake.tooMany',
  TOO_MANY_MAILS: 'accounts.mistake.tooManyMails',
  ACTING_FOR_CUSTOMER: 'accounts.mistake.actingForCustomer',
  TERMS_REQUIRED: 'accounts.mistake.terms',
}

/** Texts of why a password is too weak. */
export const weaknesses: Partial<Record<string, MessageId>> = {
  SHORT: 'accounts.mistake.passwordShort',
  LONG: 'accounts.mistake.passwordLong',
  COMMON: 'accounts.mistake.passwordCommon',
  OWN: 'accounts.mistake.passwordOwn',
}

/** What is not about a field of a form. */
const ofTheWhole: ReadonlySet<string> = new Set([
  ...['TOKEN_USED', 'TOKEN_EXPIRED', 'TOKEN_UNKNOWN', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_MAILS'],
])

/** Texts of mistakes after which only another link helps. */
export const linkMistakes: ReadonlySet<string> = new Set([
  'accounts.mistake.tokenUsed',
  'accounts.mistake.tokenExpired',
  'accounts.mistake.tokenUnknown',
])

/** What the server refused, in words and beside the fields. A name is missing where nothing was entered (`isEmpty`). */
export const entranceMistakes = (
  refusals: readonly ToldRefusal[],
  isEmpty: (field: string) => boolean = () => false,
): FormMistake[] =>
  refusals.map(refusal => {
    const { code, path, reason, retryAfterSeconds } = refusal
    const field = ofTheWhole.has(code) || path.length === 0 || path[0] === 'token' ? null : path.join('.')
    const isMissing = code === 'NAME_INVALID' && field !== null && isEmpty(field)
    const exact = isMissing ? missingText(path.at(-1)) : weaknesses[reason ?? '']
    const own = exact ?? texts[code]
    const values = code.startsWith('TOO_MANY_') ? { values: waitingOf(retryAfterSeconds) } : {}
    return {
      field,
      ...(own ? { text: own } : (addressMistake(refusal) ?? { text: 'accounts.mistake.other' })),
      ...values,
    }
  })
