import { beforeAll, expect, test } from 'vitest'
import { rawId } from '../../api/globalIds.ts'
import { guestViewer } from '../../kit/viewer.ts'
import { dataOf } from '../../testing/asking.ts'
import { contextFor, insertViewer, statementsOf, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { blockOf, publishedEntry, writeEntry } from '../../testing/entries.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { createPreviewLink, revokePreviewLink } from './operations/previewLinks.ts'
import { trashEntries } from './operations/trash.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin = contextFor(database, { viewer: guestViewer() })
let staff: Client
beforeAll(async () => {
  admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  staff = await site.clientAs(['user', 'member'])
})
const both = (de: string) => ({ de, en: de })

test('an entry says where it leads, and what of it leads nowhere, for all of a list in as many statements as for one', async () => {
  await publishedEntry(admin, { title: both('Ziel'), slug: both('ziel'), document: { blocks: [] } })
  await writeEntry(admin, { title: both('Entwurf'), slug: both('entwurf'), document: { blocks: [] } })
  const button = (id: string, href: string) => blockOf(id, 'button', { label: both('Los'), href })
  const blocks = [
    button('block-one1', '/ziel'),
    button('block-two2', '/entwurf'),
    button('block-tre3', '/nirgends'),
    blockOf('block-txt4', 'text', {
      html: both('<p><a href="https://example.com/x">dort</a> <a href="/ziel">da</a></p>'),
    }),
  ]
  await writeEntry(admin, { title: both('Quelle A'), slug: both('quelle-a'), document: { blocks } })
  const query = `query ($first: Int!) { managedEntries(first: $first, filter: { search: "Quelle" }, orderBy: { field: TITLE, direction: ASC }) {
    edges { node { name linkedAddresses { href problem } } } } }`
  const one = await statementsOf(async () => {
    const { managedEntries } = await dataOf<{ managedEntries: { edges: unknown[] } }>(staff, query, { first: 10 })
    expect(managedEntries.edges).toEqual([
      {
        node: {
          name: 'Quelle A',
          linkedAddresses: [
            { href: '/ziel', problem: null },
            { href: '/entwurf', problem: 'UNPUBLISHED' },
            { href: '/nirgends', problem: 'DEAD' },
            { href: 'https://example.com/x', problem: null },
          ],
        },
      },
    ])
  })
  await writeEntry(admin, { title: both('Quelle B'), slug: both('quelle-b'), document: { blocks } })
  const two = await statementsOf(() => dataOf(staff, query, { first: 10 }))
  expect(two.statements.length).toBe(one.statements.length)
})

test('the list of shares holds links that still show something, the newest first, and nobody but staff reads it', async () => {
  const kept = await writeEntry(admin, { title: both('Vorschau'), slug: both('vorschau'), document: { blocks: [] } })
  const gone = await writeEntry(admin, { title: both('Fort'), slug: both('fort'), document: { blocks: [] } })
  const share = (entryId: string, days = 7, now = TEST_NOW) =>
    createPreviewLink({ ...admin, now: () => now }, { entryId, days })
  const old = await share(kept.id, 1, new Date(TEST_NOW.getTime() - 3 * 86_400_000))
  const ended = await share(kept.id)
  await revokePreviewLink(admin, { previewLinkId: ended.link.id })
  const open = await share(kept.id)
  await share(gone.id)
  await trashEntries(admin, { entryIds: [gone.id] })
  const query = '{ previewLinks(first: 10) { totalCount edges { node { id isOpen entry { id name } } } } }'
  type Answer = { previewLinks: { totalCount: number; edges: { node: { id: string; entry: { id: string } } }[] } }
  const { previewLinks } = await dataOf<Answer>(staff, query)
  expect(previewLinks.totalCount).toBe(1)
  expect(previewLinks.edges.map(({ node }) => [node.id, rawId('ManagedEntry', node.entry.id)])).toEqual([
    [open.link.id, kept.id],
  ])
  expect(old.link.id).not.toBe(open.link.id)
  const { body } = await site.client().request('POST', '/graphql', { query })
  expect((body as { data: unknown }).data).toBeNull()
})
