import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { viewerOfSession } from '../domains/accounts/queries.ts'
import { openSession } from '../domains/accounts/sessions/sessions.ts'
import { accounts } from '../domains/accounts/tables.ts'
import { NotAllowed, NotFound, Refused } from '../kit/refusals.ts'
import type { Role, Viewer } from '../kit/viewer.ts'
import type { Database } from '../platform/database.ts'
import { auditEntries } from '../platform/tables.ts'
import { contextFor, insertViewer } from './builders.ts'

export const idOf = (viewer: Viewer) => viewer.accountId!

/** People of a test's database whose accounts are administered. */
export function peopleOf(database: Database) {
  const person = (...roles: Role[]) => insertViewer(database, roles.length > 0 ? roles : ['user'])

  /** Everything that the administration of accounts writes, to be compared with itself. */
  async function everything() {
    const tables = ['accounts', 'addresses', 'sessions', 'account_tokens', 'mails', 'audit_entries', 'recovery_codes']
    return Promise.all(
      tables.map(async table => {
        const { rows } = await database.pool.query(
          `select md5(string_agg(t::text, '' order by t::text)) as sum from ${table} t`,
        )
        return rows[0].sum
      }),
    )
  }

  return {
    person,
    as: (viewer: Viewer) => contextFor(database, { viewer, address: '10.1.2.3' }),
    /** An administrator, a system user and a customer; everybody who was there before is switched off. */
    async freshStaff(): Promise<{ admin: Viewer; system: Viewer; kim: Viewer }> {
      await database.drizzle.update(accounts).set({ isActive: false })
      return { admin: await person('user', 'admin'), system: await person('user', 'system'), kim: await person() }
    },
    async rowOf(viewer: Viewer | string) {
      const id = typeof viewer === 'string' ? viewer : idOf(viewer)
      const [row] = await database.drizzle.select().from(accounts).where(eq(accounts.id, id))
      return row!
    },
    signedIn: (viewer: Viewer) => openSession(database, idOf(viewer), { roles: viewer.roles }),
    isSignedIn: async ({ secret }: { secret: string }) => (await viewerOfSession(database, secret, null)) !== null,
    auditOf: (id: string) =>
      database.drizzle.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id),
    /** What is refused, as code and path, having proved that nothing changed. */
    async refused(run: () => Promise<unknown>): Promise<string[] | string> {
      const before = await everything()
      const error = await run().then(
        () => null,
        (reason: unknown) => reason,
      )
      expect(await everything()).toEqual(before)
      if (error instanceof NotFound) return 'not found'
      if (error instanceof NotAllowed) return 'not allowed'
      if (!(error instanceof Refused)) throw error ?? new Error('nothing was refused')
      return error.refusals.map(({ code, path }) => `${code} ${path.join('.')}`)
    },
  }
}
