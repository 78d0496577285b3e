import { createConnection, type Socket } from 'node:net'

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number
  /** Status line and headers. */
  readonly head: string
  readonly body: Buffer
}

/** The connection ended before the answer was complete. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
  /** When the request was sent, by `performance.now()`. */
  readonly sentAt: number
  /** Whether an answer had come over the same connection before. */
  readonly wasLetIn: boolean
  constructor(message: string, { sentAt, wasLetIn }: { sentAt: number; wasLetIn: boolean }) {
    super(message)
    this.sentAt = sentAt
    this.wasLetIn = wasLetIn
  }
}

/** An answer that takes longer than this is not waited for. */
const PATIENCE_MILLISECONDS = 30_000

/**
 * A connection to a server on loopback that stays open, one request after the other: as little work per request as
 * possible, for what measures must not be slower than what it measures. It opens when first used, and again after it
 * was closed.
 */
export class Connection {
  readonly #port: number
  #socket: Socket | null = null
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  #chunks: Buffer[] = []
  #received = 0
  #needed = 0
  #hasAnswered = false
  #sentAt = 0

  constructor(port: number) {
    this.#port = port
  }

  /** Sends a whole request and waits for its answer. Rejects with `ConnectionLost`. */
  request(bytes: string | Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#waiting) throw new Error('one request after the other')
      this.#waiting = { resolve, reject }
      this.#sentAt = performance.now()
      this.#socket ??= this.#open()
      this.#socket.write(bytes)
    })
  }

  close(): void {
    this.#socket?.destroy()
    this.#end('closed from here')
  }

  #open(): Socket {
    this.#hasAnswered = false
    const socket = createConnection({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.setTimeout(PATIENCE_MILLISECONDS, () => socket.destroy(new Error('no answer in time')))
    socket.on('data', chunk => this.#take(chunk))
    let reason: Error | null = null
    socket.on('error', error => {
      reason = error
    })
    socket.on('close', () => {
      if (this.#socket === socket) this.#end(reason?.message ?? 'closed without an answer')
    })
    return socket
  }

  #end(reason: string): void {
    const waiting = this.#waiting
    this.#socket = null
    this.#reset()
    waiting?.reject(new ConnectionLost(reason, { sentAt: this.#sentAt, wasLetIn: this.#hasAnswered }))
  }

  #reset(): void {
    this.#waiting = null
    this.#chunks = []
    this.#received = 0
    this.#needed = 0
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#received += chunk.length
    if (this.#received < this.#needed) return
    const bytes = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks)
    this.#chunks = [bytes]
    const read = readAnswer(bytes)
    if (typeof read === 'number') {
      this.#needed = read
      return
    }
    const waiting = this.#waiting
    this.#reset()
    this.#hasAnswered = true
    if (/^connection: close/im.test(read.head)) this.close()
    waiting?.resolve(read)
  }
}

/** The answer in `bytes`, or how many bytes are needed before another look is worthwhile. */
export function readAnswer(bytes: Buffer): Answer | number {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return bytes.length + 1
  const head = bytes.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const start = headEnd + 4
  if (/^transfer-encoding: *chunked/im.test(head)) {
    const body = joinedChunks(bytes, start)
    return body === null ? bytes.length + 1 : { status, head, body }
  }
  const end = start + Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)
  return bytes.length < end ? end : { status, head, body: bytes.subarray(start, end) }
}

/** The body that was sent in chunks (RFC 9112, 7.1); null if the last has not arrived. */
function joinedChunks(bytes: Buffer, start: number): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const length = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const next = lineEnd + 2 + length + 2
    if (bytes.length < next) return null
    if (length === 0) return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
    chunks.push(bytes.subarray(lineEnd + 2, next - 2))
    at = next
  }
}

/** The value of a header, null without it. */
export function headerOf({ head }: Answer, name: string): string | null {
  const match = new RegExp(`^${name}: *(.*?)\\r?$`, 'im').exec(head)
  return match?.[1] ?? null
}
