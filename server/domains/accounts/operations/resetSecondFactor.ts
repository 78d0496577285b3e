import { and, eq, sql } from 'drizzle-orm'
import { isEmail, tidyEmail } from '../../../kit/emails.ts'
import type { Language } from '../../../kit/languages.ts'
import { refuse } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type Database, inTransaction } from '../../../platform/database.ts'
import { addJob, type Task } from '../../../platform/jobs.ts'
import { operation } from '../../../platform/operation.ts'
import { clearSecondFactor } from '../secondFactor.ts'
import { endOtherSessions } from '../sessions.ts'
import { accounts } from '../tables.ts'
import { recentTokens, spendTokens, useToken } from '../tokens.ts'
import { sendLink, sendNotice } from './accountMails.ts'

type Asked = { readonly email: string; readonly language: Language }
const resetTask = 'send_second_factor_reset'

/** An account is sent at most so many links in an hour, whoever asks for them. */
const mostLinksPerHour = 5

/**
 * Asks for a link that switches the second step off, which a job sends if there is an account that has one: what is
 * done here, and how long it takes, tells nothing about accounts. EMAIL_INVALID does not either.
 */
export const requestSecondFactorReset = operation('visitor', async ({ tx, language }, input: { email: string }) => {
  const email = tidyEmail(input.email)
  if (!isEmail(email)) refuse('EMAIL_INVALID', ['email'], 'This is no e-mail address.')
  const asked: Asked = { email, language }
  await addJob(tx, resetTask, asked, { mostAttempts: 5 })
})

/** The job that answers such requests, for `startJobs`. */
export function secondFactorTasks(parts: {
  database: Database
  publicUrl: string
  now: () => Date
  newId: () => string
}): Readonly<Record<string, Task>> {
  return {
    async [resetTask](payload) {
      const { email, language } = payload as Asked
      await inTransaction(parts.database, async tx => {
        const now = parts.now()
        const hasSecondFactor = sql`${accounts.totpEnabledAt} is not null`
        const [account] = await tx
          .select({ id: accounts.id, email: accounts.email, name: accounts.name })
          .from(accounts)
          .where(and(sql`lower(${accounts.email}) = lower(${email})`, eq(accounts.isActive, true), hasSecondFactor))
          .for('update')
        if (!account || (await recentTokens(tx, account.id, 'secondFactor', now)) >= mostLinksPerHour) return
        const scope = { tx, now, newId: parts.newId }
        await sendLink(scope, 'secondFactorReset', { ...account, language }, { publicUrl: parts.publicUrl })
      })
    },
  }
}

/**
 * Switches the second step off by the secret of a mail's link, once. Every session of the account ends, and its owner
 * is told by mail. TOKEN_USED and TOKEN_UNKNOWN. Source: platform.md 4.
 */
export const resetSecondFactor = operation('inPerson', async (scope, { token }: { token: string }) => {
  const { tx, now } = scope
  const { accountId, email, name, language } = await useToken(tx, 'secondFactor', token, now)
  await spendTokens(tx, accountId, ['secondFactor'], now)
  await clearSecondFactor(tx, accountId)
  await endOtherSessions(tx, accountId, null)
  await noteAudit(scope, { action: 'account.secondFactorReset', subjectId: accountId, subjectName: name })
  await sendNotice(scope, 'secondFactorWasReset', { id: accountId, email, name, language })
})
