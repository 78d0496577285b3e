import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { rawId } from '../../api/globalIds.ts'
import { type Route, route } from '../../api/rest.ts'
import { exampleIds } from '../../kit/answers.ts'
import { type FileKind, isPixelKind, KIND_BYTES, kindOf } from '../../kit/fileKinds.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import type { Database } from '../../platform/database.ts'
import { fileNameField } from '../../platform/headers.ts'
import { pictureNamed } from '../../platform/imageSizes.ts'
import { askerOf, formatFor, mimeTypes } from '../../platform/images.ts'
import { type Sendable, sendableBuffer, sendContent } from './downloads/sendContent.ts'
import { hasPicture } from './pictures/preparePictures.ts'
import { files } from './tables.ts'

type FileRow = typeof files.$inferSelect

/** Whether everybody may have a file, and whoever is in between may keep it. */
const isForAll = ({ isPublic, deletedAt }: Pick<FileRow, 'isPublic' | 'deletedAt'>): boolean =>
  isPublic && deletedAt === null

/** A file that the viewer may have, by its id or global id: public ones are for everybody, those of the library for whoever
 *  reads it, in the trash or not. What belongs to one thing alone comes with that thing. */
async function fileOf(database: Database, viewer: Viewer, named: string): Promise<FileRow> {
  const id = rawId('File', named) ?? named
  const [file] = isId(id) ? await database.drizzle.select().from(files).where(eq(files.id, id)) : []
  const isFound = file && (isForAll(file) || (file.isInLibrary && mayRead(viewer, 'files')))
  if (!isFound) throw new NotFound()
  return file
}

/** What is said of each kind of file that is sent as it lies there. Others are bytes that a browser only saves. */
const sentTypes: Partial<Record<FileKind, string>> = {
  ...{ pdf: 'application/pdf', text: 'text/plain; charset=utf-8' },
  ...{ mp4: 'video/mp4', webm: 'video/webm', mp3: 'audio/mpeg', wav: 'audio/wav' },
}

/** What browsers play and nothing else: no script is ever run of these types. */
const played: ReadonlySet<FileKind> = new Set(['mp4', 'webm', 'mp3', 'wav'])

/** What is left of a page to an answer that somebody opens although it is no page: nothing, in a place of its own. */
const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** The page that a browser makes of a film or a sound asks for it once more, and styles its controls. */
const PLAYED = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type Sent = Sendable & { readonly mimeType: string; readonly isShown: boolean; readonly policy: string | null }

/**
 * A file as it leaves the server, and whether a browser may show it. Its type is that of its content, whatever it was
 * called. Pictures are drawn anew, so that nothing but the picture is in them; other files keep their bytes.
 */
async function sentFile({ storage, images }: RequestContext, sha256: string, reply: FastifyReply): Promise<Sent> {
  const file = await storage.openFile(sha256)
  if (!file) throw new NotFound()
  const kind = kindOf(await file.start(KIND_BYTES))
  if (isPixelKind(kind)) {
    const picture = await images.original(sha256, () => askerOf(reply.request, reply))
    if (!picture) throw new NotFound()
    const { content, mimeType } = picture
    return { ...sendableBuffer(content, tagOf(sha256, 'clean')), mimeType, isShown: true, policy: SANDBOX }
  }
  // Browsers show PDFs by a program of their own, which a sandbox would keep from running.
  const isPdf = kind === 'pdf'
  const isPlayed = played.has(kind)
  return {
    size: file.size,
    etag: tagOf(sha256, 'file'),
    read: part => file.stream(part ?? undefined),
    mimeType: sentTypes[kind] ?? 'application/octet-stream',
    isShown: isPdf || isPlayed,
    policy: isPdf ? null : isPlayed ? PLAYED : SANDBOX,
  }
}

/** The same for the same bytes: by what they were made from, and how. */
const tagOf = (sha256: string, how: string): string => `"${sha256.slice(0, 32)}-${how}"`

/** Who may keep a file, or the way to it. Its address stays when its content is replaced, so that whoever keeps it asks each
 *  time whether that is still the one. */
const keptBy = (file: FileRow): string => (isForAll(file) ? 'public, no-cache' : 'private, no-store')

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
    isSentAsItIs: true,
    async run(context, { id, inline }, reply) {
      const file = await fileOf(context.database, context.viewer, id)
      const sent = await sentFile(context, file.sha256, reply)
      const disposition = sent.isShown && inline === 'true' ? 'inline' : 'attachment'
      reply
        .type(sent.mimeType)
        .header('content-disposition', `${disposition}; ${fileNameField(sentName(file.name, sent.mimeType))}`)
        .header('cache-control', keptBy(file))
      if (sent.policy !== null) reply.header('content-security-policy', sent.policy)
      return sendContent(reply, sent)
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/download/{id}/{gridref}',
    audience: 'everyone',
    summary:
      'A picture, or the first page of a PDF, in one of the offered sizes (`gridref` of the file’s `gridrefs`): leads to the picture’s address. One that is not public is sent itself, in the best format that `Accept` names.',
    input: z.object({ id: z.string().max(200), gridref: z.string().max(200) }),
    answer: 'A redirect to the picture; 200 with the picture itself where it is not public',
    example: { id: exampleIds.picture, gridref: '500' },
    isSentAsItIs: true,
    async run({ database, viewer, images }, { id, gridref }, reply) {
      const file = await fileOf(database, viewer, id)
      const named = pictureNamed(gridref)
      if (named === null || !hasPicture(file)) throw new NotFound()
      reply.header('cache-control', keptBy(file))
      if (isForAll(file)) return reply.redirect(`/images/${file.sha256}/${gridref}`, 302)
      const format = named.format ?? formatFor(reply.request.headers.accept)
      const content = await images.variant(file.sha256, named.size, format, () => askerOf(reply.request, reply))
      if (!content) throw new NotFound()
      reply.type(mimeTypes[format]).header('vary', 'Accept').header('content-security-policy', SANDBOX)
      return sendContent(reply, sendableBuffer(content, tagOf(file.sha256, `${gridref}-${format}`)))
    },
  }),
]
