import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { type Route, route } from '../../api/rest.ts'
import { exampleIds } from '../../kit/answers.ts'
import { type FileKind, isPixelKind, KIND_BYTES, kindOf } from '../../kit/fileKinds.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { isStaff, type Viewer } from '../../kit/viewer.ts'
import type { Database } from '../../platform/database.ts'
import { fileNameField } from '../../platform/headers.ts'
import { isImageSize } from '../../platform/imageSizes.ts'
import { askerOf } from '../../platform/images.ts'
import { files } from './tables.ts'

/** A file that the viewer may have: public ones for everybody, all for staff. */
async function fileOf(database: Database, viewer: Viewer, id: string) {
  const [file] = isId(id) ? await database.drizzle.select().from(files).where(eq(files.id, id)) : []
  if (!file || !(file.isPublic || isStaff(viewer))) throw new NotFound()
  return file
}

/** What is said of each kind of file that is sent as it lies there. Others are bytes that a browser only saves. */
const sentTypes: Partial<Record<FileKind, string>> = { pdf: 'application/pdf', text: 'text/plain; charset=utf-8' }

/** What is left of a page to an answer that somebody opens although it is no page: nothing, in a place of its own. */
const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'"

/**
 * A file as it leaves the server, and whether a browser may show it. Its type is that of its content, whatever it was
 * called. Pictures are drawn anew, so that nothing but the picture is in them; other files keep their bytes.
 */
async function sentFile({ storage, images }: RequestContext, sha256: string, reply: FastifyReply) {
  const file = await storage.openFile(sha256)
  if (!file) throw new NotFound()
  const kind = kindOf(await file.start(KIND_BYTES))
  if (isPixelKind(kind)) {
    const picture = await images.original(sha256, () => askerOf(reply.request, reply))
    if (!picture) throw new NotFound()
    return { ...picture, size: picture.content.byteLength, isShown: true, policy: SANDBOX }
  }
  // Browsers show PDFs by a program of their own, which a sandbox would keep from running.
  const isPdf = kind === 'pdf'
  return {
    content: file.stream(),
    size: file.size,
    mimeType: sentTypes[kind] ?? 'application/octet-stream',
    isShown: isPdf,
    policy: isPdf ? null : SANDBOX,
  }
}

/** Who may keep a file, or the way to it. */
const keptBy = ({ isPublic }: { readonly isPublic: boolean }): string =>
  isPublic ? 'public, max-age=3600' : 'no-store'

/** Pictures of kinds that browsers do not know are sent as JPEG, and are called so. */
const sentName = (name: string, mimeType: string): string =>
  mimeType === 'image/jpeg' && !/\.jpe?g$/i.test(name) ? `${name.replace(/\.\w{1,5}$/, '')}.jpg` : name

export const fileRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/download/{id}',
    audience: 'everyone',
    summary:
      'A file; pictures without what cameras and programs wrote into them. With `inline=true` shown in the browser where that is harmless.',
    input: z.object({ id: z.string().max(200), inline: z.string().max(20).optional() }),
    answer: 'The file',
    example: { id: exampleIds.picture },
    async run(context, { id, inline }, reply) {
      const file = await fileOf(context.database, context.viewer, id)
      const { content, size, mimeType, isShown, policy } = await sentFile(context, file.sha256, reply)
      const disposition = isShown && inline === 'true' ? 'inline' : 'attachment'
      reply
        .type(mimeType)
        .header('content-length', size)
        .header('content-disposition', `${disposition}; ${fileNameField(sentName(file.name, mimeType))}`)
        .header('cache-control', keptBy(file))
      if (policy !== null) reply.header('content-security-policy', policy)
      return content
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/download/{id}/{gridref}',
    audience: 'everyone',
    summary:
      'A picture in one of the offered sizes (`gridref` of the file’s `gridrefs`): leads to the picture’s address.',
    input: z.object({ id: z.string().max(200), gridref: z.string().max(200) }),
    answer: 'A redirect to the picture',
    example: { id: exampleIds.picture, gridref: '500' },
    async run({ database, viewer }, { id, gridref }, reply) {
      const file = await fileOf(database, viewer, id)
      if (file.width === null || !isImageSize(gridref)) throw new NotFound()
      reply.header('cache-control', keptBy(file))
      return reply.redirect(`/images/${file.sha256}/${gridref}`, 302)
    },
  }),
]
