import type { MessageId } from '../../../intl/messageIds.ts'
import { type Waiting, waitingOf } from '../../../intl/waiting.ts'

/** Something of a form about signing in or up that a person can mend. */
export interface EntranceMistake {
  /** Name of the form's field, as in `addresses.0.zip`; null where it is about the whole. */
  readonly field: string | null
  readonly text: MessageId
  /** How long to wait before it can be mended. */
  readonly values?: Waiting
}

const missing: Partial<Record<string, MessageId>> = {
  company: 'account.mistake.company',
  firstName: 'account.mistake.firstName',
  lastName: 'account.mistake.lastName',
  address: 'account.mistake.street',
  zip: 'account.mistake.zip',
  city: 'account.mistake.city',
  country: 'account.mistake.country',
}

const texts: Partial<Record<string, MessageId>> = {
  EMAIL_INVALID: 'accounts.mistake.email',
  EMAIL_TAKEN: 'accounts.mistake.emailTaken',
  NAME_INVALID: 'accounts.mistake.name',
  PHONE_INVALID: 'accounts.mistake.phone',
  PASSWORD_TOO_WEAK: 'accounts.mistake.passwordTooWeak',
  PASSWORDS_DIFFER: 'accounts.mistake.passwordsDiffer',
  PASSWORD_WRONG: 'accounts.mistake.passwordWrong',
  SECOND_FACTOR_REQUIRED: 'accounts.secondStep.missing',
  SECOND_FACTOR_WRONG: 'accounts.secondStep.wrong',
  PASSKEY_REFUSED: 'accounts.passkey.refused',
  TOKEN_USED: 'accounts.mistake.tokenUsed',
  TOKEN_UNKNOWN: 'accounts.mistake.tokenUnknown',
  TOO_MANY_ATTEMPTS: 'accounts.mistake.tooMany',
  TOO_MANY_MAILS: 'accounts.mistake.tooManyMails',
  ACTING_FOR_CUSTOMER: 'accounts.mistake.actingForCustomer',
  TERMS_REQUIRED: 'accounts.mistake.terms',
  INVALID_INPUT: 'accounts.mistake.tooLong',
  COUNTRY_NOT_SERVED: 'account.mistake.countryNotServed',
}

/** Texts of why a password is too weak. */
export const weaknesses: Partial<Record<string, MessageId>> = {
  SHORT: 'accounts.mistake.passwordShort',
  LONG: 'accounts.mistake.passwordLong',
  COMMON: 'accounts.mistake.passwordCommon',
  OWN: 'accounts.mistake.passwordOwn',
}

/** A refusal as far as it is told here; `reason` is that of a password which is too weak. */
export interface ToldRefusal {
  readonly code: string
  readonly path: readonly string[]
  readonly reason?: string
  readonly retryAfterSeconds?: number | null
}

/** What is not about a field of a form. */
const ofTheWhole: ReadonlySet<string> = new Set(['TOKEN_USED', 'TOKEN_UNKNOWN', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_MAILS'])

/** Texts of mistakes after which only another link helps. */
export const linkMistakes: ReadonlySet<string> = new Set([
  'accounts.mistake.tokenUsed',
  'accounts.mistake.tokenUnknown',
])

/** What the server refused, in words and beside the fields. A name is missing where nothing was entered (`isEmpty`). */
export const entranceMistakes = (
  refusals: readonly ToldRefusal[],
  isEmpty: (field: string) => boolean = () => false,
): EntranceMistake[] =>
  refusals.map(({ code, path, reason, retryAfterSeconds }) => {
    const field = ofTheWhole.has(code) || path.length === 0 || path[0] === 'token' ? null : path.join('.')
    const isMissing = code === 'ADDRESS_INCOMPLETE' || (code === 'NAME_INVALID' && field !== null && isEmpty(field))
    const exact = isMissing ? missing[path.at(-1) ?? ''] : weaknesses[reason ?? '']
    const values = code.startsWith('TOO_MANY_') ? { values: waitingOf(retryAfterSeconds) } : {}
    return { field, text: exact ?? texts[code] ?? 'accounts.mistake.other', ...values }
  })
