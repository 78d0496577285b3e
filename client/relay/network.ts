import type { GraphQLResponse, RequestParameters, UploadableMap, Variables } from 'relay-runtime'
import { tabId } from './tabId.ts'

/** One operation, as it leaves the Relay environment: the persisted document by its hash, never its text. */
export interface GraphQLRequest {
  id: string
  name: string
  kind: 'query' | 'mutation' | 'subscription'
  variables: Variables
  /** Files by the path of their variable, `input.file`; only in the browser, and only with a mutation. */
  files?: UploadableMap | null
}

/** Answers one operation: over HTTP in the browser, in process on the server. */
export type Execute = (request: GraphQLRequest, signal?: AbortSignal) => Promise<GraphQLResponse>

type FailureParts = { code?: string | null; retryAfterSeconds?: number | null; cause?: unknown }

/** A failure of the connection or of the server, as opposed to a refusal. `reference` is what the server's log holds. */
export class RequestFailed extends Error {
  readonly status: number | null
  readonly reference: string | null
  /** The server's word for it, as in `C429`; `SLOW` where the answer took too long. */
  readonly code: string | null
  /** Seconds until it may be tried again, where the server said so. */
  readonly retryAfterSeconds: number | null

  constructor(
    message: string,
    status: number | null,
    reference: string | null,
    { code = null, retryAfterSeconds = null, cause }: FailureParts = {},
  ) {
    super(message, { cause })
    this.name = 'RequestFailed'
    this.status = status
    this.reference = reference
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

interface ErrorShape {
  message?: string
  extensions?: { reference?: string; code?: string; retryAfterSeconds?: number }
}

/** What an answer without data may look like: GraphQL's errors, or the sentence of a server that got no further. */
interface FailedResponse {
  data?: unknown
  errors?: readonly ErrorShape[]
  message?: string
  reference?: string
  code?: string
}

/** The response, or `RequestFailed` where the server gave no data at all. */
export function checked(response: GraphQLResponse, status: number | null): GraphQLResponse {
  const single = (Array.isArray(response) ? response[0] : response) as FailedResponse
  if (single?.data) return response
  const problem = single?.errors?.[0]
  throw new RequestFailed(
    problem?.message ?? single?.message ?? 'The answer holds no data',
    status,
    problem?.extensions?.reference ?? single?.reference ?? null,
    {
      code: problem?.extensions?.code ?? single?.code ?? null,
      retryAfterSeconds: problem?.extensions?.retryAfterSeconds ?? null,
    },
  )
}

/** The refusal in a failure by which staff who act for a customer hear that only the customer may do this: it comes
 *  before anything of the mutation is looked at, and so without a payload. Null for every other failure. */
export const refusedAsAWhole = (failure: Error): { code: string; path: readonly string[] } | null =>
  failure instanceof RequestFailed && failure.code === 'ACTING_FOR_CUSTOMER' ? { code: failure.code, path: [] } : null

export function graphqlRequest(
  params: RequestParameters,
  variables: Variables,
  files?: UploadableMap | null,
): GraphQLRequest {
  if (!params.id) throw new Error(`${params.name} has no persisted document`)
  return { id: params.id, name: params.name, kind: params.operationKind as GraphQLRequest['kind'], variables, files }
}

/** The same for the same question, whatever the order of its variables; absent and null count as the same. */
export function requestKey(request: Pick<GraphQLRequest, 'id' | 'variables'>): string {
  const given = Object.entries(request.variables).filter(([, value]) => value !== null && value !== undefined)
  return `${request.id} ${JSON.stringify(given.sort(([left], [right]) => (left < right ? -1 : 1)))}`
}

/** An answer that takes longer does not come: what waits for it says so, and can be tried again. */
const slowestMilliseconds = 30_000
/** A question that got no answer, or one of a server in trouble, is asked again after these, and then it has failed. */
const pauses = [500, 2000]

/** Whether asking again may help: the connection broke, the server is in trouble, or what came is no answer. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof RequestFailed) || navigator.onLine === false) return false
  const { code, status } = error
  return code ? code.startsWith('C50') : !status || status < 300 || status >= 500
}

/** Of a page that is being left. */
const never = new Promise<GraphQLResponse>(() => undefined)

const endpoint = '/graphql'
/** Characters of an address that every server on the way takes. */
const longestAddress = 4000

/** What is done with a request whose session has just ended: see `afterIdleEnd`. */
type OnIdleEnd = (kind: GraphQLRequest['kind']) => Promise<'goOn' | 'leave' | 'refuse'>

/**
 * Sends operations to `/graphql`. Queries go by GET, unless they ask too much
 * for an address, mutations by POST; both name the document by its hash. Queries are
 * asked again twice where that may help; mutations are sent once, for they may have been done.
 * Throws `RequestFailed` when there is no answer, or an answer without data. `onIdleEnd` hears that the session has just
 * ended because nobody used it: where the page is being left, nobody waits for the answer. In the admin centre staff are
 * themselves although they act for a customer in the shop. `partnerOf`: the code of the partner by whose link the visit began,
 * which goes along with every change.
 */
export function browserExecute(
  language: string,
  onIdleEnd?: OnIdleEnd,
  isAdminCentre = false,
  partnerOf: () => string | null = () => null,
): Execute {
  const send: Execute = async (request, signal) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: request.id } }
    const headers: Record<string, string> = {
      accept: 'application/graphql-response+json, application/json',
      'accept-language': language,
      localsessionid: tabId(),
      ...(isAdminCentre && { 'x-admin-centre': '1' }),
    }
    const partner = request.kind === 'mutation' ? partnerOf() : null
    if (partner !== null) headers['x-partner'] = partner
    let address = endpoint
    const abort = new AbortController()
    const isOver = () => abort.abort()
    signal?.addEventListener('abort', isOver)
    const init: RequestInit = { headers, signal: abort.signal, credentials: 'same-origin' }
    if (request.kind === 'query') {
      const query = new URLSearchParams({
        operationName: request.name,
        variables: JSON.stringify(request.variables),
        extensions: JSON.stringify(extensions),
      })
      address = `${endpoint}?${query}`
    }
    if (request.kind !== 'query' || address.length > longestAddress) {
      address = endpoint
      const operation = JSON.stringify({ operationName: request.name, variables: request.variables, extensions })
      init.method = 'POST'
      if (request.files) init.body = (await import('./multipart.ts')).multipart(operation, request.files)
      else {
        headers['content-type'] = 'application/json'
        init.body = operation
      }
    }
    // Files take the time that they take.
    const timer = request.files ? undefined : setTimeout(isOver, slowestMilliseconds)
    try {
      const response = await fetch(address, init)
      const { status, headers: told } = response
      const reference = told.get('x-request-id')
      if (told.get('x-session-ended') === 'idle') {
        const then = await onIdleEnd?.(request.kind)
        if (then === 'leave') return never
        if (then === 'refuse') throw new RequestFailed('The session has ended', 401, reference)
      }
      const notAnAnswer = (cause?: unknown) => new RequestFailed(`HTTP ${status}`, status, reference, { cause })
      const body: unknown = await response.json().catch((cause: unknown) => {
        // What ends too early is a broken connection; what cannot be read was written by somebody else.
        throw cause instanceof SyntaxError ? notAnAnswer(cause) : cause
      })
      if (body === null || typeof body !== 'object') throw notAnAnswer()
      return checked(body as GraphQLResponse, status)
    } catch (cause) {
      if (cause instanceof RequestFailed) throw cause
      const code = abort.signal.aborted && !signal?.aborted ? 'SLOW' : null
      throw new RequestFailed(String(cause), null, null, { code, cause })
    } finally {
      clearTimeout(timer)
    }
  }
  const ask = async (request: GraphQLRequest, signal?: AbortSignal, tries = 0): Promise<GraphQLResponse> => {
    try {
      return await send(request, signal)
    } catch (error) {
      const pause = pauses[tries]
      if (request.kind !== 'query' || !pause || !isPassing(error)) throw error
      await new Promise(resolve => setTimeout(resolve, pause))
      if (signal?.aborted) throw error
      return ask(request, signal, tries + 1)
    }
  }
  return ask
}
