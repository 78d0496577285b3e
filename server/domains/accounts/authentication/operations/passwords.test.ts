import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { NotAllowed } from '../../../../kit/refusals.ts'
import { inTransaction } from '../../../../platform/database.ts'
import { TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { mailsTo, secretTo, workOff } from '../../../../testing/mailbox.ts'
import { passwordOwners } from '../../../../testing/passwordOwners.ts'
import { hashSecret } from '../../sessions/sessions.ts'
import { accounts } from '../../tables.ts'
import { inviteAccount } from '../../users/operations/invitation.ts'
import { verifyPassword } from '../hashing/passwords.ts'
import { confirmEmailChange, requestEmailChange } from './changeEmail.ts'
import { changePassword } from './changePassword.ts'
import { resetPassword, setPassword } from './choosePassword.ts'
import { requestPasswordReset, resendConfirmation } from './forgottenPassword.ts'

const database = await testDatabase()
let clock = TEST_NOW
const owners = await passwordOwners(database, () => clock)
const {
  guest,
  publicUrl,
  site,
  tasks,
  oldHash,
  person,
  read,
  sessionIds,
  auditOf,
  resetTokenFor,
  refusedWithoutTrace,
} = owners
const later = (minutes: number) => new Date(clock.getTime() + minutes * 60_000)
const fresh = { password: 'Sporthalle-2027', passwordRepeat: 'Sporthalle-2027' }

describe('a forgotten password', () => {
  test('is replaced by the link of a mail: all sessions end, the owner is told', async () => {
    const { id, email } = await person({ failedLogins: 7, failedAt: TEST_NOW })
    const token = await resetTokenFor(email, email.toUpperCase())
    expect(await read(id)).toMatchObject({ passwordHash: oldHash })
    await resetPassword(guest, site, { token, ...fresh })
    const account = await read(id)
    expect(await verifyPassword('Sporthalle-2027', account.passwordHash)).toBe(true)
    expect(account).toMatchObject({ failedLogins: 0, failedAt: null })
    expect(await sessionIds(id)).toEqual([])
    expect((await mailsTo(database, email)).map(({ kind }) => kind)).toEqual(['passwordChanged', 'passwordReset'])
    expect(await auditOf(id)).toEqual(['account.passwordResetAsked', 'account.passwordReset'])
  })

  test('the link works once, and takes the others with it', async () => {
    const { email } = await person()
    const first = await resetTokenFor(email)
    const second = await resetTokenFor(email)
    await resetPassword(guest, site, { token: second, ...fresh })
    const again = { password: 'Hallenboden-2028' }
    for (const token of [first, second]) {
      expect(await refusedWithoutTrace(() => resetPassword(guest, site, { token, ...again }))).toEqual([
        'TOKEN_USED token',
      ])
    }
  })

  test('of two who use it at once, one gets through', async () => {
    const { id, email } = await person()
    const token = await resetTokenFor(email)
    const outcomes = await Promise.allSettled(
      ['Sporthalle-2027', 'Hallenboden-2028'].map(password => resetPassword(guest, site, { token, password })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const won = outcomes[0]!.status === 'fulfilled' ? 'Sporthalle-2027' : 'Hallenboden-2028'
    expect(await verifyPassword(won, (await read(id)).passwordHash)).toBe(true)
    expect(await auditOf(id)).toEqual(['account.passwordResetAsked', 'account.passwordReset'])
  })

  test('after an hour the link has expired', async () => {
    const { email } = await person()
    const token = await resetTokenFor(email)
    clock = later(60)
    expect(await refusedWithoutTrace(() => resetPassword(guest, site, { token, ...fresh }))).toEqual([
      'TOKEN_EXPIRED token',
    ])
    clock = TEST_NOW
  })

  test('a refused password leaves the link good', async () => {
    const { id, email } = await person()
    const token = await resetTokenFor(email)
    const refused = (password: string, passwordRepeat = password) =>
      refusedWithoutTrace(() => resetPassword(guest, site, { token, password, passwordRepeat }))
    expect(await refused('abc')).toEqual(['PASSWORD_TOO_WEAK password'])
    expect(await refused('KimMuster2026')).toEqual(['PASSWORD_TOO_WEAK password'])
    expect(await refused('Sporthalle-2027', 'Sporthalle-2028')).toEqual(['PASSWORDS_DIFFER passwordRepeat'])
    await resetPassword(guest, site, { token, ...fresh })
    expect(await verifyPassword('Sporthalle-2027', (await read(id)).passwordHash)).toBe(true)
  })

  test('a link of another kind opens nothing', async () => {
    const { id, email } = await person()
    const token = await resetTokenFor(email)
    expect(await refusedWithoutTrace(() => setPassword(guest, site, { token, ...fresh }))).toEqual([
      'TOKEN_UNKNOWN token',
    ])
    expect(await refusedWithoutTrace(() => confirmEmailChange(guest, { token, password: 'Turnhalle-2026' }))).toEqual([
      'TOKEN_UNKNOWN token',
    ])
    await database.drizzle.update(accounts).set({ isActive: false }).where(eq(accounts.id, id))
    expect(await refusedWithoutTrace(() => resetPassword(guest, site, { token, ...fresh }))).toEqual([
      'TOKEN_UNKNOWN token',
    ])
  })

  test('following the link proves the address of an account that was never confirmed', async () => {
    const { id, email } = await person({ emailVerifiedAt: null })
    await resetPassword(guest, site, { token: await resetTokenFor(email), ...fresh })
    expect((await read(id)).emailVerifiedAt).toEqual(TEST_NOW)
  })

  test('an account gets at most five links an hour, whoever asks', async () => {
    const { email } = await person()
    for (let i = 0; i < 8; i += 1) await requestPasswordReset(guest, { email })
    await workOff(database, tasks)
    expect(await mailsTo(database, email)).toHaveLength(5)
  })

  test('service accounts, built-in and switched-off ones get none', async () => {
    for (const changes of [{ roles: ['internal' as const] }, { isBuiltIn: true }, { isActive: false }]) {
      const { email } = await person(changes)
      await requestPasswordReset(guest, { email })
      await workOff(database, tasks)
      expect(await mailsTo(database, email)).toEqual([])
    }
  })
})

describe('whether an address is registered cannot be found out', () => {
  /** The statements that a request runs, without the values in them. */
  async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
    const statements: string[] = []
    const client = await database.pool.connect()
    const clients = Object.getPrototypeOf(client)
    client.release()
    const original = clients.query
    clients.query = function (this: unknown, ...given: unknown[]) {
      const [first] = given
      statements.push(typeof first === 'string' ? first : String((first as { text?: string } | null)?.text ?? first))
      return original.apply(this, given)
    }
    try {
      await run()
    } finally {
      clients.query = original
    }
    return statements.map(text => text.replaceAll(/'[^']*'/g, '?'))
  }

  test.each([
    ['a password reset', requestPasswordReset],
    ['the confirmation once more', resendConfirmation],
  ])('%s asks the database the same, and no account at all', async (_label, ask) => {
    const { email } = await person()
    const unconfirmed = await person({ emailVerifiedAt: null })
    const known = await statementsOf(() => ask(guest, { email }))
    const unknown = await statementsOf(() => ask(guest, { email: `nobody.${email}` }))
    const waiting = await statementsOf(() => ask(guest, { email: unconfirmed.email }))
    expect(known.length).toBeGreaterThan(0)
    expect(unknown).toEqual(known)
    expect(waiting).toEqual(known)
    expect(known.join()).not.toContain('accounts')
    await workOff(database, tasks)
  })

  test('an address that is none is refused before anything is asked', async () => {
    expect(await refusedWithoutTrace(() => requestPasswordReset(guest, { email: '-@-.-' }))).toEqual([
      'EMAIL_INVALID email',
    ])
  })

  test('a change to an address that is taken answers like any other; only that mailbox hears', async () => {
    const { email, context } = await person()
    const other = await person()
    const ask = (to: string) => requestEmailChange(context, site, { email: to, password: 'Turnhalle-2026' })
    const free = await statementsOf(() => ask(`new.${email}`))
    const taken = await statementsOf(() => ask(other.email))
    expect(taken).toEqual(free)
    await workOff(database, tasks)
    expect((await mailsTo(database, other.email)).map(({ kind }) => kind)).toEqual(['emailInUse'])
  })
})

describe('changing a password', () => {
  test('keeps this session under a new secret and ends all others', async () => {
    const { id, email, viewer, context } = await person()
    const link = await resetTokenFor(email)
    const session = await changePassword(context, site, { currentPassword: 'Turnhalle-2026', ...fresh })
    expect(await verifyPassword('Sporthalle-2027', (await read(id)).passwordHash)).toBe(true)
    expect(await sessionIds(id)).toEqual([hashSecret(session!.secret)])
    expect(hashSecret(session!.secret)).not.toBe(viewer.sessionId)
    expect((await mailsTo(database, email))[0]).toMatchObject({ kind: 'passwordChanged' })
    expect(await auditOf(id)).toEqual(['account.passwordResetAsked', 'account.passwordChanged'])
    expect(await refusedWithoutTrace(() => resetPassword(guest, site, { token: link, ...fresh }))).toEqual([
      'TOKEN_USED token',
    ])
  })

  test('needs the present one; guessing it has to wait', async () => {
    const { context } = await person()
    const wrong = () =>
      refusedWithoutTrace(() => changePassword(context, site, { currentPassword: 'falsch', ...fresh }))
    for (let i = 0; i < 5; i += 1) expect(await wrong()).toEqual(['PASSWORD_WRONG currentPassword'])
    expect(await wrong()).toEqual(['TOO_MANY_ATTEMPTS currentPassword'])
  })

  test.each([
    ['a weak one', { password: 'abcdefgh' }, ['PASSWORD_TOO_WEAK password']],
    ['one’s own name', { password: 'KimMuster2026' }, ['PASSWORD_TOO_WEAK password']],
    ['two', { password: 'Sporthalle-2027', passwordRepeat: 'Sporthalle-2028' }, ['PASSWORDS_DIFFER passwordRepeat']],
  ])('refuses %s', async (_label, input, expected) => {
    const { context } = await person()
    const change = () => changePassword(context, site, { currentPassword: 'Turnhalle-2026', ...input })
    expect(await refusedWithoutTrace(change)).toEqual(expected)
  })

  test('nobody does it for a customer, and no guest at all', async () => {
    const { context, viewer } = await person()
    const acting = { ...context, viewer: { ...viewer, actor: { accountId: newId(), name: 'Eva' } } }
    const input = { currentPassword: 'Turnhalle-2026', ...fresh }
    expect(await refusedWithoutTrace(() => changePassword(acting, site, input))).toEqual(['ACTING_FOR_CUSTOMER '])
    await expect(changePassword(guest, site, input)).rejects.toThrow(NotAllowed)
  })
})

describe('an invitation', () => {
  const invited = async () => {
    const who = await person({ passwordHash: null, emailVerifiedAt: null, invitedAt: TEST_NOW })
    const scopeOf = { now: clock, newId }
    await inTransaction(database, tx =>
      inviteAccount({ tx, ...scopeOf }, { ...who, name: 'Kim Muster', language: 'en' }, publicUrl),
    )
    return { ...who, token: await secretTo(database, who.email, 'accountInvitation') }
  }

  test('leads to a password and proves the address, within a week', async () => {
    const { id, email, token } = await invited()
    const [mail] = await mailsTo(database, email)
    expect(mail).toMatchObject({ language: 'en', subject: 'Invitation to Halle & Feld' })
    expect(mail!.text).toContain(`${publicUrl}/en/invitation/${token}`)
    clock = later(6 * 24 * 60)
    await setPassword(guest, site, { token, ...fresh })
    const account = await read(id)
    expect(account.emailVerifiedAt).toEqual(clock)
    expect(await verifyPassword('Sporthalle-2027', account.passwordHash)).toBe(true)
    expect(await auditOf(id)).toEqual(['account.invitationAccepted'])
    expect(await refusedWithoutTrace(() => setPassword(guest, site, { token, ...fresh }))).toEqual(['TOKEN_USED token'])
    clock = TEST_NOW
  })

  test('ends when another one is sent, and after a week', async () => {
    const { id, email, token } = await invited()
    await inTransaction(database, tx =>
      inviteAccount({ tx, now: clock, newId }, { id, email, name: 'Kim Muster', language: 'de' }, publicUrl),
    )
    expect(await refusedWithoutTrace(() => setPassword(guest, site, { token, ...fresh }))).toEqual(['TOKEN_USED token'])
    const second = await secretTo(database, email, 'accountInvitation')
    clock = later(7 * 24 * 60)
    expect(await refusedWithoutTrace(() => setPassword(guest, site, { token: second, ...fresh }))).toEqual([
      'TOKEN_EXPIRED token',
    ])
    clock = TEST_NOW
  })
})
