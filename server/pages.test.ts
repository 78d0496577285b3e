import { beforeAll, describe, expect, test } from 'vitest'
import { createExecutor } from './api/executor.ts'
import { registerGraphql } from './api/graphqlHandler.ts'
import { createLimiter } from './api/limits.ts'
import { createPagesHandler, loadPageRenderer } from './api/pagesHandler.ts'
import { requestContext } from './api/requestContext.ts'
import { noCachedResponses } from './api/versionedCache.ts'
import { buildApp } from './app.ts'
import { seedDemo } from './demo/seed.ts'
import { registerSiteFiles } from './domains/catalogue/pages.ts'
import { Settings } from './domains/settings/rules.ts'
import { ownTextsNow } from './domains/settings/texts/queries.ts'
import { newId } from './kit/ids.ts'
import { builtClient, ensureClient } from './platform/build.ts'
import { readConfig } from './platform/config.ts'
import { openImages } from './platform/images.ts'
import { openLog, silentLog } from './platform/log.ts'
import { openStorage } from './platform/storage.ts'
import { schema } from './schema.ts'
import { statementsOf } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { temporaryFolder } from './testing/folders.ts'

/** How often a page of the demo shop asks the database when nothing of it is kept in memory, however much it shows. */

const database = await testDatabase()
const config = readConfig({ PUBLIC_URL: 'https://shop.example.com', DATA_DIR: await temporaryFolder() })
let get: (path: string) => Promise<string>
let stored: (path: string) => Promise<unknown>
let ask: (query: string) => Promise<unknown>

beforeAll(async () => {
  await ensureClient(silentLog)
  const storage = await openStorage(config.dataDir)
  await seedDemo({ database, storage, now: new Date() })
  const log = openLog('silent')
  const { default: documents } = await import('../client/__generated__/persisted.json', { with: { type: 'json' } })
  const executor = createExecutor(schema, documents, log)
  const limiter = createLimiter({ database, now: () => 0, scale: 1000 })
  const images = await openImages({ storage, dataDir: config.dataDir, log })
  const parts = { config, database, storage, images, limiter, now: () => new Date(), newId }
  const contextOf = requestContext.bind(null, parts)
  const renderer = await loadPageRenderer(builtClient)
  const origin = config.publicUrl
  const app = await buildApp({
    ...{ config, log, database, newId, clientFolder: null },
    pages: createPagesHandler({
      renderer,
      executor,
      origin,
      log,
      contextOf,
      pages: noCachedResponses,
      choices: noCachedResponses,
      ownTexts: ownTextsNow,
      // The look at the version, which comes before what is kept, is none of the page's own.
      site: { version: async () => 0, settings: () => new Settings({}) },
    }),
    doors: [
      scope => registerGraphql(scope, { schema, executor, log, contextOf, answers: noCachedResponses }),
      scope => registerSiteFiles(scope, { database, origin }),
    ],
  })
  get = async path => {
    return (await app.inject({ url: path })).body
  }
  stored = async path => (await app.inject({ url: path })).headers['cache-control']
  ask = async query => {
    return (await app.inject({ method: 'POST', url: '/graphql', payload: { query } })).json()
  }
  return () => app.close()
}, 60_000)

const pathOf = async (of: string): Promise<string> => {
  const { rows } = await database.pool.query<{ path: string }>(of)
  return rows[0]!.path
}
const groupPath = `select '/' || slug as path from product_groups join group_facets on group_id = id
  where facet = 'all' order by products desc limit 1`
const productPath = (kind: string) => `select '/' || (l.card -> 'groups' ->> 0) || '/' || (l.card ->> 'slug') as path
  from listings l join products p on p.id = l.product_id where p.kind = '${kind}' order by l.sort_order limit 1`

describe('statements of a page', () => {
  test.each([
    ['the landing page', 5, async () => '/'],
    ['a group', 6, () => pathOf(groupPath)],
    ['a product', 5, () => pathOf(productPath('goods'))],
    ['a set', 8, () => pathOf(productPath('set'))],
    ['what is reduced', 5, async () => '/specials'],
    ['a search', 9, async () => '/search?q=trikot'],
    ['a cart that is empty', 2, async () => '/cart'],
    ['an address that is none', 5, async () => '/gibt-es-nicht'],
  ])('%s: at most %i', async (_, most, path) => {
    const address = await path()
    await get(address)
    const { result, statements } = await statementsOf(() => get(address))
    expect(result).toContain('</html>')
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most)
  })
})

test.each([
  ['an order', '/order/10001/'],
  ['an order that was just placed', '/en/order/10001/', '/placed'],
  ['a new password', '/resetPassword/'],
])('the page that a link with a secret leads to is stored nowhere: %s', async (_label, before, after = '') => {
  expect(await stored(before + 'x'.repeat(43) + after)).toBe('no-store')
  expect(await stored('/')).toBe('private, no-cache')
})

describe('statements of a search', () => {
  test.each([
    ['one word', 2, 'trikot'],
    ['a part of a compound', 4, 'jacke'],
    ['two words', 4, 'trikot damen'],
    ['three words', 4, 'trikot damen blau'],
    ['a typing error', 3, 'trikott'],
    ['nothing that there is', 2, 'xyzzyq'],
  ])('%s: at most %i', async (_, most, words) => {
    const list = 'products(first: 24) { totalCount edges { node { title path price { from { cents } } } } }'
    const query = `{ search(query: "${words}") { ${list} } }`
    await ask(query)
    const { result, statements } = await statementsOf(() => ask(query))
    expect(result).toMatchObject({ data: { search: { products: {} } } })
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most)
  })
})

test('the map of the site names products by their canonical addresses', async () => {
  const path = await pathOf(productPath('goods'))
  const map = await get('/sitemaps/1.xml')
  expect(map).toContain(`<loc>${config.publicUrl}${path}</loc>`)
  // What is in no group has the plain address alone.
  expect(map.replaceAll('/i/geschenkgutschein', '')).not.toContain('/i/')
})
