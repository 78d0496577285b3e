import { describe, expect, test } from 'vitest'
import { ask, dataOf } from '../../testing/asking.ts'
import { contextFor, insertProduct, insertViewer } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { writeEntry } from '../../testing/entries.ts'
import { testSite } from '../../testing/site.ts'
import { createCoupon } from '../coupons/operations/coupons.ts'
import { createPerson } from '../persons/operations.ts'
import { updateSettings } from '../settings/operations.ts'
import { type FoundGroup, ranked } from './rules.ts'

const database = await testDatabase()
const site = await testSite(database)
const admin = await insertViewer(database, ['user', 'admin'])
const context = contextFor(database, { viewer: admin })
type Answer = { foundEverywhere: { kind: string; found: { thingId: string; title: string; details: string }[] }[] }
const query = 'query ($words: String!) { foundEverywhere(words: $words) { kind found { thingId title details } } }'
const found = async (client: Awaited<ReturnType<typeof site.clientAs>>, words: string) => {
  const { foundEverywhere } = await dataOf<Answer>(client, query, { words })
  return foundEverywhere.map(group => [group.kind, group.found.map(({ title }) => title)])
}

describe('everything is found in one request', () => {
  test('of each kind at most five, the list of kinds as the domains name it', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await createPerson(context, { firstName: 'Quirin', lastName: `Zander ${n}` })
    await insertProduct(database, { productNumber: 'Q-77', title: { de: 'Quirin Trikot' } })
    await createCoupon(context, { code: 'QUIRIN5', value: 500, scope: 'all' })
    await writeEntry(context, { title: { de: 'Über Quirin' } })
    const client = await site.clientAs(['user', 'admin'])
    const all = await found(client, 'quirin')
    expect(all.map(([kind]) => kind)).toEqual(['product', 'entry', 'coupon', 'person'])
    expect(all.at(-1)![1]).toHaveLength(5)
  })

  test('what is withheld from somebody is not found; customers may not even ask', async () => {
    await createPerson(context, { firstName: 'Ottokar', lastName: 'Uhl' })
    expect(await found(await site.clientAs(['user', 'admin']), 'ottokar')).toEqual([['person', ['Ottokar Uhl']]])
    const member = await site.clientAs(['user', 'member'])
    expect(await found(member, 'ottokar')).toEqual([['person', ['Ottokar Uhl']]])
    await database.pool.query(
      `update accounts set grants = array['persons.none'] where roles = array['user', 'member']`,
    )
    expect(await found(member, 'ottokar')).toEqual([])
    const { errors } = await ask(await site.clientAs(['user']), query, { words: 'ottokar' })
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['C100'])
  })

  test('what is switched off is not looked for; a letter alone finds nothing', async () => {
    await createCoupon(context, { code: 'WALROSS', value: 500, scope: 'all' })
    const client = await site.clientAs(['user', 'admin'])
    expect(await found(client, 'walross')).toEqual([['coupon', ['WALROSS']]])
    expect(await found(client, ' w ')).toEqual([])
    await updateSettings(context, { section: 'components', version: null, changes: { off: ['coupons'] } })
    expect(await found(client, 'walross')).toEqual([])
    await database.pool.query(`delete from settings where key = 'components'`)
  })
})

test('who is called exactly so comes first, and their kind', () => {
  const group = (subject: string, ...titles: string[]): FoundGroup => ({
    ...{ subject, type: subject, found: titles.map(title => ({ id: title, title, details: '' })) },
  })
  const groups = [
    group('order', '10017'),
    group('none'),
    group('coupon', 'FC Müll', 'Mein Muller', 'Müller', 'Müllerin'),
  ]
  expect(ranked(groups, 'muller').map(({ subject, found: [first] }) => [subject, first!.title])).toEqual([
    ['coupon', 'Müller'],
    ['order', '10017'],
  ])
  expect(ranked(groups, 'mull').map(({ subject }) => subject)).toEqual(['order', 'coupon'])
  expect(ranked(groups, 'Müller')[0]!.found.map(({ title }) => title)).toEqual([
    ...['Müller', 'Müllerin', 'Mein Muller', 'FC Müll'],
  ])
})
