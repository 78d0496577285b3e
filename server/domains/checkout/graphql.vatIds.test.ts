import { expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import type { VatAnswer } from '../../platform/vies.ts'
import { insertProduct, TEST_ADDRESS } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'

const database = await testDatabase()
await database.pool.query(`update settings set value = value || '{"vatId": "ATU13585627"}'::jsonb where key = 'shop'`)
const product = await insertProduct(database, { priceCents: 2400 })
const register: { answer: VatAnswer | null } = { answer: null }
const site = await testSite(database, 1000, () => Promise.resolve(register.answer))

const ground = {
  de: 'Steuerfreie innergemeinschaftliche Lieferung (Reverse Charge): Ihre UID DE136695976, unsere UID ATU13585627. Die Erwerbsteuer melden Sie in Ihrem Land.',
  en: 'VAT-exempt intra-Community supply (reverse charge): your VAT ID DE136695976, our VAT ID ATU13585627. You account for the VAT in your country.',
}

/** A company from Munich with one piece in its cart. */
async function company(): Promise<Client> {
  const client = site.client()
  const orderInfo = {
    ...{ email: `kim-${newId()}@example.com`, alternate: false, selectedPayment: 'invoice' },
    shippingAddress: {
      ...{ type: 'company', company: 'TSV Muster', vat_id: 'DE136695976' },
      ...{ first_name: TEST_ADDRESS.firstName, last_name: TEST_ADDRESS.lastName },
      ...{ address: 'Marienplatz 1', zip: '80331', city: 'München', country: 'de' },
    },
  }
  await client.request('PUT', '/api/v0/shop/cart', { items: [{ item: product.variantIds[0], amount: 1 }], orderInfo })
  return client
}

const totals = 'totals { vatGround vat { category rate vat { cents } } gross { cents } }'
const destination = 'destinationVat { countryName isHome category rates { group rate } }'
const cartQuery = `{ viewer { cart { vatIdStatus ${destination} ${totals} } } }`
const graphql = async (client: Client, query: string, variables: object = {}, language = 'de') =>
  (await client.request('POST', '/graphql', { query, variables }, { 'accept-language': language })).body

test('both doors say why a company pays no VAT, in the cart and of its order', async () => {
  register.answer = { isRegistered: true, requestIdentifier: 'WAPIAAAA1' }
  const client = await company()
  const shown = { vat: [{ category: 'INTRA_COMMUNITY', rate: 0, vat: { cents: 0 } }], gross: { cents: 2742 } }
  for (const language of ['de', 'en'] as const) {
    const cart = {
      vatIdStatus: 'PROVEN',
      destinationVat: {
        ...{ countryName: { de: 'Deutschland', en: 'Germany' }[language], isHome: false, category: 'INTRA_COMMUNITY' },
        // The demo shop is under the threshold of distance sales: it taxes at home.
        rates: [
          { group: 'standard', rate: 2000 },
          { group: 'reduced', rate: 1000 },
        ],
      },
      totals: { ...shown, vatGround: ground[language] },
    }
    expect(await graphql(client, cartQuery, {}, language)).toEqual({ data: { viewer: { cart } } })
  }
  expect((await client.request('GET', '/api/v0/shop/cart')).body).toMatchObject({
    vat_id_status: 'valid',
    totals: { vat: 0, total_cents: 2742, vat_ground: ground.de },
  })

  const place = `mutation($input: PlaceOrderInput!) { placeOrder(input: $input) {
    order { ${totals} vatIdCheck { number at requestIdentifier } } errors { code } } }`
  const input = { idempotencyKey: newId(), expectedTotal: 2742, acceptTerms: true }
  const order = {
    totals: { ...shown, vatGround: ground.en },
    vatIdCheck: { number: 'DE136695976', at: '2026-11-20T10:00:00.000Z', requestIdentifier: 'WAPIAAAA1' },
  }
  expect(await graphql(client, place, { input }, 'en')).toEqual({ data: { placeOrder: { order, errors: [] } } })
  const repeated = { idempotency_key: input.idempotencyKey, total_cents: 2742, terms: true }
  expect((await client.request('POST', '/api/v0/shop_order', repeated)).body).toMatchObject({
    vat: 0,
    vat_ground: ground.en,
    vat_id_check: { number: 'DE136695976', at: '2026-11-20T10:00:00.000Z', request_identifier: 'WAPIAAAA1' },
    items: [{ vat_rate: 0, vat_category: 'intraCommunity' }],
  })
})

test('both doors say that an id is not proven, and nothing frees from VAT by being written', async () => {
  register.answer = null
  const client = await company()
  const totalsWithVat = { vatGround: null, vat: [{ category: 'STANDARD', rate: 2000 }] }
  expect(await graphql(client, cartQuery)).toMatchObject({
    data: { viewer: { cart: { vatIdStatus: 'UNPROVEN', totals: totalsWithVat } } },
  })
  const forged = { vatIdCheck: { number: 'DE136695976', isRegistered: true, at: '2026-11-20T10:00:00.000Z' } }
  await client.request('PUT', '/api/v0/shop/cart', { orderInfo: { ...forged, comment: 'x' } })
  expect((await client.request('GET', '/api/v0/shop/cart')).body).toMatchObject({
    vat_id_status: 'unproven',
    totals: { total_cents: 3290, vat_ground: null },
  })
})
