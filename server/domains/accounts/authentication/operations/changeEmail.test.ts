import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import type { Refused } from '../../../../kit/refusals.ts'
import { TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { mailsTo, secretTo, workOff } from '../../../../testing/mailbox.ts'
import { passwordOwners } from '../../../../testing/passwordOwners.ts'
import { accounts, accountTokens } from '../../tables.ts'
import { confirmEmailChange, requestEmailChange } from './changeEmail.ts'
import { resetPassword } from './choosePassword.ts'

const database = await testDatabase()
let clock = TEST_NOW
const owners = await passwordOwners(database, () => clock)
const { guest, site, tasks, person, read, sessionIds, auditOf, resetTokenFor, refusedWithoutTrace } = owners
const later = (minutes: number) => new Date(clock.getTime() + minutes * 60_000)
const fresh = { password: 'Sporthalle-2027', passwordRepeat: 'Sporthalle-2027' }

describe('changing the e-mail address', () => {
  const asked = async () => {
    const who = await person()
    const newEmail = `New.${who.email}`
    await requestEmailChange(who.context, site, { email: ` ${newEmail} `, password: 'Turnhalle-2026' })
    await workOff(database, tasks)
    return { ...who, newEmail, token: await secretTo(database, newEmail, 'emailChange') }
  }

  test('the new address gets a link, the present one a notice, and nothing changes before', async () => {
    const { id, email, newEmail } = await asked()
    expect((await read(id)).email).toBe(email)
    const [notice] = await mailsTo(database, email)
    expect(notice).toMatchObject({ kind: 'emailChangeAsked' })
    // What was typed is no link in the mail, and reads the same.
    expect(notice!.text).not.toContain(newEmail)
    expect(notice!.text.replaceAll('\u200c', '')).toContain(newEmail)
    expect((await mailsTo(database, newEmail))[0]!.text).not.toContain(email)
  })

  test('the link changes it once, ends all sessions and open links, and tells the former address', async () => {
    const { id, email, newEmail, token } = await asked()
    const reset = await resetTokenFor(email)
    expect(await confirmEmailChange(guest, { token, password: 'Turnhalle-2026' })).toEqual({ email: newEmail })
    expect((await read(id)).email).toBe(newEmail)
    expect(await sessionIds(id)).toEqual([])
    expect((await mailsTo(database, email))[0]).toMatchObject({ kind: 'emailChanged' })
    expect(await auditOf(id)).toEqual(['account.passwordResetAsked', 'account.emailChanged'])
    expect(await refusedWithoutTrace(() => confirmEmailChange(guest, { token, password: 'Turnhalle-2026' }))).toEqual([
      'TOKEN_USED token',
    ])
    expect(await refusedWithoutTrace(() => resetPassword(guest, site, { token: reset, ...fresh }))).toEqual([
      'TOKEN_USED token',
    ])
  })

  test('whoever took the address meanwhile keeps it', async () => {
    const { id, email, newEmail, token } = await asked()
    await person({ email: newEmail.toLowerCase() })
    expect(await refusedWithoutTrace(() => confirmEmailChange(guest, { token, password: 'Turnhalle-2026' }))).toEqual([
      'EMAIL_TAKEN token',
    ])
    expect((await read(id)).email).toBe(email)
  })

  test('two who get the same address at once: one has it', async () => {
    const newEmail = `${newId()}@example.com`
    const tokens: string[] = []
    for (const { context } of [await person(), await person()]) {
      await requestEmailChange(context, site, { email: newEmail, password: 'Turnhalle-2026' })
      await workOff(database, tasks)
      tokens.push(await secretTo(database, newEmail, 'emailChange'))
    }
    const outcomes = await Promise.allSettled(
      tokens.map(token => confirmEmailChange(guest, { token, password: 'Turnhalle-2026' })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = outcomes.find(each => each.status === 'rejected')!.reason as Refused
    expect(lost.refusals.map(({ code }) => code)).toEqual(['EMAIL_TAKEN'])
    expect(await database.drizzle.$count(accounts, eq(accounts.email, newEmail))).toBe(1)
  })

  test('an hour later, or with another link asked for, it is too late', async () => {
    const { context, token, email, newEmail } = await asked()
    clock = later(60)
    expect(await refusedWithoutTrace(() => confirmEmailChange(guest, { token, password: 'Turnhalle-2026' }))).toEqual([
      'TOKEN_EXPIRED token',
    ])
    clock = TEST_NOW
    await requestEmailChange(context, site, { email: `Newer.${email}`, password: 'Turnhalle-2026' })
    await workOff(database, tasks)
    expect(await refusedWithoutTrace(() => confirmEmailChange(guest, { token, password: 'Turnhalle-2026' }))).toEqual([
      'TOKEN_USED token',
    ])
    expect(await mailsTo(database, newEmail)).toHaveLength(1)
  })

  test('needs the password and an address, and is nobody else’s to ask', async () => {
    const { context, viewer, id } = await person()
    const ask = (changes: object) =>
      refusedWithoutTrace(() =>
        requestEmailChange(context, site, { email: `${newId()}@example.com`, password: 'Turnhalle-2026', ...changes }),
      )
    expect(await ask({ password: 'falsch' })).toEqual(['PASSWORD_WRONG password'])
    expect(await ask({ email: 'kim@exаmple.com' })).toEqual(['EMAIL_INVALID email'])
    const acting = { ...context, viewer: { ...viewer, actor: { accountId: newId(), name: 'Eva' } } }
    const input = { email: `${newId()}@example.com`, password: 'Turnhalle-2026' }
    expect(await refusedWithoutTrace(() => requestEmailChange(acting, site, input))).toEqual(['ACTING_FOR_CUSTOMER '])
    const owned = and(eq(accountTokens.accountId, id), eq(accountTokens.purpose, 'email'))
    expect(await database.drizzle.$count(accountTokens, owned)).toBe(0)
  })
})
