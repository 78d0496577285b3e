import { describe, expect, test } from 'vitest'
import { newWebhookSecret, signedHeaders } from '../domains/webhooks/rules/signature.ts'
import { NotGenuineError, verifyWebhook } from './src/index.ts'

const at = new Date('2026-11-21T10:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const secret = newWebhookSecret()
const body = '{"type":"order.paid","version":1,"timestamp":"2026-11-21T09:59:59Z","data":{"orderNumber":5000001}}'
const headers = signedHeaders({ id: 'msg_1', body, at }, [newWebhookSecret(), secret])

describe('a message of the shop', () => {
  test('is read once it is proven, from the headers of Node and of a Request', async () => {
    const message = await verifyWebhook(secret, headers, body, later(299))
    expect(message.type === 'order.paid' && message.data.orderNumber).toBe(5_000_001)
    expect(await verifyWebhook(secret, new Headers(headers), body, later(-299))).toEqual(message)
  })

  test.each<[string, Parameters<typeof verifyWebhook>, string]>([
    ['another body', [secret, headers, `${body} `, at], 'no signature fits'],
    ['another secret', [newWebhookSecret(), headers, body, at], 'no signature fits'],
    ['another id', [secret, { ...headers, 'webhook-id': 'msg_2' }, body, at], 'no signature fits'],
    [
      'signatures of another kind',
      [secret, { ...headers, 'webhook-signature': 'v1a,AAAA v1,* v1,' }, body, at],
      'no signature fits',
    ],
    ['age', [secret, headers, body, later(301)], 'it is not of the last five minutes'],
    ['being of the future', [secret, headers, body, later(-301)], 'it is not of the last five minutes'],
    [
      'no instant',
      [secret, { ...headers, 'webhook-timestamp': 'now' }, body, at],
      'it is not of the last five minutes',
    ],
    [
      'no signature',
      [secret, { ...headers, 'webhook-signature': undefined }, body, at],
      'webhook-signature is missing',
    ],
  ])('is refused for %s', async (_label, message, reason) => {
    const refused = verifyWebhook(...message)
    await expect(refused).rejects.toBeInstanceOf(NotGenuineError)
    await expect(refused).rejects.toThrow(reason)
  })

  test.each(['', 'whsec_', 'whsec_*'])('is not read with a secret that is none: "%s"', async wrong => {
    await expect(verifyWebhook(wrong, headers, body, at)).rejects.toThrow(
      new TypeError('the secret of an endpoint begins with whsec_'),
    )
  })
})
