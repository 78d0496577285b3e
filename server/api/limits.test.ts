import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../platform/database.ts'
import { silentLog } from '../platform/log.ts'
import { limitWindows } from '../platform/tables.ts'
import { testDatabase } from '../testing/database.ts'
import { createLimiter, startTelling } from './limits.ts'

const database = await testDatabase()
/** The connections of another process. */
const elsewhere = await openDatabase({ url: database.url })
afterAll(() => elsewhere.close())
beforeEach(async () => void (await database.drizzle.delete(limitWindows)))

const guest = (address: string) => ({ address, accountId: null })
const limiterAt = (now: () => number = () => 0) => createLimiter({ database, now })
/** The limiters of two processes, which have nothing in common but the database. */
const twoProcesses = (now: () => number = () => 0) =>
  [limiterAt(now), createLimiter({ database: elsewhere, now })] as const

/** How often sign-ins are let through of twelve, from these addresses in turn. */
async function allowedOf(addresses: readonly string[]): Promise<number> {
  const limiter = limiterAt()
  let allowed = 0
  for (let index = 0; index < 12; index += 1) {
    const wait = await limiter.takeExactly('signIn', guest(addresses[index % addresses.length]!))
    if (wait === 0) allowed += 1
  }
  return allowed
}

test.each([
  ['one address', ['203.0.113.9'], 10],
  ['two addresses', ['203.0.113.9', '203.0.113.10'], 12],
  ['two addresses of one network', ['2001:db8::1', '2001:db8:0:0:ffff::9'], 10],
  ['one network written in two ways', ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8::2'], 10],
  ['two networks', ['2001:db8::1', '2001:db8:0:1::1'], 12],
  ['two addresses of IPv4 as IPv6 shows them', ['::ffff:203.0.113.9', '::ffff:203.0.113.10'], 12],
  ['one address of IPv4, shown in both ways', ['::ffff:203.0.113.9', '203.0.113.9'], 10],
  ['this machine', ['::1'], 10],
  ['what is no address', ['unknown'], 10],
])('a client may try ten times a minute: %s', async (_label, addresses, allowed) => {
  expect(await allowedOf(addresses)).toBe(allowed)
})

test.each(['signIn', 'search'] as const)('the limit of %s ends by itself, and says when', async action => {
  let time = 0
  const limiter = limiterAt(() => time)
  const take = async () =>
    action === 'search' ? limiter.take(action, guest('203.0.113.9')) : limiter.takeExactly(action, guest('203.0.113.9'))
  for (let attempt = 0; attempt < (action === 'search' ? 120 : 10); attempt += 1) expect(await take()).toBe(0)
  time = 20_500
  expect(await take()).toBe(40)
  expect(await take()).toBe(40)
  time = 60_000
  expect(await take()).toBe(0)
})

test('networks of one customer of a provider share a wider limit', async () => {
  const limiter = limiterAt()
  const waits: number[] = []
  for (let i = 0; i < 100; i += 1)
    waits.push(await limiter.takeExactly('signIn', guest(`2001:db8:7:${i.toString(16)}::1`)))
  expect(waits.filter(wait => wait === 0)).toHaveLength(80)
  expect(await limiter.takeExactly('signIn', guest('2001:db8:8::1'))).toBe(0)
})

test('who is held up holds up no wider network', async () => {
  const [here, there] = twoProcesses()
  for (let use = 0; use < 20; use += 1)
    expect(await here.takeExactly('order', guest('2001:db8:7:1::1'), `key ${use}`)).toBe(0)
  for (let use = 20; use < 170; use += 1)
    expect(await there.takeExactly('order', guest('2001:db8:7:1::1'), `key ${use}`)).toBe(600)
  expect(await there.takeExactly('order', guest('2001:db8:7:2::1'), 'key')).toBe(0)
})

test('customers who are signed in do not share what a club behind one address may do', async () => {
  const limiter = limiterAt()
  const order = (accountId: string | null) => limiter.takeExactly('order', { address: '203.0.113.9', accountId })
  for (let use = 0; use < 20; use += 1) expect(await order(null)).toBe(0)
  expect(await order(null)).toBe(600)
  for (let use = 0; use < 20; use += 1) expect(await order('kim')).toBe(0)
  expect([await order('kim'), await order('alex')]).toEqual([600, 0])
})

test('whoever signs in is a guest until then, whatever account they name', async () => {
  const limiter = limiterAt()
  const waits = await Promise.all(
    Array.from({ length: 11 }, (_, i) =>
      limiter.takeExactly('signIn', { address: '203.0.113.9', accountId: `account ${i}` }),
    ),
  )
  expect(waits.filter(wait => wait > 0)).toHaveLength(1)
})

test('what is tried again is the same use, however often, and nobody else’s', async () => {
  const [limiter, there] = twoProcesses()
  const order = (address: string, key: string) => limiter.takeExactly('order', guest(address), key)
  for (let use = 0; use < 20; use += 1) expect(await order('203.0.113.9', `key ${use}`)).toBe(0)
  expect(await order('203.0.113.9', 'key 20')).toBe(600)
  expect(await order('203.0.113.9', 'key 19')).toBe(0)
  expect(await there.takeExactly('order', guest('203.0.113.9'), 'key 19')).toBe(0)
  for (let use = 0; use < 20; use += 1) expect(await order('203.0.113.10', 'key 19')).toBe(0)
  expect(await order('203.0.113.10', 'key 0')).toBe(0)
})

test('a use that came to nothing is taken back, and the next under its key is a new one', async () => {
  const [limiter, there] = twoProcesses()
  const kim = guest('2001:db8::1')
  for (let use = 0; use < 20; use += 1) {
    expect(await limiter.takeExactly('order', kim, 'refused')).toBe(0)
    await there.giveBack('order', kim, 'refused')
  }
  for (let use = 0; use < 20; use += 1) expect(await limiter.takeExactly('order', kim, `order ${use}`)).toBe(0)
  expect(await limiter.takeExactly('order', kim, 'one more')).toBe(600)
  expect(await limiter.takeExactly('order', kim, 'order 3')).toBe(0)
  await limiter.giveBack('order', kim, 'never counted')
  expect(await limiter.takeExactly('order', kim, 'one more')).toBe(600)
})

describe('two processes', () => {
  test.each([
    ['signIn', 10],
    ['form', 20],
    ['mail', 20],
    ['order', 20],
  ] as const)('let through together what one may: %s', async (action, uses) => {
    const processes = twoProcesses()
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, i) => processes[i % 2]!.takeExactly(action, guest('203.0.113.9'))),
    )
    expect(waits.filter(wait => wait === 0)).toHaveLength(uses)
  })

  test.each([
    ['search', 120],
    ['quote', 240],
    ['cart', 240],
  ] as const)('know of each other once they told: %s', async (action, uses) => {
    const [here, there] = twoProcesses()
    for (let use = 0; use < uses - 1; use += 1) expect(here.take(action, guest('203.0.113.9'))).toBe(0)
    await here.tell()
    expect(there.take(action, guest('203.0.113.9'))).toBe(0)
    await there.tell()
    expect(there.take(action, guest('203.0.113.9'))).toBe(60)
    expect(there.take(action, guest('203.0.113.10'))).toBe(0)
    // What one told is not added again.
    await there.tell()
    await here.tell()
    const rows = await database.drizzle
      .select({ uses: limitWindows.uses })
      .from(limitWindows)
      .orderBy(limitWindows.uses)
    expect(rows).toEqual([{ uses: 1 }, { uses: uses + 1 }])
  })

  test('end a window together, when the first of them began it', async () => {
    let time = 0
    const [here, there] = twoProcesses(() => time)
    for (let use = 0; use < 120; use += 1) here.take('search', guest('203.0.113.9'))
    await here.tell()
    time = 30_000
    there.take('search', guest('203.0.113.9'))
    await there.tell()
    expect(there.take('search', guest('203.0.113.9'))).toBe(30)
    time = 60_000
    expect(there.take('search', guest('203.0.113.9'))).toBe(0)
  })
})

