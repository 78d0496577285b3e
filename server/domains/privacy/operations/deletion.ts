import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import { dayOf } from '../../../kit/days.ts'
import { mailedPages } from '../../../kit/mailedPages.ts'
import { refuse } from '../../../kit/refusals.ts'
import { guestViewer } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { removeUnusedBytes } from '../../../platform/bytes.ts'
import { type Database, inTransaction, type Transaction } from '../../../platform/database.ts'
import { tell as tellNews } from '../../../platform/events.ts'
import { forgetJobsAbout } from '../../../platform/jobs.ts'
import { queueMail } from '../../../platform/mail.ts'
import { type OperationContext, type OperationScope, operation } from '../../../platform/operation.ts'
import type { PersonalData } from '../../../platform/personalData.ts'
import { takeTurns } from '../../../platform/statements.ts'
import type { Storage } from '../../../platform/storage.ts'
import { withOwnPassword } from '../../accounts/authentication/operations/ownPassword.ts'
import { customerDeleted } from '../../accounts/events.ts'
import { type AccountRow, ownAccountForUpdate } from '../../accounts/ownAccount/queries.ts'
import { accounts } from '../../accounts/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopSettings } from '../../settings/settings.ts'
import { privacyMail } from '../mails.ts'
import { deletionDue, dueBefore } from '../rules.ts'
import { dataExports } from '../tables.ts'
import { erasePerson } from './erasing.ts'

export type RequestDeletion = { readonly password: string; readonly publicUrl: string }

/**
 * Has the viewer's account deleted in 14 days, until when they can undo it; a mail says what happens and how. Asked for
 * twice is asked for once. Refuses as `withOwnPassword`, and with LAST_SYSTEM_ACCOUNT the last account that can do
 * everything.
 */
export async function requestDeletion(context: OperationContext, input: RequestDeletion): Promise<void> {
  await withOwnPassword(context, input.password, ['password'])
  await noteWish(context, { publicUrl: input.publicUrl })
}

const noteWish = operation('oneself', async (scope, { publicUrl }: { publicUrl: string }): Promise<void> => {
  const { tx, now } = scope
  const account = await ownAccountForUpdate(scope)
  if (account.deletionRequestedAt !== null) return
  if (await isLastSystemAccount(tx, account)) {
    refuse('LAST_SYSTEM_ACCOUNT', [], 'The last system account cannot be deleted.')
  }
  await tx.update(accounts).set({ deletionRequestedAt: now }).where(eq(accounts.id, account.id))
  await noteAudit(scope, { action: 'account.deletionRequested', subjectId: account.id, subjectName: account.name })
  await tell(scope, account, 'deletionAsked', deletionDue(now), publicUrl)
})

/** Takes the wish to be deleted back. Refuses ACTING_FOR_CUSTOMER; without a wish nothing happens. */
export const undoDeletion = operation('oneself', async (scope, input: { publicUrl: string }): Promise<void> => {
  const { tx, now } = scope
  const account = await ownAccountForUpdate(scope)
  if (account.deletionRequestedAt === null) return
  await tx.update(accounts).set({ deletionRequestedAt: null }).where(eq(accounts.id, account.id))
  await noteAudit(scope, { action: 'account.deletionUndone', subjectId: account.id, subjectName: account.name })
  await tell(scope, account, 'deletionUndone', now, input.publicUrl)
})

async function tell(
  scope: OperationScope,
  { id: accountId, email, name, language }: AccountRow,
  kind: 'deletionAsked' | 'deletionUndone',
  at: Date,
  publicUrl: string,
): Promise<void> {
  const settings = await readSettings(scope.tx)
  const day = dayOf(at, shopSettings.of(settings).timeZone)
  const url = `${publicUrl}${language === 'en' ? '/en' : ''}/${mailedPages.account}/${mailedPages.data}`
  const mail = privacyMail(kind, { language, settings, name, day, url })
  await queueMail(scope.tx, { kind, to: email, accountId, language, secret: null, ...mail }, scope)
}

/** Whether nobody could do everything any more without this account. Takes the lock that makes two of them wait for one
 *  another. */
async function isLastSystemAccount(tx: Transaction, { id, roles }: Pick<AccountRow, 'id' | 'roles'>): Promise<boolean> {
  if (!roles.includes('system')) return false
  await takeTurns(tx, 'last system account')
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        sql`'system' = any(${accounts.roles})`,
        ne(accounts.id, id),
        eq(accounts.isActive, true),
        eq(accounts.isBuiltIn, false),
        isNull(accounts.deletionRequestedAt),
      ),
    )
    .limit(1)
  return !other
}

type Parts = {
  readonly database: Database
  readonly storage: Storage
  /** What every domain keeps of people. */
  readonly personalData: readonly PersonalData[]
  readonly now: () => Date
  readonly newId: () => string
}

/** Makes unrecognisable whoever asked for it 14 days ago; answers with how many. Where one of them fails the others are
 *  done all the same, and then it throws, so that the job comes back for that one. */
export async function deleteDueAccounts(parts: Parts): Promise<number> {
  const due = await parts.database.drizzle
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.deletionRequestedAt),
        lte(accounts.deletionRequestedAt, dueBefore(parts.now())),
        isNull(accounts.anonymisedAt),
      ),
    )
  let count = 0
  const failures: unknown[] = []
  for (const { id } of due) {
    try {
      if (await anonymise(parts, id)) count += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`)
  return count
}

/**
 * Makes the person in an account unrecognisable, once: everything goes that the domains declare as erased. What stays, and
 * why, stands in their declarations; it leads to an account that names nobody. False where it was undone or done
 * meanwhile.
 */
async function anonymise({ database, storage, personalData, now, newId }: Parts, id: string): Promise<boolean> {
  const at = now()
  const files = await inTransaction(database, async tx => {
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, id), isNull(accounts.anonymisedAt)))
      .for('update')
    if (!account?.deletionRequestedAt || account.deletionRequestedAt > dueBefore(at)) return null
    if (await isLastSystemAccount(tx, account)) return null
    await tx.update(accounts).set({ anonymisedAt: at }).where(eq(accounts.id, id))
    const exported = await tx
      .select({ storageKey: dataExports.storageKey })
      .from(dataExports)
      .where(eq(dataExports.accountId, id))
    await erasePerson(tx, personalData, account)
    await forgetJobsAbout(tx, [account.id, account.email])
    const scope = { tx, viewer: guestViewer(), now: at, newId, address: null }
    await noteAudit(scope, { action: 'account.anonymised', subjectId: id, subjectName: 'gelöschtes Konto' })
    await tellNews(tx, customerDeleted, { accountId: id })
    return exported.map(({ storageKey }) => storageKey).filter(key => key !== null)
  })
  if (files === null) return false
  await removeUnusedBytes({ database, storage }, files)
  return true
}
