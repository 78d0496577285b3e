import type { FastifyInstance } from 'fastify'
import { languages } from '../../kit/languages.ts'
import type { Database } from '../../platform/database.ts'
import { countMappedEntries, entriesPerMap } from '../content/queries/feeds.ts'
import { readPrepared } from './queries/statements.ts'
import { groupPath, productPath } from './rules/paths.ts'

type Entry = { readonly slug: string; readonly home: string | null; readonly changed: string }

/** Products of one sitemap; search engines take 50,000 addresses, and each product has two. */
const productsPerMap = 10_000

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

const standingPages = [
  '',
  '/Agb',
  '/Versandkosten',
  '/Privacy',
  '/Imprint',
  '/withdrawal/notice',
  '/help',
  '/sizes',
  '/accessibility',
  '/specials',
]

/** One address in both languages, each naming the other. */
function addresses(origin: string, pathIn: (language: 'de' | 'en') => string, changed?: string): string {
  const alternates = languages
    .map(language => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${pathIn(language)}"/>`)
    .join('')
  return languages
    .map(
      language =>
        `<url><loc>${origin}${pathIn(language)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates}</url>`,
    )
    .join('')
}

const map = (entries: string) =>
  `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries}</urlset>`

/** `/robots.txt` and the sitemaps: an index, the standing pages with the groups, and the products in parts. */
export function registerSiteFiles(
  app: FastifyInstance,
  { origin, database }: { origin: string; database: Database },
): void {
  const cache = 'public, max-age=3600'

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cache)
      .send(
        `User-agent: *\nDisallow: /admincenter\nDisallow: /cart\nDisallow: /checkout\nDisallow: /order/\nDisallow: /search\nDisallow: /api/\nDisallow: /graphql\nDisallow: /en/cart\nDisallow: /en/checkout\nDisallow: /en/order/\nDisallow: /en/search\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const [row] = await readPrepared<{ products: number }>(
      database,
      'sitemap size',
      'select count(*)::int as products from listings',
      [],
    )
    const parts = Math.max(1, Math.ceil((row?.products ?? 0) / productsPerMap))
    const entryMaps = Math.ceil((await countMappedEntries(database.drizzle, new Date())) / entriesPerMap)
    const names = [
      'pages',
      ...Array.from({ length: entryMaps }, (_, index) => `entries-${index + 1}`),
      ...Array.from({ length: parts }, (_, index) => String(index + 1)),
    ]
    const entries = names.map(name => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`).join('')
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cache)
      .send(`${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`)
  })

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const groups = await readPrepared<{ slug: string }>(
      database,
      'sitemap groups',
      'select slug from product_groups where deleted_at is null and not is_main_gallery order by sort_order, slug',
      [],
    )
    const pages = standingPages.map(path =>
      addresses(origin, language => (language === 'en' ? `/en${path}` : path || '/')),
    )
    const entries = [...pages, ...groups.map(({ slug }) => addresses(origin, language => groupPath(language, slug)))]
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cache)
      .send(map(entries.join('')))
  })

  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', async (request, reply) => {
    const part = /^[1-9]\d{0,4}$/.test(request.params.part) ? Number(request.params.part) : 0
    const products =
      part === 0
        ? []
        : await readPrepared<Entry>(
            database,
            'sitemap products',
            `select l.card->>'slug' as slug, l.card->'groups'->>0 as home, to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed
             from listings l join products p on p.id = l.product_id order by l.product_id limit $1 offset $2`,
            [productsPerMap, (part - 1) * productsPerMap],
          )
    if (products.length === 0)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such sitemap.')
    const entries = products.map(({ slug, home, changed }) =>
      addresses(origin, language => productPath(language, home, slug), changed),
    )
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cache)
      .send(map(entries.join('')))
  })
}
