import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPagesHandler } from './api/pagesHandler.ts'
import { requestContext } from './api/requestContext.ts'
import { createVersionedCache } from './api/versionedCache.ts'
import { openSession } from './domains/accounts/sessions/sessions.ts'
import { registerSiteFiles } from './domains/catalogue/pages.ts'
import { updateSettings } from './domains/settings/operations.ts'
import { freshnessOf } from './domains/settings/queries.ts'
import { Refused } from './kit/refusals.ts'
import type { Role } from './kit/viewer.ts'
import { addSecurityHeaders } from './platform/http.ts'
import { silentLog } from './platform/log.ts'
import type { PageRenderer } from './platform/pageRenderer.ts'
import { contextFor, insertViewer } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { testSite } from './testing/site.ts'

/** What the settings of the site do at the edge of the product, in two processes on one database. */

const database = await testDatabase()
const site = await testSite(database)
const other = await testSite(database)
const admin = await insertViewer(database, ['user', 'admin'])
const change = (section: string, changes: object) =>
  updateSettings(contextFor(database, { viewer: admin }), { section, version: null, changes })
const refusalsOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) =>
      error instanceof Refused ? error.refusals.map(({ code, path }) => `${code} ${path.join('.')}`) : error,
  )

/** Shows how a page's address came in. */
const renderer: PageRenderer = {
  sharedUrl: url => url,
  render: async ({ url, nonce }) => ({
    ...{ status: 200, headers: { 'content-type': 'text/html' }, redirect: null, isPersonal: nonce !== null },
    ...{ body: Buffer.from(`inside ${url}`), scripts: [], services: [] },
  }),
}

