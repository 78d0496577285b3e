import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type RefusalCode, Refused, refusal, refuse, refuseIf } from '../kit/refusals.ts'
import type { Log } from '../platform/log.ts'
import { type Audience, knockRefused, mayKnock } from '../platform/operation.ts'
import type { RequestContext } from './context.ts'
import { failureOf } from './failures.ts'
import { unknownFields, versionFieldOf } from './restFields.ts'
import type { Records } from './restRecords.ts'
import { writeRecords } from './restRecords.ts'
import { statusOfResults } from './restResults.ts'
import {
  failedOutcome,
  isForPrograms,
  isWriting,
  modeOf,
  type Outcome,
  performWrite,
  versionIn,
  type WriteMode,
} from './restWrites.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A documented path: who may knock, what goes in, what is called, what comes out. `input` is validated against the
 *  path's parameters together with the query where something is read, with the body where something is changed: what is
 *  secret must not stand in an address. The path wins. */
export type Route<Input = unknown> = {
  readonly method: Method
  /** With parameters as `{id}`; below /api. */
  readonly path: string
  readonly audience: Audience
  readonly summary: string
  readonly input: z.ZodType<Input>
  /** What is answered, made of the words of `kit/answers.ts`; a text says what else than JSON it is. */
  readonly answer: z.ZodType | string
  /** What goes in, as an example for readers: all of `input`, or the list that is the body. Its ids are `exampleIds`. */
  readonly example?: unknown
  /** Refusals by which it may fail with a status of their own, as far as they are known; for the documentation. */
  readonly refused?: readonly RefusalCode[]
  readonly run: (
    context: RequestContext,
    input: Input,
    reply: FastifyReply,
    mode: Pick<WriteMode, 'isAtomic'>,
  ) => Promise<unknown>
  /** Whether the body as a whole is the input although it is a list (batch reads and removes). */
  readonly takesList?: boolean
  /** Whether its body may also be a form as a page sends it, for downloads that a browser takes over. Of what only reads. */
  readonly takesForm?: true
  /** Whether its input is `items`, which may be sent as a list; answered with results of each (`restResults.ts`). */
  readonly takesItems?: boolean
  /** Whether it changes something although its method only reads; then no other site may cause it. */
  readonly changesState?: boolean
  /** What a body of `{ remove: [ids] }` does instead (decisions.md, batch remove). */
  readonly remove?: (context: RequestContext, ids: readonly string[]) => Promise<unknown>
  /** How its body is written where that is a record of a collection, or several (`records`); then `input` documents it. */
  readonly records?: Records
  /** Longest body in bytes, where it is longer than usual. */
  readonly mostBytes?: number
  /** Whether what it answers is never compressed, as parts of it may be asked for by their place. */
  readonly isSentAsItIs?: true
  /** What its body holds where that is a form with files, which `run` reads itself; `input` is what stands in the path then. */
  readonly form?: z.ZodObject
  /** Asked before anything else; throws where the path is not answered now. */
  readonly gate?: (context: RequestContext) => Promise<void>
  /** Why no answer of it is kept for an `Idempotency-Key`, and nothing is tried. */
  readonly keepsNothing?: string
}

/** Marks writes whose answers or inputs are secrets. */
export const keepingNothing = (why: string, routes: readonly Route[]): readonly Route[] =>
  routes.map(each => (isWriting(each) ? { ...each, keepsNothing: why } : each))

/** Declares a route; infers the input's type from its schema. */
export const route = <Input>(definition: Route<Input>): Route => definition as unknown as Route

/** No input at all; unknown fields are left alone, as the documented clients send more than we read. */
export const nothing = z.object({})

/** Ids as they come in, or keys in their place, several at once. */
export const idList = z.array(z.string().max(400)).min(1).max(1000)
const removal = z.object({ remove: idList })

const asList = (body: unknown): Record<string, unknown> => (Array.isArray(body) ? { list: body } : {})

function inputOf(request: FastifyRequest, definition: Route): unknown {
  const body = request.body
  if (body !== undefined && body !== null && typeof body !== 'object') return body
  if (Array.isArray(body) && definition.takesItems) return { items: body }
  if (Array.isArray(body) && !definition.takesList) {
    throw new Refused([refusal('INVALID_INPUT', [], 'the body must be an object')])
  }
  const asked = definition.method === 'GET' ? (request.query as object) : undefined
  return { ...asked, ...(Array.isArray(body) ? asList(body) : body), ...paramsOf(request) }
}

/** The parameters of the path; how it goes on where anything may is none. */
function paramsOf({ params }: FastifyRequest): object {
  const { '*': _rest, ...named } = params as Record<string, string>
  return named
}

const isRemoval = (body: unknown): boolean => typeof body === 'object' && body !== null && 'remove' in body

function parsed<Input>(schema: z.ZodType<Input>, value: unknown): Input {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Refused(result.error.issues.map(issue => refusal('INVALID_INPUT', issue.path.map(String), issue.message)))
}

/** The REST door: every route of the table, errors by the catalogue of decisions.md. The app ignores a slash at the
 *  end of a path. */
