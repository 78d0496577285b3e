import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { NotAllowed } from '../../../../kit/refusals.ts'
import { guestViewer, type Role, type Viewer } from '../../../../kit/viewer.ts'
import { sealWith } from '../../../../platform/seal.ts'
import { auditEntries } from '../../../../platform/tables.ts'
import { contextFor, countRows, insertViewer } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { mailsTo, secretTo, tasksFor, testJob, workOff } from '../../../../testing/mailbox.ts'
import { hashPassword } from '../../authentication/hashing/passwords.ts'
import { resetPassword } from '../../authentication/operations/choosePassword.ts'
import { requestPasswordReset } from '../../authentication/operations/forgottenPassword.ts'
import { type GivenCredentials, signIn } from '../../authentication/operations/signIn.ts'
import { hashSecret, openSession } from '../../sessions/sessions.ts'
import { accounts, accountTokens, recoveryCodes, sessions } from '../../tables.ts'
import { totpCodeAt } from '../rules/totp.ts'
import {
  keepSecondFactor,
  keepSecondFactorByLink,
  requestSecondFactorReset,
  resetSecondFactor,
} from './resetSecondFactor.ts'
import { confirmTotp, startTotp } from './secondFactor.ts'

const database = await testDatabase()
const site = { seal: sealWith(randomBytes(32)), publicUrl: 'https://shop.example.com' }
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)
const noon = Date.parse('2026-11-20T12:00:00Z')
const hours = (count: number) => new Date(noon + count * 3_600_000)
const start = hours(0)

let clients = 0
function by(viewer: Viewer, now = start) {
  clients += 1
  return contextFor(database, { viewer, now: () => now, address: `198.51.100.${clients % 250}` })
}
const guest = (now = start) => by(guestViewer(), now)

async function newCareful(roles: Role[] = ['user']) {
  const viewer = await insertViewer(database, roles)
  await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, viewer.accountId!))
  const before = hours(-1)
  const { secret } = await startTotp(by(viewer, before), site, { password })
  const { recoveryCodes: codes } = await confirmTotp(by(viewer, before), { site, code: totpCodeAt(secret, before) })
  const session = await openSession(database, viewer.accountId!)
  return { viewer: { ...viewer, sessionId: hashSecret(session.secret) }, email: viewer.email!, secret, codes }
}

const enter = (email: string, given: Partial<GivenCredentials> = {}, now = start) =>
  signIn(guest(now), site, { userAgent: null, device: null, sessionSecret: null }, { email, password, ...given })
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: { refusals?: { code: string; path: string[] }[] }) => {
      if (!error.refusals) throw error
      return error.refusals.map(({ code, path }) => `${code} ${path.join('.')}`).join()
    },
  )
const tasksAt = (now: Date) => ({ publicUrl: site.publicUrl, now: () => now })
const clock = (now: Date) => tasksFor({ database, ...tasksAt(now) }).end_second_factors!(null, testJob)

async function askForLink(email: string, now = start): Promise<void> {
  await requestSecondFactorReset(guest(now), { email: email.toUpperCase() })
  await workOff(database, tasksAt(now))
}
async function asked(now = start) {
  const person = await newCareful()
  await askForLink(person.email, now)
  const token = await secretTo(database, person.email, 'secondFactorReset')
  const { endsAt } = await resetSecondFactor(guest(now), site, { token, password })
  return { ...person, token, endsAt }
}
const accountOf = async ({ accountId }: Viewer) =>
  (await database.drizzle.select().from(accounts).where(eq(accounts.id, accountId!)))[0]!
const kindsTo = async (email: string) => (await mailsTo(database, email)).map(({ kind }) => kind).toReversed()
const actionsOf = async ({ accountId }: Viewer) =>
  (
    await database.drizzle
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, accountId!))
      .orderBy(auditEntries.id)
  ).map(({ action }) => action)
const sessionsCount = ({ accountId }: Viewer) => database.drizzle.$count(sessions, eq(sessions.userId, accountId!))