async function pagesOf({ config, storage, images }: typeof site) {
  const now = () => new Date('2026-11-23T10:00:00Z')
  const freshness = freshnessOf(database, now)
  const cache = () => createVersionedCache({ ...freshness, bytesOf: () => 100, mostBytes: 10_000 })
  const parts = { config, database, storage, images, limiter: null as never, now, newId: () => '' }
  const app = fastify()
  addSecurityHeaders(app, config.publicUrl)
  await app.register(cookie)
  await app.register(async scope => registerSiteFiles(scope, { origin: config.publicUrl, database }))
  app.get(
    '/*',
    createPagesHandler({
      ...{ renderer, origin: config.publicUrl, log: silentLog, pages: cache() as never, choices: cache() as never },
      executor: { isShared: () => false, run: async () => ({ answer: { data: {} }, failure: null }) },
      contextOf: (request, reply, language) => requestContext(parts, request, reply, language),
      site: freshness,
      ownTexts: () => ({}),
    }),
  )
  return async (url: string, session?: string) => {
    const answer = await app.inject({ url, headers: session === undefined ? {} : { cookie: `session=${session}` } })
    const { statusCode: status, headers, body } = answer
    return { status, to: headers.location ?? null, body, headers }
  }
}
const processes = [await pagesOf(site), await pagesOf(other)] as const
const each = <Answer>(ask: (get: (typeof processes)[number]) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(processes.map(ask))

async function sessionOf(roles: Role[]): Promise<string> {
  const viewer = await insertViewer(database, roles)
  return (await openSession(database, viewer.accountId!)).secret
}

beforeEach(async () => {
  await database.pool.query(`delete from settings where key in ('addressNames', 'site', 'seo', 'components', 'mail')`)
})

describe('names of addresses', () => {
  test('count at once in each process, and old ones lead on', async () => {
    expect((await processes[1]('/Agb')).body).toBe('inside /Agb')
    await change('addressNames', { segments: { Agb: { de: 'geschaeftsbedingungen', en: 'terms-of-sale' } } })
    for (const get of processes) {
      expect(await get('/geschaeftsbedingungen?x=1')).toMatchObject({ status: 200, body: 'inside /Agb?x=1' })
      expect(await get('/en/terms-of-sale')).toMatchObject({ status: 200, body: 'inside /en/Agb' })
      expect(await get('/agb?x=1')).toMatchObject({ status: 301, to: '/geschaeftsbedingungen?x=1' })
      expect(await get('/en/geschaeftsbedingungen')).toMatchObject({ status: 301, to: '/en/terms-of-sale' })
    }
    await change('addressNames', { segments: { Agb: { de: 'bedingungen', en: 'terms-of-sale' } } })
    for (const get of processes)
      expect(await get('/geschaeftsbedingungen')).toMatchObject({ status: 301, to: '/bedingungen' })
    await change('addressNames', { segments: {} })
    for (const get of processes) {
      expect(await get('/bedingungen')).toMatchObject({ status: 301, to: '/Agb' })
      expect(await get('/Agb')).toMatchObject({ status: 200 })
    }
  })

  test('stand in the sitemap, and the admin centre in no robots.txt once it has a name of its own', async () => {
    await change('addressNames', {
      segments: {
        cart: { de: 'warenkorb', en: 'basket' },
        Imprint: { de: 'impressum', en: 'imprint' },
        admincenter: { de: 'halle', en: 'halle' },
      },
    })
    for (const get of processes) {
      const robots = (await get('/robots.txt')).body
      expect(robots).toContain('Disallow: /warenkorb\n')
      expect(robots).toContain('Disallow: /en/basket\n')
      expect(robots).not.toMatch(/admincenter|halle/)
      const pages = (await get('/sitemaps/pages.xml')).body
      expect(pages).toContain('<loc>https://shop.example.com/impressum</loc>')
      expect(pages).toContain('<loc>https://shop.example.com/en/imprint</loc>')
    }
  })

  test('hide where the admin centre was from strangers, and lead staff on', async () => {
    await change('addressNames', { segments: { admincenter: { de: 'buero', en: 'office' } } })
    const staff = await sessionOf(['user', 'member'])
    for (const get of processes) {
      expect(await get('/admincenter/orders')).toMatchObject({ to: null, body: 'inside /-/-/-' })
      expect(await get('/admincenter/orders', await sessionOf(['user']))).toMatchObject({ body: 'inside /-/-/-' })
      expect(await get('/admincenter/orders', staff)).toMatchObject({ status: 302, to: '/buero/orders' })
      expect(await get('/buero/orders')).toMatchObject({ body: 'inside /admincenter/orders' })
    }
  })

  test.each([
    ['what the product needs itself', { cart: { de: 'api', en: 'cart' } }, 'SLUG_TAKEN changes.segments.cart.de'],
    ['another page of the product', { cart: { de: 'checkout', en: 'cart' } }, 'SLUG_TAKEN changes.segments.cart.de'],
    [
      'one name for two',
      { cart: { de: 'a', en: 'cart' }, help: { de: 'hilfe', en: 'A' } },
      'SLUG_TAKEN changes.segments.help.en',
    ],
    ['a name with a slash', { cart: { de: 'a/b', en: 'cart' } }, 'INVALID_INPUT changes.segments.cart.de'],
    ['the address of a group', { cart: { de: 'baelle', en: 'cart' } }, 'SLUG_TAKEN changes.segments.cart.de'],
    ['an unknown page', { nowhere: { de: 'a', en: 'b' } }, 'INVALID_INPUT changes.segments'],
  ])('are refused: %s', async (_label, segments, refused) => {
    await database.pool.query(
      `insert into product_groups (id, slug, title) values (gen_random_uuid(), 'baelle', '{"de":"Bälle"}') on conflict do nothing`,
    )
    expect(await refusalsOf(change('addressNames', { segments }))).toContain(refused)
    expect(await each(get => get('/cart'))).toMatchObject([{ status: 200 }, { status: 200 }])
  })

  test('are taken for groups from then on', async () => {
    await change('addressNames', { segments: { cart: { de: 'korb', en: 'basket' } } })
    const staff = await site.clientAs(['user', 'admin'])
    const { body } = await staff.request('POST', '/api/v0/shop_productgroup', { title: 'Korb', slug: 'korb' })
    expect(body).toMatchObject({ code: '11000' })
  })
})

describe('maintenance', () => {
  test('shows visitors a page in both languages with 503, and lets staff and those who sign in go on', async () => {
    await change('shop', { name: 'FC Nord' })
    await change('site', {
      maintenance: true,
      maintenanceMinutes: 5,
      maintenanceText: { de: 'Umbau <b>', en: 'Rebuilding' },
    })
    const staff = await sessionOf(['user', 'member'])
    for (const get of processes) {
      const page = await get('/en/trikots')
      expect([page.status, page.headers['retry-after'], page.headers['content-language']]).toEqual([503, '300', 'en'])
      expect(page.body).toMatch(/<section lang="en">.*Rebuilding.*<section lang="de">.*Umbau &lt;b&gt;/s)
      expect(page.body).toContain('FC Nord')
      expect(await get('/trikots', await sessionOf(['user']))).toMatchObject({ status: 503 })
      expect(await get('/trikots', staff)).toMatchObject({ status: 200 })
      expect(await get('/login')).toMatchObject({ status: 200 })
      expect(await get('/admincenter')).toMatchObject({ status: 200 })
    }
    await change('site', { maintenance: false })
    expect(await each(get => get('/trikots'))).toMatchObject([{ status: 200 }, { status: 200 }])
  })

  test('stops what visitors change by GraphQL and REST, and nothing of staff, signing in and health', async () => {
    await change('site', { maintenance: true })
    // Doors of programs look at it once a second.
    await expect
      .poll(
        async () =>
          (await ask(site.client(), 'mutation { removeCode(input: { code: "X" }) { errors { code } } }')).status,
        {
          timeout: 5000,
        },
      )
      .toBe(503)
    const refused = await ask(site.client(), 'mutation { removeCode(input: { code: "X" }) { errors { code } } }')
    expect(refused.body).toMatchObject({ errors: [{ extensions: { code: 'C503' } }] })
    expect((await site.client().request('POST', '/api/v0/shop/cart', {})).status).toBe(503)
    const signIn = 'mutation { signIn(input: { email: "a@example.at", password: "x" }) { errors { code } } }'
    expect((await ask(site.client(), signIn)).body).toMatchObject({ data: { signIn: { errors: [{}] } } })
    const staff = await site.clientAs(['user', 'admin'])
    const update = `mutation { updateSettings(input: { section: "site", version: 1, changes: { maintenance: false } }) { errors { code } } }`
    expect((await ask(staff, update)).body).toEqual({ data: { updateSettings: { errors: [] } } })
    expect((await site.client().request('GET', '/health/live')).status).toBe(200)
  })
})

const ask = (client: ReturnType<typeof site.client>, query: string) => client.request('POST', '/graphql', { query })

describe('languages', () => {
  test('that are not offered lead to the other one', async () => {
    await change('seo', { languages: ['de'] })
    for (const get of processes) {
      expect(await get('/en/trikots?x=1')).toMatchObject({ status: 302, to: '/trikots?x=1' })
      expect((await get('/sitemaps/pages.xml')).body).not.toContain('/en')
    }
    await change('seo', { languages: ['en'], defaultLanguage: 'en' })
    expect(await each(get => get('/trikots'))).toMatchObject([{ to: '/en/trikots' }, { to: '/en/trikots' }])
    expect(await refusalsOf(change('seo', { languages: [] }))).toContain('INVALID_INPUT changes.languages')
    expect(await refusalsOf(change('seo', { languages: ['de'] }))).toEqual(['INVALID_INPUT changes.defaultLanguage'])
  })
})

describe('search engines', () => {
  test('are told in robots.txt, sitemap and what pages ask for, in each process', async () => {
    await change('seo', {
      ...{ domain: 'www.fcnord.at', pageTitle: { de: 'Alles für den Verein', en: null }, author: 'FC Nord' },
      ...{
        googleVerification: 'abc123',
        robots: 'Disallow: /intern',
        titlePattern: { de: '{title} | {name}', en: null },
      },
    })
    for (const get of processes) {
      const robots = (await get('/robots.txt')).body
      expect(robots).toMatch(/Disallow: \/intern\nSitemap: https:\/\/www\.fcnord\.at\/sitemap\.xml\n$/)
    }
    const query = `{ shop { site { origin pageTitle author titlePattern isIndexed verifications { name content } } } }`
    const told = {
      origin: 'https://www.fcnord.at',
      pageTitle: 'Alles für den Verein',
      author: 'FC Nord',
      titlePattern: '{title} | {name}',
    }
    for (const { client } of [site, other])
      expect((await ask(client(), query)).body).toMatchObject({
        data: { shop: { site: { ...told, verifications: [{ name: 'google-site-verification', content: 'abc123' }] } } },
      })
    await change('seo', { isIndexed: false })
    expect(await each(async get => (await get('/robots.txt')).body)).toEqual(
      processes.map(() => 'User-agent: *\nDisallow: /\nDisallow: /intern\n'),
    )
  })

  test.each([
    ['a domain with a path', { domain: 'example.at/shop' }, 'INVALID_INPUT changes.domain'],
    [
      'a title pattern without the title',
      { titlePattern: { de: 'FC Nord', en: null } },
      'INVALID_INPUT changes.titlePattern.de',
    ],
    ['a tag instead of its content', { googleVerification: '<meta>' }, 'INVALID_INPUT changes.googleVerification'],
    ['what robots.txt does not know', { robots: 'Hello' }, 'INVALID_INPUT changes.robots'],
    ['a picture that is none', { image: '0199f3a0-0000-7000-8000-000000000001' }, 'PICTURE_NOT_PUBLIC changes.image'],
  ])('are told nothing of %s', async (_label, changes, refused) => {
    expect(await refusalsOf(change('seo', changes))).toEqual([refused])
  })
})
