import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contextFor, insertViewer, setSettings, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { publishedEntry, writeEntry } from '../../testing/entries.ts'
import { registerSiteFiles } from '../catalogue/pages.ts'
import { registerEntryFiles } from './pages.ts'

const database = await testDatabase()
const origin = 'https://shop.example'
const app = fastify()
registerEntryFiles(app, { origin, database, now: () => TEST_NOW })
registerSiteFiles(app, { origin, database })
const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url })
  return { status: statusCode, type: headers['content-type'], body }
}
afterAll(() => app.close())

beforeAll(async () => {
  const viewer = await insertViewer(database, ['user', 'admin'])
  const context = contextFor(database, { viewer })
  await setSettings(database, 'shop', { name: 'Halle & Feld', timeZone: 'Europe/Vienna' })
  await publishedEntry(context, {
    ...{ kind: 'post', title: { de: 'Sieg <3:0>', en: 'Won' }, slug: { de: 'sieg', en: 'won' }, tags: ['verein'] },
    ...{ description: { de: 'Am Samstag & Sonntag' }, publishDate: '2026-11-18' },
  })
  await publishedEntry(context, { kind: 'post', title: { de: 'Neu', en: 'New' }, slug: { de: 'neu', en: 'new' } })
  await publishedEntry(context, { title: { de: 'Seite', en: 'Page' }, slug: { de: 'seite-x', en: 'page-x' } })
  await publishedEntry(context, {
    ...{ title: { de: 'Versteckt', en: 'Hidden' }, slug: { de: 'versteckt', en: 'hidden' } },
    noindex: { de: true, en: false },
  })
  await writeEntry(context, { kind: 'post', title: { de: 'Entwurf' }, slug: { de: 'entwurf' } })
})

describe('feeds', () => {
  test('hold the newest posts in their language, everything in them escaped', async () => {
    const { status, type, body } = await get('/feed.xml')
    expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(body.match(/<item>/g)).toHaveLength(2)
    expect(body.indexOf('<title>Neu</title>')).toBeLessThan(body.indexOf('<title>Sieg &lt;3:0&gt;</title>'))
    expect(body).toContain('<link>https://shop.example/sieg</link>')
    expect(body).toContain('<pubDate>Wed, 18 Nov 2026 00:00:00 GMT</pubDate>')
    expect(body).toContain('<description>Am Samstag &amp; Sonntag</description>')
    expect(body).not.toMatch(/Entwurf|Seite/)
    const english = await get('/en/atom.xml')
    expect(english.type).toBe('application/atom+xml; charset=utf-8')
    expect(english.body).toContain('<link href="https://shop.example/en/won"/>')
    expect(english.body).toContain('xml:lang="en"')
  })

  test('of a tag hold what has it; of a tag that nothing has there is none', async () => {
    const { body } = await get('/feed/Verein.xml')
    expect(body.match(/<item>/g)).toHaveLength(1)
    expect((await get('/en/atom/verein.xml')).body.match(/<entry>/g)).toHaveLength(1)
    expect([(await get('/feed/nichts.xml')).status, (await get('/atom/%00.xml')).status]).toEqual([404, 404])
  })
})

test('sitemaps name what is published in each language, and nothing that is kept from search engines', async () => {
  expect((await get('/sitemap.xml')).body).toContain('<loc>https://shop.example/sitemaps/entries-1.xml</loc>')
  const { body } = await get('/sitemaps/entries-1.xml')
  expect(body).toContain('<loc>https://shop.example/seite-x</loc>')
  expect(body).toContain('hreflang="en" href="https://shop.example/en/page-x"')
  expect(body).not.toContain('/versteckt')
  expect(body).toContain('<loc>https://shop.example/en/hidden</loc>')
  expect((await get('/sitemaps/entries-2.xml')).status).toBe(404)
})
