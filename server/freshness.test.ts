import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refreshListings } from './domains/catalogue/listings/refreshListings.ts'
import { products } from './domains/catalogue/tables.ts'
import { readSettings } from './domains/settings/queries.ts'
import { inTransaction } from './platform/database.ts'
import { insertProduct, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { sentDuring } from './testing/plans.ts'
import { testSite } from './testing/site.ts'

const database = await testDatabase()
// Two processes on one database: each keeps answers of its own.
const sites = await Promise.all([testSite(database), testSite(database)])
const shirt = await insertProduct(database, { slug: 'trikot-nordwald' })

async function reprice(priceCents: number): Promise<void> {
  await inTransaction(database, async tx => {
    await tx.update(products).set({ priceCents }).where(eq(products.id, shirt.id))
    await refreshListings(tx, [shirt.id], { settings: await readSettings(tx), now: TEST_NOW })
  })
}

const query = '{ product(slug: "trikot-nordwald") { price { from { cents } } management { revision } } }'
type Body = { data: { product: { price: { from: { cents: number } }; management: unknown } } }
const ask = async (site: (typeof sites)[number], client = site.client()) =>
  ((await client.request('POST', '/graphql', { query })).body as Body).data.product

describe('answers that are kept', () => {
  test('a change by hand is seen too: the database itself raises the version', async () => {
    await reprice(1990)
    expect((await ask(sites[0]!)).price.from.cents).toBe(1990)
    await database.pool.query('update listings set card = (card::jsonb || $2)::json where product_id = $1', [
      shirt.id,
      JSON.stringify({ price: { from: 777, to: 777, adult: null, child: null } }),
    ])
    expect((await ask(sites[0]!)).price.from.cents).toBe(777)
  })

  test('a change that was acknowledged is seen by the next request of every process', async () => {
    for (let cents = 2000; cents < 2020; cents += 1) {
      await reprice(cents)
      const seen = await Promise.all(sites.flatMap(site => [ask(site), ask(site)]))
      expect(seen.map(product => product.price.from.cents)).toEqual([cents, cents, cents, cents])
    }
  })

  test('without a change the answer comes out of memory', async () => {
    await reprice(3000)
    await ask(sites[0]!)
    const statements = await sentDuring(() => ask(sites[0]!))
    expect(statements.map(({ text }) => text)).toEqual([expect.stringContaining('site_versions')])
  })

  test('what staff see beside it is theirs alone', async () => {
    await reprice(3100)
    expect((await ask(sites[0]!)).management).toBeNull()
    expect((await ask(sites[0]!, await sites[0]!.clientAs(['user', 'member']))).management).not.toBeNull()
    expect((await ask(sites[0]!)).management).toBeNull()
  })

  test('what belongs to a visitor is never kept for another', async () => {
    const own = '{ viewer { cartPieceCount } shop { name } }'
    const count = async (client: ReturnType<(typeof sites)[number]['client']>) =>
      (
        (await client.request('POST', '/graphql', { query: own })).body as {
          data: { viewer: { cartPieceCount: number } }
        }
      ).data.viewer.cartPieceCount
    const [one, two] = [sites[0]!.client(), sites[0]!.client()]
    await one.request('PUT', '/api/v0/shop/cart', { items: [{ item: shirt.variantIds[0], amount: 4 }] })
    expect([await count(one), await count(two), await count(one)]).toEqual([4, 0, 4])
  })

  test('each language has its own', async () => {
    const title = async (language: string) =>
      (
        (
          await sites[0]!
            .client()
            .request(
              'POST',
              '/graphql',
              { query: '{ product(slug: "trikot-nordwald") { title } }' },
              { 'accept-language': language },
            )
        ).body as { data: { product: { title: string } } }
      ).data.product.title
    expect([await title('de'), await title('en'), await title('de')]).toEqual([
      'Trikot Nordwald',
      'Nordwald jersey',
      'Trikot Nordwald',
    ])
  })
})
