import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { isKnownTag, mayBeInParts, type Part, partOf } from '../rules/ranges.ts'

/** Content that can be sent as a whole or in parts. `etag`: the same for the same bytes, quotation marks included. */
export type Sendable = {
  readonly size: number
  readonly etag: string
  readonly read: (part: Part | null) => Buffer | Readable
}

/** What is answered where nothing is said: nothing that the length in the headers would be replaced for. */
const nothing = (): Readable => Readable.from([])

/**
 * Answers with content as a browser or program wants it (RFC 9110): nothing where it knows it already (304), the part that
 * it asks for (206, 416), its headers alone (HEAD). Other headers are the caller's.
 */
export function sendContent(reply: FastifyReply, { size, etag, read }: Sendable): unknown {
  const { headers, method } = reply.request
  reply.header('etag', etag).header('accept-ranges', 'bytes')
  if (isKnownTag(headers['if-none-match'], etag)) {
    reply.code(304)
    return undefined
  }
  const isWhole = method === 'HEAD' || !mayBeInParts(headers['if-range'] as string | undefined, etag)
  const part = isWhole ? null : partOf(headers.range, size)
  if (part === 'none') {
    const message = `there are ${size} bytes`
    reply.code(416).type('application/json; charset=utf-8').header('content-range', `bytes */${size}`)
    reply.removeHeader('etag').removeHeader('content-disposition').header('cache-control', 'no-store')
    return { message, code: 'C400', fields: [{ path: 'Range', message }] }
  }
  const length = part === null ? size : part.end - part.start + 1
  if (part !== null) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
  reply.header('content-length', length)
  return method === 'HEAD' ? nothing() : read(part)
}

/** Content that is in memory already. */
export const sendableBuffer = (content: Buffer, etag: string): Sendable => ({
  size: content.byteLength,
  etag,
  read: part => (part === null ? content : content.subarray(part.start, part.end + 1)),
})
