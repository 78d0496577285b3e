import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../../api/context.ts'
import { sendFailure } from '../../../../api/rest.ts'
import { refuse } from '../../../../kit/refusals.ts'
import type { Log } from '../../../../platform/log.ts'
import { dropDraft, knockForUpload } from '../keepFile.ts'
import {
  appendToUpload,
  beginUpload,
  cancelUpload,
  EXPIRES_AFTER_MILLISECONDS,
  standingUpload,
  type Upload,
  UploadBusy,
  WrongOffset,
} from '../resumable.ts'

/** The protocol that is spoken here, tus (https://tus.io/protocols/resumable-upload), and what of it besides its core. */
const VERSION = '1.0.0'
const EXTENSIONS = 'creation,creation-with-upload,termination,expiration'

/** Where large files arrive in parts. */
const resumablePath = '/api/v0/uploads'

const PART_TYPE = 'application/offset+octet-stream'

/** What the protocol refuses by a status of its own. */
class TusFailure extends Error {
  override name = 'TusFailure'
  readonly status: 409 | 412 | 415 | 423
  constructor(status: TusFailure['status'], message: string) {
    super(message)
    this.status = status
  }
}

type Parts = {
  readonly log: Log
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>
}

/**
 * Resumable uploads: POST announces a file (`Upload-Length`, its name in `Upload-Metadata`), PATCH adds a part of it, HEAD says
 * how much has arrived, DELETE forgets it. The mutation `finishUpload` makes a file of the library of it.
 */
export function registerResumableUploads(app: FastifyInstance, { log, contextOf }: Parts): void {
  app.addContentTypeParser(PART_TYPE, (_request, payload, done) => done(null, payload))

  type Run = (context: RequestContext, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  const early = new WeakMap<FastifyRequest, RequestContext>()
  /** Whoever may not upload is told so before a byte of theirs is read. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('tus-resumable', VERSION).header('cache-control', 'no-store')
    try {
      const context = await contextOf(request, reply)
      knockForUpload(context)
      if (request.headers['tus-resumable'] !== VERSION) throw new TusFailure(412, `Only tus ${VERSION} is spoken here.`)
      early.set(request, context)
    } catch (error) {
      return failed(reply.header('connection', 'close').header('tus-version', VERSION), error, log)
    }
  }
  const route = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, run: Run) =>
    app.route({
      method,
      url,
      onRequest,
      handler: async (request, reply) => {
        try {
          return await run(early.get(request)!, request, reply)
        } catch (error) {
          // What is still on its way is not waited for.
          if (!request.raw.complete) reply.header('connection', 'close')
          return failed(reply, error, log)
        }
      },
    })

  app.options(resumablePath, (_request, reply) =>
    reply.code(204).headers({ 'tus-resumable': VERSION, 'tus-version': VERSION, 'tus-extension': EXTENSIONS }).send(),
  )

  route('POST', resumablePath, async (context, request, reply) => {
    const begun = await beginUpload(context, { name: nameIn(request), size: numberIn(request, 'upload-length') })
    reply.code(201).header('location', `${resumablePath}/${begun.id}`)
    if (request.headers['content-type'] !== PART_TYPE) return told(reply, begun).send()
    try {
      return told(reply, await appendToUpload(context, begun.id, { offset: 0, content: partOf(request) })).send()
    } catch (error) {
      // Who hears of no address cannot go on.
      reply.removeHeader('location')
      await dropDraft(context, begun.id)
      throw error
    }
  })

  route('HEAD', `${resumablePath}/:id`, async (context, request, reply) => {
    const upload = await standingUpload(context, idIn(request))
    return told(reply, upload).code(200).header('upload-length', upload.size).send()
  })

  route('PATCH', `${resumablePath}/:id`, async (context, request, reply) => {
    if (request.headers['content-type'] !== PART_TYPE) throw new TusFailure(415, `The body is ${PART_TYPE}.`)
    const part = { offset: numberIn(request, 'upload-offset'), content: partOf(request) }
    return told(reply, await appendToUpload(context, idIn(request), part))
      .code(204)
      .send()
  })

  route('DELETE', `${resumablePath}/:id`, async (context, request, reply) => {
    await cancelUpload(context, idIn(request))
    return reply.code(204).send()
  })
}

/** What every answer says of an upload. */
const told = (reply: FastifyReply, { received, changedAt }: Upload): FastifyReply =>
  reply.headers({
    'upload-offset': received,
    'upload-expires': new Date(changedAt.getTime() + EXPIRES_AFTER_MILLISECONDS).toUTCString(),
  })

const idIn = ({ params }: FastifyRequest): string => (params as { id: string }).id

const partOf = ({ body }: FastifyRequest): Readable => body as Readable

/** A number of bytes in a header. Refuses with INVALID_INPUT. */
function numberIn({ headers }: FastifyRequest, name: string): number {
  const value = headers[name]
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null
  return number ?? refuse('INVALID_INPUT', [name], 'is a number of bytes')
}

/** The file's name in `Upload-Metadata`: names and base64, between commas. */
function nameIn({ headers }: FastifyRequest): string {
  const pairs = String(headers['upload-metadata'] ?? '').split(',')
  const [, value = ''] = pairs.map(pair => pair.trim().split(' ')).find(([key]) => key === 'filename') ?? []
  return Buffer.from(value, 'base64').toString('utf8')
}

function failed(reply: FastifyReply, error: unknown, log: Log): FastifyReply {
  const failure = tusFailureOf(error)
  return failure
    ? reply.code(failure.status).send({ message: failure.message, code: 'C400', fields: [] })
    : sendFailure(reply, error, log)
}

function tusFailureOf(error: unknown): TusFailure | null {
  if (error instanceof TusFailure) return error
  if (error instanceof UploadBusy) return new TusFailure(423, 'Another request is adding to this upload.')
  return error instanceof WrongOffset
    ? new TusFailure(409, 'The part does not begin where the upload has got to.')
    : null
}
