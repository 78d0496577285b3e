import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { Refused } from '../../../kit/refusals.ts'
import { guestViewer } from '../../../kit/viewer.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { sealWith } from '../../../platform/seal.ts'
import { testDatabase } from '../../../testing/database.ts'
import { viewerOfSession } from '../queries.ts'
import { endAllSessions, endSession } from '../sessions/sessions.ts'
import { accounts, sessions } from '../tables.ts'
import { ensureFirstAdministrator } from '../users/operations/firstAdministrator.ts'
import { hashPassword, needsRehash, verifyPassword } from './hashing/passwords.ts'
import { signIn } from './operations/signIn.ts'

const database = await testDatabase()
let clock = new Date('2026-11-20T10:00:00Z')
const context: OperationContext = {
  database,
  viewer: guestViewer('visitor'),
  language: 'de',
  now: () => clock,
  newId,
  address: null,
}

const site = { seal: sealWith(randomBytes(32)), publicUrl: 'https://shop.example.com' }
const enter = (credentials: { email: string; password: string }) =>
  signIn(context, site, { userAgent: null, device: null, sessionSecret: null }, credentials)

const codesOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof Refused ? error.refusals.map(each => each.code) : error
}

describe('passwords', () => {
  test('the right one fits, others do not, and two hashes of one password differ', async () => {
    const [first, second] = await Promise.all([hashPassword('Größe 5XL!'), hashPassword('Größe 5XL!')])
    expect(first).not.toBe(second)
    expect(await verifyPassword('Größe 5XL!', first)).toBe(true)
    expect(await verifyPassword('Grösse 5XL!', first)).toBe(false)
    expect(await verifyPassword('Größe 5XL!', null)).toBe(false)
    expect(await verifyPassword('', 'not a hash')).toBe(false)
  })

  test('a composed and a decomposed umlaut are the same password', async () => {
    expect(await verifyPassword('gru\u0308n', await hashPassword('gr\u00fcn'))).toBe(true)
  })

  test('a hash with weaker parameters asks to be made anew', async () => {
    expect(needsRehash(await hashPassword('x'))).toBe(false)
    expect(needsRehash('$argon2id$v=19$m=4096,t=1,p=1$c2FsdHNhbHQ$dGFndGFn')).toBe(true)
  })
})

test('of several processes that start at once, one makes the administrator', async () => {
  const options = { email: 'chef@example.com', password: 'geheim-genug', now: clock, newId }
  const made = await Promise.all([1, 2, 3].map(() => ensureFirstAdministrator(database, options)))
  expect(made.filter(login => login !== null)).toEqual([
    { email: 'chef@example.com', password: 'geheim-genug', isGenerated: false },
  ])
  expect(await database.drizzle.$count(accounts)).toBe(1)
})

describe('signing in', () => {
  test('opens a session of which the table knows only the hash; case of the address does not matter', async () => {
    const signedIn = await enter({ email: ' Chef@Example.com ', password: 'geheim-genug' })
    expect(signedIn.viewer).toMatchObject({
      email: 'chef@example.com',
      roles: ['user', 'admin', 'system'],
      visitorHash: 'visitor',
    })
    expect(await database.drizzle.select().from(sessions).where(eq(sessions.id, signedIn.secret))).toEqual([])
    const known = await viewerOfSession(database, signedIn.secret, null)
    expect(known?.viewer.accountId).toBe(signedIn.viewer.accountId)
    await endSession(database, signedIn.secret)
    expect(await viewerOfSession(database, signedIn.secret, null)).toBeNull()
  })

  test('ending all sessions ends every one', async () => {
    const one = await enter({ email: 'chef@example.com', password: 'geheim-genug' })
    const two = await enter({ email: 'chef@example.com', password: 'geheim-genug' })
    await endAllSessions(database, one.viewer.accountId!)
    expect(await viewerOfSession(database, one.secret, null)).toBeNull()
    expect(await viewerOfSession(database, two.secret, null)).toBeNull()
  })

  test('an unknown address and a wrong password are refused alike', async () => {
    expect(await codesOf(enter({ email: 'nobody@example.com', password: 'x' }))).toEqual(['WRONG_CREDENTIALS'])
    expect(await codesOf(enter({ email: 'chef@example.com', password: 'x' }))).toEqual(['WRONG_CREDENTIALS'])
    expect(await codesOf(enter({ email: 'chef@example.com', password: 'x'.repeat(300) }))).toEqual([
      'WRONG_CREDENTIALS',
    ])
  })

  test('five wrong passwords in a row make even the right one wait a second', async () => {
    const right = { email: 'chef@example.com', password: 'geheim-genug' }
    await enter(right)
    for (let attempt = 0; attempt < 5; attempt += 1) await codesOf(enter({ ...right, password: 'wrong' }))
    expect(await codesOf(enter(right))).toEqual(['TOO_MANY_ATTEMPTS'])
    clock = new Date(clock.getTime() + 1000)
    const signedIn = await enter(right)
    const [account] = await database.drizzle.select().from(accounts).where(eq(accounts.id, signedIn.viewer.accountId!))
    expect(account?.failedLogins).toBe(0)
  })

  test('an address without an account waits just the same', async () => {
    const stranger = { email: 'stranger@example.com', password: 'wrong' }
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await codesOf(enter(stranger))).toEqual(['WRONG_CREDENTIALS'])
    expect(await codesOf(enter({ ...stranger, email: ' Stranger@Example.com' }))).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(await codesOf(enter({ ...stranger, email: 'other@example.com' }))).toEqual(['WRONG_CREDENTIALS'])
    clock = new Date(clock.getTime() + 1000)
    expect(await codesOf(enter(stranger))).toEqual(['WRONG_CREDENTIALS'])
    expect(await codesOf(enter(stranger))).toEqual(['TOO_MANY_ATTEMPTS'])
  })

  test('a switched-off account is refused like an unknown one, and its open session ends', async () => {
    const signedIn = await enter({ email: 'chef@example.com', password: 'geheim-genug' })
    await database.drizzle.update(accounts).set({ isActive: false })
    expect(await viewerOfSession(database, signedIn.secret, null)).toBeNull()
    expect(await codesOf(enter({ email: 'chef@example.com', password: 'geheim-genug' }))).toEqual(['WRONG_CREDENTIALS'])
  })
})
