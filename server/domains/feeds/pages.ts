import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../kit/html.ts'
import type { Language } from '../../kit/languages.ts'
import type { Database } from '../../platform/database.ts'
import { feedHead, feedProducts } from './queries.ts'
import { type FeedElement, type FeedItem, itemsOf, type Portal } from './rules/items.ts'

/** Lists that one process makes at once: portals come once a day, and whoever comes more often may wait. */
const mostAtOnce = 2
const retrySeconds = 60

/** Characters that no XML has. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const text = (value: string): string => escapeHtml(value.replaceAll(unwritable, ''))
const element = ([name, value]: FeedElement): string =>
  `<g:${name}>${typeof value === 'string' ? text(value) : value.map(element).join('')}</g:${name}>`
const itemElement = (item: FeedItem): string => `<item>${item.map(element).join('')}</item>\n`

/** What the files are called, by who reads them. */
const names: Readonly<Record<string, Portal>> = { products: 'google', meta: 'meta' }

type Site = { readonly origin: string; readonly database: Database; readonly now: () => Date }

/** `/feeds/products-de.xml` and `-en.xml` for Google, `/feeds/meta-de.xml` and `-en.xml` for Meta: all that is sold, as
 *  shopping portals read it, while the shop wants that. */
export function registerFeeds(app: FastifyInstance, { origin, database, now }: Site): void {
  let running = 0
  app.get<{ Params: { name: string; language: string } }>('/feeds/:name-:language.xml', async (request, reply) => {
    const { name, language } = request.params
    const portal = names[name]
    const head = portal && (language === 'de' || language === 'en') ? await feedHead(database.drizzle) : null
    if (!portal || !head?.isEnabled)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such list.')
    if (running >= mostAtOnce) {
      const message = 'The list is being made for others; try again in a minute.'
      return reply.code(503).header('retry-after', retrySeconds).type('text/plain; charset=utf-8').send(message)
    }
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    if (request.method === 'HEAD') return reply.send('')
    running += 1
    const stream = Readable.from(written(language as Language, portal, head))
    stream.once('close', () => {
      running -= 1
    })
    return reply.send(stream)
  })

  async function* written(language: Language, portal: Portal, { name, currency }: { name: string; currency: string }) {
    const link = language === 'en' ? `${origin}/en` : `${origin}/`
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel><title>${text(name)}</title><link>${text(link)}</link><description>${text(name)}</description>\n`
    for await (const products of feedProducts({ database, now: now(), origin }, language)) {
      yield products.flatMap(product => itemsOf(product, language, currency, portal).map(itemElement)).join('')
    }
    yield '</channel>\n</rss>\n'
  }
}
