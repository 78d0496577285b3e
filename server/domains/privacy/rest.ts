import { z } from 'zod'
import { type Route, route } from '../../api/rest.ts'
import { NotFound } from '../../kit/refusals.ts'
import { exportBySecret } from './queries.ts'

export const privacyRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/auth/dataExport/{secret}',
    audience: 'oneself',
    summary:
      'The zip of all that is kept about the signed-in user, by the secret of the mail’s link; for seven days, and for nobody else.',
    input: z.object({ secret: z.string().max(200) }),
    answer: 'The file, a zip',
    example: { secret: '<secret of the mail’s link>' },
    async run({ database, viewer, storage, now }, { secret }, reply) {
      const found = await exportBySecret(database.drizzle, viewer.accountId!, secret, now())
      const content = found?.storageKey ? await storage.openFile(found.storageKey) : null
      if (!found || !content) throw new NotFound()
      reply
        .type('application/zip')
        .header('content-length', content.size)
        .header('content-disposition', `attachment; filename="data-${found.createdAt.toISOString().slice(0, 10)}.zip"`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
      return content.stream()
    },
  }),
]
