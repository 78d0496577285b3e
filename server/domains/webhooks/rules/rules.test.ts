import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guestViewer } from '../../../kit/viewer.ts'
import { endpointRefusals, tidyUrl } from './endpoints.ts'
import { gapOfOff } from './gaps.ts'
import { bodySchemaOf, webhookKinds } from './kinds.ts'
import { isLostCause, MOST_ATTEMPTS, pauseAfter, wasDown } from './retrying.ts'
import { newWebhookSecret, signedHeaders } from './signature.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8')

/** The code of the README, as a receiver would copy it. */
async function verifierOfReadme(): Promise<(secret: string, headers: object, body: string, now?: number) => boolean> {
  const [, code] = /```js\n(\/\/ A receiver of webhooks[\s\S]*?)```/.exec(readme)!
  const url = `data:text/javascript;base64,${Buffer.from(`${code}\nexport { isGenuine }`).toString('base64')}`
  return (await import(url)).isGenuine
}

describe('a signature', () => {
  const at = new Date(1_614_265_330_000)
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', at }
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

  test('is the one that the libraries of Standard Webhooks expect', () => {
    expect(signedHeaders(message, [secret])).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  test('of two secrets is two, the new one first', () => {
    const [first, second] = [newWebhookSecret(), secret]
    const [one, two] = signedHeaders(message, [first, second])['webhook-signature'].split(' ')
    expect(two).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
    expect(one).not.toBe(two)
  })

  test('is verified by the code of the README, and nothing else is', async () => {
    const isGenuine = await verifierOfReadme()
    const headers = signedHeaders(message, [newWebhookSecret(), secret])
    const seconds = 1_614_265_330
    expect(isGenuine(secret, headers, message.body, seconds)).toBe(true)
    expect(isGenuine(secret, headers, `${message.body} `, seconds)).toBe(false)
    expect(isGenuine(newWebhookSecret(), headers, message.body, seconds)).toBe(false)
    expect(isGenuine(secret, { ...headers, 'webhook-id': 'other' }, message.body, seconds)).toBe(false)
    expect(isGenuine(secret, headers, message.body, seconds + 301)).toBe(false)
    expect(isGenuine(secret, headers, message.body, seconds - 301)).toBe(false)
    expect(isGenuine(secret, {}, message.body, seconds)).toBe(false)
  })

  test('is made with a secret of 32 bytes, each time another', () => {
    const [one, two] = [newWebhookSecret(), newWebhookSecret()]
    expect(one).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(one).not.toBe(two)
  })
})

describe('attempts', () => {
  test('come with growing pauses over three days', () => {
    const pauses = Array.from({ length: 10 }, (_, i) => pauseAfter(i + 1, null, 0.5))
    expect(pauses).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, null])
    expect(MOST_ATTEMPTS).toBe(10)
  })

  test.each([
    [0, 240],
    [0.5, 300],
    [0.999, 360],
  ])('are spread by chance: %s', (random, pause) => {
    expect(pauseAfter(2, null, random)).toBe(pause)
  })

  test('come no earlier than the receiver asked for, and are not more by that', () => {
    expect(pauseAfter(1, 3600, 0.5)).toBe(3600)
    expect(pauseAfter(3, 10, 0.5)).toBe(1_800)
    expect(pauseAfter(10, 3600, 0.5)).toBeNull()
  })

  test.each([
    ['2026-11-17T10:00:00.000Z', true],
    ['2026-11-17T10:00:00.001Z', false],
  ])('an endpoint that fails since %s is switched off: %s', (since, expected) => {
    expect(isLostCause(new Date(since), new Date('2026-11-20T10:00:00.000Z'))).toBe(expected)
  })
})

test.each([
  ['2026-11-20T09:30:00.000Z', true],
  ['2026-11-20T09:30:00.001Z', false],
])('an endpoint that failed since %s and accepts something was down: %s', (since, expected) => {
  expect(wasDown(new Date(since), new Date('2026-11-20T10:00:00.000Z'))).toBe(expected)
})

