import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { guestViewer, type Viewer } from '../../../../kit/viewer.ts'
import { sealWith } from '../../../../platform/seal.ts'
import { auditEntries } from '../../../../platform/tables.ts'
import { newAuthenticator } from '../../../../testing/authenticator.ts'
import { contextFor, insertViewer } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { mailsTo } from '../../../../testing/mailbox.ts'
import { hashPassword } from '../../authentication/hashing/passwords.ts'
import { type GivenCredentials, signIn } from '../../authentication/operations/signIn.ts'
import { hashSecret, openSession } from '../../sessions/sessions.ts'
import { accounts, passkeys, sessions } from '../../tables.ts'
import { resetUserSecondFactor } from '../../users/operations/userAccess.ts'
import { totpCodeAt } from '../rules/totp.ts'
import { startPasskeySignIn } from './passkeyChallenges.ts'
import { addPasskey, removePasskey, setPasswordSuffices, startPasskey } from './passkeys.ts'
import { acknowledgeSecondFactorReset } from './resetSecondFactor.ts'
import { confirmTotp, disableSecondFactor, startTotp } from './secondFactor.ts'
import type { Proof } from './secondStep.ts'

const database = await testDatabase()
const origin = 'https://shop.example.com'
const site = { seal: sealWith(randomBytes(32)), publicUrl: origin }
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)
const now = new Date('2026-11-20T12:00:00Z')

let clients = 0
function by(viewer: Viewer, at = now) {
  clients += 1
  return contextFor(database, { viewer, now: () => at, address: `198.51.100.${clients % 250}` })
}

type Device = ReturnType<typeof newAuthenticator>

/** What a device answers to a challenge. */
async function answerOf(device: Device) {
  const { challengeId, options } = await startPasskeySignIn(by(guestViewer()), site)
  return { challengeId, response: device.signIn(options, 0) }
}

/** Somebody who is signed in on two devices. */
async function newPerson() {
  const viewer = await insertViewer(database)
  await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, viewer.accountId!))
  const [own] = [await openSession(database, viewer.accountId!), await openSession(database, viewer.accountId!)]
  return { ...viewer, sessionId: hashSecret(own.secret) }
}

async function add(viewer: Viewer, device: Device, proof: Proof) {
  const { challengeId, options } = await startPasskey(by(viewer), site, proof)
  return addPasskey(by(viewer), site, { label: 'Laptop', answer: { challengeId, response: device.register(options) } })
}

/** Somebody with a passkey, in the session that they have now. */
async function newOwner() {
  const person = await newPerson()
  const device = newAuthenticator(origin)
  const { passkey, session } = await add(person, device, { password })
  return { viewer: { ...person, sessionId: hashSecret(session!.secret) }, device, passkey }
}

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: { refusals?: { code: string; path: string[]; details?: { kinds?: string[] } }[] }) => {
      if (!error.refusals) throw error
      return error.refusals.map(({ code, path, details }) =>
        [code, path.join('.'), details?.kinds?.join()].filter(Boolean).join(' '),
      )[0]
    },
  )
const enter = ({ email }: Viewer, given: Partial<GivenCredentials> = {}) =>
  refusalOf(
    signIn(
      by(guestViewer()),
      site,
      { userAgent: null, device: null, sessionSecret: null },
      {
        ...{ email: email!, password },
        ...given,
      },
    ),
  )
const sessionIds = async ({ accountId }: Viewer) =>
  (await database.drizzle.select().from(sessions).where(eq(sessions.userId, accountId!))).map(({ id }) => id)
const kindsTo = async ({ email }: Viewer) => (await mailsTo(database, email!)).map(({ kind }) => kind)
const passkeysOf = ({ accountId }: Viewer) => database.drizzle.$count(passkeys, eq(passkeys.accountId, accountId!))
const accountOf = async ({ accountId }: Viewer) =>
  (await database.drizzle.select().from(accounts).where(eq(accounts.id, accountId!)))[0]!

