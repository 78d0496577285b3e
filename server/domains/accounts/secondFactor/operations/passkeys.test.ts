import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { guestViewer, type Viewer } from '../../../../kit/viewer.ts'
import type { OperationContext } from '../../../../platform/operation.ts'
import { sealWith } from '../../../../platform/seal.ts'
import { newAuthenticator } from '../../../../testing/authenticator.ts'
import { contextFor, insertViewer } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { hashPassword } from '../../authentication/hashing/passwords.ts'
import { signIn, signInWithPasskey } from '../../authentication/operations/signIn.ts'
import { accounts, passkeyChallenges, passkeys, sessions } from '../../tables.ts'
import { purgeOldChallenges } from '../passkeyChecks.ts'
import { totpCodeAt } from '../rules/totp.ts'
import { startPasskeySignIn } from './passkeyChallenges.ts'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys.ts'
import { confirmTotp, startTotp } from './secondFactor.ts'

const database = await testDatabase()
const origin = 'https://shop.example.com'
const site = { seal: sealWith(randomBytes(32)), publicUrl: origin }
const browser = { userAgent: null, device: null, sessionSecret: null }
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)
const now = new Date('2026-11-20T12:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

let clients = 0
function by(viewer: Viewer, at = now): OperationContext {
  clients += 1
  return contextFor(database, { viewer, now: () => at, address: `198.51.100.${clients % 250}` })
}

async function newPerson(): Promise<Viewer> {
  const viewer = await insertViewer(database)
  await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, viewer.accountId!))
  return viewer
}

/** Somebody with a passkey on a device. */
async function newOwner(device = newAuthenticator(origin)) {
  const viewer = await newPerson()
  const { challengeId, options } = await startPasskey(by(viewer), site, { password })
  const answer = { challengeId, response: device.register(options) }
  const { passkey } = await addPasskey(by(viewer), site, { label: ' Laptop  Büro ', answer })
  return { viewer, device, passkey }
}

const challenge = (at = now) => startPasskeySignIn(by(guestViewer(), at), site)
/** What a device answers to a challenge for signing in. */
async function proofOf(device: ReturnType<typeof newAuthenticator>) {
  const { challengeId, options } = await challenge()
  return { challengeId, response: device.signIn(options, 0) }
}
const enter = (answer: { challengeId: string; response: string }, at = now) =>
  signInWithPasskey(by(guestViewer(), at), site, browser, answer)

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    value => value,
    (error: { refusals?: { code: string; path: string[] }[] }) =>
      error.refusals?.map(({ code, path }) => `${code} ${path.join('.')}`).join() ?? error,
  )
const refused = 'PASSKEY_REFUSED input.passkey'
const sessionsCount = () => database.drizzle.$count(sessions)

describe('a new passkey', () => {
  test('is kept under its name, with the public key alone', async () => {
    const { viewer, passkey } = await newOwner()
    expect(passkey).toMatchObject({ accountId: viewer.accountId, label: 'Laptop Büro', counter: 0, lastUsed: null })
    expect(passkey.transports).toEqual(['internal'])
  })

  test('is refused for another challenge, another person, another site, a second time and without a name', async () => {
    const viewer = await newPerson()
    const device = newAuthenticator(origin)
    const start = () => startPasskey(by(viewer), site, { password })
    const add = (answer: { challengeId: string; response: string }, who = viewer, label = 'Laptop') =>
      refusalOf(addPasskey(by(who), site, { label, answer }))
    const [one, two] = [await start(), await start()]
    expect(await add({ challengeId: one.challengeId, response: device.register(two.options) })).toBe(refused)
    expect(await add({ challengeId: two.challengeId, response: device.register(two.options) }, await newPerson())).toBe(
      refused,
    )
    for (const [from, name] of [
      ['https://evil.example', 'shop.example.com'],
      ['https://evil.example', 'evil.example'],
    ] as const) {
      const { challengeId, options } = await start()
      expect(await add({ challengeId, response: newAuthenticator(from, name).register(options) })).toBe(refused)
    }
    for (const response of ['', '{}', '[]', 'null', 'x'.repeat(30_000)]) {
      expect(await add({ challengeId: (await start()).challengeId, response })).toBe(refused)
    }
    const named = await start()
    const answer = { challengeId: named.challengeId, response: device.register(named.options) }
    expect(await add(answer, viewer, ' ')).toBe('NAME_INVALID label')
    expect(await refusalOf(startPasskey(by(viewer), site, { password: 'x' }))).toBe('PASSWORD_WRONG password')
    expect(await database.drizzle.$count(passkeys, eq(passkeys.accountId, viewer.accountId!))).toBe(0)
    expect(await add(answer)).toMatchObject({ passkey: { label: 'Laptop' } })
    expect(await add(answer)).toBe(refused)
  })
})

