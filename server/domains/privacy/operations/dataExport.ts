import { and, eq, lt, sql } from 'drizzle-orm'
import { dayOf } from '../../../kit/days.ts'
import { mailedPages } from '../../../kit/mailedPages.ts'
import { refuse } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { removeUnusedBytes } from '../../../platform/bytes.ts'
import { type Database, inTransaction } from '../../../platform/database.ts'
import { addJob } from '../../../platform/jobs.ts'
import { queueMail } from '../../../platform/mail.ts'
import { operation } from '../../../platform/operation.ts'
import type { PersonalData } from '../../../platform/personalData.ts'
import type { Storage } from '../../../platform/storage.ts'
import { defineTasks } from '../../../platform/tasks.ts'
import { accountRow, ownAccountForUpdate } from '../../accounts/ownAccount/queries.ts'
import { hashSecret, newSecret } from '../../accounts/sessions/sessions.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopSettings } from '../../settings/settings.ts'
import { archiveOf } from '../dataExport/archive.ts'
import { attachmentsOf, gatherPerson } from '../dataExport/gathering.ts'
import { privacyMail } from '../mails.ts'
import type { DataExport } from '../queries.ts'
import { exportEnd } from '../rules.ts'
import { dataExports } from '../tables.ts'

const TASK = 'build_data_export'
const MOST_ATTEMPTS = 5

/** Has all that is kept about the viewer gathered; a mail tells when it is ready. One at a time (EXPORT_RUNNING), and
 *  not by staff who act for them (ACTING_FOR_CUSTOMER). */
export const requestDataExport = operation('oneself', async (scope, _input: null): Promise<DataExport> => {
  const { tx, now, newId } = scope
  const account = await ownAccountForUpdate(scope)
  const [running] = await tx
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.accountId, account.id), eq(dataExports.state, 'queued')))
  if (running) refuse('EXPORT_RUNNING', [], 'An export is being made.')
  const [queued] = await tx
    .insert(dataExports)
    .values({ id: newId(), accountId: account.id, createdAt: now })
    .returning()
  await addJob(tx, TASK, { id: queued!.id }, { key: `${TASK} ${queued!.id}`, mostAttempts: MOST_ATTEMPTS })
  await noteAudit(scope, { action: 'account.exportRequested', subjectId: account.id, subjectName: account.name })
  return queued!
})

type Parts = {
  readonly database: Database
  readonly storage: Storage
  readonly publicUrl: string
  /** What every domain keeps of people. */
  readonly personalData: readonly PersonalData[]
  readonly now: () => Date
  readonly newId: () => string
}

/** The path of the page that fetches an export; whoever opens it signs in first. */
const exportPath = (language: 'de' | 'en', secret: string): string =>
  `${language === 'en' ? '/en' : ''}/${mailedPages.account}/${mailedPages.data}/${secret}`

/** The jobs of exports. */
export const exportTasks = defineTasks({
  [TASK]: {
    async run(parts, payload, job) {
      const { id } = payload as { id: string }
      try {
        await buildExport(parts, id)
      } catch (error) {
        if (job.attempt >= job.mostAttempts) await noteFailed(parts.database, id)
        throw error
      }
    },
  },
  remove_old_exports: { schedule: '57 * * * *', run: parts => purgeOldExports(parts) },
})

/** Gathers, packs and keeps an export, and tells the person. Doing it twice for the same export is doing it once. */
export async function buildExport(parts: Parts, id: string): Promise<void> {
  const { database, storage, publicUrl, personalData, now, newId } = parts
  const [wanted] = await database.drizzle.select().from(dataExports).where(eq(dataExports.id, id))
  if (wanted?.state !== 'queued') return
  const at = now()
  const account = await accountRow(database, wanted.accountId)
  if (!account?.isActive) return noteFailed(database, id)
  const { sha256, size } = await storage.putFile(
    archiveOf(await gatherPerson(database, personalData, account.id), personalData, at, {
      attachments: await attachmentsOf(database, personalData, account.id),
      storage,
    }),
  )
  const secret = newSecret()
  const expiresAt = exportEnd(at)
  await inTransaction(database, async tx => {
    const [ready] = await tx
      .update(dataExports)
      .set({
        ...{ state: 'ready', storageKey: sha256, secretHash: hashSecret(secret) },
        ...{ bytes: size, readyAt: at, expiresAt },
      })
      .where(and(eq(dataExports.id, id), eq(dataExports.state, 'queued')))
      .returning({ id: dataExports.id })
    // What nothing comes to refer to is swept away.
    if (!ready) return
    const settings = await readSettings(tx)
    const { email, name, language } = account
    const day = dayOf(expiresAt, shopSettings.of(settings).timeZone)
    const mail = privacyMail('dataExportReady', {
      ...{ language, settings, name, day },
      url: publicUrl + exportPath(language, secret),
    })
    const about = { kind: 'dataExportReady', accountId: account.id }
    await queueMail(tx, { ...about, to: email, language, secret, ...mail }, { now: at, newId })
  })
}

const noteFailed = async (database: Database, id: string): Promise<void> => {
  await database.drizzle
    .update(dataExports)
    .set({ state: 'failed' })
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'queued')))
}

/** An export that is still queued after so long was lost with its job. */
const LOST_MILLISECONDS = 86_400_000

/** Removes the files of exports that have expired, and tells apart those that will never be ready. */
export async function purgeOldExports({
  database,
  storage,
  now,
}: Pick<Parts, 'database' | 'storage' | 'now'>): Promise<void> {
  const at = now()
  const expired = await database.drizzle
    .select({ id: dataExports.id, storageKey: dataExports.storageKey })
    .from(dataExports)
    .where(and(lt(dataExports.expiresAt, at), sql`${dataExports.storageKey} is not null`))
  for (const { id, storageKey } of expired) {
    await database.drizzle.update(dataExports).set({ storageKey: null, secretHash: null }).where(eq(dataExports.id, id))
    await removeUnusedBytes({ database, storage }, [storageKey!])
  }
  await database.drizzle
    .update(dataExports)
    .set({ state: 'failed' })
    .where(and(eq(dataExports.state, 'queued'), lt(dataExports.createdAt, new Date(at.getTime() - LOST_MILLISECONDS))))
}
