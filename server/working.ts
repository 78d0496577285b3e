import { linkTasks } from './domains/accounts/tasks.ts'
import { removeExpiredCarts } from './domains/cart/operations.ts'
import { refreshDueListings } from './domains/catalogue/operations/refreshDueListings.ts'
import { unpaidTasks } from './domains/orders/unpaid.ts'
import { exportTasks } from './domains/privacy/operations/dataExport.ts'
import { deletionTasks } from './domains/privacy/operations/deletion.ts'
import { readSettings } from './domains/settings/queries.ts'
import { newId } from './kit/ids.ts'
import { personalData } from './personalData.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { startJobs } from './platform/jobs.ts'
import type { ProcessLog } from './platform/log.ts'
import { mailTasks, sealOldSecrets } from './platform/mail.ts'
import { sealMailsWith } from './platform/mailSecrets.ts'
import { sealIn } from './platform/seal.ts'
import { openStorage } from './platform/storage.ts'

/** What comes due by itself: tasks, and when they run (minute, hour, day, month, weekday; UTC). */
export const schedule = {
  refresh_listings: '*/5 * * * *',
  cancel_unpaid_orders: '7 * * * *',
  end_second_factors: '*/10 * * * *',
  remove_expired_carts: '17 3 * * *',
  forget_unconfirmed_accounts: '27 3 * * *',
  forget_ended_sessions: '37 3 * * *',
  delete_due_accounts: '47 3 * * *',
  remove_old_exports: '57 * * * *',
} as const

/** Works through the jobs from now on: mails, and what comes due by itself. Resolves to what stops that. */
export async function workThroughJobs(
  config: Config,
  log: ProcessLog,
  database: Database,
): Promise<() => Promise<void>> {
  sealMailsWith(await sealIn(config.dataDir))
  await sealOldSecrets(database)
  const mailing = mailTasks({
    database,
    smtpUrl: config.smtpUrl,
    sender: async () => {
      const { shop } = await readSettings(database.drizzle)
      return `${JSON.stringify(shop.name)} <${shop.email}>`
    },
    now: () => new Date(),
  })
  const storage = await openStorage(config.dataDir)
  const privacy = { database, storage, personalData, publicUrl: config.publicUrl, now: () => new Date(), newId }
  const jobs = await startJobs({
    url: database.url,
    tasks: {
      ...mailing.tasks,
      ...linkTasks({ database, publicUrl: config.publicUrl, now: () => new Date(), newId }),
      ...exportTasks(privacy),
      ...deletionTasks(privacy),
      ...unpaidTasks({ database, publicUrl: config.publicUrl, now: () => new Date(), newId }),
      refresh_listings: async () => void (await refreshDueListings(database, new Date())),
      remove_expired_carts: async () => void (await removeExpiredCarts(database, new Date())),
    },
    schedule: Object.entries(schedule)
      .map(([task, times]) => `${times} ${task}`)
      .join('\n'),
    log,
  })
  await refreshDueListings(database, new Date())
  return async () => {
    await jobs.stop()
    mailing.close()
  }
}
