import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { guestViewer, type Viewer } from '../../../../kit/viewer.ts'
import { sealWith } from '../../../../platform/seal.ts'
import { contextFor, insertViewer } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { hashPassword } from '../../authentication/hashing/passwords.ts'
import { changePassword } from '../../authentication/operations/changePassword.ts'
import { signIn } from '../../authentication/operations/signIn.ts'
import { hashSecret, openSession } from '../../sessions/sessions.ts'
import { accounts, codeFailures, recoveryCodes } from '../../tables.ts'
import { totpCodeAt } from '../rules/totp.ts'
import { confirmTotp, disableSecondFactor, newRecoveryCodes, startTotp } from './secondFactor.ts'

const database = await testDatabase()
const site = { seal: sealWith(randomBytes(32)), publicUrl: 'https://shop.example.com' }
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)
const noon = Date.parse('2026-11-20T12:00:00Z')
const at = (seconds: number) => new Date(noon + seconds * 1000)

let clients = 0
/** Somebody at an address of their own each time, at an instant: no count of a client's holds them up. */
function by(viewer: Viewer, now = at(0)) {
  clients += 1
  return contextFor(database, { viewer, now: () => now, address: `2001:db8:${clients.toString(16)}::1` })
}

async function newCareful() {
  const viewer = await insertViewer(database)
  await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, viewer.accountId!))
  const session = await openSession(database, viewer.accountId!)
  const own = { ...viewer, sessionId: hashSecret(session.secret) }
  const { secret } = await startTotp(by(own, at(-300)), site, { password })
  const confirmed = await confirmTotp(by(own, at(-300)), { site, code: totpCodeAt(secret, at(-300)) })
  const kept = { ...own, sessionId: hashSecret(confirmed.session!.secret) }
  return { secret, codes: confirmed.recoveryCodes, viewer: kept }
}

const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: { refusals?: { code: string; path: string[]; details?: { retryAfterSeconds?: number } }[] }) => {
      const [refusal] = error.refusals ?? []
      if (!refusal) throw error
      const wait = refusal.details?.retryAfterSeconds
      return `${refusal.code} ${refusal.path.join('.')}${wait === undefined ? '' : ` ${wait}`}`
    },
  )

const browser = { userAgent: null, device: null, sessionSecret: null }
const enter = (viewer: Viewer, code: string, now = at(0)) =>
  outcome(signIn(by(guestViewer(), now), site, browser, { email: viewer.email!, password, code }))
const off = (viewer: Viewer, code: string, now = at(0)) =>
  outcome(disableSecondFactor(by(viewer, now), site, { password, code }))
const renew = (viewer: Viewer, code: string, now = at(0)) =>
  outcome(newRecoveryCodes(by(viewer, now), site, { password, code }))
const failuresOf = async ({ accountId }: Viewer) =>
  (
    await database.drizzle
      .select({ kind: codeFailures.kind, count: codeFailures.count })
      .from(codeFailures)
      .where(eq(codeFailures.accountId, accountId!))
      .orderBy(codeFailures.kind)
  ).map(({ kind, count }) => `${kind} ${count}`)

