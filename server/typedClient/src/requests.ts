import { type Received, UnreachableError } from './failures.ts'

/** A request as a transport gets it; `fetch` takes it as it is. */
export interface TransportRequest {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string | FormData
  readonly signal: AbortSignal
  /** Carts are named by tokens: cookies are neither sent nor kept. */
  readonly credentials: 'omit'
}

/** What a transport answers with, as far as it is read. */
export interface TransportAnswer {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** How requests are made: `fetch`, or what does the same. */
export type Transport = (url: string, request: TransportRequest) => Promise<TransportAnswer>

/** How one request is made. */
export interface RequestOptions {
  /** Ends it from outside; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** How long an answer is waited for, instead of what the client was made with. */
  readonly timeoutMilliseconds?: number
}

/** What an answer told of a limit: `remaining` of `uses` within `windowSeconds`, all of them again after `resetSeconds`. */
export interface Limit {
  readonly name: string
  readonly uses: number | null
  readonly windowSeconds: number | null
  readonly remaining: number | null
  readonly resetSeconds: number | null
}

const numbersOf = (header: string | null): ReadonlyMap<string, Readonly<Record<string, number>>> =>
  new Map(
    [...(header ?? '').matchAll(/"([^"]+)"((?:;\w+=\d+)*)/g)].map(([, name = '', parameters = '']) => [
      name,
      Object.fromEntries([...parameters.matchAll(/(\w+)=(\d+)/g)].map(([, key, value]) => [key, Number(value)])),
    ]),
  )

/** The limits that an answer tells (`RateLimit-Policy`, `RateLimit`: IETF draft-ietf-httpapi-ratelimit-headers). */
function limitsIn(headers: TransportAnswer['headers']): readonly Limit[] {
  const left = numbersOf(headers.get('ratelimit'))
  return [...numbersOf(headers.get('ratelimit-policy'))].map(([name, { q, w }]) => {
    const { r, t } = left.get(name) ?? {}
    return { name, uses: q ?? null, windowSeconds: w ?? null, remaining: r ?? null, resetSeconds: t ?? null }
  })
}

/** How a client sends. */
export interface Sender {
  readonly transport: Transport
  readonly timeoutMilliseconds: number
  /** How often a request is sent again where that does no harm. */
  readonly retries: number
  /** Who is told to wait for longer throws instead. */
  readonly longestWaitSeconds: number
  readonly onLimits: (limits: readonly Limit[]) => void
}

interface Sent extends RequestOptions {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string | FormData
  /** Whether it does several things, of which the first may be done when the next is over a limit. */
  readonly isSeveral?: boolean
  /** Whether doing it twice is doing it once. */
  readonly isRepeatable: boolean
}

/** What a gateway, or the shop, answers with that cannot do it at the moment. */
const unavailable: ReadonlySet<number> = new Set([502, 503, 504])

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const waitFor = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })

async function attempt(sender: Sender, sent: Sent): Promise<Received | UnreachableError> {
  const { url, method, headers, body, signal, timeoutMilliseconds = sender.timeoutMilliseconds } = sent
  signal?.throwIfAborted()
  const ending = new AbortController()
  const end = () => ending.abort(signal?.reason)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    ending.abort(new Error('no answer in time'))
  }, timeoutMilliseconds)
  signal?.addEventListener('abort', end, { once: true })
  try {
    const answer = await sender.transport(url, {
      ...{ method, headers, signal: ending.signal, credentials: 'omit' },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    sender.onLimits(limitsIn(answer.headers))
    const wait = Number(answer.headers.get('retry-after') ?? Number.NaN)
    return { status: answer.status, retryAfterSeconds: Number.isNaN(wait) ? null : wait, body: jsonOf(text) }
  } catch (cause) {
    signal?.throwIfAborted()
    return isLate
      ? new UnreachableError({ message: `no answer within ${timeoutMilliseconds} ms`, code: 'TIMEOUT', cause })
      : new UnreachableError({ message: 'no answer', code: 'UNREACHABLE', cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** How long is waited before another attempt, in seconds; null: there is none. */
function pauseBefore(
  sender: Sender,
  { isRepeatable, isSeveral }: Sent,
  received: Received | UnreachableError,
  tries: number,
) {
  if (tries >= sender.retries) return null
  if (received instanceof UnreachableError) return isRepeatable ? 2 ** tries / 4 : null
  const wait = received.retryAfterSeconds
  // What is over a limit was not done.
  const isWorthwhile =
    received.status === 429
      ? wait !== null && (isRepeatable || !isSeveral)
      : isRepeatable && unavailable.has(received.status)
  if (!isWorthwhile || (wait ?? 0) > sender.longestWaitSeconds) return null
  return wait ?? 2 ** tries / 4
}

/**
 * Sends a request and waits for its answer, again after pauses where that does no harm: over a limit as long as
 * `Retry-After` says; what only reads, or bears a name, also where no answer came. Throws UnreachableError.
 */
export async function send(sender: Sender, sent: Sent): Promise<Received> {
  for (let tries = 0; ; tries += 1) {
    const received = await attempt(sender, sent)
    const pause = pauseBefore(sender, sent, received, tries)
    if (pause === null) {
      if (received instanceof UnreachableError) throw received
      return received
    }
    await waitFor(pause * 1000, sent.signal)
  }
}
