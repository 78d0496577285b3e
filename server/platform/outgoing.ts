import { lookup } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../kit/publicAddresses.ts'
import { errorCode } from './failure.ts'

/** What an answer was, or why there was none. */
export type Answered = {
  /** Null: there was no answer. */
  readonly status: number | null
  /** Why it failed; null for a status from 200 to 299. */
  readonly error: PostError | null
  /** The beginning of what was answered; null: nothing. */
  readonly answer: string | null
  /** When to come again, in seconds, as the answer asks for; null: it does not. */
  readonly retryAfter: number | null
}

/** - `ADDRESS_REFUSED`: it leads into a private network
 *  - `REDIRECTED`: the answer leads elsewhere; nobody follows
 *  - `STATUS`: each other status that does not mean success
 *  - `TIMEOUT`, `NAME_UNKNOWN`, `CERTIFICATE`, `CONNECTION`: there was no answer */
type PostError = 'ADDRESS_REFUSED' | 'REDIRECTED' | 'STATUS' | 'TIMEOUT' | 'NAME_UNKNOWN' | 'CERTIFICATE' | 'CONNECTION'

type Resolved = readonly { readonly address: string; readonly family: number }[]

export interface Poster {
  /** Sends a body; never throws. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answered>
  /** Lets go of the connections that are kept. */
  close(): void
}

/** Somebody who is slower than this gets nothing else for a while. */
const MILLISECONDS = 10_000
/** Of an answer so many bytes are read, and so many characters told. */
const MOST_BYTES = 4_096
const MOST_CHARACTERS = 1_000
/** The longest that an answer may put the next attempt off. */
const LONGEST_PAUSE_SECONDS = 24 * 3600

class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/**
 * Sends to addresses that others have entered. Unless `allowsPrivate`, nothing leaves for a private network: names are
 * resolved for each new connection, all addresses of a name have to be public, and the connection is made to these and
 * no others, so that a name cannot mean something else by then. Redirects are not followed; of an answer the beginning is
 * read, and all of it has to come within ten seconds.
 */
export function openPoster(options: {
  allowsPrivate: boolean
  milliseconds?: number
  resolve?: (name: string) => Promise<Resolved>
}): Poster {
  const { allowsPrivate, milliseconds = MILLISECONDS, resolve = name => lookup(name, { all: true }) } = options
  const isAllowed = (address: string) => allowsPrivate || isPublicAddress(address)
  const lookUp: LookupFunction = (name, { all }, done) => {
    resolve(name)
      .then(found => {
        if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) throw new AddressRefused(name)
        return found
      })
      .then(
        found => (all ? done(null, [...found]) : done(null, found[0]!.address, found[0]!.family)),
        (error: NodeJS.ErrnoException) => done(error, ''),
      )
  }
  const agentOptions = { keepAlive: true, maxFreeSockets: 20, timeout: 30_000, lookup: lookUp }
  const agents = { 'http:': new http.Agent(agentOptions), 'https:': new https.Agent(agentOptions) }

  const send = (
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { request } = url.protocol === 'http:' ? http : https
      const agent = agents[url.protocol as keyof typeof agents]
      const sending = request(url, { method: 'POST', headers, agent, signal })
      sending.on('response', resolve)
      sending.on('error', error => {
        // A kept connection that the other side was just closing says nothing of the other side.
        const isStale = sending.reusedSocket && errorCode(error) === 'ECONNRESET'
        if (isStale) send(url, headers, body, signal).then(resolve, reject)
        else reject(error)
      })
      sending.end(body)
    })

  return {
    async post(text, headers, body) {
      try {
        const url = new URL(text)
        const host = url.hostname.replace(/^\[|\]$/g, '')
        // Of what is an address already nobody asks for one.
        if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressRefused(host)
        const signal = AbortSignal.timeout(milliseconds)
        const length = { 'content-length': String(Buffer.byteLength(body)) }
        const response = await send(url, { ...headers, ...length }, body, signal)
        return answeredBy(response, await beginningOf(response))
      } catch (error) {
        return { status: null, error: kindOf(error), answer: null, retryAfter: null }
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

function answeredBy(response: IncomingMessage, answer: string | null): Answered {
  const status = response.statusCode ?? 0
  const isAccepted = status >= 200 && status < 300
  const isRedirect = status >= 300 && status < 400
  const error = isAccepted ? null : isRedirect ? 'REDIRECTED' : 'STATUS'
  const after = /^\d{1,6}$/.exec(response.headers['retry-after'] ?? '')
  const retryAfter = isAccepted || !after ? null : Math.min(Number(after[0]), LONGEST_PAUSE_SECONDS)
  return { status, error, answer, retryAfter }
}

/** The beginning of an answer's body. What is longer, or stops coming, is left with its connection: the status counts. */
async function beginningOf(response: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= MOST_BYTES) break
    }
  } catch {
    // It broke off or took too long: whoever has sent a status has answered, and the rest is not waited for.
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MOST_BYTES))
  // PostgreSQL keeps no NUL, and half of a pair is no character.
  return text.slice(0, MOST_CHARACTERS).replaceAll('\0', '').toWellFormed() || null
}

function kindOf(error: unknown): PostError {
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED'
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'TIMEOUT'
  const code = errorCode(error) ?? ''
  if (/^(ENOTFOUND|EAI_\w+)$/.test(code)) return 'NAME_UNKNOWN'
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code)) return 'CERTIFICATE'
  return code === 'ETIMEDOUT' ? 'TIMEOUT' : 'CONNECTION'
}
