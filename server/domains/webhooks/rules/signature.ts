import { createHmac, randomBytes } from 'node:crypto'

/**
 * Signatures by Standard Webhooks, for which there are ready libraries: `v1,` and the HMAC-SHA256 over id, time and body, in
 * base64. Source: https://www.standardwebhooks.com, specification 1.0.0.
 */

const SECRET_BEGINNING = 'whsec_'
const SECRET_BYTES = 32

/** A new secret of an endpoint, as its receiver enters it. */
export const newWebhookSecret = (): string => SECRET_BEGINNING + randomBytes(SECRET_BYTES).toString('base64')

/** The headers of a message; `secrets`: each signs, so that a receiver may still have the one before. `at`: of the
 *  attempt, by which receivers refuse what is old. */
export function signedHeaders(
  message: { readonly id: string; readonly body: string; readonly at: Date },
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000))
  const content = `${message.id}.${timestamp}.${message.body}`
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(SECRET_BEGINNING.length), 'base64')
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  })
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
