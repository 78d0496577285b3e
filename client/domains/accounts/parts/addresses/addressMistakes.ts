import type { MessageId } from '../../../../intl/messageIds.ts'

/** Something of a form that a person can mend; `field` is its name, null where it is about the whole. */
export interface FormMistake {
  readonly field: string | null
  readonly text: MessageId
  /** What the text says besides: how long to wait, how it should look. */
  readonly values?: Readonly<Record<string, string | number>>
}

/** A refusal as far as forms tell it. */
export interface ToldRefusal {
  readonly code: string
  readonly path: readonly string[]
  readonly retryAfterSeconds?: number | null
  /** Why a password is too weak. */
  readonly reason?: string
  /** What would be taken: a postcode of the country. */
  readonly example?: string
}

const missing: Readonly<Record<string, MessageId>> = {
  company: 'account.mistake.company',
  firstName: 'account.mistake.firstName',
  lastName: 'account.mistake.lastName',
  address: 'account.mistake.street',
  zip: 'account.mistake.zip',
  city: 'account.mistake.city',
  country: 'account.mistake.country',
}

const texts: Readonly<Record<string, MessageId>> = {
  NAME_INVALID: 'account.mistake.name',
  PHONE_INVALID: 'account.mistake.phone',
  POSTCODE_INVALID: 'account.mistake.zipForm',
  VAT_ID_INVALID: 'account.mistake.vatId',
  COUNTRY_NOT_SERVED: 'account.mistake.countryNotServed',
  INVALID_INPUT: 'account.mistake.tooLong',
}

/** What is said of a part of an address that was left out; null of anything else. */
export const missingText = (field: string | undefined): MessageId | null => missing[field ?? ''] ?? null

/** What is said of a refused part of an address, the same words wherever one is entered; null of anything else. */
export function addressMistake({ code, path, example }: ToldRefusal): Omit<FormMistake, 'field'> | null {
  const text = code === 'ADDRESS_INCOMPLETE' ? missingText(path.at(-1)) : texts[code]
  return text ? { text, ...(example !== undefined && { values: { example } }) } : null
}
