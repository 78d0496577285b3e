import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertPrices, insertProduct, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { testSite } from '../../../testing/site.ts'
import { paymentSettings, shippingSettings } from '../../pricing/settings.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { groupMembers, productGroups } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const products = new Map<string, string>()
const groups = new Map<string, string>()

async function insertGroup(slug: string, members: readonly string[], values: object = {}) {
  const groupId = newId()
  groups.set(slug, groupId)
  await database.drizzle
    .insert(productGroups)
    .values({ id: groupId, slug, title: { de: slug, en: `${slug} en` }, sortOrder: groups.size, ...values })
  await database.drizzle
    .insert(groupMembers)
    .values(members.map((member, position) => ({ groupId, productId: products.get(member)!, position })))
}

beforeAll(async () => {
  for (const [slug, values] of Object.entries({ ball: {}, hose: {}, jacke: {}, weste: { isOffline: true } })) {
    const { id } = await insertProduct(database, { slug, isSale: slug === 'ball', ...values })
    if (slug === 'ball') await insertPrices(database, id, { 90: 2490, 5: 1990 })
    products.set(slug, id)
  }
  await insertGroup('trikots', ['hose', 'ball', 'weste'])
  await insertGroup('taschen', ['jacke'])
  await insertGroup('gone', ['jacke'], { deletedAt: TEST_NOW })
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings: settingsWith(), now: TEST_NOW }))
})

const block = (id: string, type: string, props: object) => ({ id, type, props })
const staff = () => site.clientAs(['admin'])

/** What a page of these blocks shows, by the ids of the blocks. */
async function shown(blocks: readonly object[]): Promise<Record<string, unknown>> {
  const query = `query ($document: Json!) { draftBlocks(document: $document, language: DE) {
    id
    ... on ProductGridBlock { title products { slug } }
    ... on ProductCarouselBlock { products { slug } }
    ... on GroupCardsBlock { groups { slug } }
  } }`
  const { body } = await (await staff()).request('POST', '/graphql', { query, variables: { document: { blocks } } })
  const answer = body as { data: { draftBlocks: { id: string; products?: object[]; groups?: object[] }[] } }
  return Object.fromEntries(
    answer.data.draftBlocks.map(({ id, products: goods, groups: cards }) => [
      id,
      ((goods ?? cards ?? []) as { slug: string }[]).map(({ slug }) => slug),
    ]),
  )
}

describe('blocks of goods', () => {
  test('show what visitors can see of their source, in its order and no more than they were told to', async () => {
    const chosen = ['jacke', 'weste', 'ball'].map(slug => products.get(slug)!)
    expect(
      await shown([
        block('of-group', 'productGrid', { source: 'group', group: groups.get('trikots') }),
        block('one-of-group', 'productCarousel', { source: 'group', group: groups.get('trikots'), count: 1 }),
        block('of-gone-group', 'productGrid', { source: 'group', group: groups.get('gone') }),
        block('of-chosen', 'productGrid', { source: 'chosen', products: chosen }),
        block('of-offers', 'productCarousel', { source: 'offers' }),
        block('of-nothing', 'productCarousel', { source: 'top' }),
      ]),
    ).toEqual({
      'of-group': ['ball', 'hose'],
      'one-of-group': ['ball'],
      'of-gone-group': [],
      'of-chosen': ['jacke', 'ball'],
      'of-offers': ['ball'],
      'of-nothing': [],
    })
  })

  test('are cards of the groups that were chosen, or of those of the first level', async () => {
    expect(
      await shown([
        block('chosen-groups', 'groupCards', { groups: [groups.get('taschen'), groups.get('gone')] }),
        block('all-groups', 'groupCards', {}),
        block('first-group', 'groupCards', { count: 1 }),
      ]),
    ).toEqual({
      'chosen-groups': ['taschen'],
      'all-groups': ['trikots', 'taschen'],
      'first-group': ['trikots'],
    })
  })
})

describe('standing pages', () => {
  const begin = async (key: string) => {
    const query = `mutation ($input: CreateStandingPageInput!) { createStandingPage(input: $input) {
      entry { id title { de } document } errors { code path } } }`
    const { body } = await (await staff()).request('POST', '/graphql', { query, variables: { input: { key } } })
    return (body as { data: { createStandingPage: { entry: unknown; errors: unknown[] } } }).data.createStandingPage
  }

  test('begin with what the shop says there, once', async () => {
    expect(await begin('IMPRINT')).toMatchObject({
      entry: {
        title: { de: 'Impressum' },
        document: { blocks: [{ type: 'live', props: { part: 'particulars' } }, { type: 'text' }] },
      },
      errors: [],
    })
    expect(await begin('IMPRINT')).toEqual({ entry: null, errors: [{ code: 'ENTRY_TWICE', path: ['key'] }] })
  })

  test('answer with the text of the shop as long as nobody wrote them', async () => {
    const query =
      '{ standingPage(key: AGB) { title liveHtml blocks { type } } shop { legalText(name: "agb") { title body } } }'
    const { body } = await site.client().request('POST', '/graphql?lang=de', { query })
    const { standingPage, shop } = (body as { data: Record<'standingPage' | 'shop', never> }).data as {
      standingPage: { title: string; liveHtml: string; blocks: object[] }
      shop: { legalText: { title: string; body: string } }
    }
    expect(standingPage).toEqual({
      ...{ title: shop.legalText.title, liveHtml: shop.legalText.body, blocks: [{ type: 'live' }] },
    })
  })
})

