import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { guestViewer, type Viewer } from '../../../../kit/viewer.ts'
import type { OperationContext } from '../../../../platform/operation.ts'
import { sealWith } from '../../../../platform/seal.ts'
import { mails } from '../../../../platform/tables.ts'
import { contextFor, insertViewer } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { writeFailedSignIns } from '../../authentication/failedSignIns.ts'
import { hashPassword } from '../../authentication/hashing/passwords.ts'
import { type GivenCredentials, signIn } from '../../authentication/operations/signIn.ts'
import { viewerOfSession } from '../../queries.ts'
import { hashSecret, openSession } from '../../sessions/sessions.ts'
import { accounts, recoveryCodes, sessions } from '../../tables.ts'
import { totpCodeAt } from '../rules/totp.ts'
import { confirmTotp, disableSecondFactor, newRecoveryCodes, startTotp } from './secondFactor.ts'

const database = await testDatabase()
const site = { seal: sealWith(randomBytes(32)), publicUrl: 'https://shop.example.com' }
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)
const noon = Date.parse('2026-11-20T12:00:00Z')
/** Half a minute each: the life of a code. */
const at = (steps: number) => new Date(noon + steps * 30_000)

let clients = 0
/** Somebody at an address of their own, at an instant. */
function by(viewer: Viewer, now = at(0)): OperationContext {
  clients += 1
  return contextFor(database, { viewer, now: () => now, address: `198.51.100.${clients % 250}` })
}

async function newPerson(): Promise<Viewer> {
  const viewer = await insertViewer(database)
  await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, viewer.accountId!))
  const { secret } = await openSession(database, viewer.accountId!)
  return { ...viewer, sessionId: hashSecret(secret) }
}

/** Somebody with a second factor, set up at the step -10. */
async function newCareful() {
  const viewer = await newPerson()
  const { secret } = await startTotp(by(viewer, at(-10)), site, { password })
  const confirmed = await confirmTotp(by(viewer, at(-10)), { site, code: totpCodeAt(secret, at(-10)) })
  return {
    secret,
    codes: confirmed.recoveryCodes,
    viewer: { ...viewer, sessionId: hashSecret(confirmed.session!.secret) },
  }
}

const enter = (email: string, given: Partial<GivenCredentials> = {}, now = at(0)) =>
  signIn(
    by(guestViewer(), now),
    site,
    { userAgent: null, device: null, sessionSecret: null },
    { email, password, ...given },
  )

/** What is refused, as code and path; what went through as it is. */
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    value => value,
    (error: { refusals?: { code: string; path: string[] }[] }) =>
      error.refusals?.map(({ code, path }) => `${code} ${path.join('.')}`).join() ?? error,
  )

const accountOf = async ({ accountId }: Viewer) => {
  const [account] = await database.drizzle.select().from(accounts).where(eq(accounts.id, accountId!))
  return account!
}
const sessionsCount = ({ accountId }: Viewer) => database.drizzle.$count(sessions, eq(sessions.userId, accountId!))
const mailsTo = async ({ email }: Viewer) =>
  (await database.drizzle.select().from(mails).where(eq(mails.recipient, email!))).map(({ kind }) => kind)

