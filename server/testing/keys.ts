import { createApiKey } from '../domains/accounts/apiKeys/operations.ts'
import type { Grant } from '../kit/viewer.ts'
import type { Database } from '../platform/database.ts'
import { contextFor, insertViewer } from './builders.ts'
import type { Client } from './site.ts'

/** Makes an integrator's key; answers with the key itself. */
export async function insertKey(
  database: Database,
  scopes: readonly Grant[] = ['catalogue.read'],
  requestsPerMinute: number | null = null,
): Promise<string> {
  const viewer = await insertViewer(database, ['user', 'system'])
  const wanted = { integrator: 'Storefront', label: 'Server', scopes, expiresOn: '2027-01-01', requestsPerMinute }
  return (await createApiKey(contextFor(database, { viewer }), wanted)).secret
}

/** A client that sends further headers with each request, and keeps no cookies: what it was sent is looked at by `sent`. */
export function withoutCookies(client: Client, headers: Record<string, string>): Client & { readonly sent: string[] } {
  const sent: string[] = []
  return {
    cookies: new Map(),
    sent,
    async request(method, url, body, more = {}) {
      client.cookies.clear()
      const answer = await client.request(method, url, body, { ...headers, ...more })
      sent.push(...[answer.headers['set-cookie'] ?? []].flat().map(String))
      return answer
    },
  }
}
