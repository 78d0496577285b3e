import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { processRequest } from 'graphql-upload-minimal'
import { refuse } from '../kit/refusals.ts'

/** How much a form may bring: bytes of each file, of which what is beyond is refused by the operation that counts them, and
 *  files. */
export type FormLimits = { readonly mostBytes: number; readonly mostFiles: number }

/** Of whoever may not bring files into the library. */
export const usualFormLimits: FormLimits = { mostBytes: 16 * 1024 * 1024, mostFiles: 10 }

/** Whether the body is a form of several parts, as uploads are sent. */
export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('multipart/') ?? false

/** The operation that a form holds, its files in place of its variables (GraphQL multipart request specification).
 *  Whatever is wrong with the form is its sender's mistake, also what shows only while a file is being read. */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { mostBytes, mostFiles }: FormLimits = usualFormLimits,
): Promise<unknown> {
  hearMistakes(request.raw)
  try {
    return await processRequest(request.raw, reply.raw, { maxFileSize: mostBytes, maxFiles: mostFiles })
  } catch (error) {
    if (error instanceof Error && 'status' in error && Number(error.status) < 500) throw error
    return refuse('INVALID_INPUT', [], 'The form is not complete.')
  }
}

/** Sees to it that every mistake that the parser tells is heard and marked as one of the sender's. The library listens
 *  for the first alone; of a form that breaks off within a file there are two, and the second would end the process. */
function hearMistakes(source: IncomingMessage): void {
  const pipe = source.pipe.bind(source)
  source.pipe = (parser, options) => {
    parser.on('error', (error: Error) => Object.assign(error, { status: 400, expose: true }))
    return pipe(parser, options)
  }
}

/** Lets pass what nobody read of a form: the connection's next request stands behind it. */
export function passForm(request: FastifyRequest): void {
  request.raw.unpipe()
  request.raw.resume()
}