describe('setting up', () => {
  test('counts once a code was seen; ends other sessions and gives this one a new secret', async () => {
    const viewer = await newPerson()
    const other = await openSession(database, viewer.accountId!)
    const started = await startTotp(by(viewer), site, { password })
    expect(started.url).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}.+digits=6&period=30$/)
    expect(started.qrCode.path.length).toBeGreaterThan(500)
    const pending = await accountOf(viewer)
    expect(pending.totpEnabledAt).toBeNull()
    expect(pending.totpSecret).not.toContain(started.secret)
    await enter(viewer.email!)

    const confirmed = await confirmTotp(by(viewer), { site, code: ` ${totpCodeAt(started.secret, at(0))} ` })
    expect(new Set(confirmed.recoveryCodes).size).toBe(10)
    expect(confirmed.recoveryCodes.every(code => /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(code))).toBe(true)
    const kept = await database.drizzle
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, viewer.accountId!))
    expect(kept.some(({ hash }) => confirmed.recoveryCodes.includes(hash))).toBe(false)
    expect(await sessionsCount(viewer)).toBe(1)
    expect(await viewerOfSession(database, other.secret, null)).toBeNull()
    const renewed = await viewerOfSession(database, confirmed.session!.secret, null)
    expect(renewed?.viewer.accountId).toBe(viewer.accountId)
    expect(renewed?.viewer.sessionId).not.toBe(viewer.sessionId)
    expect(await mailsTo(viewer)).toEqual(['secondFactorOn'])
  })

  test('is refused without the password, with a wrong code, for a customer, and a second time', async () => {
    const viewer = await newPerson()
    expect(await refusalOf(startTotp(by(viewer), site, { password: 'x' }))).toBe('PASSWORD_WRONG password')
    expect(await refusalOf(confirmTotp(by(viewer), { site, code: '123456' }))).toBe('TRANSITION_NOT_ALLOWED ')
    const { secret } = await startTotp(by(viewer), site, { password })
    for (const code of ['', '12345', 'abcdef', totpCodeAt(secret, at(3))]) {
      expect(await refusalOf(confirmTotp(by(viewer), { site, code }))).toBe('SECOND_FACTOR_WRONG code')
    }
    const actor = { accountId: newId(), name: 'Chefin' }
    const acting = by({ ...viewer, actor })
    expect(await refusalOf(startTotp(acting, site, { password }))).toBe('ACTING_FOR_CUSTOMER ')
    const code = totpCodeAt(secret, at(0))
    expect(await refusalOf(confirmTotp(acting, { site, code }))).toBe('ACTING_FOR_CUSTOMER ')
    expect(await accountOf(viewer)).toMatchObject({ totpEnabledAt: null, totpStep: null })
    expect(await mailsTo(viewer)).toEqual([])

    const careful = await newCareful()
    expect(await refusalOf(startTotp(by(careful.viewer), site, { password }))).toBe('TRANSITION_NOT_ALLOWED ')
  })
})

describe('signing in with a second factor', () => {
  test('needs a code after the right password, and only then says so', async () => {
    const { viewer } = await newCareful()
    const missing = await enter(viewer.email!).catch(error => error)
    expect(missing.refusals).toMatchObject([
      { code: 'SECOND_FACTOR_REQUIRED', details: { kinds: ['totp', 'recovery'] } },
    ])
    expect(await refusalOf(enter(viewer.email!, { password: 'wrong' }))).toBe('WRONG_CREDENTIALS input')
    await writeFailedSignIns(database, newId)
    expect((await accountOf(viewer)).failedLogins).toBe(1)
  })

  test.each([
    ['of this moment', 0, true],
    ['of the moment before', -1, true],
    ['of the next moment', 1, true],
    ['a minute old', -2, false],
    ['a minute early', 2, false],
  ])('a code %s', async (_label, steps, isRight) => {
    const { viewer, secret } = await newCareful()
    const answer = await refusalOf(enter(viewer.email!, { code: totpCodeAt(secret, at(steps)) }))
    if (isRight) expect(answer).toMatchObject({ viewer: { accountId: viewer.accountId } })
    else expect(answer).toBe('SECOND_FACTOR_WRONG input.code')
  })

  test('a code works once, and none that is older than the last one', async () => {
    const { viewer, secret } = await newCareful()
    await enter(viewer.email!, { code: totpCodeAt(secret, at(0)) })
    const before = await sessionsCount(viewer)
    for (const steps of [0, -1]) {
      const code = totpCodeAt(secret, at(steps))
      expect(await refusalOf(enter(viewer.email!, { code }))).toBe('SECOND_FACTOR_WRONG input.code')
    }
    expect(await sessionsCount(viewer)).toBe(before)
    await writeFailedSignIns(database, newId)
    expect((await accountOf(viewer)).failedLogins).toBe(2)
    await enter(viewer.email!, { code: totpCodeAt(secret, at(1)) })
  })

  test('of two with the same code at once one gets in', async () => {
    const { viewer, secret } = await newCareful()
    const code = totpCodeAt(secret, at(0))
    const answers = await Promise.all([1, 2, 3, 4].map(() => refusalOf(enter(viewer.email!, { code }))))
    expect(answers.filter(answer => typeof answer === 'object')).toHaveLength(1)
    expect(answers.filter(answer => answer === 'SECOND_FACTOR_WRONG input.code')).toHaveLength(3)
  })

  test('a recovery code works once, however it is typed; of two at once one gets in', async () => {
    const { viewer, codes } = await newCareful()
    const typed = codes[0]!.toLowerCase().replace('-', ' ')
    const answers = await Promise.all([1, 2].map(() => refusalOf(enter(viewer.email!, { code: typed }))))
    expect(answers.filter(answer => typeof answer === 'object')).toHaveLength(1)
    expect(await refusalOf(enter(viewer.email!, { code: codes[0]! }))).toBe('SECOND_FACTOR_WRONG input.code')
    const other = await newCareful()
    expect(await refusalOf(enter(viewer.email!, { code: other.codes[1]! }))).toBe('SECOND_FACTOR_WRONG input.code')
    await enter(viewer.email!, { code: codes[1]! })
  })

  test('five wrong codes make the next wait, the right one too', async () => {
    const { viewer, secret } = await newCareful()
    const context = by(guestViewer())
    const browser = { userAgent: null, device: null, sessionSecret: null }
    const tryCode = (code: string) =>
      refusalOf(signIn(context, site, browser, { email: viewer.email!, password, code }))
    for (const code of ['000001', '000002', '000003', '000004', '000005']) {
      expect(await tryCode(code)).toBe('SECOND_FACTOR_WRONG input.code')
    }
    expect(await tryCode(totpCodeAt(secret, at(0)))).toBe('TOO_MANY_ATTEMPTS input.code')
  })

  test('an unconfirmed address is told after the right password alone', async () => {
    const { viewer } = await newCareful()
    await database.drizzle.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, viewer.accountId!))
    expect(await refusalOf(enter(viewer.email!, { password: 'wrong' }))).toBe('WRONG_CREDENTIALS input')
    expect(await refusalOf(enter(viewer.email!))).toBe('EMAIL_NOT_CONFIRMED input.email')
  })
})