describe('a customer who lost the second factor', () => {
  test('is without it three days after mailbox and password asked for that, and told all the time', async () => {
    const { viewer, email, endsAt } = await asked()
    expect(endsAt).toEqual(hours(72))
    expect(await accountOf(viewer)).toMatchObject({ secondFactorEndsAt: hours(72), totpEnabledAt: hours(-1) })
    expect(await kindsTo(email)).toEqual(['secondFactorOn', 'secondFactorReset', 'secondFactorEnds'])
    expect(await sessionsCount(viewer)).toBe(1)

    await clock(hours(47.9))
    expect(await kindsTo(email)).toHaveLength(3)
    await Promise.all([clock(hours(48)), clock(hours(48))])
    await clock(hours(71.9))
    expect((await kindsTo(email)).slice(3)).toEqual(['secondFactorEndsSoon'])
    expect(await refusalOf(enter(email, {}, hours(71.9)))).toBe('SECOND_FACTOR_REQUIRED input.code')

    await Promise.all([clock(hours(72)), clock(hours(72))])
    await clock(hours(73))
    expect((await kindsTo(email)).slice(4)).toEqual(['secondFactorWasReset'])
    expect(await accountOf(viewer)).toMatchObject({
      ...{ totpEnabledAt: null, totpSecret: null, secondFactorEndsAt: null, secondFactorEndToldAt: null },
    })
    expect(await database.drizzle.$count(recoveryCodes, eq(recoveryCodes.accountId, viewer.accountId!))).toBe(0)
    expect(await sessionsCount(viewer)).toBe(0)
    expect(await refusalOf(enter(email, {}, hours(73)))).toBe('done')
    expect(await actionsOf(viewer)).toEqual([
      'account.secondFactorOn',
      'account.secondFactorLinkAsked',
      'account.secondFactorResetAsked',
      'account.secondFactorReset',
      'account.signedIn',
    ])
  })

  test('needs the password besides the link, and guessing it has to wait; the link stays good', async () => {
    const { viewer, email } = await newCareful()
    await askForLink(email)
    const token = await secretTo(database, email, 'secondFactorReset')
    const tryWith = (typed: string) => refusalOf(resetSecondFactor(guest(), site, { token, password: typed }))
    for (let time = 0; time < 5; time += 1) expect(await tryWith('falsch')).toBe('PASSWORD_WRONG password')
    expect(await tryWith(password)).toBe('TOO_MANY_ATTEMPTS password')
    expect((await accountOf(viewer)).secondFactorEndsAt).toBeNull()
    expect(await refusalOf(resetSecondFactor(guest(hours(0.5)), site, { token, password }))).toBe('done')
    expect(await refusalOf(resetSecondFactor(guest(hours(0.5)), site, { token, password }))).toBe('TOKEN_USED token')
  })

  test('an hour later the link is worth nothing, and nothing changed', async () => {
    const { viewer, email } = await newCareful()
    await askForLink(email)
    const token = await secretTo(database, email, 'secondFactorReset')
    expect(await refusalOf(resetSecondFactor(guest(hours(1)), site, { token, password }))).toBe('TOKEN_EXPIRED token')
    expect(await refusalOf(resetSecondFactor(guest(), site, { token: 'x', password }))).toBe('TOKEN_UNKNOWN token')
    expect(await accountOf(viewer)).toMatchObject({ secondFactorEndsAt: null, totpEnabledAt: hours(-1) })
  })

  test('asked for twice it ends when the first one said', async () => {
    const { email, viewer } = await asked()
    await askForLink(email, hours(10))
    const token = await secretTo(database, email, 'secondFactorReset')
    expect(await resetSecondFactor(guest(hours(10)), site, { token, password })).toEqual({ endsAt: hours(72) })
    expect((await kindsTo(email)).filter(kind => kind === 'secondFactorEnds')).toHaveLength(1)
    expect((await accountOf(viewer)).secondFactorEndsAt).toEqual(hours(72))
  })
})

