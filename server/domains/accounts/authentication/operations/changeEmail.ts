import { and, eq, ne, sql } from 'drizzle-orm'
import { isEmail, tidyEmail } from '../../../../kit/emails.ts'
import { refuse } from '../../../../kit/refusals.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { inTransaction, type Transaction } from '../../../../platform/database.ts'
import { tell } from '../../../../platform/events.ts'
import { errorCode } from '../../../../platform/failure.ts'
import { addJob } from '../../../../platform/jobs.ts'
import { type OperationContext, operation } from '../../../../platform/operation.ts'
import { defineTasks } from '../../../../platform/tasks.ts'
import { customerChanged } from '../../events.ts'
import { mailedColumns, sendLink, sendNotice } from '../../operations.ts'
import { type Proof, withSecondStep } from '../../secondFactor/operations/secondStep.ts'
import { endOtherSessions } from '../../sessions/sessions.ts'
import { accounts } from '../../tables.ts'
import type { Site } from '../site.ts'
import { recentTokens, spendTokens, useToken } from '../tokens.ts'
import { provePassword } from './ownPassword.ts'

const task = 'send_email_change'
/** An account asks for so many links to new addresses in an hour. */
const mostLinksPerHour = 5

/**
 * Asks for another e-mail address for whoever asks, who has to know the password and to do the second step where signing
 * in asks for one. A job sends a link to the new address
 * (or, where that has an account, a mail that says so) and a notice to the present one: whether an address is
 * registered cannot be told from here. Until the link is followed nothing changes. Refuses as `withSecondStep`, and
 * with EMAIL_INVALID.
 */
export async function requestEmailChange(
  context: OperationContext,
  site: Site,
  input: { email: string } & Proof,
): Promise<void> {
  const newEmail = tidyEmail(input.email)
  if (!isEmail(newEmail)) refuse('EMAIL_INVALID', ['email'], 'This is no e-mail address.')
  const own = await withSecondStep(context, site, input)
  await askForChange(context, { accountId: own.id, newEmail })
}

type Asked = { readonly accountId: string; readonly newEmail: string }
const askForChange = operation('oneself', async ({ tx }, asked: Asked) => addJob(tx, task, asked, { mostAttempts: 5 }))

/** The job that answers requests for another address. */
export const emailChangeTasks = defineTasks({
  [task]: {
    async run(parts, payload) {
      const { accountId, newEmail } = payload as Asked
      await inTransaction(parts.database, async tx => {
        const now = parts.now()
        const [account] = await tx
          .select(mailedColumns)
          .from(accounts)
          .where(and(eq(accounts.id, accountId), eq(accounts.isActive, true)))
          .for('update')
        if (!account || account.email === newEmail) return
        if ((await recentTokens(tx, accountId, 'email', now)) >= mostLinksPerHour) return
        const scope = { tx, now, newId: parts.newId }
        await spendTokens(tx, accountId, ['email'], now)
        await sendNotice(scope, 'emailChangeAsked', account, { newEmail })
        const other = await otherOwner(tx, newEmail, accountId)
        if (other) await sendNotice(scope, 'emailInUse', account, { other: { ...other, email: newEmail } })
        else await sendLink(scope, 'emailChange', account, { publicUrl: parts.publicUrl, newEmail })
      })
    },
  },
})

/** The other account that has an address, and its language; null where it is free. */
async function otherOwner(tx: Transaction, email: string, accountId: string) {
  const isSame = sql`lower(${accounts.email}) = lower(${email})`
  const [other] = await tx
    .select({ id: accounts.id, language: accounts.language })
    .from(accounts)
    .where(and(isSame, ne(accounts.id, accountId)))
  return other ?? null
}

/**
 * Gives an account its new address by the secret of the mail that went there, and the account's password: a stranger
 * could otherwise have somebody confirm an account of the stranger's as their own. Its other links lose their worth, all
 * its sessions end, and the former address is told. TOKEN_USED and TOKEN_UNKNOWN; PASSWORD_WRONG, TOO_MANY_ATTEMPTS after
 * wrong ones, which leave the link good; EMAIL_TAKEN where the address got an account meanwhile, which only its owner can
 * hear.
 */
export async function confirmEmailChange(
  context: OperationContext,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  await provePassword(context, 'email', { token, password })
  try {
    return await takeNewEmail(context, { token })
  } catch (error) {
    // Somebody else got it between our look and our change.
    if (errorCode(error) === uniqueViolation) return refuseTaken()
    throw error
  }
}

/** SQLSTATE of a second row with a key that there is one of. */
const uniqueViolation = '23505'
const refuseTaken = (): never => refuse('EMAIL_TAKEN', ['token'], 'email already registered')

const takeNewEmail = operation('inPerson', async (scope, input: { token: string }) => {
  const { tx, now } = scope
  const { accountId, newEmail, email, name, language } = await useToken(tx, 'email', input.token, now)
  if (newEmail === null) throw new Error('a link to a new address has none')
  if (await otherOwner(tx, newEmail, accountId)) refuseTaken()
  await spendTokens(
    tx,
    accountId,
    ['email', 'password', 'verify', 'invitation', 'secondFactor', 'secondFactorKeep'],
    now,
  )
  const noWait = { secondFactorEndsAt: null, secondFactorEndToldAt: null }
  await tx
    .update(accounts)
    .set({ email: newEmail, emailVerifiedAt: now, ...noWait })
    .where(eq(accounts.id, accountId))
  await endOtherSessions(tx, accountId, null)
  const changes = { email: { old: email, new: newEmail } }
  await noteAudit(scope, { action: 'account.emailChanged', subjectId: accountId, subjectName: name, changes })
  await tell(tx, customerChanged, { accountId })
  await sendNotice(scope, 'emailChanged', { id: accountId, email, name, language }, { newEmail })
  return { email: newEmail }
})
