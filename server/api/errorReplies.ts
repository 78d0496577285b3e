import type { Server } from 'node:http'
import type { Socket } from 'node:net'
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

/**
 * Answers what the HTTP parser could not read: no request was made of it, so no door and no handler sees it. What the
 * parser found stays with it.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // Whoever hung up reads no answer, and what is left of a connection that is closed already is not written to.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const { status, reason, message } = unparsable[error.code ?? ''] ?? unparsableElse
  const body = JSON.stringify({ message, code: 'C400', fields: [{ path: '', message }] })
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  )
}

const unparsableElse = { status: 400, reason: 'Bad Request', message: 'This is no HTTP request that can be read.' }

/** By the codes of Node's parser. */
const unparsable: Readonly<Record<string, typeof unparsableElse>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    message: 'The address and the headers are too long.',
  },
  HPE_INVALID_METHOD: { status: 400, reason: 'Bad Request', message: 'There is no such method.' },
  HPE_INVALID_URL: { status: 400, reason: 'Bad Request', message: 'The address is not a valid URL.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    message: 'The request did not arrive in time.',
  },
}

/** Refuses requests that expect what this server does not do (RFC 9110, 10.1.1); the framework never sees them. */
export function refuseExpectations(server: Pick<Server, 'on'>): void {
  server.on('checkExpectation', (_request, answer) => {
    const message = 'What the request expects is not offered.'
    answer.writeHead(417, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    answer.end(JSON.stringify({ message, code: 'C400', fields: [{ path: '', message }] }))
  })
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
  FST_ERR_MAX_PARAM_LENGTH: badInput(414, 'The address is too long.'),
}

/** Bad input that was noticed before a door saw it; null for everything else. */
function unreadableFailure(error: FastifyError | Error): Failure | null {
  const known = 'code' in error ? unreadable[error.code] : undefined
  if (known !== undefined) return known
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === undefined || status < 400 || status >= 500) return null
  if (error instanceof SyntaxError) return badInput(status, 'The body is not valid JSON.')
  // Words that are not meant for the sender may tell of paths and modules.
  const isMeantForSender = 'expose' in error && error.expose === true
  return badInput(status, isMeantForSender ? error.message : 'The request cannot be understood.')
}

/** The last resort for people, when the page itself cannot be rendered: both languages, no style, no script. */
const failurePage = (message: string): string => `<!doctype html>
<html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Störung</title>
<h1>Das hat nicht geklappt</h1><p>Bitte versuchen Sie es gleich noch einmal.</p>
<p lang="en">That did not work, please try again in a moment. ${message.replaceAll(/[<>&]/g, '')}</p></html>`