describe('guessing does not lock anybody out', () => {
  test('a client that failed waits, another one and a device that was here before do not', async () => {
    const viewer = await newPerson()
    const guesser = by(guestViewer())
    const device = (await enter(viewer.email!)).device
    const guess = (mark: string | null, word = 'wrong') =>
      refusalOf(
        signIn(
          guesser,
          site,
          { userAgent: null, device: mark, sessionSecret: null },
          { email: viewer.email!, password: word },
        ),
      )
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await guess(null)).toBe('WRONG_CREDENTIALS input')
    expect(await guess(null, password)).toBe('TOO_MANY_ATTEMPTS input.password')
    expect(await guess('made up', password)).toBe('TOO_MANY_ATTEMPTS input.password')
    expect(await guess(device, password)).toMatchObject({ viewer: { accountId: viewer.accountId } })
    await enter(viewer.email!)
  })
})

describe('switching off', () => {
  test('takes password and code; the password alone opens the account again', async () => {
    const { viewer, secret } = await newCareful()
    const code = totpCodeAt(secret, at(0))
    const off = (given: { password: string; code?: string }) => refusalOf(disableSecondFactor(by(viewer), site, given))
    expect(await off({ password: 'x', code })).toBe('PASSWORD_WRONG password')
    expect(await off({ password })).toBe('SECOND_FACTOR_REQUIRED code')
    expect(await off({ password, code: '000000' })).toBe('SECOND_FACTOR_WRONG code')
    expect((await accountOf(viewer)).totpEnabledAt).not.toBeNull()
    expect(await off({ password, code })).toMatchObject({ secret: expect.any(String) })
    expect(await accountOf(viewer)).toMatchObject({ totpEnabledAt: null, totpSecret: null, totpStep: null })
    expect(await database.drizzle.$count(recoveryCodes, eq(recoveryCodes.accountId, viewer.accountId!))).toBe(0)
    await enter(viewer.email!)
    expect(await off({ password, code })).toBe('TRANSITION_NOT_ALLOWED ')
    expect(await mailsTo(viewer)).toEqual(['secondFactorOn', 'secondFactorOff'])
  })

  test('new recovery codes take the place of the old ones', async () => {
    const { viewer, secret, codes } = await newCareful()
    expect(await refusalOf(newRecoveryCodes(by(viewer), site, { password, code: '1' }))).toBe(
      'SECOND_FACTOR_WRONG code',
    )
    const renewed = await newRecoveryCodes(by(viewer), site, { password, code: totpCodeAt(secret, at(0)) })
    expect(renewed).toHaveLength(10)
    expect(await refusalOf(enter(viewer.email!, { code: codes[3]! }))).toBe('SECOND_FACTOR_WRONG input.code')
    await enter(viewer.email!, { code: renewed[3]! })
  })
})
