import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { isEmail, tidyEmail } from '../../../../kit/emails.ts'
import { refuse } from '../../../../kit/refusals.ts'
import { guestViewer } from '../../../../kit/viewer.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { type Database, inTransaction } from '../../../../platform/database.ts'
import { addJob } from '../../../../platform/jobs.ts'
import { type OperationContext, operation } from '../../../../platform/operation.ts'
import { defineTasks } from '../../../../platform/tasks.ts'
import { provePassword } from '../../authentication/operations/ownPassword.ts'
import type { Site } from '../../authentication/site.ts'
import { recentTokens, spendTokens, useToken } from '../../authentication/tokens.ts'
import { mailedColumns, sendLink, sendNotice } from '../../operations.ts'
import { type AccountRow, ownAccountForUpdate } from '../../ownAccount/queries.ts'
import { endOtherSessions } from '../../sessions/sessions.ts'
import { accounts } from '../../tables.ts'
import { isPlainCustomer } from '../../users/rules/administration.ts'
import { resetSecondStep } from '../factors.ts'
import { refuseActing } from './secondStep.ts'
import { tellEverywhere } from './tellEverywhere.ts'

type Asked = { readonly email: string; readonly address: string | null }
const resetTask = 'send_second_factor_reset'

/** An account is sent at most so many links in an hour, whoever asks for them. */
const mostLinksPerHour = 5

const hourMilliseconds = 60 * 60 * 1000
/** So long the second factor still stands after somebody with mailbox and password asked for its end: time for its owner to
 *  read the mails, to see the notice in their account, or just to sign in with it. */
const waitingDays = 3
/** The owner is reminded so long before it ends. */
const remindedHours = 24

/**
 * Asks for a link by which the second step can be switched off, which a job sends if there is a customer's account that
 * has one: what is done here, and how long it takes, tells nothing about accounts. EMAIL_INVALID does not either. Staff
 * are sent none: a mailbox must not be enough for what they can do; an administrator helps them (`resetUserSecondFactor`).
 */
export const requestSecondFactorReset = operation('visitor', async (scope, input: { email: string }) => {
  const { tx, address } = scope
  const email = tidyEmail(input.email)
  if (!isEmail(email)) refuse('EMAIL_INVALID', ['email'], 'This is no e-mail address.')
  const asked: Asked = { email, address }
  await addJob(tx, resetTask, asked, { mostAttempts: 5 })
})

/** The jobs that answer such requests and carry them out. */
export const secondFactorTasks = defineTasks({
  [resetTask]: {
    async run(parts, payload) {
      const { email, address } = payload as Asked
      await inTransaction(parts.database, async tx => {
        const now = parts.now()
        const hasSecondFactor = sql`${accounts.totpEnabledAt} is not null`
        const [account] = await tx
          .select({ ...mailedColumns, roles: accounts.roles })
          .from(accounts)
          .where(and(sql`lower(${accounts.email}) = lower(${email})`, eq(accounts.isActive, true), hasSecondFactor))
          .for('update')
        if (!account || !isPlainCustomer(account.roles)) return
        if ((await recentTokens(tx, account.id, 'secondFactor', now)) >= mostLinksPerHour) return
        const scope = { tx, now, newId: parts.newId }
        const note = {
          action: 'account.secondFactorLinkAsked',
          subjectId: account.id,
          subjectName: account.name,
        } as const
        await noteAudit({ ...scope, viewer: guestViewer(), address }, note)
        await sendLink(scope, 'secondFactorReset', account, { publicUrl: parts.publicUrl })
      })
    },
  },
  end_second_factors: { schedule: '*/10 * * * *', run: parts => endSecondFactors(parts) },
})

/**
 * Asks, by the secret of a mail's link and the account's password, that the second step be switched off: in three days,
 * unless its owner keeps it (`keepSecondFactor`, a link in the mails, a sign-in with it, another password by mail).
 * Every open session says so. Asked for twice it ends when the first one said. Answers with when that is. TOKEN_USED and
 * TOKEN_UNKNOWN; PASSWORD_WRONG and TOO_MANY_ATTEMPTS, which leave the link good. Source: platform.md 4, decision 12.
 */
export async function resetSecondFactor(
  context: OperationContext,
  { publicUrl }: Site,
  input: { token: string; password: string },
): Promise<{ endsAt: Date }> {
  const { passwordHash } = await provePassword(context, 'secondFactor', input)
  return beginWaiting(context, { token: input.token, passwordHash, publicUrl })
}

type Waiting = { readonly token: string; readonly passwordHash: string | null; readonly publicUrl: string }

