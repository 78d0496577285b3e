import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { catalogueState } from '../../../testing/refusals.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { files } from '../../files/tables.ts'
import { colors, productGroups } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin: Client
beforeAll(async () => {
  admin = await site.clientAs(['admin'])
})

type Errors = { code: string; path: string[] }[]
async function ask<Data>(query: string, variables: object = {}, client = admin): Promise<Data> {
  const { body } = await client.request('POST', '/graphql', { query, variables })
  const { data, errors } = body as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}

describe('a group’s picture says what it shows in the group’s own words', () => {
  const written = `mutation($input: UpdateProductGroupInput!) { updateProductGroup(input: $input) {
    productGroup { image { id alt } } management { revision imageAlt { de en } image { alt } } errors { code path } } }`
  type Written = { updateProductGroup: { management: { revision: number }; errors: Errors } }
  const groupWithPicture = async (slug: string) => {
    const [groupId, pictureId] = [newId(), newId()]
    const size = { size: 9, width: 900, height: 900 }
    await database.drizzle.insert(files).values({
      ...{ id: pictureId, sha256: 'cd', name: 'a.webp', extension: 'webp', mimeType: 'image/webp', ...size },
      ...{ alt: { de: 'Worte der Datei' }, isPublic: true, createdAt: TEST_NOW },
    })
    const group = { id: groupId, slug, title: { de: 'Hosen' }, imageId: pictureId }
    await database.drizzle.insert(productGroups).values(group)
    return { pictureId, groupId: globalId('ProductGroup', groupId), key: groupId }
  }

  test('in both languages, and no product’s picture changes with it', async () => {
    const { groupId, pictureId, key } = await groupWithPicture('hosen')
    const imageAlt = { de: ' Zwei Hosen nebeneinander ', en: 'Two pairs of trousers' }
    expect(await ask(written, { input: { groupId, revision: 1, changes: { imageAlt } } })).toEqual({
      updateProductGroup: {
        productGroup: { image: { id: `${pictureId}.${key}`, alt: 'Zwei Hosen nebeneinander' } },
        management: {
          revision: 2,
          imageAlt: { de: 'Zwei Hosen nebeneinander', en: 'Two pairs of trousers' },
          image: { alt: 'Zwei Hosen nebeneinander' },
        },
        errors: [],
      },
    })
    const shop = await site.client().request('POST', '/graphql?lang=en', {
      query: '{ productGroup(slug: "hosen") { image { alt } } }',
    })
    expect(shop.body).toEqual({ data: { productGroup: { image: { alt: 'Two pairs of trousers' } } } })
    const { rows } = await database.pool.query('select alt from files where id = $1', [pictureId])
    expect(rows).toEqual([{ alt: { de: 'Worte der Datei' } }])
    expect(await ask(written, { input: { groupId, revision: 2, changes: { imageAlt: null } } })).toMatchObject({
      updateProductGroup: { management: { revision: 3, imageAlt: null, image: { alt: 'Worte der Datei' } } },
    })
  })

  test('without German, too long, or without a picture they are refused, and nothing changes', async () => {
    const { groupId, key } = await groupWithPicture('roecke')
    const bare = newId()
    await database.drizzle.insert(productGroups).values({ id: bare, slug: 'bar', title: { de: 'Bar' } })
    const before = await catalogueState(database)
    const refused = async (id: string, imageAlt: object) =>
      (await ask<Written>(written, { input: { groupId: id, revision: 1, changes: { imageAlt } } })).updateProductGroup
        .errors
    const wrong = [{ code: 'INVALID_INPUT', path: ['imageAlt'] }]
    expect(await refused(groupId, { de: ' ', en: 'Skirts' })).toEqual(wrong)
    expect(await refused(groupId, { de: 'x'.repeat(301) })).toEqual(wrong)
    expect(await refused(globalId('ProductGroup', bare), { de: 'Nichts' })).toEqual(wrong)
    expect(await catalogueState(database)).toEqual(before)
    const { rows } = await database.pool.query('select image_alt, revision from product_groups where id = any($1)', [
      [key, bare],
    ])
    expect(rows).toEqual([
      { image_alt: null, revision: 1 },
      { image_alt: null, revision: 1 },
    ])
  })

  test('another picture does not keep the words of the one before', async () => {
    const { groupId } = await groupWithPicture('jacken')
    await ask(written, { input: { groupId, revision: 1, changes: { imageAlt: { de: 'Eine Jacke' } } } })
    const removing = `mutation($id: ID!) { setProductGroupPicture(input: { groupId: $id, file: null }) {
      management { imageAlt { de } image { alt } revision } errors { code } } }`
    expect(await ask(removing, { id: groupId })).toEqual({
      setProductGroupPicture: { management: { imageAlt: null, image: null, revision: 3 }, errors: [] },
    })
  })
})

describe('who edits an older state of a group or a colour is told', () => {
  test('a group', async () => {
    const groupId = newId()
    await database.drizzle.insert(productGroups).values({ id: groupId, slug: 'alt', title: { de: 'Alt' } })
    const update = (revision: number, sortOrder: number) =>
      ask(
        `mutation($input: UpdateProductGroupInput!) { updateProductGroup(input: $input) {
          management { revision sortOrder } errors { code path } } }`,
        { input: { groupId: globalId('ProductGroup', groupId), revision, changes: { sortOrder } } },
      )
    expect(await update(1, 5)).toEqual({
      updateProductGroup: { management: { revision: 2, sortOrder: 5 }, errors: [] },
    })
    expect(await update(1, 6)).toEqual({
      updateProductGroup: { management: null, errors: [{ code: 'STALE_REVISION', path: ['revision'] }] },
    })
    const { rows } = await database.pool.query('select sort_order, revision from product_groups where id = $1', [
      groupId,
    ])
    expect(rows).toEqual([{ sort_order: 5, revision: 2 }])
  })

  test('a colour', async () => {
    const id = newId()
    await database.drizzle.insert(colors).values({ id, code: 'alt', title: { de: 'Alt' }, hex: '#111111' })
    const update = (revision: number, hex: string) =>
      ask(
        `mutation($input: UpdateColorInput!) { updateColor(input: $input) {
          management { revision hex } errors { code path } } }`,
        { input: { colorId: globalId('Color', id), revision, changes: { hex } } },
      )
    expect(await update(1, '#222222')).toEqual({
      updateColor: { management: { revision: 2, hex: '#222222' }, errors: [] },
    })
    expect(await update(1, '#333333')).toEqual({
      updateColor: { management: null, errors: [{ code: 'STALE_REVISION', path: ['revision'] }] },
    })
    const { rows } = await database.pool.query('select hex, revision from colors where id = $1', [id])
    expect(rows).toEqual([{ hex: '#222222', revision: 2 }])
  })
})