describe('signing in with a passkey', () => {
  test('needs nothing else, once per challenge', async () => {
    const { viewer, device } = await newOwner()
    const { challengeId, options } = await challenge()
    const answer = { challengeId, response: device.signIn(options, 1) }
    const answers = await Promise.all([1, 2].map(() => refusalOf(enter(answer))))
    expect(answers.filter(each => each === refused)).toHaveLength(1)
    expect(answers.find(each => typeof each === 'object')).toMatchObject({ viewer: { accountId: viewer.accountId } })
  })

  test('a counter that does not rise tells of a copied key; one that stays 0 is none', async () => {
    const { device } = await newOwner()
    const tryWith = async (counter: number) => {
      const { challengeId, options } = await challenge()
      return refusalOf(enter({ challengeId, response: device.signIn(options, counter) }))
    }
    expect(await tryWith(0)).toMatchObject({ viewer: {} })
    expect(await tryWith(0)).toMatchObject({ viewer: {} })
    expect(await tryWith(7)).toMatchObject({ viewer: {} })
    const before = await sessionsCount()
    expect(await tryWith(7)).toBe(refused)
    expect(await tryWith(3)).toBe(refused)
    expect(await tryWith(0)).toBe(refused)
    expect(await sessionsCount()).toBe(before)
  })

  test('is refused without a look at the person, too late, unknown, and for a closed account', async () => {
    const { viewer, device } = await newOwner()
    const before = await sessionsCount()
    const plain = await challenge()
    expect(
      await refusalOf(enter({ challengeId: plain.challengeId, response: device.signIn(plain.options, 1, false) })),
    ).toBe(refused)
    const late = await challenge()
    const lateAnswer = { challengeId: late.challengeId, response: device.signIn(late.options, 1) }
    expect(await refusalOf(enter(lateAnswer, minutesLater(6)))).toBe(refused)
    const stranger = await challenge()
    const response = newAuthenticator(origin).signIn(stranger.options, 1)
    expect(await refusalOf(enter({ challengeId: stranger.challengeId, response }))).toBe(refused)
    await database.drizzle.update(accounts).set({ isActive: false }).where(eq(accounts.id, viewer.accountId!))
    const closed = await challenge()
    expect(
      await refusalOf(enter({ challengeId: closed.challengeId, response: device.signIn(closed.options, 1) })),
    ).toBe(refused)
    expect(await sessionsCount()).toBe(before)
  })

  test('does for the second step, of the same person alone', async () => {
    const { viewer, device } = await newOwner()
    const { secret } = await startTotp(by(viewer), site, { password, passkey: await proofOf(device) })
    await confirmTotp(by(viewer), { site, code: totpCodeAt(secret, now) })
    const withPasskey = async (from: typeof device) => {
      const { challengeId, options } = await challenge()
      const passkey = { challengeId, response: from.signIn(options, 0) }
      return refusalOf(signIn(by(guestViewer()), site, browser, { email: viewer.email!, password, passkey }))
    }
    const missing = await signIn(by(guestViewer()), site, browser, { email: viewer.email!, password }).catch(e => e)
    expect(missing.refusals[0].details.kinds).toEqual(['totp', 'passkey', 'recovery'])
    expect(await withPasskey((await newOwner()).device)).toBe('SECOND_FACTOR_WRONG input.code')
    expect(await withPasskey(device)).toMatchObject({ viewer: { accountId: viewer.accountId } })
  })
})

describe('one’s own passkeys', () => {
  test('are renamed and removed by their owner alone; removed ones open nothing', async () => {
    const { viewer, device, passkey } = await newOwner()
    const stranger = await newPerson()
    const { id } = passkey
    expect(await refusalOf(renamePasskey(by(stranger), { id, label: 'Meiner' }))).toBe('NOT_FOUND passkeyId')
    expect(await refusalOf(removePasskey(by(stranger), site, { id, password }))).toBe('NOT_FOUND passkeyId')
    expect(await refusalOf(removePasskey(by(viewer), site, { id, password: 'x' }))).toBe('PASSWORD_WRONG password')
    const actor = { accountId: newId(), name: 'Chefin' }
    expect(await refusalOf(renamePasskey(by({ ...viewer, actor }), { id, label: 'x' }))).toBe('ACTING_FOR_CUSTOMER ')
    expect(await refusalOf(renamePasskey(by(viewer), { id, label: 'a\u0000b' }))).toBe('NAME_INVALID label')
    expect(await renamePasskey(by(viewer), { id, label: 'Telefon' })).toMatchObject({ label: 'Telefon' })
    await removePasskey(by(viewer), site, { id, password, passkey: await proofOf(device) })
    const { challengeId, options } = await challenge()
    expect(await refusalOf(enter({ challengeId, response: device.signIn(options, 1) }))).toBe(refused)
  })

  test('challenges that nobody answered are forgotten', async () => {
    const { challengeId } = await challenge()
    await purgeOldChallenges(database, minutesLater(4))
    expect(await database.drizzle.$count(passkeyChallenges, eq(passkeyChallenges.id, challengeId))).toBe(1)
    await purgeOldChallenges(database, minutesLater(6))
    expect(await database.drizzle.$count(passkeyChallenges)).toBe(0)
  })
})
