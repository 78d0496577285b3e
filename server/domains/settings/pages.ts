import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { lookFileForm } from './defaults/look.ts'
import { lookFile } from './look/queries.ts'
import { cssOf } from './look/sheets.ts'
import { readSettings } from './queries.ts'
import { shopSettings } from './settings.ts'
import { compiledOwnTexts, ownTextsOf } from './texts/queries.ts'

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

/**
 * `/texts/<version>/<language>.json`: the shop's own texts for who goes on from page to page, compiled. What is named by its
 * version never changes and is kept by browsers; under another version the texts of now are answered, and not kept.
 */
export function registerOwnTexts(app: FastifyInstance, { drizzle }: Pick<Database, 'drizzle'>): void {
  app.get<{ Params: { version: string; file: string } }>('/texts/:version/:file', async (request, reply) => {
    const { version, file } = request.params
    const [, language] = /^(de|en)\.json$/.exec(file) ?? []
    if (language !== 'de' && language !== 'en')
      return reply.code(404).type('text/plain; charset=utf-8').send('not found\n')
    const own = await ownTextsOf(drizzle, await readSettings(drizzle))
    const isNamed = own.version === version && version !== ''
    return reply
      .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(compiledOwnTexts(own, language))
  })
}

/**
 * `/look/<version>.css`, the shop's look, and `/look/files/<hash>`, its fonts and pictures. What is named by its content never
 * changes and is kept by browsers; under another version the look of now is answered, and not kept.
 */
export function registerLook(app: FastifyInstance, { drizzle }: Pick<Database, 'drizzle'>): void {
  app.get<{ Params: { file: string } }>('/look/:file', async (request, reply) => {
    const { css, version } = cssOf(await readSettings(drizzle))
    const isNamed = request.params.file === `${version}.css`
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(css)
  })
  app.get<{ Params: { id: string } }>('/look/files/:id', async (request, reply) => {
    const { id } = request.params
    const file = lookFileForm.test(id) ? await lookFile(drizzle, id) : null
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('not found\n')
    return reply
      .type(file.mediaType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .header('x-content-type-options', 'nosniff')
      .send(file.bytes)
  })
}
