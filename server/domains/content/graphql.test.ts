import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kit/globalIds.ts'
import { guestViewer } from '../../kit/viewer.ts'
import { dataOf } from '../../testing/asking.ts'
import { contextFor, insertViewer, setSettings, statementsOf, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { blockOf, publishedEntry, writeEntry } from '../../testing/entries.ts'
import { insertPicture } from '../../testing/pictures.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { createGallery } from '../galleries/operations.ts'
import { updateSettings } from '../settings/operations.ts'
import { createPreviewLink } from './operations/previewLinks.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin = contextFor(database, { viewer: guestViewer() })
let staff: Client
beforeAll(async () => {
  admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  staff = await site.clientAs(['user', 'admin'])
  await setSettings(database, 'shop', { timeZone: 'Europe/Vienna' })
})

const both = (de: string, en = de) => ({ de, en })
const asked = `id type parentId slot size { xs md lg } visible { xs md lg }
  ... on TextBlock { html tone } ... on ImageBlock { picture { alt width srcSet(widths: [640]) } caption ratio }
  ... on ColumnsBlock { widths } ... on TableBlock { rows hasColumnHead } ... on AccordionBlock { titles }
  ... on HeroBlock { title buttons { label href look } } ... on EntriesBlock { entries { title path } }
  ... on GalleryBlock { gallery { slug } } ... on ReusableBlock { entryId }`
type Shown = { entry: { blocks: Record<string, unknown>[] } | null }
async function blocksAt(slug: string, language = 'de') {
  const query = `{ entry(slug: "${slug}") { title blocks { ${asked} } } }`
  const { body } = await site.client().request('POST', '/graphql', { query }, { 'accept-language': language })
  const { data, errors } = body as { data: Shown; errors?: unknown }
  expect(errors).toBeUndefined()
  // What goes before the ids of a page's blocks is its own: the end of its publication's id.
  const own = data.entry?.blocks[0] ? `${String(data.entry.blocks[0].id).split('.')[0]}.` : ''
  expect(own).toMatch(/^[0-9a-f]{12}\.$/)
  const bare = (id: unknown) => (typeof id === 'string' && id.startsWith(own) ? id.slice(own.length) : id)
  return data.entry?.blocks.map(
    (block): Record<string, unknown> => ({ ...block, id: bare(block.id), parentId: bare(block.parentId) }),
  )
}

describe('a page', () => {
  test('is one list of blocks, each with where it lies, in the language asked for', async () => {
    const file = await insertPicture(database, { alt: both('Halle', 'Hall') })
    await publishedEntry(admin, {
      ...{ title: both('Seite', 'Page'), slug: both('seite-eins', 'page-one') },
      document: {
        blocks: [
          blockOf('block-hero', 'hero', {
            title: both('Hallo', 'Hello'),
            buttons: [
              { label: both('Los', 'Go'), href: '/trikots' },
              { label: both('Leer'), href: '' },
            ],
          }),
          blockOf(
            'block-cols',
            'columns',
            { ratio: '1:2' },
            {
              slots: [
                [blockOf('block-text', 'text', { html: both('<p>Links</p>', '<p>Left</p>') })],
                [blockOf('block-pict', 'image', { file })],
              ],
            },
          ),
          blockOf(
            'block-only',
            'text',
            { html: both('<p>Nur deutsch</p>') },
            { attrs: { languages: ['de'], size: { md: 6 } } },
          ),
          blockOf('block-none', 'text', { html: both('') }),
          blockOf('block-tabl', 'table', { text: both('A;B\n1;"2;3"') }),
        ],
      },
    })
    const blocks = (await blocksAt('seite-eins'))!
    expect(blocks.map(({ id, parentId, slot }) => [id, parentId, slot])).toEqual([
      ['block-hero', null, null],
      ['block-cols', null, null],
      ['block-text', 'block-cols', 0],
      ['block-pict', 'block-cols', 1],
      ['block-only', null, null],
      ['block-tabl', null, null],
    ])
    expect(blocks[0]).toMatchObject({ title: 'Hallo', buttons: [{ label: 'Los', href: '/trikots', look: 'PRIMARY' }] })
    expect(blocks[1]).toMatchObject({ widths: [1, 2] })
    expect(blocks[2]).toMatchObject({ html: '<p>Links</p>', tone: 'PLAIN' })
    expect(blocks[3]).toMatchObject({
      picture: { alt: 'Halle', width: 1200, srcSet: expect.stringContaining('/640 640w') },
    })
    expect(blocks[4]).toMatchObject({ size: { xs: 12, md: 6, lg: 12 } })
    expect(blocks[5]).toMatchObject({
      rows: [
        ['A', 'B'],
        ['1', '2;3'],
      ],
    })
    const english = (await blocksAt('page-one', 'en'))!
    expect(english.map(({ id }) => id)).not.toContain('block-only')
    expect(english[2]).toMatchObject({ html: '<p>Left</p>' })
  })

  test('shows reusable entries in their place, and lists of others', async () => {
    const inner = await publishedEntry(admin, {
      ...{ kind: 'reusable', title: both('Innen') },
      document: { blocks: [blockOf('block-text', 'text', { html: both('<p>Innen</p>') })] },
    })
    const outer = await publishedEntry(admin, {
      ...{ kind: 'reusable', title: both('Außen') },
      document: { blocks: [blockOf('block-use1', 'reusable', { entry: inner.id })] },
    })
    await publishedEntry(admin, { kind: 'post', title: both('Neues'), slug: both('neues', 'news'), tags: ['Verein'] })
    const reuse = (id: string, entry: string) => blockOf(id, 'reusable', { entry: globalId('ManagedEntry', entry) })
    await publishedEntry(admin, {
      ...{ title: both('Sammlung'), slug: both('sammlung', 'collection') },
      document: {
        blocks: [
          reuse('block-aaaa', outer.id),
          reuse('block-bbbb', inner.id),
          blockOf('block-list', 'entries', { tag: 'verein' }),
        ],
      },
    })
    const { result: blocks, statements } = await statementsOf(() => blocksAt('sammlung'))
    expect(blocks!.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['block-aaaa', null],
      ['block-aaaa.block-use1', 'block-aaaa'],
      ['block-aaaa.block-use1.block-text', 'block-aaaa.block-use1'],
      ['block-bbbb', null],
      ['block-bbbb.block-text', 'block-bbbb'],
      ['block-list', null],
    ])
    expect(blocks!.at(-1)).toMatchObject({ entries: [{ title: 'Neues', path: '/neues' }] })
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(7)
  })

  test('of reusable entries in each other draws as many blocks as a page may have, and no more', async () => {
    const hundred = (of: (id: string) => object) => Array.from({ length: 100 }, (_, at) => of(`block-n${at + 100}`))
    const text = (id: string) => blockOf(id, 'text', { html: both('<p>Viel</p>') })
    const reuse = (entry: string) => (id: string) => blockOf(id, 'reusable', { entry: globalId('ManagedEntry', entry) })
    const document = (of: (id: string) => object) => ({ blocks: hundred(of) as ReturnType<typeof text>[] })
    let below = await publishedEntry(admin, { kind: 'reusable', title: both('Ganz innen'), document: document(text) })
    for (const title of ['Mitte', 'Außen'])
      below = await publishedEntry(admin, {
        ...{ kind: 'reusable', title: both(title) },
        document: document(reuse(below.id)),
      })
    await publishedEntry(admin, {
      ...{ title: both('Zu viel'), slug: both('zu-viel', 'too-much') },
      document: document(reuse(below.id)),
    })
    const { result: blocks, statements } = await statementsOf(() => blocksAt('zu-viel'))
    expect(blocks).toHaveLength(1000)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(12)
  })

  test('of thirty blocks with pictures and galleries asks the database no more often than one of three', async () => {
    const pageOf = async (slug: string, count: number) => {
      const blocks = []
      for (let at = 0; at < count; at += 1) {
        const file = await insertPicture(database)
        const gallery = await createGallery(admin, { title: { de: `G${slug}${at}` }, isPublic: true })
        blocks.push(
          blockOf(`picture-${at}`.padEnd(10, 'x'), 'image', { file }),
          blockOf(`gallery-${at}`.padEnd(10, 'x'), 'gallery', { gallery: gallery.id }),
        )
      }
      await publishedEntry(admin, { title: both(slug), slug: both(slug, `${slug}-en`), document: { blocks } })
      return (await statementsOf(() => blocksAt(slug))).statements.length
    }
    const few = await pageOf('kurz', 2)
    expect(await pageOf('lang', 15)).toBe(few)
    expect(few).toBeLessThanOrEqual(5)
  })
})

