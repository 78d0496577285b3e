import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from './requestContext.ts'
import type { VersionedCache } from './versionedCache.ts'

/** An answer as it is sent; `isKeepable` false: only for the one who asked. */
export type SentAnswer = {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  readonly isKeepable: boolean
  /** Made when first wanted. */
  gzipped?: Promise<Buffer>
}

/** Bytes from which on compressing pays. */
const leastBytes = 1400

const compress = promisify(gzip)

/** Compressed, in memory of its own: what the compression gives is a part of a larger piece, which would be kept too. */
async function compressed(body: Buffer): Promise<Buffer> {
  const made = await compress(body, { level: 6 })
  const copy = Buffer.allocUnsafeSlow(made.length)
  made.copy(copy)
  return copy
}

/** Carries an answer that must not be kept past the keeping, to the one whose request it answers. */
class NotCacheable extends Error {
  readonly answer: SentAnswer
  constructor(answer: SentAnswer) {
    super('not kept')
    this.answer = answer
  }
}

/** Whether the request comes from nobody in particular: no session, no key. A visitor's cart makes no difference to
 *  what is shared. */
export const isAnonymous = (request: FastifyRequest): boolean =>
  request.cookies[sessionCookie] === undefined && request.headers.authorization === undefined

/** The kept answer for `key`, or a new one, kept if it may be. What may not be kept is nobody else's either: those who
 *  waited for it have their own made, and a refusal that was meant for one does not reach the others. */
export async function cachedResponse(
  answers: VersionedCache<SentAnswer>,
  key: string,
  make: () => Promise<SentAnswer>,
): Promise<SentAnswer> {
  let isMaker = false
  try {
    return await answers.get(key, async () => {
      isMaker = true
      const answer = await make()
      if (!answer.isKeepable) throw new NotCacheable(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof NotCacheable) return isMaker ? error.answer : make()
    throw error
  }
}

export const acceptsGzip = (request: FastifyRequest): boolean =>
  /(^|[,\s])gzip(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(String(request.headers['accept-encoding'] ?? ''))

/** Sends an answer, compressed once for all who take it so. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SentAnswer,
): Promise<FastifyReply> {
  reply.code(answer.status).header('content-type', answer.contentType).header('cache-control', 'no-store')
  if (!answer.isKeepable || answer.body.length < leastBytes || !acceptsGzip(request)) return reply.send(answer.body)
  answer.gzipped ??= compressed(answer.body)
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
    .send(await answer.gzipped)
}
