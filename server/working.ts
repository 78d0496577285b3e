import { blockTypes, pointedKinds, standingDefaults } from './blocks.ts'
import { blocksWith } from './domains/content/rules/blockTypes.ts'
import { pointersWith } from './domains/content/rules/pointers.ts'
import { standingDefaultsWith } from './domains/content/rules/standing.ts'
import { usesWith } from './domains/files/library/uses.ts'
import { readSettings, startSettings } from './domains/settings/queries.ts'
import { startWebhooks } from './domains/webhooks/sending/sender.ts'
import { fileUses } from './fileUses.ts'
import { newId } from './kit/ids.ts'
import { personalData } from './personalData.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { reactWith } from './platform/events.ts'
import { openImages } from './platform/images.ts'
import { startJobs } from './platform/jobs.ts'
import type { ProcessLog } from './platform/log.ts'
import { openMailServer, sealOldSecrets } from './platform/mail.ts'
import { sealIn, sealProcessWith } from './platform/seal.ts'
import { openShopStorage } from './platform/storage/shopStorage.ts'
import { tasksWith } from './platform/tasks.ts'
import { reactions } from './reactions.ts'
import { settingsSections } from './settings.ts'
import { schedule, tasks } from './tasks.ts'

/** Works through the jobs from now on, all that is gathered in `tasks.ts`, and sends webhooks. Resolves to what stops that. */
export async function workThroughJobs(
  config: Config,
  log: ProcessLog,
  database: Database,
): Promise<() => Promise<void>> {
  reactWith(reactions)
  usesWith(fileUses)
  blocksWith(blockTypes)
  standingDefaultsWith(standingDefaults)
  pointersWith(pointedKinds)
  const seal = await sealIn(config.dataDir)
  sealProcessWith(seal)
  startSettings({ sections: settingsSections, seal, log })
  await sealOldSecrets(database)
  const mailServer = config.smtpUrl === null ? null : openMailServer(config.smtpUrl)
  const storage = await openShopStorage(config, database, log)
  const now = () => new Date()
  const { dataDir } = config
  const images = await openImages({ storage, dataDir, log })
  const parts = {
    database,
    storage,
    images,
    dataDir,
    mailServer,
    personalData,
    publicUrl: config.publicUrl,
    now,
    newId,
  }
  const runnable = tasksWith(tasks, parts)
  const speaking = Object.fromEntries(
    Object.entries(runnable).map(([name, run]): [string, typeof run] => [
      name,
      async (payload, job) => {
        // Mails are written in the words that the shop has now.
        await readSettings(database.drizzle)
        await run(payload, job)
      },
    ]),
  )
  const jobs = await startJobs({ url: database.url, tasks: speaking, schedule, log })
  const webhooks = startWebhooks({ database, publicUrl: config.publicUrl, now, newId, log })
  const job = { id: 'start', attempt: 1, mostAttempts: 1, signal: new AbortController().signal }
  for (const [name, { alsoAtStart }] of Object.entries(tasks)) if (alsoAtStart) await runnable[name]!(null, job)
  return async () => {
    await Promise.all([jobs.stop(), webhooks.stop()])
    mailServer?.close()
  }
}
