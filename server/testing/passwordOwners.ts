import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { hashPassword } from '../domains/accounts/authentication/hashing/passwords.ts'
import { requestPasswordReset } from '../domains/accounts/authentication/operations/forgottenPassword.ts'
import { hashSecret, openSession, sessionsOf } from '../domains/accounts/sessions/sessions.ts'
import { accounts } from '../domains/accounts/tables.ts'
import { newId } from '../kit/ids.ts'
import { guestViewer, type Viewer } from '../kit/viewer.ts'
import type { Database } from '../platform/database.ts'
import { sealWith } from '../platform/seal.ts'
import { contextFor, countRows, TEST_NOW } from './builders.ts'
import { secretTo, waitingJobs, workOff } from './mailbox.ts'
import { refusalsOf } from './refusals.ts'

const counted = ['addresses', 'mails', 'sessions', 'audit_entries']

/** What a use case of accounts refuses, as code and path; fails where it changes something all the same. */
export async function accountRefusals(database: Database, run: () => Promise<unknown>): Promise<string[]> {
  const state = async () => [
    await Promise.all(counted.map(table => countRows(database, table))),
    (await database.pool.query('select md5(string_agg(t::text, chr(10) order by id)) from accounts t')).rows,
    (await database.pool.query('select md5(string_agg(t::text, chr(10) order by hash)) from account_tokens t')).rows,
    await waitingJobs(database),
  ]
  const before = await state()
  const refusals = await refusalsOf(run())
  expect(await state()).toEqual(before)
  return refusals
}

/** People who sign in with the password "Turnhalle-2026", and their mailboxes; `now` is asked each time. */
export async function passwordOwners(database: Database, now: () => Date) {
  const guest = contextFor(database, { now })
  const publicUrl = 'https://shop.example.com'
  const tasks = { publicUrl, now }
  const oldHash = await hashPassword('Turnhalle-2026')
  return {
    ...{ guest, publicUrl, tasks, oldHash },
    site: { seal: sealWith(randomBytes(32)), publicUrl },

    /** An account with two sessions; `context` is that of the first. */
    async person(changes: Partial<typeof accounts.$inferInsert> = {}) {
      const id = newId()
      const email = `${id}@example.com`
      const row = { id, email, name: 'Kim Muster', roles: ['user' as const], passwordHash: oldHash }
      await database.drizzle
        .insert(accounts)
        .values({ ...row, emailVerifiedAt: TEST_NOW, createdAt: TEST_NOW, ...changes })
      const { secret } = await openSession(database, id)
      await openSession(database, id)
      const viewer: Viewer = {
        ...guestViewer(),
        accountId: id,
        name: 'Kim Muster',
        email,
        roles: ['user'],
        sessionId: hashSecret(secret),
      }
      return { id, email, viewer, context: { ...guest, viewer } }
    },

    async read(id: string) {
      return (await database.drizzle.select().from(accounts).where(eq(accounts.id, id)))[0]!
    },

    async sessionIds(id: string): Promise<string[]> {
      return (await sessionsOf(database.drizzle, id, new Date())).map(session => session.id)
    },

    /** What the audit log tells of an account, the oldest first. */
    async auditOf(id: string): Promise<string[]> {
      const statement = 'select action from audit_entries where subject_id = $1 order by id'
      const { rows } = await database.pool.query<{ action: string }>(statement, [id])
      return rows.map(({ action }) => action)
    },

    /** The secret of the link that a forgotten password is answered with. */
    async resetTokenFor(email: string, typed = email): Promise<string> {
      await requestPasswordReset(guest, { email: typed })
      await workOff(database, tasks)
      return secretTo(database, email, 'passwordReset')
    },

    refusedWithoutTrace(run: () => Promise<unknown>): Promise<string[]> {
      return accountRefusals(database, run)
    },
  }
}
