import { describe, expect, test } from 'vitest'
import { dataOf } from '../../../testing/asking.ts'
import { contextFor, insertViewer } from '../../../testing/builders.ts'
import { refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { deleteTeamList, saveTeamList } from './operations.ts'
import { teamListsOf } from './queries.ts'

const database = await testDatabase()
const site = await testSite(database)
const person = async () => contextFor(database, { viewer: await insertViewer(database) })
const ada = { name: 'Ada', number: '10', size: 'M' }
const u11 = { teamListId: null, title: 'U11', entries: [ada] }
const listsOf = async ({ viewer }: Awaited<ReturnType<typeof person>>) =>
  (await teamListsOf(database.drizzle, viewer.accountId!)).map(({ title, entries }) => ({ title, entries }))

describe('keeping lists of a team', () => {
  test('texts are tidied, people of whom nothing is known left out, and a list can be replaced', async () => {
    const context = await person()
    const entries = [
      { name: ' Ada \n Lovelace ', number: '10', size: 'M' },
      { name: ' ', number: '', size: '' },
    ]
    const { id } = await saveTeamList(context, { teamListId: null, title: ' U11 ', entries })
    expect(await listsOf(context)).toEqual([
      { title: 'U11', entries: [{ name: 'Ada Lovelace', number: '10', size: 'M' }] },
    ])
    await saveTeamList(context, { teamListId: id, title: 'U12', entries: [ada] })
    expect(await listsOf(context)).toEqual([{ title: 'U12', entries: [ada] }])
    await deleteTeamList(context, { teamListId: id })
    expect(await listsOf(context)).toEqual([])
  })

  test.each([
    ['no title', { title: ' ' }, 'INVALID_INPUT title'],
    ['a title that is too long', { title: 'x'.repeat(61) }, 'INVALID_INPUT title'],
    ['nobody', { entries: [{ name: '', number: ' ', size: '' }] }, 'INVALID_INPUT entries'],
    ['301 people', { entries: Array.from({ length: 301 }, () => ada) }, 'INVALID_INPUT entries'],
    ['a long name', { entries: [ada, { ...ada, name: 'x'.repeat(61) }] }, 'INVALID_INPUT entries.1.name'],
    ['a long number', { entries: [{ ...ada, number: '1'.repeat(13) }] }, 'INVALID_INPUT entries.0.number'],
    ['a list that is not there', { teamListId: 'no-id' }, 'NOT_FOUND teamListId'],
  ])('refuses %s and keeps nothing', async (_label, changes, expected) => {
    const context = await person()
    const refusals = await refusalsOf(saveTeamList(context, { ...u11, ...changes }))
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([expected])
    expect(await listsOf(context)).toEqual([])
  })

  test('thirty lists are the most; two at once do not pass it', async () => {
    const context = await person()
    for (let at = 0; at < 29; at++) await saveTeamList(context, u11)
    const outcomes = await Promise.allSettled([saveTeamList(context, u11), saveTeamList(context, u11)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await refusalsOf(saveTeamList(context, u11))).map(({ code }) => code)).toEqual(['TOO_MANY_TEAM_LISTS'])
    expect(await listsOf(context)).toHaveLength(30)
  })

  test('a list of somebody else is not there', async () => {
    const [owner, stranger] = [await person(), await person()]
    const { id } = await saveTeamList(owner, u11)
    const codes = async (tried: Promise<unknown>) => (await refusalsOf(tried)).map(({ code }) => code)
    expect(await codes(saveTeamList(stranger, { ...u11, teamListId: id, title: 'mine' }))).toEqual(['NOT_FOUND'])
    expect(await codes(deleteTeamList(stranger, { teamListId: id }))).toEqual(['NOT_FOUND'])
    expect(await listsOf(owner)).toEqual([{ title: 'U11', entries: [ada] }])
  })
})

test('through both doors it is one list', async () => {
  const client = await site.clientAs(['user'])
  const save = `mutation ($input: SaveTeamListInput!) { saveTeamList(input: $input) {
    teamList { title entries { name number size } } errors { code } } }`
  expect(await dataOf(client, save, { input: { title: 'U11', entries: [ada] } })).toEqual({
    saveTeamList: { teamList: { title: 'U11', entries: [ada] }, errors: [] },
  })
  const { body } = await client.request('GET', '/api/v0/team_lists')
  const { items } = body as { items: { _id: string }[] }
  expect(body).toMatchObject({ items: [{ title: 'U11', entries: [ada] }], total: 1 })
  const changed = { _id: items[0]!._id, title: 'U12', entries: [{ name: 'Kim' }] }
  expect((await client.request('POST', '/api/v0/team_lists', changed)).body).toMatchObject({ title: 'U12' })
  const read = '{ viewer { account { teamLists { title entries { name number size } } } } }'
  expect(await dataOf(client, read)).toEqual({
    viewer: { account: { teamLists: [{ title: 'U12', entries: [{ name: 'Kim', number: '', size: '' }] }] } },
  })
  expect((await client.request('DELETE', `/api/v0/team_lists/${items[0]!._id}`)).status).toBe(200)
  expect(await dataOf(client, read)).toEqual({ viewer: { account: { teamLists: [] } } })
})
