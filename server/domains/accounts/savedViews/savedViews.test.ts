import { describe, expect, test } from 'vitest'
import { dataOf } from '../../../testing/asking.ts'
import { contextFor, insertViewer } from '../../../testing/builders.ts'
import { refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { deleteView, saveView } from './operations.ts'
import { savedViewsOf } from './queries.ts'

const database = await testDatabase()
const site = await testSite(database)
const person = async () => contextFor(database, { viewer: await insertViewer(database) })
const press = { list: 'files', title: 'Presse', search: 'tag=Presse' }
const viewsOf = async ({ viewer }: Awaited<ReturnType<typeof person>>, list?: string) =>
  (await savedViewsOf(database.drizzle, viewer.accountId!, list)).map(view => [view.list, view.title, view.search])

describe('views of lists', () => {
  test('are kept by list and title; the same title is replaced', async () => {
    const context = await person()
    await saveView(context, press)
    await saveView(context, { list: 'orders', title: 'Presse', search: 'state=open' })
    await saveView(context, { ...press, title: ' Presse \n', search: 'tag=Presse&alt=missing' })
    expect(await viewsOf(context)).toEqual([
      ['files', 'Presse', 'tag=Presse&alt=missing'],
      ['orders', 'Presse', 'state=open'],
    ])
    expect(await viewsOf(context, 'orders')).toEqual([['orders', 'Presse', 'state=open']])
  })

  test.each([
    ['no title', { title: ' ' }, 'INVALID_INPUT title'],
    ['a title that is too long', { title: 'x'.repeat(61) }, 'INVALID_INPUT title'],
    ['an address elsewhere', { list: '//example.com' }, 'INVALID_INPUT list'],
    ['no filters', { search: '' }, 'INVALID_INPUT search'],
    ['an address that is too long', { search: 'x'.repeat(2001) }, 'INVALID_INPUT search'],
  ])('refuses %s and keeps nothing', async (_label, changes, expected) => {
    const context = await person()
    const refusals = await refusalsOf(saveView(context, { ...press, ...changes }))
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([expected])
    expect(await viewsOf(context)).toEqual([])
  })

  test('a hundred are the most; two at once do not pass it', async () => {
    const context = await person()
    for (let at = 0; at < 99; at++) await saveView(context, { ...press, title: `${at}` })
    const both = ['a', 'b'].map(title => saveView(context, { ...press, title }))
    expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await refusalsOf(saveView(context, press))).map(({ code }) => code)).toEqual(['TOO_MANY_SAVED_VIEWS'])
    expect(await viewsOf(context)).toHaveLength(100)
  })

  test('those of somebody else are not there', async () => {
    const [owner, stranger] = [await person(), await person()]
    const { id } = await saveView(owner, press)
    const refusals = await refusalsOf(deleteView(stranger, { savedViewId: id }))
    expect(refusals.map(({ code }) => code)).toEqual(['NOT_FOUND'])
    expect((await refusalsOf(deleteView(owner, { savedViewId: 'no-id' }))).map(({ code }) => code)).toEqual([
      'NOT_FOUND',
    ])
    expect(await viewsOf(owner)).toEqual([['files', 'Presse', 'tag=Presse']])
    await deleteView(owner, { savedViewId: id })
    expect(await viewsOf(owner)).toEqual([])
  })
})

test('through both doors they are the same', async () => {
  const client = await site.clientAs(['user'])
  const save = `mutation ($input: SaveViewInput!) { saveView(input: $input) {
    savedView { id list title search } errors { code } } }`
  const saved = await dataOf<{ saveView: { savedView: { id: string } } }>(client, save, { input: press })
  expect(saved).toMatchObject({ saveView: { savedView: press, errors: [] } })
  const other = { list: 'orders', title: 'Offen', search: 'state=open' }
  expect((await client.request('POST', '/api/v0/saved_views', other)).body).toMatchObject(other)
  const { body } = await client.request('GET', '/api/v0/saved_views?list=files')
  expect(body).toMatchObject({ items: [press], total: 1 })
  const read = '{ viewer { account { savedViews(list: "orders") { title search } } } }'
  expect(await dataOf(client, read)).toEqual({
    viewer: { account: { savedViews: [{ title: 'Offen', search: 'state=open' }] } },
  })
  const forget = 'mutation ($input: DeleteViewInput!) { deleteView(input: $input) { errors { code } } }'
  const input = { savedViewId: saved.saveView.savedView.id }
  expect(await dataOf(client, forget, { input })).toEqual({ deleteView: { errors: [] } })
  const { body: left } = await client.request('GET', '/api/v0/saved_views')
  const { items } = left as { items: { _id: string; title: string }[] }
  expect(items.map(({ title }) => title)).toEqual(['Offen'])
  expect((await client.request('DELETE', `/api/v0/saved_views/${items[0]!._id}`)).status).toBe(200)
  expect((await client.request('GET', '/api/v0/saved_views')).body).toEqual({ items: [], total: 0 })
})