describe('working copies', () => {
  test('are those of staff, with states by language and what is found in them', async () => {
    const { id } = await writeEntry(admin, {
      title: { de: 'Entwurf' },
      document: { blocks: [blockOf('block-text', 'text', { html: { de: '<h4>Zu tief</h4>' } })] },
    })
    const query = `{ managedEntry(id: "${globalId('ManagedEntry', id)}") { name version languages { language state } untranslatedCount
      findings { code severity blockId language } blocks(language: DE) { type } revisions { totalCount } revision(number: 1) { number content } differences(from: 1) { kind } lock { isMine } viewerCanPublish } }`
    expect(await dataOf(staff, query)).toMatchObject({
      managedEntry: {
        ...{
          name: 'Entwurf',
          version: 1,
          untranslatedCount: 2,
          revisions: { totalCount: 1 },
          revision: { number: 1, content: { title: { de: 'Entwurf', en: '' } } },
          differences: [],
          lock: null,
          viewerCanPublish: true,
        },
        languages: [
          { language: 'DE', state: 'DRAFT' },
          { language: 'EN', state: 'DRAFT' },
        ],
        blocks: [{ type: 'text' }],
        findings: expect.arrayContaining([
          { code: 'TITLE_MISSING', severity: 'ERROR', blockId: null, language: 'EN' },
          { code: 'HEADING_SKIPPED', severity: 'WARNING', blockId: 'block-text', language: null },
        ]),
      },
    })
    const answer = await site.client().request('POST', '/graphql', { query })
    expect(JSON.stringify(answer.body)).toContain('C100')
  })

  test('are drawn before they are saved, whatever is missing in them', async () => {
    const query = `query ($document: Json!) { draftBlocks(document: $document, language: EN) { id ... on TextBlock { html } } }`
    const document = {
      blocks: [
        blockOf('block-text', 'text', { html: { de: '<p onclick="x">Hallo</p>' } }),
        blockOf('block-nope', 'nope'),
        blockOf('block-text', 'hr'),
      ],
    }
    expect(await dataOf(staff, query, { document })).toEqual({
      draftBlocks: [{ id: 'block-text', html: '<p>Hallo</p>' }],
    })
  })
})

