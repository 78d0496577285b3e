import { beforeAll, expect, test } from 'vitest'
import { guestViewer } from '../../kit/viewer.ts'
import { contextFor, insertViewer } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { publishedEntry, writeEntry } from '../../testing/entries.ts'
import { testSite } from '../../testing/site.ts'
import { saveRedirect } from './operations/redirects.ts'
import { brokenLinks, linkedPages } from './queries/links.ts'

const database = await testDatabase()
const site = await testSite(database)
const both = (de: string, en = de) => ({ de, en })
let admin = contextFor(database, { viewer: guestViewer() })
beforeAll(async () => {
  admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  await publishedEntry(admin, { title: both('Verein', 'Club'), slug: both('verein', 'club') })
  await writeEntry(admin, { title: both('Entwurf', 'Draft'), slug: both('entwurf', 'draft') })
  await publishedEntry(admin, { kind: 'reusable', title: both('Anfahrt', 'How to find us') })
  await saveRedirect(admin, { redirectId: null, path: '/alt', target: '/verein', isPermanent: true })
})

test('addresses lead nowhere that nobody has, or that no visitor sees', async () => {
  const right = [
    '/',
    '/cart',
    '/verein?a=1#b',
    '/en/club',
    '/alt',
    'https://example.com/nichts',
    'mailto:a@example.com',
  ]
  expect(await brokenLinks(database.drizzle, [...right, '/nichts', '/en/draft', '/entwurf#b'])).toEqual([
    { href: '/nichts', isUnpublished: false },
    { href: '/en/draft', isUnpublished: true },
    { href: '/entwurf#b', isUnpublished: true },
  ])
})

test('menus are offered what visitors see, by its title', async () => {
  expect(await linkedPages(database.drizzle)).toEqual([
    { title: both('Verein', 'Club'), path: both('/verein', '/club') },
  ])
})

test('both are for those who arrange menus', async () => {
  const query =
    '{ menuPages { title { de } path { en } } brokenLinks(hrefs: ["/nichts", "/verein"]) { href isUnpublished } }'
  const asked = async (client: { request: ReturnType<typeof site.client>['request'] }) =>
    (await client.request('POST', '/graphql', { query })).body as { data: unknown; errors?: unknown[] }
  expect((await asked(await site.clientAs(['user', 'admin']))).data).toEqual({
    menuPages: [{ title: { de: 'Verein' }, path: { en: '/club' } }],
    brokenLinks: [{ href: '/nichts', isUnpublished: false }],
  })
  expect((await asked(site.client())).data).toBeNull()
})
