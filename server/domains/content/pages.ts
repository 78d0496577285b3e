import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../../kit/html.ts'
import { type Language, languages } from '../../kit/languages.ts'
import type { Database } from '../../platform/database.ts'
import { readSettings } from '../settings/queries.ts'
import { shopSettings } from '../settings/settings.ts'
import { mappedEntries } from './queries/feeds.ts'
import { listedEntries, type ShownEntry } from './queries/published.ts'
import { shownText } from './rules/texts.ts'

type Site = { readonly origin: string; readonly database: Database; readonly now: () => Date }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const cache = 'public, max-age=300'

/** Characters that no XML has. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const text = (value: string): string => escapeHtml(value.replaceAll(unwritable, ''))

const prefix = (language: Language): string => (language === 'en' ? '/en' : '')

/** Posts that a feed holds, the newest. */
const mostPosts = 30

/** A feed as both formats tell it. */
type Feed = {
  readonly title: string
  readonly language: Language
  readonly link: string
  readonly self: string
  readonly items: readonly FeedItem[]
}
type FeedItem = {
  readonly id: string
  readonly title: string
  readonly link: string
  readonly summary: string
  readonly day: string
  readonly changedAt: Date
  readonly tags: readonly string[]
}

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

const rss = ({ title, language, link, self, items }: Feed): string =>
  `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${text(title)}</title>` +
  `<link>${text(link)}</link><description>${text(title)}</description><language>${language}</language>` +
  `<atom:link href="${text(self)}" rel="self" type="application/rss+xml"/>` +
  items
    .map(
      item =>
        `<item><title>${text(item.title)}</title><link>${text(item.link)}</link>` +
        `<guid isPermaLink="false">urn:uuid:${item.id}</guid><pubDate>${instantOf(item.day).toUTCString()}</pubDate>` +
        `${item.summary ? `<description>${text(item.summary)}</description>` : ''}` +
        `${item.tags.map(tag => `<category>${text(tag)}</category>`).join('')}</item>`,
    )
    .join('') +
  '</channel></rss>'

const atom = ({ title, language, link, self, items }: Feed): string => {
  const changed = items.reduce((last, { changedAt }) => (changedAt > last ? changedAt : last), new Date(0))
  return (
    `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><title>${text(title)}</title>` +
    `<id>${text(self)}</id><link href="${text(link)}"/><link href="${text(self)}" rel="self"/>` +
    `<updated>${changed.toISOString()}</updated><author><name>${text(title)}</name></author>` +
    items
      .map(
        item =>
          `<entry><title>${text(item.title)}</title><link href="${text(item.link)}"/><id>urn:uuid:${item.id}</id>` +
          `<published>${instantOf(item.day).toISOString()}</published><updated>${item.changedAt.toISOString()}</updated>` +
          `${item.summary ? `<summary>${text(item.summary)}</summary>` : ''}` +
          `${item.tags.map(tag => `<category term="${text(tag)}"/>`).join('')}</entry>`,
      )
      .join('') +
    '</feed>'
  )
}

const formats = {
  feed: { type: 'application/rss+xml; charset=utf-8', write: rss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: atom },
} as const
type Format = keyof typeof formats

/** `/feed.xml` and `/atom.xml` with the newest posts, `/feed/{tag}.xml` and `/atom/{tag}.xml` with those that have a tag, each
 *  in English below `/en`; and the sitemaps of what is published. */
export function registerEntryFiles(app: FastifyInstance, { origin, database, now }: Site): void {
  const itemOf = ({ id, slug, content, changedAt, language, publishedOn }: ShownEntry): FeedItem => ({
    ...{ id, changedAt, tags: content.tags, title: shownText(language, content.title) },
    summary: shownText(language, content.description),
    link: `${origin}${prefix(language)}${slug === '' ? `/p/${id}` : `/${slug}`}`,
    day: publishedOn ?? changedAt.toISOString().slice(0, 10),
  })

  async function sendFeed(reply: FastifyReply, format: Format, language: Language, tag: string | null) {
    const moment = now()
    const list = { kind: 'post', tag, offset: 0, limit: mostPosts } as const
    const posts = await listedEntries(database.drizzle, list, { language, now: moment, since: moment })
    if (tag !== null && posts.length === 0)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing with this tag.')
    const { name } = shopSettings.of(await readSettings(database.drizzle))
    const path = `${prefix(language)}/${format}${tag === null ? '' : `/${encodeURIComponent(tag)}`}.xml`
    const feed: Feed = {
      ...{ title: tag === null ? name : `${name}: ${tag}`, language },
      ...{ link: `${origin}${prefix(language) || '/'}`, self: `${origin}${path}` },
      items: posts.map(itemOf),
    }
    const { type, write } = formats[format]
    return reply.type(type).header('cache-control', cache).send(write(feed))
  }

  for (const format of Object.keys(formats) as Format[])
    for (const language of languages) {
      app.get(`${prefix(language)}/${format}.xml`, (_request, reply) => sendFeed(reply, format, language, null))
      app.get<{ Params: { tag: string } }>(`${prefix(language)}/${format}/:tag.xml`, (request, reply) =>
        sendFeed(reply, format, language, request.params.tag.toLowerCase().replaceAll('\0', '').slice(0, 60)),
      )
    }

  app.get<{ Params: { part: string } }>('/sitemaps/entries-:part.xml', async (request, reply) => {
    const part = /^[1-9]\d{0,4}$/.test(request.params.part) ? Number(request.params.part) : 0
    const found = part === 0 ? [] : await mappedEntries(database.drizzle, part, now())
    if (found.length === 0) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such sitemap.')
    const urls = found.map(({ slugs, changed }) => {
      const there = languages.filter(language => slugs[language])
      const placeOf = (language: Language) => `${origin}${prefix(language)}/${slugs[language]}`
      const alternates = there
        .map(language => `<xhtml:link rel="alternate" hreflang="${language}" href="${placeOf(language)}"/>`)
        .join('')
      return there
        .map(language => `<url><loc>${placeOf(language)}</loc><lastmod>${changed}</lastmod>${alternates}</url>`)
        .join('')
    })
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
      )
  })
}
