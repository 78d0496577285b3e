import { emptyContent } from '../domains/content/rules/content.ts'
import { readDocument } from '../domains/content/rules/document.ts'
import { entries, entryRevisions, publications } from '../domains/content/tables.ts'
import { type Visitor, WrongAnswer } from '../harness/visitor.ts'
import { newId } from '../kit/ids.ts'
import type { Database } from '../platform/database.ts'

/** Pages of blocks, to be measured beside groups of products. */

const PAGES = 12
const PICTURES = 20
const TEXTS = 10

const slugOf = (page: number): string => `messseite-${page}`
const titleOf = (page: number): string => `Messseite ${page}`

/** Where the pages are and what they are called. */
export const benchPages = Array.from({ length: PAGES }, (_, page) => ({
  path: `/${slugOf(page)}`,
  title: titleOf(page),
}))

const paragraph = '<h2>Saison</h2><p>Am Samstag beginnt die Saison, und die Halle ist frisch gestrichen.</p>'.repeat(4)

/** Adds pages of thirty blocks with twenty pictures of the catalogue, where there are none yet. The kinds of blocks are known. */
export async function addBenchPages({ drizzle, pool }: Database): Promise<void> {
  const { rowCount } = await pool.query('select from publications where slug = $1', [slugOf(0)])
  if (rowCount) return
  const { rows } = await pool.query<{ id: string }>(
    'select id from files where width is not null and is_public and deleted_at is null order by id limit 200',
  )
  const now = new Date()
  for (let page = 0; page < PAGES; page += 1) {
    const pictures = Array.from({ length: PICTURES }, (_, at) => ({
      ...{ id: `picture-${at}`.padEnd(12, '0'), type: 'image', attrs: { size: { md: 6, lg: 4 } } },
      props: { file: rows[(page * PICTURES + at) % rows.length]!.id, alt: { de: 'Bild', en: 'Picture' } },
    }))
    const texts = Array.from({ length: TEXTS }, (_, at) => ({
      ...{ id: `written-${at}`.padEnd(12, '0'), type: 'text', props: { html: { de: paragraph, en: paragraph } } },
    }))
    const { document } = readDocument({
      blocks: texts.flatMap((text, at) => [text, ...pictures.slice(at * 2, at * 2 + 2)]),
    })
    const title = { de: titleOf(page), en: titleOf(page) }
    const slug = { de: slugOf(page), en: '' }
    const content = { ...emptyContent, title, slug, document }
    const [entryId, revisionId] = [newId(), newId()]
    await drizzle.insert(entries).values({
      ...{ id: entryId, kind: 'page', content, title, slugDe: slug.de, slugEn: '', isLive: true },
      ...{ createdAt: now, changedAt: now },
    })
    await drizzle
      .insert(entryRevisions)
      .values({ id: revisionId, entryId, number: 1, version: 1, content, savedAt: now, beganAt: now })
    await drizzle.insert(publications).values({
      ...{ id: newId(), entryId, language: 'de', revisionId, kind: 'page', slug: slug.de, content, fingerprint: '' },
      ...{ publishedOn: now.toISOString().slice(0, 10), startsAt: now, turned: 1, publishedAt: now },
    })
  }
}

const query = `query ($slug: String!) { entry(slug: $slug) { title description blocks {
  __typename id parentId slot size { xs md lg } visible { xs md lg }
  ... on TextBlock { html align tone }
  ... on ImageBlock { picture { url(width: 960) srcSet(widths: [320, 640, 960]) width height alt } caption link ratio fit }
} } }`

/** Asks for one page after the other as programs and browsers do. */
export function askingPages(): (visitor: Visitor) => Promise<void> {
  const bodies = benchPages.map((_, page) => JSON.stringify({ query, variables: { slug: slugOf(page) } }))
  let next = 0
  return async visitor => {
    visitor.renew()
    next = (next + 1) % PAGES
    const { status, body } = await visitor.post('/graphql', bodies[next]!)
    const text = body.toString()
    const isWhole =
      text.includes(`"title":"${titleOf(next)}"`) && text.includes('picture-19') && text.includes('srcSet')
    if (status !== 200 || !isWhole) throw new WrongAnswer(status, `another page: ${text.slice(0, 300)}`)
  }
}