describe('the landing page that nobody wrote', () => {
  const landing = async () => {
    const query = `{ standingPage(key: LANDING) { title description isIndexed blocks {
      type
      ... on HeroBlock { title text drawing buttons { label href } }
      ... on BenefitsBlock { items { title text } }
      ... on GroupCardsBlock { groups { slug } }
      ... on ProductCarouselBlock { title }
    } } }`
    const { body } = await site.client().request('POST', '/graphql?lang=en', { query })
    return (body as { data: { standingPage: { blocks: object[] } } }).data.standingPage
  }
  const goods = [
    { type: 'groupCards', groups: [{ slug: 'trikots' }, { slug: 'taschen' }] },
    { type: 'productCarousel', title: 'New arrivals' },
    { type: 'productCarousel', title: 'Top sellers' },
  ]
  const shop = { name: 'Backhaus Lindner', claim: { de: 'Brot aus Linz', en: 'Bread from Linz' } }

  test('says whose shop it is and leads to its groups, and promises nothing that nobody entered', async () => {
    await setSettings(database, 'shop', shop)
    await setSettings(database, 'operator', { isDemo: false })
    await setSettings(database, 'shipping', shippingSettings.defaults)
    await setSettings(database, 'payment', paymentSettings.defaults)
    expect(await landing()).toEqual({
      ...{ title: 'Online shop', description: 'Bread from Linz', isIndexed: true },
      blocks: [
        {
          type: 'hero',
          ...{ title: 'Welcome to Backhaus Lindner', text: 'Bread from Linz', drawing: 'NONE' },
          buttons: [
            { label: 'Shop trikots en', href: '/trikots' },
            { label: 'Shop taschen en', href: '/taschen' },
          ],
        },
        ...goods,
      ],
    })
  })

  test('promises what the settings do', async () => {
    const tiers = [{ max: null, costs: { AT: { cost: 490 } } }]
    await setSettings(database, 'shipping', {
      ...shippingSettings.defaults,
      groups: [{ ...shippingSettings.defaults.groups[0], tiers }],
    })
    await setSettings(database, 'payment', {
      methods: paymentSettings.defaults.methods.map(each => ({ ...each, isEnabled: true })),
    })
    const { blocks } = await landing()
    expect(blocks[1]).toEqual({
      type: 'benefits',
      items: [
        { title: 'Delivered to you', text: '1 to 3 working days in transit' },
        { title: 'Pay by invoice', text: 'First the goods, then the payment' },
      ],
    })
  })

  test('is that of a club shop while it is the demo', async () => {
    await setSettings(database, 'operator', { isDemo: true })
    expect(await landing()).toMatchObject({
      title: 'Teamwear for clubs',
      blocks: [
        {
          ...{ type: 'hero', title: 'The team is set. Now the kit.', drawing: 'KIT' },
          buttons: [
            { label: 'Shop trikots en', href: '/trikots' },
            { label: 'Equip your team', href: '/taschen' },
          ],
        },
        { type: 'benefits', items: [{ title: 'Name and number' }, {}, {}, {}] },
        ...goods,
      ],
    })
  })
})

describe('a page that points at goods', () => {
  const create = async (blocks: readonly object[]) => {
    const query = `mutation ($input: CreateEntryInput!) { createEntry(input: $input) { entry { id version }
      errors { code path } } }`
    const input = { kind: 'PAGE', changes: { title: { de: 'Auswahl' }, document: { blocks } } }
    const { body } = await (await staff()).request('POST', '/graphql', { query, variables: { input } })
    type Created = { entry: { id: string; version: number } | null; errors: unknown[] }
    return (body as { data: { createEntry: Created } }).data.createEntry
  }

  test('is refused at the block whose product, group or form is not there, and nothing is made', async () => {
    const before = await database.pool.query('select count(*) from entries')
    expect(
      await create([
        block('of-chosen', 'productGrid', { source: 'chosen', products: [products.get('jacke'), newId()] }),
        block('of-group', 'productCarousel', { source: 'group', group: newId() }),
        block('gone-card', 'groupCards', { groups: [groups.get('trikots'), groups.get('gone')] }),
        block('some-form', 'form', { form: newId() }),
      ]),
    ).toEqual({
      entry: null,
      errors: [
        { code: 'NOT_FOUND', path: ['changes', 'document', 'blocks', '0', 'props', 'products', '1'] },
        { code: 'NOT_FOUND', path: ['changes', 'document', 'blocks', '1', 'props', 'group'] },
        { code: 'NOT_FOUND', path: ['changes', 'document', 'blocks', '2', 'props', 'groups', '1'] },
        { code: 'NOT_FOUND', path: ['changes', 'document', 'blocks', '3', 'props', 'form'] },
      ],
    })
    expect((await database.pool.query('select count(*) from entries')).rows).toEqual(before.rows)
  })

  test('stays as it is where they went since', async () => {
    const groupId = await insertGroup('saison', ['jacke'])
    const blocks = [block('of-group', 'productGrid', { source: 'group', group: groupId })]
    const { entry, errors } = await create(blocks)
    expect(errors).toEqual([])
    await database.pool.query('update product_groups set deleted_at = now() where id = $1', [groupId])
    const query = `mutation ($input: UpdateEntryInput!) { updateEntry(input: $input) { errors { code path } } }`
    const input = {
      entryId: entry!.id,
      version: entry!.version,
      changes: { title: { de: 'Neu' }, document: { blocks } },
    }
    const { body } = await (await staff()).request('POST', '/graphql', { query, variables: { input } })
    expect(body).toEqual({ data: { updateEntry: { errors: [] } } })
  })
})
