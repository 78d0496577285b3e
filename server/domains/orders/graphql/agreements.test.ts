import { expect, test } from 'vitest'
import { rawId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { dataOf, insertRange, placedBy } from '../../../testing/asking.ts'
import { setSettings } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)

const texts = '{ id key title language revision html }'
type Text = { id: string; key: string; title: string; language: string; revision: number | null; html: string }
const textOf = async (client: Client, id: string) =>
  (
    await dataOf<{ node: Text | null }>(client, `query ($id: ID!) { node(id: $id) { ... on AgreedText ${texts} } }`, {
      id,
    })
  ).node

test('buyers, by their account and by their link, and staff read what an order agreed to, also after it changed', async () => {
  const buyer = await site.clientAs(['user'])
  const { id, orderNumber, statusPath } = await placedBy(buyer, shirt)
  const own = `query ($number: String!) { viewer { order(orderNumber: $number) { agreedTexts ${texts} } } }`
  const read = async () =>
    (await dataOf<{ viewer: { order: { agreedTexts: Text[] } } }>(buyer, own, { number: orderNumber })).viewer.order
      .agreedTexts
  const then = await read()
  expect(then.map(({ key, title, revision }) => [key, title, revision])).toEqual([
    ['AGB', 'Allgemeine Geschäftsbedingungen', null],
    ['WITHDRAWAL', 'Widerrufsbelehrung', null],
    ['PRIVACY', 'Datenschutz', null],
  ])
  // The address that the notice writes out is the site's own.
  expect(then[1]!.html).toMatch(/https?:\/\/(?!origin)[^/<]+\/withdrawal</)
  await setSettings(database, 'shop', { company: 'Neue Firma GmbH' })
  expect(await read()).toEqual(then)
  const token = statusPath.split('/').at(-1)
  const byLink = `query ($number: String!, $token: String!) { orderStatus(orderNumber: $number, token: $token) {
    agreedTexts ${texts} } }`
  const guest = site.client()
  expect(await dataOf(guest, byLink, { number: orderNumber, token })).toEqual({ orderStatus: { agreedTexts: then } })
  const staff = await site.clientAs(['user', 'member'])
  const managed = `query ($number: String!) { order(orderNumber: $number) { agreedTexts ${texts} } }`
  expect(await dataOf(staff, managed, { number: orderNumber })).toEqual({ order: { agreedTexts: then } })
  expect(await textOf(guest, then[0]!.id)).toEqual(then[0])

  const order = await staff.request('GET', `/api/v0/shop_order/${rawId('Order', id)}`)
  const { agreement_id: agreementId } = order.body as { agreement_id: string }
  const documented = await guest.request('GET', `/api/v0/shop/agreement/${agreementId}`)
  expect(documented.body).toEqual({
    ...{ _id: agreementId, language: 'de' },
    texts: then.map(({ key, title, revision, html }) => ({ key: key.toLowerCase(), title, revision, html })),
  })
})

test('a text that nobody agreed to is not found', async () => {
  const guest = site.client()
  for (const id of [`${newId()}.agb`, 'x.agb', 'x'])
    expect(await textOf(guest, Buffer.from(`AgreedText:${id}`).toString('base64'))).toBeNull()
  expect((await guest.request('GET', `/api/v0/shop/agreement/${newId()}`)).status).toBe(404)
})
