import { z } from 'zod'
import type { RequestContext } from '../../../../api/context.ts'
import { type Route, route } from '../../../../api/rest.ts'
import { askingOf, idsNamed } from '../../../../api/restIds.ts'
import { exampleIds } from '../../../../kit/answers.ts'
import type { Asker } from '../../../../kit/fairQueue.ts'
import { isPixelKind, KIND_BYTES, kindOf } from '../../../../kit/fileKinds.ts'
import { NotFound } from '../../../../kit/refusals.ts'
import { fileNameField } from '../../../../platform/headers.ts'
import { askerOf } from '../../../../platform/images.ts'
import { type FileRow, filesByIds } from '../../queries.ts'
import { archiveOf } from '../archive.ts'
import { mostFiles } from '../rules/fileChanges.ts'

const one = z.string().max(400)

/** Ids as a list, or, as forms of browsers send them, with commas between them. */
const ids = z.union([
  z.array(one).min(1).max(mostFiles),
  z
    .string()
    .min(1)
    .max(100_000)
    .transform(text => text.split(','))
    .pipe(z.array(one).max(mostFiles)),
])

/** The content of a file as it leaves the server: pictures drawn anew, without what cameras wrote into them. */
async function contentOf({ storage, images }: RequestContext, { sha256 }: FileRow, asker: () => Asker) {
  const file = await storage.openFile(sha256)
  if (!file) throw new Error(`the content ${sha256} is missing`)
  if (!isPixelKind(kindOf(await file.start(KIND_BYTES)))) return file.stream()
  return (await images.original(sha256, asker))?.content ?? file.stream()
}

/** Many files in one download. */
export const archiveRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/batch/file/zip',
    audience: 'staff:files',
    summary: `Files as one ZIP, which is sent while it is made: at most ${mostFiles}, unknown ones left out. The body is a list of ids or \`{ids}\`, as JSON or as a form, where commas stand between them.`,
    input: z.object({ list: z.array(one).max(mostFiles).optional(), ids: ids.optional() }),
    takesList: true,
    takesForm: true,
    answer: 'The ZIP',
    example: [exampleIds.picture],
    async run(context, { list, ids: named }, reply) {
      const wanted = await idsNamed(askingOf(context), list ?? named ?? [], { types: ['File'] })
      const found = new Map(
        (await filesByIds(context.database.drizzle, context.viewer, wanted)).map(file => [file.id, file]),
      )
      const files = [...new Set(wanted)].flatMap(id => found.get(id) ?? [])
      if (files.length === 0) throw new NotFound()
      const asker = askerOf(reply.request, reply)
      const archive = archiveOf(files, file => contentOf(context, file, () => asker))
      reply.type('application/zip').header('content-disposition', `attachment; ${fileNameField('dateien.zip')}`)
      return archive
    },
  }),
]
