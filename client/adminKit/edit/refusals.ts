import type { UserErrorCode } from '../../__generated__/useUpdatePersonMutation.graphql.ts'
import type { MessageId } from '../../intl/messageIds.ts'
import { waitingOf } from '../../intl/waiting.ts'
import { type EditField, fieldAt, isEmpty, isRequired, type Message, valueAt } from './fields.ts'

/** Why the server refused, as every payload lists it. */
export interface Refusal {
  readonly code: string
  /** Into the input; not asked for where there are no fields. */
  readonly path?: readonly string[]
  readonly retryAfterSeconds?: number | null
}

export type RefusalTexts = Readonly<Partial<Record<UserErrorCode, Message>>>

/**
 * What refusals of the back office say, once for all forms. A form says in its own words what means something else there;
 * a code that is not here says that it was not possible.
 */
const texts = {
  INVALID_INPUT: 'edit.refused.invalid',
  TEXT_EMPTY: 'edit.missing',
  TEXT_BROKEN: 'edit.refused.textBroken',
  TEXT_PLACEHOLDERS: 'edit.refused.textPlaceholders',
  NOT_FOUND: 'edit.refused.gone',
  STALE_REVISION: 'edit.stale.title',
  ENTRY_TWICE: 'edit.refused.twice',
  RANGE_REVERSED: 'edit.refused.reversed',
  RANGE_OVERLAPS: 'edit.refused.overlaps',
  AMOUNT_INVALID: 'edit.refused.amount',
  AMOUNT_TOO_LARGE: 'edit.refused.amountTooLarge',
  EMAIL_INVALID: 'edit.refused.email',
  EMAIL_TAKEN: 'edit.refused.emailTaken',
  PHONE_INVALID: 'edit.refused.phone',
  POSTCODE_INVALID: 'edit.refused.postcode',
  NAME_INVALID: 'edit.refused.name',
  VAT_ID_INVALID: 'edit.refused.vatId',
  ADDRESS_INCOMPLETE: 'edit.missing',
  ADDRESS_IS_DEFAULT_INVOICE: 'edit.refused.defaultAddress',
  ADDRESS_IS_DEFAULT_SHIPPING: 'edit.refused.defaultAddress',
  TOO_MANY_ADDRESSES: 'edit.refused.tooManyAddresses',
  TOO_MANY_MAILS: 'edit.refused.tooManyMails',
  COUNTRY_NOT_SERVED: 'edit.refused.country',
  ROLES_NOT_ALLOWED: 'edit.refused.roles',
  OWN_ROLES: 'edit.refused.own',
  OWN_ACCOUNT: 'edit.refused.own',
  LAST_SYSTEM_ACCOUNT: 'edit.refused.lastSystem',
  ACCOUNT_INACTIVE: 'edit.refused.inactive',
  SECOND_PERSON_REQUIRED: 'edit.refused.secondPerson',
  TRANSITION_NOT_ALLOWED: 'edit.refused.transition',
  ACTING_FOR_CUSTOMER: 'edit.refused.acting',
  PROPERTY_MISSING: 'edit.refused.propertyMissing',
  SET_INCOMPLETE: 'edit.refused.setIncomplete',
  VAT_RATE_MISSING: 'edit.refused.vatRateMissing',
  SLUG_TAKEN: 'edit.refused.taken',
  NUMBER_TAKEN: 'edit.refused.taken',
  CODE_TAKEN: 'edit.refused.taken',
  COUPON_ABOVE_LOWEST_PRICE: 'edit.refused.lowestPrice',
  FILE_TYPE_INVALID: 'edit.refused.fileType',
  FILE_TOO_LARGE: 'edit.refused.fileTooLarge',
  FILE_BROKEN: 'edit.refused.fileBroken',
  HEIC_NOT_TAKEN: 'edit.refused.heic',
  IMAGE_TOO_SMALL: 'edit.refused.imageTooSmall',
  TOO_MANY_PIXELS: 'edit.refused.tooManyPixels',
  FILE_IN_USE: 'edit.refused.fileInUse',
  FILE_LOCKED: 'edit.refused.fileLocked',
  PRODUCT_LOCKED: 'edit.refused.productLocked',
  ENTRY_LOCKED: 'edit.refused.entryLocked',
  ENTRY_IN_USE: 'edit.refused.entryInUse',
  FORM_LOCKED: 'edit.refused.formLocked',
  FORM_IN_USE: 'edit.refused.formInUse',
  ENTRY_CYCLE: 'edit.refused.entryCycle',
  TITLE_MISSING: 'edit.refused.titleMissing',
  BOTH_LANGUAGES_REQUIRED: 'edit.refused.bothLanguages',
  BLOCK_FOR_ADMINS: 'edit.refused.blockForAdmins',
  REDIRECT_LOOP: 'edit.refused.redirectLoop',
  PICTURE_NOT_EDITABLE: 'edit.refused.pictureNotEditable',
  PICTURE_NOT_PUBLIC: 'edit.refused.pictureNotPublic',
  CROP_INVALID: 'edit.refused.cropInvalid',
  FILE_DUPLICATE: 'edit.refused.fileDuplicate',
  QUOTA_REACHED: 'edit.refused.quota',
} as const satisfies Partial<Record<UserErrorCode, MessageId>>

