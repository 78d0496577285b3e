import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Route, route } from '../../api/rest.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { isStaff, type Viewer } from '../../kit/viewer.ts'
import type { Database } from '../../platform/database.ts'
import { isImageSize } from '../../platform/imageSizes.ts'
import { files } from './tables.ts'

/** A file that the viewer may have: public ones for everybody, all for staff. */
async function fileOf(database: Database, viewer: Viewer, id: string) {
  const [file] = isId(id) ? await database.drizzle.select().from(files).where(eq(files.id, id)) : []
  if (!file || !(file.isPublic || isStaff(viewer))) throw new NotFound()
  return file
}

/** Types that a browser shows without running anything of theirs. */
const harmless = /^(image\/(jpeg|png|gif|webp|avif)|application\/pdf)$/

/** `name` for Content-Disposition: plain for old clients, in UTF-8 for the others (RFC 6266). */
const fileName = (name: string): string =>
  `filename="${name.replaceAll(/[^\w.\- ]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, character => `%${character.charCodeAt(0).toString(16)}`)}`

export const fileRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/download/{id}',
    audience: 'everyone',
    summary: 'A file as it was uploaded; with `inline=true` shown in the browser where that is harmless.',
    input: z.object({ id: z.string().max(200), inline: z.string().max(20).optional() }),
    answer: 'The file',
    async run({ database, viewer, storage }, { id, inline }, reply) {
      const file = await fileOf(database, viewer, id)
      const content = await storage.openFile(file.sha256)
      if (!content) throw new NotFound()
      const isInline = inline === 'true' && harmless.test(file.mimeType)
      reply
        .type(harmless.test(file.mimeType) ? file.mimeType : 'application/octet-stream')
        .header('content-length', content.size)
        .header('content-disposition', `${isInline ? 'inline' : 'attachment'}; ${fileName(file.name)}`)
        .header('cache-control', file.isPublic ? 'public, max-age=3600' : 'private, no-store')
      return content.stream()
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
    async run({ database, viewer }, { id, gridref }, reply) {
      const file = await fileOf(database, viewer, id)
      if (file.width === null || !isImageSize(gridref)) throw new NotFound()
      return reply.redirect(`/images/${file.sha256}/${gridref}`, 302)
    },
  }),
]
