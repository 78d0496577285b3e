import { expect, test } from 'vitest'
import { createLimiter } from './limits.ts'

const guest = (address: string) => ({ address, accountId: null })

/** How often sign-ins are let through of twelve, from these addresses in turn. */
function allowedOf(addresses: readonly string[]): number {
  const limiter = createLimiter(() => 0)
  const waits = Array.from({ length: 12 }, (_, index) =>
    limiter.take('signIn', guest(addresses[index % addresses.length]!)),
  )
  return waits.filter(wait => wait === 0).length
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
])('a client may try ten times a minute: %s', (_label, addresses, allowed) => {
  expect(allowedOf(addresses)).toBe(allowed)
})

test('the limit ends by itself, and says when', () => {
  let time = 0
  const limiter = createLimiter(() => time)
  for (let attempt = 0; attempt < 10; attempt += 1) limiter.take('signIn', guest('203.0.113.9'))
  time = 20_500
  expect(limiter.take('signIn', guest('203.0.113.9'))).toBe(40)
  time = 60_000
  expect(limiter.take('signIn', guest('203.0.113.9'))).toBe(0)
})

test('networks of one customer of a provider share a wider limit', () => {
  const limiter = createLimiter(() => 0)
  const waits = Array.from({ length: 100 }, (_, i) => limiter.take('signIn', guest(`2001:db8:7:${i.toString(16)}::1`)))
  expect(waits.filter(wait => wait === 0)).toHaveLength(80)
  expect(limiter.take('signIn', guest('2001:db8:8::1'))).toBe(0)
})

test('customers who are signed in do not share what a club behind one address may do', () => {
  const limiter = createLimiter(() => 0)
  const order = (accountId: string | null) => limiter.take('order', { address: '203.0.113.9', accountId })
  for (let use = 0; use < 20; use += 1) expect(order(null)).toBe(0)
  expect(order(null)).toBe(600)
  for (let use = 0; use < 20; use += 1) expect(order('kim')).toBe(0)
  expect([order('kim'), order('alex')]).toEqual([600, 0])
})

test('whoever signs in is a guest until then, whatever account they name', () => {
  const limiter = createLimiter(() => 0)
  const waits = Array.from({ length: 11 }, (_, i) =>
    limiter.take('signIn', { address: '203.0.113.9', accountId: `account ${i}` }),
  )
  expect(waits.filter(wait => wait > 0)).toHaveLength(1)
})

test('what is tried again is the same use, however often, and nobody else’s', () => {
  const limiter = createLimiter(() => 0)
  const order = (address: string, key: string) => limiter.take('order', guest(address), key)
  for (let use = 0; use < 20; use += 1) expect(order('203.0.113.9', `key ${use}`)).toBe(0)
  expect(order('203.0.113.9', 'key 20')).toBe(600)
  expect(order('203.0.113.9', 'key 19')).toBe(0)
  for (let use = 0; use < 20; use += 1) expect(order('203.0.113.10', 'key 19')).toBe(0)
  expect(order('203.0.113.10', 'key 0')).toBe(0)
})

test('a use that came to nothing is taken back, and the next under its key is a new one', () => {
  const limiter = createLimiter(() => 0)
  const kim = guest('2001:db8::1')
  for (let use = 0; use < 20; use += 1) {
    expect(limiter.take('order', kim, 'refused')).toBe(0)
    limiter.giveBack('order', kim, 'refused')
  }
  for (let use = 0; use < 20; use += 1) expect(limiter.take('order', kim, `order ${use}`)).toBe(0)
  expect(limiter.take('order', kim, 'one more')).toBe(600)
  expect(limiter.take('order', kim, 'order 3')).toBe(0)
})
