import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { readSettings } from './queries.ts'
import { shopSettings } from './settings.ts'

/** How long what stands in `security.txt` is good; the standard wants less than a year. */
const GOOD_DAYS = 180
const DAY_MILLISECONDS = 86_400_000

/** `/.well-known/security.txt`: to whom vulnerabilities are reported. Not there while the shop has no address.
 *  Source: RFC 9116; Art. 13(17) Regulation (EU) 2024/2847. */
export function registerSecurityTxt(
  app: FastifyInstance,
  { origin, database, now }: { origin: string; database: Database; now: () => Date },
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email } = shopSettings.of(await readSettings(database.drizzle))
    if (email === '') return reply.code(404).type('text/plain; charset=utf-8').send('not found\n')
    // The same for a whole day, so that it can be kept.
    const today = Math.floor(now().getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS
    const expires = new Date(today + GOOD_DAYS * DAY_MILLISECONDS).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          `Contact: mailto:${encodeURI(email)}`,
          `Expires: ${expires}`,
          'Preferred-Languages: de, en',
          `Canonical: ${origin}/.well-known/security.txt`,
          `Policy: ${origin}/Imprint`,
          '',
        ].join('\n'),
      )
  })
}
