import { beforeAll, describe, expect, test } from 'vitest'
import { insertProduct, setSettings } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { plainProperty, usualProperties } from '../catalogue/defaults/properties.ts'

/** What buyers write for properties of a product, over the documented cart. */

const database = await testDatabase()
const site = await testSite(database)
let item: string
beforeAll(async () => {
  const asked = { isPersonalisation: true, isRequired: true, longest: 8 }
  const properties = [...usualProperties, plainProperty('name', { de: 'Name am Ärmel' }, asked)]
  await setSettings(database, 'variantProperties', { properties })
  const product = await insertProduct(database, { isPersonalisable: true }, [{ size: 'M' }])
  item = product.variantIds[0]!
})

type Cart = { items: { _id: string; amount: number; customization: object | null }[] }
type Refused = { code: string; fields: { path: string; code: string }[] }
const put = async (client: Client, items: object[]) => {
  const { status, body } = await client.request('PUT', '/api/v0/shop/cart', { items })
  return { status, cart: body as Cart, refused: body as Refused }
}
const read = async (client: Client) => (await client.request('GET', '/api/v0/shop/cart')).body as Cart

describe('a required text', () => {
  test('comes with the item, is read with it, and lines of different texts are two', async () => {
    const client = site.client()
    const { status, cart } = await put(client, [
      { item, amount: 2, customization: { name: ' Kim ' } },
      { item, amount: 1, customization: { name: 'Lou', personalisierung: ['HOFER 7'] } },
    ])
    expect([status, cart.items.map(({ customization }) => customization)]).toEqual([
      200,
      [
        { name: 'Kim', personalisierung: [] },
        { name: 'Lou', personalisierung: ['HOFER 7'] },
      ],
    ])
  })

  test('stays when what was read is written back, and may be changed', async () => {
    const client = site.client()
    const first = (await put(client, [{ item, amount: 2, customization: { name: 'Kim' } }])).cart
    expect((await put(client, first.items)).cart.items).toEqual(first.items)
    const [line] = first.items
    const more = await put(client, [{ ...line, amount: 3 }])
    expect(more.cart.items).toMatchObject([{ _id: line!._id, amount: 3, customization: { name: 'Kim' } }])
    const other = await put(client, [{ ...line, customization: { name: 'Lou' } }])
    expect(other.cart.items).toMatchObject([{ amount: 2, customization: { name: 'Lou' } }])
  })

  test.each<[string, object | undefined, string, string]>([
    ['is missing', undefined, 'PERSONALISATION_MISSING', 'items.0.customization.name'],
    ['is blank', { name: ' ' }, 'PERSONALISATION_MISSING', 'items.0.customization.name'],
    ['is too long', { name: 'Maximilian' }, 'PERSONALISATION_TOO_LONG', 'items.0.customization.name'],
    ['nobody asked for', { name: 'Kim', club: 'x' }, 'PERSONALISATION_NOT_OFFERED', 'items.0.customization.club'],
  ])('that %s is refused at its key, and the cart stays as it was', async (_label, customization, code, path) => {
    const client = site.client()
    const before = (await put(client, [{ item, customization: { name: 'Kim' } }])).cart
    const { status, refused } = await put(client, [{ item, amount: 5, customization }])
    expect([status, refused.fields]).toMatchObject([400, [{ path, code }]])
    expect((await read(client)).items).toEqual(before.items)
  })

  test('is one of few', async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`key${at}`, 'x']))
    expect((await put(site.client(), [{ item, customization: many }])).status).toBe(400)
  })
})
