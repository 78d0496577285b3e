import type { WebhookMessage } from './__generated__/webhooks.ts'
import { NotGenuineError } from './failures.ts'

export type { WebhookMessage }

/** The headers of a message: of a `Request`, or as Node and its frameworks have them, in small letters. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** A message is good for so long after it was sent, and before: clocks differ. */
const TOLERANCE_SECONDS = 300
const SECRET_BEGINNING = 'whsec_'

const headerOf = (headers: WebhookHeaders, name: string): string => {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  if (typeof value !== 'string') throw new NotGenuineError(`${name} is missing`)
  return value
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.replaceAll('=', '').length % 4 === 1) return null
  return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
}

/**
 * A message of the shop's webhooks, once it is proven that the shop sent it within the last five minutes. `body` is the text
 * as it arrived, not parsed and written anew. Throws NotGenuineError. The same message can come again: pass over a
 * `webhook-id` that you had. Source: Standard Webhooks 1.0.0.
 */
export async function verifyWebhook(
  secret: string,
  headers: WebhookHeaders,
  body: string,
  now: Date = new Date(),
): Promise<WebhookMessage> {
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature').split(' ')
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE_SECONDS)
    throw new NotGenuineError('it is not of the last five minutes')
  const secretBytes = secret.startsWith(SECRET_BEGINNING) ? bytesOf(secret.slice(SECRET_BEGINNING.length)) : null
  if (!secretBytes?.length) throw new TypeError('the secret of an endpoint begins with whsec_')
  const key = await crypto.subtle.importKey('raw', secretBytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const signature of signatures) {
    const given = signature.startsWith('v1,') ? bytesOf(signature.slice(3)) : null
    // Compares in the same time wherever the two differ.
    if (given && (await crypto.subtle.verify('HMAC', key, given, content))) return JSON.parse(body) as WebhookMessage
  }
  throw new NotGenuineError('no signature fits')
}
