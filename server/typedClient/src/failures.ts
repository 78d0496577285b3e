/** What a person or program can put right: what the shop says no to, and at which part of the input. */
export interface Refusal {
  /** Such as `SOLD_OUT`; the schema's `UserErrorCode` lists them. */
  readonly code: string
  /** The way to the part of the input that is meant, such as `['input', 'shippingAddress', 'zip']`; empty: all of it. */
  readonly path: readonly string[]
  /** For developers; what people read is chosen by the code. */
  readonly message: string
  readonly retryAfterSeconds?: number | null
}

interface Told {
  readonly message: string
  /** `C100` not allowed, `C404` not there, `C429` too many, `C500` the shop's own mistake, or what was refused. */
  readonly code: string
  /** Of the answer; null where there was none. */
  readonly status?: number | null
  readonly refusals?: readonly Refusal[]
  readonly retryAfterSeconds?: number | null
  /** Of a mistake of the shop: it stands in its log too. */
  readonly reference?: string | null
  /** What was answered all the same: of a query the rest of its data, of REST the body. */
  readonly answer?: unknown
  readonly cause?: unknown
}

/** The shop did not do, or not find, what was asked for. */
export class ShopError extends Error {
  override name = 'ShopError'
  readonly code: string
  readonly status: number | null
  readonly refusals: readonly Refusal[]
  readonly retryAfterSeconds: number | null
  readonly reference: string | null
  readonly answer: unknown

  constructor({ message, code, status, refusals, retryAfterSeconds, reference, answer, cause }: Told) {
    super(message, { cause })
    this.code = code
    this.status = status ?? null
    this.refusals = refusals ?? []
    this.retryAfterSeconds = retryAfterSeconds ?? null
    this.reference = reference ?? null
    this.answer = answer
  }

  /** The path of the first refusal. */
  get path(): readonly string[] {
    return this.refusals[0]?.path ?? []
  }
}

/** The shop refused what it was sent: `refusals` says everything that stands in the way. */
export class RefusedError extends ShopError {
  override name = 'RefusedError'
}

/** Too many requests: nothing was done, and it may be tried again after `retryAfterSeconds`. */
export class LimitedError extends ShopError {
  override name = 'LimitedError'
}

/** No answer came, in time or at all: what was to be written may have been. */
export class UnreachableError extends ShopError {
  override name = 'UnreachableError'
}

/** A webhook that the shop did not send, or not lately. */
export class NotGenuineError extends Error {
  override name = 'NotGenuineError'
}

/** An answer of a transport as far as it is read. */
export interface Received {
  readonly status: number
  readonly retryAfterSeconds: number | null
  /** The body as JSON; undefined where it is none. */
  readonly body: unknown
}

type Field = { readonly path: string; readonly message: string; readonly code?: string }
type Extensions = {
  readonly code?: string
  readonly fields?: readonly Field[]
  readonly retryAfterSeconds?: number
  readonly reference?: string
}

const refusalsOf = (fields: readonly Field[] | undefined, code: string): readonly Refusal[] =>
  (fields ?? []).map(each => ({
    ...{ code: each.code ?? code, message: each.message },
    path: each.path === '' ? [] : each.path.split('.'),
  }))

/** The error that says what failed. */
function failureOf(told: Told): ShopError {
  const [first] = told.refusals ?? []
  if (told.status === 429 || told.code === 'C429') return new LimitedError(told)
  if (first) return new RefusedError({ ...told, code: first.code })
  return new ShopError(told)
}

/** What a documented path answered with another status than success: `{ message, code, fields? }`. */
export function restFailure({ status, retryAfterSeconds, body }: Received): ShopError {
  const { message, code, fields, reference } = (body ?? {}) as Partial<{ message: string; fields: readonly Field[] }> &
    Extensions
  return failureOf({
    ...{
      message: message ?? `answered with ${status}${body === undefined ? ', without JSON' : ''}`,
      code: code ?? `HTTP_${status}`,
      status,
    },
    ...{ retryAfterSeconds, reference, answer: body, refusals: refusalsOf(fields, code ?? '') },
  })
}

/** What GraphQL answered with errors, or with none of its answers. */
export function graphqlFailure({ status, retryAfterSeconds, body }: Received): ShopError {
  const { data, errors } = (body ?? {}) as {
    data?: unknown
    errors?: readonly { message: string; extensions?: Extensions }[]
  }
  const [first] = errors ?? []
  if (!first) return restFailure({ status, retryAfterSeconds, body })
  const { code = 'GRAPHQL', fields, retryAfterSeconds: wait, reference } = first.extensions ?? {}
  return failureOf({
    ...{ message: first.message, code, status, reference, answer: data },
    ...{ retryAfterSeconds: wait ?? retryAfterSeconds, refusals: refusalsOf(fields, code) },
  })
}

/** What a mutation refused. */
export const refusedError = (refusals: readonly Refusal[], answer: unknown): ShopError =>
  new RefusedError({
    ...{ message: refusals.map(({ message }) => message).join('; '), code: refusals[0]?.code ?? '', status: 200 },
    ...{ refusals, retryAfterSeconds: refusals[0]?.retryAfterSeconds, answer },
  })
