import { linkTasks } from './domains/accounts/tasks.ts'
import { removeExpiredCarts } from './domains/cart/operations.ts'
import { refreshDueListings } from './domains/catalogue/operations/refreshDueListings.ts'
import { unpaidTasks } from './domains/orders/unpaid.ts'
import { exportTasks } from './domains/privacy/operations/dataExport.ts'
import { deletionTasks } from './domains/privacy/operations/deletion.ts'
import { readSettings } from './domains/settings/queries.ts'
import { newId } from './kit/ids.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { startJobs } from './platform/jobs.ts'
import type { ProcessLog } from './platform/log.ts'
import { mailTasks, sealOldSecrets } from './platform/mail.ts'
import { sealMailsWith } from './platform/mailSecrets.ts'
import { sealIn } from './platform/seal.ts'
import { openStorage } from './platform/storage.ts'

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
  const privacy = { database, storage, publicUrl: config.publicUrl, now: () => new Date(), newId }
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
    schedule:
      '*/5 * * * * refresh_listings\n7 * * * * cancel_unpaid_orders\n17 3 * * * remove_expired_carts\n27 3 * * * forget_unconfirmed_accounts\n37 3 * * * forget_ended_sessions\n47 3 * * * delete_due_accounts\n57 * * * * remove_old_exports\n*/10 * * * * end_second_factors',
    log,
  })
  await refreshDueListings(database, new Date())
  return async () => {
    await jobs.stop()
    mailing.close()
  }
}