export function registerRest(app: FastifyInstance, parts: RestParts & { routes: readonly Route[] }): void {
  for (const definition of parts.routes) {
    const url = definition.path.replaceAll(/\{(\w+)\}/g, ':$1')
    const { onRequest, handler } = handlersOf(definition, parts)
    const config = definition.changesState ? { changesState: true } : {}
    const { method, mostBytes: bodyLimit, form, takesForm, isSentAsItIs } = definition
    const options = { method, url, config, handler, ...(isSentAsItIs && { compress: false as const }) }
    if (form) void app.register(async scope => takeForms(scope).route({ ...options, onRequest }))
    else if (takesForm) void app.register(async scope => readingForms(scope).route(options))
    else app.route({ ...options, ...(bodyLimit !== undefined && { bodyLimit, onRequest }) })
  }
}

/** Lets routes of a scope read forms themselves. */
export function takeForms(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  return scope
}

/** A scope whose paths take forms without files as well; nowhere else is a body taken that other sites may send unasked. */
function readingForms(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  return scope
}

type RestParts = {
  log: Log
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>
}

/** How a route is answered, and how whoever may not knock is sent away before the body is read. */
export function handlersOf(definition: Route, parts: RestParts) {
  const admitted = async (request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> => {
    const context = await parts.contextOf(request, reply)
    await definition.gate?.(context)
    if (!mayKnock(context.viewer, definition.audience)) throw knockRefused(context.viewer, definition.audience)
    return context
  }
  const early = new WeakMap<FastifyRequest, RequestContext>()
  /** Where a body may be longer than usual, nothing of it is read before it is known that its sender may write here. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      early.set(request, await admitted(request, reply))
    } catch (error) {
      return sendFailure(reply.header('connection', 'close'), error, parts.log)
    }
  }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const context = early.get(request) ?? (await admitted(request, reply))
      const { status, body } = isWriting(definition)
        ? await written({ context, request, reply, log: parts.log }, definition)
        : { status: 200, body: await answered(context, definition, request, reply) }
      if (reply.sent) return reply
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      const version = versionIn(body)
      if (version !== null) reply.header('etag', `"${version}"`)
      if (status === 200)
        return isAbsolute(request) ? sendAbsolute(reply, body, context.config.publicUrl) : reply.send(body)
      const { retryAfterSeconds, ...failure } = body as { retryAfterSeconds?: number }
      if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
      return reply.code(status).send(failure)
    } catch (error) {
      return sendFailure(reply, error, parts.log)
    }
  }
  return { onRequest, handler }
}

/** What a path answers to what it was sent. */
async function answered(
  context: RequestContext,
  definition: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { ifMatch, isAtomic }: Pick<WriteMode, 'ifMatch' | 'isAtomic'> = { ifMatch: null, isAtomic: false },
): Promise<unknown> {
  const input = inputOf(request, definition)
  if (definition.remove && isRemoval(request.body)) {
    return definition.remove(context, parsed(removal, input).remove)
  }
  const field = ifMatch === null ? null : versionFieldOf(definition.input)
  if (ifMatch !== null && field === null) refuse('INVALID_INPUT', ['If-Match'], 'there are no versions here')
  const seen = field === null ? input : { ...(input as object), [field]: ifMatch }
  if (isWriting(definition) && isForPrograms(definition)) refuseIf(unknownFields(definition.input, seen))
  return definition.run(context, parsed(definition.input, seen), reply, { isAtomic })
}

/** What a path writes: in a transaction of its own where it is a record, a trial or has a name. */
async function written(parts: Parameters<typeof performWrite>[0], definition: Route): Promise<Outcome> {
  const { context, request, reply, log } = parts
  const mode = modeOf(request, definition)
  const { records } = definition
  if (records && !(definition.remove && isRemoval(request.body))) {
    return performWrite(parts, mode, (within, tx) =>
      writeRecords({ context: within, tx, log }, { method: definition.method, records }, request.body, mode),
    )
  }
  const run = async (within: RequestContext) => {
    const body = await answered(within, definition, request, reply, mode)
    return { status: definition.takesItems ? statusOfResults(body as { refused: number }) : 200, body }
  }
  if (mode.isTrial || mode.key !== null) return performWrite(parts, mode, run)
  try {
    return await run(context)
  } catch (error) {
    return failedOutcome(error, log, mode)
  }
}

/** Whether addresses of pictures and downloads are wanted whole, for pages of other origins: `absolute=true`. */
const isAbsolute = ({ query }: FastifyRequest): boolean =>
  (query as { absolute?: unknown } | undefined)?.absolute === 'true'

/** The fields that hold such addresses. */
const addressFields: ReadonlySet<string> = new Set(['src', 'url'])

const sendAbsolute = (reply: FastifyReply, answer: unknown, publicUrl: string): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify(answer, (field, value: unknown) =>
        addressFields.has(field) && typeof value === 'string' && value.startsWith('/') ? publicUrl + value : value,
      ),
    )

/** Answers with what a thrown error means: status, `{ message, code, fields? }`, Retry-After. */
export function sendFailure(reply: FastifyReply, error: unknown, log: Log): FastifyReply {
  const { status, retryAfterSeconds, ...body } = failureOf(error, log)
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
