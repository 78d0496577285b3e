import { and, eq, sql } from 'drizzle-orm'
import { isEmail, tidyEmail } from '../../../../kit/emails.ts'
import { refuse } from '../../../../kit/refusals.ts'
import { guestViewer } from '../../../../kit/viewer.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { inTransaction } from '../../../../platform/database.ts'
import { addJob } from '../../../../platform/jobs.ts'
import { type OperationScope, operation } from '../../../../platform/operation.ts'
import { defineTasks, type TaskDefinition } from '../../../../platform/tasks.ts'
import { mailedColumns, sendLink } from '../../operations.ts'
import { accounts } from '../../tables.ts'
import { recentTokens } from '../tokens.ts'

type Asked = { readonly email: string; readonly address: string | null }
const resetTask = 'send_password_reset'
const confirmationTask = 'send_confirmation'

/** An account is sent at most so many links of a kind in an hour, whoever asks for them. */
const mostLinksPerHour = 5

/**
 * Asks for a link to choose a new password, which a job sends if there is such an account: what is done here, and how
 * long it takes, is the same whether or not the address is registered. EMAIL_INVALID says nothing about accounts.
 */
export const requestPasswordReset = operation('visitor', async (scope, input: { email: string }) => {
  await addJob(scope.tx, resetTask, asked(input.email, scope), { mostAttempts: 5 })
})

/** Asks for the mail with the link that confirms an address once more; tells as little as `requestPasswordReset`. */
export const resendConfirmation = operation('visitor', async (scope, input: { email: string }) => {
  await addJob(scope.tx, confirmationTask, asked(input.email, scope), { mostAttempts: 5 })
})

function asked(typed: string, { address }: Pick<OperationScope, 'address'>): Asked {
  const email = tidyEmail(typed)
  if (!isEmail(email)) refuse('EMAIL_INVALID', ['email'], 'This is no e-mail address.')
  return { email, address }
}

/** Answers a request for a link. */
const answering =
  (kind: 'passwordReset' | 'accountVerify', purpose: 'password' | 'verify'): TaskDefinition['run'] =>
  async (parts, payload) => {
    const { email, address } = payload as Asked
    await inTransaction(parts.database, async tx => {
      const now = parts.now()
      const [account] = await tx
        .select({ ...mailedColumns, isConfirmed: confirmed })
        .from(accounts)
        .where(and(sql`lower(${accounts.email}) = lower(${email})`, eq(accounts.isActive, true), isPersonal))
        .for('update')
      if (!account || (kind === 'accountVerify' && account.isConfirmed)) return
      if ((await recentTokens(tx, account.id, purpose, now)) >= mostLinksPerHour) return
      const scope = { tx, now, newId: parts.newId }
      if (kind === 'passwordReset') {
        const note = {
          action: 'account.passwordResetAsked',
          subjectId: account.id,
          subjectName: account.name,
        } as const
        await noteAudit({ ...scope, viewer: guestViewer(), address }, note)
      }
      await sendLink(scope, kind, account, { publicUrl: parts.publicUrl })
    })
  }
const confirmed = sql<boolean>`${accounts.emailVerifiedAt} is not null`
/** Service accounts have no login form. */
const isPersonal = sql`not ${accounts.isBuiltIn} and not ('internal' = any(${accounts.roles}))`

/** The jobs that answer requests for links. */
export const forgottenPasswordTasks = defineTasks({
  [resetTask]: { run: answering('passwordReset', 'password') },
  [confirmationTask]: { run: answering('accountVerify', 'verify') },
})
