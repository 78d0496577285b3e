import { expect, test } from 'vitest'
import { textOfHtml } from '../../kit/html.ts'
import { dataOf } from '../../testing/asking.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'

const site = await testSite(await testDatabase())
const staff = await site.clientAs(['admin'])

type Begun = { createStandingPage: { entry: { id: string } | null } }
async function begin(key: string): Promise<Begun['createStandingPage']> {
  const query = `mutation ($input: CreateStandingPageInput!) { createStandingPage(input: $input) { entry { id } } }`
  return (await dataOf<Begun>(staff, query, { input: { key } })).createStandingPage
}

test.each(
  ['AGB', 'PRIVACY', 'DISCLAIMER', 'SHIPPING', 'WITHDRAWAL', 'HELP', 'SIZES', 'ACCESSIBILITY'].flatMap(key =>
    ['de', 'en'].map(language => [key, language] as const),
  ),
)('%s, taken over and published, says what the shop said (%s)', async (key, language) => {
  const { entry } = await begin(key)
  if (entry) {
    const query = `mutation ($id: ID!) { publishEntry(input: { entryId: $id, languages: [DE, EN], version: 1 }) { errors { code path } } }`
    const { body } = await staff.request('POST', '/graphql', { query, variables: { id: entry.id } })
    expect(body).toEqual({ data: { publishEntry: { errors: [] } } })
  }
  const query = `{ standingPage(key: ${key}) { title liveHtml blocks { type ... on TextBlock { html }
    ... on LiveBlock { html } } } shop { legalText(name: "${key.toLowerCase()}") { title body } } }`
  const { body } = await site.client().request('POST', `/graphql?lang=${language}`, { query })
  const { standingPage, shop } = (body as { data: Record<'standingPage' | 'shop', never> }).data as {
    standingPage: { title: string; liveHtml: string | null; blocks: { type: string; html: string }[] }
    shop: { legalText: { title: string; body: string } }
  }
  expect(standingPage.title).toBe(shop.legalText.title)
  expect(standingPage.liveHtml).toBeNull()
  expect(textOfHtml(standingPage.blocks.map(({ html }) => html).join(''))).toBe(textOfHtml(shop.legalText.body))
  expect(standingPage.blocks.map(({ type }) => type)).toContain('text')
})