/** Why something was refused, as a sentence. */
export function refusalMessage(code: string, own: RefusalTexts = {}, retryAfterSeconds?: number | null): Message {
  const said = own[code as UserErrorCode] ?? (texts as Readonly<Record<string, MessageId>>)[code]
  return said === 'edit.refused.tooManyMails'
    ? { id: said, values: waitingOf(retryAfterSeconds) }
    : (said ?? 'edit.refused.other')
}

/** What the server found wrong with a form. */
export interface Refused {
  /** By the path of the field, or of the part of a field, that it is about. */
  readonly fields: ReadonlyMap<string, Message>
  /** What is about no field of the form. */
  readonly general: readonly Message[]
  /** Somebody else has saved since this form was filled. */
  readonly isStale: boolean
}

export interface RefusalMapping {
  /** What a code says in this form. */
  readonly texts?: RefusalTexts
  /** What a code says of one field; null where it says what it always says. */
  readonly textOf?: (code: string, path: string) => Message | null
  /** What was refused and is about no field, where the form finds words that codes and paths alone do not give. */
  readonly general?: readonly Message[]
  /** The field that a path of the input is about, where they differ: `changes.paymentOverrides.0.max`. Null: as usual. */
  readonly fieldOf?: (path: readonly string[]) => string | null
}

/**
 * Puts refusals beside the fields they are about. The path of the input is that of the field, whole or without its first
 * step, for inputs hold what is changed under `changes` or a name of the thing. An empty required field is said to be
 * missing, whatever else is wrong with it.
 */
export function refusedFields<Values>(
  refusals: readonly Refusal[],
  fields: readonly EditField<Values>[],
  values: Values,
  { texts: own, textOf, general: said = [], fieldOf }: RefusalMapping = {},
): Refused {
  const found = new Map<string, Message>()
  const general: Message[] = [...said]
  for (const { code, path = [], retryAfterSeconds } of refusals) {
    if (code === 'STALE_REVISION') continue
    const paths = [fieldOf?.(path) ?? null, path.join('.'), path.slice(1).join('.')]
    const place = paths.find(each => each !== null && fieldAt(fields, each) !== null) ?? null
    const field = place === null ? null : fieldAt(fields, place)
    if (place === null || field === null) general.push(refusalMessage(code, own, retryAfterSeconds))
    else if (isRequired(field, values) && isEmpty(valueAt(values, place))) found.set(place, 'edit.missing')
    else if (!found.has(place)) found.set(place, textOf?.(code, place) ?? refusalMessage(code, own))
  }
  return { fields: found, general, isStale: refusals.some(({ code }) => code === 'STALE_REVISION') }
}