describe('with a passkey the password alone', () => {
  test('opens nothing; with the passkey it does, with a made-up code or another one’s passkey it does not', async () => {
    const { viewer, device } = await newOwner()
    expect(await enter(viewer)).toBe('SECOND_FACTOR_REQUIRED input.code passkey')
    expect(await enter(viewer, { code: '123456' })).toBe('SECOND_FACTOR_WRONG input.code passkey')
    expect(await enter(viewer, { passkey: await answerOf((await newOwner()).device) })).toBe(
      'SECOND_FACTOR_WRONG input.code passkey',
    )
    expect(await sessionIds(viewer)).toEqual([viewer.sessionId])
    expect(await enter(viewer, { passkey: await answerOf(device) })).toBe('done')
  })

  test('opens it where the person said so, which takes the passkey and is told by mail; and no more once unsaid', async () => {
    const { viewer, device } = await newOwner()
    const say = async (suffices: boolean, proof: Partial<Proof> = {}, as: Viewer = viewer) =>
      refusalOf(setPasswordSuffices(by(as), site, { suffices, password, ...proof }))
    expect(await say(true)).toBe('SECOND_FACTOR_REQUIRED code passkey')
    expect(await say(true, { password: 'x', passkey: await answerOf(device) })).toBe('PASSWORD_WRONG password')
    const actor = { accountId: newId(), name: 'Chefin' }
    expect(await say(true, { passkey: await answerOf(device) }, { ...viewer, actor })).toBe('ACTING_FOR_CUSTOMER')
    expect(await accountOf(viewer)).toMatchObject({ passwordSuffices: false })
    expect(await kindsTo(viewer)).toEqual(['passkeyAdded'])
    expect(await say(true, { passkey: await answerOf(device) })).toBe('done')
    expect(await kindsTo(viewer)).toEqual(['passwordSuffices', 'passkeyAdded'])
    expect(await enter(viewer)).toBe('done')
    const again = { ...viewer, sessionId: (await sessionIds(viewer)).at(-1)! }
    expect(await say(false, {}, again)).toBe('done')
    expect(await enter(viewer)).toBe('SECOND_FACTOR_REQUIRED input.code passkey')
    expect(await kindsTo(viewer)).toEqual(['passwordSuffices', 'passkeyAdded'])
    const noted = await database.drizzle
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, viewer.accountId!))
    expect(
      noted.filter(({ action }) => action === 'account.passwordSufficesChanged').map(({ changes }) => changes),
    ).toEqual([{ passwordSuffices: { old: false, new: true } }, { passwordSuffices: { old: true, new: false } }])
  })

  test('is enough again without passkeys; what was said of those that are gone is not said of the next', async () => {
    const { viewer, device, passkey } = await newOwner()
    const current = async () => ({ ...viewer, sessionId: (await sessionIds(viewer))[0]! })
    await setPasswordSuffices(by(await current()), site, { suffices: true, password, passkey: await answerOf(device) })
    await removePasskey(by(await current()), site, { id: passkey.id, password })
    expect(await enter(viewer)).toBe('done')
    await add(await current(), newAuthenticator(origin), { password })
    expect(await enter(viewer)).toBe('SECOND_FACTOR_REQUIRED input.code passkey')
  })

  test('is not enough again when the app is switched off', async () => {
    const { viewer, device } = await newOwner()
    const { secret } = await startTotp(by(viewer), site, { password, passkey: await answerOf(device) })
    const { session } = await confirmTotp(by(viewer), { site, code: totpCodeAt(secret, now) })
    const current = { ...viewer, sessionId: hashSecret(session!.secret) }
    expect(await enter(viewer)).toBe('SECOND_FACTOR_REQUIRED input.code totp,passkey,recovery')
    await disableSecondFactor(by(current), site, { password, passkey: await answerOf(device) })
    expect(await enter(viewer)).toBe('SECOND_FACTOR_REQUIRED input.code passkey')
  })
})