const beginWaiting = operation('inPerson', async (scope, { token, passwordHash, publicUrl }: Waiting) => {
  const { tx, now } = scope
  const { accountId } = await useToken(tx, 'secondFactor', token, now)
  await spendTokens(tx, accountId, ['secondFactor'], now)
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!account || !isPlainCustomer(account.roles)) return refuse('TOKEN_UNKNOWN', ['token'], 'there is no such token')
  if (account.passwordHash !== passwordHash)
    refuse('PASSWORD_WRONG', ['password'], 'The password was changed meanwhile.')
  if (account.totpEnabledAt === null) refuse('TOKEN_USED', ['token'], 'there is no second factor any more')
  const endsAt = account.secondFactorEndsAt ?? new Date(now.getTime() + waitingDays * 24 * hourMilliseconds)
  if (account.secondFactorEndsAt === null) {
    await tx.update(accounts).set({ secondFactorEndsAt: endsAt }).where(eq(accounts.id, accountId))
    const changes = { endsAt: { old: null, new: endsAt.toISOString() } }
    await noteAudit(scope, { action: 'account.secondFactorResetAsked', ...subjectOf(account), changes })
    await sendLink(scope, 'secondFactorEnds', account, { publicUrl })
    await tellEverywhere(scope, 'ending', account)
  }
  return { endsAt }
})

const subjectOf = ({ id, name }: Pick<AccountRow, 'id' | 'name'>) => ({ subjectId: id, subjectName: name })

/** Keeps the second step that was to be switched off, by the secret of a mail's link. TOKEN_USED, TOKEN_UNKNOWN. */
export const keepSecondFactorByLink = operation('inPerson', async (scope, { token }: { token: string }) => {
  const { tx, now } = scope
  const { accountId } = await useToken(tx, 'secondFactorKeep', token, now)
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!account?.secondFactorEndsAt)
    return refuse('TOKEN_USED', ['token'], 'the second factor is kept, or gone, already')
  await keep(scope, account)
})

/** Keeps the second step of whoever asks. Where none was to be switched off, that is no mistake. */
export const keepSecondFactor = operation('oneself', async (scope, _input: null) => {
  refuseActing(scope)
  const account = await ownAccountForUpdate(scope)
  if (account.secondFactorEndsAt !== null) await keep(scope, account)
})

/** Whoever asks took note that their second step was switched off. Doing it twice is no mistake. */
export const acknowledgeSecondFactorReset = operation('oneself', async (scope, _input: null) => {
  refuseActing(scope)
  const { id } = await ownAccountForUpdate(scope)
  await scope.tx.update(accounts).set({ secondFactorGoneAt: null }).where(eq(accounts.id, id))
})

/** The second step stays, because its owner said so or signed in with it. A mail tells them. */
export async function keep(
  scope: Parameters<typeof noteAudit>[0],
  account: Pick<AccountRow, 'id' | 'name' | 'email' | 'language'>,
): Promise<void> {
  const { tx, now } = scope
  const cleared = { secondFactorEndsAt: null, secondFactorEndToldAt: null }
  await tx.update(accounts).set(cleared).where(eq(accounts.id, account.id))
  await spendTokens(tx, account.id, ['secondFactor', 'secondFactorKeep'], now)
  await noteAudit(scope, { action: 'account.secondFactorKept', ...subjectOf(account) })
  await sendNotice(scope, 'secondFactorKept', account)
}

type Parts = { database: Database; publicUrl: string; now: () => Date; newId: () => string }

/** Reminds owners whose second step ends within a day, once, and switches off what is due. Whatever it did is noted in the
 *  transaction that did it: run twice, or by two at once, it does nothing twice. One account's failure keeps no other waiting. */
async function endSecondFactors(parts: Parts): Promise<void> {
  const { database, now } = parts
  const soon = new Date(now().getTime() + remindedHours * hourMilliseconds)
  const waiting = await database.drizzle
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNotNull(accounts.secondFactorEndsAt), lte(accounts.secondFactorEndsAt, soon)))
    .orderBy(accounts.id)
  const failures: unknown[] = []
  for (const { id } of waiting) {
    try {
      await endOrRemind(parts, id)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} second factors could not be ended`)
}

const endOrRemind = ({ database, publicUrl, now: clock, newId }: Parts, id: string): Promise<void> =>
  inTransaction(database, async tx => {
    const now = clock()
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, id), eq(accounts.isActive, true), isNotNull(accounts.secondFactorEndsAt)))
      .for('update')
    if (!account?.secondFactorEndsAt) return
    const scope = { tx, now, newId, viewer: guestViewer(), address: null }
    // Who became staff meanwhile is helped by an administrator.
    if (!isPlainCustomer(account.roles)) return keep(scope, account)
    if (account.secondFactorEndsAt <= now) return end(scope, account)
    const told = await tx
      .update(accounts)
      .set({ secondFactorEndToldAt: now })
      .where(and(eq(accounts.id, id), isNull(accounts.secondFactorEndToldAt)))
      .returning({ id: accounts.id })
    if (told.length > 0) await sendLink(scope, 'secondFactorEndsSoon', account, { publicUrl })
  })

async function end(scope: Parameters<typeof noteAudit>[0], account: AccountRow): Promise<void> {
  const { tx, now } = scope
  await resetSecondStep(tx, account.id, now)
  await spendTokens(tx, account.id, ['secondFactor', 'secondFactorKeep'], now)
  await endOtherSessions(tx, account.id, null)
  await noteAudit(scope, { action: 'account.secondFactorReset', ...subjectOf(account) })
  await tellEverywhere(scope, 'gone', account)
}