test('counting what only costs us sends no statement, and nobody tells where nothing was done', async () => {
  const sent: string[] = []
  const limiter = createLimiter({
    now: () => 0,
    database: {
      get drizzle() {
        sent.push('statement')
        return database.drizzle
      },
    },
  })
  for (let use = 0; use < 200; use += 1) limiter.take('cart', guest(`203.0.113.${use}`))
  expect(sent).toEqual([])
  await limiter.tell()
  expect(sent).toEqual(['statement'])
  await limiter.tell()
  expect(sent).toEqual(['statement'])
})

test('what could not be told is told the next time', async () => {
  let isAway = true
  const limiter = createLimiter({
    now: () => 0,
    database: {
      get drizzle() {
        if (isAway) throw new Error('the database is away')
        return database.drizzle
      },
    },
  })
  for (let use = 0; use < 7; use += 1) limiter.take('cart', guest('203.0.113.9'))
  await expect(limiter.tell()).rejects.toThrow('the database is away')
  limiter.take('cart', guest('203.0.113.9'))
  isAway = false
  const telling = startTelling(limiter, silentLog)
  await telling.stop()
  expect(await database.drizzle.select({ uses: limitWindows.uses }).from(limitWindows)).toEqual([{ uses: 8 }])
})

test('windows that have ended are forgotten', async () => {
  let time = 0
  const limiter = limiterAt(() => time)
  await limiter.takeExactly('order', guest('203.0.113.9'))
  time = 599_999
  await limiter.tell()
  expect(await database.drizzle.$count(limitWindows)).toBe(1)
  time = 1_200_000
  await limiter.tell()
  expect(await database.drizzle.$count(limitWindows)).toBe(0)
})

test('counts lie in tables that PostgreSQL writes to no journal, and hold no address', async () => {
  const { rows } = await database.pool.query(
    `select relname, relpersistence from pg_class where relname in ('limit_windows', 'sign_in_failures') order by 1`,
  )
  expect(rows).toEqual([
    { relname: 'limit_windows', relpersistence: 'u' },
    { relname: 'sign_in_failures', relpersistence: 'u' },
  ])
  await limiterAt().takeExactly('order', guest('203.0.113.9'), 'key of 203.0.113.9')
  const [row] = await database.drizzle.select({ text: sql<string>`limit_windows::text` }).from(limitWindows)
  expect(row?.text).not.toContain('203')
})

test('whoever counts exactly waits for the answer', () => {
  const root = join(import.meta.dirname, '..')
  const unawaited = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap(path =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .filter(line => /\.limitExactly\(/.test(line) && !/await .*\.limitExactly\(|=> .*\.limitExactly\(/.test(line))
        .map(line => `${path}: ${line.trim()}`),
    )
  expect(unawaited).toEqual([])
})