describe('a passkey is added and removed', () => {
  test('by password alone only where that opens the account', async () => {
    const { viewer, device, passkey } = await newOwner()
    const other = newAuthenticator(origin)
    expect(await refusalOf(startPasskey(by(viewer), site, { password }))).toBe('SECOND_FACTOR_REQUIRED code passkey')
    expect(await refusalOf(startTotp(by(viewer), site, { password }))).toBe('SECOND_FACTOR_REQUIRED code passkey')
    expect(await refusalOf(removePasskey(by(viewer), site, { id: passkey.id, password }))).toBe(
      'SECOND_FACTOR_REQUIRED code passkey',
    )
    expect(await refusalOf(startPasskey(by(viewer), site, { password, code: '123456' }))).toBe(
      'SECOND_FACTOR_WRONG code',
    )
    expect(await passkeysOf(viewer)).toBe(1)
    expect(await accountOf(viewer)).toMatchObject({ totpSecret: null })
    await add(viewer, other, { password, passkey: await answerOf(device) })
    expect(await passkeysOf(viewer)).toBe(2)
    const current = { ...viewer, sessionId: (await sessionIds(viewer))[0]! }
    await removePasskey(by(current), site, { id: passkey.id, password, passkey: await answerOf(other) })
    expect(await passkeysOf(viewer)).toBe(1)
  })

  test('with the code of the app, where there is one', async () => {
    const person = await newPerson()
    const { secret } = await startTotp(by(person), site, { password })
    const { session, recoveryCodes } = await confirmTotp(by(person), { site, code: totpCodeAt(secret, now) })
    const viewer = { ...person, sessionId: hashSecret(session!.secret) }
    const device = newAuthenticator(origin)
    expect(await refusalOf(startPasskey(by(viewer), site, { password }))).toBe(
      'SECOND_FACTOR_REQUIRED code totp,recovery',
    )
    await add(viewer, device, { password, code: recoveryCodes[0]! })
    expect(await passkeysOf(viewer)).toBe(1)
  })

  test('and every other session ends, while this one gets a new secret', async () => {
    const person = await newPerson()
    expect(await sessionIds(person)).toHaveLength(2)
    const device = newAuthenticator(origin)
    const { passkey, session } = await add(person, device, { password })
    const after = hashSecret(session!.secret)
    expect(after).not.toBe(person.sessionId)
    expect(await sessionIds(person)).toEqual([after])
    await openSession(database, person.accountId!)
    const current = { ...person, sessionId: after }
    const proof = { id: passkey.id, password, passkey: await answerOf(device) }
    const renewed = await removePasskey(by(current), site, proof)
    expect(renewed!.secret).not.toBe(session!.secret)
    expect(await sessionIds(person)).toEqual([hashSecret(renewed!.secret)])
  })
})

describe('who lost their passkeys', () => {
  test('gets in by password after an administrator switched the second step off, and is told so until they took note', async () => {
    const { viewer } = await newOwner()
    const office = await insertViewer(database, ['user', 'system'])
    await resetUserSecondFactor(by(office), { userId: viewer.accountId! })
    expect(await sessionIds(viewer)).toEqual([])
    expect(await enter(viewer)).toBe('done')
    expect(await accountOf(viewer)).toMatchObject({ passwordSuffices: true, secondFactorGoneAt: now })
    expect(await kindsTo(viewer)).toEqual(['secondFactorWasReset', 'passkeyAdded'])
    const actor = { accountId: office.accountId!, name: 'Chefin' }
    expect(await refusalOf(acknowledgeSecondFactorReset(by({ ...viewer, actor }), null))).toBe('ACTING_FOR_CUSTOMER')
    expect(await accountOf(viewer)).toMatchObject({ secondFactorGoneAt: now })
    await acknowledgeSecondFactorReset(by(viewer), null)
    expect(await accountOf(viewer)).toMatchObject({ secondFactorGoneAt: null })
    // Nothing is left to switch off.
    await resetUserSecondFactor(by(office), { userId: viewer.accountId! })
    expect(await kindsTo(viewer)).toEqual(['secondFactorWasReset', 'passkeyAdded'])
  })
})
