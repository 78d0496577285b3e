import { randomBytes } from 'node:crypto'
import { DrizzleQueryError } from 'drizzle-orm'
import { GraphQLError, Kind } from 'graphql'
import type { ShownLock } from '../domains/locks/presenters/lock.ts'
import { QueueFull } from '../kit/fairQueue.ts'
import { NotAllowed, NotFound, type Refusal, type RefusalCode, Refused, refusal } from '../kit/refusals.ts'
import { isUnavailable } from '../platform/database.ts'
import { errorCode, messageOf } from '../platform/failure.ts'
import type { Log } from '../platform/log.ts'
import { storageFailure } from '../platform/storage.ts'
import { TooMany } from './context.ts'

/** A failure as both doors show it; `reference` is set for our own mistakes and stands in the log too. */
export type Failure = {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly fields?: readonly { path: string; message: string; code?: string }[]
  readonly retryAfterSeconds?: number
  /** The version that there is, where somebody else was faster. */
  readonly revision?: number
  /** The proof of work that the next attempt has to bring along. */
  readonly proof?: Readonly<Record<string, unknown>>
  /** Who is editing the file that was to be changed, as files show it. */
  readonly fileLock?: ShownLock
  /** The file that is there already, where the same was sent again. */
  readonly existing?: { readonly _id: string; readonly name: string }
  readonly reference?: string
}

