import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Role } from '../../../kit/viewer.ts'
import { dataOf } from '../../../testing/asking.ts'
import { insertViewer } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { hashPassword } from '../authentication/hashing/passwords.ts'
import { accounts, sessions } from '../tables.ts'
import { hashSecret, openSession, purgeExpiredSessions, sessionsOf } from './sessions.ts'

const database = await testDatabase()
const site = await testSite(database)
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)

/** Somebody whose browser was seen last so long ago. */
async function unseen(roles: Role[], ago: string) {
  const { accountId, email } = await insertViewer(database, roles)
  await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId!))
  const { secret } = await openSession(database, accountId!, { roles })
  const seen = sql`now() - ${ago}::interval`
  await database.drizzle
    .update(sessions)
    .set({ lastSeenAt: seen })
    .where(eq(sessions.id, hashSecret(secret)))
  return { accountId: accountId!, email: email!, secret, client: site.client(new Map([['session', secret]])) }
}
const look = '{ viewer { wasIdle account { email } } }'
const count = (id: string) => database.drizzle.$count(sessions, eq(sessions.userId, id))

describe('a session that nobody uses', () => {
  test.each([
    [['user'], '29 days', true],
    [['user', 'member'], '119 minutes', true],
    [['user', 'member'], '121 minutes', false],
    [['user', 'admin'], '121 minutes', false],
    [['user', 'admin', 'system'], '121 minutes', false],
  ] as [Role[], string, boolean][])('of %j unused for %s counts: %s', async (roles, ago, counts) => {
    const { client, email, accountId } = await unseen(roles, ago)
    expect(await dataOf(client, look)).toEqual({ viewer: { wasIdle: !counts, account: counts ? { email } : null } })
    expect(await count(accountId)).toBe(counts ? 1 : 0)
  })

  test('tells the page at once, and whoever comes to sign in afterwards; then no more', async () => {
    const { client, email, secret } = await unseen(['user', 'admin'], '3 hours')
    const first = await client.request('POST', '/graphql', { query: look }, { localsessionid: 'tab' })
    expect(first.headers['x-session-ended']).toBe('idle')
    expect(client.cookies.get('session')).toBe('')
    client.cookies.delete('session')
    expect((await client.request('POST', '/graphql', { query: look })).headers['x-session-ended']).toBeUndefined()
    expect(await dataOf(client, look)).toEqual({ viewer: { wasIdle: true, account: null } })
    const stranger = site.client(new Map([['session', secret]]))
    expect(await dataOf(stranger, look)).toEqual({ viewer: { wasIdle: false, account: null } })
    await client.request('POST', '/api/v0/auth/login', { handle: email, password })
    client.cookies.delete('idle')
    expect(await dataOf(client, look)).toEqual({ viewer: { wasIdle: false, account: { email } } })
  })

  test('using it keeps it', async () => {
    const { client, accountId } = await unseen(['user', 'member'], '119 minutes')
    await dataOf(client, look)
    const [row] = await database.drizzle
      .select({ isSeen: sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'` })
      .from(sessions)
      .where(eq(sessions.userId, accountId))
    expect(row).toEqual({ isSeen: true })
  })

  test('is not shown among one’s browsers and is forgotten at night', async () => {
    const [idle, busy] = [await unseen(['user', 'member'], '3 hours'), await unseen(['user', 'member'], '1 hour')]
    const customer = await unseen(['user'], '3 hours')
    const shown = async (id: string) => (await sessionsOf(database.drizzle, id, new Date())).length
    expect([await shown(idle.accountId), await shown(busy.accountId), await shown(customer.accountId)]).toEqual([
      0, 1, 1,
    ])
    await purgeExpiredSessions(database)
    expect([await count(idle.accountId), await count(busy.accountId), await count(customer.accountId)]).toEqual([
      0, 1, 1,
    ])
  })
})