test('a preview is for whoever has the link, and for nobody to find', async () => {
  const { id: entryId } = await writeEntry(admin, { title: { de: 'Vorschau' } })
  const { secret } = await createPreviewLink(admin, { entryId, days: 1 })
  const query = (token: string) => `{ entryPreview(token: "${token}") { title isPreview isIndexed } }`
  expect(await dataOf(site.client(), query(secret))).toEqual({
    entryPreview: { title: 'Vorschau', isPreview: true, isIndexed: false },
  })
  expect(await dataOf(site.client(), query(`${secret.slice(0, -2)}xx`))).toEqual({ entryPreview: null })
})

test('events are listed until the day they end on is over, posts by their day', async () => {
  const hours = (count: number) => new Date(TEST_NOW.getTime() + count * 3_600_000)
  const event = (title: string, startsAt: Date) =>
    publishedEntry(admin, { kind: 'event', title: both(title), slug: both(`e-${title}`), startsAt })
  await event('gestern', hours(-30))
  await event('morgen', hours(24))
  await event('heute', hours(-2))
  const query = '{ entries(kind: EVENT) { totalCount edges { node { title } } } }'
  expect(await dataOf(site.client(), query)).toEqual({
    entries: { totalCount: 2, edges: [{ node: { title: 'heute' } }, { node: { title: 'morgen' } }] },
  })
})

test('a map tells the key to Google that its visitors load it with, while Google Maps is switched on', async () => {
  const query = `query ($document: Json!) { draftBlocks(document: $document, language: DE) { id ... on MapBlock { googleKey } } }`
  const place = { title: both('Halle'), address: 'Ring 1', lat: 48.1, lng: 14.2, zoom: 15, picture: null }
  const blocks = [blockOf('block-map', 'map', place), blockOf('block-none', 'map', { ...place, lat: null, lng: null })]
  const keys = async () => {
    const { body } = await staff.request('POST', '/graphql', { query, variables: { document: { blocks } } })
    return (body as { data: { draftBlocks: { googleKey: string | null }[] } }).data.draftBlocks.map(
      ({ googleKey }) => googleKey,
    )
  }
  await updateSettings(admin, { section: 'site', version: null, changes: { mapApiKey: 'AIza-shop' } })
  expect(await keys()).toEqual([null, null])
  await updateSettings(admin, { section: 'privacy', version: null, changes: { googleMaps: true } })
  expect(await keys()).toEqual(['AIza-shop', null])
})