describe('wrong codes', () => {
  test('are counted from an open session, whatever right passwords lie between', async () => {
    const { viewer, secret } = await newCareful()
    for (const code of ['000001', '000002', '000003', '000004', '000005']) {
      expect(await off(viewer, code)).toBe('SECOND_FACTOR_WRONG code')
    }
    expect(await off(viewer, '000006')).toBe('TOO_MANY_ATTEMPTS code 1')
    expect(await off(viewer, totpCodeAt(secret, at(0)))).toBe('TOO_MANY_ATTEMPTS code 1')
    expect(await failuresOf(viewer)).toEqual(['totp 5'])
    expect((await database.drizzle.select().from(accounts).where(eq(accounts.id, viewer.accountId!)))[0]).toMatchObject(
      {
        totpEnabledAt: at(-300),
      },
    )
  })

  test('are counted alike at signing in and in a session, from whatever client', async () => {
    const { viewer, secret } = await newCareful()
    for (const [number, tried] of [enter, off, renew, enter, off].entries()) {
      expect(await tried(viewer, `00000${number}`)).toMatch(/^SECOND_FACTOR_WRONG /)
    }
    expect(await enter(viewer, totpCodeAt(secret, at(0)))).toBe('TOO_MANY_ATTEMPTS input.code 1')
    expect(await renew(viewer, totpCodeAt(secret, at(0)))).toBe('TOO_MANY_ATTEMPTS code 1')
  })

  test('make the next wait twice as long each, up to an hour; to change the password, too', async () => {
    const { viewer, secret } = await newCareful()
    const { accountId } = viewer
    for (const [count, seconds] of [
      [4, null],
      [5, 1],
      [6, 2],
      [10, 32],
      [16, 2048],
      [17, 3600],
      [1_000_000, 3600],
    ] as const) {
      await database.drizzle.delete(codeFailures)
      await database.drizzle.insert(codeFailures).values({ accountId: accountId!, kind: 'totp', count, lastAt: at(0) })
      const expected = seconds === null ? 'SECOND_FACTOR_WRONG input.code' : `TOO_MANY_ATTEMPTS input.code ${seconds}`
      expect(await enter(viewer, '000000')).toBe(expected)
    }
    const right = { code: totpCodeAt(secret, at(0)), currentPassword: password, password: 'Hallenboden-2031' }
    expect(await outcome(changePassword(by(viewer), site, right))).toBe('TOO_MANY_ATTEMPTS code 3600')
    expect(await failuresOf(viewer)).toEqual(['totp 1000000'])
    expect(await enter(viewer, '000000', at(3599))).toBe('TOO_MANY_ATTEMPTS input.code 1')
    expect(await enter(viewer, '000000', at(3600))).toBe('SECOND_FACTOR_WRONG input.code')
    expect(await failuresOf(viewer)).toEqual(['totp 1000001'])
  })

  test('of the app do not hold up a recovery code, nor does one clear the count of the other', async () => {
    const { viewer, codes, secret } = await newCareful()
    for (const code of ['000001', '000002', '000003', '000004', '000005']) await enter(viewer, code)
    expect(await enter(viewer, totpCodeAt(secret, at(0)))).toBe('TOO_MANY_ATTEMPTS input.code 1')
    expect(await enter(viewer, '00000-00000')).toBe('SECOND_FACTOR_WRONG input.code')
    expect(await failuresOf(viewer)).toEqual(['recovery 1', 'totp 5'])
    expect(await enter(viewer, codes[0]!)).toBe('done')
    expect(await failuresOf(viewer)).toEqual(['totp 5'])
    expect(await enter(viewer, totpCodeAt(secret, at(30)), at(30))).toBe('done')
    expect(await failuresOf(viewer)).toEqual([])
  })

  test('wrong recovery codes wait too', async () => {
    const { viewer, codes } = await newCareful()
    for (const code of ['1', '2', '3', '4', '5']) await enter(viewer, `00000-0000${code}`)
    expect(await enter(viewer, codes[0]!)).toBe('TOO_MANY_ATTEMPTS input.code 1')
    expect(await off(viewer, codes[0]!)).toBe('TOO_MANY_ATTEMPTS code 1')
    const unused = await database.drizzle
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, viewer.accountId!))
    expect(unused.every(({ usedAt }) => usedAt === null)).toBe(true)
  })

  test('what cannot be a code is refused and counts for neither', async () => {
    const { viewer } = await newCareful()
    for (let time = 0; time < 7; time += 1) expect(await enter(viewer, '12345')).toBe('SECOND_FACTOR_WRONG input.code')
    expect(await failuresOf(viewer)).toEqual([])
  })

  test('of many at once no more than five are looked at', async () => {
    const { viewer } = await newCareful()
    const tried = Array.from({ length: 12 }, (_, number) => enter(viewer, String(100_000 + number)))
    const outcomes = await Promise.all(tried)
    expect(outcomes.filter(each => each.startsWith('SECOND_FACTOR_WRONG'))).toHaveLength(5)
    expect(outcomes.filter(each => each.startsWith('TOO_MANY_ATTEMPTS'))).toHaveLength(7)
  })

  test('while an app is set up count too, so that nobody at an open session guesses its first code', async () => {
    const viewer = await insertViewer(database)
    await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, viewer.accountId!))
    const { secret } = await startTotp(by(viewer), site, { password })
    for (const code of ['000001', '000002', '000003', '000004', '000005']) {
      expect(await outcome(confirmTotp(by(viewer), { site, code }))).toBe('SECOND_FACTOR_WRONG code')
    }
    const code = totpCodeAt(secret, at(0))
    expect(await outcome(confirmTotp(by(viewer), { site, code }))).toBe('TOO_MANY_ATTEMPTS code 1')
    expect(await outcome(confirmTotp(by(viewer, at(1)), { site, code }))).toBe('done')
    expect(await failuresOf(viewer)).toEqual([])
  })
})
