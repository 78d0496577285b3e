import { beforeAll, expect, test } from 'vitest'
import { colors, productGroups } from './domains/catalogue/tables.ts'
import { placeOrder } from './domains/checkout/operations/placeOrder.ts'
import { globalId } from './kit/globalIds.ts'
import { newId } from './kit/ids.ts'
import { insertProduct } from './testing/builders.ts'
import { buyersOf, orderOf } from './testing/buyers.ts'
import { testDatabase } from './testing/database.ts'
import { everything } from './testing/everything.ts'
import { type Client, testSite } from './testing/site.ts'

const database = await testDatabase()
const site = await testSite(database, 1_000_000)
const { buyer, listed } = buyersOf(database)
const shirt = await insertProduct(database, { productNumber: 'T-1' }, [
  { sku: 'T-1-M', properties: { gtin: '4006381333931' } },
])
let clients: Client[]

beforeAll(async () => {
  await database.drizzle.insert(productGroups).values({ id: newId(), slug: 'trikots', title: { de: 'Trikots' } })
  await database.drizzle.insert(colors).values({ id: newId(), code: 'rot', title: { de: 'Rot' }, hex: '#ff0000' })
  await placeOrder(await buyer(await listed(null)), orderOf(2490))
  clients = [site.client(), await site.clientAs(['user']), await site.clientAs(['user', 'system'])]
})

/** Numbers from 0 to below 1, the same each time (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const names = ['shop_product', 'shop_productgroup', 'shop_color', 'shop_order', 'auth', 'shop_withdrawal']
const kinds = ['product', 'productGroup', 'color', 'order', 'user', 'withdrawal']
const fields = [
  ...[
    '_id',
    'id',
    'limit',
    'skip',
    'sort',
    'deleted',
    'cursor',
    'created',
    'changed',
    'qry',
    'order_number',
    'slug',
    'gtin',
  ],
  ...[
    'sku',
    'color_id',
    'customer_number',
    'handle',
    'email',
    'state',
    'payed',
    'tags',
    'type',
    'title',
    'product_groups',
  ],
  ...['roles', 'groups', 'search', 'order', 'mainGallery', '__proto__', 'constructor', '$where'],
]
const operators = ['$gte', '$gt', '$lte', '$lt', '$in', '$ne', '$regex', '']
const cursorOf = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
const texts = [
  ...['', ' ', '0', '-1', '1', '7.5', '1e309', 'NaN', 'null', 'true', 'false', '[]', '{}', '{', '"', "'; select 1 --"],
  ...[
    'changed',
    '-changed',
    'created',
    'title',
    '\0',
    'a\0b',
    '\u202e',
    '\ud800',
    '🏐',
    'x'.repeat(500),
    '9'.repeat(400),
  ],
  ...[
    '2026-02-30T00:00:00Z',
    '2026-01-01T00:00:00Z',
    '0000-00-00',
    '9999999999',
    '9999999999999',
    '../../etc',
    '%',
    '%zz',
  ],
  ...[
    'sku:',
    'sku:T-1-M',
    'number:1',
    `number:${'9'.repeat(30)}`,
    'gtin:4006381333931',
    'code:rot',
    'slug:\0',
    ':',
    '::',
  ],
  ...[shirt.id, globalId('Product', shirt.id), globalId('Order', shirt.id), globalId('Nothing', shirt.id), newId()],
  ...[
    cursorOf('x', 'product', 1, shirt.id),
    cursorOf('x', 'product', 1e300, '-'.repeat(36)),
    cursorOf(),
    cursorOf(null),
  ],
]

function randomly(next: () => number) {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!
  const value = (depth = 0): unknown => {
    const kind = Math.floor(next() * (depth > 3 ? 5 : 8))
    if (kind < 3) return pick(texts)
    if (kind === 3) return pick([0, 1, -1, 1.5, 1e21, 1_772_323_200, Number.MAX_SAFE_INTEGER])
    if (kind === 4) return pick([null, true, false])
    if (kind === 5) return Array.from({ length: Math.floor(next() * 4) }, () => value(depth + 1))
    return Object.fromEntries([[pick(kind === 6 ? operators : fields), value(depth + 1)]])
  }
  const object = () =>
    Object.fromEntries(Array.from({ length: 1 + Math.floor(next() * 3) }, () => [pick(fields), value()] as const))
  return { pick, value, object }
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** A request to a path that reads, or to a field of GraphQL that does. */
function requestFrom(next: () => number): { method: string; url: string; body?: unknown } {
  const { pick, value, object } = randomly(next)
  const path = `/api/v0/${pick(names)}`
  const text = (of: unknown) => encoded(typeof of === 'string' ? of : JSON.stringify(of))
  switch (Math.floor(next() * 6)) {
    case 0:
      return { method: 'GET', url: `${path}/${encoded(pick(texts)).slice(0, 400) || 'x'}` }
    case 1:
      return { method: 'GET', url: `${path}?qry=${text(object())}` }
    case 2:
      return {
        method: 'GET',
        url: `${path}?${Object.entries(object())
          .map(([name, of]) => `${encoded(name)}=${text(of)}`)
          .join('&')}`,
      }
    case 3:
      return {
        method: 'GET',
        url: `${path}?qry=${text(object())}&${pick(fields)}=${text(value())}&${pick(fields)}[${pick(operators)}]=1`,
      }
    case 4:
      return {
        method: 'POST',
        url: path.replace('/v0/', '/v0/batch/'),
        body: pick([value(), object(), [value()], { ids: value() }]) as object,
      }
    default: {
      const after = `$after: String, $first: Int, $since: DateTime, $deleted: Boolean, $number: String, $id: ID!`
      const query = `query (${after}) { ${pick(kinds)}Changes(after: $after, first: $first, changedSince: $since, deleted: $deleted) {
        edges { node { id } } } product(number: $number, gtin: $number) { id } node(id: $id) { id } managedProduct(id: $id) { id } }`
      const variables = {
        after: value(),
        first: value(),
        since: value(),
        deleted: value(),
        number: value(),
        id: pick(texts),
      }
      const given = Object.entries(variables).filter(([name]) => name === 'id' || next() < 0.4)
      return { method: 'POST', url: '/graphql', body: { query, variables: Object.fromEntries(given) } }
    }
  }
}

/** What an answer never holds: statements, places in the code, names of what is inside. */
const insides = /\bselect\b.+\bfrom\b|\.ts:\d|node_modules|drizzle|postgres|pg_|syntax error|record_changes|Reference:/i

test('3,000 random requests are answered, tell nothing of the inside and change nothing', {
  timeout: 300_000,
}, async () => {
  const next = numbersFrom(20_261_122)
  const before = await everything(database)
  const counts = new Map<number, number>()
  for (let n = 0; n < 3000; n += 1) {
    const { method, url, body } = requestFrom(next)
    const client = clients[n % clients.length]!
    const answer = await client.request(method, url, body)
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    const told = `${n}: ${method} ${url} ${JSON.stringify(body) ?? ''} → ${answer.status} ${answer.text.slice(0, 300)}`
    expect(answer.status, told).toBeLessThan(500)
    expect(insides.test(answer.text), told).toBe(false)
    if (answer.status === 400 && url !== '/graphql') {
      const { code, fields: refused } = answer.body as { code: string; fields: { path: string; message: string }[] }
      expect([code, typeof refused?.[0]?.path], told).toEqual(['C400', 'string'])
    }
  }
  // What is refused, what is found and what is not: all of it was met.
  for (const status of [200, 400, 401, 403, 404]) expect(counts.get(status), `${status}`).toBeGreaterThan(20)
  expect(await everything(database)).toEqual(before)
})
