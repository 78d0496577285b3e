import { expect, test } from 'vitest'
import { createLimiter } from './limits.ts'

/** How often sign-ins are let through of twelve, from these addresses in turn. */
function allowedOf(addresses: readonly string[]): number {
  const limiter = createLimiter(() => 0)
  const waits = Array.from({ length: 12 }, (_, index) => limiter.take('signIn', addresses[index % addresses.length]!))
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
  for (let attempt = 0; attempt < 10; attempt += 1) limiter.take('signIn', '203.0.113.9')
  time = 20_500
  expect(limiter.take('signIn', '203.0.113.9')).toBe(40)
  time = 60_000
  expect(limiter.take('signIn', '203.0.113.9')).toBe(0)
})
