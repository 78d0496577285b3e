import { complexityFromQuery } from '@pothos/plugin-complexity'
import { expect, test } from 'vitest'
import persisted from '../../client/__generated__/persisted.json' with { type: 'json' }
import { newId } from '../kit/ids.ts'
import { schema } from '../schema.ts'
import { testDatabase } from '../testing/database.ts'
import { testSite } from '../testing/site.ts'

test('a document that asks for too much has no answer at all: nothing in it looks as if it were not there', async () => {
  const site = await testSite(await testDatabase())
  const inside = (within: string) => `blocks { ... on EntriesBlock { entries { title ${within} } } }`
  const asked = inside(inside(inside(inside(''))))
  const answer = await site.client().request('POST', '/graphql', { query: `{ entry(slug: "x") { ${asked} } }` })
  expect(answer.status).toBe(400)
  const { data, errors } = answer.body as { data: null; errors: { message: string }[] }
  expect(data).toBeNull()
  expect(errors[0]!.message).toMatch(/asks for too much: \w+ \d+, at most \d+/)
})

/** The pages that visitors see of what staff wrote. */
const pages = ['EntryPageQuery', 'LandingPageQuery', 'StandingPageQuery', 'WrittenBlocksQuery', 'PreviewPageQuery']
const variables = { slug: 'x', key: 'LANDING', token: 'x', id: newId() }

test('pages with every kind of block cost less than half of what a document may', () => {
  const costs = Object.values(persisted as Readonly<Record<string, string>>)
    .filter(text => pages.includes(/^query (\w+)/.exec(text)?.[1] ?? ''))
    .map(query => complexityFromQuery(query, { schema, ctx: {}, variables }))
  expect(costs).toHaveLength(pages.length)
  for (const { complexity, breadth, depth } of costs) {
    expect(complexity).toBeLessThan(60_000 / 2)
    expect(breadth).toBeLessThan(1000 / 2)
    expect(depth).toBeLessThan(14)
  }
})
