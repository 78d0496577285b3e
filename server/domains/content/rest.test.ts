import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf } from '../../testing/asking.ts'
import { setSettings } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { blockOf } from '../../testing/entries.ts'
import { insertPicture } from '../../testing/pictures.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { readDocument } from './rules/document.ts'
import { entries } from './tables.ts'

const database = await testDatabase()
const site = await testSite(database)
let [admin, member] = [site.client(), site.client()]
beforeAll(async () => {
  admin = await site.clientAs(['user', 'admin'])
  member = await site.clientAs(['user', 'member'])
})

type Body = Record<string, unknown> & { _id: string }
async function send(client: Client, method: string, path: string, body?: unknown, language = 'de') {
  const { status, body: answer } = await client.request(method, `/api/v0/${path}`, body, {
    'accept-language': language,
  })
  return { status, body: answer as Body }
}

describe('entry/', () => {
  test('is written with what is left out as usual, and read by everybody once it is published', async () => {
    const file = await insertPicture(database, { name: 'plan.jpg' })
    const { body, status } = await send(member, 'POST', 'entry', { content: ['<p>Hallo</p>'], media: [file] })
    expect([status, body]).toMatchObject([
      200,
      { type: 'page', title: 'Titel', content: ['<p>Hallo</p>'], media: [file], tags: [], date: null, revision: 1 },
    ])
    expect(body.files).toEqual([{ _id: file, name: 'plan.jpg', ext: 'jpg', size: 9, isImg: true }])
    const guest = site.client()
    expect((await send(guest, 'GET', `entry/${body._id}`)).status).toBe(404)
    expect((await send(member, 'POST', `entry/${body._id}/publish`, { languages: ['de'] })).status).toBe(403)
    const published = await send(admin, 'POST', `entry/${body._id}/publish`, { languages: ['de'] })
    expect(published.body).toMatchObject({ made_public: ['plan.jpg'], entry: { slug: 'titel' } })
    expect((await send(guest, 'GET', `entry/${body._id}`)).body).toMatchObject({
      title: 'Titel',
      content: ['<p>Hallo</p>'],
    })
    await send(member, 'PUT', 'entry', { _id: body._id, content: ['<p>Neu</p>'] })
    expect((await send(guest, 'GET', `entry/${body._id}`)).body.content).toEqual(['<p>Hallo</p>'])
    expect((await send(member, 'GET', `entry/${body._id}`)).body.content).toEqual(['<p>Neu</p>'])
    expect((await send(guest, 'GET', 'entry')).body).toMatchObject({ total: 1, items: [{ _id: body._id }] })
  })

  test('replaces texts in their order and leaves the rest of the page as it is', async () => {
    const { body } = await send(member, 'POST', 'entry', { title: 'Reihe', content: ['<p>1</p>', '<p>2</p>'] })
    const [row] = (await database.drizzle.select().from(entries)).filter(({ id }) => id === body._id)
    const [first, second] = row!.content.document.blocks
    const blocks = [first, blockOf('block-line', 'hr'), { id: 'columns-1', type: 'columns', slots: [[second], []] }]
    const { document } = readDocument({ blocks })
    const content = { ...row!.content, document }
    await database.drizzle.update(entries).set({ content }).where(eq(entries.id, body._id))
    const more = await send(member, 'PUT', 'entry', { _id: body._id, content: ['<p>a</p>', '<p>b</p>', '<p>c</p>'] })
    expect(more.body.content).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>'])
    const less = await send(member, 'PUT', 'entry', { _id: body._id, content: ['<p>x</p>'] })
    expect(less.body.content).toEqual(['<p>x</p>'])
    const [after] = (await database.drizzle.select().from(entries)).filter(({ id }) => id === body._id)
    expect(after!.content.document.blocks.map(({ type }) => type)).toEqual(['text', 'hr', 'columns'])
  })

  test('texts carry the CSS classes of the setting, in every answer, and no others', async () => {
    const named = (customClasses: readonly string[]) => setSettings(database, 'site', { customClasses })
    await named(['lead', 'Note_2'])
    const { body } = await send(member, 'POST', 'entry', {
      title: 'Klassen',
      content: ['<h2 class="Note_2">a</h2><p class="lead other">b</p>'],
    })
    const whole = '<h2 class="Note_2">a</h2><p class="lead">b</p>'
    expect(body.content).toEqual([whole])
    await send(admin, 'POST', `entry/${body._id}/publish`, { languages: ['de'] })
    const guest = site.client()
    const rest = async () => (await send(guest, 'GET', `entry/${body._id}`)).body.content
    const shown = async () => {
      const query = '{ entry(slug: "klassen") { blocks { ... on TextBlock { html } } } }'
      const data = await dataOf<{ entry: { blocks: { html: string }[] } }>(guest, query)
      return data.entry.blocks.map(({ html }) => html)
    }
    expect([await rest(), await shown()]).toEqual([[whole], [whole]])
    // What is published stays as it was written, and what the setting no longer names is shown no more.
    await named(['lead'])
    const less = '<h2>a</h2><p class="lead">b</p>'
    expect([await rest(), await shown()]).toEqual([[less], [less]])
    await named([])
    expect([await rest(), await shown()]).toEqual([['<h2>a</h2><p>b</p>'], ['<h2>a</h2><p>b</p>']])
    await named(['Note_2', 'lead'])
    expect([await rest(), await shown()]).toEqual([[whole], [whole]])
  })

  test('cleans what it is sent, and refuses what it cannot take at its field', async () => {
    const { body } = await send(member, 'POST', 'entry', {
      title: 'Sauber',
      content: ['<p onclick="x()">a<script>1</script></p>'],
    })
    expect(body.content).toEqual(['<p>a</p>'])
    const refused = await send(member, 'POST', 'entry', {
      title: 'x'.repeat(201),
      slug: 'cart',
      media: ['nix'],
      links: [{ url: 'javascript:1' }],
    })
    expect(refused.status).toBe(400)
    const unknown = await send(member, 'POST', 'entry', { titel: 'Falsch' })
    expect([unknown.status, (unknown.body.fields as { path: string }[])[0]!.path]).toEqual([400, 'titel'])
    expect((await send(site.client(), 'POST', 'entry', { title: 'x' })).status).toBe(401)
  })

  test('is found by words, and thrown away and brought back', async () => {
    const { body } = await send(member, 'POST', 'entry', { title: 'Vereinsjubiläum', type: 'post' })
    const found = await send(member, 'POST', 'search/entry', { search: 'jubilaum' })
    expect(found.body).toMatchObject({ total: 1, items: [{ _id: body._id }] })
    expect((await send(admin, 'DELETE', `entry/${body._id}`)).status).toBe(200)
    expect((await send(member, 'POST', 'search/entry', { search: 'jubilaum' })).body.total).toBe(0)
    expect((await send(member, 'POST', 'entry/restore', { ids: [body._id] })).body).toEqual({ restored: [body._id] })
  })
})