describe('a gap', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}.000Z`)
  const before = { missedSince: at('08:00:00'), missedUntil: at('09:00:00'), deliveredAt: at('09:00:00') }

  test.each([
    ['begins a minute before it', { missedSince: null, missedUntil: null, deliveredAt: null }, '09:59:00'],
    ['begins anew where something was accepted since the one before', before, '09:59:00'],
    ['goes on from the one before where nothing was', { ...before, deliveredAt: at('08:59:59') }, '08:00:00'],
    ['goes on from the one before where never anything was', { ...before, deliveredAt: null }, '08:00:00'],
  ])('of an endpoint that goes off %s', (_label, known, since) => {
    expect(gapOfOff(known, at('10:00:00'))).toEqual({ missedSince: at(since), missedUntil: null })
  })
})

describe('an endpoint', () => {
  const admin = { ...guestViewer(), accountId: 'a', roles: ['user', 'admin'] as const }
  const choice = { label: 'ERP', url: 'https://erp.example.com/hooks', kinds: ['order.placed'], includesPeople: false }
  const refused = (changes: Partial<typeof choice>, allowsPrivate = false, viewer: typeof admin = admin) =>
    endpointRefusals({ ...viewer, roles: [...viewer.roles] }, { ...choice, ...changes }, allowsPrivate, []).map(
      ({ code, path }) => `${code} ${path.join('.')}`,
    )

  test('that is right is refused nothing', () => {
    expect(refused({})).toEqual([])
    expect(refused({ url: 'https://erp.example.com:8443/a?b=c' })).toEqual([])
  })

  test.each([
    ...['http://erp.example.com/', 'ftp://erp.example.com/', 'erp.example.com', '', 'https://', 'javascript:alert(1)'],
    ...['https://user:secret@erp.example.com/', 'https://user@erp.example.com/', 'https://erp.example.com/#part'],
    ...['https://localhost/', 'https://shop.localhost/', 'https://printer.local/', 'https://intranet/'],
    ...['https://127.0.0.1/', 'https://10.0.0.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://0x7f.1/'],
    ...['https://2130706433/', 'https://169.254.169.254/latest/', 'https://127.0.0.1.:443/'],
    `https://erp.example.com/${'a'.repeat(500)}`,
  ])('does not lie at %s', url => {
    expect(refused({ url: tidyUrl(url) })).toEqual(['INVALID_INPUT url'])
  })

  test.each([
    'http://127.0.0.1:9000/',
    'https://10.0.0.1/',
    'http://erp.internal/',
  ])('lies at %s where the shop sends into private networks', url => {
    expect(refused({ url }, true)).toEqual([])
  })

  test('has a name, and kinds that there are and that its maker may read', () => {
    expect(refused({ label: '' })).toEqual(['NAME_INVALID label'])
    expect(refused({ label: 'a'.repeat(101) })).toEqual(['NAME_INVALID label'])
    expect(refused({ kinds: [] })).toEqual(['INVALID_INPUT kinds'])
    expect(refused({ kinds: ['order.placed', 'order.eaten'] })).toEqual(['INVALID_INPUT kinds'])
    const grants = ['settings.write', 'orders.read'] as never[]
    const key = { ...admin, roles: [] as never, grants }
    expect(refused({}, false, key)).toEqual([])
    expect(refused({ kinds: ['order.placed', 'customer.created'] }, false, key)).toEqual(['ROLES_NOT_ALLOWED kinds'])
  })
})

describe('kinds', () => {
  test('are these', () => {
    expect([...webhookKinds.keys()].toSorted()).toEqual([
      ...['customer.changed', 'customer.created', 'customer.deleted'],
      ...['order.cancelled', 'order.changed', 'order.paid', 'order.placed', 'order.refunded', 'order.shipped'],
      ...['product.changed', 'product.created', 'product.deleted', 'product.restored', 'stock.changed'],
      ...['voucher.changed', 'voucher.issued', 'voucher.redeemed'],
      ...['withdrawal.decided', 'withdrawal.declared'],
    ])
  })

  test.each([...webhookKinds.values()].map(kind => [kind.name, kind] as const))('%s has a schema', (name, kind) => {
    const schema = bodySchemaOf(kind) as { properties: Record<string, { const?: unknown }>; description: string }
    expect(schema.properties.type!.const).toBe(name)
    expect(schema.properties.version!.const).toBe(1)
    expect(schema.description).toBe(kind.about)
  })
})
