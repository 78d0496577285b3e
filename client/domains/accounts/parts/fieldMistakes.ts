import type { MessageId } from '../../../intl/messageIds.ts'
import { type Waiting, waitingOf } from '../../../intl/waiting.ts'

/** Something that a person can mend in a form of their account; `field` is null where it is about the whole. */
export interface FieldMistake {
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
  INVALID_INPUT: 'account.mistake.tooLong',
  NAME_INVALID: 'account.mistake.name',
  PHONE_INVALID: 'account.mistake.phone',
  VAT_ID_INVALID: 'account.mistake.vatId',
  COUNTRY_NOT_SERVED: 'account.mistake.countryNotServed',
  TOO_MANY_ADDRESSES: 'account.mistake.tooManyAddresses',
  NOT_FOUND: 'account.mistake.gone',
  PASSWORD_WRONG: 'account.mistake.password',
  LAST_SYSTEM_ACCOUNT: 'account.mistake.lastSystemAccount',
  EXPORT_RUNNING: 'account.mistake.exportRunning',
  TOO_MANY_ATTEMPTS: 'account.mistake.tooMany',
  ACTING_FOR_CUSTOMER: 'account.mistake.actingForCustomer',
}

/** What the server refused, beside the fields: the path's first word names the input, the second its field. */
export const fieldMistakes = (
  refusals: readonly {
    readonly code: string
    readonly path: readonly string[]
    readonly retryAfterSeconds?: number | null
  }[],
): FieldMistake[] =>
  refusals.map(({ code, path, retryAfterSeconds }) => ({
    field: path[1] ?? null,
    text: (code === 'ADDRESS_INCOMPLETE' && missing[path[1] ?? '']) || (texts[code] ?? 'account.mistake.other'),
    ...(code === 'TOO_MANY_ATTEMPTS' && { values: waitingOf(retryAfterSeconds) }),
  }))