/** A request that is refused for how it was sent, or because nothing is answered now. */
export class RequestFailed extends Error {
  readonly failure: Failure
  constructor(status: 404 | 409 | 412 | 503, code: string, message: string, retryAfterSeconds?: number) {
    super(message)
    this.failure = { status, code, message, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  }
}

/** The HTTP status of every refusal; a new code without one does not compile. */
export const statusOf: Readonly<Record<RefusalCode, 400 | 401 | 404 | 409 | 422 | 429>> = {
  INVALID_INPUT: 400,
  NOT_FOUND: 404,
  STALE_REVISION: 409,
  ENTRY_TWICE: 400,
  RANGE_REVERSED: 400,
  RANGE_OVERLAPS: 400,
  AMOUNT_INVALID: 400,
  AMOUNT_TOO_LARGE: 400,
  VARIANT_UNKNOWN: 404,
  VARIANT_EXISTS: 409,
  PROPERTY_MISSING: 400,
  PRODUCT_UNAVAILABLE: 409,
  SOLD_OUT: 409,
  ONLY_FEW_LEFT: 409,
  NOT_ENOUGH_LEFT: 409,
  FIT_MISSING: 400,
  SIZE_MISSING: 400,
  PERSONALISATION_MISSING: 400,
  PERSONALISATION_TOO_LONG: 400,
  PERSONALISATION_NOT_OFFERED: 400,
  PERSONALISATION_NOT_PRINTABLE: 400,
  TOO_MANY_TEXTS: 409,
  TEXTS_TOO_LONG: 409,
  SET_INCOMPLETE: 400,
  SET_UNEQUAL: 400,
  SHOP_NOT_OPEN: 409,
  SHOP_CLOSED: 409,
  ORDER_TOO_SMALL: 409,
  CART_EMPTY: 409,
  CART_EXPIRED: 409,
  CART_FULL: 409,
  CART_CHANGED: 409,
  CART_TOKEN_REQUIRED: 409,
  CART_TOKEN_UNKNOWN: 409,
  PRICE_CHANGED: 409,
  CODE_UNKNOWN: 404,
  CODE_TAKEN: 409,
  COUPON_NOT_YET_VALID: 409,
  COUPON_EXPIRED: 409,
  COUPON_USED_UP: 409,
  PICKUP_PLACE_MISSING: 422,
  PICKUP_PLACE_GONE: 409,
  STATION_INCOMPLETE: 400,
  STATION_INVALID: 400,
  STATION_GONE: 409,
  ANSWER_MISSING: 400,
  ANSWER_INVALID: 400,
  COUPON_USED_BY_YOU: 409,
  COUPON_NOT_FOR_CUSTOMER: 409,
  COUPON_MINIMUM_NOT_REACHED: 409,
  COUPON_NOT_COMBINABLE: 409,
  COUPON_NOT_APPLICABLE: 409,
  COUPON_ABOVE_LOWEST_PRICE: 409,
  VOUCHER_EXPIRED: 409,
  VOUCHER_EMPTY: 409,
  VOUCHER_BLOCKED: 409,
  VOUCHER_OTHER_CURRENCY: 409,
  VOUCHER_NOTHING_TO_PAY: 409,
  VOUCHER_BALANCE_CHANGED: 409,
  PAYOUT_CHANGED: 409,
  COMMISSION_CHANGED: 409,
  VOUCHERS_NOT_TAKEN: 409,
  TOO_MANY_VOUCHERS: 409,
  VOUCHER_REDEEMED: 409,
  ADDRESS_INCOMPLETE: 400,
  EMAIL_INVALID: 400,
  VAT_ID_INVALID: 400,
  COUNTRY_NOT_SERVED: 400,
  NOT_DELIVERABLE: 409,
  PAYMENT_METHOD_MISSING: 400,
  PAYMENT_METHOD_NOT_ALLOWED: 409,
  TERMS_REQUIRED: 400,
  CONDITIONS_REQUIRED: 400,
  AGE_REQUIRED: 400,
  VAT_RATE_MISSING: 409,
  WRONG_CREDENTIALS: 401,
  TOO_MANY_ATTEMPTS: 429,
  TOO_MANY_ORDERS: 429,
  TOO_MANY_MAILS: 429,
  MAIL_LINK_GONE: 409,
  PROOF_OF_WORK_REQUIRED: 409,
  EMAIL_TAKEN: 409,
  EMAIL_NOT_CONFIRMED: 409,
  PHONE_INVALID: 400,
  POSTCODE_INVALID: 400,
  NAME_INVALID: 400,
  PASSWORD_TOO_WEAK: 400,
  PASSWORDS_DIFFER: 400,
  PASSWORD_WRONG: 409,
  TOKEN_UNKNOWN: 409,
  TOKEN_USED: 409,
  TOKEN_EXPIRED: 409,
  SECOND_FACTOR_REQUIRED: 409,
  SECOND_FACTOR_WRONG: 409,
  PASSKEY_REFUSED: 409,
  ADDRESS_IS_DEFAULT_INVOICE: 409,
  ADDRESS_IS_DEFAULT_SHIPPING: 409,
  TOO_MANY_ADDRESSES: 409,
  TOO_MANY_TEAM_LISTS: 409,
  TOO_MANY_WISH_LISTS: 409,
  WISH_LIST_FULL: 409,
  TOO_MANY_SAVED_VIEWS: 409,
  ROLES_NOT_ALLOWED: 409,
  OWN_ROLES: 409,
  OWN_ACCOUNT: 409,
  LAST_SYSTEM_ACCOUNT: 409,
  ACCOUNT_INACTIVE: 409,
  EXPORT_RUNNING: 409,
  ACTING_FOR_CUSTOMER: 409,
  TRANSITION_NOT_ALLOWED: 409,
  APPROVAL_NEEDED: 409,
  APPROVER_MISSING: 409,
  BUYER_SUSPENDED: 409,
  LAST_ADMINISTRATOR: 409,
  ALREADY_IN_COMPANY: 409,
  INVITATION_FOR_OTHERS: 409,
  TOO_MANY_OPEN: 409,
  INVOICE_EXISTS: 409,
  COLUMNS_UNKNOWN: 422,
  INVOICE_INCOMPLETE: 422,
  NOTHING_TO_INVOICE: 422,
  BILL_UNREADABLE: 422,
  BILL_EXISTS: 409,
  BILL_OWN: 409,
  DOCUMENT_ISSUED: 409,
  DOCUMENT_LOCKED: 409,
  AMOUNT_EXCEEDED: 409,
  DOCUMENTS_DIFFER: 422,
  WITHDRAWAL_EXCLUDED: 409,
  SECOND_PERSON_REQUIRED: 409,
  SLUG_TAKEN: 409,
  NUMBER_TAKEN: 409,
  FILE_TYPE_INVALID: 400,
  FILE_TOO_LARGE: 400,
  FILE_BROKEN: 400,
  HEIC_NOT_TAKEN: 400,
  IMAGE_TOO_SMALL: 400,
  TOO_MANY_PIXELS: 400,
  FILE_IN_USE: 409,
  FILE_LOCKED: 409,
  PRODUCT_LOCKED: 409,
  ENTRY_LOCKED: 409,
  ENTRY_IN_USE: 409,
  FORM_LOCKED: 409,
  FORM_IN_USE: 409,
  ENTRY_CYCLE: 400,
  TITLE_MISSING: 400,
  BOTH_LANGUAGES_REQUIRED: 400,
  BLOCK_FOR_ADMINS: 409,
  REDIRECT_LOOP: 400,
  PICTURE_NOT_EDITABLE: 400,
  PICTURE_NOT_PUBLIC: 400,
  CROP_INVALID: 400,
  FILE_DUPLICATE: 409,
  QUOTA_REACHED: 409,
  REHEARSAL_RUNNING: 409,
  IMPORT_RUNNING: 409,
  IMPORT_STATE: 409,
  IMPORT_ERRORS: 409,
  IMPORT_UNNAMED: 422,
  TEXT_EMPTY: 422,
  TEXT_BROKEN: 422,
  TEXT_PLACEHOLDERS: 422,
}

/** Refusals that mean: somebody else has this key. */
const duplicates: readonly RefusalCode[] = ['SLUG_TAKEN', 'NUMBER_TAKEN', 'EMAIL_TAKEN', 'VARIANT_EXISTS', 'CODE_TAKEN']
/** How the documented clients know a duplicate (decisions.md, REST adapter). */
export const duplicateCode = '11000'
/** How they know a file that is there already. */
export const duplicateFileCode = 'C1'

/** The code of an answer that was refused for one reason before others. */
export function codeOf(status: number, code: RefusalCode | undefined): string {
  if (status === 429) return 'C429'
  if (status === 404) return 'C404'
  if (status === 400 || code === undefined) return 'C400'
  if (code === 'FILE_DUPLICATE') return duplicateFileCode
  return duplicates.includes(code) ? duplicateCode : code
}

function refusalFailure(refusals: readonly Refusal[]): Failure {
  const [first] = refusals
  const status = first ? statusOf[first.code] : 400
  const code = codeOf(status, first?.code)
  const message = refusals.map(each => each.message).join('; ')
  const wait = first?.details?.retryAfterSeconds
  const existing = first?.details?.existing as { id: string; name: string } | undefined
  const version = first?.code === 'STALE_REVISION' ? (first.details?.revision ?? first.details?.version) : undefined
  return {
    status,
    ...(typeof version === 'number' && { revision: version }),
    ...(typeof wait === 'number' && { retryAfterSeconds: wait }),
    ...(first?.code === 'PROOF_OF_WORK_REQUIRED' && first.details && { proof: first.details }),
    ...(first?.code === 'FILE_LOCKED' && { fileLock: first.details?.lock as ShownLock }),
    ...(first?.code === 'FILE_DUPLICATE' && existing && { existing: { _id: existing.id, name: existing.name } }),
    code,
    message: code === duplicateCode ? `E11000 duplicate key: ${message}` : message,
    fields: refusals.map(each => ({ path: each.path.join('.'), message: each.message, code: each.code })),
  }
}

/** Whether an error is an answer to the one who asked, and no trouble of ours. */
export const isAnswerable = (error: unknown): boolean =>
  error instanceof Refused ||
  error instanceof NotFound ||
  error instanceof NotAllowed ||
  unstorable.has(errorCode(error) ?? '')

/** What a thrown error means to the one who asked (decisions.md, REST adapter). Our own mistakes are logged with a
 *  reference, and nothing of the inside leaves. */
export function failureOf(error: unknown, log: Log): Failure {
  if (error instanceof RequestFailed) return error.failure
  if (error instanceof Refused) return refusalFailure(error.refusals)
  if (error instanceof NotFound) return { status: 404, code: 'C404', message: 'Not found.' }
  if (error instanceof NotAllowed) {
    return { status: error.isSignedIn ? 403 : 401, code: 'C100', message: error.message }
  }
  if (error instanceof TooMany) {
    return { status: 429, code: 'C429', message: 'Too many requests.', retryAfterSeconds: error.retryAfterSeconds }
  }
  if (error instanceof QueueFull) {
    const { isOwn, retryAfterSeconds } = error
    return isOwn
      ? { status: 429, code: 'C429', message: 'Too many requests.', retryAfterSeconds }
      : { status: 503, code: 'C503', message: 'Not available at the moment, please try again.', retryAfterSeconds }
  }
  if (isMistakeInForm(error)) {
    const { status, message } = error
    return { status, code: 'C400', message, fields: [{ path: '', message }] }
  }
  // Wherever a file was being written or read: no operation tells of its disk itself.
  const storageTrouble = storageFailure(error)
  if (storageTrouble) {
    log.error({ reason: storageTrouble.message }, 'files cannot be kept or read')
    return {
      status: 503,
      code: 'C503',
      message: 'Files cannot be kept or read at the moment, please try again.',
      retryAfterSeconds: 5,
    }
  }
  if (isUnavailable(error)) {
    log.error({ reason: messageOf(rootOf(error)) }, 'the database is not available')
    return {
      status: 503,
      code: 'C503',
      message: 'Not available at the moment, please try again.',
      retryAfterSeconds: 5,
    }
  }
  if (unstorable.has(errorCode(error) ?? '')) {
    log.warn(traceOf(error), 'a value could not be stored')
    return refusalFailure([refusal('INVALID_INPUT', [], 'A text, day or number is none that can be stored.')])
  }
  const reference = randomBytes(5).toString('hex')
  log.error({ reference, ...traceOf(error) }, 'a request failed')
  const message = `Something went wrong on our side. Reference: ${reference}`
  return { status: 500, code: 'C500', message, reference }
}

/** What the reader of forms says of one that is broken; its words are meant for the sender. */
const isMistakeInForm = (error: unknown): error is Error & { status: number } =>
  error instanceof Error &&
  'expose' in error &&
  error.expose === true &&
  'status' in error &&
  (error.status === 400 || error.status === 413)

/** SQLSTATE of values that are fine for JavaScript and cannot be stored: numbers out of range, days before our era or
 *  after the database's, the character NUL. Rules refuse them where they are expected. */
const unstorable: ReadonlySet<string> = new Set(['22003', '22007', '22008', '22009', '22021', '22P05'])

/** The innermost cause of an error: what wraps it may repeat a statement and the values in it. */
function rootOf(error: unknown): unknown {
  let root = error
  while (root instanceof Error && root.cause instanceof Error) root = root.cause
  return root instanceof DrizzleQueryError ? new Error('a statement failed') : root
}

/** What the log may keep of a mistake of ours: kind, SQLSTATE and place. Not the message of a failed statement, which
 *  holds its values, and no stack. */
function traceOf(error: unknown): Record<string, unknown> {
  const cause = rootOf(error)
  if (!(cause instanceof Error)) return { kind: typeof cause }
  const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
  const frame = (cause.stack ?? '').split('\n').find(line => /\/(server|dist)\//.test(line)) ?? ''
  return {
    kind: cause.name,
    ...(typeof code === 'string' ? { code } : { problem: cause.message }),
    ...(typeof constraint === 'string' && { constraint }),
    at: /((?:server|dist)\/[^)]+)/.exec(frame)?.[1],
  }
}

/** Statuses of failures that are the whole answer's: too many requests, and a database that is away. Others blank a
 *  corner of it. */
const isWhole: ReadonlySet<number> = new Set([429, 503])

/** How an answer that failed as a whole is sent: its status and headers. */
export const answerFailureOf = ({ status, retryAfterSeconds }: Failure) => ({
  status,
  ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
})

/** Statuses of what somebody may not do, or not so often. */
const isRefusal: ReadonlySet<number> = new Set([401, 403, 429])

/** Tells the log of a refused field, which the line of its answer does not: that may be a success all the same. The field
 *  goes by the schema's name; the name that the asker gave it may say anything. */
function noteRefusal(error: unknown, status: number | undefined, log: Log): void {
  if (status === undefined || !isRefusal.has(status)) return
  const [node] = error instanceof GraphQLError ? (error.nodes ?? []) : []
  log.info({ field: node?.kind === Kind.FIELD ? node.name.value : null, status }, 'a field was refused')
}

/** An error of GraphQL's execution as the client may see it: mistakes of the request stay, the rest as `failureOf`. */
export function maskedError(error: unknown, log: Log): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : error
  if (error instanceof GraphQLError && (!original || original instanceof GraphQLError)) {
    const { http } = error.extensions as { http?: { status?: number } }
    noteRefusal(error, http?.status, log)
    return error
  }
  const failure = failureOf(original, log)
  noteRefusal(error, failure.status, log)
  return new GraphQLError(failure.message, {
    ...(error instanceof GraphQLError && { nodes: error.nodes, path: error.path }),
    extensions: {
      code: failure.code,
      ...(failure.fields && { fields: failure.fields }),
      ...(failure.reference && { reference: failure.reference }),
      ...(failure.retryAfterSeconds !== undefined && { retryAfterSeconds: failure.retryAfterSeconds }),
      ...(isWhole.has(failure.status) && { http: answerFailureOf(failure) }),
    },
  })
}
