import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Failure, failureOf } from './failures.ts'

/**
 * Answers a request that failed outside of what its door handles itself, by the error catalogue: bad input is told what
 * is wrong with it; a fault of ours is logged and shown as no more than a reference. Programs get JSON, people a page.
 */
export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = unreadableFailure(error) ?? failureOf(error, request.log)
  const { status, retryAfterSeconds, ...body } = failure
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  reply.code(status).header('cache-control', 'no-store')
  if (speaksJson(request)) return reply.type('application/json; charset=utf-8').send(body)
  return reply.type('text/html; charset=utf-8').send(failurePage(body.message))
}

const speaksJson = (request: FastifyRequest): boolean =>
  request.method !== 'GET' ||
  /^\/(api|graphql|health)\b/.test(request.url) ||
  !request.headers.accept?.includes('text/html')

const badInput = (status: number, message: string): Failure => ({
  status,
  message,
  code: 'C400',
  fields: [{ path: '', message }],
})

/** What the server framework says about a request that it could not take, by its own codes. */
const unreadable: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: badInput(400, 'The body is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: badInput(400, 'The body is empty.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: badInput(400, 'The body is not as long as its header says.'),
  FST_ERR_CTP_BODY_TOO_LARGE: badInput(413, 'The body is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: badInput(415, 'This type of body is not understood; send application/json.'),
  FST_ERR_BAD_URL: badInput(400, 'The address is not a valid URL.'),
}

/** Bad input that was noticed before a door saw it; null for everything else. */
function unreadableFailure(error: FastifyError | Error): Failure | null {
  const known = 'code' in error ? unreadable[error.code] : undefined
  if (known !== undefined) return known
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === undefined || status < 400 || status >= 500) return null
  return badInput(status, error instanceof SyntaxError ? 'The body is not valid JSON.' : error.message)
}

/** The last resort for people, when the page itself cannot be rendered: both languages, no style, no script. */
const failurePage = (message: string): string => `<!doctype html>
<html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Störung</title>
<h1>Das hat nicht geklappt</h1><p>Bitte versuchen Sie es gleich noch einmal.</p>
<p lang="en">That did not work, please try again in a moment. ${message}</p></html>`