describe('the owner keeps it', () => {
  /** Waits until after the end, and expects everything as it was. */
  async function expectKept({ viewer, email }: { viewer: Viewer; email: string }) {
    expect(await accountOf(viewer)).toMatchObject({ secondFactorEndsAt: null, totpEnabledAt: hours(-1) })
    await clock(hours(80))
    expect((await accountOf(viewer)).totpEnabledAt).toEqual(hours(-1))
    expect(await refusalOf(enter(email, {}, hours(80)))).toMatch(/SECOND_FACTOR_REQUIRED|WRONG_CREDENTIALS/)
  }

  test('by the link of the mail, once', async () => {
    const person = await asked()
    const token = await secretTo(database, person.email, 'secondFactorEnds')
    expect(await refusalOf(keepSecondFactorByLink(guest(), { token }))).toBe('done')
    expect(await refusalOf(keepSecondFactorByLink(guest(), { token }))).toBe('TOKEN_USED token')
    expect((await kindsTo(person.email)).at(-1)).toBe('secondFactorKept')
    await expectKept(person)
  })

  test('in the account, and only in one’s own', async () => {
    const person = await asked()
    const stranger = await newCareful()
    await keepSecondFactor(by(stranger.viewer), null)
    expect((await accountOf(person.viewer)).secondFactorEndsAt).toEqual(hours(72))
    const acting = { ...person.viewer, actor: { accountId: newId(), name: 'Eva' } }
    expect(await refusalOf(keepSecondFactor(by(acting), null))).toBe('ACTING_FOR_CUSTOMER ')
    await expect(keepSecondFactor(guest(), null)).rejects.toThrow(NotAllowed)
    await keepSecondFactor(by(person.viewer), null)
    await expectKept(person)
  })

  test.each(['a code of the app', 'a recovery code'])('by signing in with %s', async kind => {
    const person = await asked()
    const code = kind === 'a recovery code' ? person.codes[0]! : totpCodeAt(person.secret, start)
    await enter(person.email, { code })
    expect((await actionsOf(person.viewer)).slice(-2)).toEqual(['account.secondFactorKept', 'account.signedIn'])
    await expectKept(person)
  })

  test('with another password by mail', async () => {
    const person = await asked()
    await requestPasswordReset(guest(), { email: person.email })
    await workOff(database, tasksAt(start))
    const token = await secretTo(database, person.email, 'passwordReset')
    await resetPassword(guest(), site, { token, password: 'Sporthalle-2027' })
    await expectKept(person)
  })
})

describe('a mailbox alone', () => {
  test('sets another password and gets no further: the second factor stands', async () => {
    const { viewer, email, secret } = await newCareful()
    await requestPasswordReset(guest(), { email })
    await workOff(database, tasksAt(start))
    const token = await secretTo(database, email, 'passwordReset')
    await resetPassword(guest(), site, { token, password: 'Sporthalle-2027' })
    const given = { password: 'Sporthalle-2027' }
    expect(await refusalOf(enter(email, given))).toBe('SECOND_FACTOR_REQUIRED input.code')
    expect(await refusalOf(enter(email, { ...given, code: totpCodeAt(secret, start) }))).toBe('done')
    expect((await accountOf(viewer)).totpEnabledAt).toEqual(hours(-1))
  })

  test.each([[['user', 'member']], [['user', 'admin']], [['user', 'admin', 'system']]] as [
    Role[],
  ][])('does nothing for %j: no mail, no link, and the asker is told the same', async roles => {
    const { viewer, email } = await newCareful(roles)
    const before = await countRows(database, 'mails')
    await askForLink(email)
    expect(await countRows(database, 'mails')).toBe(before)
    expect(await database.drizzle.$count(accountTokens, eq(accountTokens.accountId, viewer.accountId!))).toBe(0)
  })

  test('a link from before somebody became staff opens nothing, and a wait ends', async () => {
    const { viewer, email } = await newCareful()
    await askForLink(email)
    const token = await secretTo(database, email, 'secondFactorReset')
    const promote = (who: Viewer) =>
      database.drizzle
        .update(accounts)
        .set({ roles: ['user', 'member'] })
        .where(eq(accounts.id, who.accountId!))
    await promote(viewer)
    expect(await refusalOf(resetSecondFactor(guest(), site, { token, password }))).toBe('TOKEN_UNKNOWN token')
    expect((await accountOf(viewer)).secondFactorEndsAt).toBeNull()
    const waiting = await asked()
    await promote(waiting.viewer)
    await clock(hours(72))
    expect(await accountOf(waiting.viewer)).toMatchObject({ totpEnabledAt: hours(-1), secondFactorEndsAt: null })
  })

  test('nobody without a second factor is written to', async () => {
    const viewer = await insertViewer(database)
    const before = await countRows(database, 'mails')
    await askForLink(viewer.email!)
    await askForLink('stranger@example.com')
    expect(await countRows(database, 'mails')).toBe(before)
    expect(await refusalOf(requestSecondFactorReset(guest(), { email: 'a\r\nBcc: b@c.de' }))).toBe(
      'EMAIL_INVALID email',
    )
  })
})
