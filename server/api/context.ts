import type { ExactAction, QuickAction } from '../kit/limits.ts'
import type { Config } from '../platform/config.ts'
import type { Images } from '../platform/images.ts'
import type { OperationContext } from '../platform/operation.ts'
import type { Storage } from '../platform/storage.ts'

/** The browser's side of a request, as far as an answer may change it. */
export type Responder = {
  /** Makes sure that a guest can own a cart: makes a visitor's secret and sets its cookie if there is none yet. Refuses
   *  CART_TOKEN_REQUIRED for programs and whoever takes no cookies. */
  ensureVisitor(): void
  /** Sets or clears the session cookie. */
  setSession(secret: string | null, expiresAt?: Date): void
  /** The secret of the session cookie, null without one. */
  readonly sessionSecret: string | null
  /** Whether the browser's last session ended because nobody used it, and nobody signed in since. */
  readonly wasIdle: boolean
  /** Marks the browser as one from which somebody signed in. */
  setDevice(mark: string): void
  /** The mark that the browser was given, null without one. */
  readonly device: string | null
  /** What the open tab calls itself (`localsessionid`), null where it says nothing. */
  readonly tab: string | null
  /** What the browser calls itself. */
  readonly userAgent: string | null
  /** Says that what is answered is kept for nobody else, although all are answered alike: each asking counts. */
  keepNothing(): void
  /** Counts a use of what is limited per client and only costs us; throws `TooMany` above the limit. */
  limit(action: QuickAction): void
  /** The same for what could do harm, counted for all processes before it is done; above the limit of orders it is a refusal
   *  (TOO_MANY_ORDERS). What is tried again under the same `key` counts once. */
  limitExactly(action: ExactAction, key?: string): Promise<void>
  /** Takes back a use that came to nothing. */
  giveBack(action: ExactAction, key?: string): Promise<void>
}

/** What a resolver or a REST handler is given. */
export type RequestContext = OperationContext & {
  readonly config: Config
  readonly storage: Storage
  readonly images: Images
  readonly responder: Responder
  /** Kept for the request: loaders and whatever else is read once per request. */
  readonly once: <Value>(key: object, make: () => Value) => Value
  /** The same for what is everybody's, such as settings: also kept between what is shared and what is the asker's own. */
  readonly onceForAll: <Value>(key: object, make: () => Value) => Value
}

/** The client did too much of something; `retryAfterSeconds` says when it may try again. */
export class TooMany extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('too many requests')
    this.name = 'TooMany'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** `once` for a new request. */
export function onceStore(): RequestContext['once'] {
  const values = new Map<object, unknown>()
  return <Value>(key: object, make: () => Value): Value => {
    if (!values.has(key)) values.set(key, make())
    return values.get(key) as Value
  }
}
